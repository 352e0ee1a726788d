import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, isJoker } from '#cards';
import { seededSource } from '#chance';
import {
  aceToFive,
  bestKey,
  compareKeys,
  eightOrBetter,
  fiveHigh,
  type Key,
  mexican,
} from '../../../test/oracle/poker.ts';
import { type Deal, type DealtGame, type DealtSeat, dealOf, seatOf } from './deal.ts';
import { STUD_GAMES } from './stud-games.ts';

const gameNamed = (id: string): DealtGame => STUD_GAMES.find((game) => game.id === id) as DealtGame;

const isFaceUp = ({ up = [] }: DealtSeat): boolean => up.some(isJoker);

type Rank = (five: readonly Card[], seat: DealtSeat) => Key;

const SLOW: Readonly<Record<string, Rank>> = {
  'seven-card-stud': fiveHigh,
  'seven-card-stud-high-low': fiveHigh,
  razz: aceToFive,
  'five-card-stud': fiveHigh,
  'mexican-poker': (five, seat) => mexican(five, isFaceUp(seat)),
};

function slowWinners({ seats, board = [] }: Deal, rank: Rank): number[] {
  const keys = seats.map((seat) => {
    const cards = [...(seat.hole ?? []), ...(seat.up ?? []), ...board];
    return { seat: seat.seat, key: bestKey(cards, 5, (five) => rank(five, seat)) };
  });
  return keys
    .filter(({ key }) => keys.every((other) => compareKeys(key, other.key) >= 0))
    .map(({ seat }) => seat);
}

describe.each(STUD_GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('is won by the seats that a slow comparison of every five finds', () => {
    for (let seed = 0; seed < 60; seed++) {
      const deal = game.deal(seededSource(seed), 2 + (seed % 7));
      expect(game.winners?.(deal)).toEqual(slowWinners(deal, SLOW[id] as Rank));
    }
  });
});

const up = (seat: number, hole: string, shown: string, more: Partial<DealtSeat> = {}): DealtSeat =>
  seatOf(seat, { hole: cardsOf(hole), up: cardsOf(shown), ...more });

describe('seven-card stud', () => {
  const { check, deal, winners, handOf } = gameNamed('seven-card-stud');
  const pathsOf = (...seats: DealtSeat[]) =>
    check(dealOf('seven-card-stud', seats)).map(({ path }) => path);

  test('deals two down, four up and one down, and to eight seats a last card for all', () => {
    const seven = deal(seededSource(1), 7);
    const eight = deal(seededSource(1), 8);
    expect(seven.seats.map(({ hole, up: shown }) => [hole?.length, shown?.length])).toEqual(
      Array.from({ length: 7 }, () => [3, 4]),
    );
    expect(seven.board).toBeUndefined();
    const countsOf = ({ hole = [], up: shown = [] }: DealtSeat) => `${hole.length} ${shown.length}`;
    expect(new Set(eight.seats.map(countsOf))).toEqual(new Set(['2 4']));
    expect(eight.board).toHaveLength(1);
    expect(check(eight)).toEqual([]);
  });

  test('a hand has the cards of its street', () => {
    const whole = up(1, 'As Ad Ac', '2c 3c 4c 5d');
    expect(pathsOf(whole, up(2, 'Ks Kd', '6c 7c', { folded: 'fourth-street' }))).toEqual([]);
    expect(pathsOf(whole, up(2, 'Ks Kd', '6c 7c', { folded: 'fifth-street' }))).toEqual([
      'deal.seats[1]',
    ]);
    expect(pathsOf(whole, up(2, 'Ks Kd', '6c 7c'))).toEqual(['deal.seats[1]']);
    expect(pathsOf(up(1, 'As Ad Ac', '2c 3c'))).toEqual(['deal.seats[0].hole']);
    expect(pathsOf(up(1, 'As Ad', '2c 3c'), up(2, 'Ks Kd', '6c 7c'))).toEqual([]);
  });

  test('has no winner before the last street, unless the others have folded', () => {
    const open = dealOf('seven-card-stud', [up(1, 'As Ad', '2c 3c'), up(2, 'Ks Kd', '6c 7c')]);
    expect(winners?.(open)).toEqual([]);
    const [first, second] = open.seats as [DealtSeat, DealtSeat];
    const folded = { ...open, seats: [first, { ...second, folded: 'fourth-street' }] };
    expect(winners?.(folded)).toEqual([1]);
    expect(handOf?.(folded, 1)).toBeNull();
  });

  test('the seven cards may be recorded together', () => {
    const cards = cardsOf('As Ad Ac 2c 3c 4c 5d');
    const shown = dealOf('seven-card-stud', [seatOf(1, { cards })]);
    expect(check(shown)).toEqual([]);
    expect(handOf?.(shown, 1)?.category).toBe('straight');
  });
});

test('the low half of stud goes to an eight or better', () => {
  const { lowOf, lowWinners, winners } = gameNamed('seven-card-stud-high-low');
  const deal = dealOf('seven-card-stud-high-low', [
    up(1, 'As 2d Kc', 'Kh 4c 6d 7s'),
    up(2, 'Qs Qd Qc', 'Th 9c 8d 2s'),
  ]);
  expect(winners?.(deal)).toEqual([2]);
  expect(lowWinners?.(deal)).toEqual([1]);
  expect(lowOf?.(deal, 2)).toBeNull();
  for (let seed = 0; seed < 60; seed++) {
    const dealt = gameNamed('seven-card-stud-high-low').deal(seededSource(seed), 4);
    const hasLow = (seat: DealtSeat) =>
      bestKey([...(seat.hole ?? []), ...(seat.up ?? [])], 5, eightOrBetter)[0] === 1;
    const expected = dealt.seats.some(hasLow) ? slowWinners(dealt, eightOrBetter) : [];
    expect(lowWinners?.(dealt)).toEqual(expected);
  }
});

describe('Mexican poker', () => {
  const { check, handOf } = gameNamed('mexican-poker');

  test('has no eights, nines and tens, and one joker', () => {
    const deal = dealOf('mexican-poker', [up(1, 'XX', 'As 8c Ks Qs'), up(2, '2c', 'XX 3c 4c 5c')]);
    expect(check(deal).map(({ path }) => path)).toEqual([
      'deal.seats[0].up[1]',
      'deal.seats[1].up[0]',
    ]);
  });

  test('a joker face down is any card, face up an ace or part of a straight or flush', () => {
    const handWith = (hole: string, shown: string) =>
      handOf?.(dealOf('mexican-poker', [up(1, hole, shown)]), 1)?.category;
    expect(handWith('XX', 'Ks Kd 4c 2c')).toBe('three-of-a-kind');
    expect(handWith('Ks', 'XX Kd 4c 2c')).toBe('pair');
    expect(handWith('Ac', 'XX Kd 4c 2c')).toBe('pair');
    expect(handWith('6c', 'XX 7d Jc Qc')).toBe('straight');
  });
});
