import { describe, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { BACCARAT_GAMES } from './baccarat-games.ts';
import { againstDealer, dealsOf, gameIn, outcomeOf } from './banked-deals.fixture.ts';
import { BLACKJACK_GAMES } from './blackjack-games.ts';
import { CASINO_WAR_GAMES } from './casino-war.ts';
import { type DealtGame, dealOf, seatOf } from './deal.ts';
import { NINE_AND_A_HALF_GAMES } from './nine-and-a-half.ts';
import { PAI_GOW_GAMES } from './pai-gow-games.ts';
import { PAN_9_GAMES } from './pan-9-games.ts';
import { PLAYER_DEALER_POKER_GAMES } from './player-dealer-poker.ts';
import { TILES_GAMES } from './tiles-game.ts';

const GAMES: readonly DealtGame[] = [
  ...PAI_GOW_GAMES,
  ...TILES_GAMES,
  ...BACCARAT_GAMES,
  ...PAN_9_GAMES,
  ...BLACKJACK_GAMES,
  ...PLAYER_DEALER_POKER_GAMES,
  ...CASINO_WAR_GAMES,
  ...NINE_AND_A_HALF_GAMES,
];

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('accepts a seat whose hand was not shown, and says nothing of it', () => {
    const deal = dealOf(game.id, [seatOf(1)], { decks: game.decks.usual });
    expect(game.check(deal)).toEqual([]);
    expect(outcomeOf(game, deal)).toBeNull();
    expect(game.handOf?.(deal, 1) ?? null).toBeNull();
  });

  test('has a hand for every seat that it dealt to, and none for others', () => {
    for (const deal of dealsOf(game, 20)) {
      for (const { seat } of deal.seats) expect(game.handOf?.(deal, seat)).not.toBeNull();
      expect(outcomeOf(game, deal, deal.seats.length + 1)).toBeNull();
      expect(game.handOf?.(deal, deal.seats.length + 1) ?? null).toBeNull();
    }
  });

  test('refuses a seat taken twice, too many decks and a place it has not, all at once', () => {
    const seats = [seatOf(1, { middle: cardsOf('As') }), seatOf(1)];
    const deal = dealOf(game.id, seats, { decks: game.decks.most + 1 });
    expect(game.check(deal).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['deal.seats[0].middle', 'deal.seats[1].seat', 'deal.decks']),
    );
  });
});

const THREE_CARD = gameIn(PLAYER_DEALER_POKER_GAMES, 'three-card-poker');

describe('a banked deal', () => {
  test('with a card twice and a hand of the wrong size is refused with both problems', () => {
    const problems = THREE_CARD.check(againstDealer(THREE_CARD, 'As Kd', 'As Qh 2c'));
    expect(problems).toEqual([
      { path: 'deal.seats[0].cards', message: 'Three Card Poker has 3 there, not 2' },
      {
        path: 'deal.seats[0].cards[0]',
        message: 'As appears more than once; a 52-card deck has one',
      },
    ]);
  });

  test('may hold the dealer’s hand at the seat of the player-dealer instead', () => {
    const seats = [
      seatOf(1, { cards: cardsOf('As Ad 2c') }),
      seatOf(5, { position: 'player-dealer', cards: cardsOf('Ks Kd 3c') }),
    ];
    const deal = dealOf('three-card-poker', seats);
    expect(THREE_CARD.check(deal)).toEqual([]);
    expect(outcomeOf(THREE_CARD, deal, 1)).toBe('win');
    expect(outcomeOf(THREE_CARD, deal, 5)).toBeNull();
    expect(THREE_CARD.handOf?.(deal, 5)?.name).toBe('pair of kings');
  });

  test('reads the hand of a player-dealer from the dealer’s place too', () => {
    const deal = dealOf('three-card-poker', [seatOf(5, { position: 'player-dealer' })], {
      dealer: { cards: cardsOf('Ks Kd 3c') },
    });
    expect(THREE_CARD.handOf?.(deal, 5)?.name).toBe('pair of kings');
  });

  test('is lost by a seat that folded', () => {
    const seats = [seatOf(1, { cards: cardsOf('As Ad 2c'), folded: 'deal' })];
    const deal = dealOf('three-card-poker', seats, { dealer: { cards: cardsOf('Ks Kd 3c') } });
    expect(outcomeOf(THREE_CARD, deal)).toBe('lose');
  });

  test('from a deck that was not in order is accepted and ranks nothing', () => {
    const deal = { ...againstDealer(THREE_CARD, 'As As XX', 'As Qh 2c'), standardDeck: false };
    expect(THREE_CARD.check(deal)).toEqual([]);
    expect(THREE_CARD.handOf?.(deal, 1)).toBeNull();
    expect(outcomeOf(THREE_CARD, deal)).toBeNull();
  });
});
