import { describe, expect, test } from 'vitest';
import { type Card, decksOf, TILE_SET } from '#cards';
import { seededSource } from '#chance';
import { cardsOfDealer, cardsOfSeat, type Deal, type DealtGame, tilesOfSeat } from './deal.ts';
import { decodeDeal, makeDeal } from './decode-deal.ts';
import { DEALT_GAMES, dealtGameNamed } from './games-dealt.ts';

const DEALS = 200;

const dealsOf = (game: DealtGame): Deal[] =>
  Array.from({ length: DEALS }, (_, seed) => {
    const { least, most } = game.seats;
    return game.deal(seededSource(seed), least + (seed % (most - least + 1)));
  });

/** Every card or tile on the table; the hand of a player-dealer may be recorded twice. */
function piecesIn({ seats, dealer = {}, board, player, banker }: Deal): number[] {
  const atDealer: number[] = [...cardsOfDealer(dealer), ...(dealer.tiles ?? [])];
  const hands = seats.filter((each) => each.position === 'seated' || atDealer.length === 0);
  const own = hands.flatMap((seat): number[] => [...cardsOfSeat(seat), ...tilesOfSeat(seat)]);
  return [...own, ...atDealer, ...[board, player, banker].flatMap((cards) => cards ?? [])];
}

test('every game of the two houses is there once, and is found by its name', () => {
  const ids = DEALT_GAMES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual([...IDS].sort());
  for (const id of IDS) expect(dealtGameNamed(id)?.id).toBe(id);
  expect(dealtGameNamed('go-fish')).toBeUndefined();
});

describe.each(DEALT_GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const deals = dealsOf(game);

  test('deals what it accepts itself, and what is written as it was read from its JSON', () => {
    for (const deal of deals) {
      expect(game.check(deal)).toEqual([]);
      const json = JSON.stringify(makeDeal(deal));
      const decoded = decodeDeal(JSON.parse(json));
      expect(decoded.ok && JSON.stringify(makeDeal(decoded.value))).toBe(json);
    }
  });

  test('reads back as the same deal', () => {
    for (const deal of deals.slice(0, 10)) {
      const json: unknown = JSON.parse(JSON.stringify(makeDeal(deal)));
      expect(decodeDeal(json)).toEqual({ ok: true, value: deal });
    }
  });

  test('deals no card oftener than its decks hold it', () => {
    for (const deal of deals) {
      const { deck } = game;
      const held: readonly number[] = deck === 'tiles' ? TILE_SET : decksOf(deal.decks, deck).cards;
      const left = new Map<number, number>();
      for (const piece of held) left.set(piece, (left.get(piece) ?? 0) + 1);
      for (const piece of piecesIn(deal)) left.set(piece, (left.get(piece) ?? 0) - 1);
      expect(Math.min(...left.values())).toBeGreaterThanOrEqual(0);
    }
  });

  test('deals the same from the same source, and something else from another', () => {
    const [first, second] = [1, 2].map((seed) => game.deal(seededSource(seed), game.seats.least));
    expect(game.deal(seededSource(1), game.seats.least)).toEqual(first);
    expect(second).not.toEqual(first);
  });

  test('deals to as many seats as it says and to no others', () => {
    const { least, most } = game.seats;
    for (const count of [least - 1, most + 1, least + 0.5]) {
      expect(() => game.deal(seededSource(1), count)).toThrow('seats');
    }
  });

  test('has somebody who wins, or an outcome for everyone against the dealer', () => {
    const { winners, outcomeOf } = game;
    expect(winners ?? outcomeOf).toBeDefined();
    for (const deal of deals.slice(0, 50)) {
      if (winners !== undefined) expect(winners(deal).length).toBeGreaterThan(0);
      if (outcomeOf === undefined) continue;
      for (const { seat, position } of deal.seats) {
        if (position === 'seated') expect(outcomeOf(deal, seat)).toMatch(/^(win|lose|push)$/);
      }
    }
  });

  test('refuses a seat that is there twice, one that no table has, and an unknown place', () => {
    const [deal] = deals as [Deal];
    const { seats, ...more } = makeDeal(deal) as { seats: Record<string, unknown>[] };
    const [first, ...others] = seats as [Record<string, unknown>];
    const number = first['seat'];
    const record = {
      ...more,
      seats: [first, ...others, { seat: number }, { seat: 11 }, { seat: 9, pocket: 'As' }],
    };
    const decoded = decodeDeal(record);
    const at = seats.length;
    expect(decoded.ok ? [] : decoded.error.map(({ path }) => path)).toEqual([
      `deal.seats[${at + 2}].pocket`,
      `deal.seats[${at}].seat`,
      `deal.seats[${at + 1}].seat`,
    ]);
  });

  test('refuses more decks than it has', () => {
    const [deal] = deals as [Deal];
    const decks = game.decks.most + 1;
    expect(game.check({ ...deal, decks })).toMatchObject([{ path: 'deal.decks' }]);
  });

  test('refuses a card or tile that the deck does not hold so often, wherever it lies', () => {
    const deal = deals.at(-1) as Deal;
    const index = deal.seats.findIndex((seat) => cardsOfSeat(seat).length > 0);
    const [card] = piecesIn(deal) as [Card];
    if (game.deck === 'tiles' || index < 0) return;
    const copies = decksOf(deal.decks, game.deck).cards.filter((each) => each === card).length;
    const seats = Array.from({ length: copies + 1 }, (_, more) => ({
      ...(deal.seats[index] as Deal['seats'][number]),
      seat: more + 1,
      position: 'seated' as const,
    }));
    const problems = game.check({ ...deal, seats });
    expect(problems.some(({ message }) => message.includes('appears more than'))).toBe(true);
  });
});

const IDS = [
  'texas-holdem',
  'no-limit-holdem',
  'limit-buy-in-no-limit-holdem',
  'texas-holdem-high-low',
  'reverse-holdem',
  'pineapple',
  'pineapple-high-low',
  'crazy-pineapple',
  'crazy-pineapple-high-low',
  'omaha',
  'omaha-high-low',
  'five-card-omaha-high-low',
  'seven-card-stud',
  'seven-card-stud-high-low',
  'razz',
  'california-lowball',
  'kansas-city-lowball',
  'mexican-poker',
  'draw-poker',
  'five-card-stud',
  'thirteen-card',
  'pai-gow-poker',
  'jokers-wild-pai-gow-poker',
  'fortune-pai-gow-poker',
  'face-up-pai-gow-poker',
  'pai-gow-tiles',
  'pan-9',
  'super-9',
  'bonus-pan-9',
  'baccarat',
  'baccarat-9',
  'ez-baccarat',
  'ez-baccarat-panda-8',
  'fortune-7-baccarat',
  'golden-frog-baccarat',
  'golden-frog-baccarat-2',
  'golden-frog-baccarat-2-1',
  'zoobac',
  'twenty-first-century-baccarat-4',
  'twenty-first-century-baccarat-8',
  'blackjack-poker',
  'hawaiian-blackjack',
  'no-bust-blackjack',
  'california-blackjack',
  'three-card-poker',
  'ultimate-texas-holdem',
  'caribbean-stud',
  'pokara',
  'casino-war',
  'nine-and-a-half',
  'crazy-4-poker',
  'four-card-poker',
];
