// Reads the moments of a long log. Most of them are in the same minute as the one before, and then
// only the seconds have to be read.
import { type Moment, parseMoment } from '#rules';

/** `2026-11-16T10:00`, then `:05.250`, then the offset. */
const MINUTE_LENGTH = 16;
const SECONDS_LENGTH = 7;
const MS_A_MINUTE = 60_000;
const [ZERO, COLON, POINT] = [48, 58, 46];

/** The milliseconds in `:05.250` at a place of a text; NaN where something else stands there. */
function millisecondsAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== COLON || text.charCodeAt(at + 3) !== POINT) return Number.NaN;
  let total = 0;
  for (const place of [1, 2, 4, 5, 6]) {
    const digit = text.charCodeAt(at + place) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    total = total * 10 + digit;
  }
  return total < MS_A_MINUTE ? total : Number.NaN;
}

/** The moment of a text, or what is wrong with the text. */
export function makeMomentReader(): (text: string) => Moment | string {
  let last: Moment | undefined;
  /** The minute of the last one, as text and as the instant at which it began, and its offset. */
  let [minute, start, offset] = ['', 0, ''];

  function read(text: string): Moment | string {
    const moment = parseMoment(text, 'at');
    if (!moment.ok) return moment.error.map(({ message }) => message).join('; ');
    last = moment.value;
    minute = text.slice(0, MINUTE_LENGTH);
    start = Math.floor(last.instant / MS_A_MINUTE) * MS_A_MINUTE;
    offset = text.slice(MINUTE_LENGTH).replace(/^:[\d.]+/, '');
    return last;
  }

  return (text) => {
    if (last === undefined || last.text === text) return last ?? read(text);
    const isNear =
      text.length === MINUTE_LENGTH + SECONDS_LENGTH + offset.length &&
      text.startsWith(minute) &&
      text.endsWith(offset);
    const milliseconds = isNear ? millisecondsAt(text, MINUTE_LENGTH) : Number.NaN;
    if (Number.isNaN(milliseconds)) return read(text);
    const { date, weekday, minutes } = last;
    last = { text, instant: start + milliseconds, date, weekday, minutes };
    return last;
  };
}
