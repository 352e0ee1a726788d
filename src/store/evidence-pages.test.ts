// A log that is longer than one page: nothing gets lost between pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogRecord } from '#house';
import { evidenceIn } from './evidence.ts';
import { openPglite, openPgliteDatabase } from './pglite.ts';
import type { Database } from './sql.ts';
import { rowsOf, storyRecords } from './verify.fixture.ts';
import { verifyEvidence } from './verify.ts';

const LENGTH = 4_500;

/** The story, then one refusal after another. */
function longRecords(): readonly LogRecord[] {
  const story = storyRecords();
  const last = story.at(-1) as LogRecord;
  const refusals = Array.from({ length: LENGTH - story.length }, (_, index) => {
    const seq = story.length + index + 1;
    return { ...last, seq, id: `refused-${seq}` };
  });
  return [...story, ...refusals];
}

const rows = rowsOf(longRecords());
const entryCount = rows.reduce((sum, { entries }) => sum + entries.length, 0);
const folder = mkdtempSync(join(tmpdir(), 'houseway-pages-'));
let database: Database;

const evidence = () => evidenceIn(database.reader, { description: '', close: async () => {} });

beforeAll(async () => {
  const store = await openPglite(folder);
  await store.append(rows);
  await store.close();
  database = await openPgliteDatabase(folder);
  await database.writer.exec('alter table log disable trigger user');
  await database.writer.exec('alter table entries disable trigger user');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the pages have every row and every entry once, in order', async () => {
  const seqs: number[] = [];
  let entries = 0;
  for await (const page of (await evidence()).pages()) {
    seqs.push(...page.lines.map(({ seq }) => seq));
    entries += page.entries.length;
  }
  expect(seqs).toEqual(rows.map(({ seq }) => seq));
  expect(entries).toBe(entryCount);
  expect(await verifyEvidence(await evidence())).toMatchObject({ ok: true, records: LENGTH });
});

/** Where pages and reads end and begin, and in between. */
const PLACES = [200, 201, 3_123, 4_000, 4_001, LENGTH];

test.each(PLACES)('what is wrong at record %i is named', async (seq) => {
  const found = async (change: string) => {
    await database.writer.exec('begin');
    try {
      await database.writer.exec(change);
      return await verifyEvidence(await evidence());
    } finally {
      await database.writer.exec('rollback');
    }
  };
  const named = (what: RegExp) => ({ ok: false, seq, what: expect.stringMatching(what) });
  const body = `update log set body = replace(body, 'dana', 'mona') where seq = ${seq}`;
  expect(await found(body)).toMatchObject(named(/^the body of record/));
  const entry = `insert into entries values (${seq}, 1, 'capital', 'house/cage', 'house/capital', 5)`;
  expect(await found(entry)).toMatchObject(named(/does not follow from the log: capital of 0\.05/));
  // A line end in one column would move all entries after it, were they not read row by row.
  const broken = `alter table entries drop constraint entry_kind_is_known; insert into entries values (${seq}, 1, e'cap\\nital', 'house/cage', 'house/capital', 5)`;
  expect(await found(broken)).toMatchObject(named(/follow from the log: cap\nital of 0\.05/));
  const gone = `delete from log where seq = ${seq}`;
  expect(await found(`${gone}; ${entry}`)).toMatchObject(
    named(/^record .* is missing: record|which is not in the log: capital of 0\.05/),
  );
});
