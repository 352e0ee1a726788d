// What the signs of the room show, put together from the items of the stream.

interface Win {
  readonly table: string;
  readonly hand: string;
  readonly at: string;
  readonly amount: string;
  /** The meters that paid it; what they show now is what comes next. */
  readonly meters: readonly string[];
}

export interface Rate {
  readonly fee: string;
  readonly toMeter: string;
  readonly toReserve: string;
}

interface LineItem {
  readonly title: string;
  /** Of the offering: its sheet is another one when it changes. */
  readonly version: number;
  readonly isSuspended: boolean;
  readonly meters: readonly {
    readonly meter: string;
    readonly title: string;
    readonly limit?: string;
  }[];
  readonly rates: readonly Rate[];
  readonly lastWin?: Win;
}

interface FigureItem {
  readonly figure: string;
  readonly isPending: boolean;
}

export interface SignMeter extends FigureItem {
  readonly meter: string;
  readonly title: string;
  readonly limit?: string;
}

export interface SignLine extends Omit<LineItem, 'meters'> {
  readonly offering: string;
  readonly meters: readonly SignMeter[];
}

/** Keys of figures have a slash: the offering and its meter. */
const isFigure = (key: string): boolean => key.includes('/');

/** Every offering with its figures, in the order of its names. A meter of which no figure was told is
 * not shown. */
export function linesOf(items: ReadonlyMap<string, unknown>): readonly SignLine[] {
  return [...items.keys()]
    .filter((key) => !isFigure(key))
    .map((offering) => {
      const line = items.get(offering) as LineItem;
      const meters = line.meters.flatMap((meter) => {
        const figure = items.get(`${offering}/${meter.meter}`) as FigureItem | undefined;
        return figure === undefined ? [] : [{ ...meter, ...figure }];
      });
      return { ...line, offering, meters };
    });
}

/** The ones asked for, in that order; all by default. */
export function chosenLines(
  lines: readonly SignLine[],
  names: readonly string[],
): readonly SignLine[] {
  if (names.length === 0) return lines;
  return names.flatMap((name) => lines.filter(({ offering }) => offering === name));
}

const CELEBRATED_MS = 20_000;

/** A place on a board, points, tickets, things: no amount to announce. */
const isMoney = ({ lastWin }: SignLine): boolean =>
  lastWin !== undefined && Number(lastWin.amount) > 0;

/** The line with the newest win of money, while it is new. */
export function wonJustNow(lines: readonly SignLine[], now: number): SignLine | undefined {
  const ageOf = ({ lastWin }: SignLine): number =>
    lastWin === undefined ? Number.POSITIVE_INFINITY : now - Date.parse(lastWin.at);
  const [newest] = lines.filter(isMoney).sort((one, other) => ageOf(one) - ageOf(other));
  return newest !== undefined && ageOf(newest) < CELEBRATED_MS ? newest : undefined;
}

export const isBusy = ({ meters }: SignLine): boolean => meters.some(({ isPending }) => isPending);

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
