// A room with tournaments for tests: one word for each of the steps that several people take.
import type { Event } from '../../events.ts';
import type { Fields } from '../../fixtures/fault.fixture.ts';
import { type Floor, openedFloor } from '../../fixtures/floor.fixture.ts';
import { type Posting, postingOf } from '../../fixtures/jackpot.fixture.ts';

export const POKER = 'bay101-poker-tournaments';
export const SIT_N_GO = 'hgc-double-or-nothing-sit-n-go';
export const CHANCE = '5a'.repeat(32);

const level = (small: number, minutes = 20): Fields => ({
  kind: 'level',
  minutes,
  small,
  big: small * 2,
});

/** As it is advertised: three levels, a break, one more; late entry and re-buys in two levels. */
export const STRUCTURE = {
  levels: [level(25), level(50), level(100), { kind: 'break', minutes: 10 }, level(200)],
  startingChips: 10_000,
  seatsPerTable: 9,
  lateEntryUntil: 2,
  rebuys: { chips: 10_000, untilLevel: 2 },
  addOns: { chips: 5000, untilLevel: 3 },
  payouts: [
    { from: 1, percents: ['100'] },
    { from: 4, percents: ['50', '30', '20'] },
  ],
} as const;

export const SIT_N_GO_STRUCTURE = {
  levels: [level(25, 15), level(50, 15), level(100, 15)],
  startingChips: 1500,
  seatsPerTable: 10,
  lateEntryUntil: 0,
  payouts: [],
} as const;

/** Later than anything in a test. */
export const STARTS = '2026-11-16T12:00:00-08:00';

/** A player for every seat. */
export const players = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `p${at + 1}`);

/** A room with players, tables that nothing is played at, and tournaments posted as `poker`. */
export function tournamentFloor(posting: Posting = {}, count = 12): Floor {
  const floor = openedFloor({ game: 'blackjack-poker', seats: 10 });
  for (const patron of players(count)) floor.do('dee', 'enrol-patron', { patron });
  for (const table of ['A', 'B', 'C', 'D', 'E', 'F']) {
    floor.do('max', 'install-table', { table, seats: 10 });
  }
  // A value that is given as undefined is not posted.
  floor.both(JSON.parse(JSON.stringify(postingOf(POKER, { as: 'poker', ...posting }))));
  return floor;
}

export function announce(
  floor: Floor,
  tournament: string,
  {
    structure = STRUCTURE,
    offering = 'poker',
    startsAt = floor.at,
  }: { structure?: object; offering?: string; startsAt?: string } = {},
): void {
  floor.do('flo', 'announce-tournament', {
    tournament,
    offering,
    title: 'Nightly',
    game: 'texas-holdem',
    startsAt,
    structure,
  });
}

export function enter(floor: Floor, tournament: string, patrons: readonly string[]): void {
  for (const patron of patrons) {
    floor.do('dee', 'enter-tournament', { tournament, patron, way: 'paid', chance: CHANCE });
  }
}

export const start = (floor: Floor, tournament: string, tables: readonly string[]) =>
  floor.do('flo', 'start-tournament', { tournament, tables, chance: CHANCE });

/** The levels pass in which players may buy, and the pool is closed. */
export function closePool(floor: Floor, tournament: string): readonly Event[] {
  floor.do('flo', 'set-clock', { tournament, index: 4, secondsLeft: 1200 });
  return floor.do('flo', 'close-pool', { tournament });
}

/** An entry that the house brings: Mia says why, the desk takes it in. */
export function given(floor: Floor, tournament: string, patron: string): void {
  const entry = { tournament, patron, way: 'satellite' };
  floor.do('mia', 'grant-entry', { ...entry, source: 'Tuesday' });
  floor.do('dee', 'enter-tournament', { ...entry, chance: CHANCE });
}

/** One after another goes out, the first named first. */
export function bust(floor: Floor, tournament: string, patrons: readonly string[]): void {
  for (const patron of patrons) {
    const out = [{ patron, chips: 5000, wonBy: [] }];
    floor.do('flo', 'bust-entrants', { tournament, out });
  }
}
