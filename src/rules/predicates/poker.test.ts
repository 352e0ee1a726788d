import { describe, expect, test } from 'vitest';
import { cardsOf, type Rank } from '#cards';
import {
  floorOf,
  type HighCategory,
  holdsFourthOf,
  holdsPocketAces,
  isFlopOf,
  isRoyalOnTheFlop,
  makes,
  makesAtLeast,
  makesFourOf,
  makesLessThan,
  makesOf,
  makesQuadsWithPocketPair,
  makesUnsuitedSevenFive,
  makesUnsuitedWheel,
  oneHoleHand,
  playedHand,
  playsBothHoleCards,
  playsPocketAces,
  pocketPairQuadsHand,
  twoAndThreeHand,
  twoHoleHand,
} from './poker.ts';
import {
  type Asked,
  answer,
  askedOf,
  draw,
  holdem,
  strength,
  stud,
} from './poker-deals.fixture.ts';

const ACES_FULL = floorOf('full-house', 'A');

describe('a hand with at least one hole card', () => {
  test.each([
    ['As Kd', 'Ad Ac 7h 7d 2s', true, 'aces full with an ace of one’s own'],
    ['Qs Qd', 'Ad Ac As Kh Kd', false, 'aces full of kings lie on the board'],
    ['Ks Qd', 'Ad Ac As Kh Kd', true, 'a king of one’s own is as good as one of the board'],
    ['Ks Kd', 'Ad Ac As Qh Qd', true, 'a better pair'],
    ['Qs Qd', 'Ad Ac As Ah Kd', false, 'the kicker is on the board'],
    ['Ks Qd', 'Ad Ac As Ah Jd', true, 'the kicker is a hole card'],
    ['Ks Kd', 'Kh Ac Ad 2s 3s', false, 'kings full are below aces full'],
    ['5s 6s', '2s 3s 4s Ah Ad', true, 'a straight flush is better'],
  ])('%s on %s makes aces full or better: %s, %s', (hole, board, expected) => {
    expect(answer(makesAtLeast(ACES_FULL, oneHoleHand), holdem(hole, board))).toBe(expected);
  });

  test('is every hand before the river', () => {
    const quads = makesAtLeast(floorOf('four-of-a-kind'), oneHoleHand);
    expect(answer(quads, holdem('2s 3d', 'Ad Ac As Ah'))).toBe(true);
    expect(answer(quads, holdem('2s 3d', 'Ad Ac As Ah Ks'))).toBe(false);
  });

  test('is any straight or better in stud and Mexican poker, and of five cards in Omaha', () => {
    const straight = makesAtLeast(floorOf('straight'), oneHoleHand);
    expect(answer(straight, stud('2s 3d 9h', '4c 5c 6c Kd'))).toBe(true);
    expect(answer(straight, stud('2s 3d 9h', '4c 5c 7c Kd'))).toBe(false);
    expect(answer(straight, stud('7s', 'Jd Qc Kc As', 'mexican-poker'))).toBe(true);
    expect(answer(straight, holdem('2s 3d Kh Kd', '4c 5c 6c Ah 7d', 'omaha'))).toBe(true);
    expect(answer(straight, holdem('2s 9d Kh Kd', '4c 5c 6c 3h Ad', 'omaha'))).toBe(false);
  });
});

describe('a hand with both hole cards', () => {
  test.each([
    ['As 7d', 'Ad Ac 7h 2d 3s', true, 'an ace and a seven of one’s own'],
    ['As Kd', 'Ad Ac 7h 7d 2s', false, 'only the ace plays'],
    ['7s 2d', '7d 7c 7h Ad Ks', false, 'the kicker is on the board'],
    ['7s Ad', '7d 7c 7h 2d Ks', true, 'the kicker is the other hole card'],
    ['7s Kd', '7d 7c 7h 2d Ks', true, 'a kicker that the board has as well'],
    ['2c 3c', 'As Ks Qs Js Ts', false, 'the board is the hand'],
  ])('%s on %s: %s, %s', (hole, board, expected) => {
    expect(answer(playsBothHoleCards, holdem(hole, board))).toBe(expected);
    expect(answer(playsBothHoleCards, holdem(hole, board, 'crazy-pineapple'))).toBe(expected);
  });

  test('is any hand where there is no board, and every hand of Omaha', () => {
    expect(answer(playsBothHoleCards, stud('2s 3d 9h', 'Kc Ks Kh Kd'))).toBe(true);
    expect(answer(playsBothHoleCards, draw('Kc Ks Kh Kd 2c'))).toBe(true);
    expect(answer(playsBothHoleCards, holdem('2s 3d Kh Kd', '4c 5c 6c Ah 7d', 'omaha'))).toBe(true);
  });

  test('of three hole cards there is none before one is thrown away', () => {
    const asked = holdem('As Ad Ac', 'Ah Ks Kd', 'crazy-pineapple');
    expect([playedHand, oneHoleHand, twoHoleHand].map((hand) => strength(hand, asked))).toEqual([
      null,
      null,
      null,
    ]);
    expect(strength(twoAndThreeHand, asked)).toBeNull();
  });
});

