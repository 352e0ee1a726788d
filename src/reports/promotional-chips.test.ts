import { describe, expect, test } from 'vitest';
import type { Floor } from '../house/fixtures/floor.fixture.ts';
import {
  buyIn,
  chip,
  chipFloor,
  issue,
  one,
  place,
  play,
  redeem,
} from '../house/promotions/chips/chip-floor.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';

test('a sale is on record with patron, time, price, chips and cashier', () => {
  const floor = chipFloor();
  const serial = buyIn(floor, 'p2');
  const sheet = sheetOf(floor, 'promotional-chips', { from: '2026-11-16' });
  expect(sectionIn(sheet, 'Sold').rows).toEqual([
    {
      time: '2026-11-16T10:00:00-08:00',
      record: floor.log.length,
      patron: 'p2',
      number: 1,
      price: '30.00',
      face: '60.00',
      serial,
      window: 'Window 3',
      by: 'cora',
    },
  ]);
  expect(sectionIn(sheet, 'Sold').totals).toEqual({ price: '30.00', face: '60.00' });
});

test('every use is told with its fee, who paid whom, who verified and what the cage gave', () => {
  const floor = chipFloor();
  const serial = chip(floor, 'free-play-chip');
  redeem(floor, play(floor, serial, 'win'));
  const lost = play(floor, chip(floor, 'free-play-chip'), 'lose');
  floor.do('flo', 'verify-use', { use: lost });
  for (const by of ['cole', 'cleo']) {
    floor.do(by, 'count-dropped-chips', { table: 'T1', counted: 0 });
  }
  const sheet = sheetOf(floor, 'promotional-chips', { from: '2026-11-16' });
  const used = sectionIn(sheet, 'Used');
  expect(
    used.rows
      .filter((row) => row['serial'] === serial)
      .map(({ what, by, playerDealer = '' }) => [what, by, playerDealer]),
  ).toEqual([
    ['voucher changed', 'cora', ''],
    ['placed', 'dana', ''],
    ['win', 'dana', 'seat 7, bank'],
    ['verified', 'flo', ''],
    ['exchanged at the cage', 'cora', 'seat 7, bank'],
  ]);
  expect(used.totals).toEqual({
    fee: '2.00',
    pays: '10.00',
    redeems: '10.00',
    exchanged: '10.00',
  });
  expect(sectionIn(sheet, 'Lost chips in the drop boxes').totals).toEqual({
    expected: 1,
    counted: 0,
    variance: -1,
  });
  expect(sectionIn(sheet, 'Lost chips in the drop boxes').rows).toMatchObject([
    { table: 'T1', by: 'cleo', before: '0 by cole' },
  ]);
  const exceptions = sectionIn(sheetOf(floor, 'exceptions', { from: '2026-11-16' }), 'Exceptions');
  expect(exceptions.rows.slice(-2)).toMatchObject([
    { kind: 'to be counted again', where: 'T1, promotional chips', by: 'cole' },
    { kind: 'chip variance', where: 'T1: -1 promotional chips', by: 'cleo' },
  ]);
  expect(sectionIn(sheet, 'At face').rows).toEqual([
    {
      offering: 'match',
      instrument: 'free-play-chip',
      opening: '0.00',
      given: '20.00',
      again: '0.00',
      played: '20.00',
      voided: '0.00',
      expired: '0.00',
      closing: '0.00',
    },
  ]);
});

test('asked for one offering it tells of no other', () => {
  const floor = chipFloor();
  issue(floor, 'match-play-coupon', { count: 3 });
  issue(floor, 'free-play', { offering: 'certificates', count: 2 });
  floor.do('max', 'void-instruments', {
    serials: [...floor.house.chips.issued.keys()],
    reason: 'a misprint',
  });
  const asked = { from: '2026-11-16', asked: { offering: 'match' } };
  const sheet = sheetOf(floor, 'promotional-chips', asked);
  expect(sectionIn(sheet, 'Issued').totals).toEqual({ count: 3 });
  expect(sectionIn(sheet, 'Used').rows).toHaveLength(3);
});

test('redemption fees are collected at their table, and given back before the deal', () => {
  const floor = chipFloor();
  play(floor, one(floor, 'match-play-coupon'), 'lose', { live: '10.00' });
  const [kept, back] = [1, 2].map((seat) =>
    place(floor, one(floor, 'match-play-coupon'), { live: '10.00', seat }),
  );
  floor.do('dana', 'take-back-instrument', { use: back, reason: 'another table' });
  floor.do('dana', 'take-back-instrument', { use: kept, reason: 'the table closes' });
  floor.do('flo', 'close-table', { table: 'T1' });
  const collection = sheetOf(floor, 'collection', { from: '2026-11-16' });
  expect(sectionIn(collection, 'Collected at the tables').rows).toEqual([
    {
      day: '2026-11-16',
      table: 'T1',
      offering: 'match',
      rounds: 0,
      fees: 3,
      collected: '3.00',
      returned: '2.00',
      net: '1.00',
    },
  ]);
  const activity = sheetOf(floor, 'table-activity', { from: '2026-11-16' });
  expect(sectionIn(activity, 'Tables').totals).toMatchObject({ net: '1.00' });
});

