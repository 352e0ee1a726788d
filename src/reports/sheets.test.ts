// Figures: Blazing Sevens takes $1 a seat, 20 cents for the meter and 80 for the reserve. The gaming
// day begins at six.

import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { given } from '#result';
import { type Floor, openedFloor } from '../house/fixtures/floor.fixture.ts';
import { playRound, post, showPapers, win } from '../house/fixtures/jackpot.fixture.ts';
import { BLAZING } from '../house/fixtures/scene.fixture.ts';
import { REPORTS } from './all.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';
import { type Report, startSheet } from './report.ts';
import { newStanding } from './standing.ts';

const OFFERING = { offering: 'jackpot' };

function blazing(at?: string): Floor {
  const floor = openedFloor(given({ game: 'blackjack-poker', at }));
  post(floor, BLAZING);
  return floor;
}

test('fees before six belong to the day before, and those that are given back are taken off', () => {
  const floor = blazing();
  playRound(floor, [1, 2, 3]);
  floor.at = '2026-11-17T05:59:59-08:00';
  playRound(floor, [1]);
  floor.at = '2026-11-17T06:00:00-08:00';
  floor.do('dana', 'start-round', { table: 'T1', fees: [{ ...OFFERING, seats: [1, 2] }] });
  floor.do('flo', 'return-fees', { table: 'T1', ...OFFERING, seats: [2], reason: 'a misdeal' });
  floor.do('dana', 'end-round', { table: 'T1' });
  floor.do('flo', 'drop-box', { table: 'T1' });
  const sheet = sheetOf(floor, 'collection', { from: '2026-11-16', to: '2026-11-17' });
  const place = { table: 'T1', offering: 'jackpot' };
  expect(sectionIn(sheet, 'Collected at the tables').rows).toEqual([
    {
      day: '2026-11-16',
      ...place,
      rounds: 2,
      fees: 4,
      collected: '4.00',
      returned: '0.00',
      net: '4.00',
    },
    {
      day: '2026-11-17',
      ...place,
      rounds: 1,
      fees: 2,
      collected: '2.00',
      returned: '1.00',
      net: '1.00',
    },
  ]);
  const box = { table: 'T1' };
  expect(sectionIn(sheet, 'In the boxes').rows).toEqual([
    {
      day: '2026-11-16',
      ...box,
      opening: '0.00',
      received: '4.00',
      dropped: '0.00',
      closing: '4.00',
    },
    {
      day: '2026-11-17',
      ...box,
      opening: '4.00',
      received: '1.00',
      dropped: '5.00',
      closing: '0.00',
    },
  ]);
  expect(sheet.notes).toEqual([]);
});

test('the log of monies has one line an hour for the fees of a table, and names its records', () => {
  const floor = blazing();
  playRound(floor, [1, 2]);
  floor.at = '2026-11-16T10:59:59-08:00';
  playRound(floor, [1]);
  floor.at = '2026-11-16T11:00:00-08:00';
  playRound(floor, [1]);
  const { rows } = sectionIn(sheetOf(floor, 'monies', { from: '2026-11-16' }), 'In and out');
  const fees = rows.filter(({ against }) => against === 'table/T1/box');
  const records = floor.log.filter(({ command }) => command === 'start-round');
  const [first, second, third] = records.map(({ seq }) => seq);
  expect(fees.map(({ what, records: named, in: came }) => [what, named, came])).toEqual([
    ['fees of 2 rounds', `${first} to ${second}`, '3.00'],
    ['fees of 1 round', `${third}`, '1.00'],
  ]);
});