describe('the floors of bad beats', () => {
  const both = (category: HighCategory, ...ranks: Rank[]) =>
    makesAtLeast(floorOf(category, ...ranks), twoHoleHand);

  test.each([
    ['aces full of kings', both('full-house', 'A', 'K'), 'As Kd', 'Ad Ac Kh 2d 3s', true],
    ['aces full of queens', both('full-house', 'A', 'K'), 'As Qd', 'Ad Ac Qh 2d 3s', false],
    ['aces full of jacks', both('full-house', 'A', 'J'), 'As Jd', 'Ad Ac Jh 2d 3s', true],
    ['aces full of tens', both('full-house', 'A', 'J'), 'As Td', 'Ad Ac Th 2d 3s', false],
    ['four deuces', both('four-of-a-kind', '2'), '2s 2d', '2c 2h 7d 8s Ts', true],
    ['four deuces over aces full', both('full-house', 'A', 'K'), '2s 2d', '2c 2h 7d 8s Ts', true],
    ['kings full of aces', both('four-of-a-kind', '2'), 'Ks Kd', 'Kc Ah Ad 8s Ts', false],
    ['four sixes', both('four-of-a-kind', '6'), '6s 6d', '6c 6h 7d 8s Ts', true],
    ['four fives', both('four-of-a-kind', '6'), '5s 5d', '5c 5h 7d 8s Ts', false],
    ['a straight flush', both('four-of-a-kind', '6'), '5s 6s', '7s 8s 4s Ad Ac', true],
  ])('%s', (_, test, hole, board, expected) => {
    expect(answer(test, holdem(hole, board))).toBe(expected);
  });

  test.each([
    ['8s 8d Kc Qc', '8c 8h 2d 3s 4s', true],
    ['7s 7d Kc Qc', '7c 7h 2d 3s 4s', false],
    ['8s 8d 8h Qc', '8c Ah 2d 3s 4s', false],
  ])('four eights in Omaha take two hole cards and two of the board: %s on %s', (...row) => {
    const [hole, board, expected] = row;
    for (const game of ['omaha', 'omaha-high-low']) {
      const floor = makesAtLeast(floorOf('four-of-a-kind', '8'), twoHoleHand);
      expect(answer(floor, holdem(hole, board, game))).toBe(expected);
    }
  });

  test('four sixes in Omaha with five hole cards', () => {
    const floor = makesAtLeast(floorOf('four-of-a-kind', '6'));
    const game = 'five-card-omaha-high-low';
    expect(answer(floor, holdem('6s 6d Kc Qc 2c', '6c 6h 2d 3s 4s', game))).toBe(true);
    expect(answer(floor, holdem('6s 6d 6c Qc 2c', '5c 6h 2d 3s 4s', game))).toBe(false);
  });
});

