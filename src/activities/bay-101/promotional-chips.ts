// What the chips and coupons that Bay 101 hands out have in common: the games they are played in,
// and who gains and pays what when a wager with one of them ends.
import { DEALT_GAMES } from '#games';
import { add, type Cents, subtract, ZERO } from '#money';
import type { NoPurchase } from '#rules';

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

export type Ending = 'win' | 'lose' | 'push';

/** What each has gained in live chips when the wager has ended, and where the chip is then. All
 * three together gain nothing. */
export interface ChipSettled {
  readonly player: Cents;
  readonly playerDealer: Cents;
  readonly house: Cents;
  readonly chip: 'with-player' | 'redeemed' | 'cancelled' | 'voided' | 'dropped';
}

/** The house gives what the other two have gained. */
export const settledWith = (
  { player, playerDealer }: Pick<ChipSettled, 'player' | 'playerDealer'>,
  chip: ChipSettled['chip'],
): ChipSettled => ({
  player,
  playerDealer,
  house: subtract(ZERO, add(player, playerDealer)),
  chip,
});

/** Everybody keeps what he had; the chip may be wagered again. */
export const PUSHED: ChipSettled = settledWith({ player: ZERO, playerDealer: ZERO }, 'with-player');
