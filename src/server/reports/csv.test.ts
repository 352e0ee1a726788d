import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REPORTS, type Sheet } from '#reports';
import { makeCsv } from './csv.ts';

const sheetOf = (sections: Sheet['sections']): Sheet => ({
  id: 'some',
  title: 'Some',
  house: 'Room',
  asked: {},
  notes: [],
  period: { label: 'A day', from: '', until: '' },
  madeFrom: { first: 1, last: 2, hash: '' },
  sections,
});

const COLUMNS = [
  { key: 'words', title: 'Words', kind: 'text' },
  { key: 'amount', title: 'Amount', kind: 'money' },
] as const;

/** Reads comma-separated values by the grammar of RFC 4180, character by character. */
function readCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const fields: string[] = [];
    for (;;) {
      let field = '';
      if (text[at] === '"') {
        for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
          field += text[at];
          if (text[at] === '"') at += 1;
        }
        at += 1;
      } else {
        for (; text[at] !== ',' && text[at] !== '\r'; at += 1) field += text[at];
      }
      fields.push(field);
      if (text[at] !== ',') break;
      at += 1;
    }
    expect(text.slice(at, at + 2)).toBe('\r\n');
    at += 2;
    records.push(fields);
  }
  return records;
}

test('any words come back as they were, and every line has the same number of fields', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const rows = texts.map((words) => ({ words, amount: '1.00' }));
      const csv = makeCsv(sheetOf([{ title: 'All', columns: COLUMNS, rows }]));
      const [head, ...lines] = readCsv(csv);
      expect(head).toEqual(['section', 'words', 'amount']);
      const harmless = (words: string) => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);
      expect(lines).toEqual(texts.map((words) => ['All', harmless(words), '1.00']));
    }),
  );
});

test('words that a spreadsheet would take for a formula are words; amounts stay numbers', () => {
  const rows = ['=1+1', '+1', '-1', '@SUM(A1)'].map((words) => ({ words, amount: '-12.50' }));
  const csv = makeCsv(sheetOf([{ title: 'All', columns: COLUMNS, rows }]));
  expect(csv).toBe(
    "section,words,amount\r\nAll,'=1+1,-12.50\r\nAll,'+1,-12.50\r\nAll,'-1,-12.50\r\n" +
      "All,'@SUM(A1),-12.50\r\n",
  );
});

test('sections share one table: what a section has not is empty', () => {
  const csv = makeCsv(
    sheetOf([
      { title: 'One', columns: [COLUMNS[0]], rows: [{ words: 'a, b' }] },
      {
        title: 'Two',
        columns: [COLUMNS[1]],
        rows: [{ amount: '2.00' }],
        totals: { amount: '2.00' },
      },
    ]),
  );
  expect(csv).toBe('section,words,amount\r\nOne,"a, b",\r\nTwo,,2.00\r\n');
});

test('every report has a name of its own', () => {
  expect(new Set(REPORTS.map(({ id }) => id)).size).toBe(REPORTS.length);
});
