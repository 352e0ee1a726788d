// How the rows of the log and the books come out of a database: many at once, as one text a column,
// and then as small pages, one after another. What has been looked at is gone before the garbage
// collector would have to carry it along.
import type { Sql, SqlRow } from './sql.ts';
import { type Head, type LogLine, NO_HASH } from './store.ts';

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

/** A row of the log. */
export interface EvidentLine extends LogLine {
  /** Whether it has been found to follow the row before it on the page, or the page before: its hash
   * is that of its body after the other's hash. Where it has not, it is still to be looked at. */
  readonly isLinked?: boolean;
}

/** Rows of the log and the entries that name them, both in order. An entry that names no row is on
 * the page where its row would be. */
export interface Page {
  readonly lines: readonly EvidentLine[];
  readonly entries: readonly BookedEntry[];
}

const READ_ROWS = 4_000;
const PAGE_ROWS = 200;
const LEAST = -(2n ** 63n);
const GREATEST = 2n ** 63n - 1n;

const READ = `
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

/** Gives what was read one by one, and then nothing. */
type Reader<T> = () => T | undefined;

interface Rows {
  readonly nextLine: Reader<EvidentLine>;
  readonly nextEntry: Reader<BookedEntry>;
}

const textIn = (row: SqlRow, name: string): string => (row[name] ?? '') as string;

/** Whether the text of a column comes apart again into so many pieces: only what was tampered with
 * has line breaks or nothing at all in it. */
function hasPieces(text: unknown, count: number): boolean {
  if (typeof text !== 'string' || count === 0) return text === null && count === 0;
  let pieces = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) pieces += 1;
  return pieces === count;
}

/** The pieces of a column's text, one after another. */
function piecesOf(row: SqlRow, name: string): () => string {
  const text = textIn(row, name);
  let at = 0;
  return () => {
    const end = text.indexOf('\n', at);
    const piece = text.slice(at, end < 0 ? text.length : end);
    at = end + 1;
    return piece;
  };
}

/** The rows of the log in their texts, or nothing where these do not come apart. */
function linesIn(row: SqlRow): Reader<EvidentLine> | undefined {
  const count = Number(row['line_count']);
  const hashes = textIn(row, 'hashes');
  if (!['seqs', 'ids', 'bodies'].every((name) => hasPieces(row[name], count))) return undefined;
  if (hashes.length !== count * NO_HASH.length) return undefined;
  const [seq, id, body] = [piecesOf(row, 'seqs'), piecesOf(row, 'ids'), piecesOf(row, 'bodies')];
  const linkedCount = Number(row['linked_count'] ?? 0);
  let index = -1;
  return () => {
    index += 1;
    if (index >= count) return undefined;
    const hash = hashes.slice(index * NO_HASH.length, (index + 1) * NO_HASH.length);
    // What the first one follows was not read with it.
    const isLinked = index > 0 && index < linkedCount;
    return { seq: Number(seq()), id: id(), body: body(), hash, isLinked };
  };
}

const ENTRY_COLUMNS = ['entry_seqs', 'entry_lines', 'kinds', 'debits', 'credits', 'amounts'];

function entriesIn(row: SqlRow): Reader<BookedEntry> | undefined {
  const count = Number(row['entry_count']);
  if (!ENTRY_COLUMNS.every((name) => hasPieces(row[name], count))) return undefined;
  const [seq, line] = [piecesOf(row, 'entry_seqs'), piecesOf(row, 'entry_lines')];
  const [kind, amount] = [piecesOf(row, 'kinds'), piecesOf(row, 'amounts')];
  const [debit, credit] = [piecesOf(row, 'debits'), piecesOf(row, 'credits')];
  let index = -1;
  return () => {
    index += 1;
    if (index >= count) return undefined;
    return {
      seq: Number(seq()),
      line: Number(line()),
      kind: kind(),
      debit: debit(),
      credit: credit(),
      amount: amount(),
    };
  };
}

async function read(sql: Sql, from: bigint, through: bigint): Promise<Rows> {
  const [row = {}] = await (sql.queryLinked ?? sql.query)(READ, [from, through]);
  const nextLine = linesIn(row);
  const nextEntry = entriesIn(row);
  if (nextLine !== undefined && nextEntry !== undefined) return { nextLine, nextEntry };
  return readRowByRow(sql, from, through);
}

function oneByOne<T>(items: readonly T[]): Reader<T> {
  const iterator = items.values();
  return () => iterator.next().value;
}

async function readRowByRow(sql: Sql, from: bigint, through: bigint): Promise<Rows> {
  const lines = await sql.query(READ_LINES, [from, through]);
  const entries = await sql.query(READ_ENTRIES, [from, through]);
  return {
    nextLine: oneByOne(
      lines.map((row) => ({
        seq: Number(row['seq']),
        id: textIn(row, 'id'),
        body: textIn(row, 'body'),
        hash: textIn(row, 'hash'),
      })),
    ),
    nextEntry: oneByOne(
      entries.map((row) => ({
        seq: Number(row['seq']),
        line: Number(row['line']),
        kind: textIn(row, 'kind'),
        debit: textIn(row, 'debit'),
        credit: textIn(row, 'credit'),
        amount: textIn(row, 'amount'),
      })),
    ),
  };
}

/** Cuts what was read into pages. */
function* pagesIn({ nextLine, nextEntry }: Rows): Generator<Page> {
  let line = nextLine();
  let entry = nextEntry();
  do {
    const lines: EvidentLine[] = [];
    const entries: BookedEntry[] = [];
    let through = Number.POSITIVE_INFINITY;
    for (; line !== undefined && lines.length < PAGE_ROWS; line = nextLine()) lines.push(line);
    if (line !== undefined) through = (lines.at(-1) as EvidentLine).seq;
    for (; entry !== undefined && entry.seq <= through; entry = nextEntry()) entries.push(entry);
    yield { lines, entries };
  } while (line !== undefined);
}

/** Reads by the numbers of rows and not by their count, the first time and the last without an end:
 * so no number can lie between two pages. */
export async function* pagesOf(sql: Sql, head: Head, after: number): AsyncGenerator<Page> {
  const readFrom = (from: number): Promise<Rows> => {
    const isLast = from + READ_ROWS > head.seq;
    const rows = read(
      sql,
      from === 1 ? LEAST : BigInt(from),
      isLast ? GREATEST : BigInt(from + READ_ROWS - 1),
    );
    // A reader who has seen enough does not ask for it any more.
    rows.catch(() => {});
    return rows;
  };
  let from = after + 1;
  let next = readFrom(from);
  for (;;) {
    const rows = await next;
    from += READ_ROWS;
    const isLast = from > head.seq;
    if (!isLast) next = readFrom(from);
    yield* pagesIn(rows);
    if (isLast) return;
  }
}
