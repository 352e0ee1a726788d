// A sheet on paper: letter, across. The head of the sheet and of its table stand on every page, and
// every page has its number and the records that it was made from.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { collected, openPdf, type Pdf, printable } from '#print';
import type { ReportColumn, ReportRow, ReportSection, Sheet } from '#reports';
import { type CellOptions, cellText, columnWidths, type WidthOf, wrapped } from './pdf-table.ts';

const PAGE = { width: 792, height: 612, margin: 36 } as const;
const INSIDE = PAGE.width - 2 * PAGE.margin;
const FOOT = PAGE.height - PAGE.margin - 10;
const FONTS = { text: 'Helvetica', bold: 'Helvetica-Bold', title: 'Times-Bold' } as const;
const COLORS = {
  ink: '#171b19',
  muted: '#54605a',
  line: '#d3d9d4',
  head: '#14503a',
  band: '#eef3f0',
} as const;
/** A table that is too wide is set smaller. */
const TABLE_SIZES = [8, 7, 6, 5.5] as const;
const SMALL = 6.5;
const LEADING = 1.22;
const PAD = { x: 5, y: 2.4 } as const;

interface Drawing {
  readonly pdf: Pdf;
  readonly sheet: Sheet;
  readonly measure: { readonly text: WidthOf; readonly bold: WidthOf };
  readonly options: CellOptions;
  /** Where the next line begins. */
  y: number;
}

interface Style {
  readonly font: keyof typeof FONTS;
  readonly size: number;
  readonly color?: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Where the words end, for figures that stand below one another. */
  readonly endsAt?: number;
}

type Written = Style & Pick<Place, 'endsAt'>;

const setStyle = (pdf: Pdf, { font, size, color = COLORS.ink }: Style): Pdf =>
  pdf.font(FONTS[font]).fontSize(size).fillColor(color);

/** Writes in the style that is set. */
function put(pdf: Pdf, words: string, { x, y, endsAt }: Place): void {
  if (words === '') return;
  const left = endsAt === undefined ? x : endsAt - pdf.widthOfString(words);
  pdf.text(words, left, y, { lineBreak: false });
}

function write(pdf: Pdf, words: string, [x, y]: readonly [number, number], style: Written): void {
  const { endsAt } = style;
  setStyle(pdf, style);
  put(pdf, words, endsAt === undefined ? { x, y } : { x, y, endsAt });
}

interface Rule {
  readonly y: number;
  readonly width: number;
  readonly thick: number;
  readonly color: string;
}

const rule = (pdf: Pdf, { y, width, thick, color }: Rule): void => {
  pdf.rect(PAGE.margin, y, width, thick).fill(color);
};

const momentText = (text: string): string =>
  `${text.slice(0, 10)} ${text.slice(11, 19)} ${text.slice(-6)}`;

function newPage(drawing: Drawing): void {
  const { pdf, sheet } = drawing;
  const { house, title, period, asked } = sheet;
  pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  const [x, endsAt] = [PAGE.margin, PAGE.margin + INSIDE];
  const small = { font: 'bold', size: 9, color: COLORS.head } as const;
  write(pdf, printable(house).toUpperCase(), [x, 34], small);
  write(pdf, title, [x, 46], { font: 'title', size: 17 });
  const only = Object.entries(asked).map(([key, value]) => `${key} ${printable(value)}`);
  write(pdf, [period.label, ...only].join(' · '), [x, 36], { font: 'bold', size: 10, endsAt });
  if (period.from !== period.until) {
    const span = `${momentText(period.from)} to ${momentText(period.until)}`;
    write(pdf, span, [x, 52], { font: 'text', size: 8, color: COLORS.muted, endsAt });
  }
  rule(pdf, { y: 70, width: INSIDE, thick: 1.2, color: COLORS.head });
  drawing.y = 80;
}

