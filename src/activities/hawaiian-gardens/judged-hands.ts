// Hands that are set in a front and a back, for sheets that do not say whether they count as their
// player set them or as they could have been set.
import type { Reading } from '#games';
import { chartPlaceOf } from '#hands';
import {
  choice,
  type HandTest,
  type Posted,
  type paiGow,
  type RowTest,
  settingOf,
  tiles,
  type ValueRule,
} from '#rules';

export const HANDS_JUDGED: NonNullable<Reading['setting']> = {
  name: 'handsJudged',
  values: ['as-set', 'any'],
  default: 'as-set',
};

const judgedOf = (posted: Posted): 'as-set' | 'any' =>
  settingOf(posted, HANDS_JUDGED.name) as 'as-set' | 'any';

/** A front and a back of pai gow poker; a joker may lie in either. */
export function paiGowHand(make: (judging: paiGow.PaiGowJudging) => HandTest): RowTest {
  const tests = {
    'as-set': make({ setting: 'as-set', joker: 'anywhere' }),
    any: make({ setting: 'any', joker: 'anywhere' }),
  };
  return (deal, seat, posted) => tests[judgedOf(posted)](deal, seat);
}

/** A front and a back of tiles. Where the record does not say how they were set, every way counts. */
function tilesHand(make: (judged: tiles.TilesJudged) => HandTest): RowTest {
  const tests = { 'as-set': make('as-set'), any: make('any') };
  return (deal, seat, posted) =>
    tests[seat.frontTiles === undefined ? 'any' : judgedOf(posted)](deal, seat);
}

export const isPairPair = tilesHand((judged) =>
  judged === 'any' ? tiles.hasPairPair : tiles.isSetPairPair,
);

export const isPairBeforeNumberOne = tilesHand((judged) =>
  tiles.pairBeforeNumberOne(chartPlaceOf, judged),
);

export const isFrontPlacedWithin = (place: number): RowTest =>
  tilesHand((judged) => tiles.frontPlacedWithin({ place, chart: chartPlaceOf }, judged));

/** The sheets speak of ranked hands of tiles and print no chart of them. */
export const tileChart = (clause: string, more: Pick<ValueRule, 'in'> = {}): ValueRule =>
  choice('Chart of tile ranks', ['common'], clause, {
    required: true,
    games: ['pai-gow-tiles'],
    ...more,
  });
