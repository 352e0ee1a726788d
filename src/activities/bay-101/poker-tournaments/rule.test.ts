import { describe, expect, test } from 'vitest';
import { usd, ZERO } from '#money';
import { sure } from '#result';
import { decodeOffering, type Structure } from '#rules';
import { POKER_TOURNAMENTS } from './index.ts';
import { TOURNAMENT } from './rule.ts';

const STRUCTURE: Structure = {
  levels: [{ kind: 'level', minutes: 20, small: 25, big: 50 }],
  startingChips: 10_000,
  seatsPerTable: 9,
  lateEntryUntil: 0,
  payouts: [
    { from: 1, percents: ['100'] },
    { from: 10, percents: ['50', '30', '20'] },
  ],
};

function posted(options: Readonly<Record<string, string>>, values: object = {}) {
  const sample = POKER_TOURNAMENTS.sample as { values: Record<string, unknown>; options: object };
  const { guaranteed: _, bounty: __, ...rest } = sample.values;
  return sure(
    decodeOffering(POKER_TOURNAMENTS, {
      ...sample,
      options: { ...sample.options, bounties: 'none', ...options },
      values: { ...rest, ...values },
    }),
  );
}

const money = (buyIns: string, entryCount = 10) => ({
  entryCount,
  buyIns: usd(buyIns),
  rebuys: ZERO,
  addOns: ZERO,
  bounties: ZERO,
});

const amounts = (...of: Parameters<typeof TOURNAMENT.pool>) => sure(TOURNAMENT.pool(...of));

describe('the pool', () => {
  test('is paid by percentages of the entries that there are', () => {
    const regular = posted({ pool: 'regular' });
    expect(amounts(money('1000'), STRUCTURE, regular).amounts).toEqual([
      usd('500'),
      usd('300'),
      usd('200'),
    ]);
    expect(amounts(money('900', 9), STRUCTURE, regular).amounts).toEqual([usd('900')]);
  });

  test('is made up to a guarantee, after bounties and charity', () => {
    const guaranteed = posted({ pool: 'guaranteed' }, { guaranteed: '2000' });
    const structure = { ...STRUCTURE, charity: { name: 'Food bank', percent: '10' } };
    const pool = amounts({ ...money('1000'), bounties: usd('200') }, structure, guaranteed);
    expect(pool).toMatchObject({
      charity: usd('100'),
      fromHouse: usd('1300'),
      places: usd('2000'),
    });
    expect(pool.amounts).toEqual([usd('1000'), usd('600'), usd('400')]);
  });

  test('of a free roll is what the house has posted, whatever came in', () => {
    const free = posted({ pool: 'free-roll' }, { buyIn: '0' });
    const structure = { ...STRUCTURE, payouts: [{ from: 1, amounts: ['500', '300'] }] };
    expect(amounts(money('0'), structure, free)).toMatchObject({
      fromHouse: usd('800'),
      amounts: [usd('500'), usd('300')],
    });
    // Re-buys of $1,000.01: the $200.01 beyond the amounts are $100.00 each and an odd cent.
    const more = { ...money('0'), rebuys: usd('1000.01') };
    expect(amounts(more, structure, free)).toMatchObject({
      fromHouse: ZERO,
      amounts: [usd('600.01'), usd('400')],
    });
  });

  test('buys as many fixed prizes as it holds, and the rest is divided', () => {
    const fixed = posted({ pool: 'fixed-payouts' }, { fixedPrize: '2500' });
    const pool = amounts(money('10500', 21), { ...STRUCTURE, payouts: [] }, fixed);
    expect(pool.amounts).toEqual([usd('2625'), usd('2625'), usd('2625'), usd('2625')]);
    const small = amounts(money('2000', 4), { ...STRUCTURE, payouts: [] }, fixed);
    expect(small.amounts).toEqual([usd('2000')]);
  });

  test('is second place’s where so few enter an event that no percentages are posted', () => {
    const event = posted({ pool: 'event-entry' }, { event: 'Main event' });
    const structure = { ...STRUCTURE, payouts: [{ from: 1, percents: [] }] };
    expect(TOURNAMENT.checkStructure(structure, event)).toEqual([]);
    expect(amounts(money('200', 2), structure, event).amounts).toEqual([ZERO, usd('200')]);
  });

  test('gives a charity all that was collected at most', () => {
    const regular = posted({ pool: 'regular' }, { charity: 'All of it' });
    const gives = (percent: string) => ({ ...STRUCTURE, charity: { name: 'Food bank', percent } });
    const all = amounts(money('1000'), gives('100'), regular);
    expect(all).toMatchObject({ charity: usd('1000'), places: ZERO });
    expect(TOURNAMENT.pool(money('1000'), gives('150'), regular).ok).toBe(false);
    expect(TOURNAMENT.checkStructure(gives('150'), regular)).toEqual([
      { path: 'structure.charity.percent', message: 'is 100 at most' },
    ]);
  });

  test('is all of the others’ where first place enters an event', () => {
    const values = { event: 'Main event', eventWorth: '10000', travelAllowance: '1500' };
    const event = posted({ pool: 'event-entry' }, values);
    const structure: Structure = {
      ...STRUCTURE,
      payouts: [
        { from: 1, percents: [] },
        { from: 3, percents: ['60', '40'] },
      ],
    };
    const pool = amounts(money('1000'), structure, event);
    expect(pool.amounts).toEqual([ZERO, usd('600'), usd('400')]);
    const places = [['a'], ['b'], ['c'], ['d']];
    const end = { starterCount: 4, buyIn: usd('100'), places, survivors: ['a'], lastOut: [] };
    const prizes = TOURNAMENT.prizes({ ...end, amounts: pool.amounts }, event);
    const won = prizes.map(({ entrant, amount, worth, from }) => [entrant, amount ?? worth, from]);
    expect(won).toEqual([
      ['a', usd('10000'), 'house'],
      ['a', usd('1500'), 'house'],
      ['b', usd('600'), 'pool'],
      ['c', usd('400'), 'pool'],
    ]);
  });
});