describe('the hours of a table', () => {
  const hoursOn = (floor: Floor, day: string) =>
    sectionIn(sheetOf(floor, 'table-activity', { from: day }), 'Tables').rows.map(
      ({ hours }) => hours,
    );

  test('are those of the day, though it was opened before', () => {
    const floor = blazing('2026-11-16T10:00:00-08:00');
    floor.at = '2026-11-17T12:30:00-08:00';
    floor.do('flo', 'close-table', { table: 'T1' });
    expect(hoursOn(floor, '2026-11-16')).toEqual(['20:00']);
    expect(hoursOn(floor, '2026-11-17')).toEqual(['6:30']);
  });

  test('are one more when the clocks go back', () => {
    const floor = blazing('2026-10-31T10:00:00-07:00');
    floor.at = '2026-11-01T12:00:00-08:00';
    playRound(floor, [1]);
    expect(hoursOn(floor, '2026-10-31')).toEqual(['21:00']);
    expect(hoursOn(floor, '2026-11-01')).toEqual(['24:00']);
  });

  test('are of the hour that was set then', () => {
    const floor = blazing('2026-11-16T10:00:00-08:00');
    const { settings } = floor.house;
    floor.at = '2026-11-18T12:00:00-08:00';
    floor.both({ type: 'change-settings', settings: { ...settings, dayStart: '10:00' } });
    expect(hoursOn(floor, '2026-11-16')).toEqual(['20:00']);
    // The running day goes on until the new hour of the next one.
    expect(hoursOn(floor, '2026-11-18')).toEqual(['28:00']);
  });
});

describe('a prize of $300 for a month (Bay 101, Poker Bonus Hand)', () => {
  function won(): { readonly floor: Floor; readonly claim: string } {
    const floor = openedFloor({ game: 'texas-holdem', seats: 9 });
    post(floor, 'bay101-poker-bonus-hand-progressive', { more: { tables: ['T1'] } });
    floor.do('cora', 'enrol-patron', { patron: 'ann' });
    const seats = [{ seat: 1, hole: 'As Ks' }, ...[2, 3, 4, 5].map((seat) => ({ seat }))];
    const deal = { board: 'Qs Js Ts 3c 4d', pot: '20.00', seats };
    const [claim] = win(floor, { fees: [OFFERING], deal }).claims;
    return { floor, claim: claim?.id as string };
  }
  const waitingOn = (floor: Floor, day: string) => {
    const sheet = sheetOf(floor, 'unclaimed', { from: day });
    return sectionIn(sheet, 'Not claimed at the end of the period').rows;
  };

  test('waits on every day until it expires, and the report says where it went', () => {
    const { floor, claim } = won();
    floor.tick('2026-12-16T10:00:00-08:00');
    const facts = { claim, slip: 1, ...OFFERING, table: 'T1', seat: 1 };
    const wonAt = '2026-11-16T10:00:00-08:00';
    const expires = '2026-12-16T10:00:00.000-08:00';
    expect(waitingOn(floor, '2026-11-16')).toEqual([
      { ...facts, wonAt, expires, amount: '300.00' },
    ]);
    expect(waitingOn(floor, '2026-12-15')).toEqual(waitingOn(floor, '2026-11-16'));
    expect(waitingOn(floor, '2026-12-16')).toEqual([]);
    const sheet = sheetOf(floor, 'unclaimed', { from: '2026-12-16' });
    expect(sectionIn(sheet, 'Expired').rows).toMatchObject([
      { ...facts, wonAt, amount: '300.00', to: expect.stringContaining('fund/jackpot/') },
    ]);
  });

  test('that is paid another day has the slip of its win beside it', () => {
    const { floor, claim } = won();
    floor.at = '2026-11-20T10:00:00-08:00';
    showPapers(floor, { claim, patron: 'ann' });
    floor.do('cora', 'pay-claim', { claim, patron: 'ann', from: 'cage' });
    const sheet = sheetOf(floor, 'wins', { from: '2026-11-20' });
    expect(sectionIn(sheet, 'Payments').rows).toMatchObject([
      {
        claim,
        slip: 1,
        ...OFFERING,
        patron: 'ann',
        from: 'cage',
        amount: '300.00',
        paid: '300.00',
      },
    ]);
    expect(sectionIn(sheet, 'Unpaid prizes').rows).toMatchObject([
      { ...OFFERING, opening: '300.00', awarded: '0.00', paid: '300.00', closing: '0.00' },
    ]);
    expect(waitingOn(floor, '2026-11-19')).toHaveLength(1);
    expect(waitingOn(floor, '2026-11-20')).toEqual([]);
  });
});

