import type { RandomSource } from '#chance';
import { chiSquare, type Fit } from './chi-square.ts';
import { SELECTIONS, type Selection } from './selections.ts';

export interface Fairness extends Fit {
  readonly name: string;
  readonly outcomes: number;
  readonly draws: number;
}

/** Draws again and again, and compares how often each outcome came with what it weighs. */
export function fairnessOf(selection: Selection, draws: number, source: RandomSource): Fairness {
  const { name, weights } = selection;
  const counts = weights.map(() => 0);
  for (let drawn = 0; drawn < draws; drawn++) {
    const outcome = selection.select(source);
    counts[outcome] = (counts[outcome] as number) + 1;
  }
  return { name, outcomes: weights.length, draws, ...chiSquare(counts, weights) };
}

/** Whether a fit is within what a fair source gives, at a level of confidence: counts that agree too
 * well are as suspicious as those that do not. */
export const isFair = ({ tail }: Fit, confidence: number): boolean =>
  Math.min(tail, 1 - tail) >= (1 - confidence) / 2;

/** Every way of selecting, one after another. */
export function* fairnessOfAll(draws: number, source: RandomSource): Generator<Fairness> {
  for (const selection of SELECTIONS) yield fairnessOf(selection, draws, source);
}

export const selectionCount = SELECTIONS.length;
