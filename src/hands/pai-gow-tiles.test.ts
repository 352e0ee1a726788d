import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTile, TILE_SET, type Tile, tileNameOf, tilesOf } from '#cards';
import {
  LAST_GONG,
  LAST_NINE,
  LAST_PAIR,
  LEVEL_COUNT,
  placeOf,
  settingPlaces,
  WOODPILE,
} from '../../test/oracle/pai-gow-tiles.ts';
import {
  chartPlaceOf,
  existsTileSetting,
  isGongGongOrBetter,
  isGongPairOrBetter,
  isNineGongOrBetter,
  isNumberOneHand,
  isPairBeforeNumberOne,
  isPairPair,
  PAI_GOW_TILE_RULE,
  rankTwoTiles,
  tileSettings,
} from './pai-gow-tiles.ts';
import { choose } from './pattern.ts';

const hand = (text: string) => rankTwoTiles(tilesOf(text));
const strength = (text: string) => hand(text).strength;
const twos = [...choose(TILE_SET, 2)];
const fours = [...choose(TILE_SET, 4)];

describe('the order of two-tile hands', () => {
  test('runs from gee joon through fifteen pairs, wongs, gongs and points down to zero', () => {
    const chart = [
      '42 21',
      '66 66',
      '11 11',
      '44 44',
      '31 31',
      '55 55',
      '33 33',
      '22 22',
      '65 65',
      '64 64',
      '61 61',
      '51 51',
      '63 54',
      '62 53',
      '52 43',
      '41 32',
      '66 63',
      '11 54',
      '66 44',
      '11 53',
      '66 61',
      '11 43',
      '44 65',
      '41 31',
      '63 55',
      '33 42',
      '22 32',
      '65 62',
      '64 63',
      '51 21',
      '66 33',
      '66 32',
      '66 31',
      '65 22',
      '66 11',
      '66 65',
      '66 64',
      '65 55',
      '64 55',
    ];
    const strengths = chart.map(strength);
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
    expect(new Set(strengths).size).toBe(chart.length);
  });

  test.each([
    ['21 42', 'gee-joon', 'gee joon'],
    ['66 66', 'pair', 'pair of teen'],
    ['54 63', 'pair', 'pair of chop gow'],
    ['63 11', 'wong', 'day wong'],
    ['66 44', 'gong', 'teen gong'],
    ['66 62', 'gong', 'teen gong'],
    ['43 11', 'points', 'high nine'],
    ['65 53', 'points', 'nine'],
    ['64 55', 'points', 'zero'],
    ['44 62', 'points', 'six'],
  ])('%s is a %s called "%s"', (text, category, name) => {
    expect(hand(text)).toMatchObject({ category, name });
  });

  test('eight pips on both tiles are no pair unless they share a name', () => {
    expect(hand('44 53').category).toBe('points');
    expect(hand('62 53').category).toBe('pair');
  });

  test('each tile of gee joon counts three or six, whichever is better', () => {
    expect(hand('42 66').points).toBe(8);
    expect(hand('21 66').points).toBe(8);
    expect(hand('42 61').points).toBe(3);
    expect(hand('21 51').points).toBe(9);
  });

  test('as single tiles the six of gee joon beats a five and the three loses to all', () => {
    expect(strength('42 41')).toBeGreaterThan(strength('41 21'));
    expect(strength('43 21')).toBe(strength('43 42'));
    expect(strength('52 42')).toBe(strength('43 21'));
  });

  test('zeros tie whatever their tiles are', () => {
    expect(strength('44 44')).not.toBe(strength('64 55'));
    expect(strength('33 22')).toBe(strength('64 55'));
    expect(strength('65 54')).toBe(strength('31 51'));
  });

  test('only the higher tile breaks a tie', () => {
    expect(strength('66 52')).toBe(strength('66 61'));
    expect(strength('66 52')).toBeGreaterThan(strength('11 61'));
  });

  test('gives 103 ranks: 16 pairs, 2 wongs, 2 gongs, 82 of points with a high tile, and zero', () => {
    expect(new Set(twos.map((two) => rankTwoTiles(two).strength)).size).toBe(103);
    expect(LEVEL_COUNT).toBe(103);
  });

  test('agrees with the written-out list on every two hands', () => {
    const both = twos.map((two) => {
      const [one, other] = two.map(makeTile) as [string, string];
      return { strength: rankTwoTiles(two).strength, place: placeOf(one, other) };
    });
    const sameOrder = (a: (typeof both)[number], b: (typeof both)[number]) =>
      Math.sign(a.strength - b.strength) === Math.sign(b.place - a.place);
    expect(both.every((a) => both.every((b) => sameOrder(a, b)))).toBe(true);
  });

  test('does not depend on which tile comes first', () => {
    for (const [one, other] of twos as [Tile, Tile][]) {
      expect(rankTwoTiles([one, other]).strength).toBe(rankTwoTiles([other, one]).strength);
    }
  });
});