describe('what a hand makes', () => {
  test('a category is neither lower nor higher', () => {
    const asked = holdem('As Ad', 'Ah Ks Kd 2c 3c');
    expect(answer(makes('full-house'), asked)).toBe(true);
    expect(answer(makes('three-of-a-kind'), asked)).toBe(false);
    expect(answer(makes('four-of-a-kind'), asked)).toBe(false);
    const royal = holdem('As Ks', 'Qs Js Ts 2c 3c');
    expect(answer(makes('straight-flush'), royal)).toBe(false);
    expect(answer(makes('royal-flush'), royal)).toBe(true);
  });

  test('a full house of aces has three of them', () => {
    expect(answer(makesOf('full-house', 'A'), holdem('As Ad', 'Ah Ks Kd 2c 3c'))).toBe(true);
    expect(answer(makesOf('full-house', 'A'), holdem('As Ad', 'Kh Ks Kd 2c 3c'))).toBe(false);
    expect(answer(makesOf('full-house', 'A'), holdem('As Ad', 'Ah Ac Kd 2c 3c'))).toBe(false);
  });

  test('less than a flush is any hand up to a straight, and no missing one', () => {
    const less = makesLessThan(floorOf('flush'));
    expect(answer(less, holdem('As Kd', 'Qh Js Td 2c 3c'))).toBe(true);
    expect(answer(less, holdem('As Ks', 'Qs Js 2s 2c 3c'))).toBe(false);
    expect(answer(less, askedOf('texas-holdem', { board: cardsOf('Qs Js 2s 2c 3c') }))).toBe(false);
  });

  test('four of a designated rank need two hole cards where there is a board', () => {
    const fours = makesFourOf('4', twoHoleHand);
    expect(answer(fours, holdem('4s 4d', '4h 4c Ad 2c 3c'))).toBe(true);
    expect(answer(fours, holdem('4s 2d', '4h 4c 4d Ac 3c'))).toBe(false);
    expect(answer(fours, holdem('5s 5d', '5h 5c Ad 2c 3c'))).toBe(false);
    expect(answer(fours, stud('2s 3d 9h', '4c 4s 4h 4d'))).toBe(true);
    expect(answer(fours, stud('4s', '4d 4c 4h As', 'mexican-poker'))).toBe(true);
    expect(answer(fours, stud('XX', '4d 4c 4h 4s', 'mexican-poker'))).toBe(true);
    expect(answer(fours, stud('As', 'XX 4c 4h 4s', 'mexican-poker'))).toBe(false);
  });

  test('Mexican hands rank by their own rules and stand in common places', () => {
    const kings = makesAtLeast(floorOf('four-of-a-kind', 'K'));
    expect(answer(kings, stud('XX', 'Kd Kc Kh 2s', 'mexican-poker'))).toBe(true);
    expect(answer(kings, stud('2s', 'Kd Kc Kh XX', 'mexican-poker'))).toBe(false);
    expect(answer(kings, stud('XX', 'Qd Qc Qh 2s', 'mexican-poker'))).toBe(false);
    expect(answer(kings, stud('As', 'Ad Ac Ah 2s', 'mexican-poker'))).toBe(true);
    expect(answer(kings, stud('XX', '2d 2c 2h 2s', 'mexican-poker'))).toBe(true);
    expect(answer(makes('straight'), stud('7s', '6d 5c 4h Js', 'mexican-poker'))).toBe(true);
    expect(answer(makes('flush'), stud('XX', 'Ad 3d 7d Qd', 'mexican-poker'))).toBe(true);
  });
});

describe('on a board of high hands', () => {
  const at = (asked: Asked): number => strength(playedHand, asked) as number;

  test('equal hands of different games are equal', () => {
    const sevens = at(holdem('7s 7d', '7h 7c Ad 2c 3c'));
    expect(at(stud('7s', '7d 7h 7c Ad', 'mexican-poker'))).toBe(sevens);
    expect(at(draw('7s 7d 7h 7c XX'))).toBe(sevens);
    const straight = at(holdem('As Kd', 'Qh Js Td 2c 3c'));
    expect(at(stud('7s', 'Jd Qh Kc Ad', 'mexican-poker'))).toBe(straight);
    expect(at(draw('As Kd Qh Js XX'))).toBe(straight);
    expect(at(draw('5s 4s 3s 2s XX'))).toBe(at(stud('6s 5s Kd', '4s 3s 2s Kh')));
  });

  test('a full house is above a Mexican flush, and five of a kind above all', () => {
    const fullHouse = at(holdem('7s 7d', '7h 2c 2d 9c Jc'));
    expect(at(stud('7s', '6s 5s As Ks', 'mexican-poker'))).toBeLessThan(fullHouse);
    const royal = at(holdem('As Ks', 'Qs Js Ts 2c 3c'));
    expect(at(draw('As Ad Ac Ah XX'))).toBeGreaterThan(royal);
  });

  test('a joker makes a high hand in draw poker but none in lowball', () => {
    expect(answer(makes('royal-flush'), draw('As Ks Qs Js XX'))).toBe(true);
    expect(strength(playedHand, draw('As Ks Qs Js XX', 'california-lowball'))).toBeNull();
    expect(answer(makes('flush'), draw('As Ks Qs Js 2s', 'california-lowball'))).toBe(true);
  });
});

