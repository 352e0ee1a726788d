// What becomes of a wager, in cents; `answer.ts` writes it down.
import type { RankedHand } from '#hands';
import { add, type Cents, isZero, sum, times, ZERO } from '#money';
import {
  type ForPays,
  type PayTable,
  type PercentPays,
  paysText,
  rowMet,
  type ToPays,
  winningsOf,
} from './pay-table.ts';
import type { WagerResult } from './round.ts';

export interface Part {
  readonly pays: string;
  readonly amount: Cents;
  readonly because: string;
  readonly fromMeter: boolean;
}

export interface Outcome {
  readonly staked: Cents;
  readonly returned: Cents;
  /** How much of the return comes off a meter; the tray pays the rest. */
  readonly fromMeter: Cents;
  readonly result: WagerResult;
  readonly because: string;
  readonly pays?: string;
  readonly parts?: readonly Part[];
}

export const lost = (staked: Cents, because: string): Outcome => ({
  staked,
  returned: ZERO,
  fromMeter: ZERO,
  result: 'lose',
  because,
});

export const pushed = (staked: Cents, because: string): Outcome => ({
  staked,
  returned: staked,
  fromMeter: ZERO,
  result: 'push',
  because,
});

/** "N to M": the stake and its winnings. "N for 1": so many stakes, the stake itself is gone. */
export function won(
  staked: Cents,
  { pays, because }: { pays: ToPays | ForPays; because: string },
): Outcome {
  const returned =
    pays.kind === 'to' ? add(staked, winningsOf(pays, staked)) : times(staked, pays.times);
  return { staked, returned, fromMeter: ZERO, result: 'win', because, pays: paysText(pays) };
}

/** A percentage of the meter; the stake is gone. */
const wonFromMeter = (
  staked: Cents,
  award: Cents,
  { pays, because }: { pays: PercentPays; because: string },
): Outcome => ({
  staked,
  returned: award,
  fromMeter: award,
  result: 'win',
  because,
  pays: paysText(pays),
});

const noMeter = (): never => {
  throw new Error('a pay table without a meter has no percentages');
};

/** A wager against a pay table: the first row that the hand meets pays, and without one it loses. A
 * hand that was not recorded has shown nothing. `award` takes a percentage off the table's meter. */
export function againstTable(
  staked: Cents,
  hand: RankedHand | null,
  { table, award = noMeter }: { table: PayTable; award?: (percent: bigint) => Cents },
): Outcome {
  const because = table.clause;
  const row = hand === null ? undefined : rowMet(table, hand);
  if (row === undefined) return lost(staked, because);
  const { pays } = row;
  if (pays.kind !== 'percent') return won(staked, { pays, because });
  return wonFromMeter(staked, award(pays.percent), { pays, because });
}

/** A wager that several payments come to: it wins if any money comes back. */
export function inParts(staked: Cents, parts: readonly Part[], because: string): Outcome {
  if (parts.length === 0) return lost(staked, because);
  const returned = sum(parts.map(({ amount }) => amount));
  const fromMeter = sum(parts.filter((part) => part.fromMeter).map(({ amount }) => amount));
  const result = isZero(returned) ? 'lose' : 'win';
  return { staked, returned, fromMeter, result, because, parts };
}
