// One page: which paper, how large the letters, how many columns. The largest letters that fit are
// taken; US letter while they can be read there, else tabloid.
import { ok, problem, type Result } from '#result';
import type { Block, PostingSheet, Section } from '#rules';
import { blocksBox, headingBox, noticeBox, type Setting, sectionBox } from './blocks.ts';
import {
  type Box,
  beside,
  framed,
  type Measure,
  type Put,
  ruled,
  space,
  stack,
  text,
} from './box.ts';
import { COLORS, GAPS, MARGIN, PAPERS, type Paper, SIZES } from './look.ts';
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

/** Things in order, in so many columns that the longest is as short as can be. */
function balanced<T>(
  things: readonly T[],
  count: number,
  heightOf: (thing: T) => number,
): readonly (readonly T[])[] {
  const heights = things.map(heightOf);
  const fill = (most: number): T[][] => {
    const columns: T[][] = [[]];
    let height = 0;
    things.forEach((thing, index) => {
      const own = heights[index] as number;
      if (height > 0 && height + own > most) {
        columns.push([]);
        height = 0;
      }
      (columns.at(-1) as T[]).push(thing);
      height += own;
    });
    return columns;
  };
  let low = Math.max(0, ...heights);
  let high = heights.reduce((sum, each) => sum + each, 0);
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (fill(middle).length <= count) high = middle;
    else low = middle;
  }
  return fill(high);
}

const columnWidth = (width: number, count: number, gap: number): number =>
  (width - gap * (count - 1)) / count;

function columnsBox<T>(
  columns: readonly (readonly T[])[],
  count: number,
  setting: Setting,
  boxOf: (things: readonly T[], setting: Setting) => Box,
): Box {
  const gap = GAPS.column * setting.scale;
  const width = columnWidth(setting.width, count, gap);
  return beside(
    columns.map((things, index) => [index * (width + gap), boxOf(things, { ...setting, width })]),
  );
}

function headBox(sheet: PostingSheet, setting: Setting): Box {
  const { width, scale, measure } = setting;
  const pad = GAPS.band * scale;
  const inside = width - 2 * pad;
  const line = (
    words: string,
    font: 'text' | 'bold' | 'title' | 'italic',
    size: number,
    color: string,
  ) => text(words, inside, { font, size: size * scale, color }, measure);
  const band = framed(
    stack(
      [
        line(sheet.venue.toUpperCase(), 'bold', SIZES.venue, COLORS.gold),
        line(sheet.title, 'title', SIZES.title, COLORS.onBand),
        line(subtitleOf(sheet), 'text', SIZES.subtitle, COLORS.onBand),
      ],
      GAPS.item * scale,
    ),
    { width, pad, color: COLORS.band },
  );
  const warning =
    sheet.warning === undefined
      ? []
      : [
          framed(
            text(
              sheet.warning,
              inside,
              { font: 'bold', size: SIZES.warning * scale, color: '#ffffff', align: 'center' },
              measure,
            ),
            { width, pad: GAPS.item * 2 * scale, color: COLORS.warning },
          ),
        ];
  const summary = text(
    sheet.summary,
    width,
    { font: 'italic', size: SIZES.summary * scale, color: COLORS.ink },
    measure,
  );
  return stack([band, ...warning, space(GAPS.block * scale), summary]);
}

/** The approval under the name; its ID stands wherever the name is another one. */
export const subtitleOf = ({ approvedAs, approvalIds, approvedBy }: PostingSheet): string =>
  [approvedAs === undefined ? '' : `Approved as ${approvedAs}`, approvalIds.join(', '), approvedBy]
    .filter((words) => words !== '')
    .join(' · ');

