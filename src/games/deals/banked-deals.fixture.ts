import { cardsOf } from '#cards';
import { seededSource } from '#chance';
import { assert } from '#result';
import type { Deal, DealOutcome, DealtGame } from './deal.ts';
import { dealOf, seatOf } from './deal.ts';

export function gameIn(games: readonly DealtGame[], id: string): DealtGame {
  const game = games.find((each) => each.id === id);
  assert(game !== undefined, `there is no ${id}`);
  return game;
}

/** Deals from seeds, to one seat, two seats and so on in turn. */
export function* dealsOf(game: DealtGame, count = 200): Generator<Deal> {
  const { least, most } = game.seats;
  for (let seed = 0; seed < count; seed++) {
    yield game.deal(seededSource(seed), least + (seed % (most - least + 1)));
  }
}

/** A record of one seat with `cards`, against the dealer's. */
export const againstDealer = (game: DealtGame, cards: string, dealer: string): Deal =>
  dealOf(game.id, [seatOf(1, { cards: cardsOf(cards) })], {
    dealer: { cards: cardsOf(dealer) },
    decks: game.decks.usual,
  });

export const outcomeOf = (game: DealtGame, deal: Deal, seat = 1): DealOutcome | null => {
  assert(game.outcomeOf !== undefined, `${game.id} has outcomes`);
  return game.outcomeOf(deal, seat);
};

export const outcomeAgainst = (
  game: DealtGame,
  cards: string,
  dealer: string,
): DealOutcome | null => outcomeOf(game, againstDealer(game, cards, dealer));

/** How two sides end that compare as a sign: 1 where the seat is better. */
export const outcomeOfSign = (sign: number): DealOutcome =>
  sign === 0 ? 'push' : sign > 0 ? 'win' : 'lose';
