// The store on any database that speaks our SQL. Many rows travel as one text a column, parted by
// line breaks: that is several times faster than a protocol row for each, in both directions.

import type { EntryKind } from '#ledger';
import { asCents, type Cents, countOf } from '#money';
import { assert } from '#result';
import { migrate } from './migrations.ts';
import { type Database, SqlError, type SqlRow } from './sql.ts';
import {
  type BookLine,
  type Head,
  type LogLine,
  type LogRow,
  NO_HASH,
  type PersonTag,
  type PersonTags,
  type RecordSpan,
  type SealedPersons,
  type Snapshot,
  type Store,
  StoreError,
  type StoreErrorCode,
  type StoreSize,
  type TreeRows,
} from './store.ts';
import { noteOf, READ_BLOCKS, READ_LAST_CHECKPOINT, rootsOf } from './tree-rows.ts';

const APPEND = `
with added as (
  insert into log (seq, id, body, hash)
  select $1::bigint + row.place - 1, row.id, row.body, decode(row.hash, 'hex')
  from unnest(string_to_array($2, e'\\n'), string_to_array($3, e'\\n'), string_to_array($4, e'\\n'))
    with ordinality as row (id, body, hash, place)
  returning seq
), booked as (
  insert into entries (seq, line, kind, debit, credit, amount)
  select * from unnest(
    string_to_array($5, e'\\n')::bigint[], string_to_array($6, e'\\n')::integer[],
    string_to_array($7, e'\\n'), string_to_array($8, e'\\n'), string_to_array($9, e'\\n'),
    string_to_array($10, e'\\n')::bigint[])
)
select count(*) as count from added`;

const READ_LOG = `
select string_agg(seq::text, e'\\n') as seqs, string_agg(id, e'\\n') as ids,
  string_agg(body, e'\\n') as bodies, encode(string_agg(hash, ''), 'hex') as hashes
from (select * from log where seq > $1 order by seq limit $2) as page`;

const READ_ENTRIES = `
select string_agg(seq::text, e'\\n') as seqs, string_agg(kind, e'\\n') as kinds,
  string_agg(debit, e'\\n') as debits, string_agg(credit, e'\\n') as credits,
  string_agg(amount::text, e'\\n') as amounts
from (select * from entries where seq > $1 and seq <= $2 order by seq, line) as page`;

/** A record begins with seq, id, input, at, by and command, none of which has a quote in it: so the
 * command stands before the 22nd quote, and nothing after it needs to be looked at. */
const READ_COMMANDS = `
select string_agg(seq::text, e'\\n') as seqs, string_agg(id, e'\\n') as ids,
  string_agg(body, e'\\n') as bodies, encode(string_agg(hash, ''), 'hex') as hashes
from (
  select * from log where seq > $1 and seq <= $2
    and split_part(body, '"', 22) = any(string_to_array($3, e'\\n'))
  order by seq
) as page`;

const SUM_ENTRIES = `
with pairs as (
  select debit, credit, sum(amount) as amount from entries
  where seq > $1 and seq <= $2 group by debit, credit
)
select account, sum(by)::text as net
from (
  select debit as account, -amount as by from pairs union all select credit, amount from pairs
) as sides
group by account`;

const SAVE_SNAPSHOT = `
with dropped as (
  delete from snapshots
  where seq in (select seq from snapshots where seq <> $1 order by seq desc offset 1)
)
insert into snapshots (seq, hash, version, content)
values ($1, decode($2, 'hex'), $3, decode($4, 'base64'))
on conflict (seq) do update
  set hash = excluded.hash, version = excluded.version, content = excluded.content`;

/** Kinds and tags, one a line each. */
const TAGS = `unnest(string_to_array($1, e'\\n'), string_to_array($2, e'\\n')) as row (kind, tag)`;

const FIND_TAGS = `
select distinct patron from person_index
where (kind, tag) in (select row.kind, decode(row.tag, 'hex') from ${TAGS})`;

const ADD_TAGS = `
insert into person_index (kind, tag, patron)
select row.kind, decode(row.tag, 'hex'), $3 from ${TAGS}
on conflict do nothing`;

const ADD_BLOCKS = `
insert into blocks (number, root)
select $1::bigint + row.place - 1, decode(row.root, 'hex')
from unnest(string_to_array($2, e'\\n')) with ordinality as row (root, place)
on conflict do nothing`;

