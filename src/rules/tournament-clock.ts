// The clock of a tournament: from the time that has been played to the current level. Nothing
// ticks; the screen that shows it knows the time.
import { given } from '#result';
import type { Level } from './tournament.ts';

const MS_A_MINUTE = 60_000;

/** Time that has been played, and since when it goes on counting. */
export interface ClockTime {
  readonly elapsedMs: number;
  readonly since?: number | undefined;
}

export const playedAt = ({ elapsedMs, since }: ClockTime, instant: number): number =>
  elapsedMs + (since === undefined ? 0 : Math.max(0, instant - since));

export interface ClockFace {
  /** Where in the list; the last one goes on forever. */
  readonly index: number;
  readonly now: Level;
  /** Levels that have begun, breaks not counted. */
  readonly level: number;
  /** Until the next one; undefined if none follows. */
  readonly leftMs?: number;
  readonly next?: Level;
  /** Until the next break, where one is to come. */
  readonly breakInMs?: number;
}

export function clockFace(levels: readonly Level[], playedMs: number): ClockFace {
  let begun = 0;
  for (const [index, now] of levels.entries()) {
    const ends = begun + now.minutes * MS_A_MINUTE;
    const isLast = index === levels.length - 1;
    if (playedMs < ends || isLast) {
      const level = levels.slice(0, index + 1).filter(({ kind }) => kind === 'level').length;
      const next = levels[index + 1];
      if (next === undefined) return { index, now, level };
      const leftMs = ends - playedMs;
      const breakInMs = untilBreak(levels.slice(index + 1), leftMs);
      return given({ index, now, level, leftMs, next, breakInMs });
    }
    begun = ends;
  }
  throw new Error('a tournament has at least one level');
}

function untilBreak(ahead: readonly Level[], leftMs: number): number | undefined {
  const index = ahead.findIndex(({ kind }) => kind === 'break');
  if (index < 0) return undefined;
  return ahead.slice(0, index).reduce((sum, { minutes }) => sum + minutes * MS_A_MINUTE, leftMs);
}

/** Time played when a level of the list has so much left. */
export const playedFor = (levels: readonly Level[], index: number, leftMs: number): number =>
  levels.slice(0, index + 1).reduce((sum, { minutes }) => sum + minutes * MS_A_MINUTE, 0) - leftMs;
