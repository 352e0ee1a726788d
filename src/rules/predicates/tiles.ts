// Hands of pai gow tiles: four tiles, two in front and two behind, the lower hand in front. "X Y or
// better" reads: at least X in front and, in the same setting, at least Y behind. Tiles of a set
// that was not in order have no rank and meet nothing.
import type { Tile } from '#cards';
import type { Deal, DealtSeat } from '#games';
import {
  chartPlaceOf,
  existsTileSetting,
  isGongGongOrBetter,
  isGongPairOrBetter,
  isNineGongOrBetter,
  isPairPair,
  type RankedTiles,
  rankTwoTiles,
  type TileSetting,
} from '#hands';
import { type HandHolds, handTests } from '../tests.ts';

/** Charts of ranked hands that a house may post, by the name that it posts: the place of a hand on
 * it, 1 the highest, or null. The sheets speak of such a chart and do not print it. */
const CHARTS = { common: chartPlaceOf } as const satisfies Readonly<
  Record<string, (hand: RankedTiles) => number | null>
>;
type TileChart = keyof typeof CHARTS;

/** The hand as its player set it, or any of the three ways to set the four tiles. */
export type TilesJudged = 'as-set' | 'any';

const JUDGED_WORDS: Readonly<Record<TilesJudged, string>> = {
  'as-set': 'as the hand is set',
  any: 'however the four tiles can be set',
};

/** All tiles of a hand, wherever the player-dealer's are recorded; null where they are not four. */
function fourOf(deal: Deal, seat: DealtSeat): readonly Tile[] | null {
  if (!deal.standardDeck) return null;
  const { tiles, frontTiles = [], backTiles = [] } = seat;
  const atSeat = tiles ?? [...frontTiles, ...backTiles];
  if (atSeat.length === 4) return atSeat;
  const atDealer = seat.position === 'player-dealer' ? deal.dealer?.tiles : undefined;
  return atDealer?.length === 4 ? atDealer : null;
}

/** The hand as set, the lower of the two in front whichever was named so; null where the record
 * does not say how it was set. */
function settingOf(deal: Deal, { frontTiles, backTiles }: DealtSeat): TileSetting | null {
  if (!deal.standardDeck || frontTiles === undefined || backTiles === undefined) return null;
  const front = rankTwoTiles(frontTiles);
  const back = rankTwoTiles(backTiles);
  return front.strength < back.strength ? { front, back } : { front: back, back: front };
}

/** A test of all four tiles, however they are set. */
const ofFour =
  (holds: (tiles: readonly Tile[]) => boolean): HandHolds =>
  (deal, seat) => {
    const tiles = fourOf(deal, seat);
    return tiles !== null && holds(tiles);
  };

/** A test of the two hands of one setting. */
const ofSetting = (judged: TilesJudged, holds: (setting: TileSetting) => boolean): HandHolds =>
  judged === 'any'
    ? ofFour((tiles) => existsTileSetting(tiles, holds))
    : (deal, seat) => {
        const setting = settingOf(deal, seat);
        return setting !== null && holds(setting);
      };

/** Gee joon is a pair as well. */
const isPair = ({ category }: RankedTiles): boolean =>
  category === 'pair' || category === 'gee-joon';

/** The four tiles are two pairs. Nothing is better, so it is "pair-pair or better" too. */
export const hasPairPair = handTests.define('tiles.pair-pair', {
  words: 'the four tiles are two pairs',
  holds: ofFour(isPairPair),
});

/** The hand was set with a pair in front and a pair behind. */
export const isSetPairPair = handTests.define('tiles.set-pair-pair', {
  words: 'the hand is set with a pair in front and a pair behind',
  holds: ofSetting('as-set', ({ front }) => isPair(front)),
});

/** A gong, a wong or a pair in front, and one of them behind. */
export const hasGongGongOrBetter = handTests.define('tiles.gong-gong-or-better', {
  words: 'the four tiles make gong-gong or better',
  holds: ofFour(isGongGongOrBetter),
});

/** A gong, a wong or a pair in front, and a pair behind. */
export const hasGongPairOrBetter = handTests.define('tiles.gong-pair-or-better', {
  words: 'the four tiles make gong-pair or better',
  holds: ofFour(isGongPairOrBetter),
});

/** Nine points or more than points in front, and a gong, a wong or a pair behind. */
export const hasNineGongOrBetter = handTests.define('tiles.nine-gong-or-better', {
  words: 'the four tiles make nine-gong or better',
  holds: ofFour(isNineGongOrBetter),
});

/** A pair, whichever it is, in front of the hand that is number one on the chart. */
export const pairBeforeNumberOne = handTests.defineWith(
  'tiles.pair-before-number-one',
  ['chart', 'judged'],
  (chart: TileChart, judged: TilesJudged) => ({
    words: `a pair in front and the number one hand of the chart behind, ${JUDGED_WORDS[judged]}`,
    holds: ofSetting(judged, ({ front, back }) => isPair(front) && CHARTS[chart](back) === 1),
  }),
);

/** The hand in front stands at this place of the chart or a higher one. */
export const frontPlacedWithin = handTests.defineWith(
  'tiles.front-placed-within',
  ['within', 'judged'],
  (
    { place, chart }: { readonly place: number; readonly chart: TileChart },
    judged: TilesJudged,
  ) => ({
    words: `the front is number ${place} of the chart or better, ${JUDGED_WORDS[judged]}`,
    holds: ofSetting(judged, ({ front }) => {
      const placed = CHARTS[chart](front);
      return placed !== null && placed <= place;
    }),
  }),
);
