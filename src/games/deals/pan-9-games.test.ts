import { describe, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { oracleLastDigit } from '../../../test/oracle/totals.ts';
import {
  againstDealer,
  dealsOf,
  gameIn,
  outcomeAgainst,
  outcomeOf,
  outcomeOfSign,
} from './banked-deals.fixture.ts';
import { dealerCardsOf, dealOf, seatOf } from './deal.ts';
import { PAN_9_GAMES } from './pan-9-games.ts';

const PAN_9 = gameIn(PAN_9_GAMES, 'pan-9');

describe('pan 9', () => {
  test.each([
    ['3h 3d 3c', '6h 6d 6c', 'win'],
    ['2h 3d 4c', 'Kh 4d 5c', 'push'],
    ['Jh Jd Jc Js', 'Kh Qd Ac', 'lose'],
    ['5h 5d 5c 3s', '3h 5d Kc', 'push'],
  ])('%s against %s is a %s', (cards, dealer, outcome) => {
    expect(outcomeAgainst(PAN_9, cards, dealer)).toBe(outcome);
  });

  test('the decks have no 7, 8, 9 or ten', () => {
    expect(PAN_9.check(againstDealer(PAN_9, '7h 8d Kc', '9h Td Kc'))).toHaveLength(4);
  });

  test('two cards or five are no hand', () => {
    const problems = PAN_9.check(againstDealer(PAN_9, '2h 3d', '4h 5d 6c Kc Qc'));
    expect(problems.map(({ path }) => path)).toEqual(['deal.seats[0].cards', 'deal.dealer.cards']);
  });

  test.each([1, 8, 12])('%i decks are a shoe', (decks) => {
    const deal = dealOf('pan-9', [seatOf(1, { cards: cardsOf('3h 3d 3c') })], { decks });
    expect(PAN_9.check(deal)).toEqual([]);
  });

  test.each([0, 13, 1.5])('%d decks are not', (decks) => {
    const deal = dealOf('pan-9', [seatOf(1, { cards: cardsOf('3h 3d 3c') })], { decks });
    expect(PAN_9.check(deal)).toEqual([
      { path: 'deal.decks', message: `Pan 9 is dealt from 1 to 12 decks, not ${decks}` },
    ]);
  });

  test('one deck holds a card once', () => {
    const deal = dealOf('pan-9', [seatOf(1, { cards: cardsOf('3h 3h 3c') })], { decks: 1 });
    expect(PAN_9.check(deal)).toMatchObject([{ path: 'deal.seats[0].cards[1]' }]);
  });
});

test.each(PAN_9_GAMES.map((game) => [game.id, game] as const))(
  '%s: everybody draws on 0 to 5, and outcomes agree with the slow count',
  (_, game) => {
    for (const deal of dealsOf(game)) {
      const dealer = dealerCardsOf(deal);
      for (const { seat, cards = [] } of deal.seats) {
        const sign = Math.sign(oracleLastDigit(cards) - oracleLastDigit(dealer));
        expect(outcomeOf(game, deal, seat)).toBe(outcomeOfSign(sign));
        expect(cards).toHaveLength(oracleLastDigit(cards.slice(0, 3)) <= 5 ? 4 : 3);
      }
      expect(dealer).toHaveLength(oracleLastDigit(dealer.slice(0, 3)) <= 5 ? 4 : 3);
    }
  },
);
