// What lay on the table when a hand was called: who had paid which fee, and how much.
import { dollarsOf } from '#money';
import { type Call, type Round, type RoundFee, WHOLE_TABLE } from '../state.ts';
import type { Dollars, FeePaid } from '../words/shapes.ts';

export const feesIn = (offering: string, { fees }: Round): readonly RoundFee[] =>
  [...fees.values()].filter((fee) => fee.offering === offering);

/** Of each fee of an offering, the seats that have paid it, or the table. */
export const feesOf = (offering: string, round: Round): Call['fees'] =>
  Object.fromEntries(
    feesIn(offering, round).map(({ fee, paid }) => [
      fee,
      paid.has(WHOLE_TABLE) ? 'table' : [...paid.keys()],
    ]),
  );

/** Of each fee of an offering that players pay for themselves, what each has paid. */
export const paidIn = (offering: string, round: Round): readonly FeePaid[] =>
  feesIn(offering, round)
    .filter(({ paid }) => !paid.has(WHOLE_TABLE))
    .map(({ fee, paid }) => ({
      fee,
      paid: [...paid].map(([seat, amount]) => [seat, dollarsOf(amount)] as const),
    }));

/** What a seat has paid, by fee; nothing where the record of the call does not say it. */
export function amountsAt(
  { paid }: Pick<Call, 'paid'>,
  seat: number,
): Readonly<Record<string, Dollars>> | undefined {
  if (paid === undefined) return undefined;
  return Object.fromEntries(
    paid.flatMap(({ fee, paid: all }) =>
      all.filter(([each]) => each === seat).map(([, amount]) => [fee, amount]),
    ),
  );
}
