import { expect, test } from 'vitest';
import { copyOf, differenceOf } from './same.ts';

const state = () => ({
  book: new Map([
    ['cage', 10n],
    ['box', -10n],
  ]),
  seats: new Set([1, 2]),
  hits: [{ at: 1 }],
});

test('equal data has no difference', () => {
  expect(differenceOf(state(), state())).toBeUndefined();
});

test('every leaf counts, and its place is told', () => {
  const other = state();
  other.book.set('box', -11n);
  expect(differenceOf(state(), other)).toBe('house.book box: -10 and -11');
});

test('the order of a map counts', () => {
  const other = { ...state(), book: new Map([...state().book].reverse()) };
  expect(differenceOf(state(), other)).toContain('house.book keys[0]');
});

test('a field without a value is not the same as no field', () => {
  expect(differenceOf({ limit: undefined }, {})).toContain('house fields');
});

test('a list that goes on is another one', () => {
  expect(differenceOf([1], [1, 2])).toBe('house: 1 and 2 of them');
});

test('a copy is the same and shares only what it was told to', () => {
  const before = { ...state(), document: { values: {} } };
  const copy = copyOf(before, (field) => field === 'document');
  expect(differenceOf(before, copy)).toBeUndefined();
  expect(copy.document).toBe(before.document);
  copy.book.set('cage', 0n);
  copy.seats.add(3);
  (copy.hits[0] as { at: number }).at = 2;
  expect(before.book.get('cage')).toBe(10n);
  expect(before.seats.size).toBe(2);
  expect(before.hits).toEqual([{ at: 1 }]);
});
