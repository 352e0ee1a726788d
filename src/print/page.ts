// One page: what stands on it and where, under a choice of paper, columns and size of letters.
import type { Block, PostingSheet, Section } from '#rules';
import {
  bandBox,
  blocksBox,
  headingBox,
  noticeBox,
  type Setting,
  sectionBox,
  warningBox,
} from './blocks.ts';
import { type Box, beside, type Measure, type Put, ruled, space, stack, text } from './box.ts';
import { balanced, columnsBox, columnWidth } from './columns.ts';
import { COLORS, GAPS, LEAST_FOOT, MARGIN, PAPERS, type Paper, SIZES } from './look.ts';
import { blocksOf, type Piece, piecesOf, sectionsOf } from './pieces.ts';

export interface PagePlan {
  readonly paper: Paper;
  readonly scale: number;
  /** The width between the margins, of a column of the chart, and of one below it. */
  readonly widths: { readonly full: number; readonly chart: number; readonly column: number };
  /** The blocks of the chart of prizes, column by column. */
  readonly chart: readonly (readonly Block[])[];
  /** The sections below it, column by column. */
  readonly columns: readonly (readonly Section[])[];
}

export interface SetPage {
  readonly plan: PagePlan;
  draw(put: Put): void;
}

/** What stands where, from the top of the sheet down. */
export interface SheetParts {
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

/** The approval under the name; its ID is shown where the name is a different one. */
export const subtitleOf = ({ approvedAs, approvalIds, approvedBy }: PostingSheet): string =>
  [approvedAs === undefined ? '' : `Approved as ${approvedAs}`, approvalIds.join(', '), approvedBy]
    .filter((words) => words !== '')
    .join(' · ');

/** The notes beside the QR code, which is drawn into the room left for it. */
function footBox(lines: readonly string[], { width, scale, measure }: Setting): Box {
  const qr = GAPS.qr * scale;
  const room = width - qr - GAPS.column * scale;
  const size = Math.max(SIZES.footer * scale, LEAST_FOOT);
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
  readonly paper: Paper;
  readonly columnCount: number;
  readonly chartCount: number;
  readonly scale: number;
}

export interface PageInput {
  readonly sheet: PostingSheet;
  readonly foot: readonly string[];
  readonly measure: Measure;
}

/** The page as it is under a choice, and whether it holds everything. */
export function setPage(
  { sheet, foot, measure }: PageInput,
  choice: PageChoice,
): SetPage & { readonly isFit: boolean } {
  const { paper, columnCount, chartCount, scale } = choice;
  const { width, height } = PAPERS[paper];
  const setting: Setting = { width: width - 2 * MARGIN, scale, measure };
  const widthIn = (count: number): number => columnWidth(setting.width, count, GAPS.column * scale);
  const fill = (sections: readonly Section[], count: number): readonly (readonly Piece[])[] =>
    balanced(sections.flatMap(piecesOf), count, (piece) =>
      pieceHeight(piece, { ...setting, width: widthIn(count) }),
    );
  const { prizes, plain } = partsOf(sheet);
  const plan: PagePlan = {
    paper,
    scale,
    widths: { full: setting.width, chart: widthIn(chartCount), column: widthIn(columnCount) },
    chart: fill(prizes === undefined ? [] : [prizes], chartCount).map(blocksOf),
    columns: fill(plain, columnCount).map(sectionsOf),
  };
  const main = mainBox(sheet, plan, setting);
  const footer = footBox(foot, setting);
  const room = height - 2 * MARGIN;
  return {
    isFit: main.height + GAPS.section * scale + footer.height <= room,
    plan,
    draw: (put) => {
      main.draw(MARGIN, MARGIN, put);
      footer.draw(MARGIN, MARGIN + room - footer.height, put);
    },
  };
}

/** Everything but the foot. */
function mainBox(sheet: PostingSheet, { chart, columns, widths }: PagePlan, setting: Setting): Box {
  const { scale } = setting;
  const { pool, prizes, notices } = partsOf(sheet);
  const [inChart, inColumn] = [widths.chart, widths.column].map((width) => ({
    ...setting,
    width,
  })) as [Setting, Setting];
  const prizesBox = (heading: string): Box =>
    stack(
      [
        headingBox(heading, setting),
        columnsBox(chart, inChart, (blocks) => blocksBox(blocks, inChart, 'prizes')),
      ],
      GAPS.item * 2 * scale,
    );
  return stack(
    [
      headBox(sheet, setting),
      ...(pool === undefined ? [] : [blocksBox(pool.blocks, setting, 'pool')]),
      ...(prizes === undefined ? [] : [prizesBox(prizes.heading)]),
      ...notices.map((section) => noticeBox(section, setting)),
      columnsBox(columns, inColumn, (sections) =>
        stack(
          sections.map((section) => sectionBox(section, inColumn)),
          GAPS.section * scale,
        ),
      ),
    ],
    GAPS.section * scale,
  );
}