/** A table that is being drawn: its columns have their places. */
interface Table {
  readonly section: ReportSection;
  readonly size: number;
  readonly columns: readonly (ReportColumn & { readonly x: number; readonly width: number })[];
  readonly width: number;
}

/** How wide words are at a size of one point. All digits are of one width, so that most cells have
 * been measured before. */
function measureIn(pdf: Pdf, font: keyof typeof FONTS): WidthOf {
  const known = new Map<string, number>();
  return (words) => {
    const key = words.replace(/\d/g, '0');
    const width = known.get(key) ?? pdf.font(FONTS[font]).fontSize(1).widthOfString(key);
    known.set(key, width);
    return width;
  };
}

const atSize =
  (measure: WidthOf, size: number): WidthOf =>
  (words) =>
    measure(words) * size;

function tableOf({ measure: { text, bold }, options }: Drawing, section: ReportSection): Table {
  for (const size of TABLE_SIZES) {
    const measure = { text: atSize(text, size), bold: atSize(bold, size) };
    const pad = 2 * PAD.x;
    const widths = columnWidths(section, { width: INSIDE, pad, measure, options });
    const width = widths.reduce((sum, each) => sum + each, 0);
    if (width > INSIDE + 0.5 && size !== TABLE_SIZES.at(-1)) continue;
    let x: number = PAGE.margin;
    const columns = section.columns.map((column, at) => {
      const placed = { ...column, x, width: widths[at] as number };
      x += placed.width;
      return placed;
    });
    return { section, size, columns, width };
  }
  throw new Error('a table has a size');
}

type Cells = readonly (readonly string[])[];

/** The lines of every cell of a row. */
function linesOf(
  { measure }: Drawing,
  { columns, size }: Table,
  { texts, font }: { readonly texts: readonly string[]; readonly font: 'text' | 'bold' },
): Cells {
  return columns.map(({ width }, at) =>
    wrapped(texts[at] as string, width - 2 * PAD.x + 0.01, atSize(measure[font], size)),
  );
}

const heightOf = (cells: Cells, size: number): number =>
  Math.max(...cells.map(({ length }) => length)) * size * LEADING + 2 * PAD.y;

const isFigure = ({ kind }: ReportColumn): boolean => kind === 'money' || kind === 'count';

function drawCells(drawing: Drawing, { columns, size }: Table, cells: Cells, style: Style): void {
  const { pdf } = drawing;
  setStyle(pdf, style);
  for (const [at, column] of columns.entries()) {
    for (const [line, words] of (cells[at] as readonly string[]).entries()) {
      const [x, y] = [column.x + PAD.x, drawing.y + PAD.y + line * size * LEADING];
      const endsAt = column.x + column.width - PAD.x;
      put(pdf, words, isFigure(column) ? { x, y, endsAt } : { x, y });
    }
  }
}

function drawHead(drawing: Drawing, table: Table): void {
  const { pdf } = drawing;
  const texts = table.columns.map(({ title }) => title);
  const cells = linesOf(drawing, table, { texts, font: 'bold' });
  const height = heightOf(cells, table.size);
  rule(pdf, { y: drawing.y, width: table.width, thick: height, color: COLORS.band });
  drawCells(drawing, table, cells, { font: 'bold', size: table.size, color: COLORS.head });
  drawing.y += height;
}

function drawRow(drawing: Drawing, table: Table, row: ReportRow): void {
  const texts = table.columns.map((column) => cellText(row, column, drawing.options));
  const cells = linesOf(drawing, table, { texts, font: 'text' });
  const height = heightOf(cells, table.size);
  if (drawing.y + height > FOOT) continueTable(drawing, table);
  drawCells(drawing, table, cells, { font: 'text', size: table.size });
  drawing.y += height;
  rule(drawing.pdf, { y: drawing.y, width: table.width, thick: 0.4, color: COLORS.line });
}

function continueTable(drawing: Drawing, table: Table): void {
  newPage(drawing);
  drawTitle(drawing, `${table.section.title} (continued)`);
  drawHead(drawing, table);
}

