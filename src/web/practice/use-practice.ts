import { useEffect, useState } from 'react';
import { seededSource } from '#chance';
import { houseNow } from '../data/time.ts';
import { browserSource } from '../rank/supply.ts';
import { type DealerStep, nextStep } from './dealer-steps.ts';
import {
  type Choices,
  openPractice,
  type Practice,
  type PracticeGame,
  phaseOf,
  stepped,
} from './practice-table.ts';

/** Slow enough to follow. */
const PACE_MS: Readonly<Partial<Record<DealerStep['says'], number>>> = {
  'deal-turn': 220,
  'deal-up-card': 220,
  'other-decides': 500,
  'reveal-dealer-hand': 500,
  'turn-up-hand': 350,
  'settle-wagers': 350,
};
const USUAL_PACE_MS = 60;

export interface PracticePlaying {
  readonly practice: Practice;
  readonly next: DealerStep | null;
  /** The dealer waits for us: for wagers, a decision, or the next round. */
  readonly isWaiting: boolean;
  step(): void;
  change(practice: Practice): void;
}

/** A practice table. A seed deals the same cards again; without one they are as random as the
 * browser can make them. */
export function usePractice(
  game: PracticeGame,
  choices: Choices,
  { seed, isByItself }: { readonly seed: number | undefined; readonly isByItself: boolean },
): PracticePlaying {
  const [source] = useState(() => (seed === undefined ? browserSource : seededSource(seed)));
  const [practice, change] = useState(() => openPractice(game, choices));
  const next = nextStep(practice.table, practice.own, houseNow());
  const phase = phaseOf(practice);
  const isOver = phase === 'complete' && practice.settled !== null;
  const isWaiting = next === null || phase === 'betting' || isOver;
  const step = () => {
    if (next !== null) change(stepped(practice, next, { source, at: houseNow() }));
  };
  useEffect(() => {
    if (!isByItself || isWaiting || next === null) return;
    const timer = setTimeout(step, PACE_MS[next.says] ?? USUAL_PACE_MS);
    return () => clearTimeout(timer);
  });
  return { practice, next, isWaiting, step, change };
}
