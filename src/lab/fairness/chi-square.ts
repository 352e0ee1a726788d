// How well counts fit what was expected (Pearson), and how often chance alone fits worse.
import { assert } from '#result';

export interface Fit {
  readonly statistic: number;
  readonly degrees: number;
  /** How often a fair source gives a statistic at least as large. */
  readonly tail: number;
}

/** Counts of outcomes against their weights, each of which is expected at least five times. */
export function chiSquare(counts: readonly number[], weights: readonly number[]): Fit {
  assert(counts.length === weights.length && counts.length > 1, 'a count for every weight');
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const statistic = counts.reduce((sum, count, index) => {
    const expected = (total * (weights[index] as number)) / weight;
    assert(expected >= 5, 'too few draws for so many outcomes');
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const degrees = counts.length - 1;
  return { statistic, degrees, tail: upperGamma(degrees / 2, statistic / 2) };
}

const PRECISION = 1e-14;
const ROUNDS_MOST = 100_000;

/** The upper regularized incomplete gamma function: a series left of its hump, a continued fraction
 * (Lentz) right of it. */
function upperGamma(shape: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(-x + shape * Math.log(x) - logGamma(shape));
  return x < shape + 1 ? 1 - scale * lowerSeries(shape, x) : scale * upperFraction(shape, x);
}

function lowerSeries(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let round = 1; round < ROUNDS_MOST && term > sum * PRECISION; round++) {
    term *= x / (shape + round);
    sum += term;
  }
  return sum;
}

function upperFraction(shape: number, x: number): number {
  let b = x + 1 - shape;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let round = 1; round < ROUNDS_MOST; round++) {
    const a = -round * (round - shape);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return fraction;
}

const STIRLING_FROM = 15;

/** Stirling's series, from a point on where four terms of it are exact enough. */
function logGamma(x: number): number {
  if (x < STIRLING_FROM) return logGamma(x + 1) - Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
