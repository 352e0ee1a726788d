// Times of the day in a posted text, `12:00, 16:00, 20:00`: words for whoever reads the posting, and
// data for the machine.
import { isClock } from './moment.ts';

/** The times, the earliest first; undefined where the text is anything else. */
export function parseTimes(text: string): readonly string[] | undefined {
  const times = text.split(/\s*,\s*/).map((each) => each.trim());
  const areGood = times.every((each) => isClock(each) && each !== '24:00');
  return areGood && new Set(times).size === times.length ? [...times].sort() : undefined;
}

/** Times that were checked when they were posted. */
export const readTimes = (text: string): readonly string[] => parseTimes(text) ?? [];
