import { expect, test } from 'vitest';
import { dollarsOf, evenPart, ZERO } from '#money';
import { claimDay } from './fixtures/claims.fixture.ts';
import { clockDay, correctedDay, heldDay } from './fixtures/clock.fixture.ts';
import { type Floor, newFloor, openedFloor, RULEBOOK, STAFF } from './fixtures/floor.fixture.ts';
import { documentOf, post, win } from './fixtures/jackpot.fixture.ts';
import { powersDay } from './fixtures/powers.fixture.ts';
import { PROMOTION_DAYS } from './fixtures/promotions.fixture.ts';
import { awardOf, BAD_BEAT, callIn, KEY_HASH, newScene, SEVENS } from './fixtures/scene.fixture.ts';
import { winLucky } from './promotions/shows/shows.fixture.ts';
import { COMMAND_REFERENCE } from './reference.ts';

/** What the scene has not seen: every other thing that can happen, once. */
function restOfTheDay(floor: Floor): void {
  floor.do('abe', 'bring-capital', { amount: '50000.00', reason: 'for the weekend' });
  floor.do('abe', 'feed-fund', { fund: 'common', amount: '100.00', reason: 'other games' });
  floor.do('carl', 'readmit-patron', { patron: 'out', reason: 'the time is over' });
  floor.do('max', 'dismiss-staff', { staff: 'mia' });
  const tree = { size: 0, root: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' };
  floor.do('clock', 'key-log', {
    origin: 'houseway/test',
    key: 'houseway/test+01234567+AQ==',
    ...tree,
  });
  const other = { origin: 'houseway/test-2', key: 'houseway/test-2+01234567+AQ==', ...tree };
  const lost = { before: 'a note', lost: { from: 7, through: 9 }, reason: 'a backup was restored' };
  floor.do('abe', 'continue-log', { ...other, second: 'carl', ...lost });
  const missed = { table: 'busy', offering: 'blazing', seat: 4, reason: 'a fee that was missed' };
  floor.do('dana', 'correct-fee', { ...missed, wasThere: true });
  floor.do('flo', 'return-fees', { table: 'busy', offering: 'blazing', reason: 'a misdeal' });
  floor.do('dana', 'leave-seat', { table: 'win', seat: 1 });
  floor.do('dana', 'report-sensor', { table: 'shut', seat: 7, works: false });
  floor.do('dana', 'uncall-hand', { call: callIn(floor, 'line', 2) });
  floor.do('flo', 'reject-call', { call: callIn(floor, 'line', 1), reason: 'a fouled hand' });
  floor.do('cole', 'count-box', { drop: 'line-1.1', counted: '3.00' });
  floor.do('abe', 'deposit-fund', { amount: '100.00', reference: 'slip 17' });
  const [proposal] = floor.house.proposals.keys();
  floor.do('abe', 'reject', { proposal, reason: 'not needed' });
  floor.both({ type: 'change-offering', offering: 'beat', document: documentOf(BAD_BEAT) });
  floor.do('max', 'resume-offering', { offering: 'beat' });
  const [owned = ''] = floor.house.wins.get(awardOf(floor, 'owned'))?.claims ?? [];
  const half = dollarsOf(evenPart(floor.house.claims.get(owned)?.amount ?? ZERO, 2));
  const parts = ['p1', 'p2'].map((patron) => ({ patron, amount: half }));
  floor.do('cora', 'split-claim', { claim: owned, parts });
  const won = win(floor, { offering: 'blazing', table: 'idle', paid: [1, 2], deal: SEVENS });
  floor.both({ type: 'void-award', call: won.call, reason: 'a marked card' });
}

/** A house that three people open at a computer, which is its first desk. */
function openedAtDesk(): Floor {
  const floor = newFloor();
  const facts = { name: 'Another', zone: 'America/Los_Angeles', staff: STAFF };
  const device = { device: 'office', keyHash: KEY_HASH };
  floor.do('ada', 'open-house', { ...facts, holders: ['ada', 'max', 'abe'], device });
  return floor;
}

/** Badges, devices and persons. */
function atTheDoor(floor: Floor): void {
  floor.do('gil', 'sign-out');
  floor.do('gil', 'go-off-duty');
  floor.do('gil', 'change-pin');
  floor.do('ada', 'enrol-device', { device: 'office', kind: 'desk', keyHash: KEY_HASH });
  floor.together('ada', 'carl', { type: 'reset-pin', staff: 'gil', device: 'office' });
  floor.do('ada', 'confirm-holder', { staff: 'gil', isRight: false });
  for (const by of ['ada', 'carl']) floor.do(by, 'confirm-holder', { staff: 'gil', isRight: true });
  floor.do('gil', 'set-pin', { device: 'office' });
  floor.do('ada', 'make-secret', { webhook: 'books' });
  floor.do('ada', 'remove-webhook', { webhook: 'books', reason: 'it moved' });
  floor.do('cora', 'write-person', { patron: 'p1', fields: ['birthDate'] });
  floor.do('cora', 'read-person', { patron: 'p1', reason: 'a claim' });
  floor.do('dee', 'enrol-patron', { patron: 'leaving' });
  const erasing = { patron: 'leaving', reason: 'asked for it' };
  floor.together('carl', 'abe', { type: 'erase-person', ...erasing });
  floor.do('carl', 'erase-person', erasing);
}

/** Time that brings a daily step, an hour's fee, a repayment and the end of a claim. */
function laterOn(floor: Floor): void {
  floor.do('flo', 'count-attempt', { offering: 'hi-lo' });
  post(floor, 'saratoga-hi-lo-progressive', {
    as: 'hi-lo-falls',
    more: { settings: { nightEnd: 'reverts' } },
  });
  floor.do('flo', 'count-attempt', { offering: 'hi-lo-falls' });
  floor.both({
    type: 'adjust-fund',
    offering: 'blazing',
    account: 'reserve',
    by: '20000.00',
    against: 'house',
    reason: 'fees of other rounds',
  });
  const [row] = RULEBOOK.activity(BAD_BEAT)?.rows ?? [];
  const deal = { ...row?.examples?.meets };
  floor.do('dana', 'end-round', { table: 'holdem' });
  win(floor, { offering: 'beat', table: 'no-limit', fees: [{ offering: 'beat' }], deal });
  floor.at = '2026-11-16T11:30:00-08:00';
  floor.do('flo', 'close-table', { table: 'T1' });
  floor.tick('2026-11-16T12:00:00-08:00');
  floor.tick('2027-01-20T10:00:00-08:00');
}

/** A prize of the lucky table whose winner can't show an ID. */
function forfeited(): Floor {
  const floor = openedFloor({ game: 'blackjack-poker' });
  floor.both({ type: 'forfeit-claim', claim: winLucky(floor), reason: 'no ID' });
  return floor;
}

/** A drum that is emptied after its drawing: the sheets that have one draw again until someone is there
 * with an ID, so no drawing of theirs ends like this. */
const NO_SHEET = ['claim-drawn', 'mark-absent', 'turn-down-claim'].map(
  (command) => `${command}: drum-emptied`,
);

test('every command brings what its reference says, and nothing else', () => {
  const floor = newScene();
  restOfTheDay(floor);
  atTheDoor(floor);
  laterOn(floor);
  const logs = [
    floor,
    forfeited(),
    openedAtDesk(),
    powersDay(),
    clockDay(),
    correctedDay(),
    heldDay(),
    claimDay(),
    ...PROMOTION_DAYS.map((day) => day()),
  ].flatMap(({ log }) => log);
  // A command that takes two people in every house is only ever approved.
  const happened = logs.flatMap(({ command, events = [] }) => {
    const [first] = events;
    const approved = first?.type === 'proposal-approved' ? first.command : undefined;
    return events.map(({ type }) =>
      type === 'proposal-approved' ? `${command}: ${type}` : `${approved ?? command}: ${type}`,
    );
  });
  const said = Object.entries(COMMAND_REFERENCE).flatMap(([command, { brings }]) =>
    brings.map((event) => `${command}: ${event}`),
  );
  const brought = new Set(happened);
  expect(NO_SHEET.filter((each) => brought.has(each))).toEqual([]);
  expect([...brought, ...NO_SHEET].sort()).toEqual(said.sort());
});
