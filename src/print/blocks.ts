// The blocks of a sheet as boxes.
import type { Block, Section, TableRow } from '#rules';
import {
  type Box,
  beside,
  EMPTY,
  framed,
  type Measure,
  padded,
  ruled,
  space,
  stack,
  text,
} from './box.ts';
import { COLORS, GAPS, SIZES } from './look.ts';

export interface Setting {
  readonly width: number;
  /** All sizes and gaps are multiplied by it. */
  readonly scale: number;
  readonly measure: Measure;
}

type Table = Extract<Block, { kind: 'table' }>;
type Facts = Extract<Block, { kind: 'facts' }>;
type Figures = Extract<Block, { kind: 'figures' }>;

/** How large a table is set: the chart of prizes larger than the rest. */
export interface TableSizes {
  readonly first: number;
  readonly note: number;
  /** Amounts are large; a prize in many words is not. */
  others(words: string): number;
  /** The font of the other columns, and its color. */
  readonly font: 'text' | 'bold';
  readonly color: string;
}

const prizeSize = (words: string): number => {
  if (words.length <= 12) return SIZES.prize;
  return words.length <= 28 ? SIZES.prizeHand : SIZES.prizeWords;
};

const AMOUNTS = { font: 'bold', color: COLORS.heading } as const;

const PRIZE_SIZES: TableSizes = {
  first: SIZES.prizeHand,
  note: SIZES.prizeNote,
  others: prizeSize,
  ...AMOUNTS,
};
/** A table of prizes with several columns has less room for each. */
const WIDE_SIZES: TableSizes = { ...PRIZE_SIZES, others: () => SIZES.prizeWords };
export const PLAIN_SIZES: TableSizes = {
  first: SIZES.text,
  note: SIZES.note,
  others: () => SIZES.text,
  ...AMOUNTS,
};

/** How large a table of a section is set. */
export function sizesOf({ columns }: Table, weight: Section['weight']): TableSizes {
  if (weight !== 'prizes') return PLAIN_SIZES;
  return isWide(columns.length) ? WIDE_SIZES : PRIZE_SIZES;
}

/** So many columns need the whole width of a page. */
export const isWide = (columnCount: number): boolean => columnCount > 3;

/** Where letters stand in a line of their size, from its top. */
const BASELINE = 0.86;

const HEAD_SIZES: TableSizes = {
  first: SIZES.note,
  note: SIZES.note,
  others: () => SIZES.note,
  font: 'text',
  color: COLORS.muted,
};

/** The most of a width that all columns but the first take, unless a single word needs more or the
 * first column less. */
const OTHERS_MOST = 0.52;

/** What part of the width each column takes, by what stands in it: the others what they need, the
 * first the rest. */
function columnParts(
  rows: readonly (readonly string[])[],
  { width, scale, measure }: Setting,
  sizes: TableSizes,
): readonly number[] {
  const pad = 2 * GAPS.cell * scale + 1;
  const widthOf = (words: string): number =>
    measure(words, 'bold', sizes.others(words) * scale) + pad;
  const wordWidth = (cell: string): number => {
    const longest = cell.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '');
    return measure(longest, 'bold', sizes.others(cell) * scale) + pad;
  };
  const count = Math.max(...rows.map((cells) => cells.length));
  const first = Math.max(
    ...rows.map(([cell = '']) => measure(cell, 'text', sizes.first * scale) + pad),
  );
  const most = Math.max(width * OTHERS_MOST, width - first) / (count - 1);
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const cells = rows.map((each) => each[index + 1] ?? '');
    const natural = Math.max(...cells.map(widthOf));
    const least = Math.min(Math.max(...cells.map(wordWidth)), (width * 0.7) / (count - 1));
    return Math.max(Math.min(natural, most), least) / width;
  });
  // No word of the first column is broken for the room that the others would like.
  const wanted = others.reduce((sum, each) => sum + each, 0);
  const room = 1 - Math.max(...rows.map(([cell = '']) => wordWidth(cell))) / width;
  const fitting = others.map((each) => (wanted > room ? (each * room) / wanted : each));
  return [1 - fitting.reduce((sum, each) => sum + each, 0), ...fitting];
}

