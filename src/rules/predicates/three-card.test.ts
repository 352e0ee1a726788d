import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCard, RANKS, STANDARD_DECK, SUITS } from '#cards';
import type { Deal, DealtSeat } from '#games';
import { subsets } from '../../../test/oracle/poker.ts';
import {
  oracleAceKingQueen,
  oracleAcesOfHearts,
  oracleFlush,
  oracleSixStraightFlush,
  oracleStraightFlush,
  oracleStraightFrom,
  oracleThreeOfAKind,
} from '../../../test/oracle/predicates-banked.ts';
import { agreementOf, type Pair, themedDraws } from '../../../test/oracle/predicates-deals.ts';
import { dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest } from '../tests.ts';
import { handHolds } from './asked.fixture.ts';
import {
  isFlush,
  isQueenHighStraightOrBetter,
  isRoyalFlush,
  isSixCardStraightFlushWithBank,
  isStraightFlush,
  isStraightFlushBelowRoyal,
  isStraightOrBetter,
  isThreeAcesOfHearts,
  isThreeOfAKind,
  isTripFlush,
  isTripsOrBetter,
} from './three-card.ts';

const holds = (predicate: HandTest, cards: readonly Card[]): boolean => {
  const seat = seatOf(1, { cards });
  return handHolds(predicate)(dealOf('pokara', [seat]), seat);
};

