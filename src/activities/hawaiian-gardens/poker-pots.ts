// Who takes the pot of a poker game.
import { type Deal, dealtGameNamed } from '#games';
import { handTests, hasLastRound, hasShowdown } from '#rules';
import { POKER_GAMES } from './shared.ts';

const LOWBALL_GAMES: readonly string[] = ['razz', 'california-lowball', 'kansas-city-lowball'];

/** Poker games in which the high hand wins, or wins half. */
export const HIGH_POKER_GAMES: readonly string[] = POKER_GAMES.filter(
  (game) => !LOWBALL_GAMES.includes(game),
);

/** The seats that take the pot, or its high half. */
export const potWinnersOf = (deal: Deal): readonly number[] =>
  dealtGameNamed(deal.game)?.winners?.(deal) ?? [];

/** The seats that take the low half of a high-low game. */
export const lowWinnersOf = (deal: Deal): readonly number[] =>
  dealtGameNamed(deal.game)?.lowWinners?.(deal) ?? [];

export const winsAtShowdown = handTests.define('hgc.wins-at-showdown', {
  words: 'the hand wins at a showdown',
  holds: (deal, { seat }) => hasShowdown(deal) && potWinnersOf(deal).includes(seat),
  cards: () => true,
});

/** Everyone else may have folded in it. */
export const winsInLastRound = handTests.define('hgc.wins-in-last-round', {
  words: 'the hand wins in the last betting round',
  holds: (deal, { seat }) => hasLastRound(deal) && potWinnersOf(deal).includes(seat),
  cards: () => true,
});
