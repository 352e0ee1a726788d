import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { parseWheel, type WheelTerms } from './wheel.ts';

const MONEY: WheelTerms = { least: usd('50'), most: usd('100000') };
const ANY: WheelTerms = {
  least: usd('10'),
  most: usd('150000'),
  sections: 64,
  hasThings: true,
  hasDouble: true,
};

const labelsOf = (text: string, terms: WheelTerms) => {
  const read = parseWheel(text, terms, 'wheel');
  return read.ok ? read.value.map(({ label }) => label) : read.error.map(({ message }) => message);
};

describe('a posted wheel', () => {
  test('has each section as often as it says, spread around', () => {
    expect(labelsOf('4 of $50, 2 of $1,000', MONEY)).toEqual([
      '$50.00',
      '$1,000.00',
      '$50.00',
      '$50.00',
      '$1,000.00',
      '$50.00',
    ]);
  });

  test('has things with what they are worth, and one double', () => {
    const read = parseWheel(
      '1 of $10; 1 of a pair of seats, row 5 worth $80, 1 of double',
      ANY,
      '',
    );
    expect(read).toEqual({
      ok: true,
      value: [
        { kind: 'cash', label: '$10.00', worth: '10.00' },
        { kind: 'thing', label: 'a pair of seats, row 5', worth: '80.00' },
        { kind: 'double', label: 'double' },
      ],
    });
  });

  test.each([
    ['2 of $50.005', 'is the sections of a wheel'],
    ['$50', 'is the sections of a wheel'],
    ['0 of $50', 'is the sections of a wheel'],
    ['1 of a watch', 'is the sections of a wheel'],
    ['1 of $49.99', '$49.99 is not worth $50.00 to $100,000.00'],
    ['1 of a watch worth $60', 'has money only, not a watch'],
    ['1 of double', 'has no double'],
    ['201 of $50', 'a wheel has 1 to 200 sections, not 201'],
  ])('of money only: %s', (text, message) => {
    expect(labelsOf(text, MONEY).join()).toContain(message);
  });

  test('names each thing apart from the others, and from what a spin can be', () => {
    expect(labelsOf('1 of a watch worth $20, 1 of a watch worth $500', ANY)).toEqual([
      'a watch would say two things',
    ]);
    expect(labelsOf('1 of a watch worth $20, 2 of a watch worth $20', ANY)).toHaveLength(3);
    const reserved = { ...ANY, reserved: ['on a peg'] };
    expect(labelsOf('1 of on a peg worth $20', reserved)).toEqual([
      'on a peg would say two things',
    ]);
  });

  test('with 65 spots, or with two doubles, is refused', () => {
    expect(labelsOf('64 of $10', ANY)).toHaveLength(64);
    expect(labelsOf('65 of $10', ANY)).toEqual(['a wheel has 1 to 64 sections, not 65']);
    expect(labelsOf('1 of $10, 2 of double', ANY)).toEqual(['only one section may be the double']);
  });
});
