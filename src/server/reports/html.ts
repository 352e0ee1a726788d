// A sheet as a page: the same tables, to be read on a screen or printed from it.
import { escaped, tag } from '#print';
import type { ReportColumn, ReportRow, ReportSection, Sheet } from '#reports';

/** Amounts and counts stand under each other on the right. */
const classOf = ({ kind }: ReportColumn): string => (kind === 'text' ? '' : ` class="${kind}"`);

const cells = (row: ReportRow, columns: readonly ReportColumn[]): string =>
  columns
    .map((column) => `<td${classOf(column)}>${escaped(String(row[column.key] ?? ''))}</td>`)
    .join('');

function sectionOf({ title, columns, rows, totals }: ReportSection): string {
  const head = columns
    .map((column) => `<th scope="col"${classOf(column)}>${escaped(column.title)}</th>`)
    .join('');
  const body = rows.map((row) => `<tr>${cells(row, columns)}</tr>`).join('');
  const foot = totals === undefined ? '' : `<tfoot><tr>${cells(totals, columns)}</tr></tfoot>`;
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody>${foot}</table>`;
  const shown = rows.length === 0 ? '<p>Nothing.</p>' : `<div class="wide">${table}</div>`;
  return `<section>${tag('h2', title)}${shown}</section>`;
}

interface Page {
  readonly house: string;
  readonly title: string;
  /** Which time it is about. */
  readonly about: string;
  /** The same in other forms, by their names. */
  readonly others: Readonly<Record<string, string>>;
  readonly sections: readonly ReportSection[];
  readonly notes: readonly string[];
}

export function makePage({ house, title, about, others, sections, notes }: Page): string {
  const links = Object.entries(others)
    .map(([name, address]) => `<a href="${escaped(address)}">${escaped(name)}</a>`)
    .join(' ');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `${tag('title', `${title}, ${about}`)}<link rel="stylesheet" href="/report.css"></head>`,
    `<body><header>${tag('p', house)}${tag('h1', title)}${tag('p', about)}<nav>${links}</nav></header>`,
    `<main>${sections.map(sectionOf).join('')}</main>`,
    `<footer>${notes.map((note) => tag('p', note)).join('')}</footer></body></html>`,
  ].join('\n');
}

export function sheetPage(sheet: Sheet, others: Page['others']): string {
  const { title, house, period, asked, madeFrom, sections, notes } = sheet;
  const about = [period.label, ...Object.entries(asked).map((each) => each.join(' '))].join(', ');
  const from = `Made from records ${madeFrom.first} to ${madeFrom.last} of the log, ${madeFrom.hash}`;
  return makePage({ house, title, about, others, sections, notes: [...notes, from] });
}