const tagColumns = (tags: readonly PersonTag[]): string[] => [
  tags.map(({ kind }) => kind).join('\n'),
  tags.map(({ tag }) => tag).join('\n'),
];

/** What a refusal of the database means to whoever appends. Classes 22 and 23 are about values and
 * constraints; anything else leaves the outcome open. */
function codeOf({ code, constraint }: SqlError): StoreErrorCode {
  if (code === 'HW001' || constraint === 'log_pkey') return 'sequence';
  if (constraint === 'log_id_key') return 'duplicate';
  return code === 'HW002' || /^2[23]/.test(code) ? 'invalid' : 'unavailable';
}

function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message } = error as Error;
  const code = error instanceof SqlError ? codeOf(error) : 'unavailable';
  return new StoreError(code, `The database says: ${message}`, { cause: error });
}

const linesOf = (column: unknown): string[] => (column as string).split('\n');

/** The rows of a page of the log. */
function logLinesOf([page]: readonly SqlRow[]): readonly LogLine[] {
  if (page === undefined || page['seqs'] === null) return [];
  const ids = linesOf(page['ids']);
  const bodies = linesOf(page['bodies']);
  const hashes = page['hashes'] as string;
  return linesOf(page['seqs']).map((seq, index) => ({
    seq: Number(seq),
    id: ids[index] as string,
    body: bodies[index] as string,
    hash: hashes.slice(index * NO_HASH.length, (index + 1) * NO_HASH.length),
  }));
}

/** The rows as the parameters of APPEND. */
function columnsOf(rows: readonly LogRow[], first: number): (string | number)[] {
  const ids: string[] = [];
  const bodies: string[] = [];
  const hashes: string[] = [];
  const seqs: number[] = [];
  const lines: number[] = [];
  const kinds: string[] = [];
  const debits: string[] = [];
  const credits: string[] = [];
  const amounts: bigint[] = [];
  for (const [index, { seq, id, body, hash, entries }] of rows.entries()) {
    assert(seq === first + index, `row ${seq} stands in place ${first + index}`);
    assert(!body.includes('\n') && !id.includes('\n'), `row ${seq} has a line break`);
    ids.push(id);
    bodies.push(body);
    hashes.push(hash);
    for (const [place, { kind, debit, credit, amount }] of entries.entries()) {
      assert(!debit.includes('\n') && !credit.includes('\n'), `row ${seq} has a line break`);
      seqs.push(seq);
      lines.push(place + 1);
      kinds.push(kind);
      debits.push(debit);
      credits.push(credit);
      amounts.push(countOf(amount));
    }
  }
  const columns = [ids, bodies, hashes, seqs, lines, kinds, debits, credits, amounts];
  return [first, ...columns.map((column) => column.join('\n'))];
}

