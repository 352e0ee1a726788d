import { expect, test } from 'vitest';
import { levelsOf, payoutsIn, structureOf, utcText } from './structure.ts';

const FIGURES = { minutes: 20, small: 25, levels: 4, breakEvery: 2, breakMinutes: 10 };

test('blinds grow, and a break stands between the levels it is asked for', () => {
  expect(levelsOf(FIGURES)).toEqual([
    { kind: 'level', minutes: 20, small: 25, big: 50 },
    { kind: 'level', minutes: 20, small: 50, big: 100 },
    { kind: 'break', minutes: 10 },
    { kind: 'level', minutes: 20, small: 75, big: 150 },
    { kind: 'level', minutes: 20, small: 100, big: 200 },
  ]);
});

test('places are read line by line, and the line that is none is named', () => {
  expect(payoutsIn('1: 100\n\n10: 50, 30,20\n')).toEqual([
    { from: 1, percents: ['100'] },
    { from: 10, percents: ['50', '30', '20'] },
  ]);
  expect(payoutsIn('1: 100\nten: 50')).toBe(2);
});

test('re-buys and add-ons that are not wanted are not offered', () => {
  const typed = {
    ...{ ...FIGURES, startingChips: 1500, seatsPerTable: 10, lateEntryUntil: 0 },
    ...{ rebuysUntil: 0, rebuyChips: 0, addOnsUntil: 2, addOnChips: 500 },
  };
  const structure = structureOf(typed, []);
  expect(structure.rebuys).toBeUndefined();
  expect(structure.addOns).toEqual({ chips: 500, untilLevel: 2 });
});

test('a moment is told in UTC', () => {
  expect(utcText(Date.parse('2026-11-21T10:00:00-08:00'))).toBe('2026-11-21T18:00:00Z');
});
