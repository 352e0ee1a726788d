// Which accounts a figure of the books is made of.

/** Figures of a fund, or of all funds together, and the house's own cage. */
const FIGURES = ['total', 'meters', 'held', 'reserve', 'payable', 'advance', 'cage'] as const;
export type BooksFigure = (typeof FIGURES)[number];

export const isFigure = (text: string | undefined): text is BooksFigure =>
  FIGURES.some((figure) => figure === text);

/** By what stands after the fund's name in the name of an account. */
const PARTS: Readonly<Record<Exclude<BooksFigure, 'cage'>, readonly string[]>> = {
  total: ['meter', 'held', 'reserve', 'fees', 'payable'],
  meters: ['meter'],
  held: ['held'],
  reserve: ['reserve', 'fees'],
  payable: ['payable'],
  advance: ['advance'],
};

/** Whether an account is part of a figure; of all funds if none is named. */
export function isBehind(account: string, figure: BooksFigure, fund?: string): boolean {
  if (figure === 'cage') return account === 'house/cage';
  const [owner, name, part = ''] = account.split('/');
  return owner === 'fund' && (fund ?? name) === name && PARTS[figure].includes(part);
}