describe('two hole cards and three others', () => {
  const quads = makes('four-of-a-kind', pocketPairQuadsHand);
  const anyQuads = makes('four-of-a-kind', twoAndThreeHand);

  test.each([
    ['7s 7d', '7h 7c Ad 2c 3c', true, true],
    ['7s Kd', '7h 7c 7d 2c 3c', false, true],
    ['Ks Kd', '7h 7c 7d 7s 3c', false, false],
  ])('%s on %s: four of a kind behind a pocket pair %s, without that rule %s', (...row) => {
    const [hole, board, withPair, without] = row;
    expect(answer(quads, holdem(hole, board))).toBe(withPair);
    expect(answer(anyQuads, holdem(hole, board))).toBe(without);
  });

  test('a lower four of a kind behind a pair counts where the higher one has none', () => {
    const asked = holdem('As 2d 7s 7d', 'Ah Ac Ad 7h 7c', 'omaha');
    expect(answer(makesOf('four-of-a-kind', 'A', twoAndThreeHand), asked)).toBe(true);
    expect(answer(makesOf('four-of-a-kind', '7', pocketPairQuadsHand), asked)).toBe(true);
  });

  test('in stud they are two of three face down and three of four face up', () => {
    expect(answer(quads, stud('7s 7d 2h', '7c 7h Kd Qd'))).toBe(true);
    expect(answer(quads, stud('7s 3d 2h', '7c 7h 7d Qd'))).toBe(false);
    expect(answer(anyQuads, stud('7s 3d 2h', '7c 7h 7d Qd'))).toBe(true);
    expect(answer(anyQuads, stud('7s 7d 7h', '7c 2h Kd Qd'))).toBe(false);
    expect(answer(makes('flush', twoAndThreeHand), stud('7s 8s 2s', 'Ks Qs 4h 5d'))).toBe(false);
  });

  test('with the card for all among those face up', () => {
    const seven = { hole: cardsOf('7s 7d'), up: cardsOf('7c 2h Kd Qd'), board: cardsOf('7h') };
    expect(answer(quads, askedOf('seven-card-stud', seven))).toBe(true);
    expect(answer(makes('four-of-a-kind'), askedOf('seven-card-stud', seven))).toBe(true);
  });

  test('five-card stud has no second hole card; the five of a draw hand count as they are', () => {
    expect(strength(twoAndThreeHand, stud('7s', '7c 7h 7d Qd', 'five-card-stud'))).toBeNull();
    expect(answer(quads, draw('7s 7c 7h 7d Qd', 'kansas-city-lowball'))).toBe(true);
    expect(answer(quads, draw('As Ac Ad XX 2d'))).toBe(true);
  });

  test('three of a kind or higher is a high hand', () => {
    const high = makesAtLeast(floorOf('three-of-a-kind'), twoAndThreeHand);
    expect(answer(high, holdem('2s 2d', '2h 9c Kd Jc 4c'))).toBe(true);
    expect(answer(high, holdem('As Ad', 'Kh Kc 9d Jc 4c'))).toBe(false);
    expect(answer(high, holdem('As Qd', 'Kh Kc Ks Jc 4c'))).toBe(true);
    expect(answer(high, holdem('2s 7d', '9h Tc Jd Qc Kc'))).toBe(false);
  });
});