class SqlStore implements Store {
  readonly description: string;
  readonly persons: SealedPersons;
  readonly personTags: PersonTags;
  readonly tree: TreeRows;
  readonly #database: Database;
  #closing: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.description = database.description;
    this.persons = {
      put: async (id, sealed) => {
        await this.#write(
          `insert into persons (id, sealed) values ($1, $2)
           on conflict (id) do update set sealed = excluded.sealed`,
          [id, sealed],
        );
      },
      get: async (id) => {
        const [row] = await this.#read('select sealed from persons where id = $1', [id]);
        return row?.['sealed'] as Uint8Array | undefined;
      },
      erase: async (id) => {
        const erased = await this.#write('delete from persons where id = $1 returning id', [id]);
        return erased.length > 0;
      },
    };
    this.tree = {
      blocks: async () => rootsOf(await this.#read(READ_BLOCKS)),
      addBlocks: async (first, roots) => {
        const texts = roots.map((root) => Buffer.from(root).toString('hex'));
        await this.#write(ADD_BLOCKS, [first, texts.join('\n')]);
      },
      addCheckpoint: async (size, note) => {
        await this.#write(
          'insert into checkpoints (size, note) values ($1, $2) on conflict do nothing',
          [size, note],
        );
      },
      lastCheckpoint: async () => noteOf(await this.#read(READ_LAST_CHECKPOINT)),
    };
    this.personTags = {
      find: async (tags) => {
        const rows = await this.#read(FIND_TAGS, tagColumns(tags));
        return rows.map(({ patron }) => patron as string);
      },
      add: async (patron, tags) => {
        if (tags.length > 0) await this.#write(ADD_TAGS, [...tagColumns(tags), patron]);
      },
      erase: async (patron) => {
        await this.#write('delete from person_index where patron = $1', [patron]);
      },
    };
  }

  async append(rows: readonly LogRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const [written] = await this.#write(APPEND, columnsOf(rows, first.seq));
    if (written?.['count'] === BigInt(rows.length)) return;
    throw new StoreError('unavailable', 'The database didn’t confirm the write.');
  }

  async find(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const text = `select id, body from log where id = any(string_to_array($1, e'\\n'))`;
    const rows = await this.#read(text, [ids.join('\n')]);
    return new Map(rows.map(({ id, body }) => [id as string, body as string]));
  }

  async head(): Promise<Head> {
    const text = `select seq, encode(hash, 'hex') as hash from log order by seq desc limit 1`;
    const [row] = await this.#read(text);
    if (row === undefined) return { seq: 0, hash: NO_HASH };
    return { seq: Number(row['seq']), hash: row['hash'] as string };
  }

  async readLog(after: number, limit: number): Promise<readonly LogLine[]> {
    return logLinesOf(await this.#read(READ_LOG, [after, limit]));
  }

  async readCommands(
    commands: readonly string[],
    { after, through }: RecordSpan,
  ): Promise<readonly LogLine[]> {
    return logLinesOf(await this.#read(READ_COMMANDS, [after, through, commands.join('\n')]));
  }

  async sumEntries({ after, through }: RecordSpan): Promise<ReadonlyMap<string, Cents>> {
    const rows = await this.#read(SUM_ENTRIES, [after, through]);
    return new Map(
      rows.map(({ account, net }) => [account as string, asCents(BigInt(net as string))]),
    );
  }

  async readEntries(after: number, through: number): Promise<readonly BookLine[]> {
    const [page] = await this.#read(READ_ENTRIES, [after, through]);
    if (page === undefined || page['seqs'] === null) return [];
    const kinds = linesOf(page['kinds']);
    const debits = linesOf(page['debits']);
    const credits = linesOf(page['credits']);
    const amounts = linesOf(page['amounts']);
    return linesOf(page['seqs']).map((seq, index) => ({
      seq: Number(seq),
      kind: kinds[index] as EntryKind,
      debit: debits[index] as string,
      credit: credits[index] as string,
      amount: asCents(BigInt(amounts[index] as string)),
    }));
  }

  async saveSnapshot({ seq, hash, version, content }: Snapshot): Promise<void> {
    // As base64: the embedded database would write bytes out digit by digit, for many seconds.
    const { buffer, byteOffset, byteLength } = content;
    const text = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
    await this.#write(SAVE_SNAPSHOT, [seq, hash, version, text]);
  }

  async loadSnapshots(): Promise<readonly Snapshot[]> {
    const rows = await this.#read(
      `select seq, encode(hash, 'hex') as hash, version, encode(content, 'base64') as content
       from snapshots order by seq desc limit 2`,
    );
    return rows.map(({ seq, hash, version, content }) => ({
      seq: Number(seq),
      hash: hash as string,
      version: version as string,
      content: Buffer.from(content as string, 'base64'),
    }));
  }

  async size(): Promise<StoreSize> {
    const [row] = await this.#read(
      `select pg_database_size(current_database()) as bytes,
         (select coalesce(max(seq), 0) from log) as rows`,
    );
    return { bytes: Number(row?.['bytes']), logRows: Number(row?.['rows']) };
  }

  close(): Promise<void> {
    this.#closing ??= this.#database.close();
    return this.#closing;
  }

  #write(text: string, values: Parameters<Database['writer']['query']>[1]) {
    return this.#ask('writer', text, values);
  }

  #read(text: string, values?: Parameters<Database['reader']['query']>[1]) {
    return this.#ask('reader', text, values);
  }

  async #ask(
    who: 'writer' | 'reader',
    text: string,
    values: Parameters<Database['reader']['query']>[1],
  ): Promise<readonly SqlRow[]> {
    if (this.#closing) throw new StoreError('unavailable', 'The store is closed.');
    try {
      return await this.#database[who].query(text, values);
    } catch (error) {
      throw storeErrorOf(error);
    }
  }
}

/** Brings the database up to date and gives the store on it. */
export async function openSqlStore(database: Database): Promise<Store> {
  try {
    await migrate(database.writer);
    return new SqlStore(database);
  } catch (error) {
    await database.close();
    throw storeErrorOf(error);
  }
}
