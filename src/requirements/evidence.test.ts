// Figures: Blazing Sevens with a seed of $1,000; a dollar on each of two seats brings 40 cents to the
// meter and $1.60 to the reserve, and the meter is won and brought back by what the house lends.
import { expect, test } from 'vitest';
import { openedFloor, RULEBOOK } from '../house/fixtures/floor.fixture.ts';
import { documentOf, playRound, post, postingOf, win } from '../house/fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../house/fixtures/scene.fixture.ts';
import { USUAL_SETTINGS } from '../house/state.ts';
import { REQUIREMENTS } from './all.ts';
import { EVIDENCE } from './evidence.ts';

function room() {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING, { values: { seed: '1000', reseed: '1000' } });
  const show = (id: string) => EVIDENCE[id]?.(floor.house, RULEBOOK);
  return { floor, show };
}

test('evidence is for requirements that there are', () => {
  const ids = REQUIREMENTS.flatMap(({ requirements }) => requirements.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(Object.keys(EVIDENCE)));
});

test('M13: what all meters show', () => {
  const { floor, show } = room();
  playRound(floor, [1, 2]);
  expect(show('M13')).toBe('1 meter, all read at this moment: $1,000.40 together.');
});

test('H6: what is won and not yet paid, and since when', () => {
  const { floor, show } = room();
  expect(show('H6')).toBe('0 claims not yet paid, $0.00.');
  win(floor, { paid: [1], deal: { ...SEVENS, seats: [SEVENS.seats[0]] } });
  expect(show('H6')).toBe(
    '1 claim not yet paid, $1,000.20, the oldest since 2026-11-16T10:00:00-08:00.',
  );
});

test('F1: what players have, against what was deposited for them', () => {
  const { floor, show } = room();
  playRound(floor, [1, 2]);
  const has = 'Players have $1,002.00; the bank account has';
  expect(show('F1')).toBe(`${has} $0.00: $1,002.00 of it is not deposited yet.`);
  floor.do('abe', 'deposit-fund', { amount: '1000.00', reference: 'slip 1' });
  expect(show('F1')).toBe(`${has} $1,000.00: $2.00 of it is not deposited yet.`);
  floor.do('abe', 'deposit-fund', { amount: '5.00', reference: 'slip 2' });
  expect(show('F1')).toBe(`${has} $1,005.00: all of it is deposited.`);
});

test('F3: a prize that this house has not posted is none', () => {
  const { floor, show } = room();
  floor.do('abe', 'open-fund', { fund: 'drawings', title: 'Jackpot Fund' });
  post(floor, 'hgc-cash-drawing', { as: 'cash', paidBy: 'drawings' });
  expect(show('F3')).toBe('No second prize is above $25,000.00.');
});

test('F3: a large second prize, with the reserve behind it', () => {
  const { floor, show } = room();
  expect(show('F3')).toBe('No second prize is above $25,000.00.');
  const [activity, options] = ['bay101-baccarat-bonus-hand', { hands: 'C', shares: 'A' }];
  const values = {
    sixOfAKindSuited: '90000.00',
    sixOfAKind: '25000.01',
    fourOfAKindSuited: '500.00',
    fourOfAKind: '100.00',
  };
  const document = { ...documentOf(activity), options, values };
  floor.both({ ...postingOf(activity, { as: 'bonus' }), document });
  expect(show('F3')).toBe(
    'Second prizes above $25,000.00: bonus $25,000.01, with $0.00 in reserve.',
  );
});

test('F4: what the signs show of the funds, and what is behind it', () => {
  const { floor, show } = room();
  playRound(floor, [1, 2]);
  expect(show('F4')).toBe('The signs show $1,000.40 in 1 meter; $1.60 is in reserve.');
});

test('F5: tables with both a bad beat and a high hand', () => {
  const floor = openedFloor({ game: 'texas-holdem' });
  const show = () => EVIDENCE['F5']?.(floor.house, RULEBOOK);
  post(floor, 'bay101-limit-bad-beat', { as: 'beat' });
  expect(show()).toBe('No table has both a bad beat and a high hand.');
  post(floor, 'bay101-poker-bonus-hand-progressive', { as: 'pot' });
  const high = { as: 'high', paidBy: 'pot', more: { tables: ['T2'] } };
  post(floor, 'bay101-poker-high-hand-bonus', high);
  expect(show()).toBe('No table has both a bad beat and a high hand.');
  floor.do('max', 'install-table', { table: 'T2', seats: 9 });
  floor.do('flo', 'open-table', { table: 'T2', game: 'texas-holdem' });
  expect(show()).toBe('A bad beat and a high hand are both played for at T2.');
});

test('A6: badges and devices, in use and taken away', () => {
  const { floor, show } = room();
  const count = floor.house.staff.size;
  floor.do('max', 'dismiss-staff', { staff: 'mia' });
  floor.do('dana', 'change-pin');
  expect(show('A6')).toBe(
    `${count - 1} badges in use, 1 taken away; 0 locked by wrong PINs, ${count - 3} without a PIN; ` +
      '0 devices enrolled.',
  );
});

test('D8: the time of the house', () => {
  expect(room().show('D8')).toBe('The last record is of 2026-11-16T10:00:00.000-08:00.');
});

test('A9, P10: the notice that is asked for', () => {
  const { floor, show } = room();
  expect(show('A9')).toBe('No notice of changes is asked for.');
  expect(show('P10')).toBe('No notice of tournaments is asked for.');
  const settings = { ...USUAL_SETTINGS, noticeDays: 30, tournamentNoticeDays: 1 };
  floor.both({ type: 'change-settings', settings });
  expect(show('A9')).toBe('A change takes written notice 30 days ahead, and an agent.');
  expect(show('P10')).toBe('A tournament is announced 1 business day ahead.');
});