/** The notes beside the QR code, which is drawn into the room left for it. */
function footBox(lines: readonly string[], { width, scale, measure }: Setting): Box {
  const qr = GAPS.qr * scale;
  const room = width - qr - GAPS.column * scale;
  const style = { font: 'text', size: SIZES.footer * scale, color: COLORS.muted } as const;
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
function pieceHeight({ section, block, isFirst, isStart }: Piece, setting: Setting): number {
  const { scale } = setting;
  const heightOf = (part: Block): number => blocksBox([part], setting, section.weight).height;
  const isLater = block.kind === 'table' && !isStart;
  const head = isFirst ? headingBox(section.heading, setting).height + GAPS.section * scale : 0;
  const above = isStart ? GAPS.block : GAPS.item;
  const again = isLater ? heightOf({ ...block, rows: [] }) : 0;
  return heightOf(block) - again + head + above * scale;
}

interface Choice {
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

function setPage(
  { sheet, foot, measure }: PageInput,
  choice: Choice,
): SetPage & { isFit: boolean } {
  const { paper, columnCount, chartCount, scale } = choice;
  const { width: paperWidth, height: paperHeight } = PAPERS[paper];
  const setting: Setting = { width: paperWidth - 2 * MARGIN, scale, measure };
  const gap = GAPS.column * scale;
  const within = (count: number): Setting => ({
    ...setting,
    width: columnWidth(setting.width, count, gap),
  });
  const { pool, prizes, notices, plain } = partsOf(sheet);
  const sectionGap = GAPS.section * scale;
  const fill = (sections: readonly Section[], count: number): readonly (readonly Piece[])[] =>
    balanced(sections.flatMap(piecesOf), count, (piece) => pieceHeight(piece, within(count)));
  const chart = fill(prizes === undefined ? [] : [prizes], chartCount).map(blocksOf);
  const columns = fill(plain, columnCount).map(sectionsOf);
  const main = stack(
    [
      headBox(sheet, setting),
      ...(pool === undefined ? [] : [blocksBox(pool.blocks, setting, 'pool')]),
      ...(prizes === undefined
        ? []
        : [
            stack(
              [
                headingBox(prizes.heading, setting),
                columnsBox(chart, chartCount, setting, (blocks, inside) =>
                  blocksBox(blocks, inside, 'prizes'),
                ),
              ],
              GAPS.item * 2 * scale,
            ),
          ]),
      ...notices.map((section) => noticeBox(section, setting)),
      columnsBox(columns, columnCount, setting, (sections, inside) =>
        stack(
          sections.map((section) => sectionBox(section, inside)),
          sectionGap,
        ),
      ),
    ],
    sectionGap,
  );
  const footer = footBox(foot, setting);
  const room = paperHeight - 2 * MARGIN;
  return {
    isFit: main.height + sectionGap + footer.height <= room,
    plan: {
      paper,
      scale,
      widths: {
        full: setting.width,
        chart: within(chartCount).width,
        column: within(columnCount).width,
      },
      chart,
      columns,
    },
    draw: (put) => {
      main.draw(MARGIN, MARGIN, put);
      footer.draw(MARGIN, MARGIN + room - footer.height, put);
    },
  };
}

/** The sizes that are tried, the largest first. */
const SCALES = Array.from({ length: 60 }, (_, index) => 1.5 * 0.97 ** index);
/** On letter paper letters are not set smaller: tabloid is taken instead. The approved sheet with
 * all its options may need still smaller ones; it does not hang on a wall. */
const LEAST: Readonly<Record<PostingSheet['kind'], Readonly<Record<Paper, number>>>> = {
  posting: { letter: 0.8, tabloid: 0.5 },
  approved: { letter: 0.7, tabloid: 0.25 },
};

/** Columns of the lower part, and of the chart. */
const COUNTS: Readonly<Record<Paper, readonly (readonly [number, number])[]>> = {
  letter: [
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
  ],
  tabloid: [
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 3],
    [4, 4],
  ],
};

/** The largest scale that fits, for so many columns. */
function largest(input: PageInput, choice: Omit<Choice, 'scale'>): SetPage | undefined {
  const scales = SCALES.filter((scale) => scale >= LEAST[input.sheet.kind][choice.paper]);
  let [low, high] = [0, scales.length];
  let best: SetPage | undefined;
  while (low < high) {
    const middle = low === 0 && high === scales.length ? high - 1 : (low + high) >> 1;
    const set = setPage(input, { ...choice, scale: scales[middle] as number });
    if (set.isFit) {
      best = set;
      high = middle;
    } else low = middle + 1;
  }
  return best;
}

/** A short chart has the whole width, so that its prizes can be read from afar. */
const SHORT_CHART = 12;

function chartColumnsMost(sheet: PostingSheet): number {
  const tables = (partsOf(sheet).prizes?.blocks ?? []).flatMap((block) =>
    block.kind === 'table' ? [block.rows.length] : [],
  );
  return tables.length <= 1 && (tables[0] ?? 0) <= SHORT_CHART ? 1 : Number.POSITIVE_INFINITY;
}

/** More letters than any page holds. */
const TOO_MANY = 80_000;

/** The page with the largest letters, or that there is too much to read on any. */
export function fitPage(input: PageInput): Result<SetPage> {
  const mostForChart = chartColumnsMost(input.sheet);
  const isHopeless = JSON.stringify(input.sheet.sections).length > TOO_MANY;
  for (const paper of isHopeless ? [] : (['letter', 'tabloid'] as const)) {
    const counts = COUNTS[paper].filter(([, chartCount]) => chartCount <= mostForChart);
    const sets = counts.flatMap(
      ([columnCount, chartCount]) => largest(input, { paper, columnCount, chartCount }) ?? [],
    );
    const [first, ...others] = sets;
    if (first === undefined) continue;
    return ok(others.reduce((a, b) => (b.plan.scale > a.plan.scale ? b : a), first));
  }
  return problem('sheet', 'is too long for one page: the house must say it in fewer words');
}
