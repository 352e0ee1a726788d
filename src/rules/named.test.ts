import { expect, test } from 'vitest';
import { kindOf } from './named.ts';

const kindOfSums = () => kindOf<'sum', () => number>('sum');

test('a name with its arguments is JSON, and what is not given is left out', () => {
  const sums = kindOfSums();
  const sumOf = sums.defineWith('of', ['a', 'b'], (a: number, b?: number) => () => a + (b ?? 10));
  expect(sumOf(1, 2)).toEqual({ sum: 'of', a: 1, b: 2 });
  expect(Object.keys(sumOf(1))).toEqual(['sum', 'a']);
  expect(sums.read(sumOf(1, 2))()).toBe(3);
  expect(sums.read(sumOf(1))()).toBe(11);
});

test('data that was written down and read again means the same', () => {
  const sums = kindOfSums();
  const sumOf = sums.defineWith('of', ['a', 'b'], (a: number, b: number) => () => a - b);
  expect(sums.read(JSON.parse(JSON.stringify(sumOf(5, 2))))()).toBe(3);
});

test('what data means is worked out once', () => {
  const sums = kindOfSums();
  let count = 0;
  const counted = sums.defineWith('counted', [], () => {
    count += 1;
    return () => count;
  })();
  sums.read(counted);
  sums.read(counted);
  expect(count).toBe(1);
});

test('a name is defined once, and an unknown one is our own mistake', () => {
  const sums = kindOfSums();
  const one = sums.define('one', () => 1);
  expect(sums.read(one)()).toBe(1);
  expect(() => sums.define('one', () => 2)).toThrow('one is defined twice');
  expect(() => sums.read({ sum: 'two' })).toThrow('two is not defined');
});
