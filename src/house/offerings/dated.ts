// Nothing is posted back in time: what players were told on a day that is over stays as it was.
import type { Moment, Offering } from '#rules';
import { dayAt } from '../days/day-ends.ts';
import { refuse } from '../kit/ask.ts';
import type { Asking } from '../kit/asking.ts';
import { dueDay } from '../words/days.ts';

/** Refuses an offering that begins or ends on a gaming day that is over, unless it was posted so. */
export function checkDated({ house, at }: Asking, offering: Offering, before?: Offering): void {
  if (house.settings.powers === undefined) return;
  const today = dayAt(house, at);
  const isOver = (moment: Moment): boolean => dueDay(moment, house.settings.dayStart) < today;
  for (const field of ['from', 'until'] as const) {
    const moment = offering[field];
    if (moment === undefined || moment.instant === before?.[field]?.instant) continue;
    if (isOver(moment)) refuse('dated-back', moment.text);
  }
}
