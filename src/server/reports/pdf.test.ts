import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportRow, Sheet } from '#reports';
import { makePdf } from './pdf.ts';
import { cellText, columnWidths, wrapped } from './pdf-table.ts';

const COLUMNS = [
  { key: 'time', title: 'Time', kind: 'time' },
  { key: 'words', title: 'Words', kind: 'text' },
  { key: 'amount', title: 'Amount', kind: 'money' },
] as const;

const sheetOf = (rows: readonly ReportRow[]): Sheet => ({
  id: 'some',
  title: 'Some',
  house: 'Żółw & Søn',
  asked: { table: 'T1' },
  notes: ['Look.'],
  period: {
    label: 'Gaming day 2026-11-16',
    from: '2026-11-16T06:00:00.000-08:00',
    until: '2026-11-17T06:00:00.000-08:00',
  },
  madeFrom: { first: 1, last: 2, hash: 'ab'.repeat(32) },
  sections: [
    { title: 'All', columns: COLUMNS, rows, totals: { amount: '1.00' } },
    { title: 'None', columns: COLUMNS, rows: [] },
  ],
});

const rowsOf = (count: number, words = 'a word'): readonly ReportRow[] =>
  Array.from({ length: count }, () => ({
    time: '2026-11-16T19:00:05.250-08:00',
    words,
    amount: '1234567.50',
  }));

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('a sheet on paper', () => {
  test('is the same bytes whenever it is made', async () => {
    const [one, other] = [await makePdf(sheetOf(rowsOf(3))), await makePdf(sheetOf(rowsOf(3)))];
    expect(one.equals(other)).toBe(true);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('goes on over as many pages as it takes', async () => {
    expect(pagesOf(await makePdf(sheetOf(rowsOf(5))))).toBe(1);
    const many = pagesOf(await makePdf(sheetOf(rowsOf(300))));
    expect(many).toBeGreaterThan(7);
    expect(many).toBeLessThan(15);
    const long = pagesOf(await makePdf(sheetOf(rowsOf(100, 'a-very-long-name/'.repeat(20)))));
    expect(long).toBeGreaterThan(many);
  });
});

describe('a cell', () => {
  const cell = (kind: 'money' | 'time' | 'text', value: string, hasOffset = false) =>
    cellText({ key: value }, { key: 'key', title: '', kind }, { hasOffset });

  test('has amounts with commas, and moments with the offset where there are two', () => {
    expect(cell('money', '1234567.50')).toBe('1,234,567.50');
    expect(cell('money', '-1234.00')).toBe('-1,234.00');
    expect(cell('money', '999.99')).toBe('999.99');
    expect(cell('time', '2026-11-01T01:30:00.000-07:00')).toBe('2026-11-01 01:30:00');
    expect(cell('time', '2026-11-01T01:30:00.000-07:00', true)).toBe('2026-11-01 01:30:00 -07:00');
  });

  test('shows what the fonts have, on one line', () => {
    expect(cell('text', 'two\nlines\u202e “quoted” żółw 牌')).toBe('two lines “quoted” zólw ?');
  });
});

/** Every letter is five points wide. */
const measure = (words: string): number => words.length * 5;

test('a text that is cut into lines loses nothing but blanks, and every line fits', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,30}[-/.,: ]?$/), { minLength: 1 }),
      fc.integer({ min: 10, max: 200 }),
      (parts, width) => {
        const text = parts.join('').trim();
        const lines = wrapped(text, width, measure);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('lines end between words and inside names that are put together, where they can', () => {
  expect(wrapped('admin-fee-taken', 50, measure)).toEqual(['admin-fee-', 'taken']);
  expect(wrapped('a call was withdrawn', 60, measure)).toEqual(['a call was', 'withdrawn']);
});

test('columns of figures keep their width, and columns of words give way', () => {
  const section = { title: '', columns: COLUMNS, rows: rowsOf(2, 'some words '.repeat(30)) };
  const room = { width: 300, pad: 10, measure: { text: measure, bold: measure } };
  const widths = columnWidths(section, { ...room, options: { hasOffset: false } });
  const [time, words, amount] = widths as [number, number, number];
  expect(time).toBe(10 + measure('2026-11-16 19:00:05'));
  expect(amount).toBe(10 + measure('1,234,567.50'));
  expect(Math.round(time + words + amount)).toBe(300);
});
