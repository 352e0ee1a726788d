// A house that was dated too late. No record gets another date: from the correction on time goes on from
// where it really is, and the order of records is that of their numbers.
import { z } from 'zod';
import { daysBack } from '../days/day-ends.ts';
import type { EventOf } from '../events.ts';
import { refuse } from '../kit/ask.ts';
import { command } from '../kit/command.ts';
import { STEP_UP } from '../kit/power.ts';
import type { House } from '../state.ts';
import { instantOf, momentAt, momentIn } from '../words/days.ts';
import { words } from '../words/scalars.ts';
import { WAIT_MS } from './events.ts';

/** `doubt` is the record that they have looked at, `since` the first one that is dated wrong. */
export const CORRECT_CLOCK = command({
  does: 'Sets a house that was dated too late back to the machine’s time, with a note to the regulator. Records keep their dates.',
  may: ['manager', 'administrator', 'accounting', 'compliance'],
  power: STEP_UP,
  fields: {
    doubt: z.int().min(1),
    since: z.int().min(1),
    note: words,
    reason: words,
  },
  brings: ['clock-corrected'],
  sample: { doubt: 1, since: 1, note: 'letter 17', reason: 'for the test' },
  decide({ house, command: { doubt: seen, since, note, reason }, at }) {
    const { doubt, zone, seq, epochs = [] } = house;
    if (doubt === undefined) return refuse('clock-sure');
    if (doubt.seq !== seen) refuse('clock-moved', `record ${doubt.seq}`);
    if (doubt.ahead >= -WAIT_MS) refuse('clock-not-ahead');
    const before = epochs.at(-1)?.seq ?? 0;
    if (since <= before || since > seq) refuse('unknown-record', `${since}`);
    const wall = momentIn(at.instant + doubt.ahead, zone);
    const told = { house: at.text, wall, later: doubt.ahead, since, note, reason };
    return [{ type: 'clock-corrected', ...told }];
  },
});

/** Days that only the wrong time has begun or closed are still to come. */
export function correctClock(
  house: House,
  { wall }: EventOf<'clock-corrected'>,
  seq: number,
): void {
  const at = instantOf(wall);
  house.epochs = [...(house.epochs ?? []), { seq, at }];
  house.resumesAt = at;
  daysBack(house, momentAt(at, house.zone));
  house.pace = { day: house.days.running };
  delete house.doubt;
}
