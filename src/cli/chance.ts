import { randomBytes } from 'node:crypto';
import { expandedSource, type WordTest, wordTestCount, wordTests } from '#chance';
import { type Fairness, fairnessOfAll, isFair, selectionCount } from '#lab';
import { wrongFlag } from './evidence.ts';
import { progressBar } from './progress.ts';
import type { Terminal } from './terminal.ts';

export interface ChanceOptions {
  readonly draws: number;
  readonly seed?: string;
  /** In percent. */
  readonly confidence: number;
}

interface Judged {
  readonly isFair: boolean;
}

interface ChanceReport {
  readonly ok: boolean;
  readonly draws: number;
  /** What it was drawn from: the same bytes give the same report. */
  readonly seed: string;
  readonly confidence: number;
  readonly selections: readonly (Fairness & Judged)[];
  /** The random words by themselves. */
  readonly words: readonly (WordTest & Judged)[];
}

const CONFIDENCE_LEAST = 90;
const CONFIDENCE_MOST = 99.99;
/** Enough for the thousand outcomes of the largest selection, and the twelve persons by weight. */
const DRAWS_LEAST = 10_000;
const SEED = /^(?:[0-9a-f]{2}){1,64}$/;
const SEED_BYTES = 32;

const COUNT = selectionCount + wordTestCount;

/** So many tests are made that one of them is soon beyond 99% by itself: each is allowed its part of
 * what all together may be off. */
const confidenceOfEach = (confidence: number): number => 1 - (1 - confidence / 100) / COUNT;

/** `houseway chance`: whether everything is fair. */
export function chance(options: ChanceOptions, terminal: Terminal): boolean {
  const { draws, confidence, seed = randomBytes(SEED_BYTES).toString('hex') } = options;
  if (draws < DRAWS_LEAST) throw wrongFlag('--draws', `at least ${DRAWS_LEAST} are needed`);
  if (!SEED.test(seed)) throw wrongFlag('--seed', '1 to 64 bytes in hexadecimal, such as 2a');
  if (!(confidence >= CONFIDENCE_LEAST && confidence <= CONFIDENCE_MOST)) {
    throw wrongFlag('--confidence', `from ${CONFIDENCE_LEAST} to ${CONFIDENCE_MOST} percent`);
  }
  const source = expandedSource(Buffer.from(seed, 'hex'));
  const each = confidenceOfEach(confidence);
  const bar = progressBar('drawing', terminal.stderr);
  let done = 0;
  const judged = <Test extends WordTest>(tests: Iterable<Test>): (Test & Judged)[] =>
    Array.from(tests, (test) => {
      bar.update(++done, COUNT);
      return { ...test, isFair: isFair(test, each) };
    });
  try {
    const selections = judged(fairnessOfAll(draws, source));
    const words = judged(wordTests(draws, source));
    const ok = [...selections, ...words].every((test) => test.isFair);
    terminal.answer({ ok, draws, seed, confidence, selections, words }, show);
    return ok;
  } finally {
    bar.stop();
  }
}

const NUMBERS = new Intl.NumberFormat('en-US');
const DECIMALS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

function show({ ok, draws, seed, confidence, selections, words }: ChanceReport): string {
  const tests = [...selections, ...words];
  const width = Math.max(...tests.map(({ name }) => name.length));
  const lineOf = ({ name, statistic, degrees, tail, isFair: fair }: WordTest & Judged): string =>
    [
      `  ${name.padEnd(width)}`,
      DECIMALS.format(statistic).padStart(12),
      (degrees === 0 ? '' : String(degrees)).padStart(6),
      DECIMALS.format(tail).padStart(9),
      fair ? '' : '  not fair',
    ].join('');
  return [
    ok ? `Every random selection is fair, at ${confidence}%.` : `Not fair, at ${confidence}%:`,
    `  ${NUMBERS.format(draws)} draws each, from ${seed}`,
    `  ${''.padEnd(width)}${'chi-square'.padStart(12)}${'deg.'.padStart(6)}${'tail'.padStart(9)}`,
    ...selections.map(lineOf),
    'The random words themselves:',
    ...words.map(lineOf),
  ].join('\n');
}
