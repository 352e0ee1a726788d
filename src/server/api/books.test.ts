// The figures of the books are worked out by hand: the meter is seeded with 5000.00, and each round
// brings seven dollars, of which a fifth goes to the meter and the rest to the reserve.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyBundle } from '#store';
import { openApp, type TestApp } from '../app.fixture.ts';
import { makeAccountEntries } from '../reports/account-entries.ts';
import { evenly } from '../reports/fund-series.ts';
import { doesIn, winIn } from './won.fixture.ts';

const MINUTE = 60_000;
const FEES = [{ offering: 'blazing', seats: [1, 2, 3, 4, 5, 6, 7] }];

let served: TestApp;
let token: string;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['abe', 'max', 'rex']) await served.givePin(badge);
  token = await served.signIn('abe');
  const does = doesIn(served);
  for (let round = 1; round <= 3; round++) {
    served.room.now += MINUTE;
    await does('dana', 'start-round', { table: 'T1', fees: FEES });
    await does('dana', 'end-round', { table: 'T1' });
  }
});
afterAll(() => served.close());

const asked = async (path: string) => (await served.ask(path, { token })).body;
const entriesOf = (account: string, query = '') =>
  asked(`/accounts/${encodeURIComponent(account)}/entries${query}`);

interface Line {
  readonly seq: number;
  readonly kind: string;
  readonly amount: string;
  readonly balance: string;
}
const figures = ({ entries }: { readonly entries: readonly Line[] }) =>
  entries.map(({ kind, amount, balance }) => `${kind} ${amount} ${balance}`);

describe('the entries of an account', () => {
  test('stand with the balance after each, newest first', async () => {
    const page = await entriesOf('fund/blazing/meter/progressive');
    expect(figures(page)).toEqual([
      'contribution 1.40 5004.20',
      'contribution 1.40 5002.80',
      'contribution 1.40 5001.40',
      'seed 5000.00 5000.00',
    ]);
    expect(page.next).toBeUndefined();
    expect(page.entries[0]).toMatchObject({
      by: 'dana',
      command: 'start-round',
      event: 'round-started',
      other: 'table/T1/box',
    });
  });

  test('of what the house has count up as more comes', async () => {
    expect(figures(await entriesOf('table/T1/box'))[0]).toMatch(/^contribution .* 21\.00$/);
    expect(figures(await entriesOf('fund/blazing/advance'))).toEqual(['seed 5000.00 5000.00']);
  });

  test('come page by page, with the same balances', async () => {
    const account = 'fund/blazing/meter/progressive';
    const first = await entriesOf(account, '?limit=2');
    expect(figures(first)).toEqual(['contribution 1.40 5004.20', 'contribution 1.40 5002.80']);
    const second = await entriesOf(account, `?limit=2&before=${first.next}`);
    expect(figures(second)).toEqual(['contribution 1.40 5001.40', 'seed 5000.00 5000.00']);
    const rest = await entriesOf(account, `?limit=2&before=${second.next}`);
    expect(rest).toEqual({ entries: [] });
  });

  test('are the same however many rows are looked at together', async () => {
    const account = 'fund/blazing/reserve';
    const whole = await entriesOf(account);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (span) => {
        const look = makeAccountEntries(served.room.house, span);
        expect((await look({ account, limit: 50 })).entries).toEqual(whole.entries);
      }),
      { numRuns: 10 },
    );
  });

  test('name the call that they belong to', async () => {
    const { call } = await winIn(served);
    const { entries } = await entriesOf('fund/blazing/payable');
    expect(entries[0]).toMatchObject({ kind: 'award', call });
  });

  test('of a meter say who, when and why, from the first amount to the last', async () => {
    const other = await openApp();
    const does = doesIn(other);
    await other.givePin('rex');
    await does('dana', 'start-round', { table: 'T1', fees: FEES });
    const fee = { table: 'T1', offering: 'blazing', seats: [7] };
    await does('flo', 'return-fees', { ...fee, reason: 'a sensor failed' });
    await does('dana', 'end-round', { table: 'T1' });
    await winIn(other);
    // A hand of the last round can be called until two minutes after the table is closed.
    await does('flo', 'close-table', { table: 'T1' });
    other.room.now += 121_000;
    const action = { type: 'withdraw-offering', offering: 'blazing', reason: 'the season is over' };
    const proposal = await does('max', 'propose', { action });
    await does('abe', 'approve', { proposal });
    const path = `/accounts/${encodeURIComponent('fund/blazing/meter/progressive')}/entries`;
    const { entries } = (await other.ask(path, { token: await other.signIn('rex') })).body;
    await other.close();
    expect(figures({ entries: [...entries].reverse() })).toEqual([
      'seed 5000.00 5000.00',
      'contribution 1.40 5001.40',
      'correction -0.20 5001.20',
      'contribution 1.40 5002.60',
      'hold -5002.60 0.00',
      'release 5000.00 5000.00',
      'closure -5000.00 0.00',
    ]);
    expect(entries[0]).toMatchObject({ by: 'abe', reason: 'the season is over' });
    expect(entries[4]).toMatchObject({
      by: 'flo',
      at: '2026-11-16T10:00:00.000-08:00',
      event: 'fees-returned',
      reason: 'a sensor failed',
    });
  });

  test('of an account that there is not are none, and a name that is none is said so', async () => {
    expect(await entriesOf('house/over-short')).toEqual({ entries: [] });
    expect(await entriesOf('cage')).toMatchObject({ code: 'bad-request' });
  });
});

