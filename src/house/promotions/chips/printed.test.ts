// What is printed on a coupon stays valid after later postings; what is sold ends with its
// promotion.
import { describe, expect, test } from 'vitest';
import { sectionIn, sheetOf } from '../../../reports/period.fixture.ts';
import type { Fields } from '../../fixtures/fault.fixture.ts';
import { type Floor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { documentOf, onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import { buyIn, chip, chipFloor, one, place, someChance, TABLES } from './chip-floor.fixture.ts';
import { instrumentFacts, lastMinuteOf } from './views.ts';

const TEN = { live: '10.00' };

/** Posts another version. */
function change(floor: Floor, offering: string, document: unknown): void {
  floor.do('max', 'suspend-offering', { offering, reason: 'for the test' });
  floor.both({ type: 'change-offering', offering, document });
  floor.do('max', 'resume-offering', { offering });
}

const changeMatch = (floor: Floor, posting: Parameters<typeof documentOf>[1]): void =>
  change(floor, 'match', documentOf('bay101-match-play', posting));

const issued = (floor: Floor, more: Fields) =>
  floor.ask('dee', 'issue-instruments', {
    batch: 'new',
    offering: 'match',
    instrument: 'match-play-coupon',
    count: 1,
    how: 'advertisement',
    chance: someChance(),
    ...more,
  });

describe('a coupon that is out', () => {
  test('owes the fee that is printed on it, and is worth what is printed', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    changeMatch(floor, { values: { redemptionFee: '5.00', matchPlayCoupon: '20.00' } });
    const use = place(floor, coupon, TEN);
    expect(floor.balance('table/T1/box')).toBe('1.00');
    floor.do('dana', 'take-back-instrument', { use, reason: 'another table' });
    expect(floor.balance('table/T1/box')).toBe('0.00');
    const now = { instant: Date.parse(floor.at) } as Parameters<typeof instrumentFacts>[0]['now'];
    const asked = { house: floor.house, rulebook: RULEBOOK, now };
    expect(instrumentFacts(asked, coupon)).toMatchObject({ face: '10.00', fee: '1.00' });
    const later = one(floor, 'match-play-coupon');
    expect(instrumentFacts(asked, later)).toMatchObject({ face: '20.00', fee: '5.00' });
  });

  test('is played though its kind is not posted any more, in the games printed on it', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon');
    const document = documentOf('bay101-match-play', {}) as {
      values: Record<string, unknown>;
      games?: readonly string[];
    };
    const { matchPlayCoupon: _, ...values } = document.values;
    change(floor, 'match', { ...document, values, games: ['pai-gow-tiles'] });
    place(floor, coupon, TEN);
    floor.do('dana', 'leave-seat', { table: 'T1', seat: 2 });
    const bonus = chip(floor, 'bonus-play-chip', 'p3');
    const wager = { serial: bonus, table: 'T1', seat: 3, bet: 'base', side: 'player' };
    expect(floor.refused('dana', 'place-instrument', wager)).toBe('wrong-game');
  });

  test('is good until the day printed on it, though the posted period is shorter', () => {
    const floor = chipFloor();
    const coupon = one(floor, 'match-play-coupon', { expires: '2026-11-20' });
    changeMatch(floor, { more: { until: '2026-11-18T00:00:00-08:00' } });
    floor.tick('2026-11-19T12:00:00-08:00');
    const out = () =>
      sectionIn(
        sheetOf(floor, 'chip-liability', { from: floor.at.slice(0, 10) }),
        'Outstanding, at face value',
      );
    expect(out().totals?.['face']).toBe('10.00');
    const use = place(floor, coupon, TEN);
    floor.do('dana', 'take-back-instrument', { use, reason: 'another table' });
    const over = floor.tick('2026-11-21T00:00:00-08:00');
    expect(onlyEvent(over, 'instruments-expired').serials).toEqual([coupon]);
    expect(out().totals?.['face']).toBe('0.00');
  });
});

