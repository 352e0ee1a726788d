// Figures: Blazing Sevens takes $1 a seat, 20 cents for the meter and 80 for the reserve.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../house/fixtures/floor.fixture.ts';
import { award, call, playRound, post, win } from '../house/fixtures/jackpot.fixture.ts';
import { BLAZING, newScene, SEVENS } from '../house/fixtures/scene.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';
import type { ReportAsked } from './report.ts';

const DAY = '2026-11-16';
const ONE = { ...SEVENS, seats: [SEVENS.seats[0]] };
const at = (table: string) => ({ offering: 'blazing', table });

function blazing(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  for (const table of ['T2', 'T3']) {
    floor.do('max', 'install-table', { table, seats: 7 });
    floor.do('flo', 'open-table', { table, game: 'blackjack-poker' });
  }
  post(floor, BLAZING, { as: 'blazing' });
  return floor;
}

const start = (floor: Floor, table: string, seats: readonly number[]) =>
  floor.do('dana', 'start-round', { table, fees: [{ offering: 'blazing', seats }] });

/** Every hit of a day with its figures, and what it is made of. */
function proofsIn(floor: Floor, from = DAY, asked: ReportAsked = {}) {
  const sheet = sheetOf(floor, 'calls', { from, asked });
  const lines = sectionIn(sheet, 'What each hit is made of').rows;
  return sectionIn(sheet, 'Meter hits').rows.map(({ slip, held, won, proved }) => ({
    held,
    won,
    proved,
    lines: lines
      .filter((line) => line['slip'] === slip)
      .map(({ kind = '', what, amount }) => `${kind} ${amount} (${what})`.trim()),
  }));
}

