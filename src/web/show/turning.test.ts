import { expect, test } from 'vitest';
import { pointAt, sectionPath, turnOf } from './turning.ts';

const onCircle = (degrees: number): number => ((degrees % 360) + 360) % 360;

test('a wheel that was not spun stands where it is', () => {
  expect(turnOf([], 64)).toBe(0);
});

test.each([0, 1, 31, 63])('a stop in section %i brings its middle to the top', (stop) => {
  const middle = (stop + 0.5) * (360 / 64);
  expect(onCircle(turnOf([stop], 64) + middle)).toBeCloseTo(0, 6);
  expect(onCircle(turnOf([5, 'on a peg', stop], 64) + middle)).toBeCloseTo(0, 6);
});

test('a spin turns the wheel forward, by several turns', () => {
  expect(turnOf([63], 64)).toBeGreaterThan(360 * 3);
  expect(turnOf([63, 63], 64) - turnOf([63], 64)).toBe(360 * 5);
});

test('a stop that is no section brings a line to the top', () => {
  // The seventh line of fifty, at 50.4 degrees.
  expect(onCircle(turnOf(['on a line'], 50))).toBeCloseTo(360 - 50.4, 6);
});

test('points go clockwise from the top', () => {
  expect(pointAt(10, 0)).toEqual({ x: 0, y: -10 });
  expect(pointAt(10, 90).x).toBeCloseTo(10, 6);
});

test('a wheel of one section is a whole circle', () => {
  expect(sectionPath(0, 1, 10)).toContain('A10 10 0 1 1');
});