describe('the last minute', () => {
  const ZONE = 'America/Los_Angeles';

  test.each([
    // The day in which the clocks go back has 25 hours.
    ['2026-11-02T00:00:00-08:00', '2026-11-01T23:59:00.000-08:00'],
    ['2026-12-16T00:00:00-08:00', '2026-12-15T23:59:00.000-08:00'],
    ['2026-11-30T23:59:00-08:00', '2026-11-30T23:59:00.000-08:00'],
    ['2026-12-16T00:00:00Z', '2026-12-15T16:00:00.000-08:00'],
  ])('of what ends at %s is %s', (end, last) => {
    expect(lastMinuteOf(Date.parse(end), ZONE)).toBe(last);
  });

  test('is told of a voucher, and from its end on that it has expired', () => {
    const floor = chipFloor();
    const voucher = one(floor, 'free-play-chip', { expires: '2026-11-20' });
    const factsAt = (text: string) => {
      const now = { instant: Date.parse(text) } as Parameters<typeof instrumentFacts>[0]['now'];
      return instrumentFacts({ house: floor.house, rulebook: RULEBOOK, now }, voucher);
    };
    const goodUntil = '2026-11-20T23:59:00.000-08:00';
    expect(factsAt('2026-11-20T23:59:59-08:00')).toMatchObject({ status: 'voucher', goodUntil });
    expect(factsAt('2026-11-21T00:00:00-08:00')).toMatchObject({ status: 'expired', goodUntil });
  });
});

describe('the last day', () => {
  test('may be that of the promotion, which ends it a minute before midnight', () => {
    const floor = chipFloor();
    const until = '2026-11-30T23:59:00-08:00';
    post(floor, 'bay101-match-play', { as: 'november', more: { until } });
    const events = issued(floor, { offering: 'november', expires: '2026-11-30' });
    expect(events).toMatchObject([{ expires: Date.parse(until) }]);
    const late = { batch: 'late', offering: 'november', expires: '2026-12-01' };
    expect(issued(floor, late)).toMatchObject({
      code: 'bad-expiry',
      message: expect.stringContaining('(2026-12-01; Eligibility Requirements)'),
    });
  });

  test('of Dead Chips is that of the promotional period as it is posted then', () => {
    const floor = chipFloor();
    const until = (day: string) => ({
      values: { sale: 'open' },
      more: { tables: TABLES, until: `2026-11-${day}T00:00:00-08:00` },
    });
    change(floor, 'dead', documentOf('bay101-dead-chip', until('18')));
    const bought = buyIn(floor);
    change(floor, 'dead', documentOf('bay101-dead-chip', until('25')));
    expect(floor.tick('2026-11-18T00:00:00-08:00')).not.toContainEqual(
      expect.objectContaining({ type: 'instruments-expired' }),
    );
    place(floor, bought, { amount: '20.00' });
    const over = floor.tick('2026-11-25T00:00:00-08:00');
    expect(over).not.toContainEqual(expect.objectContaining({ type: 'instruments-expired' }));
    const [use] = floor.house.chips.uses.keys();
    floor.do('dana', 'take-back-instrument', { use, reason: 'too late' });
    const ended = floor.tick('2026-11-25T00:01:00-08:00');
    expect(onlyEvent(ended, 'instruments-expired').serials).toEqual([bought]);
  });

  test('and the voucher are told with the clause where they are past', () => {
    const floor = chipFloor();
    const changed = chip(floor, 'free-play-chip');
    const twice = floor.ask('cora', 'change-voucher', { serial: changed, patron: 'p1' });
    const clause = `(${changed}; Free Play Chip(s))`;
    expect(twice).toMatchObject({ code: 'no-voucher', message: expect.stringContaining(clause) });
    const old = one(floor, 'match-play-coupon', { expires: '2026-11-16' });
    floor.at = '2026-11-17T00:00:00-08:00';
    const wager = { serial: old, table: 'T1', seat: 1, bet: 'base', side: 'player', ...TEN };
    expect(floor.ask('dana', 'place-instrument', wager)).toMatchObject({
      code: 'instrument-expired',
      message: expect.stringContaining(`(${old}; Eligibility Requirements)`),
    });
  });
});
