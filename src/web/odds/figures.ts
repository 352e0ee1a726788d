// Figures of the lab as people read them, and what each row brings to a return.
import type { PayRow } from '#games';
import type { OddsFigure } from '#lab';
import { countOf, makeDecimal, numberOf, ratioOf, usd } from '#money';
import { grouped } from '../ui/numbers.ts';

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
const rare = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 4 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** `3.4189%`; what four decimals would call nothing has four digits instead. */
export const percentText = ({ value }: Pick<OddsFigure, 'value'>): string =>
  value !== 0 && Math.abs(value) < 0.0001 ? rare.format(value) : percent.format(value);

export const numberText = (value: number): string => plain.format(value);

/** `1 in 4,165`, `1 in 2.4`. */
export const oneInText = ({ value }: Pick<OddsFigure, 'value'>): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: value > 0.02 ? 1 : 0 }).format(1 / value);

export const isEstimate = (figure: OddsFigure): boolean => 'standardError' in figure;

/** `1 / 4,165`, or what an estimate is sure of. */
export const exactText = (figure: OddsFigure): string =>
  'standardError' in figure
    ? `± ${figure.standardError.toExponential(1)}`
    : `${grouped(BigInt(figure.numerator))} / ${grouped(BigInt(figure.denominator))}`;

/** An exact figure in dollars, to the cent, as a decimal text. */
export const dollarsText = (figure: OddsFigure): string =>
  'standardError' in figure
    ? String(Math.round(figure.value * 100) / 100)
    : makeDecimal(ratioOf(BigInt(figure.numerator), BigInt(figure.denominator)), {
        digits: 2,
        rounding: 'half-even',
      });

interface At {
  readonly wager: string;
  readonly meter: string;
}

/** What a unit staked brings back when the row comes; null of a meter that is not known. */
function backOf({ pays }: PayRow, at: At | undefined): number | null {
  switch (pays.kind) {
    case 'to':
      return Number(pays.wins) / Number(pays.per) + 1;
    case 'for':
      return Number(pays.times);
    case 'percent':
      return at === undefined
        ? null
        : numberOf(ratioOf(pays.percent * countOf(usd(at.meter)), 100n * countOf(usd(at.wager))));
  }
}

/** What a row adds to the return of its wager, per unit staked. */
export function returnOfRow(
  row: PayRow,
  { value }: Pick<OddsFigure, 'value'>,
  at: At | undefined,
): number | null {
  const back = backOf(row, at);
  return back === null ? null : back * value;
}

/** How long a bar is, 0 to 1, on a scale of factors of ten that ends with the rarest row. */
export function logLength(value: number, rarest: number): number {
  if (value <= 0) return 0;
  const decades = Math.ceil(-Math.log10(rarest));
  return decades === 0 ? 1 : Math.max(0.02, 1 + Math.log10(value) / decades);
}
