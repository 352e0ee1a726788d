// How the cells of a table are set on paper: their words, the widths of the columns, the lines of a
// cell that is too long for its column.

import { printable } from '#print';
import type { ReportColumn, ReportRow, ReportSection } from '#reports';

const THOUSANDS = /\B(?=(?:\d{3})+(?!\d))/g;

/** `1,234.50` */
const dollars = (text: string): string => {
  const [whole = '', cents = ''] = text.split('.');
  return `${whole.replace(THOUSANDS, ',')}.${cents}`;
};

/** `2026-11-16 19:00:05`, with the offset where the clocks are changed in the period. */
const moment = (text: string, hasOffset: boolean): string =>
  `${text.slice(0, 10)} ${text.slice(11, 19)}${hasOffset ? ` ${text.slice(-6)}` : ''}`;

export interface CellOptions {
  readonly hasOffset: boolean;
}

export function cellText(
  row: ReportRow,
  { key, kind }: ReportColumn,
  { hasOffset }: CellOptions,
): string {
  const cell = row[key];
  if (cell === undefined) return '';
  if (kind === 'money') return dollars(String(cell));
  if (kind === 'time') return moment(String(cell), hasOffset);
  return printable(String(cell));
}

/** How wide words are, in points. */
export type WidthOf = (words: string) => number;

/** Where a line may end: after a blank, and inside names that are put together. */
const PIECES = /[^\s\-/.,:]*(?:[-/.,:]+|\s+|$)/g;

const piecesOf = (text: string): readonly string[] =>
  (text.match(PIECES) ?? []).filter((piece) => piece !== '');

/** A piece that is longer than a line is cut at the end of the line. */
function cut(piece: string, width: number, measure: WidthOf): readonly string[] {
  if (piece.length < 2 || measure(piece.trimEnd()) <= width) return [piece];
  let count = piece.length - 1;
  while (count > 1 && measure(piece.slice(0, count)) > width) count -= 1;
  return [piece.slice(0, count), ...cut(piece.slice(count), width, measure)];
}

/** A text in lines of a width. */
export function wrapped(text: string, width: number, measure: WidthOf): readonly string[] {
  if (measure(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text).flatMap((each) => cut(each, width, measure))) {
    if (measure(`${line}${piece}`.trimEnd()) > width && line !== '') {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** No column of words is wider, and none is narrower than its longest piece or this. */
const TEXT_MOST = 230;
const PIECE_MOST = 110;
/** Room that is left over goes to all columns, but not so much that a row falls apart. */
const ROOM_MOST = 24;

export interface TableRoom {
  readonly width: number;
  readonly pad: number;
  readonly measure: { readonly text: WidthOf; readonly bold: WidthOf };
  readonly options: CellOptions;
}

interface Wish {
  /** The width it needs, and the least it can do with. */
  readonly wanted: number;
  readonly least: number;
}

function wishOf(
  column: ReportColumn,
  { rows, totals }: ReportSection,
  { pad, measure, options }: TableRoom,
): Wish {
  const widest = (widths: readonly number[]): number => widths.reduce((a, b) => Math.max(a, b), 0);
  const texts = [...new Set(rows.map((row) => cellText(row, column, options)))];
  const total = totals === undefined ? '' : cellText(totals, column, options);
  const head = widest(column.title.split(' ').map(measure.bold));
  const needed = Math.max(head, measure.bold(total), widest(texts.map(measure.text)));
  if (column.kind !== 'text') return { wanted: pad + needed, least: pad + needed };
  const piece = widest(texts.flatMap(piecesOf).map(measure.text));
  return {
    wanted: pad + Math.min(needed, TEXT_MOST),
    least: pad + Math.max(head, Math.min(piece, PIECE_MOST)),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Figures and times have the width that they need; words share the rest. */
export function columnWidths(section: ReportSection, room: TableRoom): readonly number[] {
  const wishes = section.columns.map((column) => wishOf(column, section, room));
  const over = sumOf(wishes.map(({ wanted }) => wanted)) - room.width;
  if (over <= 0) {
    return wishes.map(({ wanted }) => wanted + Math.min(-over / wishes.length, ROOM_MOST));
  }
  const spare = sumOf(wishes.map(({ wanted, least }) => wanted - least));
  const part = spare === 0 ? 0 : Math.min(1, over / spare);
  return wishes.map(({ wanted, least }) => wanted - part * (wanted - least));
}
