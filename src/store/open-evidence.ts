// Opens a house for verification without changing it: a data folder by a copy, a PostgreSQL
// database by one transaction that only reads. Both may be in use meanwhile.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { checkMigrations, type Evidence, evidenceIn } from './evidence.ts';
import { copyDatabase } from './folder-copy.ts';
import { migrate } from './migrations.ts';
import { checkWhole, openPgliteDatabase } from './pglite.ts';
import type { Database, Sql, SqlRow } from './sql.ts';
import { StoreError } from './store.ts';

export interface FolderOptions {
  /** Called with what is being done when it takes a while. */
  readonly onNote?: (note: string) => void;
  /** Told how many bytes of how many have been copied. */
  readonly onCopied?: (done: number, total: number) => void;
}

/** The first reader of a row notes on its page that it was committed, and the page goes to the
 * write-ahead log. A copy doesn't need that log, so its tables are called unlogged. */
const UNLOGGED = `
update pg_class set relpersistence = 'u'
where oid in ('log'::regclass, 'entries'::regclass)
  or oid in (
    select indexrelid from pg_index where indrelid in ('log'::regclass, 'entries'::regclass)
  )`;

/** PGlite cannot read without writing, so it is given a copy, which is deleted in the end. */
export async function openFolderEvidence(
  dir: string,
  { onNote = () => {}, onCopied = () => {} }: FolderOptions = {},
): Promise<Evidence> {
  const folder = resolve(dir);
  const original = join(folder, 'database');
  if (!existsSync(original)) {
    throw new StoreError('unavailable', `No house in the data folder ${folder}.`);
  }
  checkWhole(original);
  const copy = mkdtempSync(join(tmpdir(), 'houseway-verify-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.on('exit', remove);
  let database: Database | undefined;
  const close = async () => {
    await database?.close();
    remove();
    process.off('exit', remove);
  };
  try {
    onNote(`Reading a copy of ${folder}; the original is not changed.`);
    await copyDatabase(original, join(copy, 'database'), onCopied);
    database = await openPgliteDatabase(copy, { isThrownAway: true });
    await migrate(database.writer);
    await database.writer.exec(UNLOGGED);
    const description = database.description.replace(copy, folder);
    return await evidenceIn(database.reader, { description, close });
  } catch (error) {
    await close();
    throw error;
  }
}

/** A connection of one transaction, which sees the database as it was when it began. */
async function readOnlySql(client: pg.Client): Promise<Sql> {
  await client.query('begin transaction isolation level repeatable read read only');
  const query: Sql['query'] = async (text, values = []) =>
    (await client.query<SqlRow>({ text, values: [...values] })).rows;
  return { query, exec: async (text) => void (await query(text)) };
}

export async function openDatabaseEvidence(url: string): Promise<Evidence> {
  const client = new pg.Client({ connectionString: url, application_name: 'houseway verify' });
  // A lost connection is told by the query that it ends.
  client.on('error', () => {});
  const close = () => client.end();
  try {
    await client.connect();
    const sql = await readOnlySql(client);
    await checkMigrations(sql);
    const [version] = await sql.query('show server_version');
    const { hostname, pathname } = new URL(url);
    const description = `PostgreSQL ${version?.['server_version']} at ${hostname || 'this machine'}${pathname}`;
    return await evidenceIn(sql, { description, close });
  } catch (error) {
    await close().catch(() => {});
    if (error instanceof StoreError) throw error;
    throw new StoreError('unavailable', `PostgreSQL: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
