// Figures: Blazing Sevens takes $1 a seat, 20 cents for the meter and 80 for the reserve.
import { describe, expect, test } from 'vitest';
import type { LogRecord } from './events.ts';
import { type Floor, openedFloor, RULEBOOK } from './fixtures/floor.fixture.ts';
import { award, call, playRound, post, win } from './fixtures/jackpot.fixture.ts';
import { BLAZING, newScene, SEVENS } from './fixtures/scene.fixture.ts';
import { fundFacts } from './funds/views.ts';
import { auditOf, callsIn, linesOf, proofsOf, statementOf } from './reports.ts';

const METER = 'fund/blazing/meter/progressive';
const NAME = { offering: 'blazing', meter: 'progressive' };
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
    const proofs = proofsOf(floor.log, NAME);
    const brought = proofs.map(({ held, total, lines }) => ({
      held,
      total,
      lines: lines.map(({ kind, amount }) => `${kind} ${amount}`),
    }));
    expect(brought).toEqual([
      {
        held: '5000.80',
        total: '5000.80',
        lines: ['seed 5000.00', 'contribution 0.60', 'contribution 0.20'],
      },
      {
        // What the first award has left, then what came while it was pending.
        held: '5001.40',
        total: '5001.40',
        lines: ['release 5000.00', 'contribution 0.40', 'contribution 0.80', 'contribution 0.20'],
      },
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
    const [proof] = proofsOf(floor.log, NAME);
    expect(proof).toMatchObject({ call: third, held: '5000.60', total: '5000.60' });
    expect(proof?.lines.map(({ amount }) => amount)).toEqual(['5000.00', '0.20', '0.20', '0.20']);
  });

  test('a correction and a fee that was given back are lines of it, too', () => {
    const floor = blazing();
    start(floor, 'T1', [1, 2]);
    floor.do('flo', 'return-fees', { ...at('T1'), seats: [2], reason: 'a sensor failed' });
    const raised = { type: 'adjust-fund', offering: 'blazing', account: { meter: 'progressive' } };
    floor.both({ ...raised, by: '10.00', against: 'house', reason: 'a shift that was not read' });
    award(floor, call(floor, at('T1')), ONE);
    const [proof] = proofsOf(floor.log, NAME);
    const lines = proof?.lines.map(({ kind, amount, by }) => `${kind} ${amount} ${by}`);
    const fees = ['contribution 0.40 dana', 'correction -0.20 flo'];
    expect(lines).toEqual(['seed 5000.00 abe', ...fees, 'correction 10.00 abe']);
    expect(proof).toMatchObject({ held: '5010.20', total: '5010.20', slip: 1 });
  });

  test('of all that happens in a busy house', () => {
    const { house, log } = newScene();
    const meters = [...house.offerings].flatMap(([offering, offered]) =>
      RULEBOOK.posted(offered).activity.fund.meters.map(({ name }) => ({ offering, meter: name })),
    );
    const proofs = meters.flatMap((name) => proofsOf(log, name));
    expect(proofs.map(({ total }) => total)).toEqual(proofs.map(({ held }) => held));
    expect(proofs).toHaveLength(4);
  });
});

