// Every report of the day, as JSON, CSV and PDF, against figures that were worked out by hand.
import { describe, expect, test } from 'vitest';
import type { ReportSection, Sheet } from '#reports';
import { pdfText } from '../../../src/print/pdf-text.fixture.ts';
import { EXCEPTIONS, FIGURES } from './figures.ts';
import { as } from './floor.ts';

const DAY = '2026-11-16';
const ALL = [
  'collection',
  'fund-statement',
  'monies',
  'table-activity',
  'table-games',
  'admin-fees',
  'wins',
  'calls',
  'unclaimed',
  'meters',
  'offering-changes',
  'box-counts',
  'bank-deposits',
  'accounts',
  'club',
  'promotional-chips',
  'chip-liability',
  'drawings',
  'shows',
  'boards',
  'contests',
  'tournaments',
  'exceptions',
  'access',
  'audit',
];

/** Sheets of the evening, as they were given first. */
const sheets = new Map<string, Sheet>();

export const sheetOf = (report: string, day = DAY): Promise<Sheet> =>
  as('rex').sees(`/reports/${report}?day=${day}`);

export function sectionIn({ sections }: Sheet, title: string): ReportSection {
  const found = sections.find((section) => section.title === title);
  if (found === undefined) throw new Error(`no section ${title}`);
  return found;
}

const cents = (amount: unknown): bigint => BigInt(String(amount ?? '0.00').replace('.', ''));

function asFiles(): void {
  test('the regulator has all of them', async () => {
    const { reports } = await as('rex').sees('/reports');
    expect(reports.map(({ report }: { report: string }) => report)).toEqual(ALL);
    for (const report of ALL) sheets.set(report, await sheetOf(report));
  });

  test.each(ALL)('%s as CSV has every row of the JSON, and as PDF every sum', async (report) => {
    const sheet = sheets.get(report) as Sheet;
    expect(sheet.notes).toEqual([]);
    const rows = sheet.sections.flatMap((section) => section.rows);
    const path = `/reports/${report}?day=${DAY}`;
    const csv = await as('rex').fetches(`${path}&format=csv`);
    expect(csv.type).toContain('text/csv');
    // Nothing here has a line break in it.
    expect(csv.bytes.toString().trimEnd().split('\r\n')).toHaveLength(rows.length + 1);
    for (const cell of rows.flatMap((row) => Object.values(row))) {
      expect(csv.bytes.toString()).toContain(String(cell).replaceAll('"', '""'));
    }
    const pdf = await as('rex').fetches(`${path}&format=pdf`);
    expect([pdf.type, pdf.bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    const text = pdfText(pdf.bytes).replaceAll(',', '');
    const sums = sheet.sections
      .filter((section) => section.rows.length > 0)
      .flatMap(({ totals = {} }) => Object.values(totals));
    expect(sums.filter((sum) => !text.includes(String(sum).replace('-', '')))).toEqual([]);
  });
}

function asFigures(): void {
  test.each(FIGURES)('$report, $section', ({ report, section, by = '', rows, totals }) => {
    const found = sectionIn(sheets.get(report) as Sheet, section);
    if (totals !== undefined) expect(found.totals).toMatchObject(totals);
    if (rows === undefined) return;
    const all = Object.fromEntries(found.rows.map((row) => [String(row[by]), row]));
    expect(Object.keys(all).sort()).toEqual(Object.keys(rows).sort());
    expect(found.rows).toHaveLength(Object.keys(rows).length);
    expect(all).toMatchObject(rows);
  });

  test('opening and in less out is closing, of every account and fund; debits are credits', () => {
    const { rows: funds } = sectionIn(sheets.get('fund-statement') as Sheet, 'Funds');
    const { rows: accounts } = sectionIn(sheets.get('accounts') as Sheet, 'All accounts');
    for (const { opening, in: came, out, closing } of [...funds, ...accounts]) {
      expect(cents(opening) + cents(came) - cents(out)).toBe(cents(closing));
    }
    const isDebit = (account: string): boolean =>
      /^house\/(cage|bank|count-room|over-short)$|^table\/|\/advance$/.test(account);
    const both = accounts.reduce(
      (sum, { account, closing }) =>
        sum + (isDebit(String(account)) ? cents(closing) : -cents(closing)),
      0n,
    );
    expect(both).toBe(0n);
  });

  test('the exceptions are all that went otherwise than it should', () => {
    const { rows } = sectionIn(sheets.get('exceptions') as Sheet, 'Exceptions');
    expect(rows.map(({ kind, where, amount = '' }) => [kind, where, amount])).toEqual(EXCEPTIONS);
    const voided = rows.find(({ kind }) => kind === 'void');
    expect(voided).toMatchObject({ proposedBy: 'flo', by: 'abe', words: 'the up card was a club' });
  });

  test('the access log has devices, rights, papers and refusals, and no PIN and no name', () => {
    const access = sheets.get('access') as Sheet;
    const cells = (title: string, key: string) =>
      sectionIn(access, title).rows.map((row) => row[key]);
    expect(cells('Devices and webhooks', 'who')).toEqual(
      ['0', 'T1', 'T2', 'T3', 'T4', 'T5'].map((place) => `keypad-${place}`),
    );
    expect(cells('Sign-ins', 'what')).toContain('sign-in-failed');
    expect(cells('Roles and PINs', 'who')).toContain('eve');
    expect(cells('Personal data', 'what')).toEqual(
      expect.arrayContaining(['person-written', 'person-read', 'identity-checked']),
    );
    const codes = ['not-permitted', 'second-person', 'no-row', 'identity-refused', 'bad-split'];
    expect(cells('Refused', 'code')).toEqual(expect.arrayContaining(codes));
    expect(JSON.stringify(access)).not.toMatch(/52906417|60483172|71539264|Winner|900-\d\d-\d{4}/);
  });
}

/** To be asked again after anything else has happened. */
export const isAsBefore = async (): Promise<boolean> => {
  for (const [report, sheet] of sheets) {
    expect(await sheetOf(report)).toEqual(sheet);
  }
  return sheets.size === ALL.length;
};

export function reports(): void {
  describe('the reports of the day', asFiles);
  describe('add up to the cent', asFigures);
}
