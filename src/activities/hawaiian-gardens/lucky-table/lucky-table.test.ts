import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { onStage, tableWith, unevenness } from '../../stage.fixture.ts';
import { LUCKY_TABLE } from './index.ts';

const CHIPS = { ...LUCKY_TABLE.sample, options: { prize: '1' } };
const HATS = {
  ...LUCKY_TABLE.sample,
  options: { prize: '2' },
  values: { ...(LUCKY_TABLE.sample['values'] as object), giftWorth: '20.00' },
};

const POKER = tableWith('5', 'texas-holdem', [1, 2, 3]);
const PAI_GOW = tableWith('6', 'pai-gow-poker', [2, 9]);
const ball = (outcome: string) => ({ step: 'ball', outcome });
const seat = (outcome: string) => ({ step: 'seat', outcome });

describe('the ball', () => {
  test('of a table that is closed or empty is held out, and another is drawn', () => {
    const tables = [POKER, tableWith('7', 'texas-holdem', [])];
    const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables, closed: ['8'] });
    stage.take(ball('7')).take(ball('8'));
    expect(stage.state).toMatchObject({ heldOut: ['7', '8'], balls: ['5'], table: null });
    expect(stage.wrong(ball('7'))).toContain('5');
    stage.take(ball('5'));
    expect(stage.state).toMatchObject({ table: '5' });
  });

  test('names nobody where no table is active', () => {
    const stage = onStage(LUCKY_TABLE, { closed: ['1', '2'] })
      .take('ball')
      .take('ball');
    expect(stage.can()).toEqual([]);
    expect(stage.prizes()).toEqual([]);
  });

  test('may be the one of a free table, which wins like any other', () => {
    const tables = [tableWith('9', 'texas-holdem', [4], { isNpn: true })];
    const stage = onStage(LUCKY_TABLE, { offering: HATS, tables }).take('ball');
    expect(stage.prizes()).toEqual([['hat-or-shirt', '9', 4]]);
  });

  test('names each active table equally often (chi-square, 3 degrees, 99%)', () => {
    const tables = ['1', '2', '3', '4'].map((name) => tableWith(name, 'texas-holdem', [1]));
    const source = seededSource(19);
    const counts = new Map(tables.map(({ table }) => [table, 0]));
    for (let drawing = 0; drawing < 8_000; drawing++) {
      const stage = onStage(LUCKY_TABLE, { offering: HATS, tables, closed: ['5', '6'], source });
      while (stage.can().length > 0) stage.take('ball');
      const { table } = stage.state as { table: string };
      counts.set(table, (counts.get(table) as number) + 1);
    }
    expect(unevenness([...counts.values()])).toBeLessThan(11.345);
  });
});

describe('$100 in chips', () => {
  test('go with the pot of a poker table', () => {
    const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables: [POKER] }).take('ball');
    expect(stage.can()).toEqual(['pot']);
    stage.take({ step: 'pot', facts: { seats: [2] } });
    expect(stage.prizes()).toEqual([['chips-to-the-pot', '5', 2, '100.00']]);
  });

  test('are divided by three who divide the pot', () => {
    const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables: [POKER] }).take('ball');
    stage.take({ step: 'pot', facts: { seats: [1, 2, 3] } });
    const third = (of: number) => ['chips-to-the-pot', '5', of, '33.33'];
    expect(stage.prizes()).toEqual([third(1), third(2), third(3)]);
  });

  test.each([
    ['nobody', []],
    ['an empty seat', [7]],
    ['a seat twice', [1, 1]],
    ['no list', 'one'],
  ])('cannot go to %s', (_, seats) => {
    const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables: [POKER] }).take('ball');
    expect(stage.wrong({ step: 'pot', facts: { seats } })).toContain('step.facts.seats');
  });

  test('are for the seat on the card where a game has no pot', () => {
    const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables: [PAI_GOW] }).take('ball');
    stage.take(seat('2'));
    expect(stage.can()).toEqual([]);
    expect(stage.prizes()).toEqual([['chips-to-a-seat', '6', 2, '100.00']]);
  });

  test('wait for another card where nobody sits, and no card comes twice', () => {
    const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables: [PAI_GOW] }).take('ball');
    stage.take(seat('5'));
    expect(stage.wrong(seat('5'))).toContain('outcome');
    expect(stage.take(seat('2')).prizes()).toHaveLength(1);
  });

  test('are nobody’s after an empty seat where the house reads it so', () => {
    const offering = { ...CHIPS, settings: { emptySeat: 'nobody' } };
    const stage = onStage(LUCKY_TABLE, { offering, tables: [PAI_GOW] }).take('ball');
    expect(stage.take(seat('5')).prizes()).toEqual([]);
    expect(stage.can()).toEqual([]);
  });

  test('are never for a ninth seat, which has no card', () => {
    const tables = [tableWith('6', 'pai-gow-poker', [9])];
    const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables }).take('ball');
    expect(stage.can()).toEqual([]);
    expect(stage.prizes()).toEqual([]);
  });

  test('find each of eight players equally often (chi-square, 7 degrees, 99%)', () => {
    const tables = [tableWith('6', 'pai-gow-poker', [1, 2, 3, 4, 5, 6, 7, 8])];
    const source = seededSource(8);
    const counts = Array.from({ length: 8 }, () => 0);
    for (let drawing = 0; drawing < 8_000; drawing++) {
      const stage = onStage(LUCKY_TABLE, { offering: CHIPS, tables, source });
      const { state } = stage.take('ball').take('seat');
      const [seat = 0] = state.picture === 'balls' ? state.seats : [];
      counts[seat - 1] = (counts[seat - 1] as number) + 1;
    }
    expect(unevenness(counts)).toBeLessThan(18.475);
  });
});

test('a hat or T-shirt is for everybody in a seat, whoever plays there, and for nobody behind one', () => {
  const seats = [
    { person: 'tpp' },
    { person: 'employee-on-duty' },
    { position: 'player-dealer' },
    { position: 'backline' },
    { person: 'excluded' },
  ] as const;
  const tables = [tableWith('6', 'pai-gow-poker', seats)];
  const stage = onStage(LUCKY_TABLE, { offering: HATS, tables }).take('ball');
  expect(stage.prizes()).toEqual([1, 2, 3].map((each) => ['hat-or-shirt', '6', each]));
});
