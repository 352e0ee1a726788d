// Which fees are in for the round about to start, and what touching a seat does to them.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Facts, type SeatFacts, stopOf } from './facts.ts';
import {
  type FeeHere,
  feeLines,
  feesHere,
  forNextRound,
  isForNumber,
  NO_FEES,
  playersOf,
  withEach,
  withFee,
  withMandatory,
} from './fees-in.ts';
import { useDealtIn } from './use-dealt-in.ts';
import type { Keys } from './use-table-link.ts';

/** What a touch of a seat puts in: a fee, one of its amounts, by the player or by one behind. */
interface Wanted {
  readonly key?: string;
  readonly amount?: string;
  readonly behind?: number | undefined;
}

/** What is wanted as far as it can be had here. */
function chosenOf(ofSeats: readonly FeeHere[], { key, amount, behind }: Wanted) {
  const fee = ofSeats.find((each) => each.key === key) ?? ofSeats[0];
  return {
    fee,
    amount: fee?.amounts.find((each) => each === amount) ?? fee?.amounts[0],
    behind: fee?.hasBackline ? behind : undefined,
  };
}

export function useFees(facts: Facts, keys: Keys) {
  const { t } = useTranslation('keypad');
  const [touched, setFeesIn] = useState(NO_FEES);
  const [wanted, setWanted] = useState<Wanted>({});
  const dealtIn = useDealtIn(facts);
  const feesIn = withMandatory(facts, touched, dealtIn.number);
  const fees = feesHere(facts);
  const ofSeats = fees.filter(({ isOfSeat }) => isOfSeat);
  const chosen = chosenOf(ofSeats, wanted);

  function numberStop(fee: FeeHere): string | undefined {
    const isFor = isForNumber(fee, dealtIn.number);
    if (isFor) return undefined;
    if (isFor === undefined || fee.dealtIn === undefined) return t('dealtIn.ask');
    const { least, most, clause } = fee.dealtIn;
    if (most === undefined) return t('dealtIn.least', { least, clause });
    return t('dealtIn.range', { least, most, clause });
  }

  /** Why a fee cannot be put in. */
  const stopAt = (fee: FeeHere): string | undefined =>
    fee.because ??
    stopOf(fee.start, t('because.now')) ??
    (fee.amounts.length === 0 ? t('fees.noAmount') : numberStop(fee));
  const may = (fee: FeeHere | undefined): fee is FeeHere => {
    const stop = fee === undefined ? t('prompt.noFees') : stopAt(fee);
    keys.say(stop === undefined ? undefined : { is: 'held', words: stop });
    return stop === undefined;
  };

  function touchSeat({ seat, isSensorOut }: SeatFacts) {
    const { fee, amount, behind } = chosen;
    if (!may(fee) || amount === undefined) return;
    const barred = behind === undefined ? fee.barred.get(seat) : undefined;
    if (barred !== undefined) {
      keys.say({ is: 'held', words: barred });
      return;
    }
    if (isSensorOut) {
      const fault = facts.offerings.find((each) => each.offering === fee.offering)?.sensorFault;
      if (fault !== undefined) keys.say({ is: 'held', words: fault.words });
    }
    setFeesIn(withFee(touched, { key: fee.key, amount, seat, behind }));
  }

  return {
    ofSeats,
    ofTable: fees.filter(({ isOfSeat }) => !isOfSeat),
    chosen,
    choose: (more: Wanted) => setWanted({ ...wanted, ...more }),
    dealtIn,
    stopAt,
    /** Whether the number dealt in must be said before a round can start. */
    asksNumber: fees.some(
      (fee) => fee.isMandatory && isForNumber(fee, dealtIn.number) === undefined,
    ),
    touchSeat,
    touchTable: (fee: FeeHere) => {
      const [amount] = fee.amounts;
      if (!may(fee) || amount === undefined) return;
      if (fee.isMandatory) keys.say({ is: 'held', words: t('fees.mandatory') });
      else setFeesIn(withFee(touched, { key: fee.key, amount }));
    },
    allPlayers: () => {
      const { fee, amount } = chosen;
      if (!may(fee) || amount === undefined) return;
      const able = playersOf(facts.seats).filter((seat) => !fee.barred.has(seat));
      const each = able.map((seat) => ({ key: fee.key, amount, seat }));
      setFeesIn(withEach(touched, each));
    },
    clear: () => setFeesIn(NO_FEES),
    isIn: ({ key }: FeeHere) => feesIn.some((each) => each.key === key),
    /** What lies at a seat for the next round, and behind it. */
    laidAt: (seat: number) => feesIn.filter((each) => each.seat === seat),
    lines: feeLines(facts, feesIn),
    /** The round has begun with them. */
    taken: () => setFeesIn(forNextRound(touched)),
  };
}

export type Fees = ReturnType<typeof useFees>;