test('a change of an offering shows each value before and after, and who wanted it', () => {
  const floor = openedFloor({ game: 'blackjack-poker' });
  post(floor, BLAZING, { values: { adminFee: '9.00' } });
  floor.do('flo', 'suspend-offering', { ...OFFERING, reason: 'a new sign' });
  const document = floor.house.offerings.get('jackpot')?.document as { values: object };
  const values = { ...document.values, adminFee: '12.00' };
  floor.at = '2026-11-18T10:00:00-08:00';
  floor.both({ type: 'change-offering', ...OFFERING, document: { ...document, values } });
  const sheet = sheetOf(floor, 'offering-changes', { from: '2026-11-18' });
  expect(sectionIn(sheet, 'Changes').rows).toMatchObject([
    { ...OFFERING, what: 'offering-changed', version: 2, proposedBy: 'max', by: 'abe' },
  ]);
  expect(sectionIn(sheet, 'Values').rows).toMatchObject([
    { ...OFFERING, version: 2, value: 'values.adminFee', before: '9.00', after: '12.00' },
  ]);
});

test('a box that is counted again shows the first count beside the last one', () => {
  const floor = blazing();
  playRound(floor, [1, 2, 3]);
  floor.do('flo', 'drop-box', { table: 'T1' });
  floor.do('cora', 'count-box', { drop: 'T1.1', counted: '2.00' });
  const noted = sheetOf(floor, 'exceptions', { from: '2026-11-16' });
  // The next counter is not told what should be there.
  expect(JSON.stringify(noted)).not.toContain('3.00');
  floor.at = '2026-11-17T10:00:00-08:00';
  floor.do('cole', 'count-box', { drop: 'T1.1', counted: '2.00' });
  const sheet = sheetOf(floor, 'box-counts', { from: '2026-11-17' });
  expect(sectionIn(sheet, 'Counted').rows).toEqual([
    {
      drop: 'T1.1',
      table: 'T1',
      droppedBy: 'flo',
      countedBy: 'cole',
      dropped: '2026-11-16T10:00:00-08:00',
      countedAt: '2026-11-17T10:00:00-08:00',
      expected: '3.00',
      before: '2.00 by cora',
      counted: '2.00',
      variance: '-1.00',
    },
  ]);
});

test('a report of one table or one offering leaves out the others', () => {
  const floor = blazing();
  floor.do('max', 'install-table', { table: 'T2', seats: 7 });
  floor.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker' });
  playRound(floor, [1]);
  playRound(floor, [1, 2], { offering: 'jackpot', table: 'T2' });
  const rowsFor = (asked: object) =>
    sectionIn(
      sheetOf(floor, 'collection', { from: '2026-11-16', asked }),
      'Collected at the tables',
    ).rows.map(({ table, net }) => [table, net]);
  expect(rowsFor({ table: 'T2' })).toEqual([['T2', '2.00']]);
  expect(rowsFor(OFFERING)).toEqual([
    ['T1', '1.00'],
    ['T2', '2.00'],
  ]);
  expect(rowsFor({ offering: 'another' })).toEqual([]);
});

test('a log that does not agree with its books is told on the sheet', () => {
  const report = REPORTS.find(({ id }) => id === 'accounts') as Report;
  const time = { label: '', days: [], from: 0, until: 0, house: '', zone: 'UTC', asked: {} };
  const books = { opening: new Map(), closing: new Map([['table/T1/box', usd('-2')]]) };
  const sheet = startSheet(report, { ...time, ...books, standing: newStanding() });
  const { notes } = sheet.finish({ first: 1, last: 0, hash: '' });
  expect(notes).toEqual(['The log and the books don’t match for table/T1/box. Verify the log.']);
});
