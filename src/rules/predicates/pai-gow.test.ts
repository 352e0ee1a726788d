import { describe, expect, test } from 'vitest';
import { type Card, cardsOf } from '#cards';
import { type DealtSeat, dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest } from '../tests.ts';
import { handHolds } from './asked.fixture.ts';
import {
  aceJackBeforeStraight,
  acesBeforeStraight,
  acesInFront,
  bestOfSevenAtLeast,
  bestOfSevenIs,
  hasFourNaturalAces,
  hasNaturalRoyalFlush,
  isBackKingHighOrLower,
  isFiveAces,
  isNaturalSevenCardFlush,
  isNineHigh,
  isSevenFaceCards,
  isSixFaceCardsAndJoker,
  isThreePair,
  type PaiGowJudging,
  pairBeforeAceHighFlush,
  pairBeforeFullHouse,
  pairBeforeThree,
  pairBeforeTwoPair,
} from './pai-gow.ts';

const GAME = 'pai-gow-poker';
const WILD = 'jokers-wild-pai-gow-poker';

const asks = (holds: HandTest, seat: Partial<DealtSeat>, game = GAME): boolean => {
  const at = seatOf(1, seat);
  return handHolds(holds)(dealOf(game, [at]), at);
};
const seven = (holds: HandTest, cards: string, game = GAME): boolean =>
  asks(holds, { cards: cardsOf(cards) }, game);
const set = (holds: HandTest, front: string, back: string, game = GAME): boolean =>
  asks(holds, { front: cardsOf(front), back: cardsOf(back) }, game);

const AS_SET: PaiGowJudging = { setting: 'as-set', joker: 'anywhere' };
const ANY: PaiGowJudging = { setting: 'any', joker: 'anywhere' };

describe('ace-jack in front of a straight', () => {
  const withoutJoker = aceJackBeforeStraight({ setting: 'any', joker: 'none' });
  const jokerBehind = aceJackBeforeStraight({ setting: 'any', joker: 'behind' });

  test('counts however the seven cards were set', () => {
    expect(set(withoutJoker, '4c 5d', '6h 7s 8c Ad Jh')).toBe(true);
    expect(set(aceJackBeforeStraight(AS_SET), '4c 5d', '6h 7s 8c Ad Jh')).toBe(false);
    expect(set(aceJackBeforeStraight(AS_SET), 'Ad Jh', '4c 5d 6h 7s 8c')).toBe(true);
  });

  test('begins at ace-jack; a pair is better', () => {
    expect(seven(withoutJoker, 'Ad Th 4c 5d 6h 7s 8c')).toBe(false);
    expect(seven(withoutJoker, '2d 2h 4c 5d 6h 7s 8c')).toBe(true);
    expect(seven(withoutJoker, 'Kd Qh 4c 5d 6h 7s 8c')).toBe(false);
  });

  test('asks for five consecutive cards behind, not four', () => {
    expect(seven(withoutJoker, 'Ad Jh 4c 5d 6h 7s 9c')).toBe(false);
  });

  test('has no joker anywhere, or one in the five behind', () => {
    expect(seven(withoutJoker, 'Ad Jh 4c 5d 6h 7s XX')).toBe(false);
    expect(seven(jokerBehind, 'Ad Jh 4c 5d 6h 7s XX')).toBe(true);
    // Here the joker would have to be the ace in front.
    expect(seven(jokerBehind, 'XX Jh 4c 5d 6h 7s 8c')).toBe(false);
    expect(seven(aceJackBeforeStraight(ANY), 'XX Jh 4c 5d 6h 7s 8c')).toBe(true);
  });
});

