import { expect, test } from 'vitest';
import { serialIn } from './serial.ts';

test.each([
  ['K7QM-3XPF', 'K7QM-3XPF'],
  [' k7qm3xpf ', 'K7QM-3XPF'],
  ['k7qm 3xpf', 'K7QM-3XPF'],
  ['OIL1-0000', '0111-0000'],
])('%j is typed for %s', (typed, serial) => {
  expect(serialIn(typed)).toBe(serial);
});

test('what is no serial is left alone', () => {
  expect(serialIn(' batch 7 ')).toBe('batch 7');
});
