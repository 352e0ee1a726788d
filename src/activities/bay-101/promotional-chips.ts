// What the chips and coupons that Bay 101 hands out have in common: the games they are played in,
// and what a push leaves them.
import { DEALT_GAMES } from '#games';
import { ZERO } from '#money';
import type { NoPurchase, Played } from '#rules';

const POKER_FAMILIES = ['flop', 'stud', 'draw'];

/** Games of this room that are played against a player-dealer. */
export const CALIFORNIA_GAMES: readonly string[] = DEALT_GAMES.filter(
  ({ approvalIds, family }) =>
    approvalIds.some(({ venue }) => venue === 'bay101') && !POKER_FAMILIES.includes(family),
).map(({ id }) => id);

export const CALIFORNIA_GAMES_NOTE =
  'all approved California games of the room; these are the ones on record here';

export const NO_CHANCE: NoPurchase = {
  kind: 'exempt',
  clause: 'No Purchase Necessary',
  words: ['Nothing is left to chance, so no table without purchase is needed.'],
};

export const OPPOSITE_BETS =
  'Player and Banker in every baccarat game; bets on a tie are bonus bets, and no other game has any.';

/** Everybody keeps what he had, and the chip may be wagered again. */
export const PUSHED: Played = { pays: ZERO, redeems: ZERO, becomes: 'kept' };
