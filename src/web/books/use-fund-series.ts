import { useEffect, useState } from 'react';
import { type FundMoney, momentIn } from '#house';
import { houseNow } from '../data/time.ts';
import { useView } from '../data/views.ts';
import { type ChartPoint, joined, pointOf } from './chart-data.ts';

export const RANGES = ['day', 'week', 'month', 'all'] as const;
export type SeriesRange = (typeof RANGES)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const SPANS: Readonly<Record<SeriesRange, number | undefined>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 31 * DAY_MS,
  all: undefined,
};
const POINTS = 120;
/** A page that stands open for days keeps so many changes. */
const KEPT = 2_000;

/** A fund over time: what the house knows, and what has changed since it was asked. */
export function useFundSeries(fund: string, range: SeriesRange, now: FundMoney | undefined) {
  const [began] = useState(() => Math.floor(houseNow() / MINUTE_MS) * MINUTE_MS);
  const span = SPANS[range];
  const from = span === undefined ? undefined : momentIn(began - span, 'UTC');
  const past = useView('/funds/:fund/series', { of: { fund }, query: { points: POINTS, from } });
  const [since, setSince] = useState<readonly ChartPoint[]>([]);
  useEffect(() => {
    if (now === undefined) return;
    const { meters, reserve, advance } = now;
    const point = { instant: houseNow(), meters, reserve, advance };
    setSince((before) => [...before.slice(1 - KEPT), point]);
  }, [now]);
  const points = past.data === undefined ? undefined : joined(past.data.map(pointOf), since);
  return { ...past, data: points };
}