describe('a pair in front of three of a kind', () => {
  const jacksBeforeTens = pairBeforeThree({ pair: 'J', three: 'T' }, AS_SET);
  const pairBeforeEights = pairBeforeThree({ pair: '2', three: '8' }, AS_SET);
  const pairBeforeTrips = pairBeforeThree({ pair: '2', three: '2' }, ANY);

  test('jacks before three tens, both or better', () => {
    expect(set(jacksBeforeTens, 'Jc Jd', 'Tc Td Th 4s 2c')).toBe(true);
    expect(set(jacksBeforeTens, 'Tc Td', 'Jc Jd Jh 4s 2c')).toBe(false);
    expect(set(jacksBeforeTens, 'Jc Jd', '9c 9d 9h As Kc')).toBe(false);
    expect(set(jacksBeforeTens, 'Kc Kd', '2c 3d 4h 5s 6c')).toBe(true);
  });

  test('any pair before three eights or better', () => {
    expect(set(pairBeforeEights, '2c 2d', '8c 8d 8h 4s 3c')).toBe(true);
    expect(set(pairBeforeEights, '2c 2d', '7c 7d 7h As Kc')).toBe(false);
    expect(set(pairBeforeEights, 'Ac Kd', '8c 8d 8h 4s 4c')).toBe(false);
  });

  test('any pair before any three, however they were set', () => {
    expect(set(pairBeforeTrips, 'Kc Qd', '2c 2d 2h 3s 3c')).toBe(true);
    expect(set(pairBeforeTrips, 'Kc Qd', '2c 2d 3h 3s 7c')).toBe(false);
    expect(set(pairBeforeTrips, 'Kc Qd', '2c 2d 2h 2s 7c')).toBe(false);
  });
});

describe('aces in front', () => {
  test('are two aces, or an ace and the joker where it may stand there', () => {
    expect(set(acesInFront(AS_SET), 'Ac Ad', 'Kc Kd Qh Qs 2c')).toBe(true);
    expect(set(acesInFront(AS_SET), 'Ac XX', 'Kc Kd Qh Qs 2c')).toBe(true);
    expect(set(acesInFront({ ...AS_SET, joker: 'behind' }), 'Ac XX', 'Kc Kd Qh Qs 2c')).toBe(false);
    expect(set(acesInFront(AS_SET), 'Ac Kd', 'Ad Kc Qh Qs 2c')).toBe(false);
  });

  test('are foul and no hand before a lower pair', () => {
    expect(set(acesInFront(AS_SET), 'Ac Ad', 'Kc Kd Qh Js 2c')).toBe(false);
    expect(seven(acesInFront(ANY), 'Ac Ad Kc Kd Qh Js 2c')).toBe(false);
    expect(seven(acesInFront(ANY), 'Ac Ad Ah As Qh Js 2c')).toBe(true);
  });

  test('before a straight or better, not before three of a kind', () => {
    expect(set(acesBeforeStraight(AS_SET), 'Ac Ad', '2c 3d 4h 5s 6c')).toBe(true);
    expect(set(acesBeforeStraight(AS_SET), 'Ac Ad', 'Kc Kd Kh 5s 6c')).toBe(false);
    expect(set(acesBeforeStraight(AS_SET), 'Kc Kd', '2c 3d 4h 5s 6c')).toBe(false);
  });
});

describe('a pair in front', () => {
  test('of an ace-high flush or better', () => {
    const holds = pairBeforeAceHighFlush(AS_SET);
    expect(set(holds, '2c 2d', 'Ah 9h 7h 4h 3h')).toBe(true);
    expect(set(holds, '2c 2d', 'Kh 9h 7h 4h 3h')).toBe(false);
    expect(set(holds, '2c 2d', '3c 3d 3h 4s 4c')).toBe(true);
    // In a flush the joker is the highest card that is missing.
    expect(set(holds, '2c 2d', 'XX 9h 7h 4h 3h')).toBe(true);
  });

  test('of a full house or better, without a joker', () => {
    const holds = pairBeforeFullHouse({ setting: 'any', joker: 'none' });
    expect(seven(holds, '2c 2d 3c 3d 3h 4s 4c')).toBe(true);
    expect(seven(holds, '2c 5d 3c 3d 3h 4s 4c')).toBe(false);
    expect(seven(holds, '2c 2d Ac Ad Kh Ks XX')).toBe(false);
    expect(seven(holds, '2c 2d Ah 9h 7h 4h 3h')).toBe(false);
    expect(seven(pairBeforeFullHouse(ANY), '2c 2d Ac Ad Kh Ks XX')).toBe(true);
  });

  test('of two pair or better', () => {
    const holds = pairBeforeTwoPair(ANY);
    expect(seven(holds, '2c 2d 3c 3d 4h 4s 5c')).toBe(true);
    expect(seven(holds, '2c 2d 3c 3d 4h 6s 8c')).toBe(false);
    expect(seven(holds, '2c 2d 3c 4d 5h 6s 7c')).toBe(true);
  });
});

test('a setting that is not recorded is the house way', () => {
  // Three pairs: the house puts the highest in front.
  expect(seven(acesInFront(AS_SET), 'Ac Ad Kc Kd Qh Qs 2c')).toBe(true);
  expect(seven(acesInFront(AS_SET), 'Ac Ad Kc Kd Qh Js 2c')).toBe(false);
});

