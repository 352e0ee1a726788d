// The sheet of Crazy 4 Poker pays what the game pays.
import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { answerQualify, decodeOffering } from '#rules';
import { CRAZY_4_POKER } from './crazy-4-poker.ts';
import { type BaseGame, expectSamePay } from './settled.fixture.ts';

const game = (tables: BaseGame['tables'] = {}): BaseGame => ({
  activity: CRAZY_4_POKER,
  dealerCount: 5,
  tables: { queensUp: 'A', fourCardProgressive: 'A', ...tables },
  meters: {
    fourCardProgressive: { amount: '7654.32', reset: '5000.00' },
    fiveCardProgressive: { amount: '23456.78', reset: '10000.00' },
    // As many as six divide it without a cent left over.
    fiveCardHandBonus: { amount: '36000.00', reset: '10000.00' },
  },
  values: { fourCardReset: '5000.00', fiveCardReset: '10000.00', handBonusReset: '10000.00' },
  base: (ante) => ({ ante, superBonus: ante }),
});

describe('progressive wagers', () => {
  test.each([
    ['fourCardProgressive', 'A', 'fourCardProgressive'],
    ['fourCardProgressive', 'B', 'fourCardProgressive'],
    ['fiveCardProgressive', 'A', 'fiveCardProgressive'],
    ['fiveCardHandBonusPlayer', 'A', 'fiveCardHandBonus'],
    ['fiveCardHandBonusDealer', 'A', 'fiveCardHandBonus'],
  ])(
    '%s, table %s: wins, envy and the meter are those of the settled round',
    (wager, table, meter) => {
      const source = seededSource(47);
      let wins = 0;
      for (let round = 0; round < 120; round++) {
        const asked = { wager, fee: wager, stakes: ['1', '5'], meter };
        if (expectSamePay(source, game({ fourCardProgressive: table }), asked)) wins++;
      }
      expect(wins).toBeGreaterThan(20);
    },
  );
});

test.each([
  ['queensUp', 'A'],
  ['queensUp', 'D'],
  ['superBonus', 'A'],
  ['coverAll', 'A'],
])('%s, table %s: is paid as the settled round pays it', (wager, queensUp) => {
  const source = seededSource(53);
  for (let round = 0; round < 100; round++) {
    expectSamePay(source, game({ queensUp }), { wager, fee: wager, stakes: ['5', '7.25'] });
  }
});

const qualified = (
  { seats, dealer }: { readonly seats: readonly object[]; readonly dealer?: string },
  settings: object = {},
) => {
  const answer = answerQualify(
    {
      activity: 'ma-crazy-4-poker',
      offering: { settings },
      balances: { meter: '20000.00' },
      deal: {
        game: 'crazy-4-poker',
        seats,
        ...(dealer === undefined ? {} : { dealer: { cards: dealer } }),
      },
    },
    [CRAZY_4_POKER],
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.awards.map(({ seat, share, amount }) => [seat, share, amount]);
};

const bought = (wager: string, stake: string) => ({ fee: { [wager]: true }, wager: stake });

test('s.11(d)(4): two who win of one meter are paid in turn from the right', () => {
  const seats = [
    { seat: 1, cards: 'Ah Kh Qh Jh Th', ...bought('fiveCardProgressive', '1') },
    { seat: 2, cards: 'Ks Qs Js Ts 9s', ...bought('fiveCardProgressive', '1') },
  ];
  // Ten percent of 20,000 first, the rest of it after; each has envy of the other's hand.
  expect(qualified({ seats })).toEqual([
    [2, 'hand', '2000.00'],
    [1, 'hand', '18000.00'],
    [2, 'envy', '1000.00'],
    [1, 'envy', '300.00'],
  ]);
});

test('s.10(b)(2): who folds has envy of the others and is not paid for the own hand', () => {
  const seats = [
    { seat: 1, cards: 'Ah Kh Qh Jh Th', ...bought('fiveCardProgressive', '1') },
    { seat: 2, cards: 'Ks Qs Js Ts 9s', folded: 'fold', ...bought('fiveCardProgressive', '5') },
  ];
  expect(qualified({ seats })).toEqual([
    [1, 'hand', '20000.00'],
    [2, 'envy', '5000.00'],
  ]);
  expect(qualified({ seats }, { foldedHandTriggersEnvy: true })).toEqual([
    [1, 'hand', '20000.00'],
    [2, 'envy', '5000.00'],
    [1, 'envy', '300.00'],
  ]);
});

test('s.11(f)(2): a part of the meter for the dealer’s hand is divided', () => {
  const seats = [1, 2, 3].map((seat) => ({ seat, ...bought('fiveCardHandBonusDealer', '1') }));
  expect(qualified({ seats, dealer: 'Ks Qs Js Ts 9s' })).toEqual([
    [1, 'hand', '666.66'],
    [2, 'hand', '666.66'],
    [3, 'hand', '666.66'],
  ]);
});

test('s.12(k): with seven players Cover All is paid as for six only where a house says so', () => {
  const seats = [1, 2, 3, 4, 5, 6, 7].map((seat) => ({
    seat,
    ...(seat === 1 ? { cards: 'As Ah Ad Ac 2d', ...bought('coverAll', '5') } : { fee: {} }),
  }));
  expect(qualified({ seats })).toEqual([]);
  // 100 to 1 and the stake.
  expect(qualified({ seats }, { coverAllSevenPlayers: 'as-six' })).toEqual([[1, 'hand', '505.00']]);
});

test('s.11(b): a flush brings 3 to 2, and half a cent is not paid', () => {
  const seats = [{ seat: 1, cards: 'Ks Js 8s 3s 2d', ...bought('superBonus', '0.05') }];
  expect(qualified({ seats })).toEqual([[1, 'hand', '0.12']]);
});

test('s.11(d)(3): the four-card meter of table A is not reset to less than $5,000', () => {
  const post = (fourCardProgressive: string, fourCardReset: string) =>
    decodeOffering(CRAZY_4_POKER, { options: { fourCardProgressive }, values: { fourCardReset } });
  expect(post('A', '4999.99')).toMatchObject({
    ok: false,
    error: [{ path: 'offering.values.fourCardReset' }],
  });
  expect(post('A', '5000.00')).toMatchObject({ ok: true });
  expect(post('B', '1000.00')).toMatchObject({ ok: true });
});
