// Steps of a meter: money that is brought to it out of other accounts.

import { accounts } from '#ledger';
import { add, type Cents, dollarsOf, ZERO } from '#money';
import { assert } from '#result';
import { type Balances, type MeterRule, postedAmount, take } from '#rules';
import type { EventOf } from '../events.ts';
import type { House } from '../state.ts';
import type { EntryText, SourceText } from '../words/shapes.ts';
import { accountOf, asSource, balancesOf, type Fund } from './funds.ts';

export interface Step {
  readonly amount: Cents;
  readonly moves: readonly EntryText[];
  readonly balances: Balances;
}

export const filled = (balances: Balances, meter: string, by: Cents): Balances => ({
  ...balances,
  meters: { ...balances.meters, [meter]: add(balances.meters[meter] ?? ZERO, by) },
});

/** Money brought to a meter out of some accounts, one after another. */
export function brought(
  fund: Fund,
  {
    meter,
    amount,
    order,
    balances,
    kind = 'step',
  }: {
    readonly meter: string;
    readonly amount: Cents;
    readonly order: readonly ('reserve' | 'advance' | 'house')[];
    readonly balances: Balances;
    readonly kind?: 'step' | 'seed';
  },
): Step & { readonly sources: readonly SourceText[] } {
  const taken = take({ balances, moves: [] }, amount, order);
  const to = accounts.meter(fund.id, meter);
  const sources = Object.entries(taken.sources).flatMap(([from, part]) =>
    asSource(from as 'reserve', part, meter),
  );
  const moves = sources.map((source): EntryText => {
    const [of, sum] = source;
    return [kind, accountOf(fund, [of, sum]), to, sum];
  });
  return { amount, sources, moves, balances: filled(taken.purse.balances, meter, amount) };
}

/** The step of a meter that was tried for and not won. */
export function attemptAt(
  house: House,
  fund: Fund,
  { name: meter, perAttempt }: MeterRule,
  award?: string,
): EventOf<'meter-stepped'> {
  assert(perAttempt !== undefined, `the meter ${meter} takes no step for an attempt`);
  const wanted = postedAmount(fund.offering, perAttempt);
  const order = fund.offering.activity.fund.paidFrom.filter((from) => from !== 'meter');
  const balances = balancesOf(house, fund);
  const step = brought(fund, { meter, amount: wanted, order, balances });
  const amount = dollarsOf(step.amount);
  const { sources, moves } = step;
  const by = award === undefined ? {} : { award, sources };
  return { type: 'meter-stepped', offering: fund.id, meter, amount, ...by, moves };
}
