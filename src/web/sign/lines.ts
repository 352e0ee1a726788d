// What the signs of the room show, put together from the items of the stream.
import type { TopicItem } from '../data/stream.ts';

type Item = TopicItem<'sign'>;
type Line = Extract<Item, { readonly meters: unknown }>;
export type Rate = Line['rates'][number];
export type SignMeter = Line['meters'][number] & Exclude<Item, Line>;

export interface ShownLine extends Omit<Line, 'meters'> {
  readonly offering: string;
  readonly meters: readonly SignMeter[];
}

/** Every offering with its figures, in the order of its names. A meter of which no figure was told is
 * not shown. */
export const linesOf = (items: ReadonlyMap<string, Item>): readonly ShownLine[] =>
  [...items].flatMap(([offering, line]) => {
    if ('figure' in line) return [];
    const meters = line.meters.flatMap((meter) => {
      const figure = items.get(`${offering}/${meter.meter}`);
      return figure !== undefined && 'figure' in figure ? [{ ...meter, ...figure }] : [];
    });
    return [{ ...line, offering, meters }];
  });

/** The ones asked for, in that order; all by default. */
export function chosenLines(
  lines: readonly ShownLine[],
  names: readonly string[],
): readonly ShownLine[] {
  if (names.length === 0) return lines;
  return names.flatMap((name) => lines.filter(({ offering }) => offering === name));
}

const CELEBRATED_MS = 20_000;

/** A place on a board, points, tickets, things: no amount to announce. */
const isMoney = ({ lastWin }: ShownLine): boolean =>
  lastWin !== undefined && Number(lastWin.amount) > 0;

/** The line with the newest win of money, while it is new. */
export function wonJustNow(lines: readonly ShownLine[], now: number): ShownLine | undefined {
  const ageOf = ({ lastWin }: ShownLine): number =>
    lastWin === undefined ? Number.POSITIVE_INFINITY : now - Date.parse(lastWin.at);
  const [newest] = lines.filter(isMoney).sort((one, other) => ageOf(one) - ageOf(other));
  return newest !== undefined && ageOf(newest) < CELEBRATED_MS ? newest : undefined;
}

export const isBusy = ({ meters }: ShownLine): boolean => meters.some(({ isPending }) => isPending);

/** The different ways in which fees are divided, of those that leave something to a reserve. */
export function ratesToTell(rates: readonly Rate[]): readonly Rate[] {
  const seen = new Map(
    rates
      .filter(({ toReserve }) => toReserve !== '0/1')
      .map((rate) => [`${rate.toMeter} ${rate.toReserve}`, rate]),
  );
  return [...seen.values()];
}

/** `7/50` as `14%`; a part that is no whole hundredth of a percent stays as it is. */
export function partWords(part: string): string {
  const [above = '', below = ''] = part.split('/');
  const scaled = BigInt(above) * 10_000n;
  if (scaled % BigInt(below) !== 0n) return part;
  const hundredths = scaled / BigInt(below);
  const rest = String(hundredths % 100n)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${hundredths / 100n}${rest === '' ? '' : `.${rest}`}%`;
}