describe('nine high', () => {
  test('is seven cards with nothing above the nine', () => {
    expect(seven(isNineHigh, '9c 8d 7h 5s 4c 3d 2h')).toBe(true);
    expect(seven(isNineHigh, '9c 8d 7h 6s 4c 3d 2h')).toBe(true);
    expect(seven(isNineHigh, 'Tc 8d 7h 5s 4c 3d 2h')).toBe(false);
    expect(seven(isNineHigh, '9c 8d 7h 5s 4c 3d 3h')).toBe(false);
    expect(seven(isNineHigh, '9c 8d 7h 6s 5c 3d 2h')).toBe(false);
    expect(seven(isNineHigh, '9c 8c 7c 5c 4c 3d 2h')).toBe(false);
    expect(seven(isNineHigh, '9c 8d 7h 5s 4c 3d XX')).toBe(false);
  });

  test('is 31,080 hands: two sets of ranks, each 4^7 hands less 844 with a flush', () => {
    const low = cardsOf('2c 3c 4c 5c 6c 7c 8c 9c');
    let count = 0;
    for (const left of low) {
      const ranks = low.filter((card) => card !== left);
      for (let suits = 0; suits < 4 ** 7; suits++) {
        const cards = ranks.map((card, at) => (card + ((suits >> (2 * at)) & 3)) as Card);
        if (asks(isNineHigh, { cards })) count++;
      }
    }
    expect(count).toBe(31_080);
  });

  test('is beaten by a back of king high or lower', () => {
    expect(set(isBackKingHighOrLower, 'Qc Jd', 'Kc 9d 7h 4s 2c')).toBe(true);
    expect(set(isBackKingHighOrLower, 'Qc Jd', 'Ac 9d 7h 4s 2c')).toBe(false);
    expect(set(isBackKingHighOrLower, 'Qc Jd', '2d 9d 7h 4s 2c')).toBe(false);
    expect(set(isBackKingHighOrLower, 'Ac 2d', 'Kc 9d 7h 4s 3c')).toBe(false);
  });
});