describe('a won amount is proved by every contribution since the hit before', () => {
  test('up to the winning call; later ones belong to the next jackpot', () => {
    const floor = blazing();
    playRound(floor, [1, 2, 3], at('T1'));
    start(floor, 'T1', [1]);
    const first = call(floor, at('T1'));
    playRound(floor, [1, 2], at('T2'));
    award(floor, first, ONE);
    playRound(floor, [1, 2, 3, 4], at('T2'));
    floor.do('dana', 'end-round', { table: 'T1' });
    win(floor, { ...at('T1'), paid: [1], deal: ONE });
    expect(proofsIn(floor)).toEqual([
      {
        held: '5000.80',
        won: '5000.80',
        proved: '5000.80',
        lines: ['seed 5000.00 (offering-posted)', 'contribution 0.80 (fees of 2 rounds)'],
      },
      {
        // What the first award has left, then what came while it was pending and after.
        held: '5001.40',
        won: '5001.40',
        proved: '5001.40',
        lines: [
          'release 5000.00 (prize-awarded)',
          'contribution 1.20 (fees of 2 rounds)',
          'contribution 0.20 (fees of 1 round)',
        ],
      },
    ]);
  });

  test('with the records of the log that the fees of an hour are in', () => {
    const floor = blazing();
    playRound(floor, [1], at('T1'));
    floor.at = '2026-11-16T11:00:00-08:00';
    playRound(floor, [1], at('T1'));
    win(floor, { ...at('T1'), paid: [1], deal: ONE });
    const { rows } = sectionIn(sheetOf(floor, 'calls', { from: DAY }), 'What each hit is made of');
    const [first, second, third] = floor.log
      .filter(({ command }) => command === 'start-round')
      .map(({ seq }) => seq);
    expect(rows.slice(1)).toMatchObject([
      { records: `${first}`, against: 'table/T1/box', amount: '0.20' },
      { records: `${second} to ${third}`, against: 'table/T1/box', amount: '0.40' },
    ]);
  });

  test('a call that is turned down gives its contributions on, to the next call or the meter', () => {
    const floor = blazing();
    for (const table of ['T1', 'T2', 'T3']) start(floor, table, [1]);
    const first = call(floor, at('T1'));
    floor.do('dana', 'uncall-hand', { call: first });
    const second = call(floor, at('T2'));
    const third = call(floor, at('T3'));
    floor.do('flo', 'reject-call', { call: second, reason: 'a fouled hand' });
    award(floor, third, ONE);
    const [proof] = proofsIn(floor);
    expect(proof).toMatchObject({ held: '5000.60', proved: '5000.60' });
    expect(proof?.lines).toEqual([
      'seed 5000.00 (offering-posted)',
      ...['T1', 'T2', 'T3'].map(() => 'contribution 0.20 (fees of 1 round)'),
    ]);
  });

  test('a correction and a fee that was given back are lines of it, too', () => {
    const floor = blazing();
    start(floor, 'T1', [1, 2]);
    floor.do('flo', 'return-fees', { ...at('T1'), seats: [2], reason: 'a sensor failed' });
    const raised = { type: 'adjust-fund', offering: 'blazing', account: { meter: 'progressive' } };
    floor.both({ ...raised, by: '10.00', against: 'house', reason: 'a shift that was not read' });
    award(floor, call(floor, at('T1')), ONE);
    expect(proofsIn(floor)).toEqual([
      {
        held: '5010.20',
        won: '5010.20',
        proved: '5010.20',
        lines: [
          'seed 5000.00 (offering-posted)',
          'contribution 0.40 (fees of 1 round)',
          'correction -0.20 (fees-returned)',
          'correction 10.00 (fund-adjusted)',
        ],
      },
    ]);
  });

  test('what came before the period is one line, on the meter and in a call that was open then', () => {
    const floor = blazing();
    for (const table of ['T1', 'T2']) start(floor, table, [1]);
    const first = call(floor, at('T1'));
    playRound(floor, [1, 2, 3], at('T3'));
    floor.at = '2026-11-17T10:00:00-08:00';
    playRound(floor, [1], at('T3'));
    const second = call(floor, at('T2'));
    award(floor, first, ONE);
    award(floor, second, ONE);
    expect(proofsIn(floor)).toEqual([]);
    expect(proofsIn(floor, '2026-11-17')).toEqual([
      {
        held: '5000.40',
        won: '5000.40',
        proved: '5000.40',
        lines: ['5000.40 (before this period)'],
      },
      {
        held: '5000.80',
        won: '5000.80',
        proved: '5000.80',
        lines: [
          'release 5000.00 (prize-awarded)',
          '0.60 (before this period)',
          'contribution 0.20 (fees of 1 round)',
        ],
      },
    ]);
  });

  test('of all that happens in a busy house', () => {
    const floor = newScene();
    const proofs = proofsIn(floor);
    expect(proofs.map(({ proved }) => proved)).toEqual(proofs.map(({ held }) => held));
    expect(proofs).toHaveLength(4);
    expect(proofsIn(floor, DAY, { offering: 'won' })).toHaveLength(1);
  });
});

test('of wins within a second it is known which came first, and what became of each', () => {
  const floor = blazing();
  for (const table of ['T1', 'T2', 'T3']) start(floor, table, [1]);
  const ids = ['T3', 'T1', 'T2'].map((table) => call(floor, at(table)));
  const [first, second, third] = ids as [string, string, string];
  floor.do('dana', 'uncall-hand', { call: second });
  award(floor, first, ONE);
  award(floor, third, ONE);
  floor.both({ type: 'void-award', call: third, reason: 'a marked card' });
  const { rows } = sectionIn(sheetOf(floor, 'calls', { from: DAY }), 'Calls, in order');
  expect(rows).toMatchObject([
    { call: first, table: 'T3', after: '', outcome: 'awarded', slip: 1, amount: '5000.60' },
    { call: second, table: 'T1', after: first, outcome: 'uncalled' },
    { call: third, table: 'T2', after: `${first}, ${second}`, outcome: 'voided', slip: 2 },
  ]);
  expect(rows[0]?.['time']).toBe(rows[2]?.['time']);
  expect(rows.map(({ record }) => Number(record))).toEqual(
    floor.log.filter(({ command }) => command === 'call-hand').map(({ seq }) => seq),
  );
});
