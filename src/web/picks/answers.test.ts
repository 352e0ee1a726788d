import { expect, test } from 'vitest';
import type { Question } from '#rules';
import { changedIn, pointsOf, roundsOf, withAnswer } from './answers.ts';

const QUESTIONS: readonly Question[] = [
  { id: 'a', title: 'A', round: 'First', of: 'teams', teams: ['Hawks', 'Bears'] },
  { id: 'b', title: 'B', round: 'First', of: 'teams', teams: ['Lions', 'Colts'] },
  { id: 'c', title: 'C', round: 'Final', of: 'winners', games: ['a', 'b'] },
];

test('whoever loses an earlier game after all is taken out of the later ones', () => {
  const all = { a: 'Hawks', b: 'Lions', c: 'Hawks' };
  expect(withAnswer(QUESTIONS, all, ['a', 'Bears'])).toEqual({ a: 'Bears', b: 'Lions' });
  expect(withAnswer(QUESTIONS, all, ['b', 'Colts'])).toEqual({ ...all, b: 'Colts' });
  expect(withAnswer(QUESTIONS, all, ['c', undefined])).toEqual({ a: 'Hawks', b: 'Lions' });
});

test('each round says how many of its games are answered', () => {
  const rounds = roundsOf(QUESTIONS, { a: 'Hawks' });
  expect(
    rounds.map(({ title, answered, questions }) => [title, answered, questions.length]),
  ).toEqual([
    ['First', 1, 2],
    ['Final', 0, 1],
  ]);
});

test('points are whole and not beyond the most', () => {
  expect(['24', '0', '', '-1', '1.5', '151'].map((text) => pointsOf(text, 150))).toEqual([
    24,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a correction says only what differs, and takes back what is no more', () => {
  const before = { a: 'Hawks', b: 'Lions', c: 'Hawks' };
  expect(changedIn(before, { a: 'Bears', b: 'Lions' })).toEqual({ a: 'Bears', c: null });
  expect(changedIn({}, { a: 'Hawks', p: 0 })).toEqual({ a: 'Hawks', p: 0 });
  expect(changedIn(before, before)).toEqual({});
});