test('whoever shares places shares what they are paid', () => {
  const regular = posted({ pool: 'regular' });
  const end = { starterCount: 4, buyIn: usd('100'), survivors: ['a'], lastOut: [] };
  const prizes = TOURNAMENT.prizes(
    {
      ...end,
      amounts: [usd('500'), usd('300.01'), usd('200')],
      places: [['a'], ['b', 'c'], ['d']],
    },
    regular,
  );
  expect(prizes.map(({ entrant, amount }) => [entrant, amount])).toEqual([
    ['a', usd('500')],
    ['b', usd('250.01')],
    ['c', usd('250')],
  ]);
});

describe('a structure is turned down', () => {
  const problems = (structure: object, options = { pool: 'regular' }) =>
    TOURNAMENT.checkStructure({ ...STRUCTURE, ...structure }, posted(options)).map(
      ({ path }) => path,
    );

  test('where its percentages do not come to 100%', () => {
    const payouts = [{ from: 1, percents: ['99.99'] }];
    expect(problems({ payouts })).toEqual(['structure.payouts[0].percents']);
  });

  test('where more places are paid than there are entries', () => {
    const payouts = [{ from: 1, percents: ['50', '50'] }];
    expect(problems({ payouts })).toEqual(['structure.payouts[0].percents']);
  });

  test('where it pays amounts that nobody guarantees', () => {
    expect(problems({ payouts: [{ from: 1, amounts: ['5'] }] })).toEqual([
      'structure.payouts[0].amounts',
    ]);
  });

  test('where its chips are not the posted ones, or a charity is not posted', () => {
    const charity = { name: 'Food bank', percent: '10' };
    expect(problems({ startingChips: 9000, charity })).toEqual([
      'structure.startingChips',
      'structure.charity',
    ]);
  });
});
