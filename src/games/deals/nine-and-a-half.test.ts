import { describe, expect, test } from 'vitest';
import { type Card, makeCard } from '#cards';
import {
  againstDealer,
  dealsOf,
  outcomeAgainst,
  outcomeOf,
  outcomeOfSign,
} from './banked-deals.fixture.ts';
import { type DealtGame, dealerCardsOf } from './deal.ts';
import { NINE_AND_A_HALF_GAMES } from './nine-and-a-half.ts';

const [GAME] = NINE_AND_A_HALF_GAMES as readonly [DealtGame];

describe('nine and a half', () => {
  test.each([
    ['9h Kd', '9c', 'win', 'a nine and a face are the target'],
    ['9h Td', '9c Js', 'push', 'a ten counts as a face does'],
    ['9h Ad', '7c', 'lose', 'ten is over'],
    ['9h Ad', '9c As', 'lose', 'a seat over the target loses whatever the bank has'],
    ['2h', '9c As', 'win', 'a bank over the target loses to the lowest hand'],
    ['Kh', 'Ad', 'lose', 'a half against one'],
    ['Ah 5d Kd Qd', '7c', 'push', 'an ace is one'],
  ])('%s against %s is a %s: %s', (cards, dealer, outcome) => {
    expect(outcomeAgainst(GAME, cards, dealer)).toBe(outcome);
  });

  test.each([
    ['9h Kd', 'nine-and-a-half', '9½'],
    ['Kd', 'points', '½'],
    ['5d 2h', 'points', '7'],
    ['9h Ad', 'over', 'over with 10'],
  ])('%s is called %s: %s', (cards, category, name) => {
    const deal = againstDealer(GAME, cards, '2c');
    expect(GAME.handOf?.(deal, 1)).toMatchObject({ category, name });
  });
});

function points(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) {
    const face = makeCard(card).charAt(0);
    sum += face === 'A' ? 1 : 'TJQK'.includes(face) ? 0.5 : Number(face);
  }
  return sum;
}

test('everybody draws below six and a half, and outcomes agree with the slow count', () => {
  for (const deal of dealsOf(GAME)) {
    const dealer = dealerCardsOf(deal);
    for (const { seat, cards = [] } of deal.seats) {
      expect(points(cards)).toBeGreaterThanOrEqual(6.5);
      expect(points(cards.slice(0, -1))).toBeLessThan(6.5);
      const bank = points(dealer) > 9.5 ? 0 : points(dealer);
      const expected = points(cards) > 9.5 ? 'lose' : outcomeOfSign(points(cards) - bank);
      expect(outcomeOf(GAME, deal, seat)).toBe(expected);
    }
  }
});
