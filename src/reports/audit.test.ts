import { expect, test } from 'vitest';
import { openedFloor } from '../house/fixtures/floor.fixture.ts';
import { award, call, post } from '../house/fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../house/fixtures/scene.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';

test('every change of a parameter, every void, correction and refusal can be listed', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING, { as: 'blazing' });
  floor.do('dana', 'start-round', { table: 'T1', fees: [{ offering: 'blazing', seats: [1, 2] }] });
  const fees = { table: 'T1', offering: 'blazing', seats: [2] };
  floor.do('flo', 'return-fees', { ...fees, reason: 'a sensor failed' });
  const seven = { ...SEVENS, seats: [SEVENS.seats[0]] };
  const won = award(floor, call(floor, { offering: 'blazing' }), seven);
  floor.both({ type: 'void-award', call: won.call, reason: 'a marked card' });
  floor.do('flo', 'suspend-offering', { offering: 'blazing', reason: 'to be looked at' });
  floor.both({ type: 'appoint-staff', staff: 'dora', roles: ['dealer'] });
  floor.do('max', 'dismiss-staff', { staff: 'dora' });
  const refusal = { code: 'not-permitted', message: 'Your role can’t do this.' } as const;
  const facts = { seq: floor.log.length + 1, id: 'r', input: '', at: floor.at };
  floor.log.push({ ...facts, by: 'dana', command: 'tick', refusal });
  const { rows } = sectionIn(
    sheetOf(floor, 'audit', { from: '2026-11-16' }),
    'Changes, corrections, and refusals',
  );
  const said = rows
    .filter(({ kind }) => kind !== 'proposal')
    .map(({ kind, what, by }) => `${kind} ${what} ${by}`);
  expect(said).toEqual([
    'parameter house-opened max',
    'parameter fund-opened abe',
    'parameter table-installed max',
    'parameter offering-posted abe',
    'correction fees-returned flo',
    'void award-voided abe',
    'parameter offering-suspended flo',
    'access staff-appointed abe',
    'access staff-dismissed max',
    'refused tick dana',
  ]);
  // Accounting or compliance approves every change, so that one of them always knows of it.
  const approved = rows.filter(({ what }) => what === 'proposal-approved');
  expect(approved.map(({ by, proposedBy }) => [by, proposedBy])).toEqual([
    ['abe', 'max'],
    ['abe', 'max'],
    ['abe', 'max'],
  ]);
  expect(rows.find(({ what }) => what === 'award-voided')).toMatchObject({
    proposedBy: 'max',
    details: expect.stringContaining(`call ${won.call}`),
    words: 'a marked card',
  });
  expect(rows.at(-1)).toMatchObject({
    details: 'not-permitted',
    words: 'Your role can’t do this.',
  });
});
