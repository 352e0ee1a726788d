import { expect, test } from 'vitest';
import { recordedSource } from '#chance';
import { drawByPoints } from './shared.ts';

/** A source whose only word is this small number. */
const word = (value: number) => recordedSource(new Uint8Array([0, 0, 0, value]));

const CARDS = [
  { card: 'A', points: 3 },
  { card: 'B', points: 0 },
  { card: 'C', points: 1 },
];

test('every point is one chance, and a card without a point has none', () => {
  const drawn = [0, 1, 2, 3].map((value) => drawByPoints(CARDS, { source: word(value) }));
  expect(drawn).toEqual(['A', 'A', 'A', 'C']);
});

test('a card that has won is not drawn again', () => {
  expect(drawByPoints(CARDS, { source: word(0), without: ['A'] })).toBe('C');
  expect(drawByPoints(CARDS, { source: word(0), without: ['A', 'C'] })).toBeUndefined();
});
