// The parts of a form on paper: fields with their labels, tables, ticks, lines to sign on.
import { headingBox, type Setting } from './blocks.ts';
import { type Box, beside, framed, type Put, padded, ruled, space, stack, text } from './box.ts';
import type { Item } from './document.ts';
import { COLORS, GAPS, SIZES } from './look.ts';

export interface Field {
  readonly label: string;
  /** Its lines; undefined if the field stays empty. */
  readonly lines: readonly string[];
  /** What part of the width it takes; the rest is shared by those that do not say. */
  readonly part?: number;
  readonly isAmount?: true;
}

const LABEL = 6.8;
const VALUE = 10;

const bordered = (box: Box, width: number, height: number): Box => ({
  height,
  draw: (x, y, put: Put) => {
    const side = { kind: 'fill', color: COLORS.muted } as const;
    const thick = GAPS.hairline;
    put({ ...side, x, y, width, height: thick });
    put({ ...side, x, y: y + height, width: width + thick, height: thick });
    put({ ...side, x, y, width: thick, height });
    put({ ...side, x: x + width, y, width: thick, height });
    box.draw(x, y, put);
  },
});

/** Widths from parts; the others share the rest evenly. */
function widthsOf(parts: readonly (number | undefined)[], width: number): readonly number[] {
  const said = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const open = parts.filter((part) => part === undefined).length;
  return parts.map((part) => width * (part ?? (1 - said) / open));
}

/** Boxes beside each other, each as wide as its part. */
function row(boxes: readonly Box[], widths: readonly number[]): Box {
  let x = 0;
  return beside(
    boxes.map((box, index): readonly [number, Box] => {
      const place = x;
      x += widths[index] as number;
      return [place, box];
    }),
  );
}

/** Fields of a form beside each other, with a line around each. */
export function fieldsBox(fields: readonly Field[], { width, measure }: Setting, least = 0): Box {
  const widths = widthsOf(
    fields.map(({ part }) => part),
    width,
  );
  const pad = GAPS.cell + 1;
  const inside = fields.map(({ label, lines, isAmount }, index) => {
    const room = (widths[index] as number) - 2 * pad;
    const name = { font: 'text', size: LABEL, color: COLORS.muted } as const;
    const value = { font: 'bold', size: VALUE, color: COLORS.ink } as const;
    const align = isAmount ? 'right' : 'left';
    const box = stack([
      text(label, room, name, measure),
      space(GAPS.item),
      ...lines.map((line) => text(line, room, { ...value, align }, measure)),
    ]);
    return padded(beside([[pad, box]]), pad);
  });
  const height = Math.max(least, ...inside.map((box) => box.height));
  return row(
    inside.map((box, index) => bordered(box, widths[index] as number, height)),
    widths,
  );
}

/** A cell of a table: its words, or several lines of them. */
export type Cell = string | readonly string[];

export interface FieldColumn {
  readonly title: string;
  readonly part?: number;
  readonly align?: 'right';
}

/** A table whose head comes again on the next page; its heading stays with the first row. */
export function tableItems(
  {
    heading,
    columns,
    rows,
  }: {
    readonly heading: string;
    readonly columns: readonly FieldColumn[];
    readonly rows: readonly (readonly Cell[])[];
  },
  setting: Setting,
): readonly Item[] {
  const { width, measure } = setting;
  const widths = widthsOf(
    columns.map(({ part }) => part),
    width,
  );
  const line = (cells: readonly Cell[], style: { size: number; color: string }): Box => {
    const boxes = columns.map(({ align }, index) => {
      const room = (widths[index] as number) - 2 * GAPS.cell;
      const own = align === undefined ? style : { ...style, align };
      const box = [cells[index] ?? []]
        .flat()
        .map((words) => text(words, room, { font: 'text', ...own }, measure));
      return beside([[GAPS.cell, stack(box)]]);
    });
    const rule = { width, thick: GAPS.hairline, color: COLORS.line, edge: 'lower' } as const;
    return ruled(padded(row(boxes, widths), GAPS.item), rule);
  };
  const head = line(
    columns.map(({ title }) => title),
    { size: 7.5, color: COLORS.muted },
  );
  const lines = rows.map((cells) => line(cells, { size: 9, color: COLORS.ink }));
  const [first = space(0), ...others] = lines;
  return [
    { box: sectionOf(heading, stack([head, first]), setting) },
    ...others.map((box) => ({ box, head })),
  ];
}

/** A box under a heading, with room above it. */
export const sectionOf = (heading: string, box: Box, setting: Setting): Box =>
  stack([space(GAPS.section), headingBox(heading, setting), space(GAPS.item * 2), box]);

const TICK = 9;

/** What was checked, and what was not. */
export function ticksBox(
  ticks: readonly { readonly label: string; readonly isTicked: boolean }[],
  { width, measure }: Setting,
): Box {
  const each = width / Math.max(ticks.length, 1);
  return beside(
    ticks.map(({ label, isTicked }, index): readonly [number, Box] => {
      const mark = isTicked
        ? text(
            'X',
            TICK,
            { font: 'bold', size: TICK - 1, color: COLORS.ink, align: 'center' },
            measure,
          )
        : space(TICK);
      const style = { font: 'text', size: SIZES.text, color: COLORS.ink } as const;
      return [
        index * each,
        beside([
          [0, stack([space(1.5), bordered(mark, TICK, TICK)])],
          [TICK + 5, text(label, each - TICK - 8, style, measure)],
        ]),
      ];
    }),
  );
}

/** Lines to sign on, each with its title below. */
export function signaturesBox(labels: readonly string[], { width, measure }: Setting): Box {
  const gap = GAPS.column;
  const each = (width - gap * (labels.length - 1)) / labels.length;
  const style = { font: 'text', size: LABEL + 0.7, color: COLORS.muted } as const;
  const rule = { width: each, thick: GAPS.hairline, color: COLORS.ink, edge: 'upper' } as const;
  return stack([
    space(30),
    beside(
      labels.map((label, index): readonly [number, Box] => [
        index * (each + gap),
        ruled(stack([space(GAPS.item), text(label, each, style, measure)]), rule),
      ]),
    ),
  ]);
}

export const paragraph = (words: string, { width, measure }: Setting, size = 9): Box =>
  text(words, width, { font: 'text', size, color: COLORS.ink }, measure);

/** What must be seen at once, on a ground of its own. */
export const noteBox = (words: string, setting: Setting): Box => {
  const pad = GAPS.box;
  const inside = { ...setting, width: setting.width - 2 * pad };
  return framed(paragraph(words, inside), {
    width: setting.width,
    pad,
    color: COLORS.notice,
    bar: { width: GAPS.bar, color: COLORS.gold },
  });
};
