// Tampering in SQL, by a person who owns the database and switches its guards off: verify names the
// place. The same on both databases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { type Evidence, evidenceIn } from './evidence.ts';
import { openDatabaseEvidence, openFolderEvidence } from './open-evidence.ts';
import { openPglite, openPgliteDatabase } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { takeSnapshot } from './snapshot.ts';
import type { Database, Sql } from './sql.ts';
import type { LogRow, Store } from './store.ts';
import { houseAfter, recordWith, rowsOf, storyRecords } from './verify.fixture.ts';
import { verifyEvidence } from './verify.ts';

const records = storyRecords();
const rows = rowsOf(records);
const last = rows.at(-1) as LogRow;
/** Seven fees of $1.00, of which 20% go to the meter and the rest to the reserve. */
const fees = recordWith(records, 'round-started').seq;
const { id } = records[fees - 1] as LogRow & (typeof records)[number];

/** The tampering, and what verify says: which record, and how. */
const TAMPERED: Readonly<Record<string, readonly [sql: string, seq: number, what: RegExp]>> = {
  'an amount': [
    `update entries set amount = 1400 where seq = ${fees} and line = 1`,
    fees,
    new RegExp(
      `^the amount of line 1 of the entries of record ${fees} is 14.00, the log says 1.40$`,
    ),
  ],
  'an account': [
    `update entries set credit = 'house/cage' where seq = ${fees} and line = 2`,
    fees,
    /^the credit of line 2 of .* is house\/cage, the log says fund\/jackpot\/reserve$/,
  ],
  'the kind of an entry': [
    `update entries set kind = 'transfer' where seq = ${fees} and line = 2`,
    fees,
    /^the kind of line 2 of .* is transfer, the log says contribution$/,
  ],
  'the number of a line': [
    `update entries set line = 3 where seq = ${fees} and line = 2`,
    fees,
    /^line 2 of .* is missing, the log says contribution of 5\.60/,
  ],
  'an entry that is taken away': [
    `delete from entries where seq = ${fees} and line = 1`,
    fees,
    /^line 1 of .* is missing, the log says contribution of 1\.40/,
  ],
  'an entry that is put in': [
    `insert into entries values (${fees}, 3, 'transfer', 'house/capital', 'house/cage', 5)`,
    fees,
    /^line 3 of .* does not follow from the log: transfer of 0\.05/,
  ],
  'entries of no record': [
    `insert into entries values (${last.seq + 5000}, 1, 'transfer', 'house/capital', 'house/cage', 5)`,
    last.seq + 5000,
    /which is not in the log: transfer of 0\.05/,
  ],
  'entries before the first record': [
    `insert into entries values (-3, 1, 'transfer', 'house/capital', 'house/cage', 5)`,
    -3,
    /which is not in the log/,
  ],
  'one character of a body': [
    `update log set body = replace(body, '"1.40"', '"1.41"') where seq = ${fees}`,
    fees,
    /^the body of record .* does not have the hash that stands beside it/,
  ],
  'a line break in a body': [
    `alter table log drop constraint log_body_check;
     update log set body = replace(body, '{"seq"', e'{\\n"seq"') where seq = ${fees}`,
    fees,
    /^the body of record .* does not have the hash/,
  ],
  'a body that is gone': [
    `alter table log alter body drop not null; update log set body = null where seq = ${fees}`,
    fees,
    /^the body of record .* does not have the hash/,
  ],
  'a hash': [
    `update log set hash = decode('${last.hash}', 'hex') where seq = ${fees}`,
    fees,
    /does not have the hash that stands beside it/,
  ],
  'an id': [
    `update log set id = 'another' where seq = ${fees}`,
    fees,
    new RegExp(`^the id beside record ${fees} is another, its body says ${id}$`),
  ],
  'a row that is taken away': [
    `delete from log where seq = ${fees}; delete from entries where seq = ${fees}`,
    fees,
    new RegExp(`^record ${fees} is missing: record ${fees + 1} stands next$`),
  ],
  'the last rows, without their entries': [
    `delete from log where seq >= ${fees}`,
    fees,
    /which is not in the log: contribution of 1\.40/,
  ],
  'two rows that change places': [
    `update log set seq = -${fees} where seq = ${fees};
     update log set seq = ${fees} where seq = ${fees + 1};
     update log set seq = ${fees + 1} where seq = -${fees}`,
    fees,
    new RegExp(`^the body of record ${fees + 1} is in the place of record ${fees}$`),
  ],
  'a row that is there twice': [
    `alter table log drop constraint log_pkey; alter table log drop constraint log_id_key;
     insert into log select * from log where seq = ${fees}`,
    fees,
    /appears more than once/,
  ],
  'a row without a number': [
    `alter table log drop constraint log_pkey; alter table log alter seq drop not null;
     insert into log select null, 'one-more', body, hash from log where seq = ${fees}`,
    last.seq,
    /^the log has 1 rows without a number$/,
  ],
  'a balance': [
    `create or replace view balances (account, debits, credits) as
       select account, sum(debits), sum(credits) from (
         select debit as account, amount as debits, 0 as credits from entries
         union all select credit, 0, amount from entries
         union all select 'house/cage', 1, 0
       ) as sides group by account`,
    last.seq,
    /^the balance of house\/cage is -?[\d.]+, the log says -?[\d.]+$/,
  ],
  'a snapshot': [
    `update snapshots set content = set_byte(content, 99, 255 - get_byte(content, 99))`,
    last.seq,
    /^the snapshot of record .* cannot be used: its checksum/,
  ],
};

