import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, STANDARD_DECK } from '#cards';
import { seededSource } from '#chance';
import {
  bestKey,
  compareKeys,
  eightOrBetter,
  fiveHigh,
  type Key,
  subsets,
} from '../../../test/oracle/poker.ts';
import { type Deal, type DealtSeat, dealAround, dealOf, seatOf, takeFromDecks } from './deal.ts';
import { FLOP_GAMES } from './flop-games.ts';

const gameNamed = (id: string) =>
  FLOP_GAMES.find((game) => game.id === id) as (typeof FLOP_GAMES)[0];

const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

type Rank = (five: readonly Card[]) => Key;

/** Every five that the game allows, one after another. */
function slowKey({ board = [] }: Deal, { hole = [] }: DealtSeat, rank: Rank): Key {
  if (hole.length <= 2) return bestKey([...hole, ...board], 5, rank);
  return subsets(hole, 2)
    .flatMap((two) => subsets(board, 3).map((three) => rank([...two, ...three])))
    .reduce((a, b) => (compareKeys(b, a) > 0 ? b : a));
}

function slowWinners(deal: Deal, rank: Rank): number[] {
  const keys = deal.seats.map((seat) => ({ seat: seat.seat, key: slowKey(deal, seat, rank) }));
  return keys
    .filter(({ key }) => keys.every((other) => compareKeys(key, other.key) >= 0))
    .map(({ seat }) => seat);
}

const hold = (board: string, holes: readonly string[], game = 'texas-holdem'): Deal =>
  dealOf(
    game,
    holes.map((hole, index) => seatOf(index + 1, { hole: cardsOf(hole) })),
    board === '' ? {} : { board: cardsOf(board) },
  );

describe.each(FLOP_GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('is won by the seats that a slow comparison of every five finds', () => {
    for (let seed = 0; seed < 40; seed++) {
      const deal = game.deal(seededSource(seed), 2 + (seed % 3));
      expect(game.winners?.(deal)).toEqual(slowWinners(deal, fiveHigh));
      if (game.lowWinners === undefined) continue;
      const low = slowWinners(deal, eightOrBetter);
      const [first = 0] = low;
      const has = deal.seats.find(({ seat }) => seat === first) as DealtSeat;
      const isLow = compareKeys(slowKey(deal, has, eightOrBetter), [0]) > 0;
      expect(game.lowWinners(deal)).toEqual(isLow ? low : []);
    }
  });
});

describe("hold'em", () => {
  const { handOf, winners, check } = gameNamed('texas-holdem');

  test('equal hands split, and the board may be the hand of everyone', () => {
    expect(winners?.(hold('As Ks Qs Js Ts', ['2c 3c', '2d 3d']))).toEqual([1, 2]);
    expect(winners?.(hold('As Kd 7h 8c 2d', ['Ac Qd', 'Ah Qc', 'Kh Qh']))).toEqual([1, 2]);
  });

  test('the last seat that has not folded wins on any board', () => {
    const deal = hold('As Kd 7h', ['2c 3d', 'Ac Ad']);
    const [first, second] = deal.seats as [DealtSeat, DealtSeat];
    const folded = { ...deal, seats: [first, { ...second, folded: 'flop' }] };
    expect(winners?.(folded)).toEqual([1]);
    expect(handOf?.(folded, 2)?.category).toBe('three-of-a-kind');
    expect(winners?.(deal)).toEqual([]);
  });

  test('a hand that was not shown does not win', () => {
    const { seats, ...deal } = hold('As Kd 7h 8c 2d', ['Ac Qd']);
    expect(winners?.({ ...deal, seats: [...seats, seatOf(2)] })).toEqual([1]);
    expect(handOf?.({ ...deal, seats }, 2)).toBeNull();
  });

  test('a deck that was not in order ranks no hand', () => {
    const deal = { ...hold('As As 7h 8c XX', ['Ac Qd', 'Ah Kd']), standardDeck: false };
    expect(check(deal)).toEqual([]);
    expect(handOf?.(deal, 1)).toBeNull();
    expect(winners?.(deal)).toEqual([]);
  });

  test('nobody folds on a street that has not come', () => {
    const { seats, ...deal } = hold('As Kd 7h', ['Ac Qd']);
    const folded = (street: string) => ({
      ...deal,
      seats: [...seats, seatOf(2, { folded: street })],
    });
    expect(check(folded('flop'))).toEqual([]);
    expect(check(folded('turn'))).toMatchObject([{ path: 'deal.seats[1].folded' }]);
  });
});

