// Pai gow tiles: two-tile hands. The order of hands is that of the California Attorney General's
// page on the game and of the rules that Club One of Fresno filed in California, which agree.
// Readings, where sources differ:
// - As single tiles the two of gee joon stand apart: the six (42) between chop chit and chop ng,
//   the three (21) below all (Club One). Others put both below chop ng.
// - Two zeros tie whatever their tiles, as casino guides say, and the banker wins that tie.
//   Everywhere else the higher single tile breaks a tie of points; the other tile never does.
// How a dealer must set four tiles (the house way) differs from room to room and is not here.
import {
  checkTiles,
  makeTile,
  parseTiles,
  pipCountOf,
  type Tile,
  type TileName,
  tileNameOf,
  tilesOf,
} from '#cards';
import { assert, err, ok, problem, type Result } from '#result';
import type { HandRule, RuleAnswer } from './hand.ts';

/** From the lowest to the highest. */
const TILE_HAND_CATEGORIES = ['points', 'gong', 'wong', 'pair', 'gee-joon'] as const;
type TileHandCategory = (typeof TILE_HAND_CATEGORIES)[number];

export interface RankedTiles {
  readonly category: TileHandCategory;
  readonly name: string;
  /** The two tiles, the higher single tile first. */
  readonly best: readonly Tile[];
  readonly strength: number;
  /** 0 to 9, or null where a pair, a wong or a gong counts for more than its points. */
  readonly points: number | null;
}

/** The sixteen pairs, from the highest to the lowest. */
const PAIR_ORDER: readonly TileName[] = [
  'gee joon',
  'teen',
  'day',
  'yun',
  'gor',
  'mooy',
  'chong',
  'bon',
  'foo',
  'ping',
  'tit',
  'look',
  'chop gow',
  'chop bot',
  'chop chit',
  'chop ng',
];

/** Single tiles from the lowest to the highest; the two of a mixed pair are level. */
const SINGLE_ORDER = [
  ['21', '41 32', '42', '52 43', '62 53', '63 54'],
  ['51', '61', '64', '65', '22', '33', '55', '31', '44', '11', '66'],
].flat();

const SINGLE_RANK: ReadonlyMap<Tile, number> = new Map(
  SINGLE_ORDER.flatMap((level, rank) => tilesOf(level).map((tile) => [tile, rank])),
);

const singleRankOf = (tile: Tile): number => SINGLE_RANK.get(tile) as number;
const isTeenOrDay = (tile: Tile): boolean => ['teen', 'day'].includes(tileNameOf(tile));
const isGeeJoonTile = (tile: Tile): boolean => tileNameOf(tile) === 'gee joon';

/** What a tile may count: each tile of gee joon three or six, whichever is better. */
const countsOf = (tile: Tile): readonly number[] =>
  isGeeJoonTile(tile) ? [3, 6] : [pipCountOf(tile)];

/** The last digit of the sum, the best there is. */
const pointsOf = (high: Tile, low: Tile): number =>
  Math.max(...countsOf(high).flatMap((a) => countsOf(low).map((b) => (a + b) % 10)));

const POINT_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const;

/** Comparing two strengths compares the category, then the points, then the tie-break. */
const strengthOf = (category: TileHandCategory, points: number, tieBreak: number): number =>
  (TILE_HAND_CATEGORIES.indexOf(category) * 10 + points) * 32 + tieBreak;

function rankPair(best: readonly Tile[], name: TileName): RankedTiles {
  const category = name === 'gee joon' ? 'gee-joon' : 'pair';
  const strength = strengthOf(category, 0, PAIR_ORDER.length - PAIR_ORDER.indexOf(name));
  const called = category === 'pair' ? `pair of ${name}` : name;
  return { category, name: called, best, strength, points: null };
}

/** A teen or a day with a nine is a wong, with an eight a gong. A seven makes the high nine, which
 * is a nine with the highest single tile and so needs no category. */
