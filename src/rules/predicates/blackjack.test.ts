import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCard, RANKS, STANDARD_DECK, SUITS } from '#cards';
import type { Deal, DealtSeat } from '#games';
import { subsets } from '../../../test/oracle/poker.ts';
import {
  oracleAcesOfHearts,
  oracleJokers,
  oracleOneSeven,
  oraclePair,
  oracleRoyalMatch,
  oracleSevens,
  oracleSevensOfSuit,
  oracleSevensWithUp,
  oracleSuitedAces,
  oracleSuitedAceTen,
  oracleTwentyOne,
  oracleTwoToSix,
} from '../../../test/oracle/predicates-banked.ts';
import { agreementOf, type Pair, themedDraws } from '../../../test/oracle/predicates-deals.ts';
import { dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest } from '../tests.ts';
import { handHolds, tableHolds } from './asked.fixture.ts';
import {
  hasDealtSeven,
  isBlackjackOrTwentyOne,
  isDealtAcesOfHearts,
  isDealtJokers,
  isDealtPair,
  isDealtSuitedPair,
  isEightPlusCardTwentyOne,
  isRoyalMatch,
  isSevenCardTwentyOne,
  isSuitedAceAndTen,
  isSuitedNatural,
  isThreeSevens,
  isThreeSevensOfSuitWithUpCard,
  isThreeSevensWithUpCard,
  isTwoToSix,
} from './blackjack.ts';
import { ofBank } from './held-cards.ts';

const LIKENESSES = ['any', 'one-color', 'one-suit'] as const;
const ACES_TO_QUEENS = isDealtPair(['A', 'K', 'Q'], 'any');
const ACES_TO_TENS = isDealtPair(['A', 'K', 'Q', 'J', 'T'], 'any');

const holds = (predicate: HandTest, cards: readonly Card[], game = 'blackjack-poker'): boolean => {
  const seat = seatOf(1, { cards });
  return handHolds(predicate)(dealOf(game, [seat], { decks: 6 }), seat);
};

