// What the house keeps of a fee that was taken: what lies there, and what the counters have of it.
import { add, type Cents, centsOf, subtract, times } from '#money';
import type { FeeTaken } from '../events.ts';
import { type Fund, meterBalance, metersOf, resetOf } from '../funds/funds.ts';
import { refuse } from '../kit/ask.ts';
import { type House, meterCount, type Offered, type RoundFee } from '../state.ts';
import type { FeeFacts } from './fees.ts';

/** The key of a fee in a round: of those in the seats, or of those behind them. */
export const feeKey = ({
  offering,
  fee,
  behind,
}: Pick<FeeTaken, 'offering' | 'fee' | 'behind'>): string =>
  behind === undefined ? `${offering} ${fee}` : `${offering} ${fee} behind ${behind}`;

/** A meter that was won since the fee was taken has been brought back, and stays there. */
export function checkReset(house: House, fund: Fund, { meter: name, metered }: FeeFacts): void {
  const meter = metersOf(fund).find((each) => each.name === name);
  if (meter === undefined || metered === undefined) return;
  const stands = meterBalance(house, fund, meter.name);
  const reset = resetOf(fund, meter);
  if (stands >= reset && subtract(stands, centsOf(metered)) < reset)
    refuse('below-reset', meter.name);
}

/** What a fee has done to the counters of an offering, or takes back. */
export function counted(
  offered: Offered,
  fee: string,
  { meter, metered, overflow, carries }: FeeFacts,
  sign: 1n | -1n = 1n,
): void {
  if (meter !== undefined) {
    const count = meterCount(offered, meter);
    if (metered !== undefined)
      count.contributed = add(count.contributed, times(centsOf(metered), sign));
    if (overflow !== undefined)
      count.overflowed = add(count.overflowed, times(centsOf(overflow), sign));
  }
  if (carries !== undefined) keepCarries(offered, fee, carries);
}

function keepCarries(
  { carries: kept }: Offered,
  fee: string,
  carries: Readonly<Record<string, string>>,
): void {
  for (const [part, carry] of Object.entries(carries)) {
    const key = `${fee} ${part}`;
    if (carry.startsWith('0/')) kept.delete(key);
    else kept.set(key, carry);
  }
}

/** What lies there of a fee: not what was given back. */
export const lyingOf = ({ paid, back }: RoundFee): ReadonlyMap<number, Cents> =>
  back === undefined ? paid : new Map([...paid].filter(([seat]) => !back.has(seat)));