describe('how often two tiles make a hand', () => {
  const counted = (name: (two: Tile[]) => string) => {
    const counts = new Map<string, bigint>();
    for (const two of twos) counts.set(name(two), (counts.get(name(two)) ?? 0n) + 1n);
    return counts;
  };

  test('every deal of two gives the counts of the closed form', () => {
    const [frequencies] = PAI_GOW_TILE_RULE.frequencies;
    expect(BigInt(twos.length)).toBe(frequencies?.deals);
    expect(counted((two) => rankTwoTiles(two).category)).toEqual(new Map(frequencies?.counts));
  });

  test('points fall as the tiles by their last digit say', () => {
    // Of the 30 tiles besides gee joon 4, 2, 4, 0, 4, 2, 4, 4, 4, 2 end in 0 to 9. For nine, say:
    // 4x2 (0,9) + 2x4 (1,8) + 4x4 (2,7) + 4x2 (4,5), and two gee joon tiles with four sixes, 48.
    const byPoints = counted((two) => String(rankTwoTiles(two).points));
    byPoints.delete('null');
    expect([...byPoints].sort()).toEqual([
      ['0', 24n],
      ['1', 32n],
      ['2', 44n],
      ['3', 48n],
      ['4', 52n],
      ['5', 44n],
      ['6', 56n],
      ['7', 52n],
      ['8', 56n],
      ['9', 48n],
    ]);
  });

  test('there are 136 hands and 3,620 deals of four by name, as Wikipedia has them', () => {
    const byName = (tiles: readonly Tile[]) => tiles.map(tileNameOf).sort().join();
    expect(new Set(twos.map(byName)).size).toBe(136);
    expect(new Set(fours.map(byName)).size).toBe(3620);
  });
});

describe('setting four tiles', () => {
  test('there are three ways, each with the lower hand in front', () => {
    const settings = tileSettings(tilesOf('66 62 42 21'));
    expect(settings.map(({ front, back }) => [front.name, back.name])).toEqual([
      ['teen gong', 'gee joon'],
      ['four', 'eight'],
      ['four', 'eight'],
    ]);
  });

  test('a rule can ask for any setting', () => {
    const tiles = tilesOf('66 63 11 54');
    expect(existsTileSetting(tiles, ({ front }) => front.category === 'wong')).toBe(true);
    expect(existsTileSetting(tiles, ({ back }) => back.name === 'pair of chop gow')).toBe(true);
    expect(existsTileSetting(tiles, ({ front }) => front.category === 'gong')).toBe(false);
  });

  test.each([
    ['66 66 41 32', { pairPair: true, gongPair: true, gongGong: true, nineGong: true }],
    ['66 62 41 32', { pairPair: false, gongPair: true, gongGong: true, nineGong: true }],
    ['66 62 11 44', { pairPair: false, gongPair: false, gongGong: true, nineGong: true }],
    ['66 62 51 21', { pairPair: false, gongPair: false, gongGong: false, nineGong: true }],
    ['66 62 65 22', { pairPair: false, gongPair: false, gongGong: false, nineGong: false }],
    ['66 61 11 52', { pairPair: false, gongPair: false, gongGong: false, nineGong: false }],
  ])('%s meets the rows that both of its hands reach', (text, rows) => {
    const tiles = tilesOf(text);
    expect({
      pairPair: isPairPair(tiles),
      gongPair: isGongPairOrBetter(tiles),
      gongGong: isGongGongOrBetter(tiles),
      nineGong: isNineGongOrBetter(tiles),
    }).toEqual(rows);
  });

  test('a pair in front of the number one hand needs gee joon in the back', () => {
    expect(isPairBeforeNumberOne(tilesOf('42 66 21 66'))).toBe(true);
    expect(isPairBeforeNumberOne(tilesOf('11 66 11 66'))).toBe(false);
    expect(isPairBeforeNumberOne(tilesOf('42 21 66 63'))).toBe(false);
    expect(isNumberOneHand(hand('42 21'))).toBe(true);
    expect(isNumberOneHand(hand('66 66'))).toBe(false);
  });

  test('the eighth hand of the chart is the pair of bon, the twentieth the day gong', () => {
    expect(chartPlaceOf(hand('42 21'))).toBe(1);
    expect(chartPlaceOf(hand('22 22'))).toBe(8);
    expect(chartPlaceOf(hand('65 65'))).toBe(9);
    expect(chartPlaceOf(hand('32 41'))).toBe(16);
    expect(['66 54', '11 54', '66 44', '11 44'].map((text) => chartPlaceOf(hand(text)))).toEqual([
      17, 18, 19, 20,
    ]);
    expect(chartPlaceOf(hand('66 61'))).toBeNull();
  });
});

