// Hands that are set in a front and a back, for sheets that do not say whether they count as their
// player set them or as they could have been set.
import type { Reading } from '#games';
import {
  bySetting,
  choice,
  type HandTest,
  handTests,
  type paiGow,
  tiles,
  type ValueRule,
} from '#rules';

export const HANDS_JUDGED: NonNullable<Reading['setting']> = {
  name: 'handsJudged',
  values: ['as-set', 'any'],
  default: 'as-set',
};

/** A front and a back of pai gow poker; a joker may lie in either, unless it says otherwise. */
export const paiGowHand = (
  make: (judging: paiGow.PaiGowJudging) => HandTest,
  joker: paiGow.PaiGowJudging['joker'] = 'anywhere',
): HandTest =>
  bySetting(HANDS_JUDGED.name, {
    'as-set': make({ setting: 'as-set', joker }),
    any: make({ setting: 'any', joker }),
  });

/** A front and a back of tiles. Where the record does not say how they were set, every way counts. */
const tilesJudged = handTests.defineWith(
  'hgc.tiles-judged',
  ['asSet', 'any'],
  (asSet: HandTest, any: HandTest) => {
    const [judged, anyWay] = [
      handTests.read(bySetting(HANDS_JUDGED.name, { 'as-set': asSet, any })),
      handTests.read(any),
    ];
    const { words, said = () => words } = judged;
    return {
      words,
      said,
      holds: (deal, seat, posted) =>
        (seat.frontTiles === undefined ? anyWay : judged).holds(deal, seat, posted),
    };
  },
);

export const isPairPair = tilesJudged(tiles.isSetPairPair, tiles.hasPairPair);

export const isPairBeforeNumberOne = tilesJudged(
  tiles.pairBeforeNumberOne('common', 'as-set'),
  tiles.pairBeforeNumberOne('common', 'any'),
);

export const isFrontPlacedWithin = (place: number): HandTest =>
  tilesJudged(
    tiles.frontPlacedWithin({ place, chart: 'common' }, 'as-set'),
    tiles.frontPlacedWithin({ place, chart: 'common' }, 'any'),
  );

/** The sheets speak of ranked hands of tiles and print no chart of them. */
export const tileChart = (clause: string, more: Pick<ValueRule, 'in'> = {}): ValueRule =>
  choice('Chart of tile ranks', ['common'], clause, {
    required: true,
    games: ['pai-gow-tiles'],
    ...more,
  });
