// A house in which everything is under way at once.
import { type Floor, openedFloor, STRICT } from './floor.fixture.ts';
import { award, call, PAPERS, post, postingOf, win } from './jackpot.fixture.ts';
import { USUAL_SETTINGS } from './state.ts';

export const BLAZING = 'hgc-blazing-sevens';
export const BAD_BEAT = 'bay101-no-limit-bad-beat';
const BONUS = 'bay101-poker-bonus-hand-progressive';
export const HIGH_HAND = 'bay101-poker-high-hand-bonus';
const HI_LO = 'saratoga-hi-lo-progressive';
const OVER = { more: { until: '2026-11-01T00:00:00-08:00' } };

/** Seat 1 has three black sevens with the player-dealer's up card, seat 2 three of two colors. */
export const SEVENS = {
  decks: 6,
  dealer: { up: '7s' },
  seats: [
    { seat: 1, cards: '7c 7s' },
    { seat: 2, cards: '7h 7d' },
  ],
};

export const KEY_HASH = '0123456789abcdef'.repeat(4);
export const WEBHOOK = {
  webhook: 'books',
  url: 'https://example.test/hook',
  topics: ['prize-awarded'],
};

export function newScene(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  const { deckCountFrom, cashUpTo } = { deckCountFrom: '600.00', cashUpTo: '6000.00' };
  const settings = { ...USUAL_SETTINGS, deckCountFrom, cashUpTo, surveillanceFrom: '600.00' };
  floor.both({ type: 'change-settings', settings });
  floor.both({ type: 'appoint-staff', staff: 'ann', roles: ['manager', 'accounting', 'count'] });
  for (const patron of ['p1', 'p2', 'p3', 'out']) floor.do('cora', 'enrol-patron', { patron });
  floor.do('carl', 'exclude-patron', { patron: 'out', reason: 'asked to be' });
  openTables(floor);
  postOfferings(floor);
  floor.do('abe', 'close-day', { day: '2026-11-14' });
  startRounds(floor);
  bringPeople(floor);
  leaveCallsPending(floor);
  leaveAwards(floor);
  leaveClaims(floor);
  pauseSome(floor);
  floor.do('ann', 'propose', { action: ADJUSTED });
  floor.do('max', 'propose', { action: postingOf(BLAZING, { as: 'late' }) });
  post(floor, BLAZING, { as: 'late' });
  dropBoxes(floor);
  const cage = Number(floor.balance('house/cage'));
  floor.do('cora', 'fill-tray', { table: 'T1', amount: `${cage - 100}.00` });
  return floor;
}

export const ADJUSTED = {
  type: 'adjust-fund',
  offering: 'blazing',
  account: 'reserve',
  by: '1.00',
  against: 'house',
  reason: 'a fee that was not read',
};

function openTables(floor: Floor): void {
  const sevens = ['busy', 'idle', 'empty', 'line-1', 'line-2', 'line-3', 'win', 'left', 'waits'];
  for (const table of [...sevens, 'npn', 'holdem', 'shut']) {
    floor.do('max', 'install-table', { table, seats: 7 });
  }
  for (const table of sevens) floor.do('flo', 'open-table', { table, game: 'blackjack-poker' });
  floor.do('flo', 'open-table', { table: 'npn', game: 'blackjack-poker', npn: true });
  floor.do('flo', 'open-table', { table: 'holdem', game: 'texas-holdem' });
}

function postOfferings(floor: Floor): void {
  const sevens = ['blazing', 'paused', 'busy-pause', 'line', 'won', 'gone', 'owned'];
  for (const as of [...sevens, 'held', 'call-pause']) post(floor, BLAZING, { as });
  post(floor, BLAZING, { as: 'elsewhere', more: { tables: ['T1'] } });
  post(floor, BAD_BEAT, { as: 'beat' });
  post(floor, BONUS, { as: 'bonus' });
  post(floor, HIGH_HAND, { as: 'high-hand', paidBy: 'bonus' });
  post(floor, HI_LO, { as: 'hi-lo' });
  post(floor, HI_LO, { as: 'hi-lo-over', ...OVER });
  post(floor, HI_LO, { as: 'hi-lo-pause' });
}

function startRounds(floor: Floor): void {
  const start = (table: string, ...offerings: readonly string[]) =>
    floor.do('dana', 'start-round', {
      table,
      fees: offerings.map((offering) => ({ offering, seats: [1, 2, 3] })),
    });
  for (const [seat, patron] of [['p1'], ['p2']].entries()) {
    floor.do('dana', 'seat-person', { table: 'win', seat: seat + 1, patron: patron[0] });
  }
  start('busy', 'blazing', 'busy-pause', 'held');
  for (const table of ['line-1', 'line-2', 'line-3']) start(table, 'line');
  start('win', 'won', 'gone', 'owned', 'held');
  start('left', 'held');
  start('waits', 'call-pause');
  floor.do('dana', 'start-round', { table: 'holdem', fees: [] });
}

