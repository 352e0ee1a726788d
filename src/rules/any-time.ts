// A sheet posted so that it can be tried now.
import type { Activity } from './activity.ts';

const HOURS_A_DAY = 24;
const everyHour = (day: string): string =>
  Array.from(
    { length: HOURS_A_DAY },
    (_, hour) => `${day}${String(hour).padStart(2, '0')}:00`,
  ).join(', ');

/** The sheet's own sample without its dates and hours, its drawings at every hour, today where they
 * have dates: it is open whenever it is tried. */
export function anyTimeSample(
  { sample, values }: Activity,
  today: string,
): Record<string, unknown> & { readonly values: Readonly<Record<string, unknown>> } {
  const { postedAt: _, from: __, until: ___, hours: ____, windows: _____, ...rest } = sample;
  const posted = Object.entries((sample['values'] ?? {}) as object).map(([name, value]) => {
    const rule = values[name];
    const reads = rule?.kind === 'text' ? rule.reads : undefined;
    if (reads === 'date') return [name, today];
    if (reads !== 'drawing-times') return [name, value];
    return [name, everyHour(String(value).includes('-') ? `${today} ` : '')];
  });
  return { ...rest, values: Object.fromEntries(posted) };
}
