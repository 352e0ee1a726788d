// The log, and those who have the database: what is rewritten, cut, put back or taken away does not start.
// Tried on both databases, with the files and the SQL that such a person has.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { parseCheckpoint } from '#checkpoint';
import { makeRulebook } from '#house';
import { sure } from '#result';
import {
  type Evidence,
  NO_HASH,
  openDatabaseEvidence,
  openFolderEvidence,
  openPglite,
  openPostgres,
  runHouse,
  type Store,
  verifyEvidence,
} from '#store';
import { endRound, openingCommands, startRound } from '../../src/store/house.fixture.ts';
import { newKeys, type TestKeys } from '../../src/store/log-keys.fixture.ts';
import { openPgliteDatabase } from '../../src/store/pglite.ts';
import { plainHash } from '../../src/store/rows.fixture.ts';
import { START, submitAll } from '../../src/store/writer.fixture.ts';
import { startPostgres } from '../postgres.ts';

/** A database, and everything that a person can do who has it. */
interface Place {
  open(): Promise<Store>;
  evidence(): Promise<Evidence>;
  tamper(text: string): Promise<void>;
  /** A copy, as it is now, in the place of which this one can be put later. */
  copy(): Promise<Place>;
  remove(): Promise<void>;
}

function inFolder(folder = mkdtempSync(join(tmpdir(), 'houseway-attacked-'))): Place {
  return {
    open: () => openPglite(folder),
    evidence: () => openFolderEvidence(folder),
    async tamper(text) {
      const database = await openPgliteDatabase(folder);
      await database.writer.exec(text);
      await database.close();
    },
    async copy() {
      const other = mkdtempSync(join(tmpdir(), 'houseway-attacked-'));
      cpSync(folder, other, { recursive: true });
      return inFolder(other);
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function inPostgres(): Promise<Place> {
  const server = await startPostgres();
  let copies = 0;
  const run = async (url: string, text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const named = (url: string, remove: () => Promise<void>): Place => ({
    open: () => openPostgres(url),
    evidence: () => openDatabaseEvidence(url),
    tamper: (text) => run(url, text),
    async copy() {
      copies += 1;
      const [from, other] = [new URL(url), new URL(url)];
      other.pathname = `${from.pathname}_${copies}`;
      const all = new URL(url);
      all.pathname = '/postgres';
      const [one, two] = [from, other].map(({ pathname }) => pathname.slice(1));
      await run(all.href, `create database "${two}" template "${one}"`);
      return named(other.href, () => run(all.href, `drop database "${two}"`));
    },
    remove,
  });
  return named(server.url, () => server.stop());
}

/** Changes that no trigger stops. */
const quietly = (text: string): string =>
  ['log', 'entries', 'blocks', 'checkpoints']
    .map((table) => `alter table ${table} disable trigger user;`)
    .concat(text)
    .join('\n');

/** Removes the records after one, with everything that follows from them. */
const cutAfter = (seq: number): string =>
  quietly(`delete from log where seq > ${seq}; delete from entries where seq > ${seq};
    delete from snapshots where seq > ${seq}; delete from checkpoints where size > ${seq};`);

describe.each([
  ['PGlite', async () => inFolder()],
  ['PostgreSQL', inPostgres],
])('a log in %s', (_, makePlace) => {
  const keys = newKeys();
  let place: Place;
  let backup: Place;
  const copies: Place[] = [];

  const start = (of: Place, by: TestKeys = keys) =>
    runHouse({
      open: () => of.open(),
      rulebook: makeRulebook(ACTIVITIES),
      clock: () => START,
      keys: by,
    });
  /** A copy that can be ruined. */
  const ruined = async (text: string): Promise<Place> => {
    const copy = await place.copy();
    copies.push(copy);
    await copy.tamper(text);
    return copy;
  };
  const marked = () => sure(parseCheckpoint(`${(keys.kept.mark ?? '').split('\n\n')[0]}\n`));

  beforeAll(async () => {
    place = await makePlace();
    const house = await start(place);
    await submitAll(house, openingCommands(1));
    await house.sign();
    await submitAll(house, [startRound('s1', 'T1'), endRound('e1', 'T1')]);
    await house.close();
    backup = await place.copy();
    copies.push(backup);
    const again = await start(place);
    await submitAll(again, [startRound('s2', 'T1'), endRound('e2', 'T1')]);
    await again.close();
  });
  afterAll(async () => {
    for (const copy of copies) await copy.remove();
    await place?.remove();
  });

  test('L0: a log that no one has touched starts, and its mark is of all of it', async () => {
    const house = await start(place);
    expect(house.status).toMatchObject({ state: 'running', seq: marked().size });
    await house.close();
  });

  test('L1: a record that is rewritten with all hashes after it does not start, nor does it verify', async () => {
    const store = await place.open();
    const lines = await store.readLog(0, 1_000);
    await store.close();
    let before = NO_HASH;
    const updates = lines.map(({ seq, body }) => {
      const other = body.replace('"command":"end-round"', '"command":"end-round" ');
      before = plainHash(before, other);
      const text = other.replaceAll("'", "''");
      return `update log set body = '${text}', hash = decode('${before}', 'hex') where seq = ${seq};`;
    });
    const copy = await ruined(quietly(`${updates.join('\n')} delete from snapshots;`));
    const found = await copy.evidence();
    expect(await verifyEvidence(found)).toMatchObject({
      ok: false,
      what: 'the last checkpoint is of other records than the log has',
    });
    await found.close();
    // Who is more careful removes them too: then only what lies elsewhere tells.
    await copy.tamper(quietly('delete from blocks; delete from checkpoints;'));
    await expect(start(copy)).rejects.toMatchObject({ code: 'log-forked' });
    const evidence = await copy.evidence();
    const vouched = [{ name: 'the mark', ...marked() }];
    expect(await verifyEvidence(evidence)).toMatchObject({ ok: true });
    await evidence.close();
    const again = await copy.evidence();
    expect(await verifyEvidence(again, { vouched })).toMatchObject({
      ok: false,
      what: expect.stringContaining('the mark is of other records'),
    });
    await again.close();
  });

  test('L2: a log that is cut, with its snapshot and its checkpoints, does not start', async () => {
    const copy = await ruined(cutAfter(marked().size - 1));
    await expect(start(copy)).rejects.toMatchObject({
      code: 'log-shorter',
      message: expect.stringMatching(/^The log has \d+ records, and \d+ were signed\./),
    });
    await copy.tamper(cutAfter(0));
    await expect(start(copy)).rejects.toMatchObject({ code: 'log-shorter' });
  });

  test('L3: a backup that is put back does not start', async () => {
    await expect(start(backup)).rejects.toMatchObject({ code: 'log-shorter' });
  });

  test('L10: without its key, or with another one, a house does not start', async () => {
    const none = newKeys();
    none.kept.mark = keys.kept.mark ?? '';
    await expect(start(place, none)).rejects.toMatchObject({ code: 'key-missing' });
    await expect(start(place, newKeys())).rejects.toMatchObject({ code: 'key-missing' });
    none.makeKey('houseway/other');
    await expect(start(place, none)).rejects.toMatchObject({ code: 'key-unknown' });
  });

  test('L0: a log that no one has touched verifies against its mark, and names the key', async () => {
    const evidence = await place.evidence();
    const verdict = await verifyEvidence(evidence, {
      vouched: [{ name: 'the mark', ...marked() }],
    });
    expect(verdict).toMatchObject({ ok: true, keys: [keys.kept.key?.verifier.text] });
    await evidence.close();
  });

  test('L10: without its mark a house does not start', async () => {
    const unmarked = newKeys();
    if (keys.kept.key !== undefined) unmarked.kept.key = keys.kept.key;
    await expect(start(place, unmarked)).rejects.toMatchObject({ code: 'mark-missing' });
  });
});
