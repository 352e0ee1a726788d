// Tests of random words by themselves, as regulators name them: each counts something whose odds are
// known exactly, and says how often a fair source would be further off. After Knuth, The Art of
// Computer Programming, volume 2, section 3.3.2.
import { assert } from '#result';
import { expandedSource } from './expanded.ts';
import { below, type RandomSource } from './source.ts';

export interface WordTest {
  readonly name: string;
  readonly statistic: number;
  /** None where the statistic is no chi-square. */
  readonly degrees: number;
  /** How often a fair source gives a statistic at least as large. */
  readonly tail: number;
}

type Outcome = Omit<WordTest, 'name'>;

const WORDS = 2 ** 32;

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const total = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0);

/** A number from 0 up to 1, without either end. */
const fraction = (source: RandomSource): number => (below(source, WORDS) + 0.5) / WORDS;

/** How often a chi-square is at least `x`: for an even number of degrees it is a finite sum. */
function chiSquareTail(x: number, degrees: number): number {
  assert(degrees > 0 && degrees % 2 === 0, 'an even number of degrees');
  let term = Math.exp(-x / 2);
  let sum = term;
  for (let at = 1; at < degrees / 2; at++) {
    term *= x / 2 / at;
    sum += term;
  }
  return Math.min(sum, 1);
}

/** How well counts fit their probabilities. */
function fitOf(counts: readonly number[], chances: readonly number[]): Outcome {
  const all = total(counts);
  const statistic = total(
    chances.map((chance, at) => ((counts[at] ?? 0) - all * chance) ** 2 / (all * chance)),
  );
  const degrees = chances.length - 1;
  return { statistic, degrees, tail: chiSquareTail(statistic, degrees) };
}

const evenly = (cells: number): number[] => times(cells, () => 1 / cells);

/** Fills cells, `count` times. */
function fillOf(count: number, chances: readonly number[], cell: () => number): Outcome {
  const counts = chances.map(() => 0);
  for (let at = 0; at < count; at++) {
    const index = cell();
    counts[index] = (counts[index] as number) + 1;
  }
  return fitOf(counts, chances);
}

/** The last of some cells has all that is left. */
const withRest = (chances: readonly number[]): number[] => [...chances, 1 - total(chances)];

const CELLS = 65;
const cellOf = (source: RandomSource): number => Math.floor(fraction(source) * CELLS);

const equidistribution = (words: number, source: RandomSource): Outcome =>
  fillOf(words, evenly(CELLS), () => cellOf(source));

const STEP = 3;
/** Every third word only. */
const subsequence = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / STEP), evenly(CELLS), () => {
    const first = cellOf(source);
    for (let skipped = 1; skipped < STEP; skipped++) cellOf(source);
    return first;
  });

const PAIR_SIDE = 9;
/** Each word beside the next one. */
const serialPairs = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / 2), evenly(PAIR_SIDE ** 2), () => {
    return below(source, PAIR_SIDE) * PAIR_SIDE + below(source, PAIR_SIDE);
  });

const BLOCKS = 10;
/** The covariance of two numbers at a time, in ten blocks: each is normal, their squares add up. */
function correlation(words: number, pair: () => readonly [number, number]): Outcome {
  const length = Math.floor(words / BLOCKS);
  const statistic = total(
    times(BLOCKS, () => {
      let sum = 0;
      for (let at = 0; at < length; at++) {
        const [one, other] = pair();
        sum += (one - 0.5) * (other - 0.5);
      }
      return (12 * sum) ** 2 / length;
    }),
  );
  return { statistic, degrees: BLOCKS, tail: chiSquareTail(statistic, BLOCKS) };
}

function serialCorrelation(words: number, source: RandomSource): Outcome {
  let last = fraction(source);
  return correlation(words, () => {
    const before = last;
    last = fraction(source);
    return [before, last];
  });
}

/** Beside a second source, whose seed the first one gives. */
function interplay(words: number, source: RandomSource): Outcome {
  const other = expandedSource(Uint8Array.from(times(32, () => below(source, 256))));
  return correlation(words, () => [fraction(source), fraction(other)]);
}

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

const RUN_CELLS = 5;
const RUN_CHANCES = withRest(
  times(RUN_CELLS - 1, (at) => 1 / factorial(at + 1) - 1 / factorial(at + 2)),
);
/** How long numbers go up; the one that ends a run is left out, so that runs are independent. */
const runs = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / 3), RUN_CHANCES, () => {
    let length = 1;
    let last = fraction(source);
    for (let next = fraction(source); next > last; next = fraction(source)) {
      length += 1;
      last = next;
    }
    return Math.min(length, RUN_CELLS) - 1;
  });

const GAP_CELLS = 11;
const GAP_OF = 4;
const GAP_CHANCES = withRest(times(GAP_CELLS - 1, (at) => (1 - 1 / GAP_OF) ** at / GAP_OF));
/** How many others come before one number of four. */
const gaps = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / GAP_OF), GAP_CHANCES, () => {
    let length = 0;
    while (below(source, GAP_OF) !== 0) length += 1;
    return Math.min(length, GAP_CELLS - 1);
  });

/** Five digits: all different, a pair, two pairs, three alike, and all that is rarer. */
const POKER_CHANCES = [0.3024, 0.504, 0.108, 0.072, 0.0136];
const POKER_KINDS = ['11111', '2111', '221', '311'];
const poker = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / 5), POKER_CHANCES, () => {
    const alike = times(10, () => 0);
    for (let at = 0; at < 5; at++) {
      const digit = below(source, 10);
      alike[digit] = (alike[digit] as number) + 1;
    }
    const kind = POKER_KINDS.indexOf(
      alike
        .filter((count) => count > 0)
        .sort((a, b) => b - a)
        .join(''),
    );
    return kind < 0 ? POKER_KINDS.length : kind;
  });

