// A sheet as comma-separated values (RFC 4180, UTF-8): one table, whose first column says which
// section a row is of. Sums are left to the reader.
import type { ReportColumn, ReportRow, Sheet } from '#reports';

/** A spreadsheet would take such words for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]/;

const quoted = (text: string): string =>
  QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** People's words are made harmless; amounts, counts and moments are ours and stay what they are. */
function cellOf(row: ReportRow, { key, kind }: ReportColumn): string {
  const cell = row[key];
  if (cell === undefined) return '';
  const text = String(cell);
  return quoted(kind === 'text' && FORMULA.test(text) ? `'${text}` : text);
}

export function makeCsv({ sections }: Sheet): string {
  const columns = new Map<string, ReportColumn>();
  for (const section of sections) {
    for (const column of section.columns) {
      if (!columns.has(column.key)) columns.set(column.key, column);
    }
  }
  const lines = [['section', ...columns.keys()].join(',')];
  for (const { title, rows } of sections) {
    for (const row of rows) {
      const cells = [...columns.values()].map((column) => cellOf(row, column));
      lines.push([quoted(title), ...cells].join(','));
    }
  }
  return lines.map((line) => `${line}\r\n`).join('');
}
