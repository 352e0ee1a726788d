// Times on a sign, where no one is signed in: they are read off the moment itself, which has the
// room's own offset.
import { locale } from '../text/index.ts';

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

const shown = (moment: string, parts: Intl.DateTimeFormatOptions, language: string): string =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(
    Date.parse(`${moment.slice(0, 19)}Z`),
  );

/** `Nov 29, 9:30 AM` of `2026-11-29T09:30:00.000-08:00`, in any time zone of the screen. */
export const roomMoment = (moment: string, language = locale()): string =>
  shown(moment, MOMENT, language);

/** `9:30 AM – 1:00 PM`, with the days where they are not the same. */
export function roomPeriod(from: string, until: string, language = locale()): string {
  const parts = from.slice(0, 10) === until.slice(0, 10) ? CLOCK : MOMENT;
  return `${shown(from, parts, language)} – ${shown(until, parts, language)}`;
}
