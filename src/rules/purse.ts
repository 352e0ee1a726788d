// The accounts behind an offering while awards are taken out of them. A meter never gives more
// than it has; what the reserve lacks comes from the next account that the sheet names.
import { add, type Cents, isZero, max, min, subtract, ZERO } from '#money';
import { assert } from '#result';
import type { Source } from './activity.ts';

export interface Balances {
  readonly meters: Readonly<Record<string, Cents>>;
  readonly reserve: Cents;
  /** What the fund owes the house. */
  readonly advance: Cents;
}

export type Sources = Readonly<Partial<Record<Source, Cents>>>;

/** Money moved inside the fund, or lent to it, because of an award. */
export interface Transfer {
  readonly from: Source;
  readonly to: 'meter';
  readonly meter: string;
  readonly amount: Cents;
  readonly because: string;
}

export interface Purse {
  readonly balances: Balances;
  readonly moves: readonly Transfer[];
}

/** Where the rest of a meter's prize, and its reseed, come from: never off a meter again. */
export const beyondMeter = (order: readonly Source[]): readonly Source[] =>
  order.filter((account) => account !== 'meter');

const firstMeter = ({ meters }: Balances): string => Object.keys(meters)[0] ?? '';

/** How much an account can give; nothing said where it always suffices. */
function holds(balances: Balances, account: Source): Cents | undefined {
  if (account === 'meter') return balances.meters[firstMeter(balances)] ?? ZERO;
  return account === 'reserve' ? max(balances.reserve, ZERO) : undefined;
}

function lessened(balances: Balances, account: Source, taken: Cents): Balances {
  const { meters, reserve, advance } = balances;
  switch (account) {
    case 'meter': {
      const meter = firstMeter(balances);
      return {
        ...balances,
        meters: { ...meters, [meter]: subtract(meters[meter] ?? ZERO, taken) },
      };
    }
    case 'reserve':
      return { ...balances, reserve: subtract(reserve, taken) };
    case 'advance':
      return { ...balances, advance: add(advance, taken) };
    case 'house':
      return balances;
  }
}

/** Takes an amount from one account after another. */
export function take(
  purse: Purse,
  amount: Cents,
  order: readonly Source[],
): { readonly purse: Purse; readonly sources: Sources } {
  let { balances } = purse;
  let left = amount;
  const sources: Partial<Record<Source, Cents>> = {};
  for (const account of order) {
    const taken = min(left, holds(balances, account) ?? left);
    if (isZero(taken)) continue;
    balances = lessened(balances, account, taken);
    sources[account] = taken;
    left = subtract(left, taken);
  }
  assert(isZero(left), 'the last account of a fund always suffices');
  return { purse: { ...purse, balances }, sources };
}

/** Takes an amount off a meter. */
export function takeFromMeter(purse: Purse, amount: Cents, meter: string): Purse {
  const { balances } = purse;
  const standing = balances.meters[meter] ?? ZERO;
  assert(amount <= standing, `the meter ${meter} cannot give more than it has`);
  return {
    ...purse,
    balances: { ...balances, meters: { ...balances.meters, [meter]: subtract(standing, amount) } },
  };
}

/** Brings a meter up to an amount, where it stands below. */
export function topUp(
  purse: Purse,
  {
    meter,
    to,
    order,
    because,
  }: {
    readonly meter: string;
    readonly to: Cents;
    readonly order: readonly Source[];
    readonly because: string;
  },
): Purse {
  const standing = purse.balances.meters[meter] ?? ZERO;
  if (standing >= to) return purse;
  const missing = subtract(to, standing);
  const taken = take(purse, missing, order);
  const { balances } = taken.purse;
  const moves = Object.entries(taken.sources).map(([from, amount]) => ({
    from: from as Source,
    to: 'meter' as const,
    meter,
    amount,
    because,
  }));
  return {
    balances: { ...balances, meters: { ...balances.meters, [meter]: to } },
    moves: [...purse.moves, ...moves],
  };
}

/** Moves all that the reserve holds to a meter. */
export function pourReserve(purse: Purse, meter: string, because: string): Purse {
  const { balances, moves } = purse;
  const { meters, reserve } = balances;
  if (reserve <= ZERO) return purse;
  const filled = { ...meters, [meter]: add(meters[meter] ?? ZERO, reserve) };
  return {
    balances: { ...balances, meters: filled, reserve: ZERO },
    moves: [...moves, { from: 'reserve', to: 'meter', meter, amount: reserve, because }],
  };
}
