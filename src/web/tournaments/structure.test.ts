import { describe, expect, test } from 'vitest';
import type { StructureParts } from '#rules';
import { payoutsIn, rowsOf, structureOf, typedFor } from './structure.ts';

const PARTS: StructureParts = {
  lateEntry: true,
  breaks: true,
  rebuys: true,
  addOns: true,
  added: true,
  charity: true,
  payouts: ['percents'],
  settled: { startingChips: 10_000 },
};

describe('levels', () => {
  test('have blinds that grow, and a break between those it is asked for', () => {
    const figures = {
      minutes: '20',
      small: '25',
      levels: '4',
      breakEvery: '2',
      breakMinutes: '10',
    };
    const rows = rowsOf(figures).map(({ kind, minutes, small, big }) =>
      kind === 'break' ? `break ${minutes}` : `${minutes}: ${small}/${big}`,
    );
    expect(rows).toEqual(['20: 25/50', '20: 50/100', 'break 10', '20: 75/150', '20: 100/200']);
  });

  test('are as many as are asked for, and double every two', () => {
    const figures = { minutes: '20', small: '25', breakEvery: '0', breakMinutes: '10' };
    const smalls = rowsOf({ ...figures, levels: '20' }).map(({ small }) => Number(small) / 25);
    expect(smalls).toEqual([
      1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024,
    ]);
    // More than 200 are sent as they are, and refused.
    expect(rowsOf({ ...figures, levels: '999999999' })).toHaveLength(201);
  });

  test('may have an ante, where one is typed', () => {
    const level = { kind: 'level', minutes: '20', small: '50', big: '100' } as const;
    const levels = [
      { ...level, ante: '' },
      { ...level, ante: '10' },
    ];
    const typed = { ...typedFor({ parts: PARTS }), levels };
    expect(structureOf(typed).levels).toEqual([
      { kind: 'level', minutes: 20, small: 50, big: 100 },
      { kind: 'level', minutes: 20, small: 50, big: 100, ante: 10 },
    ]);
  });
});

test('places are read line by line, by percentages or as amounts', () => {
  expect(payoutsIn('1: 100\n\n10: 50%, 30 %,20%\n20: $500, $300.50\n')).toEqual([
    { from: 1, percents: ['100'] },
    { from: 10, percents: ['50', '30', '20'] },
    { from: 20, amounts: ['500', '300.50'] },
  ]);
});

test('what is not wanted is not offered, and what is has its figures', () => {
  const begins = typedFor({ parts: PARTS });
  expect(structureOf(begins)).toMatchObject({ startingChips: 10_000, lateEntryUntil: 0 });
  for (const part of ['rebuys', 'addOns', 'added', 'charity']) {
    expect(structureOf(begins)).not.toHaveProperty(part);
  }
  const more = {
    ...begins,
    rebuysUntil: '3',
    rebuyChips: '5000',
    addOnsUntil: '4',
    addOnChips: '2000',
    added: '500.00',
    charityName: 'Food bank',
    charityPercent: '10',
  };
  expect(structureOf(more)).toMatchObject({
    rebuys: { chips: 5000, untilLevel: 3 },
    addOns: { chips: 2000, untilLevel: 4 },
    added: '500.00',
    charity: { name: 'Food bank', percent: '10' },
  });
});

test('what is no number goes to the house as it was typed, which says what is wrong', () => {
  const typed = { ...typedFor({ parts: PARTS }), startingChips: 'many', seatsPerTable: '' };
  const { startingChips, seatsPerTable } = structureOf(typed);
  expect([startingChips, seatsPerTable]).toEqual(['many', undefined]);
});