export const tableParts = (
  { columns, rows }: Table,
  setting: Setting,
  sizes: TableSizes,
): readonly number[] =>
  columnParts(
    [columns.map(({ title }) => title), ...rows.map(({ cells }) => cells)],
    setting,
    sizes,
  );

export const factParts = ({ facts }: Facts, setting: Setting): readonly number[] =>
  columnParts(
    facts.map(({ label, text: words }) => [label, words]),
    setting,
    PLAIN_SIZES,
  );

/** Cells beside each other, the first at the left, the others at the right of their columns. */
function cellsBox(
  { cells, notes }: TableRow,
  parts: readonly number[],
  { width, scale, measure, sizes }: Setting & { readonly sizes: TableSizes },
): Box {
  const pad = GAPS.cell * scale;
  const largest = Math.max(sizes.first, ...cells.slice(1).map(sizes.others));
  // All cells of a row stand on one line, however large their letters are.
  const lowered = (size: number, box: Box): Box =>
    stack([space((largest - size) * BASELINE * scale), box]);
  let x = 0;
  const boxes = cells.map((words, column): readonly [number, Box] => {
    const inside = width * (parts[column] ?? 0) - 2 * pad;
    const place = x + pad;
    x += width * (parts[column] ?? 0);
    if (column > 0) {
      const { font, color } = sizes;
      const size = sizes.others(words);
      const style = { font, color, size: size * scale, align: 'right' } as const;
      return [place, lowered(size, text(words, inside, style, measure))];
    }
    const style = { font: 'text', size: sizes.first * scale, color: COLORS.ink } as const;
    return [place, lowered(sizes.first, text(words, inside, style, measure))];
  });
  const small = { font: 'text', size: sizes.note * scale, color: COLORS.muted } as const;
  const said = notes.map((note) => text(note, width - 2 * pad, small, measure));
  return padded(stack([beside(boxes), beside([[pad, stack(said)]])]), pad);
}

const lined = (box: Box, { width }: Setting): Box =>
  ruled(box, { width, thick: GAPS.hairline, color: COLORS.line, edge: 'lower' });

const captionBox = (caption: string | undefined, { width, scale, measure }: Setting): Box =>
  caption === undefined
    ? EMPTY
    : text(
        caption,
        width,
        { font: 'bold', size: SIZES.text * scale, color: COLORS.heading },
        measure,
      );

function tableBox(table: Table, setting: Setting, sizes: TableSizes): Box {
  const parts = tableParts(table, setting, sizes);
  const titles = { cells: table.columns.map(({ title }) => title), notes: [] };
  const rows = table.rows.map((row) => cellsBox(row, parts, { ...setting, sizes }));
  return stack([
    captionBox(table.caption, setting),
    lined(cellsBox(titles, parts, { ...setting, sizes: HEAD_SIZES }), setting),
    ...rows.map((row) => lined(row, setting)),
  ]);
}

function factsBox(facts: Facts, setting: Setting): Box {
  const parts = factParts(facts, setting);
  return stack(
    facts.facts.map(({ label, text: words }) =>
      lined(
        cellsBox({ cells: [label, words], notes: [] }, parts, { ...setting, sizes: PLAIN_SIZES }),
        setting,
      ),
    ),
  );
}

function figuresBox({ figures }: Figures, { width, scale, measure }: Setting): Box {
  const gap = GAPS.column * scale;
  const each = (width - gap * (figures.length - 1)) / figures.length;
  const line = (words: string, font: 'bold' | 'title' | 'text', size: number, color: string): Box =>
    text(words, each, { font, size: size * scale, color, align: 'center' }, measure);
  return beside(
    figures.map(({ label, amount, note }, index) => [
      index * (each + gap),
      stack([
        line(label, 'bold', SIZES.figureLabel, COLORS.heading),
        line(amount, 'title', figureSize(amount, figures.length), COLORS.heading),
        line(note, 'text', SIZES.figureNote, COLORS.muted),
      ]),
    ]),
  );
}

