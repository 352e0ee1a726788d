// The pages of a sheet: what stands on each and where, under a choice of columns and size of letters.
import type { Block, PostingSheet, Section } from '#rules';
import {
  bandBox,
  blocksBox,
  headingBox,
  isWide,
  noticeBox,
  type Setting,
  sectionBox,
  warningBox,
} from './blocks.ts';
import {
  type Box,
  beside,
  EMPTY,
  type Measure,
  type Put,
  ruled,
  space,
  stack,
  text,
} from './box.ts';
import { balanced, columnsBox, columnWidth, filled } from './columns.ts';
import { COLORS, GAPS, LEAST_LETTERS, MARGIN, PAPERS, SIZES } from './look.ts';
import { blocksOf, type Piece, piecesOf, sectionsOf } from './pieces.ts';

/** What stands on a page, from its top down. */
export type PagePart =
  | { readonly kind: 'head' }
  /** The name once more, on every page but the first. */
  | { readonly kind: 'running-head' }
  | { readonly kind: 'pool'; readonly section: Section }
  | { readonly kind: 'notice'; readonly section: Section }
  /** The chart of prizes, and the sections below it, column by column. The chart goes on without a
   * heading where a table of it has the whole width. */
  | {
      readonly kind: 'prizes';
      readonly id: string;
      readonly heading: string;
      readonly isWide: boolean;
      readonly columns: readonly (readonly Block[])[];
    }
  | { readonly kind: 'plain'; readonly columns: readonly (readonly Section[])[] };

export interface PagePlan {
  readonly scale: number;
  /** The width between the margins, of a column of the chart, and of one below it. */
  readonly widths: { readonly full: number; readonly chart: number; readonly column: number };
  readonly pages: readonly (readonly PagePart[])[];
}

export interface SetPages {
  readonly plan: PagePlan;
  /** Puts the marks of a page, counted from 0. */
  draw(page: number, put: Put): void;
}

/** What stands where, from the top of the sheet down. */
interface SheetParts {
  readonly pool: Section | undefined;
  readonly prizes: Section | undefined;
  readonly notices: readonly Section[];
  readonly plain: readonly Section[];
}

export const partsOf = ({ sections }: PostingSheet): SheetParts => ({
  pool: sections.find(({ weight }) => weight === 'pool'),
  prizes: sections.find(({ weight }) => weight === 'prizes'),
  notices: sections.filter(({ weight }) => weight === 'notice'),
  plain: sections.filter(({ weight }) => weight === 'plain'),
});

function headBox(sheet: PostingSheet, setting: Setting): Box {
  const { width, scale, measure } = setting;
  const title = { over: sheet.venue, title: sheet.title, under: subtitleOf(sheet) };
  const warning = sheet.warning === undefined ? [] : [warningBox(sheet.warning, setting)];
  const summary = text(
    sheet.summary,
    width,
    { font: 'italic', size: SIZES.summary * scale, color: COLORS.ink },
    measure,
  );
  return stack([bandBox(title, setting), ...warning, space(GAPS.block * scale), summary]);
}

function runningHeadBox(sheet: PostingSheet, { width, scale, measure }: Setting): Box {
  const style = { font: 'bold', size: SIZES.subtitle * scale, color: COLORS.heading } as const;
  const line = text(runningHeadOf(sheet), width, style, measure);
  return ruled(line, { width, thick: 1.2 * scale, color: COLORS.gold, edge: 'lower' });
}

/** The approval under the name; its ID is shown where the name is a different one. */
export const subtitleOf = ({ approvedAs, approvalIds, approvedBy }: PostingSheet): string =>
  [approvedAs === undefined ? '' : `Approved as ${approvedAs}`, approvalIds.join(', '), approvedBy]
    .filter((words) => words !== '')
    .join(' · ');

export const runningHeadOf = ({ title, approvalIds, venue, warning }: PostingSheet): string =>
  [title, ...approvalIds, venue, ...(warning === undefined ? [] : [warning])].join(' · ');

/** The notes of a page, with its number where there are several. */
export const footOf = (
  lines: readonly string[],
  { page, count }: { readonly page: number; readonly count: number },
): readonly string[] => (count === 1 ? lines : [`Page ${page + 1} of ${count}`, ...lines]);

