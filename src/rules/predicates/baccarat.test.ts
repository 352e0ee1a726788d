import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, isJoker, RANKS } from '#cards';
import type { Deal } from '#games';
import { baccaratRound } from '#hands';
import {
  type OracleLines,
  oracleAceTwoThreeTwice,
  oracleDoubleSeven,
  oracleFourAlike,
  oracleFourOf3489,
  oracleLineOf234,
  oracleLineOfThrees,
  oracleNaturalTie,
  oracleNineOverZero,
  oraclePairInEachLine,
  oracleSixesBeaten,
  oracleSixFaces,
  oracleSixOfAKind,
  oracleSuitedTie,
  oracleThreeCardWin,
  oracleTie,
} from '../../../test/oracle/predicates-banked.ts';
import { agreementOf, type Pair, themedDraws } from '../../../test/oracle/predicates-deals.ts';
import { dealOf, seatOf } from '../../games/deals/deal.ts';
import type { TableTest } from '../tests.ts';
import { tableHolds } from './asked.fixture.ts';
import {
  doubleUpOutcomeOf,
  hasLineOfThreeThrees,
  hasLineOfTwoThreeFour,
  isAceTwoThreeInBothLines,
  isDoubleFortune7,
  isDoubleFortune7ExactMatch,
  isDoubleFortune7OfSameRanks,
  isDragon7,
  isDragon9,
  isFourOf3489,
  isFourOfAKind,
  isFourOfAKindOfOneSuit,
  isFourOfOneSuit,
  isNaturalTie,
  isPairInEachLine,
  isPanda8,
  isSixesBeatenByThrees,
  isSixFaces,
  isSixOfAKind,
  isSuitedTie,
  isThreeCardNineOverZero,
  isThreeCardWin,
  isTieAt,
} from './baccarat.ts';

const roundOf = (player: readonly Card[], banker: readonly Card[]): Deal =>
  dealOf('baccarat', [seatOf(1)], { player, banker, decks: 8 });

/** `5c 2d / 7h Kd`: the player line, the banker line. */
const round = (text: string): Deal => {
  const [player = '', banker = ''] = text.split('/');
  return roundOf(cardsOf(player), cardsOf(banker));
};

const LIKENESSES = ['any', 'one-color', 'one-suit'] as const;
const AMONG = ['first-four', 'all'] as const;
const SIZES = [4, 5, 6] as const;

const sixes = { sixes: 'any', threes: 'any' } as const;
const redSixes = { sixes: 'one-color', threes: 'any' } as const;
const alike = { sixes: 'one-color', threes: 'one-color' } as const;

