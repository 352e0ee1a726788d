// Money of the three bad-beat jackpots, by the figures of their sheets.
import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { type Activity, answerQualify, decodeOffering } from '#rules';
import { LIMIT_BAD_BEAT } from './limit-bad-beat.ts';
import { NO_LIMIT_BAD_BEAT } from './no-limit-bad-beat.ts';
import { OMAHA_BAD_BEAT } from './omaha-bad-beat.ts';

type Fields = Readonly<Record<string, unknown>>;

const HOLDEM = { game: 'texas-holdem', board: 'As Ad 7h 7d 2c', hole: ['Ah Ac', '7s 7c'] } as const;
const OMAHA = {
  game: 'omaha-high-low',
  board: 'As Ad 8h 8d 2c',
  hole: ['Ah Ac Ks Qs', '8s 8c Kd Qd'],
} as const;

/** Four aces in seat 1 beat four of a kind in seat 2; seats 3 to 5 have folded. */
const dealOf = (
  { game, board, hole: [winner, loser] }: typeof HOLDEM | typeof OMAHA,
  changes: Readonly<Record<number, Fields>> = {},
) => ({
  game,
  board,
  seats: [{ hole: winner }, { hole: loser }, ...[3, 4, 5].map(() => ({ folded: 'flop' }))].map(
    (seat, index) => ({ seat: index + 1, ...seat, ...changes[index + 1] }),
  ),
});

const answer = (
  activity: Activity,
  {
    options = { hands: 'A', shares: 'B' },
    values = {},
    balances = { meter: '50000.00', reserve: '300000.00' },
    deal = dealOf(activity === OMAHA_BAD_BEAT ? OMAHA : HOLDEM) as Fields,
    settings = {},
  }: Readonly<Partial<Record<'options' | 'values' | 'balances' | 'deal' | 'settings', Fields>>>,
) => {
  const request = {
    activity: activity.id,
    offering: {
      options,
      values: { reseed: '10000.00', chip: '1.00', ...values },
      settings,
    },
    balances,
    deal,
  };
  return sure(answerQualify(request, [activity]));
};

const paid = ({ awards }: ReturnType<typeof answer>) =>
  awards.map(({ seat, share, amount, from }) => [seat, share, amount, from]);

