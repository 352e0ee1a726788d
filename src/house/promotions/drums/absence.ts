// When nobody has come for a drawn ticket: the posted minutes are over, three at least, and the holder
// was called three times, a minute apart. Haste finds nothing out: the next number is decided already.
import type { DrawingRule } from '#rules';
import { instantOf } from '../../words/days.ts';
import type { Drawing } from './state.ts';

type Draw = Drawing['draws'][number];

export const MS_A_MINUTE = 60_000;
const LEAST_MS = 3 * MS_A_MINUTE;
export const CALL_OUTS = 3;

/** The instant from which the holder can be called again. */
export const callOutFrom = ({ at, calledOut }: Pick<Draw, 'at' | 'calledOut'>): number => {
  const last = calledOut.at(-1);
  return last === undefined ? instantOf(at) : last + MS_A_MINUTE;
};

/** The instant from which the holder can be absent. */
export const absentFrom = ({ at, until = 0 }: Pick<Draw, 'at' | 'until'>): number =>
  Math.max(until, instantOf(at) + LEAST_MS);

/** Whether the sheet leaves it to the house how long it waits. */
export const isWithoutClock = ({ minutes }: DrawingRule): boolean => minutes === undefined;
