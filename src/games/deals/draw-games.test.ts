import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, type Deck, isJoker } from '#cards';
import { seededSource } from '#chance';
import {
  aceToFive,
  compareKeys,
  deuceToSeven,
  fiveHigh,
  type Key,
} from '../../../test/oracle/poker.ts';
import { type Deal, type DealtGame, dealAround, dealOf, seatOf, takeFromDecks } from './deal.ts';
import { DRAW_GAMES } from './draw-games.ts';

const gameNamed = (id: string): DealtGame => DRAW_GAMES.find((game) => game.id === id) as DealtGame;

const shown = (id: string, ...hands: string[]): Deal =>
  dealOf(
    id,
    hands.map((cards, index) => seatOf(index + 1, { cards: cardsOf(cards) })),
  );

/** The best that any of the 52 cards in place of the joker makes. */
function withJoker(five: readonly Card[], rank: (cards: readonly Card[]) => Key): Key {
  const naturals = five.filter((card) => !isJoker(card));
  if (naturals.length === 5) return rank(five);
  return Array.from({ length: 52 }, (_, code) => rank([...naturals, code as Card])).reduce(
    (a, b) => (compareKeys(b, a) > 0 ? b : a),
  );
}

const FIVE_ACES = [99];
const isAce = (card: Card): boolean => card >> 2 === 12;

/** The high ranking, where the joker may only be an ace or complete a straight or a flush. */
function withBug(five: readonly Card[]): Key {
  const naturals = five.filter((card) => !isJoker(card));
  if (naturals.length === 5) return fiveHigh(five);
  if (naturals.every(isAce)) return FIVE_ACES;
  const standIns = Array.from({ length: 52 }, (_, code) => code as Card).filter(
    (card) => !naturals.includes(card),
  );
  const keys = standIns.flatMap((card) => {
    const key = fiveHigh([...naturals, card]);
    return isAce(card) || isCompleted(key) ? [key] : [];
  });
  return keys.reduce((a, b) => (compareKeys(b, a) > 0 ? b : a));
}

/** A straight, a flush or both, told by hands that are known to be such. */
function isCompleted(key: Key): boolean {
  const known = ['2c 3d 4h 5s 6c', '2c 4c 6c 8c Tc', '2c 3c 4c 5c 6c', 'Tc Jc Qc Kc Ac'];
  return known.some((hand) => fiveHigh(cardsOf(hand))[0] === key[0]);
}

const SLOW: Readonly<Record<string, (five: readonly Card[]) => Key>> = {
  'california-lowball': (five) => withJoker(five, aceToFive),
  'kansas-city-lowball': deuceToSeven,
  'draw-poker': withBug,
};

describe.each(DRAW_GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('is won by the seats that a slow comparison finds', () => {
    for (let seed = 0; seed < 300; seed++) {
      const deal = game.deal(seededSource(seed), 2 + (seed % 5));
      const keys = deal.seats.map(({ cards = [] }) => SLOW[id]?.(cards) as Key);
      const winners = deal.seats
        .filter((_, index) => keys.every((key) => compareKeys(keys[index] as Key, key) >= 0))
        .map(({ seat }) => seat);
      expect(game.winners?.(deal)).toEqual(winners);
    }
  });

  test('five cards may be recorded as hole cards', () => {
    const deal = dealOf(id, [seatOf(1, { hole: cardsOf('2c 3d 4h 5s 7c') })]);
    expect(game.check(deal)).toEqual([]);
    expect(game.handOf?.(deal, 1)?.best).toHaveLength(5);
  });

  test('a hand of four or six cards is refused', () => {
    const deal = shown(id, 'As Kd 3c 4c', '2c 3d 4h 5s 7c 8c');
    expect(game.check(deal)).toMatchObject([
      { path: 'deal.seats[0].cards' },
      { path: 'deal.seats[1].cards' },
    ]);
  });
});

test('the joker of lowball is the lowest card that the hand does not hold', () => {
  const { handOf } = gameNamed('california-lowball');
  const handWith = (cards: string) => handOf?.(shown('california-lowball', cards), 1);
  expect(handWith('XX 2c 3d 4h 5s')?.strength).toBe(handWith('Ac 2c 3d 4h 5s')?.strength);
  expect(handWith('XX Ac 2c 7d 8h')?.strength).toBe(handWith('3c Ac 2c 7d 8h')?.strength);
  expect(handWith('XX Ac Ad 7d 8h')?.category).toBe('pair');
  expect(handWith('XX 2c 3d 4h 5s')?.best.map(isJoker)).toContain(true);
});

test('Kansas City lowball has no joker', () => {
  const { check } = gameNamed('kansas-city-lowball');
  expect(check(shown('kansas-city-lowball', 'XX 2c 3d 4h 5s'))).toMatchObject([
    { path: 'deal.seats[0].cards[0]' },
  ]);
});

test('the joker of draw poker is an ace, or completes a straight or a flush', () => {
  const { handOf } = gameNamed('draw-poker');
  const categoryOf = (cards: string) => handOf?.(shown('draw-poker', cards), 1)?.category;
  expect(categoryOf('XX As Ad Ac Ah')).toBe('five-of-a-kind');
  expect(categoryOf('XX Ks Kd 4c 2h')).toBe('pair');
  expect(categoryOf('XX 6s 7d 8c Th')).toBe('straight');
  expect(categoryOf('XX 6s 7s 2s Ts')).toBe('flush');
});

test('nobody in a deal of ours throws a joker or a whole straight away, or more than three cards', () => {
  for (const { id, deck, deal } of DRAW_GAMES) {
    for (let seed = 0; seed < 200; seed++) {
      const take = takeFromDecks(deck as Deck, 1, seededSource(seed));
      const dealt = dealAround(take, { handCount: 6, cardCount: 5 });
      deal(seededSource(seed), 6).seats.forEach(({ cards = [] }, index) => {
        const five = dealt[index] as Card[];
        const kept = five.filter((card) => cards.includes(card));
        expect(kept.length).toBeGreaterThanOrEqual(2);
        expect(kept.some(isJoker)).toBe(five.some(isJoker));
        if (id === 'draw-poker' && isCompleted(withBug(five))) expect(kept).toHaveLength(5);
      });
    }
  }
});