/** Ranges are longer than amounts, and several figures share the width: letters of the widest font
 * take some seven tenths of their size. */
export const figureSize = (amount: string, count: number): number =>
  Math.min(SIZES.figure, Math.round(520 / (0.72 * Math.max(amount.length, 6) * count)));

function listBox(items: readonly string[], { width, scale, measure }: Setting, size: number): Box {
  const indent = GAPS.bullet * scale;
  const style = { font: 'text', size: size * scale, color: COLORS.ink } as const;
  return stack(
    items.map((item) =>
      beside([
        [0, text('•', indent, { ...style, color: COLORS.gold, font: 'bold' }, measure)],
        [indent, text(item, width - indent, style, measure)],
      ]),
    ),
    GAPS.item * scale,
  );
}

function blockBox(block: Block, setting: Setting, weight: Section['weight']): Box {
  const { width, scale, measure } = setting;
  const size = weight === 'notice' ? SIZES.notice : SIZES.text;
  switch (block.kind) {
    case 'text':
      return text(
        block.words,
        width,
        { font: 'text', size: size * scale, color: COLORS.ink },
        measure,
      );
    case 'list':
      return listBox(block.items, setting, size);
    case 'figures':
      return figuresBox(block, setting);
    case 'facts':
      return factsBox(block, setting);
    case 'table':
      return tableBox(block, setting, sizesOf(block, weight));
  }
}

export const blocksBox = (
  blocks: readonly Block[],
  setting: Setting,
  weight: Section['weight'],
): Box =>
  stack(
    blocks.map((block) => blockBox(block, setting, weight)),
    GAPS.block * setting.scale,
  );

export function headingBox(heading: string, { width, scale, measure }: Setting): Box {
  const style = { font: 'bold', size: SIZES.heading * scale, color: COLORS.heading } as const;
  const box = text(heading, width, style, measure);
  return ruled(box, { width, thick: 1.2 * scale, color: COLORS.gold, edge: 'lower' });
}

export const sectionBox = ({ heading, blocks, weight }: Section, setting: Setting): Box =>
  stack(
    [headingBox(heading, setting), blocksBox(blocks, setting, weight)],
    GAPS.item * 2 * setting.scale,
  );

/** What must not be overlooked: on a ground of its own, under a larger heading. */
export function noticeBox({ heading, blocks, weight }: Section, setting: Setting): Box {
  const { width, scale, measure } = setting;
  const pad = GAPS.box * scale;
  const inside = { ...setting, width: width - 2 * pad };
  const style = { font: 'bold', size: SIZES.noticeHeading * scale, color: COLORS.ink } as const;
  const content = stack(
    [text(heading, inside.width, style, measure), blocksBox(blocks, inside, weight)],
    GAPS.item * scale,
  );
  return framed(content, {
    width,
    pad,
    color: COLORS.notice,
    bar: { width: GAPS.bar * scale, color: COLORS.gold },
  });
}

/** The title on a dark ground, with whose page it is above it. */
export function bandBox(
  { over, title, under }: { readonly over: string; readonly title: string; readonly under: string },
  { width, scale, measure }: Setting,
): Box {
  const pad = GAPS.band * scale;
  const line = (words: string, font: 'text' | 'bold' | 'title', size: number, color: string): Box =>
    text(words, width - 2 * pad, { font, size: size * scale, color }, measure);
  const lines = stack(
    [
      line(over.toUpperCase(), 'bold', SIZES.venue, COLORS.gold),
      line(title, 'title', SIZES.title, COLORS.onBand),
      line(under, 'text', SIZES.subtitle, COLORS.onBand),
    ],
    GAPS.item * scale,
  );
  return framed(lines, { width, pad, color: COLORS.band });
}

/** What no reader may miss, right across under the title. */
export function warningBox(words: string, { width, scale, measure }: Setting): Box {
  const inside = width - 2 * GAPS.band * scale;
  const size = SIZES.warning * scale;
  const style = { font: 'bold', size, color: '#ffffff', align: 'center' } as const;
  const pad = GAPS.item * 2 * scale;
  return framed(text(words, inside, style, measure), { width, pad, color: COLORS.warning });
}
