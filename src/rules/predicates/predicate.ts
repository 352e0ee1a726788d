// A predicate looks at a deal that its game has accepted and says whether something lies there. It
// knows nothing of persons, fees or prizes. Where cards are missing (not shown, not dealt yet) the
// answer is no.
import type { Deal, DealtSeat } from '#games';

/** Of the hand at one seat. */
export type HandTest = (deal: Deal, seat: DealtSeat) => boolean;

/** Of cards that belong to nobody alone: a flop, the two lines of baccarat. */
export type TableTest = (deal: Deal) => boolean;