describe('pocket pairs', () => {
  test('pocket aces may be held, or play', () => {
    const overPair = holdem('As Ad', '2h 2c 7d 9c Jc');
    const flush = holdem('As Ad', '2s 3s 7s 9s Jc');
    for (const asked of [overPair, flush]) expect(answer(holdsPocketAces, asked)).toBe(true);
    expect(answer(playsPocketAces, overPair)).toBe(true);
    expect(answer(playsPocketAces, flush)).toBe(false);
    const kings = holdem('Ks Kd', 'As Ad 7s 9s Jc');
    expect(answer(holdsPocketAces, kings)).toBe(false);
  });

  test.each([
    [holdem('7s 7d', '7h 7c Ad 2c 3c'), true],
    [holdem('7s Ad', '7h 7c 7d 2c 3c'), false],
    [holdem('As Ad', '7h 7c 7d 7s 3c'), true],
    [holdem('7s 7d', '7h Ac Ad 2c 3c'), false],
    [holdem('7s 7d Ks Qs', '7h 7c Ad 2c 3c', 'omaha'), true],
    [holdem('7s Kd Ks Qs', '7h 7c 7d 2c 3c', 'omaha'), false],
    [stud('7s 7d 2h', '7c 7h Kd Qd'), true],
    [stud('7s 3d 2h', '7c 7h 7d Qd'), false],
    [askedOf('draw-poker', { hole: cardsOf('7s 7d 7h 7c 2d') }), false],
  ])('four of a kind with a pocket pair, case %#', (asked, expected) => {
    expect(answer(makesQuadsWithPocketPair, asked)).toBe(expected);
  });
});

describe('on the flop', () => {
  test('a royal flush is two hole cards and the first three of the board', () => {
    expect(answer(isRoyalOnTheFlop, holdem('As Ks', 'Qs Js Ts'))).toBe(true);
    expect(answer(isRoyalOnTheFlop, holdem('As Ks', 'Qs Js Ts 2d 3d'))).toBe(true);
    expect(answer(isRoyalOnTheFlop, holdem('As Ks', 'Qs Js 2d Ts 3d'))).toBe(false);
    expect(answer(isRoyalOnTheFlop, holdem('9s Ks', 'Qs Js Ts'))).toBe(false);
    expect(answer(isRoyalOnTheFlop, askedOf('texas-holdem', { hole: cardsOf('As Ks') }))).toBe(
      false,
    );
  });

  test('three of the posted rank, and the fourth in the hole', () => {
    const sevens = holdem('7s 2d', '7h 7c 7d Kc 3c');
    expect(answer(isFlopOf('7'), sevens)).toBe(true);
    expect(answer(isFlopOf('8'), sevens)).toBe(false);
    expect(answer(holdsFourthOf('7'), sevens)).toBe(true);
    expect(answer(holdsFourthOf('7'), holdem('As 2d', '7h 7c 7d 7s 3c'))).toBe(false);
    const later = holdem('7s 2d', '7h 7c Kd 7d 3c');
    expect(answer(isFlopOf('7'), later)).toBe(false);
    expect(answer(holdsFourthOf('7'), later)).toBe(false);
  });
});

describe('low hands', () => {
  test.each([
    ['california-lowball', 'As 2s 3s 4s 5d', true],
    ['california-lowball', 'As 2s 3s 4s 5s', false],
    ['california-lowball', 'As 2s 3s 4s 6d', false],
    ['california-lowball', 'As 2s XX 4s 5s', true],
    ['california-lowball', 'As 2s XX 4s 6d', false],
  ])('the wheel of %s: %s %s', (game, cards, expected) => {
    expect(answer(makesUnsuitedWheel, draw(cards, game))).toBe(expected);
  });

  test('the wheel of razz is any five of the cards there are', () => {
    expect(answer(makesUnsuitedWheel, stud('As 2s 3s', '4s 5s Kd Kc', 'razz'))).toBe(false);
    expect(answer(makesUnsuitedWheel, stud('As 2s 3s', '4s 5s 5d Kc', 'razz'))).toBe(true);
    expect(answer(makesUnsuitedWheel, stud('As 2s', '3s 4s 5d', 'razz'))).toBe(true);
    expect(answer(makesUnsuitedWheel, stud('As 2s', '3s 4s', 'razz'))).toBe(false);
  });

  test.each([
    ['7s 5s 4s 3s 2d', true],
    ['7s 5s 4s 3s 2s', false],
    ['8s 5s 4s 3s 2d', false],
  ])('seven-five of Kansas City lowball: %s %s', (cards, expected) => {
    expect(answer(makesUnsuitedSevenFive, draw(cards, 'kansas-city-lowball'))).toBe(expected);
  });
});
