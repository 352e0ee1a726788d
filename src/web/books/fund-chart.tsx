import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { clockOf, money, shortDayOf } from '../ui/format.ts';
import { type ChartPoint, columnsOf, LINES, type Line } from './chart-data.ts';

const COLORS: Readonly<Record<Line, string>> = {
  meters: '--color-live',
  reserve: '--color-paid',
  advance: '--color-held',
};

const HEIGHT = 320;
const DAY_S = 86_400;

const colorOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const whole = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });

/** Hours within a day, with their dates within some days, and dates alone beyond. */
function timeTicks(_: uPlot, ticks: number[]): string[] {
  const days = ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)) / DAY_S;
  return ticks.map((tick) => {
    const [clock, day] = [clockOf(tick * 1000), shortDayOf(tick * 1000)];
    if (days > 4) return day;
    return days > 0.75 ? `${clock}\n${day}` : clock;
  });
}

const optionsOf = (width: number, onIndex: (index: number | undefined) => void): uPlot.Options => {
  const axis = {
    stroke: colorOf('--color-muted'),
    grid: { stroke: colorOf('--color-line'), width: 1 },
    ticks: { show: false },
    font: '12px "Inter Variable", sans-serif',
  };
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, points: { size: 7 } },
    axes: [
      { ...axis, values: timeTicks, space: 80 },
      { ...axis, size: 64, values: (_, ticks) => ticks.map((tick) => `$${whole.format(tick)}`) },
    ],
    scales: { y: { range: (_, __, most) => [0, Math.max(most, 1) * 1.05] } },
    series: [
      {},
      ...LINES.map((line) => ({
        stroke: colorOf(COLORS[line]),
        width: 2,
        points: { show: false },
        // A balance stays until the next entry.
        ...(uPlot.paths.stepped === undefined ? {} : { paths: uPlot.paths.stepped({ align: 1 }) }),
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onIndex(cursor.idx ?? undefined)] },
  };
};

/** A chart in a box, as wide as the box is. */
function useChart(points: readonly ChartPoint[], onIndex: (index: number | undefined) => void) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  useEffect(() => {
    const element = box.current as HTMLDivElement;
    const made = new uPlot(optionsOf(element.clientWidth, onIndex), [[]], element);
    chart.current = made;
    const watcher = new ResizeObserver(() =>
      made.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      made.destroy();
    };
  }, [onIndex]);
  useEffect(() => chart.current?.setData(columnsOf(points) as uPlot.AlignedData), [points]);
  return box;
}

interface FundChartProps {
  readonly fund: string;
  readonly points: readonly ChartPoint[];
}

/** Meters, reserve and advance over time; under the pointer what they were, otherwise what they are. */
export function FundChart({ fund, points }: FundChartProps) {
  const { t } = useTranslation('books');
  const [index, setIndex] = useState<number>();
  const box = useChart(points, setIndex);
  const last = points.at(-1) as ChartPoint;
  const point = (index === undefined ? undefined : points[index]) ?? last;
  const amounts = Object.fromEntries(LINES.map((line) => [line, money(last[line])])) as Record<
    Line,
    string
  >;
  return (
    <>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
        {LINES.map((line) => (
          <div key={line} className="min-w-32">
            <dt className="flex items-center gap-2 text-muted text-sm">
              <span
                aria-hidden="true"
                className="h-1 w-4 rounded-full"
                style={{ background: `var(${COLORS[line]})` }}
              />
              {t(`funds.${line}`)}
            </dt>
            <dd className="font-semibold text-lg tabular-nums">{money(point[line])}</dd>
          </div>
        ))}
        <div className="min-w-32">
          <dt className="text-muted text-sm">{t('entries.moment')}</dt>
          <dd className="text-lg tabular-nums">
            {point === last
              ? t('fund.now')
              : `${shortDayOf(point.instant)}, ${clockOf(point.instant)}`}
          </dd>
        </div>
      </dl>
      {/* The canvas is drawn again a frame after the box has become narrower. */}
      <div
        ref={box}
        role="img"
        aria-label={t('fund.chart', { fund, ...amounts })}
        className="overflow-hidden"
      />
    </>
  );
}
