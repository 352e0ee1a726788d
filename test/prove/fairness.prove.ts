// Words that no one has seen before: a fair source fails this once in some ten thousand runs of all
// selections, which is too often for every commit.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { expandedSource } from '#chance';
import { fairnessOf, isFair } from '../../src/lab/fairness/fairness.ts';
import { SELECTIONS } from '../../src/lab/fairness/selections.ts';

test.each(SELECTIONS.map((selection) => [selection.name, selection] as const))(
  'fair with words that no one has seen before: %s',
  (_name, selection) => {
    const draws = Math.max(50_000, selection.weights.length * 100);
    const fair = fairnessOf(selection, draws, expandedSource(randomBytes(32)));
    expect(isFair(fair, 1 - 1e-6), `chi-square ${fair.statistic}`).toBe(true);
  },
);
