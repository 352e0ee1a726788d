import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('only what differs is told, with both sides', () => {
  const before = { values: { seed: '1000.00', fee: '1.00' }, games: ['blackjack', 'pan-9'] };
  const after = { values: { seed: '2500.00', fee: '1.00' }, games: ['blackjack'] };
  expect(differencesOf(before, after)).toEqual([
    { path: 'values.seed', before: '1000.00', after: '2500.00' },
    { path: 'games', before: 'blackjack, pan-9', after: 'blackjack' },
  ]);
});

test('what was not there has no before, what goes has no after', () => {
  expect(differencesOf({ until: '2027-01-01' }, { from: '2026-12-01' })).toEqual([
    { path: 'until', before: '2027-01-01' },
    { path: 'from', after: '2026-12-01' },
  ]);
});

test('documents inside lists are told by their place', () => {
  const hours = (from: string) => ({ hours: [{ from: '06:00' }, { from }] });
  expect(differencesOf(hours('18:00'), hours('20:00'))).toEqual([
    { path: 'hours[2].from', before: '18:00', after: '20:00' },
  ]);
});

test('the order of fields makes no difference', () => {
  expect(differencesOf({ a: 1, b: true }, { b: true, a: 1 })).toEqual([]);
});
