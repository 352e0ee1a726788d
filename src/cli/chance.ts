import { randomBytes } from 'node:crypto';
import { expandedSource } from '#chance';
import { type Fairness, fairnessOfAll, isFair, selectionCount } from '#lab';
import { wrongFlag } from './evidence.ts';
import { progressBar } from './progress.ts';
import type { Terminal } from './terminal.ts';

export interface ChanceOptions {
  readonly draws: number;
  readonly seed?: string;
}

interface ChanceReport {
  readonly ok: boolean;
  readonly draws: number;
  /** What it was drawn from: the same bytes give the same report. */
  readonly seed: string;
  readonly confidence: number;
  readonly selections: readonly (Fairness & { readonly isFair: boolean })[];
}

const CONFIDENCE = 0.99;
/** Enough for the thousand outcomes of the largest selection, and the twelve persons by weight. */
const DRAWS_LEAST = 10_000;
const SEED = /^(?:[0-9a-f]{2}){1,64}$/;
const SEED_BYTES = 32;

/** So many selections are looked at that one of them is soon beyond 99% by itself: each is allowed
 * its part of what all together may be off. */
const CONFIDENCE_EACH = 1 - (1 - CONFIDENCE) / selectionCount;

/** `houseway chance`: whether everything is fair. */
export function chance(options: ChanceOptions, terminal: Terminal): boolean {
  const { draws, seed = randomBytes(SEED_BYTES).toString('hex') } = options;
  if (draws < DRAWS_LEAST) throw wrongFlag('--draws', `at least ${DRAWS_LEAST} are needed`);
  if (!SEED.test(seed)) throw wrongFlag('--seed', '1 to 64 bytes in hexadecimal, such as 2a');
  const source = expandedSource(Buffer.from(seed, 'hex'));
  const bar = progressBar('drawing', terminal.stderr);
  const selections: Fairness[] = [];
  try {
    for (const each of fairnessOfAll(draws, source)) {
      selections.push(each);
      bar.update(selections.length, selectionCount);
    }
  } finally {
    bar.stop();
  }
  const judged = selections.map((each) => ({ ...each, isFair: isFair(each, CONFIDENCE_EACH) }));
  const ok = judged.every((each) => each.isFair);
  const report = { ok, draws, seed, confidence: CONFIDENCE, selections: judged };
  terminal.answer(report, show);
  return ok;
}

const NUMBERS = new Intl.NumberFormat('en-US');
const DECIMALS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});

function show({ ok, draws, seed, selections }: ChanceReport): string {
  const width = Math.max(...selections.map(({ name }) => name.length));
  const lines = selections.map(({ name, statistic, degrees, tail, isFair: fair }) =>
    [
      `  ${name.padEnd(width)}`,
      DECIMALS.format(statistic).padStart(12),
      String(degrees).padStart(6),
      DECIMALS.format(tail).padStart(9),
      fair ? '' : '  not fair',
    ].join(''),
  );
  return [
    ok ? 'Every random selection is fair.' : 'Not fair:',
    `  ${NUMBERS.format(draws)} draws each, from ${seed}`,
    `  ${''.padEnd(width)}${'chi-square'.padStart(12)}${'deg.'.padStart(6)}${'tail'.padStart(9)}`,
    ...lines,
  ].join('\n');
}