test('every account is there, and all of them together come to nothing', async () => {
  const accounts: readonly { account: string; balance: string }[] = await asked('/accounts');
  const box = accounts.find(({ account }) => account === 'table/T1/box');
  // Three rounds, and one more in which a jackpot was won.
  expect(box?.balance).toBe('28.00');
});

describe('a fund over time', () => {
  test('has one point for every record, where there are few', async () => {
    const points = await asked('/funds/blazing/series');
    expect(points).toHaveLength(served.context.house.status.seq);
    expect(points.slice(0, 3).map(({ meters }: { meters: string }) => meters)).toEqual([
      '0.00',
      '0.00',
      '0.00',
    ]);
    const meters = [...new Set(points.map((point: { meters: string }) => point.meters))];
    expect(meters.slice(0, 5)).toEqual(['0.00', '5000.00', '5001.40', '5002.80', '5004.20']);
    expect(points.at(-1)).toMatchObject(await withoutNames('/funds/blazing'));
  });

  test('begins with what it had before the time that is asked for', async () => {
    const at = '2026-11-16T18:02:00Z';
    const points = await asked(`/funds/blazing/series?from=${at}&to=${at}`);
    expect(points[0]).toMatchObject({ meters: '5001.40', reserve: '5.60', advance: '5000.00' });
    expect(points.at(-1)).toMatchObject({ meters: '5002.80', reserve: '11.20' });
  });

  test('is asked for by name', async () => {
    expect(await asked('/funds/none/series')).toMatchObject({ code: 'unknown-fund' });
    expect(await asked('/funds/blazing/series?points=1')).toMatchObject({ code: 'bad-request' });
  });

  test.each([
    ['from=yesterday', ['from']],
    ['from=2026-11-16T10:00:00-99:99', ['from']],
    ['from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59Z', ['from', 'to']],
    [`to=2026-11-16T10:00:00.${'0'.repeat(500)}Z`, ['to']],
    ['from=2026-11-16T18:02:00Z&to=2026-11-16T18:01:00Z', ['to']],
  ])('is not asked for as %s', async (query, paths) => {
    const { code, problems } = await asked(`/funds/blazing/series?${query}`);
    expect(code).toBe('bad-request');
    expect(problems.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  test('has its points as even as they go, the first and the last among them', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.integer({ min: 2, max: 50 }), (a, more, n) => {
        const seqs = evenly(a, a + more, n);
        expect([seqs[0], seqs.at(-1)]).toEqual([a, a + more]);
        expect(seqs.length).toBeLessThanOrEqual(n);
        expect([...seqs].sort((one, other) => one - other)).toEqual(seqs);
      }),
    );
  });
});

async function withoutNames(path: string) {
  const { fund: _, paysFor: __, ...facts } = await asked(path);
  return facts;
}

describe('the day to be closed', () => {
  let later: TestApp;
  beforeAll(async () => {
    later = await openApp();
    for (const badge of ['abe', 'max']) await later.givePin(badge);
  });
  afterAll(() => later.close());
  const seen = async (badge: string, path: string) =>
    (await later.ask(path, { token: await later.signIn(badge) })).body;

  test('is the first that is over and not closed, with what it would write', async () => {
    const days = { closedDay: '', runningDay: '2026-11-16', day: '2026-11-16', waiting: 0 };
    const monday = await seen('abe', '/day-close');
    expect(monday).toMatchObject({ ...days, because: expect.stringContaining('not over') });
    const before = await seen('abe', '/accounts');
    later.room.now += 2 * 24 * 60 * MINUTE;
    await doesIn(later)('abe', 'bring-capital', { amount: '7.00', reason: 'for the bank' });
    const facts = await seen('abe', '/day-close');
    expect(facts).toMatchObject({ ...days, runningDay: '2026-11-18', waiting: 2 });
    expect(facts).not.toHaveProperty('because');
    expect(facts.balances).toEqual(before);
  });

  test('cannot be closed twice, and not by everybody', async () => {
    expect((await seen('max', '/day-close')).because).toContain('max: close-day');
    for (const day of ['2026-11-16', '2026-11-17'])
      await doesIn(later)('abe', 'close-day', { day });
    const facts = await seen('abe', '/day-close');
    expect(facts).toMatchObject({ closedDay: '2026-11-17', day: '2026-11-18', waiting: 0 });
    expect(facts.because).toContain('2026-11-18');
  });
});

