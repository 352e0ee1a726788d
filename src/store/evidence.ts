// What `houseway verify` looks at: a log and its books, wherever they are, read from the beginning
// and never written to.
import { createHash } from 'node:crypto';
import { MIGRATIONS } from './migrations.ts';
import type { Sql, SqlRow } from './sql.ts';
import { type Head, type LogLine, NO_HASH, type Snapshot, StoreError } from './store.ts';

/** An entry as it stands in the books: nothing of it is taken for granted. */
export interface BookedEntry {
  readonly seq: number;
  readonly line: number;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  /** Cents, as the database writes them: `140`. */
  readonly amount: string;
}

/** Rows of the log and the entries that name them, both in order. An entry that names no row is on
 * the page where its row would be. */
export interface Page {
  readonly lines: readonly LogLine[];
  readonly entries: readonly BookedEntry[];
}

/** What an account holds, as the database says: credits less debits. */
export type Balances = ReadonlyMap<string, bigint>;

export interface Evidence {
  /** What it is, in words for people. */
  readonly description: string;
  /** Where the log ends. */
  readonly head: Head;
  /** How many rows have no number, and so are on no page. */
  readonly hiddenCount: number;
  /** All rows after one, and all entries. The next page is read while one is being looked at. */
  pages(after?: number): AsyncIterable<Page>;
  /** What else the database keeps; a bundle has neither. */
  balances(): Promise<Balances | undefined>;
  snapshots(): Promise<readonly Snapshot[]>;
  close(): Promise<void>;
}

/** Many rows are read fastest when they come as one text a column. */
const PAGE_ROWS = 4_000;
const LEAST = -(2n ** 63n);
const GREATEST = 2n ** 63n - 1n;

const READ_PAGE = `
select * from (
  select count(*)::text as line_count, string_agg(seq::text, e'\\n') as seqs,
    string_agg(id, e'\\n') as ids, string_agg(body, e'\\n') as bodies,
    encode(string_agg(hash, ''), 'hex') as hashes
  from (select * from log where seq >= $1 and seq <= $2 order by seq) as page
) as lines, (
  select count(*)::text as entry_count, string_agg(seq::text, e'\\n') as entry_seqs,
    string_agg(line::text, e'\\n') as entry_lines, string_agg(kind, e'\\n') as kinds,
    string_agg(debit, e'\\n') as debits, string_agg(credit, e'\\n') as credits,
    string_agg(amount::text, e'\\n') as amounts
  from (select * from entries where seq >= $1 and seq <= $2 order by seq, line) as page
) as booked`;

const READ_LINES = `
select seq::text, id, body, encode(hash, 'hex') as hash from log
where seq >= $1 and seq <= $2 order by log.seq`;

const READ_ENTRIES = `
select seq::text, line::text, kind, debit, credit, amount::text from entries
where seq >= $1 and seq <= $2 order by entries.seq, entries.line`;

const columnOf = (row: SqlRow, name: string): string[] =>
  row[name] === null ? [] : (row[name] as string).split('\n');

const textIn = (row: SqlRow, name: string): string => (row[name] ?? '') as string;

/** The rows of a page, or nothing where its texts do not come apart again: only what was tampered
 * with has line breaks or nothing at all in it. */
function linesIn(row: SqlRow): LogLine[] | undefined {
  const count = Number(row['line_count']);
  const [seqs, ids, bodies] = [
    columnOf(row, 'seqs'),
    columnOf(row, 'ids'),
    columnOf(row, 'bodies'),
  ];
  const hashes = textIn(row, 'hashes');
  const isWhole = ids.length === count && bodies.length === count;
  if (!isWhole || hashes.length !== count * NO_HASH.length) return undefined;
  return seqs.map((seq, index) => ({
    seq: Number(seq),
    id: ids[index] as string,
    body: bodies[index] as string,
    hash: hashes.slice(index * NO_HASH.length, (index + 1) * NO_HASH.length),
  }));
}

function entriesIn(row: SqlRow): BookedEntry[] | undefined {
  const count = Number(row['entry_count']);
  const lines = columnOf(row, 'entry_lines');
  const [kinds, debits] = [columnOf(row, 'kinds'), columnOf(row, 'debits')];
  const [credits, amounts] = [columnOf(row, 'credits'), columnOf(row, 'amounts')];
  const columns = [lines, kinds, debits, credits, amounts];
  if (columns.some(({ length }) => length !== count)) return undefined;
  return columnOf(row, 'entry_seqs').map((seq, index) => ({
    seq: Number(seq),
    line: Number(lines[index]),
    kind: kinds[index] as string,
    debit: debits[index] as string,
    credit: credits[index] as string,
    amount: amounts[index] as string,
  }));
}

