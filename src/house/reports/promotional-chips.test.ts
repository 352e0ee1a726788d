import { expect, test } from 'vitest';
import { buyIn, chip, chipFloor, issue, play, redeem } from '../chips/chip-floor.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';

test('a sale is on record with patron, time, price, chips and cashier', () => {
  const floor = chipFloor();
  const serial = buyIn(floor, 'p2');
  const sheet = sheetOf(floor, 'promotional-chips', { from: '2026-11-16' });
  expect(sectionIn(sheet, 'Sold').rows).toEqual([
    {
      ...{ time: '2026-11-16T10:00:00-08:00', record: floor.log.length },
      ...{ patron: 'p2', number: 1, price: '30.00', face: '60.00', serial },
      ...{ window: 'Window 3', by: 'cora' },
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
  floor.do('cole', 'count-dropped-chips', { table: 'T1', counted: 0 });
  const sheet = sheetOf(floor, 'promotional-chips', { from: '2026-11-16' });
  const used = sectionIn(sheet, 'Used');
  expect(
    used.rows.filter((row) => row['serial'] === serial).map(({ what, by }) => [what, by]),
  ).toEqual([
    ['voucher changed', 'cora'],
    ['placed', 'dana'],
    ['win', 'dana'],
    ['verified', 'flo'],
    ['exchanged at the cage', 'cora'],
  ]);
  expect(used.totals).toEqual({
    ...{ fee: '2.00', pays: '10.00', redeems: '10.00', exchanged: '10.00' },
  });
  expect(sectionIn(sheet, 'Lost chips in the drop boxes').totals).toEqual({
    ...{ expected: 1, counted: 0, variance: -1 },
  });
  expect(sectionIn(sheet, 'At face, in the period').rows).toEqual([
    { put: '20.00', lost: '20.00' },
  ]);
});

test('asked for one offering it tells of no other', () => {
  const floor = chipFloor();
  issue(floor, 'match-play-coupon', { count: 3 });
  issue(floor, 'free-play', { offering: 'certificates', count: 2 });
  floor.do('max', 'void-instruments', {
    ...{ serials: [...floor.house.chips.issued.keys()], reason: 'a misprint' },
  });
  const asked = { from: '2026-11-16', asked: { offering: 'match' } };
  const sheet = sheetOf(floor, 'promotional-chips', asked);
  expect(sectionIn(sheet, 'Issued').totals).toEqual({ count: 3 });
  expect(sectionIn(sheet, 'Used').rows).toHaveLength(3);
});