const COUPONS = 5;
const COUPON_CELLS = 11;
/** That the last of five kinds comes with draw n: all five in n draws, less all five in n - 1. */
const allWithin = (draws: number): number =>
  total(
    times(COUPONS + 1, (missing) => {
      const ways = factorial(COUPONS) / (factorial(missing) * factorial(COUPONS - missing));
      return (missing % 2 === 0 ? 1 : -1) * ways * (1 - missing / COUPONS) ** draws;
    }),
  );
const COUPON_CHANCES = withRest(
  times(COUPON_CELLS - 1, (at) => allWithin(COUPONS + at) - allWithin(COUPONS + at - 1)),
);
/** How many draws it takes to have each of five kinds. */
const coupons = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / 12), COUPON_CHANCES, () => {
    const seen = new Set<number>();
    let draws = 0;
    for (; seen.size < COUPONS; draws++) seen.add(below(source, COUPONS));
    return Math.min(draws - COUPONS, COUPON_CELLS - 1);
  });

const ORDERS = 24;
/** Up or down all the way is one cell of two orders; the others have one each. */
const ORDER_CHANCES = [2 / ORDERS, ...times(ORDERS - 2, () => 1 / ORDERS)];
const permutation = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / 4), ORDER_CHANCES, () => {
    const four = times(4, () => fraction(source));
    const place = four.reduce((sum, each, at) => {
      return sum * (4 - at) + four.slice(at + 1).filter((later) => later < each).length;
    }, 0);
    return place === ORDERS - 1 ? 0 : place;
  });

const MOST_OF = 5;
/** The greatest of five numbers, to the fifth power. */
const orderStatistic = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / MOST_OF), evenly(CELLS), () => {
    const most = Math.max(...times(MOST_OF, () => fraction(source)));
    return Math.floor(most ** MOST_OF * CELLS);
  });

const RARE_OF = 100;
const RARE_CHANCES = withRest(
  times(2, (hits) => {
    const ways = factorial(RARE_OF) / (factorial(hits) * factorial(RARE_OF - hits));
    return ways * RARE_OF ** -hits * (1 - 1 / RARE_OF) ** (RARE_OF - hits);
  }),
);
/** How often one number of a hundred comes in a hundred draws. */
const rare = (words: number, source: RandomSource): Outcome =>
  fillOf(Math.floor(words / RARE_OF), RARE_CHANCES, () => {
    const hits = total(times(RARE_OF, () => (below(source, RARE_OF) === 0 ? 1 : 0)));
    return Math.min(hits, RARE_CHANCES.length - 1);
  });

/** The greatest distance between how many numbers are below each point and how many should be
 * (Kolmogorov and Smirnov). */
function greatestDistance(words: number, source: RandomSource): Outcome {
  const sorted = Float64Array.from({ length: words }, () => fraction(source)).sort();
  const distance = sorted.reduce(
    (most, each, at) => Math.max(most, each - at / words, (at + 1) / words - each),
    0,
  );
  const root = Math.sqrt(words);
  // Stephens: close at any number of words.
  const statistic = distance * (root + 0.12 + 0.11 / root);
  const tail =
    2 * total(times(100, (at) => (-1) ** at * Math.exp(-2 * ((at + 1) * statistic) ** 2)));
  return { statistic, degrees: 0, tail: Math.min(Math.max(tail, 0), 1) };
}

const WAVE_LENGTH = 64;
const WAVE_CELLS = 11;
/** The strength of every wave in 64 normal numbers (Box and Muller): exponential, each by itself. */
function spectral(words: number, source: RandomSource): Outcome {
  const turns = times(WAVE_LENGTH, (at) => (2 * Math.PI * at) / WAVE_LENGTH);
  const cos = turns.map(Math.cos);
  const sin = turns.map(Math.sin);
  const counts = times(WAVE_CELLS, () => 0);
  for (let block = 0; block < Math.floor(words / WAVE_LENGTH); block++) {
    const signal = times(WAVE_LENGTH / 2, () => {
      const far = Math.sqrt(-2 * Math.log(fraction(source)));
      const turn = 2 * Math.PI * fraction(source);
      return [far * Math.cos(turn), far * Math.sin(turn)];
    }).flat();
    for (let wave = 1; wave < WAVE_LENGTH / 2; wave++) {
      const along = total(signal.map((each, at) => each * (cos[(at * wave) % WAVE_LENGTH] ?? 0)));
      const across = total(signal.map((each, at) => each * (sin[(at * wave) % WAVE_LENGTH] ?? 0)));
      const cell = Math.floor(Math.exp(-(along ** 2 + across ** 2) / WAVE_LENGTH) * WAVE_CELLS);
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  return fitOf(counts, evenly(WAVE_CELLS));
}

const TESTS: readonly (readonly [
  name: string,
  run: (words: number, source: RandomSource) => Outcome,
])[] = [
  ['equidistribution', equidistribution],
  ['equidistribution of every third word', subsequence],
  ['Kolmogorov-Smirnov', greatestDistance],
  ['serial pairs', serialPairs],
  ['serial correlation', serialCorrelation],
  ['interplay correlation of two sources', interplay],
  ['runs', runs],
  ['gap', gaps],
  ['poker', poker],
  ['coupon collector', coupons],
  ['permutation', permutation],
  ['order statistic', orderStatistic],
  ['Poisson', rare],
  ['spectral', spectral],
];

export const wordTestCount = TESTS.length;

/** Every test of words, one after another, each of about as many words. */
export function* wordTests(words: number, source: RandomSource): Generator<WordTest> {
  for (const [name, run] of TESTS) yield { name, ...run(words, source) };
}
