import { describe, expect, test } from 'vitest';
import { onStage, tableWith } from '../../stage.fixture.ts';
import { SPLASH_POT } from './index.ts';

const VALUES = { prize: '100.00', paidIn: 'live chips', tableCount: 1, times: 'Friday 21:00' };
const posted = (values: object = {}, settings: object = {}) => ({
  options: { timing: '1' },
  values: { ...VALUES, ...values },
  settings,
});

const four = (table: string, game = 'texas-holdem') => tableWith(table, game, [1, 2, 3, 4]);
const draw = (outcome: string) => ({ step: 'draw', outcome });
const pot = (choice: string, facts: object) => ({
  step: 'pot',
  choice,
  facts: { dealtIn: 4, ...facts },
});
const takes = (table: string, seat: number, amount: string) => {
  return ['splashed-pot', table, seat, amount];
};

describe('the drawing', () => {
  test('has a ball for each poker table with four players, and for a free table', () => {
    const tables = [
      four('1'),
      tableWith('2', 'texas-holdem', [1, 2, 3]),
      four('3', 'pai-gow-poker'),
      tableWith('4', 'omaha', [1, 2, 3, { seat: 1, position: 'backline' }]),
      tableWith('5', 'omaha', [1], { isNpn: true }),
      tableWith('6', 'omaha', [], { isNpn: true }),
    ];
    const stage = onStage(SPLASH_POT, { offering: posted(), tables });
    expect(stage.state).toMatchObject({ tables: ['1', '5'] });
    expect(stage.wrong(draw('2'))).toContain('outcome');
  });

  test('does not begin where no table has four players', () => {
    const tables = [tableWith('2', 'texas-holdem', [1, 2, 3])];
    expect(() => onStage(SPLASH_POT, { offering: posted(), tables })).toThrow('no table has 4');
  });

  test('draws the posted number of tables and puts each back', () => {
    const stage = onStage(SPLASH_POT, {
      offering: posted({ tableCount: 3 }),
      tables: [four('1'), four('2')],
    });
    stage.take(draw('2')).take(draw('2')).take(draw('1'));
    expect(stage.can()).toEqual(['pot']);
    expect(stage.state).toMatchObject({ splashed: ['2', '2', '1'] });
  });

  test('leaves out a table whose players have left meanwhile', () => {
    const stage = onStage(SPLASH_POT, { offering: posted(), tables: [four('1'), four('2')] });
    stage.tables = [tableWith('1', 'texas-holdem', [1, 2, 3]), four('2')];
    expect(stage.wrong(draw('1'))).toContain('outcome');
    expect(stage.take(draw('2')).state).toMatchObject({ drawn: ['2'] });
  });

  test('waits for the event where one is posted', () => {
    const offering = {
      options: { timing: '2' },
      values: { ...VALUES, times: undefined, events: 'a touchdown' },
    };
    const stage = onStage(SPLASH_POT, {
      offering: JSON.parse(JSON.stringify(offering)),
      tables: [four('1')],
    });
    expect(stage.can()).toEqual(['event']);
    expect(stage.take('event').can()).toEqual(['draw']);
  });

  test('takes nothing but what came out of the bin', () => {
    const stage = onStage(SPLASH_POT, { offering: posted(), tables: [four('1'), four('2')] });
    expect(stage.wrong({ step: 'draw' })).toBe('outcome: must be one of: 1, 2');
  });
});

describe('the splashed pot', () => {
  const won = (facts: object, offering: object = posted()) =>
    onStage(SPLASH_POT, { offering, tables: [four('1')] })
      .take(draw('1'))
      .take(pot('1', facts));

  test('is the winner’s', () => {
    const stage = won({ seats: [3] });
    expect(stage.prizes()).toEqual([takes('1', 3, '100.00')]);
    expect(stage.can()).toEqual([]);
  });

  test('is divided by three who tie, and a thing is given to each of them', () => {
    const each = (amount: string) => [1, 2, 3].map((seat) => takes('1', seat, amount));
    expect(won({ seats: [1, 2, 3] }).prizes()).toEqual(each('33.33'));
    const things = posted({ paidIn: 'merchandise' });
    expect(won({ seats: [1, 2, 3] }, things).prizes()).toEqual(each('100.00'));
  });

  test('goes half to the low hand: one of the high side, two of the low side', () => {
    expect(won({ seats: [1], low: [1, 2] }).prizes()).toEqual([
      takes('1', 1, '75.00'),
      takes('1', 2, '25.00'),
    ]);
    const high = posted({}, { highLow: 'high-hand-only' });
    expect(won({ seats: [1], low: [1, 2] }, high).prizes()).toEqual([takes('1', 1, '100.00')]);
  });

  test('is nobody’s where three were dealt in', () => {
    expect(won({ seats: [], dealtIn: 3 }).prizes()).toEqual([]);
  });

  test('Eligibility Requirements: is nobody’s where all others have folded, unless the house reads otherwise', () => {
    const facts = { seats: [2], folded: true };
    expect(won(facts).prizes()).toEqual([]);
    const wins = posted({}, { uncontestedPot: 'wins' });
    expect(won(facts, wins).prizes()).toEqual([takes('1', 2, '100.00')]);
  });

  test('comes once for each time that its table was drawn', () => {
    const stage = onStage(SPLASH_POT, {
      offering: posted({ tableCount: 2 }),
      tables: [four('1'), four('2')],
    });
    stage.take(draw('1')).take(draw('1'));
    expect(stage.wrong(pot('2', { seats: [1] }))).toContain('choice');
    stage.take(pot('1', { seats: [1] })).take(pot('1', { seats: [4] }));
    expect(stage.prizes()).toEqual([takes('1', 1, '100.00'), takes('1', 4, '100.00')]);
    expect(stage.can()).toEqual([]);
  });

  test.each([
    ['nobody', { seats: [] }, 'seats'],
    ['an empty seat', { seats: [9] }, 'seats'],
    ['half a player', { seats: [1], dealtIn: 4.5 }, 'dealtIn'],
  ])('cannot be won by %s', (_, facts, path) => {
    const stage = onStage(SPLASH_POT, { offering: posted(), tables: [four('1')] }).take(draw('1'));
    expect(stage.wrong(pot('1', facts))).toContain(`step.facts.${path}`);
  });
});
