// What a posting promises is kept, over HTTP: multipliers and limits, surveillance, administrative fees,
// and what a sheet lets no one do.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOf } from '../../src/house/fixtures/floor.fixture.ts';
import { type Evening, only, openEvening } from './evening.fixture.ts';
import { calls, plays } from './round.fixture.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await openEvening();
  await evening.enrols('ann', 'ben', 'cy');
});
afterEach(() => evening.close());

/** What the house says of a posting that it refuses. */
const proposed = (activity: string, more: object) =>
  evening.told('max', 'propose', {
    action: {
      type: 'post-offering',
      offering: 'promo',
      activity,
      document: { ...sampleOf(activity), ...more },
      closesTo: 'common',
    },
  });

const PEOPLE = { 1: { patron: 'ann' }, 2: { patron: 'ben' }, 3: {}, 4: {}, 5: {} };

describe('surveillance, whatever the house has set', () => {
  const settle = async () => {
    const seen = (await evening.sees('max', '/settings')) as { settings?: object };
    return seen.settings ?? seen;
  };

  test('GEAR-001123 Summary: Three of a Kind on the Flop waits for surveillance', async () => {
    await evening.opens('P1', 'texas-holdem', PEOPLE);
    await evening.postsFromFund('hgc-three-of-a-kind-on-the-flop', { values: { rank: '7' } });
    const { surveillanceFrom } = (await settle()) as { surveillanceFrom?: string };
    expect(surveillanceFrom).toBeUndefined();
    const seats = [1, 2, 3, 4, 5].map((seat) => ({ seat }));
    const deal = { board: '7s 7d 7c 2h 9d', seats };
    const call = await calls(evening, {});
    await evening.does('flo', 'verify-call', { call, deal });
    const told = await evening.told('fred', 'authorize-call', { call });
    expect(told.code).toBe('surveillance-not-told');
    await evening.does('flo', 'verify-call', { call, deal, checks: { surveillance: false } });
    expect(await evening.refused('fred', 'authorize-call', { call })).toBe('surveillance-not-told');
    await evening.does('flo', 'verify-call', { call, deal, checks: { surveillance: true } });
    const events = await evening.does('fred', 'authorize-call', { call });
    expect(only(events, 'prize-awarded')['claims']).toHaveLength(5);
  });

  test('GEAR-001092 Summary: Fast Cash waits for surveillance', async () => {
    const bank = { position: 'player-dealer' };
    await evening.opens('P1', 'pai-gow-poker', { 1: { patron: 'ann' }, 2: bank });
    await evening.postsFromFund('hgc-fast-cash-jackpots');
    const deal = {
      seats: [
        { seat: 1, cards: 'As Ah Ad Ac Kd 2c 3h' },
        { seat: 2, position: 'player-dealer', cards: '4c 5d 7h 8s 9d Jc Qh' },
      ],
    };
    const call = await calls(evening, {});
    await evening.does('flo', 'verify-call', { call, deal });
    const told = await evening.told('fred', 'authorize-call', { call });
    expect(told.code).toBe('surveillance-not-told');
    await evening.does('flo', 'verify-call', { call, deal, checks: { surveillance: true } });
    const events = await evening.does('fred', 'authorize-call', { call });
    expect(only(events, 'prize-awarded')['claims']).toMatchObject([{ seat: 1, amount: '500.00' }]);
  });
});

describe('GEAR Prize Multiplier: days, hours, limits, tables', () => {
  const BEAT = {
    board: 'As Ad 7h 7d 2c',
    pot: '100.00',
    seats: [
      { seat: 1, hole: 'Ah Ac' },
      { seat: 2, hole: '7s 7c' },
      { seat: 3 },
      { seat: 4 },
      { seat: 5 },
    ],
  };
  const fees = [{ offering: 'promo' }];

  async function won(table: string, windows: readonly object[], limit = '4-8'): Promise<string> {
    for (const each of ['P1', 'P2']) {
      await evening.opens(each, 'texas-holdem', PEOPLE, { limit });
    }
    await evening.posts('bay101-limit-bad-beat', { options: { hands: 'A', shares: 'B' }, windows });
    await plays(evening, { table, seat: 2, fees, deal: BEAT });
    return evening.balance('fund/promo/payable');
  }

  test.each([
    // $20,000 by 50%, 25%, and 25% for three: $5,000 by three as $1,667 each, a dollar more.
    ['P1', '80001.00'],
    ['P2', '20001.00'],
  ])('posted for P1 alone: at %s %s is owed', async (table, owed) => {
    expect(await won(table, [{ tables: ['P1'], values: { multiplier: 4 } }])).toBe(owed);
  });

  test.each([
    ['P1', '$4 to $8', '80001.00'],
    ['P1', '4-8', '80001.00'],
    ['P1', '4-8 limit', '80001.00'],
    ['P1', '$8-$16', '20001.00'],
    ['P2', '4-8', '20001.00'],
  ])('by table, hours and limit: at %s with a limit of %s', async (table, limit, owed) => {
    const window = {
      hours: { days: ['monday'], from: '18:00', until: '22:00' },
      limits: ['$4.00 to $8.00'],
      tables: ['P1'],
      values: { multiplier: 4 },
    };
    expect(await won(table, [window], limit)).toBe(owed);
  });
});

