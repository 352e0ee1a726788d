import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import type { ShowTable } from '#rules';
import { playShow } from '../../play-show.fixture.ts';
import { WHEEL_OF_CARDS } from './index.ts';

const tableOf = (
  table: string,
  seats: readonly number[],
  more: Partial<ShowTable> = {},
): ShowTable => ({
  table,
  game: 'texas-holdem',
  isNpn: false,
  isDealing: true,
  seats: seats.map((seat) => ({ seat, person: 'patron', position: 'seated' })),
  ...more,
});
const ROOM = [tableOf('T1', [1, 2, 4, 7]), tableOf('T2', [3, 5]), tableOf('empty', [])];

const ID = { step: 'identity', choice: 'shown' };
const SEATS = (...seats: number[]) => ({ step: 'qualify', facts: { seats } });
const onTable = (tables = ROOM) => playShow(WHEEL_OF_CARDS, 'table-wheel', { players: 0, tables });

describe('version A', () => {
  test('has a ball for every table where somebody plays', () => {
    expect(onTable().outcomes('draw-ball')).toEqual(['T1', 'T2']);
  });

  test('leaves out employees, who neither spin nor have part in the money', () => {
    const seats = (['patron', 'employee-off-duty'] as const).map((person, index) => ({
      seat: index + 1,
      person,
      position: 'seated' as const,
    }));
    const show = onTable([tableOf('T1', [], { seats })]).take('T1');
    expect(show.refused(SEATS(1, 2))).toEqual(['facts.seats']);
    const won = show.take(SEATS(1), 'seat 1', ID).take('2c', '4d', '6h', '8s', '2d').prizes();
    expect(won).toEqual(['T1/1 pair 100.00']);
  });

  test('is not held where nobody plays', () => {
    expect(() => onTable([tableOf('empty', [])])).toThrow();
  });

  test('counts only who had an active hand there before the ball', () => {
    const show = onTable().take('T1');
    expect(show.refused(SEATS(1, 3))).toEqual(['facts.seats']);
    expect(show.refused({ step: 'qualify' })).toEqual(['facts.seats']);
    expect(show.take(SEATS(1, 4, 7)).outcomes('spread')).toEqual(['seat 1', 'seat 4', 'seat 7']);
  });

  test('draws another ball where nobody had one', () => {
    expect(onTable().take('T1', SEATS()).outcomes('draw-ball')).toEqual(['T2']);
  });

  test('spreads no card for somebody who was at the wheel today, and divides the money alike', () => {
    const seats = [1, 2, 4].map((seat) => ({
      ...({ seat, person: 'patron', position: 'seated' } as const),
      ...(seat === 2 ? { hasPlayed: true as const } : {}),
    }));
    const show = onTable([tableOf('T1', [], { seats })]).take('T1', SEATS(1, 2, 4));
    expect(show.outcomes('spread')).toEqual(['seat 1', 'seat 4']);
    const won = show.take('seat 4', ID).take('2c', '4d', '6h', '8s', '2d').prizes();
    // $100 for a pair, in three parts.
    expect(won).toEqual(['T1/1 pair 33.33', 'T1/2 pair 33.33', 'T1/4 pair 33.33']);
    const alone = onTable([...ROOM, tableOf('T9', [], { seats })]).take('T9', SEATS(2));
    expect(alone.outcomes('draw-ball')).toEqual(['T1', 'T2']);
  });

  test('divides the money among the qualified, and the finder keeps the value awards', () => {
    const show = onTable()
      .take('T1', SEATS(1, 4, 7), 'seat 4', ID)
      .take('As', 'cap', 'Ad', 'As', 'Kc', 'cap', 'Kd', 'Ah');
    expect(show.steps()).toEqual([]);
    // $1,000 for a full house in three parts: $333.33 each, the odd cent stays.
    expect(show.prizes()).toEqual([
      'T1/1 full-house 333.33',
      'T1/4 full-house 333.33',
      'T1/7 full-house 333.33',
      'T1/4 cap',
      'T1/4 cap',
    ]);
  });

  test('rule 7: without an ID nobody spins, and a new drawing is held without that player', () => {
    const found = onTable().take('T1', SEATS(1, 4, 7), 'seat 4');
    expect(found.steps()).toEqual(['identity']);
    const again = found.take({ step: 'identity', choice: 'not shown' });
    expect(again.outcomes('draw-ball')).toEqual(['T1', 'T2']);
    const next = again.take('T1');
    expect(next.refused(SEATS(1, 4, 7))).toEqual(['facts.seats']);
    const spread = next.take(SEATS(1, 7));
    expect(spread.outcomes('spread')).toEqual(['seat 1', 'seat 7']);
    // $100 for a pair: no award goes to the player without an ID.
    const won = spread.take('seat 7', ID, '2c', '4d', '6h', '8s', '2d').prizes();
    expect(won).toEqual(['T1/1 pair 50.00', 'T1/7 pair 50.00']);
  });

  test('spreads for one player at an NPN table as many cards as at the fullest live one', () => {
    const npn = tableOf('free', [2], { isNpn: true });
    const show = onTable([...ROOM, npn]).take('free', SEATS(2));
    expect((show.state as { readonly spread?: number }).spread).toBe(4);
    expect(show.outcomes('spread')).toEqual(['seat 2', 'no ace']);
    expect(show.take('no ace').outcomes('draw-ball')).toEqual(['T1', 'T2']);
  });

  test('spreads nine cards at most, with the money divided among all who qualify', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const show = onTable([tableOf('T9', ten)]).take('T9', SEATS(...ten));
    expect((show.state as { readonly spread?: number }).spread).toBe(9);
    const over = show.take('seat 9', ID, '2c', '4d', '6h', '8s', 'Tc');
    expect(over.prizes()).toEqual(ten.map((seat) => `T9/${seat} high-card 5.00`));
  });

  test('by chance always finds the ace among as many cards as players', () => {
    const source = seededSource(1);
    const found = new Set<unknown>();
    for (let times = 0; times < 100; times++) {
      const tables = [tableOf('T1', [1, 2, 3])];
      const show = playShow(WHEEL_OF_CARDS, 'table-wheel', { players: 0, tables, source }).take(
        { step: 'draw-ball' },
        SEATS(1, 2, 3),
        { step: 'spread' },
      );
      found.add((show.state as { readonly finder?: number }).finder);
    }
    expect(found).toEqual(new Set([1, 2, 3]));
  });
});

describe('version B', () => {
  const alone = (values = {}) =>
    playShow(WHEEL_OF_CARDS, 'card-wheel', { options: { version: 'B' }, values });

  test('pays the player alone', () => {
    const show = alone().take('As', 'Ks', 'jacket', 'Qs', 'Js', 'Ts');
    expect(show.prizes()).toEqual(['player 1 royal-flush 25000.00', 'player 1 jacket']);
  });

  test('pays nothing where the chart says so, but for the value awards', () => {
    const show = alone({ highCard: '0.00' }).take('2c', '4d', 'cap', '6h', '8s', 'Tc');
    expect(show.prizes()).toEqual(['player 1 cap']);
  });

  test('goes on until five different cards are recorded', () => {
    expect(alone().take('As', 'As', 'cap', 'Ks', 'Qs', 'Js').steps()).toEqual(['spin']);
  });
});
