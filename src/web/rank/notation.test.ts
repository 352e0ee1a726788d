import { describe, expect, test } from 'vitest';
import {
  makeText,
  markBest,
  partsOf,
  tidyText,
  withoutBegun,
  withoutPiece,
  withPiece,
} from './notation.ts';

describe('what is typed', () => {
  test.each([
    ['as KD 10h', 'As Kd Th'],
    ['A♠ 10♥️ q♦ 2♣', 'As Th Qd 2c'],
    ['askdxx', 'AsKdXX'],
    ['66 42', '66 42'],
    ['1h foo', '1h foo'],
  ])('%s is read as %s', (typed, read) => {
    expect(tidyText(typed)).toBe(read);
  });

  test.each([
    ['As K', 'As '],
    ['AsK', 'As'],
    ['As 1', 'As '],
    ['As 10', 'As '],
    ['As / X', 'As / '],
    ['66 4', '66 '],
  ])('%s ends in a card that is still being typed', (typed, whole) => {
    expect(withoutBegun(typed)).toBe(whole);
  });

  test.each(['As Kd', 'As Zz', 'As foo K', '66 42', ''])('%s is read whole', (typed) => {
    expect(withoutBegun(typed)).toBe(typed);
  });
});

describe('the pieces in a text', () => {
  test('stand in parts', () => {
    expect(partsOf('As Ad / AcKdKh', 'card')).toEqual([
      ['As', 'Ad'],
      ['Ac', 'Kd', 'Kh'],
    ]);
    expect(partsOf('66 4-2', 'tile')).toEqual([['66', '42']]);
  });

  test('make the text again', () => {
    expect(makeText(partsOf('As Ad / Ac Kd', 'card'))).toBe('As Ad / Ac Kd');
    expect(makeText(partsOf('', 'card'))).toBe('');
  });

  test('grow at the end of the last part, and lose their last copy first', () => {
    const parts = partsOf('As / Kd As', 'card');
    expect(makeText(withPiece(parts, '2c'))).toBe('As / Kd As 2c');
    expect(makeText(withoutPiece(parts, 'As'))).toBe('As / Kd');
    expect(makeText(withoutPiece(parts, 'Qh'))).toBe('As / Kd As');
  });

  test('are marked as often as the best holds them', () => {
    const parts = [['As', 'As', 'Kd'], ['As']];
    expect(markBest(parts, ['As', 'As', 'Kd'])).toEqual([[true, true, true], [false]]);
  });
});
