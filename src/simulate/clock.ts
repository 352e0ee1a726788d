// The room's clock: instants as the room's people read them, an hour ahead in summer; and how time
// passes there.
import type { Dice } from './dice.ts';

const MS_A_DAY = 86_400_000;
const MS_AN_HOUR = 3_600_000;

const two = (count: number): string => String(count).padStart(2, '0');

/** The date so many days after the first of January 1970. Years are counted from March, so that a
 * leap day is the last day of one. */
export function dateOf(days: number): string {
  const since = days + 719_468;
  const era = Math.floor(since / 146_097);
  const dayOfEra = since - era * 146_097;
  const leaps =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${two(month)}-${two(day)}`;
}

const isSummer = (date: string): boolean => date.slice(5) >= '03-08' && date.slice(5) < '11-01';

/** A moment as the log has it: date, time to the millisecond, offset. */
export function momentText(instant: number): string {
  const winter = instant - 8 * MS_AN_HOUR;
  const hours = isSummer(dateOf(Math.floor(winter / MS_A_DAY))) ? 7 : 8;
  const local = instant - hours * MS_AN_HOUR;
  const days = Math.floor(local / MS_A_DAY);
  const ms = local - days * MS_A_DAY;
  const [hour, minute] = [Math.floor(ms / MS_AN_HOUR), Math.floor(ms / 60_000) % 60];
  const rest = String(ms % 60_000).padStart(5, '0');
  const time = `${two(hour)}:${two(minute)}:${rest.slice(0, 2)}.${rest.slice(2)}`;
  return `${dateOf(days)}T${time}-0${hours}:00`;
}

/** The second of November 2026, ten in the morning. */
export const OPENING = Date.UTC(2026, 10, 2, 18);

/** Seconds between two commands mostly; sometimes hours, a day, weeks. */
export function passTime(dice: Dice): { readonly ms: number; readonly isJump: boolean } {
  const ms = dice.below(4_000);
  if (!dice.oneIn(120)) return { ms, isJump: false };
  if (dice.oneIn(8)) return { ms: dice.between(1, 8) * 7 * MS_A_DAY, isJump: true };
  if (dice.oneIn(6)) return { ms: MS_A_DAY + dice.below(MS_AN_HOUR), isJump: true };
  return { ms: dice.between(1, 300) * 60_000, isJump: true };
}
