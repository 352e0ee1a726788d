// Who wins a pot: the last hand that was not given up, or the best of those that are shown.
import type { RankedHand } from '#hands';
import { type Deal, type DealtSeat, handsOf } from './deal.ts';

type HandOf = (deal: Deal, seat: number) => RankedHand | null;

/** The seats that have not folded. */
export const liveSeats = (deal: Deal): readonly DealtSeat[] =>
  handsOf(deal).filter(({ folded }) => folded === false);

/** Of the seats that have not folded, those with the strongest hand; a hand that was not shown
 * does not win. */
function strongest(deal: Deal, handOf: HandOf): number[] {
  const shown = liveSeats(deal).flatMap(({ seat }) => {
    const hand = handOf(deal, seat);
    return hand === null ? [] : [{ seat, strength: hand.strength }];
  });
  const best = Math.max(...shown.map(({ strength }) => strength));
  return shown.filter(({ strength }) => strength === best).map(({ seat }) => seat);
}

/** The seats that win a pot, or its high half. The last one left needs no hand. */
export function potWinners(
  deal: Deal,
  { handOf, isOver }: { handOf: HandOf; isOver: boolean },
): number[] {
  const live = liveSeats(deal);
  if (live.length === 1) return live.map(({ seat }) => seat);
  return isOver ? strongest(deal, handOf) : [];
}

/** The seats that win the low half. The last one left takes the pot whole. */
export function lowHalfWinners(
  deal: Deal,
  { lowOf, isOver }: { lowOf: HandOf; isOver: boolean },
): number[] {
  return isOver && liveSeats(deal).length > 1 ? strongest(deal, lowOf) : [];
}