describe('a round that qualifies, and one that just misses', () => {
  test.each<[string, TableTest, string, string]>([
    ['natural tie', isNaturalTie, '5c 3d / Kh 8s', '5c 3d / Kh 9s'],
    ['natural tie at 9', isNaturalTie, '5c 4d / Kh 9s', '5c 2d / Kh 7s'],
    ['natural tie, cards drawn', isNaturalTie, '5c 4d 2c / Kh 9s', '5c 2d 2c / Kh 9s'],
    ['dragon 7', isDragon7, 'Kc Kd 6h / 2c 2d 3h', 'Kc Kd 7h / 2c 2d 3h'],
    ['dragon 7 has three cards', isDragon7, 'Kc 6d / 2c 2d 3h', 'Kc 6d / 5c 2d'],
    ['panda 8', isPanda8, '2c 2d 4h / Kc 7d', '2c 6d / Kc 7d'],
    ['panda 8 wins', isPanda8, '2c 2d 4h / Kc 7d', '2c 2d 4h / Kc 2d 6s'],
    ['dragon 9', isDragon9, '2c 2d 5h / Kc 7d', 'Kc 7d / 2c 2d 5h'],
    ['three-card 9 over 0', isThreeCardNineOverZero, '2c 2d 5h / Kc 4d 6s', '2c 2d 5h / Kc 4d 7s'],
    ['0 under banker 9', isThreeCardNineOverZero, 'Kc 4d 6s / 2c 2d 5h', 'Kc 4d 6s / 4c 5d'],
    ['three 3s', hasLineOfThreeThrees('any'), '3c 3d 3d / Kh 7s', '3c 3d 2d / Kh 7s'],
    ['three 3s of the banker', hasLineOfThreeThrees('any'), 'Kh 7s / 3c 3d 3d', '3h 7s / 3c 3d'],
    [
      'three 3s of one color',
      hasLineOfThreeThrees('one-color'),
      '3h 3d 3d / Kh 7s',
      '3h 3d 3s / Kh 7s',
    ],
    [
      'three 3s of one suit',
      hasLineOfThreeThrees('one-suit'),
      '3d 3d 3d / Kh 7s',
      '3h 3d 3d / Kh 7s',
    ],
    ['2-3-4', hasLineOfTwoThreeFour('any'), '4c 2d 3d / Kh 7s', '4c 2d 4d / Kh 7s'],
    ['2-3-4 colored', hasLineOfTwoThreeFour('one-color'), 'Kh 7s / 4c 2s 3c', 'Kh 7s / 4c 2d 3c'],
    ['2-3-4 suited', hasLineOfTwoThreeFour('one-suit'), 'Kh 7s / 4c 2c 3c', 'Kh 7s / 4c 2s 3c'],
    ['6s to 3s', isSixesBeatenByThrees(sixes), '6c 6d 6h / 3c 3d 3s', '6c 6d 6h / 3c 3d 2s'],
    ['red 6s to 3s', isSixesBeatenByThrees(redSixes), '3c 3d 3s / 6d 6d 6h', '3c 3d 3s / 6d 6c 6h'],
    [
      '6s and 3s of one color each',
      isSixesBeatenByThrees(alike),
      '6c 6c 6s / 3h 3d 3h',
      '6c 6c 6s / 3h 3d 3c',
    ],
    ['quads', isFourOfAKind('first-four'), '9c 9d 2h / 9s 9s', '9c 9d 9h / 9s 2s'],
    ['quads of five', isFourOfAKind('all'), '9c 9d 9h / 9s 2s', '9c 9d 9h / 8s 2s'],
    ['suited quads of five', isFourOfAKindOfOneSuit('all'), '9c 9c 9c / 9c 2s', '9c 9c 9c / 9s 2s'],
    ['a pair each', isPairInEachLine('first-four'), '5c 5d / Kh Ks', '5c 5d / Kh Qs'],
    ['a pair with the third card', isPairInEachLine('all'), '5c 4d 5s / Kh Ks', '5c 4d 5s / Kh 5h'],
    [
      'a pair each before the third card',
      isPairInEachLine('first-four'),
      '5c 5s 4d / Kh Ks',
      '5c 4d 5s / Kh Ks',
    ],
    ['four suited', isFourOfOneSuit('first-four'), '5c 4c / Kc 2c', '5c 4c 3c / Kc 2h'],
    ['four suited of five', isFourOfOneSuit('all'), '5c 4c 3c / Kc 2h', '5c 4c 3s / Kc 2h'],
    ['six faces', isSixFaces('any'), 'Kc Qd Jh / Kc Jd Js', 'Kc Qd Jh / Kc Jd Ts'],
    ['six faces, all there', isSixFaces('any'), 'Kc Qd Jh / Kc Jd Js', 'Kc Qd Jh / Kc Jd'],
    [
      'six faces of one color',
      isSixFaces('one-color'),
      'Kc Qs Js / Kc Jc Js',
      'Kc Qs Js / Kc Jc Jd',
    ],
    ['A-2-3 twice', isAceTwoThreeInBothLines('any'), '3c Ad 2h / Ac 2d 3s', '3c Ad 2h / Ac 2d 2s'],
    [
      'A-2-3 twice, in order',
      isAceTwoThreeInBothLines('dealt'),
      'Ad 2h 3c / Ac 2d 3s',
      'Ad 2h 3c / Ac 3s 2d',
    ],
    ['double fortune 7', isDoubleFortune7, 'Kc 3d 4h / 2c 2d 3s', 'Kc 3d 4h / 2c 5d'],
    [
      'double fortune 7 of the same ranks',
      isDoubleFortune7OfSameRanks,
      'Kc 3d 4h / 4c Kd 3s',
      'Kc 3d 4h / 4c Qd 3s',
    ],
    [
      'kings and queens differ',
      isDoubleFortune7OfSameRanks,
      'Kc Kd 7h / 7c Kd Ks',
      'Kc Kd 7h / 7c Kd Qs',
    ],
    [
      'double fortune 7 card by card',
      isDoubleFortune7ExactMatch,
      'Kc 3d 4h / 4h Kc 3d',
      'Kc 3d 4h / 4h Kc 3s',
    ],
    ['7-7, four cards', isTieAt({ total: 7, size: 4 }), '5c 2d / Kh 7s', '5c 2d / Kh 6s'],
    ['7-7 with no card drawn', isTieAt({ total: 7, size: 4 }), '5c 2d / Kh 7s', '5c 2d / Kh 3s 4d'],
    ['7-7, five cards', isTieAt({ total: 7, size: 5 }), '5c 2d / Kh 3s 4d', '5c 2d / Kh 7s'],
    ['7-7, six cards', isTieAt({ total: 7, size: 6 }), '5c Kd 2c / Kh 3s 4d', '5c 2d / Kh 3s 4d'],
    ['9-9, four cards', isTieAt({ total: 9, size: 4 }), '5c 4d / Kh 9s', '5c 3d / Kh 8s'],
    ['9-9, six cards', isTieAt({ total: 9, size: 6 }), 'Kc Kd 9c / Kh 3s 6d', '5c 4d / Kh 3s 6d'],
    ['suited tie, 4', isSuitedTie(4), '5c 2c / Kc 7c', '5c 2c / Kc 7s'],
    ['suited tie, 5', isSuitedTie(5), '5c 2c / Kc 3c 4c', '5c 2c / Kc 3c 4d'],
    ['suited tie, 6', isSuitedTie(6), '5c Kc 2c / Kc 3c 4c', '5c Kc 2c / Kc 3c 5c'],
    ['four 3s', isFourOf3489('any'), '3c 3d / 3h 3s', '3c 3d / 3h 4s'],
    ['four 9s, and not four 5s', isFourOf3489('any'), '9c 9d / 9h 9s', '5c 5d 5h / 5h 5s 5c'],
    ['four 8s of one suit', isFourOf3489('one-suit'), '8c 8c / 8c 8c', '8c 8c / 8c 8d'],
    ['six aces', isSixOfAKind('any'), 'Ac Ad Ah / As Ac Ac', 'Ac Ad Ah / As Ac 2c'],
    [
      'six tens, which are no kings',
      isSixOfAKind('any'),
      'Tc Td Th / Ts Tc Tc',
      'Tc Td Th / Ks Kc Tc',
    ],
    ['six 5s, and not six 3s', isSixOfAKind('any'), '5c 5d 5h / 5s 5c 5c', '3c 3d 3h / 3s 3c 3c'],
    ['six suited', isSixOfAKind('one-suit'), '6h 6h 6h / 6h 6h 6h', '6h 6h 6h / 6h 6h 6d'],
  ])('%s', (_, predicate, meets, misses) => {
    expect([tableHolds(predicate)(round(meets)), tableHolds(predicate)(round(misses))]).toEqual([
      true,
      false,
    ]);
  });

  test('the double-up names the winner, a tie, and a dragon 7 before the banker', () => {
    expect(doubleUpOutcomeOf(round('Kc 9d / Kh 8s'))).toBe('player');
    expect(doubleUpOutcomeOf(round('Kc 6d / 5h 2s'))).toBe('banker');
    expect(doubleUpOutcomeOf(round('Kc 7d / 5h 2s'))).toBe('tie');
    expect(doubleUpOutcomeOf(round('Kc 6d / 5h 2s Kc'))).toBe('dragon-7');
    expect(doubleUpOutcomeOf(round('Kc 7d / 5h 2s Kc'))).toBe('tie');
    expect(doubleUpOutcomeOf(dealOf('baccarat', [], { player: cardsOf('Kc 6d') }))).toBeNull();
  });

  test('by the usual tableau four 3s, 4s, 8s or 9s end a round and other ranks go on to six', () => {
    const fours: string[] = [];
    const sixesOfAKind: string[] = [];
    for (const rank of RANKS) {
      const two = cardsOf(`${rank}c ${rank}d`);
      const deal = dealOf('baccarat', [], baccaratRound({ player: two, banker: two, next: two }));
      if (tableHolds(isFourOf3489('any'))(deal) && deal.player?.length === 2) fours.push(rank);
      if (tableHolds(isSixOfAKind('any'))(deal)) sixesOfAKind.push(rank);
    }
    expect(fours.join('')).toBe('3489');
    expect(sixesOfAKind.join('')).toBe('2567TJQKA');
  });
});

