// Every kind of coupon and chip, won, lost and pushed: who pays whom, what becomes of it, and what the
// house is out of, to the cent. The figures are those of the sheets' examples.
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../fixtures/fault.fixture.ts';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';
import {
  buyIn,
  chip,
  chipFloor,
  deal,
  one,
  place,
  someChance,
  WINDOW,
} from './chip-floor.fixture.ts';

const LIVE = { live: '10.00' };
const CERTIFICATE = { offering: 'certificates' };

/** What a player plays, and with which chips beside it. */
const KINDS: Readonly<Record<string, readonly [(floor: Floor) => string, Fields]>> = {
  'Dead Chips of $60': [buyIn, {}],
  'a Match Play Coupon of $10': [(floor) => one(floor, 'match-play-coupon'), LIVE],
  'a Free Play Chip of $10': [(floor) => chip(floor, 'free-play-chip'), {}],
  'a Bonus Play Chip of $10': [(floor) => chip(floor, 'bonus-play-chip'), {}],
  'match play of $25, single': [(f) => one(f, 'match-play', CERTIFICATE), { live: '25.00' }],
  'match play of $25, multi': [(f) => one(f, 'match-play-multi', CERTIFICATE), { live: '25.00' }],
  'free play of $10, single': [(floor) => one(floor, 'free-play', CERTIFICATE), {}],
  'free play of $10, multi': [(floor) => one(floor, 'free-play-multi', CERTIFICATE), {}],
};

