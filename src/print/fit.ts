// How large the letters, how many columns, how many pages. As few pages of US letter as will do, and
// on them the largest letters that fit; never letters too small to read on a wall.
import { ok, problem, type Result } from '#result';
import type { PostingSheet } from '#rules';
import { LEAST_LETTERS, SIZES } from './look.ts';
import { type PageChoice, type PageInput, partsOf, type SetPages, setPages } from './page.ts';

/** The smallest of all sizes but that of the foot, which has an end of its own. */
const SMALLEST = Math.min(...Object.values({ ...SIZES, footer: SIZES.note }));

/** The sizes that are tried, largest first. */
const SCALES = Array.from({ length: 60 }, (_, index) => 1.5 * 0.97 ** index).filter(
  (scale) => SMALLEST * scale >= LEAST_LETTERS,
);
/** On several pages there is no need to fill them with large letters. */
const SCALES_OF_SEVERAL = SCALES.filter((scale) => scale <= 1.15);

/** Columns of the lower part, and of the chart. */
const COUNTS: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [2, 2],
  [3, 2],
];

/** For a chart that fills pages by itself. */
const TIGHT: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 3],
];

/** Fewer pages than these are set without tight charts. */
const TIGHT_FROM = 5;

/** A sheet that takes more is no sheet for a wall. */
const MOST_PAGES = 12;

/** The largest of the scales that fits, for so many columns. The least is tried first. */
function largest(
  input: PageInput,
  choice: Omit<PageChoice, 'scale'>,
  { scales, mostPages }: { readonly scales: readonly number[]; readonly mostPages: number },
): SetPages | undefined {
  let [low, high, next] = [0, scales.length, scales.length - 1];
  let best: SetPages | undefined;
  while (low < high) {
    const set = setPages(input, { ...choice, scale: scales[next] as number }, mostPages);
    if (set !== undefined) {
      best = set;
      high = next;
    } else low = next + 1;
    next = (low + high) >> 1;
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

/** The largest letters on no more than so many pages. */
function bestOn(mostPages: number, input: PageInput): SetPages | undefined {
  const mostForChart = chartColumnsMost(input.sheet);
  const tried = mostPages === 1 ? SCALES : SCALES_OF_SEVERAL;
  let best: SetPages | undefined;
  const counts = mostPages < TIGHT_FROM ? COUNTS : [...COUNTS, ...TIGHT];
  for (const [columnCount, chartCount] of counts) {
    if (chartCount > mostForChart) continue;
    const beaten = best?.plan.scale ?? 0;
    const scales = tried.filter((scale) => scale > beaten);
    best = largest(input, { columnCount, chartCount }, { scales, mostPages }) ?? best;
  }
  return best;
}

/** More letters than so many pages hold. */
const TOO_MANY = 80_000;

/** The pages, or that there is too much to read on a wall. */
export function fitPages(input: PageInput): Result<SetPages> {
  const isHopeless = JSON.stringify(input.sheet.sections).length > TOO_MANY;
  for (let mostPages = 1; mostPages <= MOST_PAGES && !isHopeless; mostPages++) {
    const pages = bestOn(mostPages, input);
    if (pages !== undefined) return ok(pages);
  }
  return problem('sheet', `is too long for ${MOST_PAGES} pages; use fewer words`);
}
