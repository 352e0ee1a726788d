// Which fees are in for the round about to start, and what touching a seat does to them.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Facts, type SeatFacts, stopOf } from './facts.ts';
import {
  type FeeHere,
  feeLines,
  feesHere,
  forNextRound,
  NO_FEES,
  playersOf,
  withFee,
  withMandatory,
  withSeats,
} from './fees-in.ts';
import type { Keys } from './use-table-link.ts';

export function useFees(facts: Facts, keys: Keys) {
  const { t } = useTranslation('keypad');
  const [touched, setFeesIn] = useState(NO_FEES);
  const feesIn = withMandatory(facts, touched);
  const [wanted, setWanted] = useState<string>();
  const fees = feesHere(facts);
  const ofSeats = fees.filter(({ isOfSeat }) => isOfSeat);
  const chosen = ofSeats.find(({ key }) => key === wanted) ?? ofSeats[0];

  /** Why a fee cannot be put in. */
  const stopAt = ({ start, amount, because }: FeeHere): string | undefined =>
    because ??
    stopOf(start, t('because.now')) ??
    (amount === undefined ? t('fees.noAmount') : undefined);
  const may = (fee: FeeHere | undefined): fee is FeeHere => {
    const stop = fee === undefined ? t('prompt.noFees') : stopAt(fee);
    keys.say(stop === undefined ? undefined : { is: 'held', words: stop });
    return stop === undefined;
  };

  function touchSeat({ seat, isSensorOut }: SeatFacts) {
    if (!may(chosen)) return;
    const barred = chosen.barred.get(seat);
    if (barred !== undefined) {
      keys.say({ is: 'held', words: barred });
      return;
    }
    if (isSensorOut) {
      const fault = facts.offerings.find((each) => each.offering === chosen.offering)?.sensorFault;
      if (fault !== undefined) keys.say({ is: 'held', words: fault.words });
    }
    setFeesIn(withFee(feesIn, chosen.key, seat));
  }

  return {
    ofSeats,
    ofTable: fees.filter(({ isOfSeat }) => !isOfSeat),
    chosen,
    choose: setWanted,
    stopAt,
    touchSeat,
    touchTable: (fee: FeeHere) => {
      if (!may(fee)) return;
      if (fee.isMandatory) keys.say({ is: 'held', words: t('fees.mandatory') });
      else setFeesIn(withFee(feesIn, fee.key));
    },
    allPlayers: () => {
      if (!may(chosen)) return;
      const able = playersOf(facts.seats).filter((seat) => !chosen.barred.has(seat));
      setFeesIn(withSeats(feesIn, chosen.key, able));
    },
    clear: () => setFeesIn(NO_FEES),
    isIn: ({ key }: FeeHere, seat?: number) =>
      seat === undefined ? feesIn.has(key) : feesIn.get(key)?.includes(seat) === true,
    /** What lies at a seat for the next round. */
    amountsAt: (seat: number): readonly string[] =>
      ofSeats.flatMap(({ key, amount }) =>
        amount !== undefined && feesIn.get(key)?.includes(seat) ? [amount] : [],
      ),
    lines: feeLines(facts, feesIn),
    /** The round has begun with them. */
    taken: () => setFeesIn(forNextRound(facts, feesIn)),
  };
}

export type Fees = ReturnType<typeof useFees>;
