// What `houseway verify` looks at: a log and its books, wherever they are, read from the beginning
// and never written to.
import { createHash } from 'node:crypto';
import { asCents, type Cents } from '#money';
import { type Page, pagesOf } from './evidence-pages.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Sql } from './sql.ts';
import { type Head, NO_HASH, type Snapshot, StoreError } from './store.ts';
import { noteOf, READ_BLOCKS, READ_LAST_CHECKPOINT, rootsOf } from './tree-rows.ts';

/** What an account holds, as the database says: credits less debits. */
export type StoredBalances = ReadonlyMap<string, Cents>;

/** What vouches for the log, as it stands beside it. */
export interface KeptTree {
  readonly blocks: readonly Uint8Array[];
  readonly note: string | undefined;
}

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
  balances(): Promise<StoredBalances | undefined>;
  snapshots(): Promise<readonly Snapshot[]>;
  /** What the database keeps of the tree: roots of blocks, and the newest note. */
  tree(): Promise<KeptTree | undefined>;
  close(): Promise<void>;
}

async function balancesOf(sql: Sql): Promise<StoredBalances> {
  const text = 'select account, (credits - debits)::text as net from balances';
  const rows = await sql.query(text);
  return new Map(
    rows.map(({ account, net }) => [account as string, asCents(BigInt(net as string))]),
  );
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
    ? { seq: Number(last['seq']), hash: (last['hash'] ?? '') as string }
    : { seq: 0, hash: NO_HASH };
  return {
    description,
    head,
    hiddenCount: Number(hidden?.['count']),
    pages: (after = 0) => pagesOf(sql, head, after),
    balances: () => balancesOf(sql),
    snapshots: () => snapshotsOf(sql),
    tree: async () => ({
      blocks: rootsOf(await sql.query(READ_BLOCKS)),
      note: noteOf(await sql.query(READ_LAST_CHECKPOINT)),
    }),
    close,
  };
}

/** Refuses a database that has been through other steps than this program knows; it changes
 * nothing, so an older one is refused as well. */
export async function checkMigrations(sql: Sql): Promise<void> {
  const [there] = await sql.query(`select to_regclass('migrations') is not null as there`);
  if (there?.['there'] !== true) {
    throw new StoreError('migration', 'No house in this database.');
  }
  const done = await sql.query('select checksum from migrations order by number');
  if (done.length > MIGRATIONS.length) {
    throw new StoreError(
      'newer',
      `The database has ${done.length} upgrade steps; this program knows ` +
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
