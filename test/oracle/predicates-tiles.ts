// The qualifying hands of pai gow tiles again, by the places of both hands on the list of all
// two-tile hands that is written out from the best to the worst.
import { LAST_GONG, LAST_NINE, LAST_PAIR, settingPlaces } from './pai-gow-tiles.ts';

/** Four tiles of which the first two were set as one hand and the last two as the other. */
export type SlowFour = readonly string[];

type Places = readonly [front: number, back: number];

const placesOf = (four: SlowFour, judged: 'as-set' | 'any'): readonly Places[] => {
  const settings = settingPlaces(four);
  return judged === 'any' ? settings : settings.slice(0, 1);
};

export const slowPairPair = (four: SlowFour, judged: 'as-set' | 'any'): boolean =>
  placesOf(four, judged).some(([front]) => front <= LAST_PAIR);

export const slowGongGong = (four: SlowFour): boolean =>
  placesOf(four, 'any').some(([front]) => front <= LAST_GONG);

export const slowGongPair = (four: SlowFour): boolean =>
  placesOf(four, 'any').some(([front, back]) => front <= LAST_GONG && back <= LAST_PAIR);

export const slowNineGong = (four: SlowFour): boolean =>
  placesOf(four, 'any').some(([front, back]) => front <= LAST_NINE && back <= LAST_GONG);

export const slowPairBeforeFirst = (four: SlowFour, judged: 'as-set' | 'any'): boolean =>
  placesOf(four, judged).some(([front, back]) => front <= LAST_PAIR && back === 0);

/** The list begins at 0, the chart at 1. */
export const slowFrontWithin = (four: SlowFour, place: number, judged: 'as-set' | 'any'): boolean =>
  placesOf(four, judged).some(([front]) => front + 1 <= place);
