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

/** The largest of the scales that fits, for so many columns. The least is tried first. */
function largest(
  input: PageInput,
  choice: Omit<PageChoice, 'scale'>,
  scales: readonly number[],
): SetPage | undefined {
  let [low, high, next] = [0, scales.length, scales.length - 1];
  let best: SetPage | undefined;
  while (low < high) {
    const set = setPage(input, { ...choice, scale: scales[next] as number });
    if (set.isFit) {
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

/** The page with the largest letters on one kind of paper. */
function bestOn(paper: Paper, input: PageInput): SetPage | undefined {
  const mostForChart = chartColumnsMost(input.sheet);
  let best: SetPage | undefined;
  for (const [columnCount, chartCount] of COUNTS[paper]) {
    if (chartCount > mostForChart) continue;
    const beaten = best?.plan.scale ?? 0;
    const scales = SCALES.filter(
      (scale) => scale > beaten && scale >= LEAST[input.sheet.kind][paper],
    );
    best = largest(input, { paper, columnCount, chartCount }, scales) ?? best;
  }
  return best;
}

/** More letters than any page holds. */
const TOO_MANY = 80_000;

/** The page, or that there is too much to read on any. */
export function fitPage(input: PageInput): Result<SetPage> {
  const isHopeless = JSON.stringify(input.sheet.sections).length > TOO_MANY;
  const page = isHopeless ? undefined : (bestOn('letter', input) ?? bestOn('tabloid', input));
  if (page !== undefined) return ok(page);
  return problem('sheet', 'is too long for one page; use fewer words');
}