describe('a hand that qualifies, and one that just misses', () => {
  test.each<[string, HandTest, string, string]>([
    ['trips or better', isTripsOrBetter, '2c 2d 2s', 'Ac Kd Qs'],
    ['a straight flush is better than trips', isTripsOrBetter, '4c 3c 2c', '4c 3c 2d'],
    ['straight or better', isStraightOrBetter, 'Ac 2d 3s', 'Ac Kc Jc'],
    ['a straight does not go around', isStraightOrBetter, 'Ac Kd Qs', '2c Ad Ks'],
    ['queen-high straight or better', isQueenHighStraightOrBetter, 'Qc Jd Ts', 'Jc Td 9s'],
    ['any trips are better', isQueenHighStraightOrBetter, '2c 2d 2s', 'Ac 2d 3s'],
    ['any straight flush is better', isQueenHighStraightOrBetter, 'Ac 2c 3c', 'Ac Kc Jc'],
    ['flush', isFlush, 'Ac 9c 2c', 'Ac 9c 2s'],
    ['a straight flush is a flush', isFlush, '4c 3c 2c', '4c 3c 2s'],
    ['three of a kind', isThreeOfAKind, '9c 9d 9s', '9c 9d 8s'],
    ['trip flush', isTripFlush, '9c 9c 9c', '9c 9c 9s'],
    ['three aces of hearts', isThreeAcesOfHearts, 'Ah Ah Ah', 'Ah Ah Ad'],
    ['royal flush', isRoyalFlush, 'Kh Ah Qh', 'Kh Ah Qd'],
    ['royal flush, ace-high', isRoyalFlush, 'Kh Ah Qh', 'Kh Jh Qh'],
    ['straight flush', isStraightFlush, 'Kh Ah Qh', 'Kh Ah Jh'],
    ['straight flush below the royal', isStraightFlushBelowRoyal, 'Kh Jh Qh', 'Kh Ah Qh'],
    ['the first three of four', isStraightFlush, '4c 3c 2c Kd', 'Kd 4c 3c 2c'],
  ])('%s', (_, predicate, meets, misses) => {
    expect([holds(predicate, cardsOf(meets)), holds(predicate, cardsOf(misses))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('all 22,100 deals of three card poker', () => {
  const deals = subsets(STANDARD_DECK.cards, 3);

  // 48 straight flushes (12 in a suit), 52 trips, 720 other straights (60 a top card).
  test.each<[string, HandTest, number]>([
    ['100 are trips or better', isTripsOrBetter, 100],
    ['820 are a straight or better', isStraightOrBetter, 820],
    ['280 are a queen-high straight or better', isQueenHighStraightOrBetter, 280],
    ['1,144 are of one suit', isFlush, 1_144],
    ['52 are trips', isThreeOfAKind, 52],
    ['4 are royal', isRoyalFlush, 4],
    ['48 are straight flushes', isStraightFlush, 48],
    ['44 of them are not royal', isStraightFlushBelowRoyal, 44],
    ['none is a trip flush', isTripFlush, 0],
  ])('%s', (_, predicate, expected) => {
    expect(deals.filter((cards) => holds(predicate, cards))).toHaveLength(expected);
  });
});

describe('six cards with the player-dealer', () => {
  const against = (own: readonly Card[], bank: readonly Card[]): boolean => {
    const seat = seatOf(1, { cards: own });
    const deal = dealOf('three-card-poker', [seat], { dealer: { cards: bank } });
    return handHolds(isSixCardStraightFlushWithBank)(deal, seat);
  };

  test('all six are of one suit and in sequence, however they are split', () => {
    expect(against(cardsOf('9h Th 4h'), cardsOf('8h 7h 6h'))).toBe(false);
    expect(against(cardsOf('9h Th 5h'), cardsOf('8h 7h 6h'))).toBe(true);
    expect(against(cardsOf('9h Th 5h'), cardsOf('8h 7h 6d'))).toBe(false);
    expect(against(cardsOf('Ah 3h 5h'), cardsOf('2h 4h 6h'))).toBe(true);
    expect(against(cardsOf('Ah Kh 3h'), cardsOf('2h 4h 5h'))).toBe(false);
    expect(against(cardsOf('9h Th 5h'), [])).toBe(false);
  });

  test('there are nine sequences a suit, and the oracle agrees on every six of a suit', () => {
    let met = 0;
    for (const suit of SUITS) {
      const suited = cardsOf(RANKS.map((rank) => rank + suit).join(' '));
      for (const six of subsets(suited, 6)) {
        const [own, bank] = [six.slice(0, 3), six.slice(3)];
        expect(against(own, bank), six.map(makeCard).join(' ')).toBe(
          oracleSixStraightFlush(own, bank),
        );
        if (against(bank, own)) met++;
      }
    }
    expect(met).toBe(36);
  });

  test('the player-dealer has no six cards with himself', () => {
    const seat = seatOf(1, { position: 'player-dealer', cards: cardsOf('9h Th 5h') });
    const deal = dealOf('three-card-poker', [seat], { dealer: { cards: cardsOf('9h Th 5h') } });
    expect(handHolds(isSixCardStraightFlushWithBank)(deal, seat)).toBe(false);
  });
});

type Asked = { readonly deal: Deal; readonly seat: DealtSeat; readonly cards: readonly Card[] };

const pair = (
  name: string,
  predicate: HandTest,
  second: (cards: readonly Card[]) => boolean,
): Pair<Asked> => [
  name,
  ({ deal, seat }) => handHolds(predicate)(deal, seat),
  ({ cards }) => second(cards),
];

const PAIRS: readonly Pair<Asked>[] = [
  pair(
    'trips+',
    isTripsOrBetter,
    (cards) => oracleThreeOfAKind(cards, 'any') || oracleStraightFlush(cards),
  ),
  pair('straight+', isStraightOrBetter, (cards) => oracleStraightFrom(cards, /./)),
  pair('queen-high+', isQueenHighStraightOrBetter, (cards) => oracleStraightFrom(cards, /[QKA]/)),
  pair('flush', isFlush, oracleFlush),
  pair('trips', isThreeOfAKind, (cards) => oracleThreeOfAKind(cards, 'any')),
  pair('trip flush', isTripFlush, (cards) => oracleThreeOfAKind(cards, 'one-suit')),
  pair('aces of hearts', isThreeAcesOfHearts, (cards) => oracleAcesOfHearts(cards, 3)),
  pair('royal', isRoyalFlush, oracleAceKingQueen),
  pair('straight flush', isStraightFlush, oracleStraightFlush),
  pair(
    'below royal',
    isStraightFlushBelowRoyal,
    (cards) => oracleStraightFlush(cards) && !oracleAceKingQueen(cards),
  ),
];

function* handsOfDeck(): Generator<Asked> {
  for (const cards of subsets(STANDARD_DECK.cards, 3)) {
    const seat = seatOf(1, { cards });
    yield { deal: dealOf('three-card-poker', [seat]), seat, cards };
  }
}

function* handsOfPokara(): Generator<Asked> {
  for (const draw of themedDraws(20_000, 3)) {
    const cards = draw([3, 4]);
    const seat = seatOf(1, { cards });
    yield { deal: dealOf('pokara', [seat], { standardDeck: false }), seat, cards };
  }
}

describe('the oracle', () => {
  test('agrees on every hand of one deck', () => {
    expect(agreementOf(PAIRS, handsOfDeck()).differ).toEqual([]);
  });

  test('agrees on any cards of pokara, jokers among them', () => {
    expect(agreementOf(PAIRS, handsOfPokara())).toEqual({ differ: [], idle: [] });
  });
});

test('a hand that was not shown is a no', () => {
  const seat = seatOf(1);
  const deal = dealOf('three-card-poker', [seat], { dealer: { cards: cardsOf('9h Th 5h') } });
  expect(PAIRS.filter(([, predicate]) => predicate({ deal, seat, cards: [] }))).toEqual([]);
  expect(handHolds(isSixCardStraightFlushWithBank)(deal, seat)).toBe(false);
});