function drawTitle(drawing: Drawing, title: string): void {
  write(drawing.pdf, title, [PAGE.margin, drawing.y], { font: 'bold', size: 11 });
  drawing.y += 17;
}

function drawTotals(drawing: Drawing, table: Table, totals: ReportRow): void {
  const texts = table.columns.map((column, at) =>
    at === 0 ? 'Total' : cellText(totals, column, drawing.options),
  );
  const cells = linesOf(drawing, table, { texts, font: 'bold' });
  const height = heightOf(cells, table.size);
  if (drawing.y + height + 4 > FOOT) continueTable(drawing, table);
  const line = { width: table.width, color: COLORS.ink };
  rule(drawing.pdf, { ...line, y: drawing.y, thick: 1 });
  drawing.y += 1;
  drawCells(drawing, table, cells, { font: 'bold', size: table.size });
  drawing.y += height;
  rule(drawing.pdf, { ...line, y: drawing.y, thick: 0.4 });
  rule(drawing.pdf, { ...line, y: drawing.y + 1.6, thick: 0.4 });
}

/** Other work of the server comes in between. */
const ROWS_A_TURN = 25;
const PAGES_A_TURN = 20;
/** A title does not stand alone at the foot of a page. */
const SECTION_LEAST = 80;

async function drawSection(drawing: Drawing, section: ReportSection): Promise<void> {
  const { rows, totals } = section;
  if (drawing.y + SECTION_LEAST > FOOT) newPage(drawing);
  drawTitle(drawing, section.title);
  if (rows.length === 0) {
    const style = { font: 'text', size: 8, color: COLORS.muted } as const;
    write(drawing.pdf, 'Nothing in this period.', [PAGE.margin, drawing.y], style);
    drawing.y += 26;
    return;
  }
  const table = tableOf(drawing, section);
  drawHead(drawing, table);
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn();
    drawRow(drawing, table, row);
  }
  if (totals !== undefined) drawTotals(drawing, table, totals);
  drawing.y += 22;
}

function drawNotes(drawing: Drawing, notes: readonly string[]): void {
  for (const note of notes) {
    if (drawing.y + 14 > FOOT) newPage(drawing);
    write(drawing.pdf, printable(note), [PAGE.margin, drawing.y], { font: 'bold', size: 9 });
    drawing.y += 14;
  }
}

/** How many pages there are is known at the end only. */
async function drawFeet({ pdf, sheet: { madeFrom } }: Drawing): Promise<void> {
  const { first, last, hash } = madeFrom;
  const what = first > last ? `No records; up to record ${last}` : `Records ${first} to ${last}`;
  const { count } = pdf.bufferedPageRange();
  const [y, size, color] = [FOOT + 6, SMALL, COLORS.muted];
  for (let index = 0; index < count; index++) {
    if (index % PAGES_A_TURN === 0) await nextTurn();
    pdf.switchToPage(index);
    write(pdf, `${what} · hash ${hash}`, [PAGE.margin, y], { font: 'text', size, color });
    const endsAt = PAGE.margin + INSIDE;
    write(pdf, `Page ${index + 1} of ${count}`, [0, y], { font: 'text', size, color, endsAt });
  }
}

/** The same sheet gives the same bytes at any time. */
export async function makePdf(sheet: Sheet): Promise<Buffer> {
  const { title, period } = sheet;
  const pdf = openPdf(`${title}, ${period.label}`, { keepsPages: true });
  const content = collected(pdf);
  const hasOffset = period.from.slice(-6) !== period.until.slice(-6);
  const measure = { text: measureIn(pdf, 'text'), bold: measureIn(pdf, 'bold') };
  const drawing: Drawing = { pdf, sheet, measure, options: { hasOffset }, y: 0 };
  newPage(drawing);
  for (const section of sheet.sections) await drawSection(drawing, section);
  drawNotes(drawing, sheet.notes);
  await drawFeet(drawing);
  pdf.end();
  return content;
}
