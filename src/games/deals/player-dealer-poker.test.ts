import { describe, expect, test } from 'vitest';
import { type Card, cardsOf } from '#cards';
import {
  bestKey,
  compareKeys,
  fiveHigh,
  fourHigh,
  type Key,
  threeHigh,
} from '../../../test/oracle/poker.ts';
import {
  againstDealer,
  dealsOf,
  gameIn,
  outcomeAgainst,
  outcomeOf,
  outcomeOfSign,
} from './banked-deals.fixture.ts';
import { type Deal, dealerCardsOf, dealOf, seatOf } from './deal.ts';
import { PLAYER_DEALER_POKER_GAMES } from './player-dealer-poker.ts';

const game = (id: string) => gameIn(PLAYER_DEALER_POKER_GAMES, id);

describe('the outcome', () => {
  test.each([
    ['three-card-poker', '2s 3d 5c', 'Jh Td 8c', 'win', 'the dealer has no queen'],
    ['three-card-poker', '2s 3d 5c', 'Qh 3c 2d', 'lose', 'the lowest hand with a queen'],
    ['three-card-poker', '4s 5d 6c', 'Ah 9h 2h', 'win', 'straights are above flushes'],
    ['three-card-poker', 'Ks Kd 5c', 'Kh Kc 5d', 'push', 'equal hands'],
    ['caribbean-stud', '2s 3d 5c 7h 8h', 'Ah Qd Jc 9c 8c', 'win', 'the dealer has no ace and king'],
    ['caribbean-stud', '2s 3d 5c 7h 8h', 'Ah Kd 4c 3c 2c', 'lose', 'the lowest ace and king'],
    ['caribbean-stud', '2s 3d 5c 7h 8h', '2h 2d 3c 4c 5h', 'lose', 'a pair qualifies'],
    ['caribbean-stud', '2s 3d 5c 7h 8h', 'Kh Qd Jc 9c 8c', 'win', 'a king does not'],
    ['pokara', 'Ah Ah Ah', 'Ks Qs As', 'win', 'a trip flush is the highest hand'],
    ['pokara', '2s 9d 4c 3h', '8h 8d Kc', 'win', 'the best three of four are a straight'],
    ['crazy-4-poker', '2s 2d 5c 7h 9h', 'Qh Jd Tc 8c 3c', 'win', 'the better hand'],
    ['crazy-4-poker', '2s 2d 5c 7h 9h', '2h 2c 5d 7d 9d', 'push', 'equal hands'],
    ['four-card-poker', '2s 2d 5c 7h 9h', '2h 2c 9d 7d 5h 3c', 'win', 'the seat wins ties'],
    ['four-card-poker', '2s 2d 5c 7h 9h', '3h 3c 9d 7d 5h 2c', 'lose', 'the better pair'],
  ])('of %s with %s against %s is a %s: %s', (id, cards, dealer, outcome) => {
    expect(outcomeAgainst(game(id), cards, dealer)).toBe(outcome);
  });
});

describe("ultimate texas hold'em", () => {
  const UTH = game('ultimate-texas-holdem');
  const withBoard = (hole: string, dealer: string, board: string): Deal =>
    dealOf('ultimate-texas-holdem', [seatOf(1, { hole: cardsOf(hole) })], {
      dealer: { down: cardsOf(dealer) },
      board: cardsOf(board),
    });

  test('the best five of seven count, and the board may play for both', () => {
    expect(outcomeOf(UTH, withBoard('As Ad', 'Kh Kc', '2s 3d 7c 9h Jh'))).toBe('win');
    expect(outcomeOf(UTH, withBoard('2s 3d', 'Kh 2c', 'As Ks Qs Js Ts'))).toBe('push');
  });

  test('after the flop there is a hand, of five cards', () => {
    const deal = withBoard('As Ks', 'Kh Kc', 'Qs Js Ts');
    expect(UTH.check(deal)).toEqual([]);
    expect(UTH.handOf?.(deal, 1)?.category).toBe('royal-flush');
  });

  test('a deal that ended on the flop has no outcome', () => {
    expect(outcomeOf(UTH, withBoard('As Ks', 'Kh Kc', 'Qs Js Ts'))).toBeNull();
  });

  test('a board of four is refused', () => {
    expect(UTH.check(withBoard('As Ks', 'Kh Kc', 'Qs Js Ts 2d'))).toMatchObject([
      { path: 'deal.board', message: "Ultimate Texas Hold'em has 3 or 5 there, not 4" },
    ]);
  });
});

test('a four-card dealer has six cards, one of them turned up', () => {
  const deal = dealOf('four-card-poker', [seatOf(1, { cards: cardsOf('2s 2d 5c 7h 9h') })], {
    dealer: { up: cardsOf('Kh'), down: cardsOf('Kd Qd Jd Td 3c') },
  });
  expect(game('four-card-poker').check(deal)).toEqual([]);
  const short = againstDealer(game('four-card-poker'), '2s 2d 5c 7h 9h', 'Kh Kd Qd Jd Td');
  expect(game('four-card-poker').check(short)).toMatchObject([{ path: 'deal.dealer.cards' }]);
});

test('three-card poker has two extra cards, and one of the dealer’s three is turned up', () => {
  const deal = dealOf('three-card-poker', [seatOf(1, { cards: cardsOf('2s 3d 5c') })], {
    dealer: { up: cardsOf('Qh'), down: cardsOf('3c 2d') },
    board: cardsOf('As Ac'),
  });
  expect(game('three-card-poker').check(deal)).toEqual([]);
  expect(outcomeOf(game('three-card-poker'), deal)).toBe('lose');
  const short = { ...deal, board: cardsOf('As'), dealer: { up: cardsOf('Qh 3c') } };
  expect(game('three-card-poker').check(short)).toMatchObject([
    { path: 'deal.board' },
    { path: 'deal.dealer.up' },
  ]);
});

type SlowRank = (cards: readonly Card[]) => Key;

const best =
  (count: number, rank: (cards: readonly Card[]) => Key): SlowRank =>
  (cards) =>
    bestKey(cards, count, rank);

/** Category 0 is the lowest; a queen is 10, a king 11, an ace 12. */
const QUALIFIES: Readonly<Record<string, Key>> = {
  'three-card-poker': [0, 10],
  pokara: [0, 10],
  'caribbean-stud': [0, 12, 11],
};

test.each([
  ['three-card-poker', threeHigh],
  ['pokara', best(3, threeHigh)],
  ['caribbean-stud', fiveHigh],
  ['ultimate-texas-holdem', best(5, fiveHigh)],
  ['crazy-4-poker', best(4, fourHigh)],
  ['four-card-poker', best(4, fourHigh)],
] as const)('%s: outcomes agree with the slow evaluator', (id, rank: SlowRank) => {
  for (const deal of dealsOf(game(id))) {
    // The extra cards of Three Card Poker are in no one's hand.
    const board = id === 'ultimate-texas-holdem' ? (deal.board ?? []) : [];
    const dealer = rank([...dealerCardsOf(deal), ...board]);
    const isIn = compareKeys(dealer, QUALIFIES[id] ?? []) >= 0;
    for (const { seat, cards, hole = [] } of deal.seats) {
      const sign = compareKeys(rank([...(cards ?? hole), ...board]), dealer);
      const seatWinsTies = id === 'four-card-poker' && sign === 0;
      const expected = isIn && !seatWinsTies ? outcomeOfSign(sign) : 'win';
      expect(outcomeOf(game(id), deal, seat)).toBe(expected);
    }
  }
});
