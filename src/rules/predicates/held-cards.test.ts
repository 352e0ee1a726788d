import { describe, expect, test } from 'vitest';
import { cardsOf, JOKER } from '#cards';
import { seededSource } from '#chance';
import { DEALT_GAMES, type Deal, type DealtGame } from '#games';
import { dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest, TableTest } from '../tests.ts';
import { handHolds, tableHolds } from './asked.fixture.ts';
import * as baccarat from './baccarat.ts';
import * as blackjack from './blackjack.ts';
import { cardsHeld, ofBank } from './held-cards.ts';
import * as pan9 from './pan-9.ts';
import * as threeCard from './three-card.ts';

describe('whose cards are asked', () => {
  test('a seat’s own; of the player-dealer whichever record shows more', () => {
    const [own, less, more] = [cardsOf('2c 3c'), cardsOf('4c'), cardsOf('4c 5c')];
    const seat = seatOf(1, { cards: own });
    const banker = seatOf(2, { position: 'player-dealer', cards: more });
    const deal = dealOf('blackjack-poker', [seat, banker], { dealer: { up: less } });
    expect(cardsHeld(deal, seat)).toEqual(own);
    expect(cardsHeld(deal, banker)).toEqual(more);
  });
});

const { isDealtPair, isDealtJokers, isThreeSevens, isThreeSevensWithUpCard, isTwoToSix } =
  blackjack;

const HAND_TESTS: readonly HandTest[] = [
  pan9.isThreeAcesToSixes,
  pan9.isFourFacesOfOneRank,
  pan9.isThreeThrees('one-color'),
  pan9.isThreeSixes('one-suit'),
  pan9.isTwoThreeFour('any'),
  pan9.isDealtNine,
  isDealtPair(['A'], 'one-suit'),
  blackjack.isDealtSuitedPair,
  blackjack.isDealtAcesOfHearts,
  blackjack.isRoyalMatch,
  blackjack.isSuitedNatural,
  blackjack.hasDealtSeven,
  isThreeSevensWithUpCard('one-color'),
  blackjack.isThreeSevensOfSuitWithUpCard('h'),
  isThreeSevens('one-suit'),
  isTwoToSix('one-suit'),
  blackjack.isSevenCardTwentyOne,
  blackjack.isEightPlusCardTwentyOne,
  blackjack.isBlackjackOrTwentyOne,
  isDealtJokers(5),
  threeCard.isTripsOrBetter,
  threeCard.isStraightOrBetter,
  threeCard.isQueenHighStraightOrBetter,
  threeCard.isFlush,
  threeCard.isThreeOfAKind,
  threeCard.isTripFlush,
  threeCard.isThreeAcesOfHearts,
  threeCard.isRoyalFlush,
  threeCard.isStraightFlush,
  threeCard.isStraightFlushBelowRoyal,
  threeCard.isSixCardStraightFlushWithBank,
];

const TABLE_TESTS: readonly TableTest[] = [
  ...HAND_TESTS.map((test) => ofBank(test)),
  pan9.isBankDealtNine,
  baccarat.isNaturalTie,
  baccarat.isDragon7,
  baccarat.isThreeCardNineOverZero,
  baccarat.hasLineOfThreeThrees('one-suit'),
  baccarat.hasLineOfTwoThreeFour('one-color'),
  baccarat.isSixesBeatenByThrees({ sixes: 'one-color', threes: 'one-color' }),
  baccarat.isFourOfAKindOfOneSuit('all'),
  baccarat.isFourOfAKind('first-four'),
  baccarat.isFourOfOneSuit('all'),
  baccarat.isPairInEachLine('all'),
  baccarat.isSixFaces('one-color'),
  baccarat.isAceTwoThreeInBothLines('any'),
  baccarat.isDoubleFortune7ExactMatch,
  baccarat.isTieAt({ total: 7, size: 5 }),
  baccarat.isSuitedTie(4),
  baccarat.isFourOf3489('one-suit'),
  baccarat.isSixOfAKind('one-suit'),
];

/** How often all tests together say yes; what matters is that they answer. */
const yesCount = (deal: Deal): number =>
  TABLE_TESTS.filter((predicate) => tableHolds(predicate)(deal)).length +
  (baccarat.doubleUpOutcomeOf(deal) === 'tie' ? 1 : 0) +
  deal.seats.flatMap((seat) => HAND_TESTS.filter((predicate) => handHolds(predicate)(deal, seat)))
    .length;

/** The deal with a joker in the place of every card, from a deck that was found foul. */
function fouled(deal: Deal): Deal {
  const places = JSON.stringify({ ...deal, pot: undefined }, (key, value) =>
    Array.isArray(value) && typeof value[0] === 'number' && !key.endsWith('iles')
      ? value.map(() => JOKER)
      : value,
  );
  return { ...(JSON.parse(places) as Deal), standardDeck: false };
}

describe('every deal gets an answer', () => {
  test.each(DEALT_GAMES.map((game): [string, DealtGame] => [game.id, game]))('%s', (_, game) => {
    for (let seed = 0; seed < 3; seed++) {
      const deal = game.deal(seededSource(seed), game.seats.least);
      const { board: _board, player: _player, dealer: _dealer, ...bare } = deal;
      const unseen = { ...bare, seats: deal.seats.map(({ seat }) => seatOf(seat)) };
      for (const each of [deal, { ...deal, standardDeck: false }, fouled(deal), bare]) {
        expect(game.check(each)).toEqual([]);
        expect(yesCount(each)).toBeGreaterThanOrEqual(0);
      }
      expect(deal.banker === undefined ? yesCount(unseen) : 0).toBe(0);
    }
  });
});