describe.each([
  ['No Limit', NO_LIMIT_BAD_BEAT],
  ['Omaha', OMAHA_BAD_BEAT],
  ['Limit', LIMIT_BAD_BEAT],
] as const)('%s Bad Beat', (_, activity) => {
  test('the example of the multiplier: 4x on $50,000 is $50,000 of the pool, $150,000 of the reserve', () => {
    const answered = answer(activity, { values: { multiplier: 4 } });
    expect(paid(answered)).toEqual([
      [2, 'losing-hand', '100000.00', { meter: '25000.00', reserve: '75000.00' }],
      [1, 'winning-hand', '50000.00', { meter: '12500.00', reserve: '37500.00' }],
      // A quarter of $200,000 by three is $16,666 and 2/3, rounded up to the dollar.
      [3, 'table', '16667.00', { meter: '4166.66', reserve: '12500.34' }],
      [4, 'table', '16667.00', { meter: '4166.67', reserve: '12500.33' }],
      [5, 'table', '16667.00', { meter: '4166.67', reserve: '12500.33' }],
    ]);
    // $300,000 less the $150,000, one dollar of odd chips and the reseed.
    expect(answered.balancesAfter).toEqual({
      meter: '10000.00',
      reserve: '139999.00',
      advance: '0.00',
    });
  });

  test.each([
    ['A', '20000.00', '10000.00', '6667.00'],
    ['B', '25000.00', '12500.00', '4167.00'],
    ['C', '25000.00', '15000.00', '3334.00'],
  ])(
    'structure %s gives loser, winner and table their percentages of 50,000 dollars',
    (shares, losing, winning, table) => {
      const { awards } = answer(activity, { options: { hands: 'A', shares } });
      expect(awards.map(({ amount }) => amount)).toEqual([losing, winning, table, table, table]);
    },
  );

  test('a share is paid to the cent: only a share that several divide is made up (Prize Payout Structure)', () => {
    const balances = { meter: '50000.03', reserve: '300000.00' };
    const won = (chip: string) =>
      paid(answer(activity, { options: { hands: 'A', shares: 'A' }, values: { chip }, balances }));
    // 40%, 20% and 40% of $50,000.03 are $20,000.012, $10,000.006 and again $20,000.012.
    expect(won('0.01')).toEqual([
      [2, 'losing-hand', '20000.01', { meter: '20000.01' }],
      [1, 'winning-hand', '10000.00', { meter: '10000.00' }],
      // $20,000.01 in three parts has no odd cent.
      [3, 'table', '6666.67', { meter: '6666.67' }],
      [4, 'table', '6666.67', { meter: '6666.67' }],
      [5, 'table', '6666.67', { meter: '6666.67' }],
    ]);
    expect(won('1.00').map(([, , amount]) => amount)).toEqual([
      '20000.01',
      '10000.00',
      ...['6667.00', '6667.00', '6667.00'],
    ]);
  });

  test('what the reserve lacks is lent by the house', () => {
    const balances = { meter: '50000.00', reserve: '100000.00', advance: '0.00' };
    const { balancesAfter } = answer(activity, { values: { multiplier: 4 }, balances });
    expect(balancesAfter).toEqual({ meter: '10000.00', reserve: '0.00', advance: '60001.00' });
  });

  test('a player with a missed-blind button has no part, and the others divide', () => {
    const game = activity === OMAHA_BAD_BEAT ? OMAHA : HOLDEM;
    const answered = answer(activity, { deal: dealOf(game, { 4: { missedBlind: true } }) });
    expect(answered.leftOut[0]).toMatchObject({ seat: 4, code: 'missed-blind' });
    expect(answered.awards.filter(({ share }) => share === 'table')).toMatchObject([
      { seat: 3, amount: '6250.00' },
      { seat: 5, amount: '6250.00' },
    ]);
  });

  test('a player with a button is one of the five, unless the house reads it otherwise', () => {
    const game = activity === OMAHA_BAD_BEAT ? OMAHA : HOLDEM;
    const deal = dealOf(game, { 4: { missedBlind: true } });
    const won = (playersWithButton: string) =>
      answer(activity, { deal, settings: { playersWithButton } });
    expect(won('counted').awards).toHaveLength(4);
    expect(won('not-counted').awards).toEqual([]);
    expect(won('not-counted').leftOut.map(({ code }) => code)).toContain('players');
  });

  test('two players do at a free table, and a proposition player wins', () => {
    const game = activity === OMAHA_BAD_BEAT ? OMAHA : HOLDEM;
    const five = dealOf(game, { 2: { person: 'tpp' } });
    const seats = five.seats.slice(0, 2);
    expect(answer(activity, { deal: five }).awards).toHaveLength(5);
    expect(answer(activity, { deal: { ...five, seats } }).awards).toEqual([]);
    expect(answer(activity, { deal: { ...five, seats, npn: true } }).awards).toHaveLength(2);
  });

  test('a multiplier with a fraction is not offered', () => {
    const offering = decodeOffering(activity, { values: { multiplier: 2.5 } });
    expect(offering.ok ? [] : offering.error.map(({ path }) => path)).toEqual([
      'offering.values.multiplier',
    ]);
  });

  test('a table share that nobody may take stays in the pool', () => {
    const game = activity === OMAHA_BAD_BEAT ? OMAHA : HOLDEM;
    const button = { missedBlind: true };
    const answered = answer(activity, {
      deal: dealOf(game, { 3: button, 4: button, 5: button }),
    });
    expect(answered.awards.map(({ amount }) => amount)).toEqual(['25000.00', '12500.00']);
    expect(answered.balancesAfter).toMatchObject({ meter: '12500.00', reserve: '300000.00' });
  });
});

describe('limit and no-limit tables have their own jackpots (Eligible Controlled Games, B10.4, B12.5)', () => {
  const at = (activity: Activity, table: Fields, settings: Fields = {}) =>
    answer(activity, { deal: { ...dealOf(HOLDEM), ...table }, settings });

  test.each([
    ['Limit', { limit: '2-5 no limit' }],
    ['Limit', { limit: '1-3 NL' }],
    ['Limit', { betting: 'no-limit' }],
    ['No Limit', { limit: '4-8 limit' }],
    ['No Limit', { betting: 'limit' }],
  ])('the %s jackpot pays nothing at a table with %j', (name, table) => {
    const activity = name === 'Limit' ? LIMIT_BAD_BEAT : NO_LIMIT_BAD_BEAT;
    const { awards, leftOut, assumed } = at(activity, table);
    expect(awards).toEqual([]);
    expect(new Set(leftOut.map(({ because }) => because.split(':')[0]))).toEqual(
      new Set(['Eligible Controlled Games']),
    );
    expect(assumed.filter((line) => line.startsWith('deal.betting'))).toEqual([]);
    expect(at(activity, table, { tables: 'any' }).qualifies).toBe(true);
  });

  test.each([
    ['limit', LIMIT_BAD_BEAT],
    ['no-limit', NO_LIMIT_BAD_BEAT],
  ])(
    'a table that does not say how it bets is assumed to be %s, and the answer says so',
    (betting, activity) => {
      const { qualifies, assumed } = at(activity, { limit: '4-8' });
      expect(qualifies).toBe(true);
      expect(assumed).toContain(`deal.betting is ${betting}`);
      expect(at(activity, { betting }).assumed).not.toContain(`deal.betting is ${betting}`);
      expect(at(activity, {}, { tables: 'any' }).assumed.join()).not.toContain('betting');
    },
  );
});

