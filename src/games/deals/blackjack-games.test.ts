import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCard } from '#cards';
import { oracleBlackjack, oracleBlackjackOrder } from '../../../test/oracle/totals.ts';
import {
  againstDealer,
  dealsOf,
  gameIn,
  outcomeAgainst,
  outcomeOf,
  outcomeOfSign,
} from './banked-deals.fixture.ts';
import { BLACKJACK_GAMES } from './blackjack-games.ts';
import { dealerCardsOf, dealOf, seatOf } from './deal.ts';

const POKER = gameIn(BLACKJACK_GAMES, 'blackjack-poker');
const HAWAIIAN = gameIn(BLACKJACK_GAMES, 'hawaiian-blackjack');
const NO_BUST = gameIn(BLACKJACK_GAMES, 'no-bust-blackjack');
const CALIFORNIA = gameIn(BLACKJACK_GAMES, 'california-blackjack');

describe('blackjack poker', () => {
  test.each([
    ['Ah Ah', 'As Kd', 'win', 'two aces of hearts beat all'],
    ['As Kd', '7s 7d 7h', 'win', 'ace and ten-value beat another 21'],
    ['Ts 9d', 'Th 9h', 'push', 'equal totals'],
    ['Ts 9d', 'Th 6h Kc', 'win', 'the dealer is bust with 26'],
    ['Ts 6d 9c', 'Th 6h Kc', 'push', 'both are bust, the dealer with three cards of 26'],
    ['Ts 6d 9c', 'Th 2h 4c Kc', 'lose', 'four cards of 26 save nobody'],
    ['Ts 6d 9c', 'Th 6h 9h', 'lose', 'nor do three of 25'],
  ])('%s against %s is a %s: %s', (cards, dealer, outcome) => {
    expect(outcomeAgainst(POKER, cards, dealer)).toBe(outcome);
  });

  test('a seat may take many cards, but no joker', () => {
    expect(POKER.check(againstDealer(POKER, '2h 2d 2c 2s 3h 3d 3c 4s', '7s'))).toEqual([]);
    expect(POKER.check(againstDealer(POKER, '2h XX', '7s'))).toMatchObject([
      { path: 'deal.seats[0].cards[1]' },
    ]);
    expect(POKER.check(againstDealer(POKER, '2h', '7s')).map(({ path }) => path)).toEqual([
      'deal.seats[0].cards',
    ]);
  });

  test('the card turned up may be all that is known of the dealer', () => {
    const deal = dealOf('blackjack-poker', [seatOf(1, { cards: cardsOf('7h 7d') })], {
      dealer: { up: cardsOf('7c') },
      decks: 6,
    });
    expect(POKER.check(deal)).toEqual([]);
    expect(outcomeOf(POKER, deal)).toBeNull();
  });
});

describe('hawaiian blackjack', () => {
  test.each([
    ['XX 9d', 'soft 21', 'twenty-one'],
    ['XX 8d', 'soft 20', 'points'],
    ['XX Kd', 'hard 12', 'points'],
    ['XX XX', 'soft 14', 'points'],
    ['XX XX XX XX', 'soft 18', 'points'],
    ['XX XX XX XX XX', 'soft 20', 'points'],
    ['XX As', 'soft 13', 'points'],
    ['As Kd', 'soft 21', 'twenty-one'],
    ['As Ad', 'natural', 'natural'],
    ['Kd Qd 2s', 'bust with 22', 'bust'],
  ])('%s is %s', (cards, name, category) => {
    const hand = HAWAIIAN.handOf?.(againstDealer(HAWAIIAN, cards, '7s 7d'), 1);
    expect(hand).toMatchObject({ name, category });
  });

  test('five jokers are a deal of six decks, thirteen are not', () => {
    expect(HAWAIIAN.check(againstDealer(HAWAIIAN, 'XX XX XX XX XX', '7s'))).toEqual([]);
    const thirteen = Array.from({ length: 13 }, () => 'XX').join(' ');
    expect(HAWAIIAN.check(againstDealer(HAWAIIAN, thirteen, '7s'))).toMatchObject([
      { path: 'deal.seats[0].cards[12]' },
    ]);
  });
});

describe('no bust 21st century blackjack', () => {
  test.each([
    ['Ts 6d 6c', 'Th 6h 7h', 'push', 'both over, the seat lower'],
    ['Ts 6d 7c', 'Th 6h 7h', 'lose', 'both over and equal'],
    ['Ts 6d 8c', 'Th 6h 7h', 'lose', 'both over, the seat higher'],
    ['Ts 6d 6c', 'Th 7h', 'lose', 'only the seat is over'],
    ['Ts 2d', 'Th 6h 7h', 'win', 'only the dealer is over'],
    ['As Kd', 'Th 9h 2c', 'win', 'the natural beats another 21'],
  ])('%s against %s is a %s: %s', (cards, dealer, outcome) => {
    expect(outcomeAgainst(NO_BUST, cards, dealer)).toBe(outcome);
  });
});

describe('california blackjack', () => {
  test.each([
    ['XX 2d', 'Ks Qd', 'win', 'a joker makes 21'],
    ['XX 2d', 'As Qd', 'push', 'ace and ten-value are one of the 21s'],
    ['As Ad', 'As Qd', 'win', 'two aces are the natural'],
    ['As Ad', 'XX XX', 'push', 'and so are two jokers'],
    ['As XX', '7s 7d 7h', 'win', 'or one of each'],
    ['Ts 6d 6c', 'Th 6h 7h', 'push', 'both over, the seat lower'],
  ])('%s against %s is a %s: %s', (cards, dealer, outcome) => {
    expect(outcomeAgainst(CALIFORNIA, cards, dealer)).toBe(outcome);
  });

  test('nobody draws against a joker', () => {
    const deals = [...dealsOf(CALIFORNIA, 1500)].filter(
      ({ dealer }) => makeCard(dealer?.up?.[0] as Card) === 'XX',
    );
    expect(deals.length).toBeGreaterThan(5);
    for (const { seats } of deals) for (const { cards } of seats) expect(cards).toHaveLength(2);
  });
});

/** How a seat ends by the slow count, for the games without jokers. */
function slowOutcome(id: string, cards: readonly Card[], dealer: readonly Card[]) {
  const [mine, theirs] = [oracleBlackjack(cards, false), oracleBlackjack(dealer, false)];
  const hearts = (hand: readonly Card[]) => hand.map(makeCard).join() === 'Ah,Ah';
  if (id === 'blackjack-poker' && (hearts(cards) || hearts(dealer))) {
    return outcomeOfSign(Number(hearts(cards)) - Number(hearts(dealer)));
  }
  if (mine.total <= 21) return outcomeOfSign(oracleBlackjackOrder(mine, theirs));
  if (id === 'blackjack-poker') return dealer.length === 3 && theirs.total === 26 ? 'push' : 'lose';
  return theirs.total > 21 && mine.total < theirs.total ? 'push' : 'lose';
}

test.each(['blackjack-poker', 'no-bust-blackjack'])(
  '%s: everybody draws to 17, and outcomes agree with the slow count',
  (id) => {
    const game = gameIn(BLACKJACK_GAMES, id);
    for (const deal of dealsOf(game)) {
      const dealer = dealerCardsOf(deal);
      for (const { seat, cards = [] } of deal.seats) {
        expect(outcomeOf(game, deal, seat)).toBe(slowOutcome(id, cards, dealer));
      }
      for (const hand of [dealer, ...deal.seats.map(({ cards = [] }) => cards)]) {
        expect(oracleBlackjack(hand, false).total).toBeGreaterThanOrEqual(17);
      }
    }
  },
);
