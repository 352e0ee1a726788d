import { describe, expect, test } from 'vitest';
import { cardsOf } from '#cards';
import { checkLines, namedWinOf } from '#hands';
import { oracleLastDigit } from '../../../test/oracle/totals.ts';
import { BACCARAT_GAMES } from './baccarat-games.ts';
import { dealsOf, gameIn, outcomeOf, outcomeOfSign } from './banked-deals.fixture.ts';
import { type Deal, dealOf, seatOf } from './deal.ts';

const BACCARAT = gameIn(BACCARAT_GAMES, 'baccarat');
const BACCARAT_9 = gameIn(BACCARAT_GAMES, 'baccarat-9');

const lines = (player: string, banker: string): Deal =>
  dealOf('baccarat', [seatOf(1), seatOf(2, { position: 'player-dealer' })], {
    player: cardsOf(player),
    banker: cardsOf(banker),
    decks: 8,
  });

describe('baccarat', () => {
  test.each([
    ['9h Kd', '8c Ts', 'win'],
    ['2h 3d 2c', '3c 4s', 'push'],
    ['2h 3d Kc', '3c 5s', 'lose'],
  ])('a seat has the player line: %s against %s is a %s', (player, banker, outcome) => {
    expect(outcomeOf(BACCARAT, lines(player, banker))).toBe(outcome);
  });

  test('the player-dealer has the banker line, and no outcome', () => {
    const deal = lines('9h Kd', '8c Ts');
    expect(BACCARAT.handOf?.(deal, 1)?.name).toBe('natural 9');
    expect(BACCARAT.handOf?.(deal, 2)?.name).toBe('natural 8');
    expect(outcomeOf(BACCARAT, deal, 2)).toBeNull();
  });

  test('lines that stray from the tableau are taken as they lie', () => {
    const deal = lines('3h 3d 3c', '6h 6d 6c');
    expect(checkLines({ player: deal.player ?? [], banker: deal.banker ?? [] })).not.toEqual([]);
    expect(BACCARAT.check(deal)).toEqual([]);
    expect(outcomeOf(BACCARAT, deal)).toBe('win');
  });

  test('a line of one card or four is refused, and so are cards at a seat', () => {
    const seats = [seatOf(1, { cards: cardsOf('As Kd') })];
    const more = { player: cardsOf('As'), banker: cardsOf('2s 3s 4s 5s'), decks: 8 };
    expect(BACCARAT.check(dealOf('baccarat', seats, more)).map(({ path }) => path)).toEqual([
      'deal.seats[0].cards',
      'deal.player',
      'deal.banker',
    ]);
  });

  test('eight decks hold a card eight times: six alike are a deal, jokers are not', () => {
    expect(BACCARAT.check(lines('5h 5h 5h', '5h 5h 5h'))).toEqual([]);
    expect(BACCARAT.check(lines('XX 5h', '5h 5h'))).toMatchObject([{ path: 'deal.player[0]' }]);
  });
});

test('in Baccarat 9 a seat may have a line of its own', () => {
  const deal = dealOf('baccarat-9', [seatOf(1, { cards: cardsOf('3h 3d 3c') }), seatOf(2)], {
    player: cardsOf('6h 6d 6c'),
    banker: cardsOf('Kc 8s'),
    decks: 8,
  });
  expect(BACCARAT_9.check(deal)).toEqual([]);
  expect(outcomeOf(BACCARAT_9, deal, 1)).toBe('win');
  expect(outcomeOf(BACCARAT_9, deal, 2)).toBe('push');
});

test.each(BACCARAT_GAMES.map((game) => [game.id, game] as const))(
  '%s is dealt by the tableau, and its outcomes agree with the slow count',
  (_, game) => {
    for (const deal of dealsOf(game, 100)) {
      const { player = [], banker = [] } = deal;
      expect(checkLines({ player, banker })).toEqual([]);
      const sign = Math.sign(oracleLastDigit(player) - oracleLastDigit(banker));
      for (const { seat } of deal.seats) {
        expect(outcomeOf(game, deal, seat)).toBe(outcomeOfSign(sign));
      }
    }
  },
);

test('Dragon 7 and Panda 8 come up among the deals of EZ Baccarat', () => {
  // One round in 44 and one in 29 (Wizard of Odds, EZ Baccarat): 1,000 rounds lack neither.
  const game = gameIn(BACCARAT_GAMES, 'ez-baccarat-panda-8');
  const names = [...dealsOf(game, 1000)].map(({ player = [], banker = [] }) =>
    namedWinOf({ player, banker }),
  );
  expect(names).toEqual(expect.arrayContaining(['dragon-7', 'panda-8']));
});