test('reverse holdem turns one card, one more, and then three', () => {
  const { check } = gameNamed('reverse-holdem');
  const boards = ['As', 'As Kd', 'As Kd 7h', 'As Kd 7h 8c', 'As Kd 7h 8c 2d'];
  const accepted = boards.filter((board) => check(hold(board, [], 'reverse-holdem')).length === 0);
  expect(accepted).toEqual([boards[0], boards[1], boards[4]]);
});

test('Omaha plays two hole cards, no more and no fewer', () => {
  const { handOf } = gameNamed('omaha');
  const deal = hold('As Ks Qs Js 2d', ['Ts 3d 3h 4c', 'Ad Ah Ac Kd'], 'omaha');
  expect(handOf?.(deal, 1)).toMatchObject({ category: 'pair' });
  expect(handOf?.(deal, 2)).toMatchObject({ category: 'three-of-a-kind' });
  expect(handOf?.(hold('As Ks', ['Ts 3d 3h 4c'], 'omaha'), 1)).toBeNull();
});

test('the low half goes to an eight or better, and to nobody where there is none', () => {
  const { lowOf, lowWinners, winners } = gameNamed('omaha-high-low');
  const deal = hold(
    '8c 7d 4h Ks Kd',
    ['Ah 2d Qc Qd', 'Kc Jc 9c 9d', 'Ad 2c Jh Th'],
    'omaha-high-low',
  );
  expect(winners?.(deal)).toEqual([2]);
  expect(lowOf?.(deal, 1)?.name).toBe('8-7-4-2-A low');
  expect(lowOf?.(deal, 2)).toBeNull();
  expect(lowWinners?.(deal)).toEqual([1, 3]);
  expect(lowWinners?.(hold('9c Td 4h Ks Kd', ['Ah 2d Qc Qd'], 'omaha-high-low'))).toEqual([]);
});

describe('pineapple', () => {
  test('has three hole cards before the discard and two after it', () => {
    const problems = (id: string, board: string) =>
      gameNamed(id)
        .check(hold(board, ['Ah Ac Kd'], id))
        .map(({ path }) => path);
    const flop = '2c 3c 4c';
    expect(problems('pineapple', '')).toEqual([]);
    expect(problems('pineapple', flop)).toEqual(['deal.seats[0].hole']);
    expect(problems('crazy-pineapple', flop)).toEqual([]);
    expect(problems('crazy-pineapple', `${flop} 5c`)).toEqual(['deal.seats[0].hole']);
  });

  test('whoever folded before the discard still has three', () => {
    const { check } = gameNamed('crazy-pineapple');
    const deal = hold('2c 3c 4c 5c 6c', ['Ah Ac Kd'], 'crazy-pineapple');
    const seats = (folded: string) => deal.seats.map((seat) => ({ ...seat, folded }));
    expect(check({ ...deal, seats: seats('flop') })).toEqual([]);
    expect(check({ ...deal, seats: seats('river') })).toHaveLength(1);
  });

  /** The three cards that each seat was dealt from a seed, and the two it kept. */
  function discardsOf(id: string, seed: number) {
    const take = takeFromDecks(STANDARD_DECK, 1, seededSource(seed));
    const dealt = dealAround(take, { handCount: 3, cardCount: 3 });
    const { seats, board = [] } = gameNamed(id).deal(seededSource(seed), 3);
    return seats.map(({ hole = [] }, index) => ({
      three: dealt[index] as Card[],
      two: hole,
      flop: board.slice(0, 3),
    }));
  }

  test('keeps two of the three: before the flop a pair, or else the highest two', () => {
    const rankOf = (card: Card): number => card >> 2;
    for (const { three, two } of seeds(200).flatMap((seed) => discardsOf('pineapple', seed))) {
      expect(two.every((card) => three.includes(card))).toBe(true);
      const [high, middle, low] = three.map(rankOf).sort((a, b) => b - a);
      const kept = middle === low ? [middle, low] : [high, middle];
      expect(two.map(rankOf).sort((a, b) => (b as number) - (a as number))).toEqual(kept);
    }
  });

  test('keeps after the flop the two that make the best hand with it', () => {
    for (const { three, two, flop } of seeds(200).flatMap((seed) =>
      discardsOf('crazy-pineapple', seed),
    )) {
      const others = subsets(three, 2).map((pair) => fiveHigh([...pair, ...flop]));
      const kept = fiveHigh([...two, ...flop]);
      expect(others.every((key) => compareKeys(kept, key) >= 0)).toBe(true);
    }
  });
});