const OFF = 'alter table log disable trigger user; alter table entries disable trigger user';

/** Does something in a transaction, looks at the result, and rolls it back. */
async function tampered<T>(
  sql: Sql,
  change: string,
  look: (evidence: Evidence) => Promise<T>,
): Promise<T> {
  await sql.exec('begin');
  try {
    await sql.exec(OFF);
    await sql.exec(change);
    return await look(await evidenceIn(sql, { description: 'tampered', close: async () => {} }));
  } finally {
    await sql.exec('rollback');
  }
}

async function fill(store: Store): Promise<void> {
  await store.append(rows);
  await store.saveSnapshot(takeSnapshot(houseAfter(records), last));
  await store.close();
}

const RIGHT = {
  ok: true,
  records: rows.length,
  entries: rows.reduce((sum, each) => sum + each.entries.length, 0),
  head: { seq: last.seq, hash: last.hash },
  snapshots: { kept: 1, compared: 1 },
};

async function expectNamed(sql: Sql, name: string): Promise<void> {
  const [change, seq, what] = TAMPERED[name] as (typeof TAMPERED)[string];
  const verdict = await tampered(sql, change, (evidence) => verifyEvidence(evidence));
  expect(verdict).toMatchObject({ ok: false, seq, what: expect.stringMatching(what) });
}

describe('PGlite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-evidence-'));
  let database: Database;

  beforeAll(async () => {
    await fill(await openPglite(folder));
    database = await openPgliteDatabase(folder);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a folder that is open elsewhere is verified by a copy', async () => {
    const notes: string[] = [];
    const evidence = await openFolderEvidence(folder, { onNote: (note) => notes.push(note) });
    expect(await verifyEvidence(evidence)).toMatchObject(RIGHT);
    expect(evidence.description).toMatch(folder);
    expect(notes).toEqual([expect.stringMatching(/copy/)]);
    await evidence.close();
  });

  test('a folder without a house is refused, and nothing is made in it', async () => {
    const nothing = join(folder, 'nothing');
    await expect(openFolderEvidence(nothing)).rejects.toThrow(/No house/);
  });

  test.each(Object.keys(TAMPERED))('%s', (name) => expectNamed(database.writer, name));
});

describe('PostgreSQL', () => {
  let server: TestPostgres;
  let client: pg.Client;
  let sql: Sql;

  beforeAll(async () => {
    server = await startPostgres();
    await fill(await openPostgres(server.url));
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const query: Sql['query'] = async (text, values = []) =>
      (await client.query({ text, values: [...values] })).rows;
    sql = { query, exec: async (text) => void (await client.query(text)) };
  });
  afterAll(async () => {
    await client?.end();
    await server?.stop();
  });

  test('a database that a house writes to is verified as it was at one moment', async () => {
    const house = await openPostgres(server.url);
    const evidence = await openDatabaseEvidence(server.url);
    await client.query(`insert into persons values ('p9', '\\x00')`);
    expect(await verifyEvidence(evidence)).toMatchObject(RIGHT);
    await evidence.close();
    await house.close();
  });

  test('a database without a house, one that cannot be reached, one that is newer', async () => {
    await client.query('create schema empty');
    const empty = new URL(server.url);
    empty.searchParams.set('options', '-c search_path=empty');
    await expect(openDatabaseEvidence(empty.href)).rejects.toThrow(/No house/);
    await expect(openDatabaseEvidence('postgres://127.0.0.1:1/none')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await client.query(`insert into migrations values (99, 'later', 'x')`);
    await expect(openDatabaseEvidence(server.url)).rejects.toMatchObject({ code: 'newer' });
    await client.query('delete from migrations where number = 99');
  });

  test.each(Object.keys(TAMPERED))('%s', (name) => expectNamed(sql, name));
});