/** The notes beside the QR code, which is drawn into the room left for it. */
function footBox(lines: readonly string[], { width, scale, measure }: Setting): Box {
  const qr = GAPS.qr * scale;
  const room = width - qr - GAPS.column * scale;
  const size = Math.max(SIZES.footer * scale, LEAST_LETTERS);
  const style = { font: 'text', size, color: COLORS.muted } as const;
  const notes = stack(lines.map((line) => text(line, room, style, measure)));
  return ruled(
    stack([
      space(GAPS.block * scale),
      beside([
        [0, notes],
        [0, space(qr)],
      ]),
    ]),
    { width, thick: scale, color: COLORS.gold, edge: 'upper' },
  );
}

/** About how high a piece will be in its column. */
function pieceHeight({ section, parts, isFirst, isStart }: Piece, setting: Setting): number {
  const { scale } = setting;
  const heightOf = (blocks: readonly Block[]): number =>
    blocksBox(blocks, setting, section.weight).height;
  const blocks = parts.map(({ block }) => block);
  const head = isFirst ? headingBox(section.heading, setting).height + GAPS.section * scale : 0;
  const above = isStart ? GAPS.block : GAPS.item;
  const heads = blocks.flatMap((block) => (block.kind === 'table' ? [{ ...block, rows: [] }] : []));
  return heightOf(blocks) - (isStart ? 0 : heightOf(heads)) + head + above * scale;
}

export interface PageChoice {
  readonly columnCount: number;
  readonly chartCount: number;
  readonly scale: number;
}

export interface PageInput {
  readonly sheet: PostingSheet;
  readonly foot: readonly string[];
  readonly measure: Measure;
}

const { width: WIDTH, height: HEIGHT } = PAPERS.letter;
const ROOM = HEIGHT - 2 * MARGIN;

/** The sheet on no more than so many pages under a choice; undefined if it takes more. */
export function setPages(
  { sheet, foot, measure }: PageInput,
  choice: PageChoice,
  mostPages: number,
): SetPages | undefined {
  const { columnCount, chartCount, scale } = choice;
  const setting: Setting = { width: WIDTH - 2 * MARGIN, scale, measure };
  const widthIn = (count: number): number => columnWidth(setting.width, count, GAPS.column * scale);
  const widths = {
    full: setting.width,
    chart: widthIn(chartCount),
    column: widthIn(columnCount),
  };
  const boxOf = (parts: readonly PagePart[]): Box =>
    stack(
      parts.map((part) => partBox(part, sheet, { setting, widths })),
      GAPS.section * scale,
    );
  const footerAt = (page: number, count: number): Box =>
    footBox(footOf(foot, { page, count }), setting);
  const room = ROOM - GAPS.section * scale - footerAt(0, mostPages).height;
  const pages = laidOut(sheet, {
    mostPages,
    columnCount,
    chartCount,
    roomUnder: (parts) => room - boxOf(parts).height,
    pieceHeight: (piece, width) => pieceHeight(piece, { ...setting, width: widths[width] }),
  });
  if (pages === undefined) return undefined;
  return {
    plan: { scale, widths, pages },
    draw: (page, put) => {
      const footer = footerAt(page, pages.length);
      boxOf(pages[page] ?? []).draw(MARGIN, MARGIN, put);
      footer.draw(MARGIN, MARGIN + ROOM - footer.height, put);
    },
  };
}

interface Layout {
  readonly mostPages: number;
  readonly columnCount: number;
  readonly chartCount: number;
  /** The height that is left on a page below these parts; less than nothing if they do not fit. */
  roomUnder(parts: readonly PagePart[]): number;
  pieceHeight(piece: Piece, width: keyof PagePlan['widths']): number;
}

/** Columns are not begun in less room than this part of a page. */
const LEAST_ROOM = ROOM / 8;

