// The fees that lie there for the round about to start: of a seat, of one who bets behind it, or of
// the table. They are only listed here: the house says what each is, and takes it.
import type { CommandFields } from '#client';
import { given } from '#result';
import { withoutId } from '../ui/refusal-words.ts';
import { buttonOf, type Facts, type KeypadButton, type SeatFacts } from './facts.ts';

type FeeFacts = Facts['offerings'][number]['fees'][number];

export interface FeeHere {
  readonly key: string;
  readonly offering: string;
  readonly fee: string;
  readonly title: string;
  /** The posted one first; none where the sheet has none for the limit of the table. */
  readonly amounts: readonly string[];
  readonly isOfSeat: boolean;
  readonly isMandatory: boolean;
  readonly dealtIn: FeeFacts['dealtIn'];
  readonly hasBackline: boolean;
  /** Why no one here can pay it, in the words of the house. */
  readonly because: string | undefined;
  /** Why the players of some seats can't, by seat. */
  readonly barred: ReadonlyMap<number, string>;
  readonly start: KeypadButton;
}

/** A fee that lies there. */
export interface FeeIn {
  /** Of which fee. */
  readonly key: string;
  readonly amount: string;
  /** Nothing where the table pays. */
  readonly seat?: number;
  /** Of one who bets behind the seat, the first or a later one. */
  readonly behind?: number | undefined;
}

export type FeesIn = readonly FeeIn[];

export const NO_FEES: FeesIn = [];

/** All that can be paid at the table. A free table takes nothing. */
export const feesHere = ({ offerings, isNpn }: Facts): readonly FeeHere[] =>
  isNpn
    ? []
    : offerings.flatMap((offering) =>
        offering.fees.map(({ title, paidBy, because, barred, ...fee }) => ({
          ...fee,
          key: `${offering.offering} ${fee.fee}`,
          offering: offering.offering,
          title: offering.fees.length === 1 ? offering.title : `${offering.title}, ${title}`,
          isOfSeat: paidBy === 'player',
          dealtIn: fee.dealtIn,
          because: because === undefined ? undefined : withoutId(because.message),
          barred: new Map(barred.map(({ seat, because: why }) => [seat, withoutId(why.message)])),
          start: buttonOf(offering, 'start-round'),
        })),
      );

const isOfSame = (one: FeeIn, other: FeeIn): boolean =>
  one.key === other.key && one.seat === other.seat && one.behind === other.behind;

/** Puts a fee in, or takes it out again; another amount takes the place of the one before. */
export function withFee(feesIn: FeesIn, fee: FeeIn): FeesIn {
  const others = feesIn.filter((each) => !isOfSame(each, fee));
  const before = feesIn.find((each) => isOfSame(each, fee));
  return before?.amount === fee.amount ? others : [...others, fee];
}

/** Puts a fee in where none of it lies yet. */
export const withEach = (feesIn: FeesIn, fees: FeesIn): FeesIn => [
  ...feesIn,
  ...fees.filter((fee) => !feesIn.some((each) => isOfSame(each, fee))),
];

/** Whether a fee is taken with so many dealt in. Nothing where that was not told and matters. */
export function isForNumber({ dealtIn }: FeeHere, number: number | undefined): boolean | undefined {
  if (dealtIn === undefined) return true;
  const { least, most = Number.POSITIVE_INFINITY } = dealtIn;
  return number === undefined ? undefined : number >= least && number <= most;
}

/** With the fees that no round starts without: of the table, or of every hand that may pay. */
export const withMandatory = (facts: Facts, feesIn: FeesIn, number?: number): FeesIn =>
  withEach(
    feesIn,
    feesHere(facts).flatMap((fee): FeesIn => {
      const { key, isMandatory, isOfSeat, barred } = fee;
      const [amount] = fee.amounts;
      if (!isMandatory || amount === undefined || !isForNumber(fee, number)) return [];
      if (!isOfSeat) return [{ key, amount }];
      const owing = facts.seats.filter(
        ({ seat, position }) =>
          position !== undefined && position !== 'backline' && !barred.has(seat),
      );
      return owing.map(({ seat }) => ({ key, amount, seat }));
    }),
  );

/** Who takes part as a player, with a sensor that sees the chip. */
export const playersOf = (seats: readonly SeatFacts[]): readonly number[] =>
  seats
    .filter(({ position, person, isSensorOut }) => {
      return position === 'seated' && person !== 'excluded' && !isSensorOut;
    })
    .map(({ seat }) => seat);

/** In one line of Coin In: as much, and by those in the seats, or by those behind them. */
const isLaidAs = (one: FeeIn, other: FeeIn): boolean =>
  one.amount === other.amount && one.behind === other.behind;

/** What Coin In asks the house for. A seat whose sensor is dark is marked by hand. */
export const feeLines = (facts: Facts, feesIn: FeesIn): CommandFields<'start-round'>['fees'] => {
  const dark = facts.seats.filter(({ isSensorOut }) => isSensorOut).map(({ seat }) => seat);
  return feesHere(facts).flatMap(({ key, offering, fee, amounts: [posted] }) => {
    const paid = feesIn.filter((each) => each.key === key);
    const firsts = paid.filter((one, at) => paid.findIndex((each) => isLaidAs(each, one)) === at);
    return firsts.map((first) => {
      const group = paid.filter((each) => isLaidAs(each, first));
      const seats = group.flatMap(({ seat }) => seat ?? []).toSorted((one, other) => one - other);
      const byHand = seats.filter((seat) => dark.includes(seat));
      const { amount, behind } = first;
      return given({
        offering,
        fee,
        seats: seats.length === 0 ? undefined : seats,
        behind,
        amount: amount === posted ? undefined : amount,
        byHand: byHand.length === 0 ? undefined : byHand,
      });
    });
  });
};

/** What stays in when a round has begun: the fee that the table pays for every round. */
export const forNextRound = (feesIn: FeesIn): FeesIn =>
  feesIn.filter(({ seat }) => seat === undefined);
