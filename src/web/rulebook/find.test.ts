import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { makeActivity } from '#rules';
import { foundIn } from './find.ts';

const ALL = ACTIVITIES.map(makeActivity);
const ANY = { words: '', venue: '', kind: '' };
const idsOf = (sought: object) => foundIn(ALL, { ...ANY, ...sought }).map(({ id }) => id);

test('every word counts, in whatever order and letters', () => {
  expect(idsOf({ words: 'BAD beat omaha' })).toEqual(['bay101-omaha-bad-beat']);
  expect(idsOf({ words: 'gear-001279' })).toEqual(['bay101-no-limit-bad-beat']);
});

test('a venue and a kind narrow it down', () => {
  expect(idsOf({ venue: 'Saratoga Casino and Raceway' })).toEqual(['saratoga-hi-lo-progressive']);
  expect(idsOf({ kind: 'game' })).toEqual(['sd-four-card-poker', 'ma-crazy-4-poker']);
  expect(idsOf({ words: 'omaha', kind: 'game' })).toEqual([]);
  expect(idsOf({})).toHaveLength(ALL.length);
});
