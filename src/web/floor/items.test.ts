import { expect, test } from 'vitest';
import { byName, type CallItem, inOrder } from './items.ts';

const call = (at: string) => ({ at }) as CallItem;

test('the oldest call comes first, whatever the offset of its time', () => {
  const calls = new Map([
    ['new', call('2026-11-15T20:00:00-08:00')],
    ['old', call('2026-11-16T03:59:00Z')],
  ]);
  expect(inOrder(calls).map((each) => each.call)).toEqual(['old', 'new']);
});

test('tables are in the order of their numbers', () => {
  expect(['T10', 'T2', 'BJ1'].sort(byName)).toEqual(['BJ1', 'T2', 'T10']);
});
