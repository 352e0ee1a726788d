// Coupons and chips without cash value. Hawaiian Gardens: Match Play Certificate Promotion
// (GEGA-003625). Bay 101: Match Play (GEAR-001278) and Dead Chip (GEAR-001322) Promotions.
import type { Dice } from './record.ts';

type Ending = 'win' | 'lose' | 'push';

export interface Wagered {
  readonly activity: string;
  readonly instrument: string;
  readonly ending: Ending;
  /** What is wagered of it, and what the bet has paid on chips that are paid by the bet. */
  readonly face: bigint;
  readonly winnings: bigint;
  /** After which results the cage redeems a certificate, where the house has a reading of it. */
  readonly redeemedOn: string;
}

interface Chip {
  readonly activity: string;
  readonly instrument: string;
  /** What the player-dealer pays, what the cage redeems, and where it is then. */
  readonly settle: (wagered: Wagered) => readonly [pays: bigint, redeems: bigint, becomes: string];
}

/** A certificate is good for its face, and the player-dealer has its use redeemed. */
function certificate({ ending, face, redeemedOn }: Wagered, isMultiPlay: boolean) {
  if (ending === 'win') {
    const back = redeemedOn === 'losses' ? 0n : face;
    return [face, back, isMultiPlay ? 'kept' : 'collected'] as const;
  }
  return [0n, redeemedOn === 'wins' ? 0n : face, 'voided'] as const;
}

const [HGC, MATCH_PLAY, DEAD] = ['hgc-match-play', 'bay101-match-play', 'bay101-dead-chip'];

const chip = (activity: string | undefined, instrument: string, settle: Chip['settle']): Chip => ({
  activity: activity as string,
  instrument,
  settle,
});

export const CHIPS: readonly Chip[] = [
  chip(HGC, 'match-play', (wagered) => certificate(wagered, false)),
  chip(HGC, 'match-play-multi', (wagered) => certificate(wagered, true)),
  chip(HGC, 'free-play', (wagered) => certificate(wagered, false)),
  chip(HGC, 'free-play-multi', (wagered) => certificate(wagered, true)),
  chip(MATCH_PLAY, 'match-play-coupon', ({ ending, face }) =>
    ending === 'win' ? [face, face, 'cancelled'] : [0n, 0n, 'voided'],
  ),
  chip(MATCH_PLAY, 'free-play-chip', ({ ending, face }) =>
    ending === 'win' ? [face, face, 'redeemed'] : [0n, 0n, 'dropped'],
  ),
  chip(MATCH_PLAY, 'bonus-play-chip', ({ ending, face }) =>
    ending === 'win' ? [face, 0n, 'kept'] : [0n, face, 'redeemed'],
  ),
  chip(DEAD, 'dead-chips', ({ ending, face, winnings }) =>
    ending === 'win' ? [winnings, 0n, 'kept'] : [0n, face, 'redeemed'],
  ),
];

export function someWager(random: Dice, { activity, instrument }: Chip): Wagered {
  const face = BigInt(random.between(5, 500)) * 100n;
  return {
    activity,
    instrument,
    ending: random.pick('win', 'lose', 'push'),
    face,
    winnings: (face * BigInt(random.between(1, 40))) / 2n,
    redeemedOn: random.pick('every-use', 'wins', 'losses'),
  };
}

/** It may be played again after a push, with nothing paid. */
export const settled = (wagered: Wagered, { settle }: Chip): string =>
  (wagered.ending === 'push' ? [0n, 0n, 'kept'] : settle(wagered)).join(' ');