function rankUnpaired(high: Tile, low: Tile): RankedTiles {
  const best = [high, low];
  const lowPips = pipCountOf(low);
  if (isTeenOrDay(high) && (lowPips === 9 || lowPips === 8)) {
    const category = lowPips === 9 ? 'wong' : 'gong';
    const name = `${tileNameOf(high)} ${category}`;
    return {
      category,
      name,
      best,
      strength: strengthOf(category, 0, singleRankOf(high)),
      points: null,
    };
  }
  const points = pointsOf(high, low);
  const strength = strengthOf('points', points, points === 0 ? 0 : singleRankOf(high));
  const isHighNine = points === 9 && isTeenOrDay(high);
  const name = isHighNine ? 'high nine' : (POINT_WORDS[points] as string);
  return { category: 'points', name, best, strength, points };
}

export function rankTwoTiles(tiles: readonly Tile[]): RankedTiles {
  assert(tiles.length === 2, `a hand is two tiles, not ${tiles.length}`);
  const [high, low] = [...tiles].sort((a, b) => singleRankOf(b) - singleRankOf(a)) as [Tile, Tile];
  const name = tileNameOf(high);
  return name === tileNameOf(low) ? rankPair([high, low], name) : rankUnpaired(high, low);
}

/** Four tiles as set: the lower hand in front, the higher in the back. */
export interface TileSetting {
  readonly front: RankedTiles;
  readonly back: RankedTiles;
}

/** The three ways to set four tiles. */
export function tileSettings(tiles: readonly Tile[]): TileSetting[] {
  assert(tiles.length === 4, `four tiles are set, not ${tiles.length}`);
  const [first, ...others] = tiles as [Tile, Tile, Tile, Tile];
  return others.map((mate, place) => {
    const one = rankTwoTiles([first, mate]);
    const two = rankTwoTiles(others.filter((_, index) => index !== place));
    return one.strength < two.strength ? { front: one, back: two } : { front: two, back: one };
  });
}

/** Whether four tiles can be set in a way that a rule asks for, however the player set them. */
export const existsTileSetting = (
  tiles: readonly Tile[],
  holds: (setting: TileSetting) => boolean,
): boolean => tileSettings(tiles).some(holds);

const isAtLeast = (hand: RankedTiles, category: TileHandCategory): boolean =>
  TILE_HAND_CATEGORIES.indexOf(hand.category) >= TILE_HAND_CATEGORIES.indexOf(category);

/** A pair in front and in the back; gee joon is a pair too. */
export const isPairPair = (tiles: readonly Tile[]): boolean =>
  existsTileSetting(tiles, ({ front }) => isAtLeast(front, 'pair'));

// "X Y or better" reads: the front is at least X and the back, in the same setting, at least Y.

export const isGongGongOrBetter = (tiles: readonly Tile[]): boolean =>
  existsTileSetting(tiles, ({ front }) => isAtLeast(front, 'gong'));

export const isGongPairOrBetter = (tiles: readonly Tile[]): boolean =>
  existsTileSetting(
    tiles,
    ({ front, back }) => isAtLeast(front, 'gong') && isAtLeast(back, 'pair'),
  );

export const isNineGongOrBetter = (tiles: readonly Tile[]): boolean =>
  existsTileSetting(
    tiles,
    ({ front, back }) =>
      (front.points === 9 || isAtLeast(front, 'gong')) && isAtLeast(back, 'gong'),
  );

/** The number one hand of the chart is gee joon. */
export const isNumberOneHand = (hand: RankedTiles): boolean => hand.category === 'gee-joon';

/** A pair, whichever it is, in front of the number one hand. */
export const isPairBeforeNumberOne = (tiles: readonly Tile[]): boolean =>
  existsTileSetting(tiles, ({ front, back }) => isAtLeast(front, 'pair') && isNumberOneHand(back));

/** The place of a hand on the chart of twenty ranked hands that rooms print: the pairs 1 to 16,
 * the wongs of teen and day 17 and 18, the gongs 19 and 20. A hand of points has none. */
export function chartPlaceOf({ category, best }: RankedTiles): number | null {
  if (category === 'points') return null;
  const name = tileNameOf(best[0] as Tile);
  if (category === 'wong') return name === 'teen' ? 17 : 18;
  if (category === 'gong') return name === 'teen' ? 19 : 20;
  return PAIR_ORDER.indexOf(name) + 1;
}

