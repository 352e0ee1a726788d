import { describe, expect, test } from 'vitest';
import { EMPTY_ROOT, signCheckpoint, signingKeyFrom } from '#checkpoint';
import type { LogRecord } from '#house';
import { plainLeaf, plainRoot } from '../../test/oracle/merkle.ts';
import type { Evidence } from './evidence.ts';
import { SNAPSHOT_VERSION, takeSnapshot } from './snapshot.ts';
import type { LogRow, Snapshot } from './store.ts';
import {
  evidenceOf,
  forged,
  houseAfter,
  recordWith,
  rowsOf,
  storyRecords,
} from './verify.fixture.ts';
import { verifyEvidence } from './verify.ts';

const records = storyRecords();
const rows = rowsOf(records);
const last = rows.at(-1) as LogRow;

const verdictOf = (forgedRows: readonly LogRow[]) => verifyEvidence(evidenceOf(forgedRows));
/** By the definition of the tree. */
const rootOf = (all: readonly LogRow[]): string =>
  plainRoot(all.map(({ body }) => plainLeaf(Buffer.from(body)))).toString('base64');
const seqOf = (type: string): number => recordWith(records, type).seq;

test('a log that was not touched is right, and what is in it is told', async () => {
  const entries = rows.reduce((sum, each) => sum + each.entries.length, 0);
  const events = records.reduce((sum, each) => sum + (each.events?.length ?? 0), 0);
  expect(await verdictOf(rows)).toEqual({
    ok: true,
    source: 'rows of a test',
    house: 'Test room',
    records: rows.length,
    refusals: 1,
    events,
    entries,
    accounts: expect.any(Number),
    head: { seq: rows.length, hash: last.hash },
    root: rootOf(rows),
    keys: [],
    // All of the meter is held by the pending call.
    meters: { 'fund/jackpot/meter/progressive': '0.00' },
    pendingCalls: 1,
    openClaims: 1,
    drawings: { electronic: 0, mechanical: 0 },
    snapshots: { kept: 0, compared: 0 },
  });
});

test('so is the log of a house that nobody has opened', async () => {
  expect(await verdictOf([])).toMatchObject({ ok: true, records: 0, head: { seq: 0 } });
});

test('what was read is held against what the head of the log says', async () => {
  const other = rows[0] as LogRow;
  const verdictAt = (more: Partial<Evidence>) => verifyEvidence({ ...evidenceOf(rows), ...more });
  const [count, wrong] = [rows.length, { ok: false, seq: rows.length, id: null }];
  expect(await verdictAt({ head: { ...last, hash: other.hash } })).toMatchObject({
    ...wrong,
    what: `the hash of record ${count} is not the one at the head of the log`,
  });
  expect(await verdictAt({ head: { ...last, seq: count + 1 } })).toMatchObject({
    ...wrong,
    what: `the log ends with record ${count} and not with ${count + 1}`,
  });
  expect(await verdictAt({ hiddenCount: 2 })).toMatchObject({
    ...wrong,
    what: 'the log has 2 rows without a number',
  });
});

test('progress is told in records', async () => {
  const told: (readonly [number, number])[] = [];
  const onProgress = (done: number, total: number) => told.push([done, total]);
  await verifyEvidence(evidenceOf(rows, { pageRows: 10 }), { onProgress });
  expect(told[0]).toEqual([10, rows.length]);
  expect(told.at(-1)).toEqual([rows.length, rows.length]);
});

describe('a log held against a checkpoint', () => {
  const rootAt = (size: number) => Buffer.from(rootOf(rows.slice(0, size)), 'base64');
  const held = (all: readonly LogRow[], size: number, root = rootAt(size)) =>
    verifyEvidence(evidenceOf(all), { vouched: [{ name: 'the note', size, root }] });

  test.each([0, 1, 7, rows.length])('that is of its first %i records', async (size) => {
    expect(await held(rows, size)).toMatchObject({ ok: true });
  });

  test('that is of other records', async () => {
    const rewritten = forged(records, 5, (record) => {
      record.input = 'other';
    });
    expect(await held(rewritten, 4)).toMatchObject({ ok: true });
    expect(await held(rewritten, 9)).toMatchObject({
      ok: false,
      seq: 9,
      what: 'the note is of other records than the first 9 records: one of them was changed, or it is another log',
    });
    expect(await held(rows, 0, rootAt(1))).toMatchObject({ ok: false, seq: 0 });
  });

  test('that is of more records', async () => {
    const count = rows.length;
    expect(await held(rows.slice(0, -1), count)).toMatchObject({
      ok: false,
      seq: count - 1,
      what: `the note is of ${count} records, and the log has ${count - 1}: it was cut off, or it is an older copy`,
    });
  });
});

