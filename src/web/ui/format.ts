// Money, dates and times as people read them, by locale and in the house's time zone. Amounts stay
// texts: nothing is computed here.
import { keep, useKept } from '../data/kept.ts';
import { locale } from '../text/index.ts';

const usd = new Intl.NumberFormat(locale(), { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat(locale());

/** `10005.60` as people read it: `$10,005.60`. A decimal text is formatted exactly. */
export const money = (amount: string): string => usd.format(amount as unknown as number);

export const count = (number: number | bigint): string => whole.format(number);

const ZONE_PLACE = 'houseway-zone';
const zone = keep(localStorage.getItem(ZONE_PLACE) ?? undefined);

/** The time zone of the house, as it was last told: a screen that is opened again has it at once. */
export function setZone(name: string): void {
  if (name === zone.get()) return;
  formats.clear();
  localStorage.setItem(ZONE_PLACE, name);
  zone.set(name);
}

/** For components that must be drawn again when the zone changes. */
export const useZone = (): string | undefined => useKept(zone);

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formats.get(kind);
  if (known !== undefined) return known;
  const timeZone = zone.get();
  const at = timeZone === undefined ? {} : { timeZone };
  const made = new Intl.DateTimeFormat(locale(), { ...options, ...at });
  formats.set(kind, made);
  return made;
}

/** `9:41:07 PM` */
export const timeOf = (at: string): string =>
  formatOf('time', { timeStyle: 'medium' }).format(Date.parse(at));

/** `Nov 15, 2026, 9:41:07 PM` of an instant. */
export const fullTimeOf = (instant: number): string =>
  formatOf('full-time', { dateStyle: 'medium', timeStyle: 'medium' }).format(instant);

/** `Nov 15, 9:41 PM` */
export const momentOf = (at: string): string =>
  formatOf('moment', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(Date.parse(at));

/** `9:41 PM` of an instant. */
export const clockOf = (instant: number): string =>
  formatOf('clock', { hour: 'numeric', minute: '2-digit' }).format(instant);

/** `Nov 15` of an instant. */
export const shortDayOf = (instant: number): string =>
  formatOf('short-day', { month: 'short', day: 'numeric' }).format(instant);

/** `Sunday, November 15, 2026` of `2026-11-15`. */
export const dayOf = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

const two = (number: number): string => String(number).padStart(2, '0');

/** `4:05` or `1:04:05`: how long something has waited, or will. */
export function spanOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