type Rounds = Pair<Deal & OracleLines>;
type Named = readonly [string, TableTest, Rounds[2]];

const asked = ([name, first, second]: Named): Rounds => [name, tableHolds(first), second];

const byLikeness = (
  name: string,
  first: (likeness: (typeof LIKENESSES)[number]) => TableTest,
  second: (lines: OracleLines, likeness: (typeof LIKENESSES)[number]) => boolean,
): Named[] =>
  LIKENESSES.map((likeness) => [
    `${name}, ${likeness}`,
    first(likeness),
    (lines) => second(lines, likeness),
  ]);

const NAMED: readonly Named[] = [
  ['natural tie', isNaturalTie, oracleNaturalTie],
  ['dragon 7', isDragon7, ({ player, banker }) => oracleThreeCardWin(banker, player, 7)],
  ['panda 8', isPanda8, ({ player, banker }) => oracleThreeCardWin(player, banker, 8)],
  ['dragon 9', isDragon9, ({ player, banker }) => oracleThreeCardWin(player, banker, 9)],
  [
    'a three-card 5 of the banker',
    isThreeCardWin('banker', 5),
    ({ player, banker }) => oracleThreeCardWin(banker, player, 5),
  ],
  ['9 over 0', isThreeCardNineOverZero, oracleNineOverZero],
  ...byLikeness('three 3s', hasLineOfThreeThrees, oracleLineOfThrees),
  ...byLikeness('2-3-4', hasLineOfTwoThreeFour, oracleLineOf234),
  ['6s to 3s', isSixesBeatenByThrees(sixes), (lines) => oracleSixesBeaten(lines, 'any', 'any')],
  [
    'colored 6s to 3s',
    isSixesBeatenByThrees(redSixes),
    (lines) => oracleSixesBeaten(lines, 'one-color', 'any'),
  ],
  [
    'colored 6s to colored 3s',
    isSixesBeatenByThrees(alike),
    (lines) => oracleSixesBeaten(lines, 'one-color', 'one-color'),
  ],
  ...AMONG.flatMap((among): Named[] => [
    [`quads, ${among}`, isFourOfAKind(among), (lines) => oracleFourAlike(lines, among, 'rank')],
    [
      `suited quads, ${among}`,
      isFourOfAKindOfOneSuit(among),
      (lines) => oracleFourAlike(lines, among, 'card'),
    ],
    [`flush, ${among}`, isFourOfOneSuit(among), (lines) => oracleFourAlike(lines, among, 'suit')],
    [`pairs, ${among}`, isPairInEachLine(among), (lines) => oraclePairInEachLine(lines, among)],
  ]),
  ...byLikeness('six faces', isSixFaces, oracleSixFaces),
  ['A-2-3 twice', isAceTwoThreeInBothLines('any'), oracleAceTwoThreeTwice],
  ['double 7', isDoubleFortune7, (lines) => oracleDoubleSeven(lines, 'any')],
  ['double 7, ranks', isDoubleFortune7OfSameRanks, (lines) => oracleDoubleSeven(lines, 'ranks')],
  ['double 7, cards', isDoubleFortune7ExactMatch, (lines) => oracleDoubleSeven(lines, 'cards')],
  ...SIZES.flatMap((size): Named[] => [
    [`tie at 7, ${size}`, isTieAt({ total: 7, size }), (lines) => oracleTie(lines, size) === 7],
    [`tie at 9, ${size}`, isTieAt({ total: 9, size }), (lines) => oracleTie(lines, size) === 9],
    [`suited tie, ${size}`, isSuitedTie(size), (lines) => oracleSuitedTie(lines, size)],
  ]),
  ...byLikeness('four of 3, 4, 8, 9', isFourOf3489, oracleFourOf3489),
  ...byLikeness('six of a kind', isSixOfAKind, oracleSixOfAKind),
];