describe('a log that names its key', () => {
  const signing = signingKeyFrom(Buffer.alloc(32, 3), 'log', 'houseway/test');
  const [key, seq] = [signing.verifier.text, 11];
  const named = (size: number, root = rootOf(rows.slice(0, size))) =>
    forged(records, seq, (record) => {
      record.command = 'key-log';
      delete record.refusal;
      record.events = [{ type: 'log-keyed', origin: 'houseway/test', key, size, root }];
    }).slice(0, seq);

  test('for the records before it', async () => {
    expect(await verdictOf(named(9))).toMatchObject({ ok: true, keys: [key] });
  });

  test.each([
    ['of its records', 10, 10, true],
    ['of other records', 10, 9, false],
    ['of more records', 12, 12, false],
  ])('with a last checkpoint %s', async (_, size, of, ok) => {
    const all = named(9);
    const bodies = size > seq ? rows : all;
    const root = Buffer.from(rootOf(bodies.slice(0, of)), 'base64');
    const note = signCheckpoint({ size, root }, signing);
    const tree = async () => ({ blocks: [], note });
    const verdict = await verifyEvidence({ ...evidenceOf(all), tree });
    const what = 'the last checkpoint is of other records than the log has';
    expect(verdict).toMatchObject(ok ? { ok } : { ok, what });
  });

  test('and has a last checkpoint of another key', async () => {
    const other = signingKeyFrom(Buffer.alloc(32, 4), 'log', 'houseway/test');
    const note = signCheckpoint({ size: 0, root: EMPTY_ROOT }, other);
    const tree = async () => ({ blocks: [], note });
    expect(await verifyEvidence({ ...evidenceOf(named(9)), tree })).toMatchObject({
      ok: false,
      what: 'the last checkpoint is not signed by a key that the log names',
    });
  });

  test.each([
    ['other records', 9, rootOf(rows.slice(0, 8))],
    ['records that come later', seq, undefined],
  ])('for %s is not right', async (_, size, root) => {
    expect(await verdictOf(named(size, root))).toMatchObject({
      ok: false,
      seq,
      what: `record ${seq} is wrong: its key was given for other records than the first ${size}`,
    });
  });
});

