// Where the regulator asks for it: before a posted offering is changed, ended or corrected, the
// regulator has had written notice, and an agent is there when it is approved.
import type { Moment } from '#rules';
import { refuse } from '../kit/ask.ts';
import type { House } from '../state.ts';
import { addDays } from '../words/days.ts';
import type { AnyAction } from '../words/shapes.ts';

const NOTICED: readonly string[] = ['change-offering', 'withdraw-offering', 'adjust-fund'];

export interface Notice {
  /** The day on which it was sent. */
  readonly noticeSent?: string | undefined;
  readonly agent?: string | undefined;
}

export const needsNotice = ({ settings }: House, { type }: AnyAction): boolean =>
  settings.noticeDays !== undefined && NOTICED.includes(type);

/** Refuses an approval without notice, or before its days are over. */
export function checkNotice(
  house: House,
  action: AnyAction,
  { noticeSent, agent, at }: Notice & { readonly at: Moment },
): void {
  if (!needsNotice(house, action)) return;
  const { noticeDays = 0 } = house.settings;
  if (noticeSent === undefined || addDays(noticeSent, noticeDays) > at.date) {
    refuse('notice-missing', `sent at least ${noticeDays} days ahead`);
  }
  if (agent === undefined) refuse('notice-missing', 'no agent named');
}
