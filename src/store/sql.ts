// The little that the store asks of a database, embedded or not.

export type SqlValue = string | number | bigint | boolean | Uint8Array | null;
/** A row by its column names: int8 comes as bigint, bytea as bytes, text as text. */
export type SqlRow = Readonly<Record<string, unknown>>;

export interface Sql {
  /** One statement with its parameters. */
  query(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** The same for rows of the log whose `bodies` and `hashes` are texts: each comes with its
   * `linked_count` (see chain.ts), where the database has a thread that can look meanwhile. */
  queryLinked?(text: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Several statements in one text, without parameters; together they are one transaction. */
  exec(text: string): Promise<void>;
}

/** A database that is open, and ours alone to write to. */
export interface Database {
  readonly description: string;
  readonly writer: Sql;
  /** For reports, so that they do not hold up the writer where the database can do both. */
  readonly reader: Sql;
  close(): Promise<void>;
}

/** What a database says when it refuses a statement, as both our databases say it. */
export interface SqlFault {
  /** The five characters of SQLSTATE; nothing when it is not the database that speaks. */
  readonly code?: string;
  readonly constraint?: string;
  readonly message: string;
}

export class SqlError extends Error implements SqlFault {
  override readonly name = 'SqlError';
  readonly code: string;
  readonly constraint: string;

  constructor({ code = '', constraint = '', message }: SqlFault) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}
