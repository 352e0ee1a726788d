// How many are dealt in: those who are recorded, or as many as the dealer says.
import { useState } from 'react';
import type { Facts } from './facts.ts';
import { feesHere } from './fees-in.ts';

const DEALT_IN_MOST = 30;

export function useDealtIn(facts: Facts) {
  const { dealtIn: recorded } = facts;
  const [said, setSaid] = useState<{
    readonly number: number;
    readonly over?: number | undefined;
  }>();
  // What was said of other players holds no longer.
  const told = said?.over === recorded ? said?.number : undefined;
  const number = told ?? recorded;
  const least = feesHere(facts).flatMap(({ dealtIn }) => dealtIn?.least ?? []);

  const say = (next: number) => {
    const within = Math.min(DEALT_IN_MOST, Math.max(1, next));
    setSaid(within === recorded ? undefined : { number: within, over: recorded });
  };
  const [first = 2] = least;
  return {
    number,
    /** What Coin In tells the house. */
    told,
    /** Whether any fee here turns on it. */
    isAsked: least.length > 0,
    fewer: () => say(number === undefined ? first - 1 : number - 1),
    more: () => say(number === undefined ? first : number + 1),
  };
}

export type DealtIn = ReturnType<typeof useDealtIn>;
