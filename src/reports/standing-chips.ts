// Promotional chips that are out, and wagers with them that are not done with, by the log.

import type { EventOf, PlayerDealer } from '#house';
import { add, type Cents, centsOf, subtract, ZERO } from '#money';
import type { Sees } from './sees.ts';

/** A coupon, a voucher, or the chips of one buy-in. */
export interface OutChip {
  readonly offering: string;
  readonly instrument: string;
  readonly expires?: number;
  isVoucher: boolean;
  /** What of its face has not been played out. */
  left: Cents;
}

/** A wager that has ended, until a different person has verified it and the cage has paid for it. */
interface EndedUse {
  readonly serial: string;
  readonly table: string;
  readonly round: number;
  readonly playerDealer?: PlayerDealer;
  /** The same one as is out, where it still is. */
  readonly chip: OutChip;
  /** What the wager has taken of its face. */
  readonly played: Cents;
  /** What the cage owes the player-dealer. */
  readonly owed: Cents;
}

/** Changed in place, as the records come. */
export interface ChipStanding {
  readonly out: Map<string, OutChip>;
  readonly ended: Map<string, EndedUse>;
}

export const newChipStanding = (): ChipStanding => ({ out: new Map(), ended: new Map() });

/** Who has banked a round, in words. */
export const bankText = (bank: PlayerDealer | undefined): string =>
  bank === undefined ? 'the bank' : `seat ${bank.seat}${bank.patron ? `, ${bank.patron}` : ''}`;

function putOut(
  { out }: ChipStanding,
  event: EventOf<'instruments-issued' | 'chips-sold'>,
  { serials, isVoucher }: { readonly serials: readonly string[]; readonly isVoucher: boolean },
): void {
  const { offering, instrument, face } = event;
  const ends = 'expires' in event ? { expires: event.expires } : {};
  for (const serial of serials) {
    out.set(serial, { offering, instrument, ...ends, isVoucher, left: centsOf(face) });
  }
}

function endWager({ out, ended }: ChipStanding, event: EventOf<'instrument-played'>): void {
  const { use, serial, table, round, amount, becomes, redeems, playerDealer } = event;
  const played = becomes === 'kept' ? ZERO : centsOf(amount);
  const owed = centsOf(redeems);
  const chip = out.get(serial) as OutChip;
  chip.left = subtract(chip.left, played);
  if (chip.left === ZERO) out.delete(serial);
  // Playing it again accepts how the earlier rounds ended, if nothing is owed.
  for (const [id, before] of ended) {
    const isRound = before.table === table && before.round === round;
    const isStanding = before.played === ZERO && before.owed === ZERO;
    if (before.serial === serial && !isRound && isStanding) ended.delete(id);
  }
  const bank = playerDealer === undefined ? {} : { playerDealer };
  ended.set(use, { serial, table, round, chip, played, owed, ...bank });
}

/** It is told again: the chip is out as it was. */
function dispute({ out, ended }: ChipStanding, { use, serial }: EventOf<'use-disputed'>): void {
  const { chip, played } = ended.get(use) as EndedUse;
  chip.left = add(chip.left, played);
  out.set(serial, chip);
  ended.delete(use);
}

function noLonger(
  { out }: ChipStanding,
  { serials }: { readonly serials: readonly string[] },
): void {
  for (const serial of serials) out.delete(serial);
}

export const SEES_CHIPS: Sees<ChipStanding> = {
  'instruments-issued': (standing, event) =>
    putOut(standing, event, { serials: event.serials, isVoucher: event.form === 'voucher' }),
  'chips-sold': (standing, event) =>
    putOut(standing, event, { serials: [event.serial], isVoucher: false }),
  'voucher-changed'({ out }, { serial }) {
    (out.get(serial) as OutChip).isVoucher = false;
  },
  'instrument-played': endWager,
  'use-disputed': dispute,
  'use-verified'({ ended }, { use }) {
    if (ended.get(use)?.owed === ZERO) ended.delete(use);
  },
  'use-exchanged': ({ ended }, { use }) => ended.delete(use),
  'instruments-voided': noLonger,
  'instruments-expired': noLonger,
};