describe('every increase and decrease of a meter has its reason', () => {
  const floor = blazing();
  start(floor, 'T1', [1, 2]);
  floor.do('flo', 'return-fees', { ...at('T1'), seats: [2], reason: 'a sensor failed' });
  award(floor, call(floor, at('T1')), ONE);
  floor.do('dana', 'end-round', { table: 'T1' });
  floor.both({ type: 'withdraw-offering', offering: 'blazing', reason: 'the season is over' });
  const lines = linesOf(floor.log, METER);

  test('from the first amount to the last, with who and when', () => {
    expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['seed', '5000.00', '5000.00'],
      ['contribution', '0.40', '5000.40'],
      ['correction', '-0.20', '5000.20'],
      ['hold', '-5000.20', '0.00'],
      ['release', '5000.00', '5000.00'],
      ['closure', '-5000.00', '0.00'],
    ]);
    expect(lines[2]).toMatchObject({
      by: 'flo',
      reason: 'a sensor failed',
      event: 'fees-returned',
    });
    expect(lines[5]).toMatchObject({ by: 'abe', reason: 'the season is over' });
  });

  test('it goes down for a win, a documented correction and the end of the offering only', () => {
    const down = lines.filter(({ amount }) => amount.startsWith('-')).map(({ kind }) => kind);
    expect(new Set(down)).toEqual(new Set(['correction', 'hold', 'closure']));
  });

  test('a day that is closed has written every meter down', () => {
    const closing = blazing();
    playRound(closing, [1], at('T1'));
    closing.at = '2026-11-17T10:00:00-08:00';
    const [closed] = closing.do('abe', 'close-day', { day: '2026-11-16' });
    expect(closed).toMatchObject({ balances: { [METER]: '5000.20' } });
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
  const lines = callsIn(floor.log);
  expect(lines.map(({ table, outcome, slip }) => [table, outcome, slip])).toEqual([
    ['T3', 'awarded', 1],
    ['T1', 'withdrawn', undefined],
    ['T2', 'awarded', 2],
  ]);
  expect(lines[2]?.after).toEqual([first, second]);
  expect(lines[0]?.at).toBe(lines[2]?.at);
  expect(lines.map(({ seq }) => seq)).toEqual(
    [...lines.map(({ seq }) => seq)].sort((a, b) => a - b),
  );
});

test('every change of a parameter, every void, correction and refusal can be listed', () => {
  const floor = blazing();
  const refused = {
    seq: floor.log.length + 1,
    id: 'r',
    input: '',
    at: floor.at,
    by: 'dana',
    command: 'tick',
    refusal: { code: 'not-permitted', message: 'This role does not.' },
  };
  start(floor, 'T1', [1, 2]);
  floor.do('flo', 'return-fees', { ...at('T1'), seats: [2], reason: 'a sensor failed' });
  const won = award(floor, call(floor, at('T1')), ONE);
  floor.both({ type: 'void-award', call: won.call, reason: 'a marked card' });
  floor.do('flo', 'suspend-offering', { offering: 'blazing', reason: 'to be looked at' });
  floor.both({ type: 'appoint-staff', staff: 'dora', roles: ['dealer'] });
  floor.do('max', 'dismiss-staff', { staff: 'dora' });
  const audit = auditOf([...floor.log, refused satisfies LogRecord]);
  const said = audit
    .filter(({ kind }) => kind !== 'proposal')
    .map(({ kind, what, by }) => `${kind} ${what} ${by}`);
  expect(said).toEqual([
    'parameter house-opened max',
    'parameter fund-opened abe',
    'parameter offering-posted abe',
    'correction fees-returned flo',
    'void award-voided abe',
    'parameter offering-suspended flo',
    'access staff-appointed abe',
    'access staff-dismissed max',
    'refused tick dana',
  ]);
  // Accounting or compliance approves every change, so that one of them always knows of it.
  const approved = audit.filter(({ what }) => what === 'proposal-approved');
  expect(approved.map(({ event }) => event)).toMatchObject(
    approved.map(() => ({ proposedBy: 'max' })),
  );
  expect(approved).toHaveLength(3);
});

test('what a fund has is what came in less what was paid and moved, to the cent', () => {
  const floor = blazing();
  const won = win(floor, { ...at('T1'), paid: [1, 2], deal: SEVENS });
  floor.do('cora', 'pay-claim', { claim: won.claims[1]?.id, from: 'cage' });
  const { lines, balance } = statementOf(floor.log, 'blazing');
  expect(Object.fromEntries(lines.map(({ kind, came, went }) => [kind, [came, went]]))).toEqual({
    seed: ['5000.00', '0.00'],
    contribution: ['2.00', '0.00'],
    // $5,000 to bring the meter back and the $500, less the $1.60 that the reserve had.
    reseed: ['4998.40', '0.00'],
    award: ['500.00', '0.00'],
    payment: ['0.00', '500.00'],
  });
  expect(balance).toBe(fundFacts(floor.house, 'blazing').total);
});
