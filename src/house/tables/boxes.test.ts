// Figures: Blazing Sevens takes $1 a seat, so that five seats leave $5.00 in the box.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { playRound, post } from '../fixtures/jackpot.fixture.ts';
import { BLAZING } from '../fixtures/scene.fixture.ts';
import { USUAL_SETTINGS } from '../state.ts';

const DROP = 'T1.1';

/** A house in whose count room lies one box, with $5.00. */
function dropped(recountFrom?: string): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  if (recountFrom !== undefined) {
    floor.both({ type: 'change-settings', settings: { ...USUAL_SETTINGS, recountFrom } });
  }
  post(floor, BLAZING);
  playRound(floor, [1, 2, 3, 4, 5]);
  floor.do('flo', 'drop-box', { table: 'T1' });
  expect(floor.balance('house/count-room')).toBe('5.00');
  return floor;
}

const count = (floor: Floor, by: string, counted: string): readonly Event[] =>
  floor.do(by, 'count-box', { drop: DROP, counted });

const isCounted = ({ house }: Floor): boolean => !house.drops.has(DROP);

describe('a count that agrees with the books', () => {
  test('is the only one, and the money is the cage’s', () => {
    const floor = dropped();
    const cage = Number(floor.balance('house/cage'));
    const [counted] = count(floor, 'cole', '5.00');
    expect(counted).toMatchObject({ type: 'box-counted', drop: DROP, counted: '5.00' });
    expect(isCounted(floor)).toBe(true);
    expect(floor.balance('house/count-room')).toBe('0.00');
    expect(floor.balance('house/over-short')).toBe('0.00');
    expect(Number(floor.balance('house/cage'))).toBe(cage + 5);
  });
});

describe('a count that differs', () => {
  test('is written down, moves nothing and tells nobody what should be there', () => {
    const floor = dropped();
    const answer = floor.ask('cole', 'count-box', { drop: DROP, counted: '4.00' });
    expect(answer).toEqual([{ type: 'box-count-noted', drop: DROP, counted: '4.00' }]);
    expect(floor.balance('house/count-room')).toBe('5.00');
    const refused = floor.ask('cole', 'count-box', { drop: DROP, counted: '6.00' });
    expect(JSON.stringify([answer, refused])).not.toMatch(/5\.00|"expected"/);
  });

  test('is made again by somebody else, even where the first would say another figure', () => {
    const floor = dropped();
    count(floor, 'cole', '4.00');
    const again = { drop: DROP, counted: '5.00' };
    expect(floor.refused('cole', 'count-box', again)).toBe('count-again');
    count(floor, 'cora', '5.00');
    expect(isCounted(floor)).toBe(true);
    expect(floor.balance('house/over-short')).toBe('0.00');
  });

  test.each([
    ['4.00', 'short', ['variance', 'house/over-short', 'house/count-room', '1.00']],
    ['6.50', 'over', ['variance', 'house/cage', 'house/over-short', '1.50']],
  ])('twice %s is believed: what is %s has an entry of its own', (counted, _, entry) => {
    const floor = dropped();
    count(floor, 'cole', counted);
    const [event] = count(floor, 'cora', counted);
    expect(event).toMatchObject({ type: 'box-counted', expected: '5.00', counted });
    expect(event?.moves).toContainEqual(entry);
    expect(floor.balance('house/count-room')).toBe('0.00');
  });

  test('is compared with the count before it, not with an earlier one', () => {
    const floor = dropped();
    count(floor, 'cole', '4.00');
    count(floor, 'cora', '6.00');
    count(floor, 'cole', '4.00');
    expect(isCounted(floor)).toBe(false);
    count(floor, 'cora', '4.00');
    expect(isCounted(floor)).toBe(true);
  });

  test('keeps the day open until it is settled', () => {
    const floor = dropped();
    count(floor, 'cole', '4.00');
    floor.at = '2026-11-17T10:00:00-08:00';
    expect(floor.refused('abe', 'close-day', { day: '2026-11-16' })).toBe('box-not-counted');
    count(floor, 'cora', '4.00');
    floor.do('abe', 'close-day', { day: '2026-11-16' });
  });
});

test('a day that is closed has written every meter down', () => {
  const floor = dropped();
  count(floor, 'cole', '5.00');
  floor.at = '2026-11-17T10:00:00-08:00';
  const [closed] = floor.do('abe', 'close-day', { day: '2026-11-16' });
  // The seed, and 20 cents of each of five fees.
  expect(closed).toMatchObject({ balances: { 'fund/jackpot/meter/progressive': '5001.00' } });
});

describe('from which difference on a box is counted again is a setting', () => {
  test.each(['5.01', '4.99'])('by any difference where nothing is set: $%s', (counted) => {
    const floor = dropped(undefined);
    count(floor, 'cole', counted);
    expect(isCounted(floor)).toBe(false);
  });

  test.each([
    ['1.00', '5.99', true],
    ['1.00', '4.01', true],
    ['1.00', '6.00', false],
    ['1.00', '4.00', false],
  ])('from $%s on: $%s of 5 dollars is settled: %s', (recountFrom, counted, isSettled) => {
    const floor = dropped(recountFrom);
    count(floor, 'cole', counted);
    expect(isCounted(floor)).toBe(isSettled);
  });

  test('from nothing on every box is counted twice', () => {
    const floor = dropped('0.00');
    count(floor, 'cole', '5.00');
    expect(isCounted(floor)).toBe(false);
    count(floor, 'cora', '5.00');
    expect(isCounted(floor)).toBe(true);
  });
});

describe('a deposit', () => {
  test('brings money from the cage to the bank, with the slip’s own reference', () => {
    const floor = dropped();
    const [event] = floor.do('abe', 'deposit-fund', { amount: '1234.5', reference: 'slip 17' });
    expect(event).toEqual({
      type: 'fund-deposited',
      amount: '1234.50',
      reference: 'slip 17',
      moves: [['transfer', 'house/bank', 'house/cage', '1234.50']],
    });
    expect(floor.balance('house/bank')).toBe('1234.50');
  });

  test('is never more than the cage has', () => {
    const floor = dropped();
    // The house has opened with $1,000,000.00, and lent the seed of $5,000.00 without a coin moving.
    const asked = { amount: '1000000.01', reference: 'all of it' };
    expect(floor.refused('cora', 'deposit-fund', asked)).toBe('not-enough-money');
    floor.do('cora', 'deposit-fund', { ...asked, amount: '1000000.00' });
    expect(floor.balance('house/cage')).toBe('0.00');
  });
});