describe('a proposal', () => {
  test('tells its change, its money, and who may not approve it', async () => {
    const does = doesIn(served);
    const account = { meter: 'progressive' };
    const reason = 'a fee was keyed too low';
    const action = {
      type: 'adjust-fund',
      offering: 'blazing',
      account,
      by: '1.40',
      against: 'advance',
      reason,
    };
    const proposal = await does('max', 'propose', { action });
    const facts = await asked(`/proposals/${proposal}`);
    expect(facts).toMatchObject({ proposal, by: 'max', action });
    expect(facts.moves).toEqual([
      ['correction', 'fund/blazing/advance', 'fund/blazing/meter/progressive', '1.40'],
    ]);
    expect(facts).not.toHaveProperty('because');
    const own = (await served.ask(`/proposals/${proposal}`, { token: await served.signIn('max') }))
      .body;
    expect(own.moves).toEqual(facts.moves);
    expect(own.because).toEqual(expect.any(String));
    await does('abe', 'reject', { proposal, reason: 'no' });
    expect(await asked(`/proposals/${proposal}`)).toMatchObject({ code: 'unknown-proposal' });
  });

  test('that cannot be done any more says why', async () => {
    const does = doesIn(served);
    const { call } = await winIn(served);
    const action = { type: 'void-award', call, reason: 'misdeal' };
    const one = await does('max', 'propose', { action });
    const other = await does('flo', 'propose', { action });
    await does('abe', 'approve', { proposal: one });
    const facts = await asked(`/proposals/${other}`);
    expect(facts).toMatchObject({ moves: [], stop: expect.any(String) });
    expect(facts).not.toHaveProperty('because');
    await does('abe', 'reject', { proposal: other, reason: 'done already' });
  });
});

describe('the records of the log', () => {
  test('come from the end, with their hashes', async () => {
    const { records, last, head } = await asked('/records?limit=3');
    const rows = served.room.disk.rows.slice(-3).reverse();
    expect(records.map(({ hash }: { hash: string }) => hash)).toEqual(rows.map(({ hash }) => hash));
    expect([last, head]).toEqual([rows[0]?.seq, rows[0]?.hash]);
  });

  test('are narrowed to a badge, to commands, to words', async () => {
    const of = async (query: string) =>
      (await asked(`/records?${query}`)).records as readonly { by: string; command: string }[];
    expect(new Set((await of('by=dana')).map(({ by }) => by))).toEqual(new Set(['dana']));
    const decided = await of('command=approve,reject');
    expect(new Set(decided.map(({ command }) => command))).toEqual(new Set(['approve', 'reject']));
    expect(await of('text=KEYED%20too')).toHaveLength(1);
    expect(await of('text=nobody-said-this')).toEqual([]);
    expect(await asked('/records?command=dance')).toMatchObject({ code: 'bad-request' });
  });

  test('go on where a page ends', async () => {
    const first = await asked('/records?limit=5');
    const second = await asked(`/records?limit=5&before=${first.next}`);
    expect(second.records[0].seq).toBe(first.records.at(-1).seq - 1);
    expect(await asked('/records?before=2')).toMatchObject({ records: [{ seq: 1 }] });
  });
});

test('the whole log as a file verifies by itself', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await served.app.inject({ url: '/api/v1/bundle', headers });
  expect(answer.statusCode).toBe(200);
  const folder = mkdtempSync(join(tmpdir(), 'houseway-bundle-test-'));
  const file = join(folder, 'house.bundle.gz');
  writeFileSync(file, answer.rawPayload);
  const last = served.room.disk.rows.at(-1);
  expect(await verifyBundle(file)).toMatchObject({
    ok: true,
    head: { seq: last?.seq, hash: last?.hash },
  });
  rmSync(folder, { recursive: true });
});
