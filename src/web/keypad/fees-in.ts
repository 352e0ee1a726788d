// The fees that lie there for the round about to start, by seat or for the table. They are only
// listed here: the house says what each is, and takes it.
import type { CommandFields } from '#client';
import { withoutId } from '../ui/refusal-words.ts';
import { buttonOf, type Facts, type KeypadButton, type SeatFacts } from './facts.ts';

export interface FeeHere {
  readonly key: string;
  readonly offering: string;
  readonly fee: string;
  readonly title: string;
  /** Nothing where the sheet has none for the limit of the table. */
  readonly amount: string | undefined;
  readonly isOfSeat: boolean;
  readonly isMandatory: boolean;
  /** Why no one here can pay it, in the words of the house. */
  readonly because: string | undefined;
  /** Why the players of some seats can't, by seat. */
  readonly barred: ReadonlyMap<number, string>;
  readonly start: KeypadButton;
}

/** Seats by the key of a fee; a fee of the whole table has none. */
export type FeesIn = ReadonlyMap<string, readonly number[]>;

export const NO_FEES: FeesIn = new Map();

/** All that can be paid at the table. A free table takes nothing. */
export const feesHere = ({ offerings, isNpn }: Facts): readonly FeeHere[] =>
  isNpn
    ? []
    : offerings.flatMap((offering) =>
        offering.fees.map(({ fee, title, paidBy, amount, isMandatory, because, barred }) => ({
          key: `${offering.offering} ${fee}`,
          offering: offering.offering,
          fee,
          title: offering.fees.length === 1 ? offering.title : `${offering.title}, ${title}`,
          amount,
          isOfSeat: paidBy === 'player',
          isMandatory,
          because: because === undefined ? undefined : withoutId(because.message),
          barred: new Map(barred.map(({ seat, because: why }) => [seat, withoutId(why.message)])),
          start: buttonOf(offering, 'start-round'),
        })),
      );

/** Puts a fee in, or takes it out again. */
export function withFee(feesIn: FeesIn, key: string, seat?: number): FeesIn {
  const next = new Map(feesIn);
  const seats = feesIn.get(key);
  if (seat === undefined) {
    if (seats === undefined) next.set(key, []);
    else next.delete(key);
    return next;
  }
  const others = (seats ?? []).filter((each) => each !== seat);
  const now = others.length === (seats ?? []).length ? [...others, seat] : others;
  if (now.length === 0) next.delete(key);
  else
    next.set(
      key,
      now.toSorted((one, other) => one - other),
    );
  return next;
}

/** Puts a fee in at several seats. */
export const withSeats = (feesIn: FeesIn, key: string, seats: readonly number[]): FeesIn =>
  seats.reduce(
    (fees, seat) => (fees.get(key)?.includes(seat) ? fees : withFee(fees, key, seat)),
    feesIn,
  );

/** With the fees that no round starts without: of the table, or of every hand that may pay. */
export const withMandatory = (facts: Facts, feesIn: FeesIn): FeesIn =>
  feesHere(facts)
    .filter(({ isMandatory }) => isMandatory)
    .reduce((fees, { key, isOfSeat, barred }) => {
      if (!isOfSeat) return fees.has(key) ? fees : withFee(fees, key);
      const hands = facts.seats.filter(({ position }) => position !== undefined);
      const owing = hands.filter(({ seat, position }) => {
        return position !== 'backline' && !barred.has(seat);
      });
      return withSeats(
        fees,
        key,
        owing.map(({ seat }) => seat),
      );
    }, feesIn);

/** Who takes part as a player, with a sensor that sees the chip. */
export const playersOf = (seats: readonly SeatFacts[]): readonly number[] =>
  seats
    .filter(({ position, person, isSensorOut }) => {
      return position === 'seated' && person !== 'excluded' && !isSensorOut;
    })
    .map(({ seat }) => seat);

/** What Coin In asks the house for. A seat whose sensor is dark is marked by hand. */
export const feeLines = (facts: Facts, feesIn: FeesIn): CommandFields<'start-round'>['fees'] => {
  const dark = facts.seats.filter(({ isSensorOut }) => isSensorOut).map(({ seat }) => seat);
  return feesHere(facts).flatMap(({ key, offering, fee, isOfSeat }) => {
    const seats = feesIn.get(key);
    if (seats === undefined) return [];
    if (!isOfSeat) return [{ offering, fee }];
    const byHand = seats.filter((seat) => dark.includes(seat));
    return [{ offering, fee, seats: [...seats], ...(byHand.length === 0 ? {} : { byHand }) }];
  });
};

/** What stays in when a round has begun: the fee that the table pays for every round. */
export const forNextRound = (facts: Facts, feesIn: FeesIn): FeesIn => {
  const ofTable = feesHere(facts).filter(({ isOfSeat }) => !isOfSeat);
  return new Map([...feesIn].filter(([key]) => ofTable.some((fee) => fee.key === key)));
};
