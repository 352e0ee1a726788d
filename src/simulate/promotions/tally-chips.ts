// Wagers with promotional chips, counted from the log: fees in the boxes, and what the cage owes.
import type { EventOf } from '#house';
import { add, subtract, ZERO } from '#money';
import { cents, type TalliedUse, type Tally, type Where, wrong } from '../tally.ts';

function wagerIn({ uses }: Tally, use: string): TalliedUse {
  return uses.get(use) ?? wrong(`nobody has placed ${use}`);
}

export function countPlaced(tally: Tally, event: EventOf<'instrument-placed'>): void {
  const { use, serial, table, fee = '0.00' } = event;
  if (tally.uses.has(use)) wrong(`${use} was placed before`);
  tally.uses.set(use, { serial, fee: cents(fee), redeems: ZERO });
  const there = tally.tables.get(table) ?? wrong(`there is no table ${table}`);
  there.box = add(there.box, cents(fee));
}

export function countTakenBack(tally: Tally, event: EventOf<'instrument-taken-back'>): void {
  const { use, table, moves = [] } = event;
  const { fee, playedBy } = wagerIn(tally, use);
  if (playedBy !== undefined) wrong(`${use} was played`);
  tally.uses.delete(use);
  const there = tally.tables.get(table) ?? wrong(`there is no table ${table}`);
  // A box that was dropped since has nothing to give back: then it is the cage's.
  const isFromBox = moves.some(([, , from]) => from !== 'house/cage');
  if (isFromBox !== there.box >= fee && fee > ZERO) wrong(`the fee of ${use} comes from elsewhere`);
  if (isFromBox) there.box = subtract(there.box, fee);
}

export function countPlayed(
  tally: Tally,
  { use, redeems }: EventOf<'instrument-played'>,
  { by }: Where,
): void {
  const one = wagerIn(tally, use);
  if (one.playedBy !== undefined) wrong(`${use} was played before`);
  one.playedBy = by;
  one.redeems = cents(redeems);
}

export function countVerifiedUse(
  tally: Tally,
  { use }: EventOf<'use-verified'>,
  { by }: Where,
): void {
  const one = wagerIn(tally, use);
  if (one.playedBy === undefined || one.playedBy === by) wrong(`${by} verifies ${use} alone`);
  one.verifiedBy = by;
}

export function countDisputed(tally: Tally, { use }: EventOf<'use-disputed'>): void {
  const { serial, fee, verifiedBy } = wagerIn(tally, use);
  if (verifiedBy !== undefined) wrong(`${use} was verified`);
  tally.uses.set(use, { serial, fee, redeems: ZERO });
}

export function countExchanged(
  tally: Tally,
  { use, amount, moves = [] }: EventOf<'use-exchanged'>,
  { by }: Where,
): void {
  const { redeems, verifiedBy } = wagerIn(tally, use);
  if (verifiedBy === undefined || verifiedBy === by) wrong(`${by} exchanges ${use} alone`);
  if (cents(amount) !== redeems) wrong(`${use} is exchanged for ${amount}, not for ${redeems}`);
  if (moves.length !== 1 || moves[0]?.[3] !== amount) wrong(`${use} moves another amount`);
  tally.uses.delete(use);
}

/** A count by a different person than the last. It ends if it equals what was lost there, or the
 * count before. */
export function countDroppedNoted(
  { chipCounts }: Tally,
  event: EventOf<'dropped-chips-noted'>,
  { by }: Where,
): void {
  const { table, counted } = event;
  const last = chipCounts.get(table);
  if (last?.by === by) wrong(`${by} counts the chips of ${table} again`);
  if (last?.counted === counted) wrong(`the chips of ${table} are counted again for nothing`);
  if ('expected' in event) wrong(`${by} is told how many chips ${table} should have`);
  chipCounts.set(table, { by, counted });
}

export function countDroppedChips(
  { chipCounts }: Tally,
  { table, expected, counted }: EventOf<'dropped-chips-counted'>,
  { by }: Where,
): void {
  const last = chipCounts.get(table);
  if (last?.by === by) wrong(`${by} counts the chips of ${table} again`);
  if (counted !== expected.length && last?.counted !== counted) {
    wrong(`${table} has ${counted} chips, which nobody else has counted`);
  }
  chipCounts.delete(table);
}