describe.each([
  ['No Limit', NO_LIMIT_BAD_BEAT],
  ['Omaha', OMAHA_BAD_BEAT],
  ['Limit', LIMIT_BAD_BEAT],
] as const)('%s: the pool stands inside its approved range (Prize)', (_, activity) => {
  const asked = (meter: string, more: Fields = {}) =>
    answerQualify(
      {
        activity: activity.id,
        offering: { options: { hands: 'A', shares: 'B' }, ...more },
        balances: { meter },
        deal: dealOf(activity === OMAHA_BAD_BEAT ? OMAHA : HOLDEM),
      },
      [activity],
    );
  const told = (meter: string, more?: Fields) =>
    sure(asked(meter, more)).assumed.filter((line) => line.includes('taken as it stands'));

  test('an amount outside is taken, and the answer says so', () => {
    expect(told('500.00')).toEqual([
      'balances.meter is 500.00 though it is at least 1000.00: taken as it stands',
    ]);
    expect(told('150000.01')).toEqual([
      'balances.meter is 150000.01 though it is at most 150000.00: taken as it stands',
    ]);
    expect([told('1000.00'), told('30000.00'), told('150000.00')]).toEqual([[], [], []]);
  });

  test('or refused, where the house reads it so', () => {
    const settings = { balanceOutsideRange: 'refused' };
    for (const meter of ['500.00', '150000.01']) {
      expect(asked(meter, { settings })).toMatchObject({
        ok: false,
        error: [{ path: 'balances.meter' }],
      });
    }
    expect(asked('1000.00', { settings }).ok).toBe(true);
  });
});

test('equal losing hands divide the losing share, odd chips made up', () => {
  const deal = {
    game: 'texas-holdem',
    board: 'As Ad Kd 9d 9h',
    seats: [{ hole: '9s 9c' }, { hole: 'Ah Kc' }, { hole: 'Ac Ks' }, {}, {}].map((seat, index) => ({
      seat: index + 1,
      ...seat,
    })),
  };
  const { awards } = answer(NO_LIMIT_BAD_BEAT, {
    options: { hands: 'B', shares: 'A' },
    balances: { meter: '10001.00', reserve: '300000.00' },
    deal,
  });
  // 40% of $10,001 by two is $2,000.20 each; 20% is $2,000.20, which nobody splits; 40% by two
  // again $2,000.20.
  expect(awards.map(({ seat, share, amount }) => [seat, share, amount])).toEqual([
    [2, 'losing-hand', '2001.00'],
    [3, 'losing-hand', '2001.00'],
    [1, 'winning-hand', '2000.20'],
    [4, 'table', '2001.00'],
    [5, 'table', '2001.00'],
  ]);
});

test('a full house made with one hole card does not count', () => {
  const deal = {
    game: 'texas-holdem',
    board: 'As Ad Kd Kh 9c',
    seats: [{ hole: 'Kc Ks' }, { hole: 'Ac 2d' }, {}, {}, {}].map((seat, index) => ({
      seat: index + 1,
      ...seat,
    })),
  };
  const { rows } = answer(NO_LIMIT_BAD_BEAT, { options: { hands: 'B', shares: 'A' }, deal });
  expect(rows).toEqual([]);
});

test('option C of the Limit sheet is not offered until the house has named its losing hand', () => {
  const options = { hands: 'C', shares: 'A' };
  expect(decodeOffering(LIMIT_BAD_BEAT, { options })).toMatchObject({
    ok: false,
    error: [{ path: 'offering.values.losingHand' }],
  });
  const values = { losingHand: 'aces full of jacks' };
  expect(decodeOffering(LIMIT_BAD_BEAT, { options, values })).toMatchObject({ ok: true });
});

test('a hand that was folded is no losing hand, though its cards were held aside', () => {
  const seats = [
    { seat: 6, hole: '9c 8c' },
    { seat: 2, hole: '5h 5s' },
    { seat: 5, hole: '6d 6h', folded: 'river', heldAside: true },
    { seat: 7, hole: 'Ah Kh' },
    { seat: 9, hole: '4h Kd' },
  ];
  const request = {
    activity: LIMIT_BAD_BEAT.id,
    offering: { options: { hands: 'A', shares: 'A' } },
    balances: { meter: '1000.00', reserve: '0.00' },
    deal: { game: 'texas-holdem', board: '5c 7c 5d 6s 6c', seats },
  };
  const { awards } = sure(answerQualify(request, [LIMIT_BAD_BEAT]));
  expect(awards.map(({ seat, amount }) => [seat, amount])).toEqual([
    [2, '400.00'],
    [6, '200.00'],
    [5, '133.34'],
    [7, '133.34'],
    [9, '133.34'],
  ]);
});