describe('limits in the words of the sheets', () => {
  test.each(['$5 to $50', '5-50', '$5.00 to $50.00', '$5-$50'])(
    'Caribbean Stud, Jackpot Collection Procedure: %s takes fifty cents',
    async (limit) => {
      const bank = { patron: 'ben', position: 'player-dealer' };
      await evening.opens('P1', 'caribbean-stud', { 1: {}, 2: bank, 3: {}, 4: {} }, { limit });
      await evening.posts('hgc-caribbean-stud-jackpot');
      const fees = [{ offering: 'promo' }];
      const started = only(
        await evening.does('dana', 'start-round', { table: 'P1', fees }),
        'round-started',
      );
      expect(started['fees']).toMatchObject([{ each: '0.50' }]);
      const tables = (await evening.sees('flo', '/tables')) as readonly object[];
      expect(JSON.stringify(tables)).toContain('$5-$50');
    },
  );

  test.each(['50-5', '$5 to', '5-50-500', '-5', '$5 to $50 to $100', ''])(
    'a limit of "%s" is none',
    async (limit) => {
      await evening.does('max', 'install-table', { table: 'P1', seats: 9 });
      const told = await evening.told('flo', 'open-table', {
        table: 'P1',
        game: 'caribbean-stud',
        limit,
      });
      expect(told.problems?.map(({ path }) => path)).toEqual(['limit']);
    },
  );

  test('GEAR Prize Multiplier: every limit of a window that can’t be read is told', async () => {
    const windows = [{ limits: ['8-4', '$4-$8', '5 to'], values: { multiplier: 4 } }];
    const told = await proposed('bay101-limit-bad-beat', { windows });
    expect(told.problems?.map(({ path }) => path)).toEqual([
      'document.windows[0].limits[0]',
      'document.windows[0].limits[2]',
    ]);
  });
});

describe('GEGA-002323 Administrative Fee', () => {
  const SHEET = 'hgc-ca-asian-progressive-bad-beat';
  const bank = { position: 'player-dealer' };
  const fee = [{ offering: 'promo', fee: 'playerDealerFee' }];

  async function opens(more: object = {}) {
    for (const table of ['P1', 'P2'])
      await evening.opens(table, 'pan-9', { 1: {}, 2: bank, 3: {} });
    await evening.posts(SHEET, {
      values: { adminFee: '8.00' },
      hours: [],
      tables: ['P1', 'P2'],
      ...more,
    });
    // Money that the fees of other rounds would have brought.
    const reserve = { offering: 'promo', account: 'reserve', by: '1000', against: 'house' };
    await evening.both({ type: 'adjust-fund', ...reserve, reason: 'collections of other tables' });
  }
  const taken = () => evening.balance('house/admin-fees');

  test('HG-5.20: once for each table and gaming day, by itself', async () => {
    await opens();
    await evening.does('dana', 'start-round', { table: 'P1', fees: fee });
    await evening.does('dana', 'end-round', { table: 'P1' });
    await evening.movesTo('2026-11-16T18:30:00-08:00');
    // $8 for each of two tables, though neither was open for an hour.
    expect(await taken()).toBe('16.00');
    await evening.movesTo('2026-11-16T23:30:00-08:00');
    expect(await taken()).toBe('16.00');
    await evening.movesTo('2026-11-17T12:00:00-08:00');
    expect(await taken()).toBe('32.00');
  });

  test('HG-5.20: every hour where the house reads it so', async () => {
    await opens({ settings: { adminFeePer: 'hour' } });
    await evening.movesTo('2026-11-16T20:59:00-08:00');
    // Two whole hours at two tables.
    expect(await taken()).toBe('32.00');
  });
});
