// Which paper, how large the letters, how many columns. The largest letters that fit on one page are
// taken; US letter while they can be read there, else tabloid.
import { ok, problem, type Result } from '#result';
import type { PostingSheet } from '#rules';
import type { Paper } from './look.ts';
import { type PageChoice, type PageInput, partsOf, type SetPage, setPage } from './page.ts';

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
function largest(input: PageInput, choice: Omit<PageChoice, 'scale'>): SetPage | undefined {
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