/** `pays` is from the player-dealer to the player, `cage` what the cage gives the player-dealer. */
const EXAMPLES = [
  // A wager of all chips that were bought for $30, at even money.
  ['Dead Chips of $60', 'win', { pays: '60.00', cage: '0.00', is: 'out' }],
  ['Dead Chips of $60', 'lose', { pays: '0.00', cage: '60.00', is: 'redeemed' }],
  ['Dead Chips of $60', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
  ['a Match Play Coupon of $10', 'win', { pays: '10.00', cage: '10.00', is: 'cancelled' }],
  ['a Match Play Coupon of $10', 'lose', { pays: '0.00', cage: '0.00', is: 'voided' }],
  ['a Match Play Coupon of $10', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
  ['a Free Play Chip of $10', 'win', { pays: '10.00', cage: '10.00', is: 'redeemed' }],
  ['a Free Play Chip of $10', 'lose', { pays: '0.00', cage: '0.00', is: 'dropped' }],
  ['a Free Play Chip of $10', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
  ['a Bonus Play Chip of $10', 'win', { pays: '10.00', cage: '0.00', is: 'out' }],
  ['a Bonus Play Chip of $10', 'lose', { pays: '0.00', cage: '10.00', is: 'redeemed' }],
  ['a Bonus Play Chip of $10', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
  ['match play of $25, single', 'win', { pays: '25.00', cage: '25.00', is: 'collected' }],
  ['match play of $25, single', 'lose', { pays: '0.00', cage: '25.00', is: 'voided' }],
  ['match play of $25, single', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
  ['match play of $25, multi', 'win', { pays: '25.00', cage: '25.00', is: 'out' }],
  ['match play of $25, multi', 'lose', { pays: '0.00', cage: '25.00', is: 'voided' }],
  ['match play of $25, multi', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
  ['free play of $10, single', 'win', { pays: '10.00', cage: '10.00', is: 'collected' }],
  ['free play of $10, single', 'lose', { pays: '0.00', cage: '10.00', is: 'voided' }],
  ['free play of $10, single', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
  ['free play of $10, multi', 'win', { pays: '10.00', cage: '10.00', is: 'out' }],
  ['free play of $10, multi', 'lose', { pays: '0.00', cage: '10.00', is: 'voided' }],
  ['free play of $10, multi', 'push', { pays: '0.00', cage: '0.00', is: 'out' }],
] as const;

/** Bay 101 takes $1 for each wager with a coupon or chip of its mailing; no other sheet takes
 * anything. */
const feeOf = (kind: string): string => (/^a /.test(kind) ? '1.00' : '0.00');

test.each(EXAMPLES)('%s: %s', (kind, ending, { pays, cage, is }) => {
  const floor = chipFloor();
  const [get, beside] = KINDS[kind] as NonNullable<(typeof KINDS)[string]>;
  const serial = get(floor);
  const use = place(floor, serial, beside);
  expect(floor.balance('table/T1/box')).toBe(feeOf(kind));
  deal(floor);
  const isPaidByBet = kind.startsWith('Dead') && ending === 'win';
  const played = floor.do('dana', 'settle-instrument', {
    use,
    ending,
    ...(isPaidByBet ? { winnings: '60.00' } : {}),
  });
  expect(onlyEvent(played, 'instrument-played')).toMatchObject({ pays, redeems: cage });
  expect(floor.house.chips.issued.get(serial)?.status).toBe(is);
  if (floor.house.chips.uses.has(use)) floor.do('flo', 'verify-use', { use });
  if (cage !== '0.00') floor.do('cora', 'exchange-uses', { uses: [use] });
  expect(floor.house.chips.uses.size).toBe(0);
  expect(floor.balance('house/promotional-costs')).toBe(cage);
});

test('Dead Chips from seven to nine in the evening, for the first hundred buy-ins', () => {
  const floor = chipFloor();
  const hours = { days: ['saturday'], from: '19:00', until: '21:00' };
  post(floor, 'bay101-dead-chip', {
    as: 'saturday',
    values: { buyInsMost: 100 },
    more: { windows: [{ hours, values: { sale: 'open' } }] },
  });
  const sale = { offering: 'saturday', instrument: 'dead-chips', window: WINDOW };
  const buy = (patron: string) => ({ ...sale, patron, chance: someChance() });
  floor.at = '2026-11-21T18:59:59-08:00';
  expect(floor.refused('cora', 'sell-chips', buy('p1'))).toBe('not-on-sale');
  floor.at = '2026-11-21T19:00:00-08:00';
  for (let bought = 1; bought <= 99; bought += 1) floor.do('cora', 'sell-chips', buy('p1'));
  floor.at = '2026-11-21T20:59:59-08:00';
  const last = floor.do('cora', 'sell-chips', buy('p2'));
  expect(onlyEvent(last, 'chips-sold').number).toBe(100);
  expect(floor.refused('cora', 'sell-chips', buy('p2'))).toBe('sold-out');
  floor.at = '2026-11-21T21:00:00-08:00';
  expect(floor.refused('cora', 'sell-chips', buy('p2'))).toBe('not-on-sale');
  expect(floor.balance('house/entry-fees')).toBe('3000.00');
});

describe('expiry', () => {
  const wager = (serial: string) => ({
    serial,
    table: 'T1',
    seat: 1,
    bet: 'base',
    side: 'player',
    live: '10.00',
  });
  /** Open at any hour, until long after. */
  const long = {
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-06-30T12:34:00-07:00',
    hours: [],
    tables: [],
  };
  const longFloor = (): Floor => {
    const floor = chipFloor();
    post(floor, 'bay101-match-play', { as: 'long', more: long });
    return floor;
  };
  const refusedAt = (floor: Floor, serial: string, at: string): string => {
    floor.at = at;
    return floor.refused('dana', 'place-instrument', wager(serial));
  };

  test.each([
    ['2026-11-16', '2026-11-16T23:59:59-08:00', '2026-11-17T00:00:00-08:00'],
    // Clocks go forward on this day, which has 23 hours.
    ['2027-03-14', '2027-03-14T23:59:59-07:00', '2027-03-15T00:00:00-07:00'],
  ])('is with the last second of the day %s, as the room’s clock has it', (expires, last, over) => {
    const floor = longFloor();
    const serial = one(floor, 'match-play-coupon', { offering: 'long', expires });
    floor.at = last;
    const use = place(floor, serial, LIVE);
    floor.do('dana', 'take-back-instrument', { use, reason: 'for the test' });
    expect(refusedAt(floor, serial, over)).toBe('instrument-expired');
  });

  test('is at the minute at which the promotion ends, where no day is said', () => {
    const floor = longFloor();
    const serial = one(floor, 'match-play-coupon', { offering: 'long', expires: undefined });
    floor.at = '2027-06-30T12:33:59-07:00';
    const use = place(floor, serial, LIVE);
    floor.do('dana', 'take-back-instrument', { use, reason: 'for the test' });
    expect(floor.house.chips.issued.get(serial)?.expires).toBe(
      Date.parse('2027-06-30T12:34:00-07:00'),
    );
    expect(refusedAt(floor, serial, '2027-06-30T12:34:00-07:00')).toBe('instrument-expired');
  });
});
