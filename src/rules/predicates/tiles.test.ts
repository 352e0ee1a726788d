import { describe, expect, test } from 'vitest';
import { makeTile, TILE_SET, type Tile, tilesOf } from '#cards';
import { dealtGameNamed } from '#games';
import {
  type SlowFour,
  slowFrontWithin,
  slowGongGong,
  slowGongPair,
  slowNineGong,
  slowPairBeforeFirst,
  slowPairPair,
} from '../../../test/oracle/predicates-tiles.ts';
import { type DealtSeat, dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest } from '../tests.ts';
import { handHolds } from './asked.fixture.ts';
import {
  frontPlacedWithin,
  hasGongGongOrBetter,
  hasGongPairOrBetter,
  hasNineGongOrBetter,
  hasPairPair,
  isSetPairPair,
  pairBeforeNumberOne,
} from './tiles.ts';

const GAME = 'pai-gow-tiles';

const asks = (holds: HandTest, seat: Partial<DealtSeat>): boolean => {
  const at = seatOf(1, seat);
  return handHolds(holds)(dealOf(GAME, [at]), at);
};
const four = (holds: HandTest, tiles: string): boolean => asks(holds, { tiles: tilesOf(tiles) });
const set = (holds: HandTest, frontTiles: string, backTiles: string): boolean =>
  asks(holds, { frontTiles: tilesOf(frontTiles), backTiles: tilesOf(backTiles) });

describe('pair-pair', () => {
  test('is two pairs among the four tiles, like or mixed, gee joon too', () => {
    expect(four(hasPairPair, '66 11 66 11')).toBe(true);
    expect(four(hasPairPair, '63 54 42 21')).toBe(true);
    expect(four(hasPairPair, '66 66 11 62')).toBe(false);
  });

  test('as set asks that the pairs were kept', () => {
    expect(set(isSetPairPair, '11 11', '66 66')).toBe(true);
    expect(set(isSetPairPair, '11 66', '11 66')).toBe(false);
    expect(set(hasPairPair, '11 66', '11 66')).toBe(true);
    expect(four(isSetPairPair, '11 11 66 66')).toBe(false);
  });
});

describe('so much in front and so much behind, or better', () => {
  test('gong gong is met by gongs, wongs and pairs', () => {
    expect(four(hasGongGongOrBetter, '66 62 11 44')).toBe(true);
    expect(four(hasGongGongOrBetter, '66 63 11 53')).toBe(true);
    expect(four(hasGongGongOrBetter, '66 62 55 55')).toBe(true);
    expect(four(hasGongGongOrBetter, '66 62 11 61')).toBe(false);
  });

  test('gong pair asks for a pair behind', () => {
    expect(four(hasGongPairOrBetter, '66 62 55 55')).toBe(true);
    expect(four(hasGongPairOrBetter, '66 62 11 44')).toBe(false);
    // A high nine before a pair is less than a gong before one.
    expect(four(hasGongPairOrBetter, '66 52 55 55')).toBe(false);
  });

  test('nine gong asks for nine points in front', () => {
    expect(four(hasNineGongOrBetter, '55 63 66 62')).toBe(true);
    expect(four(hasNineGongOrBetter, '55 62 66 44')).toBe(false);
    // Six pips and the 2-1, which counts three here.
    expect(four(hasNineGongOrBetter, '51 21 66 62')).toBe(true);
  });

  // C(16,2); then gongs and wongs before the pairs they leave whole; then both of them gongs or
  // wongs, as the hand rule's own frequencies derive.
  test.each([
    ['pair pair', hasPairPair, 120],
    ['gong pair', hasGongPairOrBetter, 120 + 336],
    ['gong gong', hasGongGongOrBetter, 120 + 336 + 84],
  ] as const)('%s is found in its number of the 35,960 deals', (_, holds, count) => {
    expect([...everyFour()].filter((tiles) => asks(holds, { tiles }))).toHaveLength(count);
  });
});

