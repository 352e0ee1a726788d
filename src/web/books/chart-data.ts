// A fund over time as a chart takes it. Heights are numbers only to be drawn: what is read stays the
// text that the house has sent.
import type { FundMoney, FundPoint } from '#house';

export const LINES = ['meters', 'reserve', 'advance'] as const;
export type Line = (typeof LINES)[number];

/** A fund at an instant. */
export type ChartPoint = Pick<FundMoney, Line> & { readonly instant: number };

export const pointOf = ({ at, meters, reserve, advance }: FundPoint): ChartPoint => ({
  instant: Date.parse(at),
  meters,
  reserve,
  advance,
});

const isSame = (one: ChartPoint, other: ChartPoint): boolean =>
  LINES.every((line) => one[line] === other[line]);

/** Adds the points that came since. A value that did not change is one point, and the last one
 * always stands at its own instant. */
export function joined(
  past: readonly ChartPoint[],
  since: readonly ChartPoint[],
): readonly ChartPoint[] {
  const points = [...past];
  for (const point of since) {
    const last = points.at(-1);
    if (last === undefined || (point.instant >= last.instant && !isSame(last, point))) {
      points.push(point);
    }
  }
  const [newest, last] = [since.at(-1), points.at(-1)];
  if (newest === undefined || last === undefined || newest.instant <= last.instant) return points;
  return [...points, newest];
}

type Columns = [number[], ...number[][]];

/** Seconds, and the height of each line. */
export const columnsOf = (points: readonly ChartPoint[]): Columns => [
  points.map(({ instant }) => instant / 1000),
  ...LINES.map((line) => points.map((point) => Number(point[line]))),
];