async function readPage(sql: Sql, from: bigint, through: bigint): Promise<Page> {
  const [row = {}] = await sql.query(READ_PAGE, [from, through]);
  const lines = linesIn(row);
  const entries = entriesIn(row);
  if (lines !== undefined && entries !== undefined) return { lines, entries };
  return readRowByRow(sql, from, through);
}

async function readRowByRow(sql: Sql, from: bigint, through: bigint): Promise<Page> {
  const lines = await sql.query(READ_LINES, [from, through]);
  const entries = await sql.query(READ_ENTRIES, [from, through]);
  return {
    lines: lines.map((row) => ({
      seq: Number(row['seq']),
      id: textIn(row, 'id'),
      body: textIn(row, 'body'),
      hash: textIn(row, 'hash'),
    })),
    entries: entries.map((row) => ({
      seq: Number(row['seq']),
      line: Number(row['line']),
      kind: textIn(row, 'kind'),
      debit: textIn(row, 'debit'),
      credit: textIn(row, 'credit'),
      amount: textIn(row, 'amount'),
    })),
  };
}

/** Pages by the numbers of rows and not by their count, the first and the last without an end: so
 * nothing lies between two pages, whatever its number is. */
async function* pagesOf(sql: Sql, head: Head, after: number): AsyncGenerator<Page> {
  const read = (from: number): Promise<Page> => {
    const isLast = from + PAGE_ROWS > head.seq;
    const page = readPage(
      sql,
      from === 1 ? LEAST : BigInt(from),
      isLast ? GREATEST : BigInt(from + PAGE_ROWS - 1),
    );
    // Whoever has seen enough does not ask for it any more.
    page.catch(() => {});
    return page;
  };
  let from = after + 1;
  let next = read(from);
  for (;;) {
    const page = await next;
    from += PAGE_ROWS;
    if (from > head.seq) {
      yield page;
      return;
    }
    next = read(from);
    yield page;
  }
}

async function balancesOf(sql: Sql): Promise<Balances> {
  const text = 'select account, (credits - debits)::text as net from balances';
  const rows = await sql.query(text);
  return new Map(rows.map(({ account, net }) => [account as string, BigInt(net as string)]));
}

async function snapshotsOf(sql: Sql): Promise<readonly Snapshot[]> {
  const rows = await sql.query(
    `select seq::text, encode(hash, 'hex') as hash, version, content from snapshots order by snapshots.seq`,
  );
  return rows.map(({ seq, hash, version, content }) => ({
    seq: Number(seq),
    hash: hash as string,
    version: version as string,
    content: content as Uint8Array,
  }));
}

/** A database that nobody writes to while it is read: a copy, or one transaction's view of it. */
export async function evidenceIn(
  sql: Sql,
  { description, close }: Pick<Evidence, 'description' | 'close'>,
): Promise<Evidence> {
  const [last] = await sql.query(
    `select seq::text, encode(hash, 'hex') as hash from log
     where log.seq is not null order by log.seq desc limit 1`,
  );
  // Whoever has dropped the primary key could have hidden rows from every reader by number.
  const [hidden] = await sql.query('select count(*)::text as count from log where seq is null');
  const head = last
    ? { seq: Number(last['seq']), hash: textIn(last, 'hash') }
    : { seq: 0, hash: NO_HASH };
  return {
    description,
    head,
    hiddenCount: Number(hidden?.['count']),
    pages: (after = 0) => pagesOf(sql, head, after),
    balances: () => balancesOf(sql),
    snapshots: () => snapshotsOf(sql),
    close,
  };
}

/** Refuses a database that has been through other steps than this program knows; it changes
 * nothing, so an older one is refused as well. */
export async function checkMigrations(sql: Sql): Promise<void> {
  const [there] = await sql.query(`select to_regclass('migrations') is not null as there`);
  if (there?.['there'] !== true) {
    throw new StoreError('migration', 'There is no house in this database.');
  }
  const done = await sql.query('select checksum from migrations order by number');
  if (done.length > MIGRATIONS.length) {
    throw new StoreError(
      'newer',
      `The database has been through ${done.length} steps; this program knows ` +
        `${MIGRATIONS.length}. Use the newer program that wrote it.`,
    );
  }
  const isOurs = MIGRATIONS.every(({ text }, index) => {
    const ours = createHash('sha256').update(text).digest('hex');
    return done[index]?.['checksum'] === ours;
  });
  if (isOurs) return;
  throw new StoreError(
    'migration',
    'The steps that this database has been through are not the ones that this program knows: it ' +
      'is older and this program has never served it, or it was changed by hand.',
  );
}
