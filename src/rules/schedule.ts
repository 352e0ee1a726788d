// What a posting promises of the drawings and shows of a sheet: when each is held and how often. The
// house is held to it.
import type { Moment } from './moment.ts';
import { choiceOf, type Posted } from './posted.ts';
import { type DrawingTime, hasCome, type TimesRule, timeNow, timesUnder } from './times.ts';
import type { Chosen } from './value.ts';

/** A drawing or a show that is held at posted times, once at each. */
export interface Scheduled {
  readonly title: string;
  readonly clause: string;
  /** Under which choices of the sheet it is held; under all where it is left out. */
  readonly in?: Chosen;
  /** When it is held; whenever the house holds it, where the sheet asks for no posted time. */
  readonly times?: TimesRule;
  /** How many of them there are in all; as many dates are posted, where it has dates. */
  readonly most?: number;
}

/** Why nothing more is held now: none of its times has come, it was held for this one, or all were
 * held that there are. */
export type OffSchedule = 'not-the-time' | 'held-for-this-time' | 'all-held';

/** Whether one more can be held at a moment; `held` is when the others were. */
export function offSchedule(
  { times: rule, most }: Scheduled,
  posted: Posted,
  { at, held }: { readonly at: Moment; readonly held: readonly Moment[] },
): OffSchedule | undefined {
  if (most !== undefined && held.length >= most) return 'all-held';
  const times = rule && timesUnder(rule, posted);
  if (times === undefined) return undefined;
  const now = timeNow(times, at)?.minutes;
  if (now === undefined) return 'not-the-time';
  return held.some((each) => timeNow(times, each)?.minutes === now)
    ? 'held-for-this-time'
    : undefined;
}

/** How many of the posted times are over: those at which something began, however often, and for each
 * that was given up before it began the last time that had come by then with nothing held. */
export function timesOver(
  times: readonly DrawingTime[],
  { begun, givenUp }: { readonly begun: readonly Moment[]; readonly givenUp: readonly Moment[] },
): number {
  const over = new Set(begun.map((at) => timeNow(times, at)?.time));
  over.delete(undefined);
  for (const at of givenUp) {
    const missed = times.filter((time) => !over.has(time) && hasCome(time, at)).at(-1);
    if (missed !== undefined) over.add(missed);
  }
  return over.size;
}

/** For how long a sheet runs, and what is on its last day. */
export interface TermRule {
  readonly clause: string;
  /** The value or the option that says for how many weeks. */
  readonly weeks: { readonly value: string } | { readonly option: string };
  /** The value that names the last day. */
  readonly lastDay?: string;
}

export const weeksUnder = ({ weeks }: TermRule, posted: Posted): number =>
  Number('value' in weeks ? choiceOf(posted, weeks.value) : posted.options[weeks.option]);