describe('the seven cards together', () => {
  test('seven face cards are jacks, queens and kings: 792 hands', () => {
    expect(seven(isSevenFaceCards, 'Jc Jd Qc Qd Kc Kd Kh')).toBe(true);
    expect(seven(isSevenFaceCards, 'Jc Jd Qc Qd Kc Kd Ah')).toBe(false);
    expect(seven(isSevenFaceCards, 'Jc Jd Qc Qd Kc Kd XX')).toBe(false);
    expect(countOf(isSevenFaceCards, cardsOf('Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks XX'))).toBe(792);
  });

  test('six face cards and the joker: 924 hands', () => {
    expect(seven(isSixFaceCardsAndJoker, 'Jc Jd Qc Qd Kc Kd XX')).toBe(true);
    expect(seven(isSixFaceCardsAndJoker, 'Jc Jd Qc Qd Kc Td XX')).toBe(false);
    expect(seven(isSixFaceCardsAndJoker, 'Jc Jd Qc Qd Kc Kd Kh')).toBe(false);
    const pictures = cardsOf('Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks XX');
    expect(countOf(isSixFaceCardsAndJoker, pictures)).toBe(924);
  });

  test('a natural royal flush needs no joker, though one may lie beside it', () => {
    expect(seven(hasNaturalRoyalFlush, 'Ah Kh Qh Jh Th 2c 2d')).toBe(true);
    expect(seven(hasNaturalRoyalFlush, 'Ah Kh Qh Jh Th 2c XX')).toBe(true);
    expect(seven(hasNaturalRoyalFlush, 'Ah Kh Qh Jh XX 2c 2d')).toBe(false);
    expect(seven(hasNaturalRoyalFlush, 'Ah Kh Qh Jh Td 2c 2d')).toBe(false);
  });

  test('a natural seven-card flush is seven of one suit', () => {
    expect(seven(isNaturalSevenCardFlush, 'Ah Kh 9h 7h 5h 3h 2h')).toBe(true);
    expect(seven(isNaturalSevenCardFlush, 'Ah Kh 9h 7h 5h 3h 2d')).toBe(false);
    expect(seven(isNaturalSevenCardFlush, 'XX Kh 9h 7h 5h 3h 2h')).toBe(false);
  });

  test('four natural aces may be split; the joker is not one of them', () => {
    expect(set(hasFourNaturalAces, 'Ac Ad', 'Ah As 4c 3d 2h')).toBe(true);
    expect(seven(hasFourNaturalAces, 'Ac Ad Ah XX 4c 3d 2h')).toBe(false);
  });

  test('five aces are the four and the joker, in both kinds of game', () => {
    expect(seven(isFiveAces, 'Ac Ad Ah As XX 3d 2h')).toBe(true);
    expect(seven(isFiveAces, 'Ac Ad Ah As XX 3d 2h', WILD)).toBe(true);
    expect(seven(isFiveAces, 'Ac Ad Ah As 4c 3d 2h')).toBe(false);
    expect(seven(isFiveAces, 'Ac Ad Ah Ks XX 3d 2h')).toBe(false);
  });

  test('three pair is three pairs and an odd card, and nothing more', () => {
    expect(seven(isThreePair, '2c 2d 9c 9d Kc Kd 4h')).toBe(true);
    expect(seven(isThreePair, '2c 2d 9c 9d Kc Qd 4h')).toBe(false);
    expect(seven(isThreePair, '2c 2d 9c 9d Kc Kd Kh')).toBe(false);
    expect(seven(isThreePair, '2c 2d 2h 2s Kc Kd 4h')).toBe(false);
    // The joker pairs an ace, or is a lone one.
    expect(seven(isThreePair, '2c 2d 9c 9d Ac XX 4h')).toBe(true);
    expect(seven(isThreePair, '2c 2d 9c 9d Kc Kd XX')).toBe(true);
    expect(seven(isThreePair, '2c 2d 9c 9d Kc XX 4h')).toBe(false);
    expect(seven(isThreePair, '2c 2d 9c 9d Kc XX 4h', WILD)).toBe(true);
    expect(seven(isThreePair, '2c 2d 9c 9d Ac Ad XX')).toBe(false);
  });

  test('the best five name the category; better ones only meet a floor', () => {
    const quads = '9c 9d 9h 9s Kc Kd 4h';
    expect(seven(bestOfSevenIs('four-of-a-kind'), quads)).toBe(true);
    expect(seven(bestOfSevenIs('full-house'), quads)).toBe(false);
    expect(seven(bestOfSevenIs('straight-flush'), quads)).toBe(false);
    expect(seven(bestOfSevenAtLeast('full-house'), quads)).toBe(true);
    expect(seven(bestOfSevenAtLeast('four-of-a-kind'), quads)).toBe(true);
    expect(seven(bestOfSevenAtLeast('straight-flush'), quads)).toBe(false);
    expect(seven(bestOfSevenIs('royal-flush'), 'Ah Kh Qh Jh XX 2c 2d')).toBe(true);
    expect(seven(bestOfSevenAtLeast('four-of-a-kind'), '9c 9d 9h XX Kc Kd 4h')).toBe(false);
    expect(seven(bestOfSevenAtLeast('four-of-a-kind'), '9c 9d 9h XX Kc Kd 4h', WILD)).toBe(true);
  });
});

function* choose(cards: readonly Card[], count: number): Generator<Card[]> {
  if (count === 0) yield [];
  else {
    for (const [at, first] of cards.entries()) {
      for (const rest of choose(cards.slice(at + 1), count - 1)) yield [first, ...rest];
    }
  }
}

/** How many of all sevens of some cards meet a test. */
function countOf(holds: HandTest, from: readonly Card[]): number {
  let count = 0;
  for (const cards of choose(from, 7)) if (asks(holds, { cards })) count++;
  return count;
}

describe('the player-dealer', () => {
  test('has a hand wherever it is recorded', () => {
    const banker = seatOf(2, { position: 'player-dealer' });
    const deal = dealOf(GAME, [seatOf(1), banker], {
      dealer: { cards: cardsOf('Jc Jd Qc Qd Kc Kd Kh') },
    });
    expect(handHolds(isSevenFaceCards)(deal, banker)).toBe(true);
    expect(handHolds(isSevenFaceCards)(deal, seatOf(1))).toBe(false);
  });

  test('is set the house way after a foul setting; a player is not', () => {
    const foul = { front: cardsOf('Ac 7d'), back: cardsOf('Qc 6d 5h 4s 3c') };
    const holds = aceJackBeforeStraight(AS_SET);
    expect(asks(holds, { ...foul, position: 'player-dealer' })).toBe(true);
    expect(asks(holds, foul)).toBe(false);
  });
});
