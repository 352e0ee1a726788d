// A PostgreSQL server: one connection that writes and holds the lock of the only writer, and one
// that reads, so that a long report does not hold up a fee.
import pg from 'pg';
import { type Database, type Sql, SqlError, type SqlRow, type SqlValue } from './sql.ts';
import { openSqlStore } from './sql-store.ts';
import { type Store, StoreError } from './store.ts';

/** The advisory lock of the writer of a house's database. Any number would do. */
const WRITER_LOCK = 4_872_611_902_533n;

const CONNECT_MS = 10_000;
/** A server that hasn't answered a write for this long is gone, no matter what the network says. */
const ANSWER_MS = 60_000;

const INT8 = 20;
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === INT8
    ? BigInt
    : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser;

const unavailable = (message: string, cause?: unknown): StoreError =>
  new StoreError('unavailable', `PostgreSQL: ${message}`, { cause });

/** Errors of class 08, 57 and 58 are about the connection, the server or its disk, not about the
 * request. */
const isAboutStatement = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError &&
  error.severity === 'ERROR' &&
  !/^(?:08|57|58)/.test(error.code ?? '');

function faultOf(error: unknown): Error {
  if (!isAboutStatement(error)) return unavailable((error as Error).message, error);
  const { message, code = '', constraint = '' } = error;
  return new SqlError({ message, code, constraint });
}

class Connection implements Sql {
  readonly #client: pg.Client;
  #failure: Error | undefined;

  constructor(client: pg.Client) {
    this.#client = client;
    this.#client.on('error', (error) => this.#fail(error));
    this.#client.on('end', () => this.#fail(new Error('the connection has ended')));
  }

  async connect(): Promise<void> {
    try {
      await this.#client.connect();
    } catch (error) {
      throw unavailable((error as Error).message, error);
    }
  }

  async query(text: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
    return this.#ask({ text, values: values.map(passed), query_timeout: ANSWER_MS });
  }

  async exec(text: string): Promise<void> {
    await this.#ask({ text });
  }

  async end(): Promise<void> {
    await this.#client.end().catch(() => {});
  }

  async #ask(question: pg.QueryConfig & { query_timeout?: number }): Promise<readonly SqlRow[]> {
    if (this.#failure) throw unavailable(this.#failure.message, this.#failure);
    try {
      return (await this.#client.query<SqlRow>(question)).rows;
    } catch (error) {
      // After a time-out or a broken connection, it is unknown which request the next answer
      // belongs to.
      if (!(error instanceof pg.DatabaseError)) this.#fail(error as Error);
      throw faultOf(error);
    }
  }

  #fail(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    void this.end();
  }
}

function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      application_name: 'houseway',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      types: { getTypeParser },
    });
  } catch (error) {
    throw unavailable('the database address must look like postgres://user@host/name', error);
  }
}

/** Bytes go as they are; the driver knows them as Buffer only. */
const passed = (value: SqlValue): unknown =>
  value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value;

async function prepareWriter(writer: Connection): Promise<void> {
  const [lock] = await writer.query('select pg_try_advisory_lock($1) as taken', [WRITER_LOCK]);
  if (lock?.['taken'] !== true) {
    const [other] = await writer.query(
      `select pid, client_addr::text as host from pg_stat_activity
       where pid in (select pid from pg_locks where locktype = 'advisory' and granted
         and (classid::bigint << 32) + objid::bigint = $1
         and database = (select oid from pg_database where datname = current_database()))`,
      [WRITER_LOCK],
    );
    const who = other ? ` (server process ${other['pid']}, from ${other['host'] ?? 'here'})` : '';
    throw new StoreError('locked', `Another process is using this database${who}.`);
  }
  await writer.exec('set synchronous_commit = on');
  const [fsync] = await writer.query('show fsync');
  if (fsync?.['fsync'] !== 'on') {
    throw new StoreError(
      'not-durable',
      'This PostgreSQL runs with fsync off, so a power cut could lose what was acknowledged. ' +
        'Set fsync = on.',
    );
  }
}

/** What people are told about where the data is: never the password. */
async function descriptionOf(reader: Connection, url: string): Promise<string> {
  const [version] = await reader.query('show server_version');
  const { hostname, pathname } = new URL(url);
  return `PostgreSQL ${version?.['server_version']} at ${hostname || 'this machine'}${pathname}`;
}

export async function openPostgresDatabase(url: string): Promise<Database> {
  const writer = new Connection(clientOf(url));
  const reader = new Connection(clientOf(url));
  const close = async () => {
    await Promise.all([writer.end(), reader.end()]);
  };
  try {
    await writer.connect();
    await prepareWriter(writer);
    await reader.connect();
    await reader.exec('set default_transaction_read_only = on');
    return { description: await descriptionOf(reader, url), writer, reader, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the store in a PostgreSQL database, as in `postgres://user@host/name`. */
export const openPostgres = async (url: string): Promise<Store> =>
  openSqlStore(await openPostgresDatabase(url));