/** Gil is on duty, Pat sits at a table as a patron, Lou is locked out; one keypad of two still serves. */
function bringPeople(floor: Floor): void {
  const roles = ['dealer'];
  floor.both({ type: 'appoint-staff', staff: 'gil', roles, patron: 'p3' });
  floor.both({ type: 'appoint-staff', staff: 'pat', roles, patron: 'p1' });
  floor.both({ type: 'appoint-staff', staff: 'lou', roles });
  floor.do('gil', 'sign-in', { isRight: true });
  for (let tries = 1; tries <= 5; tries++) floor.do('lou', 'sign-in', { isRight: false });
  for (const device of ['keypad-1', 'keypad-2']) {
    floor.do('ada', 'enrol-device', { device, kind: 'keypad', keyHash: KEY_HASH });
  }
  floor.do('ada', 'revoke-device', { device: 'keypad-2', reason: 'it was dropped' });
  floor.do('ada', 'add-webhook', WEBHOOK);
}

/** Each has the fees of three seats: Flo's and Ann's nobody has counted, the third Abe wrongly. */
function dropBoxes(floor: Floor): void {
  floor.do('flo', 'drop-box', { table: 'line-1' });
  floor.do('ann', 'drop-box', { table: 'line-2' });
  floor.do('flo', 'drop-box', { table: 'line-3' });
  floor.do('cora', 'count-box', { drop: 'line-3.1', counted: '4.00' });
}

/** The first has been verified without its deck, the second stands behind it, the third is new; of
 * a fourth surveillance does not know. */
function leaveCallsPending(floor: Floor): void {
  const first = call(floor, { offering: 'line', table: 'line-1' });
  const second = call(floor, { offering: 'line', table: 'line-2' });
  for (const id of [first, second]) {
    floor.do('flo', 'verify-call', { call: id, deal: SEVENS });
  }
  floor.do('flo', 'call-hand', { table: 'line-3', seat: 1, offering: 'line' });
  const paused = call(floor, { offering: 'call-pause', table: 'waits' });
  floor.do('flo', 'verify-call', { call: paused, deal: SEVENS, deckCounted: true });
  floor.do('dana', 'end-round', { table: 'waits' });
}

/** One award of which a part has been paid, and one of an offering that has been withdrawn. */
function leaveAwards(floor: Floor): void {
  const won = award(floor, call(floor, { offering: 'won', table: 'win' }), SEVENS);
  const small = won.claims.find(({ seat }) => seat === 2)?.id;
  floor.do('cora', 'pay-claim', { claim: small, from: 'cage' });
  award(floor, call(floor, { offering: 'gone', table: 'win' }), SEVENS);
  award(floor, call(floor, { offering: 'owned', table: 'win' }), SEVENS);
  floor.do('dana', 'end-round', { table: 'win' });
  floor.both({ type: 'withdraw-offering', offering: 'gone', reason: 'the game is over' });
  call(floor, { offering: 'held', table: 'left' });
}

/** Of one claim all papers are there, of another the form is missing, of a third the winner was too
 * young; and somebody has had the one prize that a sheet gives in a day. */
function leaveClaims(floor: Floor): void {
  const check = (claim: string, patron: string, found: object = {}) =>
    floor.do('cora', 'check-identity', { claim, patron, ...PAPERS, ...found });
  const whole = `${awardOf(floor, 'won')}:1`;
  check(whole, 'p1');
  floor.do('cora', 'complete-form', { claim: whole, form: 'w-2g' });
  check(`${awardOf(floor, 'owned')}:1`, 'p1');
  check(`${awardOf(floor, 'gone')}:2`, 'p2', { isOfAge: false });
  post(floor, STRICT.id, { as: 'once' });
  const { call: id } = win(floor, {
    offering: 'once',
    table: 'empty',
    paid: [1, 2],
    deal: SEVENS,
  });
  check(`${id}:2`, 'p1');
  floor.do('cora', 'pay-claim', { claim: `${id}:2`, from: 'cage' });
}

function pauseSome(floor: Floor): void {
  floor.both({ ...ADJUSTED, offering: 'beat', account: { meter: 'pool' }, by: '80000.00' });
  const paused = ['paused', 'busy-pause', 'call-pause', 'beat'];
  for (const offering of [...paused, 'hi-lo-pause']) {
    floor.do('flo', 'suspend-offering', { offering, reason: 'to be looked at' });
  }
}

/** A pending call, by its place in the line. */
export const callIn = ({ house }: Floor, offering: string, place: number): string =>
  house.offerings.get(offering)?.line[place] as string;

/** The last award of an offering. */
export const awardOf = ({ house }: Floor, offering: string): string =>
  house.offerings.get(offering)?.hits.at(-1)?.call as string;
