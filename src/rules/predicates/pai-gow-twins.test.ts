// Every test of pai-gow.ts against its slow twin, over deals in which rare hands are common.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, deckWithJokers, isJoker, JOKER, rankOf, suitOf } from '#cards';
import { seededSource, shuffled } from '#chance';
import { dealtGameNamed } from '#games';
import {
  type SlowJudging,
  type SlowSeven,
  slowBackKingHighOrLower,
  slowFiveAces,
  slowFourAces,
  slowFrontAndBack,
  slowNaturalRoyal,
  slowNineHigh,
  slowSeven,
  slowSevenCardFlush,
  slowSevenFaces,
  slowSixFacesAndJoker,
  slowThreePair,
} from '../../../test/oracle/predicates-pai-gow.ts';
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

const asks = (holds: HandTest, seat: Partial<DealtSeat>, game: string): boolean => {
  const at = seatOf(1, seat);
  return handHolds(holds)(dealOf(game, [at]), at);
};

const SETTINGS = ['as-set', 'any'] as const;
const JOKERS = ['none', 'behind', 'anywhere'] as const;
const JUDGINGS: readonly SlowJudging[] = SETTINGS.flatMap((setting) =>
  JOKERS.map((joker) => ({ setting, joker })),
);

type Pair = readonly [name: string, fast: HandTest, slow: (hand: SlowSeven) => boolean];

/** Categories of the slow ranking by number, then ranks from 2 to 14. */
const FLOORS = [
  ['A-J before a straight', aceJackBeforeStraight, { front: [0, 14, 11], back: [4] }],
  ['aces', acesInFront, { front: [1, 14], back: [0] }],
  ['aces before a straight', acesBeforeStraight, { front: [1, 14], back: [4] }],
  ['a pair before two pair', pairBeforeTwoPair, { front: [1], back: [2] }],
  ['a pair before an ace-high flush', pairBeforeAceHighFlush, { front: [1], back: [5, 14] }],
  ['a pair before a full house', pairBeforeFullHouse, { front: [1], back: [6] }],
  [
    'jacks before three tens',
    (judging: PaiGowJudging) => pairBeforeThree({ pair: 'J', three: 'T' }, judging),
    { front: [1, 11], back: [3, 10] },
  ],
] as const;

const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
] as const;

const PAIRS: readonly Pair[] = [
  ...FLOORS.flatMap(([name, fast, least]) =>
    JUDGINGS.map((judging): Pair => {
      const full = `${name}, ${judging.setting}, joker ${judging.joker}`;
      return [full, fast(judging), (hand) => slowFrontAndBack(hand, least, judging)];
    }),
  ),
  ...CATEGORIES.map((category): Pair => {
    return [category, bestOfSevenIs(category), (hand) => hand.bestCategory === category];
  }),
  ...CATEGORIES.slice(1).map((category, index): Pair => {
    const enough: readonly string[] = CATEGORIES.slice(index + 1);
    const holds = (hand: SlowSeven) => enough.includes(hand.bestCategory);
    return [`${category} or better`, bestOfSevenAtLeast(category), holds];
  }),
  ['king high or lower behind', isBackKingHighOrLower, slowBackKingHighOrLower],
  ['nine high', isNineHigh, slowNineHigh],
  ['seven faces', isSevenFaceCards, slowSevenFaces],
  ['six faces and the joker', isSixFaceCardsAndJoker, slowSixFacesAndJoker],
  ['natural royal flush', hasNaturalRoyalFlush, slowNaturalRoyal],
  ['natural seven-card flush', isNaturalSevenCardFlush, slowSevenCardFlush],
  ['four natural aces', hasFourNaturalAces, slowFourAces],
  ['five aces', isFiveAces, slowFiveAces],
  ['three pair', isThreePair, slowThreePair],
];

const DECK = deckWithJokers(1).cards;
/** Cards among which rare hands are common, the joker in each lot. */
const LOTS = [
  DECK,
  DECK.filter((card) => isJoker(card) || 'AKQJT'.includes(rankOf(card))),
  DECK.filter((card) => isJoker(card) || 'AKQ'.includes(rankOf(card))),
  DECK.filter((card) => isJoker(card) || suitOf(card) === 'h'),
  DECK.filter((card) => isJoker(card) || '23456789'.includes(rankOf(card))),
  DECK.filter((card) => isJoker(card) || 'JQK'.includes(rankOf(card))),
  cardsOf('Ac Ad Ah As XX Kc Kd 9h'),
  cardsOf('Ah Kh Qh Jh Th XX As 9h'),
  cardsOf('9c 8d 7h 6s 5s 4c 3d 2h'),
  DECK.filter((card) => !isJoker(card) && '23456789T'.includes(rankOf(card))),
];

describe.each([
  [GAME, 'semi-wild'],
  [WILD, 'wild'],
] as const)('in %s, with a joker that is %s', (game, jokerUse) => {
  test('every test agrees with its slow twin', () => {
    const source = seededSource(101);
    const seen = new Map(PAIRS.map(([name]) => [name, new Set<boolean>()]));
    for (let round = 0; round < 700; round++) {
      const cards = shuffled(LOTS[round % LOTS.length] as Card[], source).slice(0, 7);
      const front = cards.slice(0, 2);
      const back = cards.slice(2);
      const hand = slowSeven(cards, jokerUse);
      for (const [name, fast, slow] of PAIRS) {
        const expected = slow(hand);
        expect(asks(fast, { front, back }, game), `${name}: ${cards}`).toBe(expected);
        seen.get(name)?.add(expected);
      }
    }
    const oneSided = [...seen].filter(([, answers]) => answers.size < 2).map(([name]) => name);
    expect(oneSided).toEqual([]);
  });
});

test('no test throws on a deal that is partly shown or from a wrong deck; it says no', () => {
  const cards = cardsOf('Ac Ad Ah As Kc Kd');
  const banker = seatOf(4, { position: 'player-dealer', front: cards.slice(0, 2) });
  const seats = [
    seatOf(1),
    seatOf(2, { front: cards.slice(0, 2) }),
    seatOf(3, { back: cards.slice(0, 5) }),
    banker,
    seatOf(1, { position: 'backline' }),
  ];
  const partly = dealOf(GAME, seats);
  const jokers = Array.from({ length: 7 }, () => JOKER);
  const doubled = seatOf(1, { cards: cardsOf('Kc Kc Kc Kc Kc Kc Kc') });
  const wrong = dealOf(GAME, [doubled, seatOf(2, { cards: jokers })], { standardDeck: false });
  for (const deal of [partly, wrong]) {
    if (deal === wrong) expect(dealtGameNamed(GAME)?.check(deal)).toEqual([]);
    for (const [name, fast] of PAIRS) {
      for (const seat of deal.seats) expect(handHolds(fast)(deal, seat), name).toBe(false);
    }
  }
});
