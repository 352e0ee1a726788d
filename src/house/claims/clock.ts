// When the right to a prize ends. Minutes and hours run on; days and weekdays are those of the room.
import { Temporal } from 'temporal-polyfill';
import { ZERO } from '#money';
import { sure } from '#result';
import {
  type ClaimRule,
  type Moment,
  type Offering,
  parseMoment,
  postedAmount,
  type SettledShare,
} from '#rules';
import type { Call } from '../state.ts';
import { nextWeekly } from '../words/days.ts';

/** The instant at which a claim won at a given moment ends. Undefined where it is kept forever or
 * the sheet is silent. A winner who has missed the minutes may still have days. */
export function claimEndsAt(
  { minutes, hours, days, window }: Pick<ClaimRule, 'minutes' | 'hours' | 'days' | 'window'>,
  { instant }: Moment,
  zone: string,
): number | undefined {
  if (window !== undefined) return nextWeekly(instant, window.closes, zone);
  const won = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  if (days !== undefined) return won.add({ days }).epochMilliseconds;
  if (hours !== undefined) return won.add({ hours }).epochMilliseconds;
  if (minutes !== undefined) return won.add({ minutes }).epochMilliseconds;
  return undefined;
}

/** A sheet may have a clock for greater prizes only; the posted prize tells, not a share of it. */
export function expiryOf(
  awards: readonly SettledShare[],
  offering: Offering,
  { call, at, zone }: { readonly call: Call; readonly at: Moment; readonly zone: string },
): { readonly expires?: number } {
  const { claim } = offering.activity;
  const { since, leastPrize = ZERO } = claim;
  const from = since === 'hand' ? sure(parseMoment(call.at, 'at')) : at;
  const expires = claimEndsAt(claim, from, zone);
  const isClocked = awards.some(({ amount = ZERO, finding: { row } }) => {
    const { prize } = row;
    return (prize.pays === 'dollars' ? postedAmount(offering, prize.amount) : amount) >= leastPrize;
  });
  return isClocked && expires !== undefined ? { expires } : {};
}