/** Parts in their order, on as many pages as they take. */
function laidOut(
  sheet: PostingSheet,
  layout: Layout,
): readonly (readonly PagePart[])[] | undefined {
  const { roomUnder } = layout;
  const { pool, prizes, notices, plain } = partsOf(sheet);
  const pages: PagePart[][] = [[{ kind: 'head' }]];
  const page = (): PagePart[] => pages.at(-1) as PagePart[];
  const turn = (): void => {
    pages.push([{ kind: 'running-head' }]);
  };
  /** A chart is headed once on a page. */
  const onPage = (part: PagePart): PagePart =>
    part.kind === 'prizes' && page().some(({ kind }) => kind === 'prizes')
      ? { ...part, heading: '' }
      : part;
  /** Whether a part that stays whole has found a page. */
  const put = (part: PagePart): boolean => {
    if (roomUnder([...page(), part]) < 0) turn();
    page().push(part);
    return roomUnder(page()) >= 0;
  };
  /** Whether columns have, on this page and those that follow. */
  const flow = ({ pieces, count, heightOf: measured, partOf }: Flow): boolean => {
    const heights = new Map(pieces.map((piece) => [piece, measured(piece)]));
    const heightOf = (piece: Piece): number => heights.get(piece) as number;
    let rest = pieces;
    while (rest.length > 0) {
      const whole = onPage(partOf(balanced(rest, count, heightOf)));
      if (roomUnder([...page(), whole]) >= 0) {
        page().push(whole);
        return true;
      }
      if (pages.length === layout.mostPages) return false;
      const free = roomUnder(page());
      const part = free < LEAST_ROOM ? undefined : filledIn(free, rest);
      if (part === undefined && page().length === 1) return false;
      if (part !== undefined) page().push(part.part);
      rest = part?.rest ?? rest;
      turn();
    }
    return true;

    /** As much as goes into the room; a heading that is repeated takes more of it than planned. */
    function filledIn(free: number, left: readonly Piece[]) {
      for (let most = free; most > free / 3; most *= 0.97) {
        const { columns, rest } = filled(left, { count, most, heightOf });
        if (rest.length === left.length) return undefined;
        const part = onPage(partOf(columns));
        if (roomUnder([...page(), part]) >= 0) return { part, rest };
      }
      return undefined;
    }
  };
  const isPut =
    (pool === undefined || put({ kind: 'pool', section: pool })) &&
    chartFlows(prizes, layout).every(flow) &&
    notices.every((section) => put({ kind: 'notice', section })) &&
    flow(plainFlow(plain, layout));
  return isPut && pages.length <= layout.mostPages ? pages : undefined;
}

/** Pieces that go on from column to column and from page to page. */
interface Flow {
  readonly pieces: readonly Piece[];
  readonly count: number;
  heightOf(piece: Piece): number;
  partOf(columns: readonly (readonly Piece[])[]): PagePart;
}

const isWidePiece = ({ parts }: Piece): boolean =>
  parts.some(({ block }) => block.kind === 'table' && isWide(block.columns.length));

/** The chart, a flow for what stands in columns and one for each run of wide tables. */
function chartFlows(prizes: Section | undefined, layout: Layout): readonly Flow[] {
  const runs: Piece[][] = [];
  for (const piece of prizes === undefined ? [] : piecesOf(prizes)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last !== undefined && isWidePiece(last) === isWidePiece(piece)) run?.push(piece);
    else runs.push([piece]);
  }
  return runs.map((pieces) => chartFlow(pieces, layout));
}

function chartFlow(pieces: readonly Piece[], { chartCount, pieceHeight: heightOf }: Layout): Flow {
  const isFull = pieces.some(isWidePiece);
  return {
    pieces,
    count: isFull ? 1 : chartCount,
    heightOf: (piece) => heightOf(piece, isFull ? 'full' : 'chart'),
    partOf: (columns) => {
      const [section] = sectionsOf(columns.flat()) as [Section];
      const { id, heading } = section;
      return { kind: 'prizes', id, heading, isWide: isFull, columns: columns.map(blocksOf) };
    },
  };
}

const plainFlow = (
  plain: readonly Section[],
  { columnCount, pieceHeight: heightOf }: Layout,
): Flow => ({
  pieces: plain.flatMap(piecesOf),
  count: columnCount,
  heightOf: (piece) => heightOf(piece, 'column'),
  partOf: (columns) => ({ kind: 'plain', columns: columns.map(sectionsOf) }),
});

function partBox(
  part: PagePart,
  sheet: PostingSheet,
  { setting, widths }: { readonly setting: Setting; readonly widths: PagePlan['widths'] },
): Box {
  const { scale } = setting;
  switch (part.kind) {
    case 'head':
      return headBox(sheet, setting);
    case 'running-head':
      return runningHeadBox(sheet, setting);
    case 'pool':
      return blocksBox(part.section.blocks, setting, 'pool');
    case 'notice':
      return noticeBox(part.section, setting);
    case 'prizes': {
      const inChart = { ...setting, width: part.isWide ? widths.full : widths.chart };
      return stack(
        [
          part.heading === '' ? EMPTY : headingBox(part.heading, setting),
          columnsBox(part.columns, inChart, (blocks) => blocksBox(blocks, inChart, 'prizes')),
        ],
        GAPS.item * 2 * scale,
      );
    }
    case 'plain': {
      const inColumn = { ...setting, width: widths.column };
      return columnsBox(part.columns, inColumn, (sections) =>
        stack(
          sections.map((section) => sectionBox(section, inColumn)),
          GAPS.section * scale,
        ),
      );
    }
  }
}