/** The setting with the highest back; among equal backs the one with the higher front. */
function highestBack(settings: readonly TileSetting[]): TileSetting {
  const [highest] = [...settings].sort(
    (a, b) => b.back.strength - a.back.strength || b.front.strength - a.front.strength,
  );
  return highest as TileSetting;
}

const spelled = ({ name, best, strength }: RankedTiles) => ({
  tiles: best.map(makeTile),
  name,
  strength,
});

function answerOf(tiles: readonly Tile[], hand: RankedTiles): RuleAnswer {
  return {
    cards: tiles.map(makeTile),
    best: hand.best.map(makeTile),
    category: hand.category,
    name: hand.name,
    strength: hand.strength,
    more: { points: hand.points, chartPlace: chartPlaceOf(hand) },
  };
}

function answerOfFour(tiles: readonly Tile[]): RuleAnswer {
  const settings = tileSettings(tiles);
  const answer = answerOf(tiles, highestBack(settings).back);
  return {
    ...answer,
    more: {
      ...answer.more,
      settings: settings.map(({ front, back }) => ({ front: spelled(front), back: spelled(back) })),
      pairPair: isPairPair(tiles),
      gongPairOrBetter: isGongPairOrBetter(tiles),
      gongGongOrBetter: isGongGongOrBetter(tiles),
      nineGongOrBetter: isNineGongOrBetter(tiles),
    },
  };
}

function rankTiles(text: string): Result<RuleAnswer> {
  const parsed = parseTiles(text, 'cards');
  if (!parsed.ok) return parsed;
  const tiles = parsed.value;
  const problems = checkTiles(tiles, 'cards');
  if (problems.length > 0) return err(problems);
  if (tiles.length === 2) return ok(answerOf(tiles, rankTwoTiles(tiles)));
  if (tiles.length === 4) return ok(answerOfFour(tiles));
  return problem('cards', `pai gow tiles ranks 2 or 4 tiles, not ${tiles.length}`);
}

export const PAI_GOW_TILE_RULE: HandRule = {
  id: 'pai-gow-tiles',
  deck: 'tiles',
  title: 'Pai gow tiles',
  ranking:
    'Gee joon (42 with 21) is the number one hand; then fifteen pairs from teen to chop ng; then ' +
    'wong (a teen or a day with a nine), gong (with an eight) and points from nine to zero, the ' +
    'last digit of all pips, where 42 and 21 count three or six. The higher single tile breaks ' +
    'ties of points; in that order 42 stands between the sevens and the fives and 21 last. Zeros ' +
    'tie. Four tiles are answered by the back hand of the setting whose back is highest, with all ' +
    'three settings listed. Order of the California Attorney General and Club One.',
  reads: '2 or 4 tiles',
  example: '66 62 42 21',
  frequencies: [
    {
      deal: '2 tiles from 32',
      dealt: 2,
      deals: 496n,
      counts: [
        ['gee-joon', 1n],
        ['pair', 15n],
        ['wong', 8n],
        ['gong', 16n],
        ['points', 456n],
      ],
      source:
        'Closed form: sixteen pairs; four teens and days with two nines, or with four eights; the rest.',
    },
    {
      deal: '4 tiles from 32, by the highest back',
      dealt: 4,
      deals: 35_960n,
      counts: [
        ['gee-joon', 435n],
        ['pair', 6_405n],
        ['wong', 2_704n],
        ['gong', 4_240n],
        ['points', 22_176n],
      ],
      source:
        'Closed form: gee joon with two of the other 30; no two of a name in C(16,4) x 16 deals; of ' +
        'those, inclusion and exclusion over teen, day, the nines and the eights.',
    },
    {
      deal: '4 tiles from 32, by what both hands can be',
      dealt: 4,
      deals: 35_960n,
      counts: [
        ['pair and pair', 120n],
        ['gong or wong before a pair', 336n],
        ['gong or wong before a gong or wong', 84n],
        ['every other deal', 35_420n],
      ],
      source:
        'Closed form: C(16,2); 24 gongs and wongs with the 14 pairs they leave whole; C(4,2) x ' +
        'C(6,2) less the six that are also two pairs.',
    },
  ],
  rank: rankTiles,
};
