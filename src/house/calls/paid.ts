// What lay on the table when a hand was called: who had paid which fee, and how much.

import type { DealtSeat } from '#games';
import { dollarsOf } from '#money';
import { given } from '#result';
import { type Call, type Round, type RoundFee, WHOLE_TABLE } from '../state.ts';
import type { Dollars, FeePaid, Seated } from '../words/shapes.ts';

/** Someone at a table: in a seat, or one of those who bet behind it. */
export interface Payer {
  readonly seat: number;
  readonly behind?: number;
}

export const feesIn = (offering: string, { fees }: Round): readonly RoundFee[] =>
  [...fees.values()].filter((fee) => fee.offering === offering);

/** Of each fee of an offering, the seats that have paid it, or the table. */
export const feesOf = (offering: string, round: Round): Call['fees'] =>
  Object.fromEntries(
    feesIn(offering, round)
      .filter(({ behind }) => behind === undefined)
      .map(({ fee, paid }) => [fee, paid.has(WHOLE_TABLE) ? 'table' : [...paid.keys()]]),
  );

/** Of each fee of an offering that players pay for themselves, what each has paid. */
export const paidIn = (offering: string, round: Round): readonly FeePaid[] =>
  feesIn(offering, round)
    .filter(({ paid }) => !paid.has(WHOLE_TABLE))
    .map(({ fee, behind, paid }) => {
      const amounts = [...paid].map(([seat, amount]) => [seat, dollarsOf(amount)] as const);
      return given({ fee, behind, paid: amounts });
    });

/** Who was in each seat, or behind it first where it was empty. */
export const firstSeatedAt = ({ seated }: Pick<Call, 'seated'>): ReadonlyMap<number, Seated> =>
  new Map([...seated].reverse());

/** Who was known to bet behind a seat, the first first. */
export const bettorsAt = ({ seated }: Pick<Call, 'seated'>, seat: number): readonly Seated[] =>
  seated.flatMap(([each, who]) => (each === seat && who.position === 'backline' ? [who] : []));

/** What one has paid, by fee; nothing where the record of the call does not say it. */
export function amountsOf(
  { paid, seated }: Pick<Call, 'paid' | 'seated'>,
  { seat, behind }: Payer,
): Readonly<Record<string, Dollars>> | undefined {
  if (paid === undefined) return undefined;
  // Who is recorded at a seat as betting behind it has paid as the seat.
  const [, there] = seated.find(([each]) => each === seat) ?? [];
  const ofSeat = there?.position === 'backline' ? 1 : undefined;
  return Object.fromEntries(
    paid
      .filter((each) => (each.behind ?? ofSeat) === behind)
      .flatMap(({ fee, paid: all }) =>
        all.filter(([each]) => each === seat).map(([, amount]) => [fee, amount]),
      ),
  );
}

/** Who a seat of a record stands for: the first record of a bettor behind a seat is the first of
 * them. */
export function payerOf<
  Seat extends Pick<DealtSeat, 'seat'> & Partial<Pick<DealtSeat, 'position'>>,
>(seats: readonly Seat[], who: Seat): Payer {
  const { seat, position } = who;
  if (position !== 'backline') return { seat };
  const bettors = seats.filter((each) => each.seat === seat && each.position === 'backline');
  return { seat, behind: bettors.indexOf(who) + 1 };
}
