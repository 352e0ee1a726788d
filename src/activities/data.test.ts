// Everything that decides in a sheet is data: written down and read again it decides the same.
import { describe, expect, test } from 'vitest';
import { decodeDeal } from '#games';
import { sure } from '#result';
import { conditionWords, findingsOf, type Row } from '#rules';
import { offeringFor } from './check-activity.fixture.ts';
import { ACTIVITIES } from './index.ts';

const copied = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data));

/** Where a function is hidden in some data. */
function functionsIn(value: unknown, path: string): readonly string[] {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => functionsIn(each, `${path}.${name}`));
}

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))('%s', (_, sheet) => {
  const { rows, eligibility, looksAt } = sheet;

  test('no function decides about its rows and its people', () => {
    expect(functionsIn({ rows, eligibility, looksAt }, 'sheet')).toEqual([]);
  });

  test('its conditions and exclusions are JSON', () => {
    for (const { when } of rows) expect(copied(when)).toStrictEqual(when);
    const excluded = eligibility.map(({ leavesOut, tries }) => ({ leavesOut, tries }));
    expect(copied(excluded)).toStrictEqual(excluded);
  });

  test('a copy of a condition decides as it does itself, and has its words', () => {
    const metBy = (row: Row): readonly boolean[] => {
      const posted = { ...offeringFor(sheet, row), activity: { ...sheet, rows: [row] } };
      return [row.examples?.meets, row.examples?.misses].map(
        (deal) => findingsOf(sure(decodeDeal(deal)), posted).length > 0,
      );
    };
    for (const row of rows.filter(({ when }) => when.of !== 'event')) {
      const copy = { ...row, when: copied(row.when) };
      expect(metBy(copy)).toEqual([true, false]);
      const posted = offeringFor(sheet, row);
      const words = conditionWords(row.when, posted);
      expect(conditionWords(copy.when, posted)).toBe(words);
      expect(words).toMatch(/^[a-z].{10,}$/);
      expect(words).not.toMatch(/undefined|as the house has it|is designated/);
    }
  });
});