describe('a hand that qualifies, and one that just misses', () => {
  test.each<[string, HandTest, string, string]>([
    ['two aces, kings or queens', ACES_TO_QUEENS, 'Qc Qd', 'Jc Jd'],
    ['two of them, not two tens in value', ACES_TO_QUEENS, 'Kc Kd', 'Kc Qd'],
    ['the first two, whatever comes after', ACES_TO_QUEENS, 'Ac Ad 9s Kc', '9c Ad As'],
    ['two tens too', ACES_TO_TENS, 'Tc Td', '9c 9d'],
    ['suited aces', isDealtPair(['A'], 'one-suit'), 'As As', 'As Ac'],
    ['two aces of hearts', isDealtAcesOfHearts, 'Ah Ah', 'Ad Ad'],
    ['suited 7s', isDealtPair(['7'], 'one-suit'), '7d 7d Kc', '7d 7h Kc'],
    ['any 7s', isDealtPair(['7'], 'any'), '7d 7h Kc', '7d 8h 7c'],
    ['a suited pair', isDealtSuitedPair, '2c 2c', '2c 2s'],
    ['one 7 of the first two', hasDealtSeven, 'Kd 7h', 'Kd 6h 7c'],
    ['royal match', isRoyalMatch, 'Qd Kd', 'Qd Kh'],
    ['royal match of king and queen', isRoyalMatch, 'Kc Qc', 'Kc Jc'],
    ['three 7s', isThreeSevens('any'), '7c 7d 7d', '7c 7d 8d'],
    ['three 7s alone', isThreeSevens('any'), '7c 7d 7d', '7c 7d 7d Kh'],
    ['three 7s of one color', isThreeSevens('one-color'), '7h 7d 7d', '7h 7d 7c'],
    ['three 7s of one suit', isThreeSevens('one-suit'), '7d 7d 7d', '7h 7d 7d'],
    ['2 to 6 in any order', isTwoToSix('any'), '6c 2d 3d 5s 4h', '6c 2d 3d 5s 5h'],
    ['2 to 6 alone', isTwoToSix('any'), '6c 2d 3d 5s 4h', '6c 2d 3d 5s 4h Ac'],
    ['2 to 6 of one suit', isTwoToSix('one-suit'), '6c 2c 3c 5c 4c', '6c 2c 3c 5c 4s'],
    ['seven cards of 21', isSevenCardTwentyOne, '2c 2d 3d 3s 4h 4c 3c', '2c 2d 3d 3s 4h 4c 2c'],
    ['seven, not six', isSevenCardTwentyOne, 'Ac Ad As Ah 5c 5d 7s', 'Ac Ad As Ah 7c Kd'],
    ['eight of 21', isEightPlusCardTwentyOne, 'Ac Ad 2s 3h 3c 3d 4s 4h', '2c 3d 3s 3h 3c 3d 4s'],
    [
      'nine of 21',
      isEightPlusCardTwentyOne,
      'Ac Ad Ac 2s 2h 3c 3d 4s 4h',
      'Ac Ad Ac As 2h 2c 2d 3s',
    ],
    ['a blackjack', isBlackjackOrTwentyOne, 'Ac Kd', '9c Kd'],
    ['a 21', isBlackjackOrTwentyOne, '5c 6d Kh', '5c 5d Kh'],
    ['suited aces, the natural of the room', isBlackjackOrTwentyOne, 'Ah Ah', 'Ah Ad'],
    ['four jokers', isDealtJokers(4), 'XX XX XX XX 2c', 'XX XX XX 2c XX'],
    ['five jokers', isDealtJokers(5), 'XX XX XX XX XX', 'XX XX XX XX 2c'],
  ])('%s', (_, predicate, meets, misses) => {
    expect([holds(predicate, cardsOf(meets)), holds(predicate, cardsOf(misses))]).toEqual([
      true,
      false,
    ]);
  });

  test('a suited natural is what the game calls a natural, of one suit', () => {
    const inNoBust = (text: string) => holds(isSuitedNatural, cardsOf(text), 'no-bust-blackjack');
    expect(['As Ks', 'Ts As', 'As Kd', 'As As', '9s As'].map(inNoBust)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const inCalifornia = (text: string) =>
      holds(isSuitedNatural, cardsOf(text), 'california-blackjack');
    expect(['As As', 'As Ad', 'As Ks', 'XX XX', 'As XX'].map(inCalifornia)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(holds(isSuitedNatural, cardsOf('As Ks'), 'no game')).toBe(false);
  });
});

describe('three 7s with the card that the player-dealer shows', () => {
  const withUp = (predicate: HandTest, text: string, dealer: Deal['dealer']): boolean => {
    const seat = seatOf(1, { cards: cardsOf(text) });
    return handHolds(predicate)(dealOf('blackjack-poker', [seat], dealer ? { dealer } : {}), seat);
  };
  const up = (text: string) => ({ up: cardsOf(text), down: cardsOf('Kc') });

  test.each<[string, HandTest, string, string, string]>([
    ['of any suits', isThreeSevensWithUpCard('any'), '7c 7d', '7d', '8d'],
    ['of one color', isThreeSevensWithUpCard('one-color'), '7h 7d', '7d', '7c'],
    ['of one suit', isThreeSevensWithUpCard('one-suit'), '7d 7d', '7d', '7h'],
    ['of the suit posted', isThreeSevensOfSuitWithUpCard('d'), '7d 7d', '7d', '7h'],
  ])('%s', (_, predicate, cards, meets, misses) => {
    expect(withUp(predicate, cards, up(meets))).toBe(true);
    expect(withUp(predicate, cards, up(misses))).toBe(false);
    expect(withUp(predicate, cards, { down: cardsOf(meets) })).toBe(false);
    expect(withUp(predicate, cards, undefined)).toBe(false);
  });

  test('of another suit than the posted one are none', () => {
    expect(withUp(isThreeSevensOfSuitWithUpCard('h'), '7d 7d', up('7d'))).toBe(false);
  });

  test('the first card of the bank is up where none is recorded so', () => {
    const three = isThreeSevensWithUpCard('any');
    expect(withUp(three, '7c 7d Kc', { cards: cardsOf('7s Kd') })).toBe(true);
    expect(withUp(three, '7c 7d', { cards: cardsOf('Kd 7s') })).toBe(false);
    const seat = seatOf(1, { cards: cardsOf('7c 7d') });
    const banker = seatOf(2, { position: 'player-dealer', cards: cardsOf('7s 7h') });
    const deal = dealOf('blackjack-poker', [seat, banker]);
    expect([handHolds(three)(deal, seat), handHolds(three)(deal, banker)]).toEqual([true, false]);
  });
});

test('a bad beat asks the bank as it asks a seat', () => {
  const dealer = { up: cardsOf('7c'), down: cardsOf('7d 7h') };
  const deal = dealOf('blackjack-poker', [], { dealer });
  expect(tableHolds(ofBank(isThreeSevens('any')))(deal)).toBe(true);
  expect(tableHolds(ofBank(isBlackjackOrTwentyOne))(deal)).toBe(true);
  expect(tableHolds(ofBank(isTwoToSix('any')))(deal)).toBe(false);
});

describe('all 1,326 deals of two cards from one deck', () => {
  const deals = subsets(STANDARD_DECK.cards, 2);

  test.each<[string, HandTest, number]>([
    ['18 are two aces, kings or queens', ACES_TO_QUEENS, 18],
    ['30 are two from ten to ace', ACES_TO_TENS, 30],
    ['198 have a 7', hasDealtSeven, 198],
    ['6 are two 7s', isDealtPair(['7'], 'any'), 6],
    ['4 are a royal match', isRoyalMatch, 4],
    ['16 are suited naturals', isSuitedNatural, 16],
    ['64 are a blackjack', isBlackjackOrTwentyOne, 64],
    ['none is a suited pair', isDealtSuitedPair, 0],
  ])('%s', (_, predicate, expected) => {
    expect(deals.filter((cards) => holds(predicate, cards))).toHaveLength(expected);
  });
});

interface Asked {
  readonly deal: Deal;
  readonly seat: DealtSeat;
  readonly cards: readonly Card[];
  readonly up: Card;
}

const pair = (
  name: string,
  predicate: HandTest,
  second: (cards: readonly Card[], up: Card) => boolean,
): Pair<Asked> => [
  name,
  ({ deal, seat }) => handHolds(predicate)(deal, seat),
  ({ cards, up }) => second(cards, up),
];

const PAIRS: readonly Pair<Asked>[] = [
  pair('A, K, Q', ACES_TO_QUEENS, (cards) => oraclePair(cards, 'AKQ', 'any')),
  pair('A to T', ACES_TO_TENS, (cards) => oraclePair(cards, 'AKQJT', 'any')),
  pair('suited pair', isDealtSuitedPair, (cards) => oraclePair(cards, RANKS.join(''), 'one-suit')),
  pair('aces of hearts', isDealtAcesOfHearts, (cards) => oracleAcesOfHearts(cards, 2)),
  pair('royal match', isRoyalMatch, oracleRoyalMatch),
  pair('one 7', hasDealtSeven, oracleOneSeven),
  pair('seven-card 21', isSevenCardTwentyOne, (cards) => oracleTwentyOne(cards, 7, 7)),
  pair('eight-card 21', isEightPlusCardTwentyOne, (cards) => oracleTwentyOne(cards, 8, 22)),
  pair(
    'blackjack or 21',
    isBlackjackOrTwentyOne,
    (cards) => oracleTwentyOne(cards, 2, 22) || oracleSuitedAces(cards),
  ),
  pair('four jokers', isDealtJokers(4), (cards) => oracleJokers(cards, 4)),
  pair('five jokers', isDealtJokers(5), (cards) => oracleJokers(cards, 5)),
  ...LIKENESSES.flatMap((like) => [
    pair(`aces, ${like}`, isDealtPair(['A'], like), (cards) => oraclePair(cards, 'A', like)),
    pair(`7s, ${like}`, isDealtPair(['7'], like), (cards) => oraclePair(cards, '7', like)),
    pair(`three 7s, ${like}`, isThreeSevens(like), (cards) => oracleSevens(cards, like)),
    pair(`with up card, ${like}`, isThreeSevensWithUpCard(like), (cards, up) =>
      oracleSevensWithUp(cards, up, like),
    ),
    pair(`2 to 6, ${like}`, isTwoToSix(like), (cards) => oracleTwoToSix(cards, like)),
  ]),
  ...SUITS.map((suit) =>
    pair(`with up card of ${suit}`, isThreeSevensOfSuitWithUpCard(suit), (cards, up) =>
      oracleSevensOfSuit(cards, up, suit),
    ),
  ),
];

const asked = (cards: readonly Card[], up: Card): Asked => {
  const seat = seatOf(1, { cards });
  const more = { dealer: { up: [up] }, standardDeck: false };
  return { deal: dealOf('hawaiian-blackjack', [seat], more), seat, cards, up };
};

/** Few cards drawn often, and all fives of the ranks and suits among which 2 to 6 is found. */
function* hands(): Generator<Asked> {
  for (const draw of themedDraws(20_000, 21)) {
    yield asked(draw([2, 3, 4, 5, 6, 7, 8, 9]), ...(draw([1]) as [Card]));
  }
  const low = STANDARD_DECK.cards.filter((card) => /[2-7][cdh]/.test(makeCard(card)));
  for (const five of subsets(low, 5)) yield asked(five, five[0] as Card);
}

describe('the oracle', () => {
  test('agrees on any cards, jokers among them', () => {
    expect(agreementOf(PAIRS, hands())).toEqual({ differ: [], idle: [] });
  });

  test('agrees on all suited naturals of two decks', () => {
    for (const cards of subsets([...STANDARD_DECK.cards, ...STANDARD_DECK.cards], 2)) {
      expect(holds(isSuitedNatural, cards, 'no-bust-blackjack')).toBe(oracleSuitedAceTen(cards));
      expect(holds(isSuitedNatural, cards, 'california-blackjack')).toBe(oracleSuitedAces(cards));
      // Whatever the game calls them.
      expect(holds(isSuitedAceAndTen, cards, 'california-blackjack')).toBe(
        oracleSuitedAceTen(cards),
      );
    }
  });
});

test('a hand that was not shown is a no', () => {
  const seat = seatOf(1);
  const deal = dealOf('blackjack-poker', [seat], { dealer: { up: cardsOf('7c') } });
  const [up] = cardsOf('7c') as [Card];
  expect(PAIRS.filter(([, predicate]) => predicate({ deal, seat, cards: [], up }))).toEqual([]);
  expect(handHolds(isSuitedNatural)(deal, seat)).toBe(false);
});
