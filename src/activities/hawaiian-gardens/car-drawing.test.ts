import { describe, expect, test } from 'vitest';
import { envelopesFor, tryKeys } from './car-drawing.ts';

describe('rules 7 and 8', () => {
  const holders = [
    { player: 'Ann', card: 10, envelope: 4 },
    { player: 'Bo', card: 1, envelope: 7 },
    { player: 'Cy', card: 3, envelope: 2 },
  ];

  test('keys are tried from the ace to the ten, until the car starts', () => {
    expect(tryKeys(holders, 2)).toEqual({ tried: ['Bo', 'Cy'], winner: 'Cy' });
    expect(tryKeys(holders, 7)).toEqual({ tried: ['Bo'], winner: 'Bo' });
    expect(tryKeys(holders, 4)).toEqual({ tried: ['Bo', 'Cy', 'Ann'], winner: 'Ann' });
  });

  test('a key in an envelope that nobody has taken starts nothing', () => {
    expect(tryKeys(holders, 9)).toEqual({ tried: ['Bo', 'Cy', 'Ann'], winner: undefined });
  });

  test('there are ten envelopes, or as many as winners', () => {
    expect(envelopesFor(8, 'as-many-as-winners')).toBe(8);
    expect(envelopesFor(8, 'always-ten')).toBe(10);
    expect(envelopesFor(10, 'as-many-as-winners')).toBe(10);
  });
});