describe('what is out', () => {
  const out = (floor: Floor, from: string, asked = {}) =>
    sectionIn(sheetOf(floor, 'chip-liability', { from, asked }), 'Outstanding, at face value');
  const owed = (floor: Floor, from: string) =>
    sectionIn(sheetOf(floor, 'chip-liability', { from }), 'Owed to player-dealers');

  test('is told by kind and expiry for any past day', () => {
    const floor = chipFloor();
    issue(floor, 'match-play-coupon', { count: 3 });
    const [voucher] = issue(floor, 'free-play-chip', { count: 2, expires: '2026-11-17' });
    floor.do('cora', 'change-voucher', { serial: voucher, patron: 'p1' });
    const bought = buyIn(floor);
    floor.tick('2026-11-17T12:00:00-08:00');
    redeem(floor, play(floor, bought, 'lose', { amount: '25.00' }));
    floor.tick('2026-11-18T00:00:00-08:00');
    const match = { offering: 'match', instrument: 'match-play-coupon', vouchers: 0 };
    const coupons = { ...match, expires: '2026-12-01T00:00:00.000-08:00', count: 3, face: '30.00' };
    const dead = { offering: 'dead', instrument: 'dead-chips', count: 1, vouchers: 0 };
    expect(out(floor, '2026-11-16').rows).toEqual([
      coupons,
      {
        offering: 'match',
        instrument: 'free-play-chip',
        count: 2,
        vouchers: 1,
        expires: '2026-11-18T00:00:00.000-08:00',
        face: '20.00',
      },
      { ...dead, face: '60.00' },
    ]);
    expect(out(floor, '2026-11-16').totals).toEqual({ count: 6, vouchers: 1, face: '110.00' });
    expect(out(floor, '2026-11-18').rows).toEqual([coupons, { ...dead, face: '35.00' }]);
    expect(out(floor, '2026-11-16', { offering: 'dead' }).totals?.['face']).toBe('60.00');
    const faces = sectionIn(
      sheetOf(floor, 'promotional-chips', { from: '2026-11-17', to: '2026-11-18' }),
      'At face',
    );
    expect(faces.totals).toEqual({
      opening: '110.00',
      given: '0.00',
      again: '0.00',
      played: '25.00',
      voided: '0.00',
      expired: '20.00',
      closing: '65.00',
    });
  });

  test('is owed to the player-dealer from the end of a wager until the cage has paid', () => {
    const floor = chipFloor();
    const bonus = chip(floor, 'bonus-play-chip');
    const use = play(floor, bonus, 'lose');
    const lost = { offering: 'match', instrument: 'bonus-play-chip', serial: bonus, table: 'T1' };
    const to = { playerDealer: 'seat 7, bank', owed: '10.00' };
    expect(owed(floor, '2026-11-16').rows).toEqual([{ ...lost, ...to }]);
    expect(out(floor, '2026-11-16').totals?.['face']).toBe('0.00');
    floor.do('flo', 'dispute-use', { use, reason: 'it has won' });
    expect(owed(floor, '2026-11-16').rows).toEqual([]);
    expect(out(floor, '2026-11-16').totals?.['face']).toBe('10.00');
    floor.do('dana', 'settle-instrument', { use, ending: 'lose' });
    redeem(floor, use);
    expect(owed(floor, '2026-11-16').rows).toEqual([]);
  });

  test('is the same after a push that is told again, though it expired meanwhile', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon', { expires: '2026-11-16' });
    const use = play(floor, coupon, 'push', { live: '10.00' });
    floor.tick('2026-11-17T00:00:00-08:00');
    expect(out(floor, '2026-11-17').totals?.['face']).toBe('0.00');
    floor.do('flo', 'dispute-use', { use, reason: 'it has won' });
    expect(out(floor, '2026-11-17').totals?.['face']).toBe('10.00');
    floor.do('dana', 'settle-instrument', { use, ending: 'win' });
    expect(out(floor, '2026-11-17').totals?.['face']).toBe('0.00');
    expect(owed(floor, '2026-11-17').totals).toEqual({ owed: '10.00' });
  });
});