describe('every deal of four tiles', () => {
  const [, byBack, byBoth] = PAI_GOW_TILE_RULE.frequencies;
  const how = (holds: (tiles: Tile[]) => boolean) => fours.filter(holds).length;

  test('makes two pairs 120 times, C(16,2), of them 15 with gee joon', () => {
    expect(how(isPairPair)).toBe(120);
    expect(how(isPairBeforeNumberOne)).toBe(15);
  });

  test('makes gong-pair or better 456 times and gong-gong or better 540 times', () => {
    // 24 gongs and wongs leave 14 pairs whole: 336 more deals; two of them together are C(4,2)
    // teens and days with C(6,2) eights and nines, 90, of which six are two pairs as well.
    expect(how(isGongPairOrBetter)).toBe(120 + 336);
    expect(how(isGongGongOrBetter)).toBe(120 + 336 + 90 - 6);
    expect(byBoth?.counts.map(([, count]) => count)).toEqual([120n, 336n, 84n, 35_960n - 540n]);
  });

  test('has a highest back as often as the closed form says', () => {
    const counts = new Map<string, bigint>();
    for (const four of fours) {
      const [back] = tileSettings(four)
        .map((setting) => setting.back)
        .sort((a, b) => b.strength - a.strength);
      const category = back?.category ?? '';
      counts.set(category, (counts.get(category) ?? 0n) + 1n);
    }
    expect(counts).toEqual(new Map(byBack?.counts));
    expect(BigInt(fours.length)).toBe(byBack?.deals);
  });

  test('meets the same rows as the written-out list says', () => {
    const physical = [...choose(WOODPILE, 4)];
    expect(physical).toHaveLength(fours.length);
    const differing = physical.filter((four) => {
      const tiles = tilesOf(four.join(' '));
      const places = settingPlaces(four);
      const reaches = (front: number, back: number) =>
        places.some((place) => place[0] <= front && place[1] <= back);
      return (
        isPairPair(tiles) !== reaches(LAST_PAIR, LAST_PAIR) ||
        isGongPairOrBetter(tiles) !== reaches(LAST_GONG, LAST_PAIR) ||
        isGongGongOrBetter(tiles) !== reaches(LAST_GONG, LAST_GONG) ||
        isNineGongOrBetter(tiles) !== reaches(LAST_NINE, LAST_GONG)
      );
    });
    expect(differing).toEqual([]);
  });

  test('gives the same three settings in whatever order the tiles lie', () => {
    const anyFour = fc.shuffledSubarray([...TILE_SET], { minLength: 4, maxLength: 4 });
    const strengths = (tiles: readonly Tile[]) =>
      tileSettings(tiles)
        .map(({ front, back }) => `${front.strength}/${back.strength}`)
        .sort();
    fc.assert(
      fc.property(anyFour, (tiles) => {
        const sorted = [...tiles].sort((a, b) => a - b);
        expect(strengths(tiles)).toEqual(strengths(sorted));
      }),
    );
  });
});

describe('the rule pai-gow-tiles', () => {
  test('ranks two tiles', () => {
    expect(PAI_GOW_TILE_RULE.rank('6-2 66')).toEqual({
      ok: true,
      value: {
        cards: ['62', '66'],
        best: ['66', '62'],
        category: 'gong',
        name: 'teen gong',
        strength: strength('66 62'),
        more: { points: null, chartPlace: 19 },
      },
    });
  });

  test('answers four tiles by the highest back and lists the three settings', () => {
    const settings = [{ front: { name: 'teen gong' }, back: { name: 'gee joon' } }, {}, {}];
    expect(PAI_GOW_TILE_RULE.rank(PAI_GOW_TILE_RULE.example)).toMatchObject({
      ok: true,
      value: {
        category: 'gee-joon',
        best: ['42', '21'],
        strength: strength('42 21'),
        more: { chartPlace: 1, gongPairOrBetter: true, pairPair: false, settings },
      },
    });
  });

  test.each([
    ['66', 'pai gow tiles ranks 2 or 4 tiles, not 1'],
    ['66 66 11', 'pai gow tiles ranks 2 or 4 tiles, not 3'],
    ['42 42', '42 (gee joon) appears more than once'],
    ['46 66', 'did you mean 64?'],
  ])('refuses "%s" with "%s"', (text, message) => {
    const answer = PAI_GOW_TILE_RULE.rank(text);
    expect(answer.ok ? '' : answer.error[0]?.message).toContain(message);
  });

  test('every table of frequencies sums to its deals', () => {
    for (const { deals, counts } of PAI_GOW_TILE_RULE.frequencies) {
      expect(counts.reduce((sum, [, count]) => sum + count, 0n)).toBe(deals);
    }
  });
});