const PAIRS = NAMED.map(asked);

describe('the oracle', () => {
  function* rounds(): Generator<Deal & OracleLines> {
    for (const draw of themedDraws(15_000, 14)) {
      const [player, banker] = [draw([2, 3]), draw([2, 3])];
      const hasJoker = [...player, ...banker].some(isJoker);
      if (!hasJoker) yield { ...roundOf(player, banker), player, banker };
    }
  }

  test('agrees on rounds of any cards, whatever the tableau says', () => {
    expect(agreementOf(PAIRS, rounds())).toEqual({ differ: [], idle: [] });
  });
});

describe('cards that are missing or foul', () => {
  test('a joker in a fouled shoe, or a line that is not there, is a no and no error', () => {
    const foul = ['XX XX XX / XX XX XX', '3c 3d XX / 3h 3s', 'XX XX / 9c 9d'].map((text) => ({
      ...round(text),
      standardDeck: false,
    }));
    const partial = dealOf('baccarat', [], { player: cardsOf('3c 3d') });
    for (const deal of [...foul, partial, dealOf('baccarat', [])]) {
      const met = PAIRS.filter(([, predicate]) => predicate(deal as Deal & OracleLines));
      expect(met.map(([name]) => name)).toEqual([]);
    }
  });

  test('a line of three 3s needs no other line', () => {
    expect(
      tableHolds(hasLineOfThreeThrees('any'))(
        dealOf('baccarat', [], { banker: cardsOf('3c 3d 3d') }),
      ),
    ).toBe(true);
  });
});
