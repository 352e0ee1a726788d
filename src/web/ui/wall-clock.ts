// Moments as the clock on the wall of the house shows them, which is how people enter them.
import { momentIn } from '#house';

/** `2026-11-16T19:00` of a moment of any offset; empty if it is no moment. */
export function wallOf(moment: string | undefined, zone: string): string {
  const instant = Date.parse(moment ?? '');
  return Number.isNaN(instant) ? '' : momentIn(instant, zone).slice(0, 16);
}

const OFFSET = /([+-])(\d\d):(\d\d)$/;

function offsetMs(moment: string): number {
  const [, sign, hours, minutes] = OFFSET.exec(moment) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The moment at which the wall shows this, with its offset from UTC. In the hour that a spring
 * skips, it is the one that the clock shows instead. */
export function momentAt(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return '';
  // The offset of the first guess may be that of the other side of a change of clocks.
  const guess = asUtc - offsetMs(momentIn(asUtc, zone));
  const moment = momentIn(asUtc - offsetMs(momentIn(guess, zone)), zone);
  return `${moment.slice(0, 16)}:00${moment.slice(-6)}`;
}

const DAY_MS = 86_400_000;

/** The date so many days later. */
export const laterDate = (date: string, days: number): string =>
  momentIn(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS, 'UTC').slice(0, 10);