describe('a log that was rewritten, with hashes and books that fit', () => {
  test('an id that was used before', async () => {
    const first = records[2] as LogRecord;
    const again = forged(records, 9, (record) => {
      record.id = first.id;
    });
    expect(await verdictOf(again)).toMatchObject({
      ok: false,
      seq: 9,
      id: first.id,
      at: records[8]?.at,
      what: `record 9 has the id ${first.id}, which record 3 has already`,
    });
  });

  test('of two things on one page the first is named', async () => {
    const both = forged(records, 9, (record) => {
      record.id = records[7]?.id as string;
    }).map((row) => (row.seq === 11 ? { ...row, hash: last.hash } : row));
    expect(await verdictOf(both)).toMatchObject({ ok: false, seq: 9 });
  });

  test('a time that goes back', async () => {
    const early = forged(records, records.length, (record) => {
      record.at = '2026-11-16T10:59:59-08:00';
    });
    expect(await verdictOf(early)).toMatchObject({
      ok: false,
      seq: records.length,
      id: 'refused',
      at: '2026-11-16T10:59:59-08:00',
      what: expect.stringContaining('is dated before the one that it follows'),
    });
  });

  test('a moment that is none', async () => {
    const none = forged(records, 5, (record) => {
      record.at = 'yesterday';
    });
    expect(await verdictOf(none)).toMatchObject({ ok: false, seq: 5, at: 'yesterday' });
  });

  test('a meter that falls for a reason that is not on the list', async () => {
    const seq = seqOf('round-started');
    const lowered = forged(records, seq, ({ events }) => {
      const [first] = events ?? [];
      first?.moves?.push(['contribution', 'fund/jackpot/meter/progressive', 'house/cage', '1.00']);
    });
    expect(await verdictOf(lowered)).toMatchObject({
      ok: false,
      seq,
      what: expect.stringContaining('contribution does not lower fund/jackpot/meter/progressive'),
    });
  });

  test('an account that gives more than it has', async () => {
    const seq = seqOf('round-started');
    const overdrawn = forged(records, seq, ({ events }) => {
      const [first] = events ?? [];
      first?.moves?.push(['transfer', 'fund/common/reserve', 'house/cage', '1000000.00']);
    });
    expect(await verdictOf(overdrawn)).toMatchObject({
      ok: false,
      seq,
      what: expect.stringContaining('fund/common/reserve cannot give more than it has'),
    });
  });

  test('a call that holds more than its meter had', async () => {
    const seq = seqOf('hand-called');
    const greedy = forged(records, seq, ({ events }) => {
      for (const event of events ?? []) {
        if (event.type === 'hand-called') event.holds['progressive'] = '99999.00';
      }
    });
    expect(await verdictOf(greedy)).toMatchObject({
      ok: false,
      seq,
      what: expect.stringMatching(/the holds of the pending calls come to 99999\.00, but .*held/),
    });
  });

  test('a claim for more than was awarded', async () => {
    const seq = seqOf('prize-awarded');
    const greedy = forged(records, seq, ({ events }) => {
      for (const event of events ?? []) {
        if (event.type === 'prize-awarded') for (const claim of event.claims) claim.amount = '7.77';
      }
    });
    expect(await verdictOf(greedy)).toMatchObject({
      ok: false,
      seq,
      what: expect.stringMatching(/the open claims come to 7\.77, but fund\/jackpot\/payable has/),
    });
  });

  test('a table that was never installed', async () => {
    const seq = seqOf('round-started');
    const elsewhere = forged(records, seq, ({ events }) => {
      for (const event of events ?? []) if (event.type === 'round-started') event.table = 'T9';
    });
    expect(await verdictOf(elsewhere)).toMatchObject({
      ok: false,
      seq,
      what: expect.stringContaining('cannot have happened'),
    });
  });

  test('what was forged is named, and not what follows from it', async () => {
    const body = '{"seq":4,"id":"c4"}';
    const broken = rows.map((row) => (row.seq === 4 ? { ...row, body } : row));
    expect(await verdictOf(broken)).toMatchObject({ ok: false, seq: 4, id: 'c4', at: null });
  });
});

describe('snapshots', () => {
  const at = 12;
  const house = houseAfter(records.slice(0, at));
  const right = takeSnapshot(house, rows[at - 1] as LogRow);
  const verdictWith = (...snapshots: readonly Snapshot[]) =>
    verifyEvidence(evidenceOf(rows, { snapshots }));

  test('one that is what the log says', async () => {
    expect(await verdictWith(right)).toMatchObject({
      ok: true,
      snapshots: { kept: 1, compared: 1 },
    });
  });

  test('one that another version has made is only counted', async () => {
    const old = { ...right, version: `${SNAPSHOT_VERSION}-old` };
    expect(await verdictWith(old)).toMatchObject({ ok: true, snapshots: { kept: 1, compared: 0 } });
  });

  test('one of another house is recognised', async () => {
    house.name = 'Another room';
    const other = takeSnapshot(house, rows[at - 1] as LogRow);
    house.name = 'Test room';
    expect(await verdictWith(other)).toMatchObject({
      ok: false,
      seq: at,
      what: `the snapshot of record ${at} is not what the log says: it has other name`,
    });
  });

  test('one with a flipped byte, one of another log, one beyond the end', async () => {
    const content = Uint8Array.from(right.content, (byte, index) =>
      index === 99 ? byte ^ 1 : byte,
    );
    const { hash } = rows[at] as LogRow;
    const found = [
      { ...right, content },
      { ...right, hash },
      { ...right, seq: rows.length + 1 },
    ];
    expect(await Promise.all(found.map((each) => verdictWith(each)))).toMatchObject([
      { ok: false, seq: at, what: expect.stringContaining('cannot be used') },
      { ok: false, seq: at, what: expect.stringContaining('belongs to another log') },
      { ok: false, seq: rows.length + 1, what: expect.stringContaining('not in the log') },
    ]);
  });
});