describe('the chart of the house', () => {
  test('says which hand behind is number one', () => {
    const holds = pairBeforeNumberOne('common', 'as-set');
    expect(set(holds, '41 32', '42 21')).toBe(true);
    expect(set(holds, '41 32', '66 66')).toBe(false);
    expect(set(holds, '66 62', '42 21')).toBe(false);
  });

  test('says whether the front is among its first eight', () => {
    const holds = frontPlacedWithin({ place: 8, chart: 'common' }, 'as-set');
    // The pair of bon is eighth, the pair of foo ninth.
    expect(set(holds, '22 22', '66 66')).toBe(true);
    expect(set(holds, '65 65', '66 66')).toBe(false);
    expect(set(holds, '63 55', '66 66')).toBe(false);
  });

  test('calls the lower of the two hands the front, whichever was named so', () => {
    const holds = frontPlacedWithin({ place: 8, chart: 'common' }, 'as-set');
    expect(set(holds, '66 66', '65 65')).toBe(false);
    expect(set(holds, '66 66', '22 22')).toBe(true);
  });

  test('can be asked about any setting', () => {
    const holds = pairBeforeNumberOne('common', 'any');
    expect(set(holds, '41 42', '32 21')).toBe(true);
    expect(set(pairBeforeNumberOne('common', 'as-set'), '41 42', '32 21')).toBe(false);
  });
});

function* everyFour(): Generator<Tile[]> {
  const all = TILE_SET;
  for (let a = 0; a < all.length; a++) {
    for (let b = a + 1; b < all.length; b++) {
      for (let c = b + 1; c < all.length; c++) {
        for (let d = c + 1; d < all.length; d++) {
          yield [all[a], all[b], all[c], all[d]] as Tile[];
        }
      }
    }
  }
}

type Twin = readonly [name: string, fast: HandTest, slow: (four: SlowFour) => boolean];

const JUDGED = ['as-set', 'any'] as const;
const TWINS: readonly Twin[] = [
  ['pair pair', hasPairPair, (tiles) => slowPairPair(tiles, 'any')],
  ['pair pair as set', isSetPairPair, (tiles) => slowPairPair(tiles, 'as-set')],
  ['gong gong', hasGongGongOrBetter, slowGongGong],
  ['gong pair', hasGongPairOrBetter, slowGongPair],
  ['nine gong', hasNineGongOrBetter, slowNineGong],
  ...JUDGED.flatMap((judged): Twin[] => [
    [
      `pair before number one, ${judged}`,
      pairBeforeNumberOne('common', judged),
      (tiles) => slowPairBeforeFirst(tiles, judged),
    ],
    ...[8, 18].map((place): Twin => {
      const fast = frontPlacedWithin({ place, chart: 'common' }, judged);
      return [
        `front within ${place}, ${judged}`,
        fast,
        (tiles) => slowFrontWithin(tiles, place, judged),
      ];
    }),
  ]),
];

/** The first tile goes in front with the second, the third or the fourth. */
function settingOf(tiles: readonly Tile[], mate: number): [Tile[], Tile[]] {
  const isInFront = (_: Tile, index: number) => index === 0 || index === mate;
  return [tiles.filter(isInFront), tiles.filter((tile, index) => !isInFront(tile, index))];
}

test.each(TWINS)('%s agrees with its slow twin on every deal', (_, fast, slow) => {
  let dealt = 0;
  let met = 0;
  for (const tiles of everyFour()) {
    const [frontTiles, backTiles] = settingOf(tiles, 1 + (dealt++ % 3));
    const spelled = [...frontTiles, ...backTiles].map(makeTile);
    const expected = slow(spelled);
    if (asks(fast, { frontTiles, backTiles }) !== expected) {
      expect.fail(`${spelled} should give ${expected}`);
    }
    if (expected) met++;
  }
  expect(dealt).toBe(35_960);
  expect(met).toBeGreaterThan(0);
});

test('the player-dealer has a hand wherever it is recorded', () => {
  const banker = seatOf(2, { position: 'player-dealer' });
  const deal = dealOf(GAME, [seatOf(1), banker], { dealer: { tiles: tilesOf('66 66 11 11') } });
  expect(handHolds(hasPairPair)(deal, banker)).toBe(true);
  expect(handHolds(hasPairPair)(deal, seatOf(1))).toBe(false);
});

test('no test throws on a deal that is partly shown or from a wrong set; it says no', () => {
  const partly = dealOf(GAME, [
    seatOf(1),
    seatOf(2, { frontTiles: tilesOf('66 66') }),
    seatOf(3, { position: 'player-dealer', backTiles: tilesOf('11 11') }),
    seatOf(1, { position: 'backline' }),
  ]);
  const three = { tiles: tilesOf('66 66 66 66') };
  const wrong = dealOf(GAME, [seatOf(1, three)], { standardDeck: false });
  for (const deal of [partly, wrong]) {
    expect(dealtGameNamed(GAME)?.check(deal)).toEqual([]);
    for (const [name, fast] of TWINS) {
      for (const seat of deal.seats) expect(handHolds(fast)(deal, seat), name).toBe(false);
    }
  }
});
