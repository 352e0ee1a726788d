// A room in which coupons and chips are played, and one word for each of the steps that several people
// take with them.
import { assert } from '#result';
import type { Fields } from '../../fixtures/fault.fixture.ts';
import { type Floor, openedFloor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post } from '../../fixtures/jackpot.fixture.ts';

/** Chance of its own for every batch. */
let drawn = 0;
export const someChance = (): string => {
  drawn += 1;
  return drawn.toString(16).padStart(2, '0').repeat(32).slice(0, 64);
};

export const BACCARAT = 'ez-baccarat-panda-8';
export const EXPIRES = '2026-11-30';
export const WINDOW = 'Window 3';
/** Every table of these tests: the sheet of Dead Chips has them posted. */
export const TABLES = ['T1', 'busy', 'closed', 'quiet'];

/** A room with a baccarat table T1, a banker in seat 7, players p1 to p3 in seats 1 to 3. */
export function chipFloor(): Floor {
  const floor = openedFloor({ game: BACCARAT });
  for (const patron of ['p1', 'p2', 'p3', 'bank', 'gil', 'out']) {
    floor.do('dee', 'enrol-patron', { patron });
  }
  floor.both({ type: 'appoint-staff', staff: 'cleo', roles: ['count'] });
  floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['manager'], patron: 'gil' });
  seatPlayers(floor, 'T1');
  post(floor, 'bay101-match-play', { as: 'match' });
  post(floor, 'hgc-match-play', { as: 'certificates' });
  post(floor, 'bay101-dead-chip', {
    as: 'dead',
    values: { sale: 'open' },
    more: { tables: TABLES },
  });
  return floor;
}

export function seatPlayers(floor: Floor, table: string): void {
  for (const seat of [1, 2, 3]) {
    floor.do('dana', 'seat-person', { table, seat, patron: `p${seat}` });
  }
  floor.do('dana', 'seat-person', { table, seat: 7, patron: 'bank', position: 'player-dealer' });
}

/** New coupons or vouchers. */
export function issue(floor: Floor, instrument: string, more: Fields = {}): readonly string[] {
  const events = floor.do('dee', 'issue-instruments', {
    batch: `b${floor.log.length}`,
    offering: 'match',
    instrument,
    count: 1,
    how: 'advertisement',
    expires: EXPIRES,
    chance: someChance(),
    ...more,
  });
  return onlyEvent(events, 'instruments-issued').serials;
}

/** One coupon or voucher. */
export function one(floor: Floor, instrument: string, more: Fields = {}): string {
  const [first] = issue(floor, instrument, more);
  assert(first !== undefined, 'nothing was issued');
  return first;
}

/** A voucher, changed into its chip. */
export function chip(floor: Floor, instrument: string, patron = 'p1'): string {
  const voucher = one(floor, instrument);
  floor.do('cora', 'change-voucher', { serial: voucher, patron });
  return voucher;
}

/** A buy-in of Dead Chips. */
export function buyIn(floor: Floor, patron = 'p1'): string {
  const asked = { offering: 'dead', instrument: 'dead-chips', patron, window: WINDOW };
  const events = floor.do('cora', 'sell-chips', { ...asked, chance: someChance() });
  return onlyEvent(events, 'chips-sold').serial;
}

/** A wager with a coupon or chip; its id. */
export function place(floor: Floor, placed: string, more: Fields = {}): string {
  const asked = { serial: placed, table: 'T1', seat: 1, bet: 'base', side: 'player', ...more };
  return onlyEvent(floor.do('dana', 'place-instrument', asked), 'instrument-placed').use;
}

/** The cards are dealt and played. */
export function deal(floor: Floor, table = 'T1'): void {
  floor.do('dana', 'start-round', { table, fees: [] });
  floor.do('dana', 'end-round', { table });
}

/** A wager from its placing to what the sheet makes of it. */
export function play(floor: Floor, played: string, ending: string, more: Fields = {}): string {
  const { winnings, ...placed } = more;
  const id = place(floor, played, placed);
  deal(floor);
  const won = winnings === undefined ? {} : { winnings };
  floor.do('dana', 'settle-instrument', { use: id, ending, ...won });
  return id;
}

/** Verified by the floor and exchanged by the cage. */
export function redeem(floor: Floor, ...uses: readonly string[]): void {
  for (const each of uses) floor.do('flo', 'verify-use', { use: each });
  floor.do('cora', 'exchange-uses', { uses });
}
