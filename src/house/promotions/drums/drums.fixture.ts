// What tests of the whole house ask of drums: a command of every type, and a day on which everything
// happens once; and the steps of a drawing, a word for each.
import { commitmentOf } from '#drawing';
import { sure } from '#result';
import { type DrawingRule, isChosen, offSchedule, parseMoment } from '#rules';
import type { Fields } from '../../fixtures/fault.fixture.ts';
import { asBefore, type Floor, openedFloor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { dealHand, type Posting, post, showPapers, win } from '../../fixtures/jackpot.fixture.ts';
import type { Offered } from '../../state.ts';
import { momentIn } from '../../words/days.ts';
import { join } from '../club/club.fixture.ts';
import { FORM_FIELDS } from '../club/words.ts';
import { absentFrom, CALL_OUTS, callOutFrom } from './absence.ts';
import { momentsHeld, timesIn } from './api.ts';
import { codeOf } from './drum.ts';
import type { Drawing } from './state.ts';

export const SECRET = '5a'.repeat(32);
export const COMMITMENT = commitmentOf(SECRET);

/** Posts a sheet of the house, with the common fund where it names one. */
export function putUp(floor: Floor, activity: string, posting: Posting): void {
  const { source } = RULEBOOK.activity(activity)?.fund ?? {};
  post(floor, activity, { ...posting, ...(source === 'general-fund' ? { paidBy: 'common' } : {}) });
}

/** Tickets by hand for a patron, by two people where the sheet wants them. */
export function issue(floor: Floor, offering: string, patron?: string, count = 1): void {
  const tickets = { offering, patron, count, reason: 'for the test' };
  const { activity } = RULEBOOK.posted(floor.house.offerings.get(offering) as Offered);
  const isSigned = activity.drum?.sources.some((each) => each.by === 'hand' && each.isSigned);
  const by = activity.confirmedBy === undefined ? 'dee' : 'max';
  if (isSigned) floor.both({ type: 'issue-tickets', ...tickets }, by);
  else floor.do('dee', 'issue-tickets', tickets);
}

/** A ticket of a posted time or a hand, which comes in at any moment. */
export function comesIn(floor: Floor, offering: string, patron: string): void {
  const { lastSerial = 0 } = floor.house.drums.drums.get(offering) ?? {};
  const batches = [{ first: lastSerial + 1, count: 1, how: 'seat', patron }] as const;
  asBefore(floor, 'dee', { type: 'tickets-issued', offering, batches, because: 'rule 1' });
}

/** Announces a drawing, electronic unless the fields say otherwise. */
export function announce(floor: Floor, name: string, offering: string, fields: Fields = {}): void {
  floor.do('max', 'announce-drawing', {
    drawing: name,
    offering,
    commitment: COMMITMENT,
    ...fields,
  });
}

const MS_APART = 5 * 60_000;
const MS_AN_HOUR = 60 * 60_000;

/** A card is read at the table, as it is every hour. */
export function readCard(floor: Floor, card: string): void {
  const { at, house } = floor;
  const scans = [{ card, at, table: 'T1' }];
  floor.do('flo', 'upload-scans', { batch: `read-${house.club.batches.size}`, scans });
}

/** Closes the drum at the next posted time that no drawing was held for. */
export function closeDrum(floor: Floor, name: string, before: () => void = () => {}): void {
  const { drawings } = floor.house.drums;
  const { offering, rule: id } = drawings.get(name) as Drawing;
  const posted = RULEBOOK.posted(floor.house.offerings.get(offering) as Offered);
  const rule = posted.activity.drum?.drawings.find((each) => each.id === id) as DrawingRule;
  const own = [...drawings.values()].filter(
    (each) => each.offering === offering && each.rule === id,
  );
  const held = momentsHeld(own, timesIn(rule, posted), floor.house.zone);
  const isOff = () => offSchedule(rule, posted, { at: sure(parseMoment(floor.at, '')), held });
  while (isOff() !== undefined) {
    floor.at = momentIn(Date.parse(floor.at) + MS_APART, floor.house.zone);
  }
  before();
  floor.do('dee', 'close-drum', { drawing: name });
}

export const drawnIn = ({ house }: Floor, name: string): Drawing['draws'][number] =>
  (house.drums.drawings.get(name) as Drawing).draws.at(-1) as Drawing['draws'][number];

/** Draws until a ticket comes that is not passed over; its number. */
export function draw(floor: Floor, name: string, fields: Fields = {}): number {
  for (;;) {
    floor.do('dee', 'draw-ticket', { drawing: name, secret: SECRET, ...fields });
    const { outcome, serial } = drawnIn(floor, name);
    if (outcome !== 'passed') return serial;
  }
}

/** Nobody comes: the holder is called three times, a minute apart, and the minutes of the sheet run. */
export function waitOut(floor: Floor, name: string): void {
  const { zone } = floor.house;
  for (let call = 0; call < CALL_OUTS; call++) {
    const from = callOutFrom(drawnIn(floor, name));
    if (Date.parse(floor.at) < from) floor.at = momentIn(from, zone);
    floor.do('dee', 'call-out-draw', { drawing: name });
  }
  const from = absentFrom(drawnIn(floor, name));
  if (Date.parse(floor.at) < from) floor.at = momentIn(from, zone);
}

/** Nobody has come for the number that was drawn. */
export function missed(floor: Floor, name: string, fields: Fields = {}): void {
  waitOut(floor, name);
  floor.do('dee', 'mark-absent', { drawing: name, secret: SECRET, ...fields });
}

/** Whose a ticket is. */
function ownerOf({ house }: Floor, offering: string, serial: number): string | undefined {
  const { batches = [] } = house.drums.drums.get(offering) ?? {};
  return batches.find(({ first, count }) => first <= serial && serial < first + count)?.patron;
}

/** What a holder shows who has everything. */
export const shows = (floor: Floor, name: string, fields: Fields = {}): Fields => {
  const { offering } = floor.house.drums.drawings.get(name) as Drawing;
  const { serial } = drawnIn(floor, name);
  return {
    drawing: name,
    patron: ownerOf(floor, offering, serial),
    secret: SECRET,
    stub: codeOf(floor.house, offering, serial),
    isIdentitySeen: true,
    nameMatches: true,
    ...fields,
  };
};

/** The holder of the drawn ticket claims, and the manager signs. */
export function claim(floor: Floor, name: string, fields: Fields = {}): void {
  const { serial } = drawnIn(floor, name);
  floor.do('dee', 'claim-drawn', shows(floor, name, fields));
  floor.do('max', 'confirm-winner', { drawing: name, serial, secret: SECRET });
}

/** A drum in the room comes to a ticket of each of these, who are confirmed. */
export function drawAll(
  floor: Floor,
  offering: string,
  patrons: readonly string[],
  fields: Fields = {},
): void {
  const { drums } = floor.house;
  const drawing = `${offering}.${drums.drawings.size}`;
  for (const patron of patrons) issue(floor, offering, patron);
  announce(floor, drawing, offering, { isMechanical: true, commitment: undefined, ...fields });
  closeDrum(floor, drawing);
  const { lastSerial = 0 } = drums.drums.get(offering) ?? {};
  for (const index of patrons.keys()) {
    const ticket = codeOf(floor.house, offering, lastSerial - patrons.length + index + 1);
    floor.do('dee', 'record-draw', { drawing, ticket });
    floor.do('flo', 'confirm-draw', { drawing });
    claim(floor, drawing);
  }
}

/** A player is drawn and confirmed: a ticket out of a drum in the room, or a card by computer that
 * has an hour of play on it or is in a machine. */
export function drawFor(floor: Floor, offering: string, patron: string, fields: Fields = {}): void {
  const { drums, offerings, club } = floor.house;
  const posted = RULEBOOK.posted(offerings.get(offering) as Offered);
  const sources = (posted.activity.drum?.sources ?? [])
    .filter((each) => isChosen(posted, each.in))
    .map(({ by }) => by);
  const isPlaying = sources.includes('playing');
  if (!isPlaying && !sources.includes('hours')) {
    drawAll(floor, offering, [patron], fields);
    return;
  }
  const drawing = `${offering}.${drums.drawings.size}`;
  const digits = (club.members.size + 16).toString(16);
  const card = club.members.get(patron)?.card ?? join(floor, patron, digits);
  if (!isPlaying) {
    const begun = floor.at;
    floor.at = momentIn(Date.parse(floor.at) + MS_AN_HOUR, floor.house.zone);
    const scans = [begun, floor.at].map((at) => ({ card, at, table: 'T1' }));
    floor.do('flo', 'upload-scans', { batch: drawing, scans });
    floor.at = momentIn(Date.parse(floor.at) + 1000, floor.house.zone);
  }
  announce(floor, drawing, offering, fields);
  closeDrum(floor, drawing, isPlaying ? () => readCard(floor, card) : undefined);
  draw(floor, drawing);
  claim(floor, drawing, { stub: undefined });
}

/** A year of paid collections is drawn for a patron; the claim. */
export function winYear(floor: Floor, offering: string, patron: string): string {
  putUp(floor, 'hgc-paid-collection-year', { as: offering });
  const tickets = { offering, patron, count: 1, game: 'blackjack-poker', reason: 'for the test' };
  floor.do('dee', 'issue-tickets', tickets);
  announce(floor, offering, offering, { rule: 'drawing-1' });
  closeDrum(floor, offering);
  draw(floor, offering);
  claim(floor, offering);
  return [...floor.house.claims.values()].find((each) => each.offering === offering)?.id as string;
}

/** It is handed over against the papers that its value asks for. */
export function handOver(floor: Floor, id: string, patron: string): void {
  showPapers(floor, { claim: id, patron, forms: ['1099-misc'] });
  floor.do('cora', 'pay-claim', { claim: id, patron, from: 'cage' });
}

/** Drawings that are not held: a manager gives each of them up. */
export function giveUpDrawings(floor: Floor, offering: string, count: number): void {
  for (let each = 0; each < count; each++) {
    const drawing = `${offering}.${floor.house.drums.drawings.size}`;
    announce(floor, drawing, offering);
    floor.do('max', 'end-drawing', { drawing, reason: 'a power cut', secret: SECRET });
  }
}

/** A house with some patrons, one of them excluded and one on the staff. */
export function drawingFloor(game = 'blackjack-poker'): Floor {
  const floor = openedFloor({ game });
  for (const patron of ['p1', 'p2', 'p3', 'own', 'out']) {
    floor.do('dee', 'enrol-patron', { patron });
  }
  floor.do('carl', 'exclude-patron', { patron: 'out', reason: 'asked to be' });
  floor.both({ type: 'appoint-staff', staff: 'gus', roles: ['desk', 'floor'], patron: 'own' });
  return floor;
}

export const CAR = 'hgc-car-drawing';
export const CASH = 'hgc-cash-drawing';
export const ROW = { row: 'cash-prize' };

/** Seat 1 has two aces of one suit. */
const ACES = { decks: 6, dealer: { up: '5c' }, seats: [{ seat: 1, cards: 'Ah Ah' }] };

/** A patron plays at the table. */
export function seatAll(floor: Floor): void {
  floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
  floor.do('dana', 'seat-person', { table: 'T1', seat: 2 });
  dealHand(floor);
}

export function drumDay(): Floor {
  const floor = drawingFloor();
  const ten = 'hgc-blackjack-poker-car-drawing';
  putUp(floor, ten, { as: 'aces' });
  const aces = win(floor, { offering: 'aces', deal: ACES });
  floor.both({ type: 'void-award', call: aces.call, reason: 'a marked card' });
  putUp(floor, CASH, { as: 'cash' });
  putUp(floor, CAR, { as: 'car' });
  putUp(floor, 'hgc-car-giveaway', { as: 'given' });
  putUp(floor, 'bay101-prize-wheel', { as: 'wheel' });
  for (const offering of ['aces', 'cash', 'car', 'given', 'wheel']) issue(floor, offering, 'p1', 4);
  floor.at = '2026-11-16T12:05:00-08:00';
  seatAll(floor);
  floor.do('dee', 'hand-out-tickets', { offering: 'cash', time: '12:00' });
  floor.do('max', 'void-ticket', { ticket: codeOf(floor.house, 'cash', 1), reason: 'spoilt' });
  turned(floor);
  turnedDown(floor);
  held(floor);
  const year = winYear(floor, 'year', 'p2');
  handOver(floor, year, 'p2');
  floor.do('flo', 'use-prize', { claim: year, amount: '12.00', table: 'T1' });
  floor.tick('2026-11-16T22:00:00-08:00');
  selected(floor);
  floor.tick('2026-12-20T10:00:00-08:00');
  return floor;
}

/** A drum in the room is turned, and no one comes. */
function turned(floor: Floor): void {
  announce(floor, 'turned', 'cash', { ...ROW, isMechanical: true });
  closeDrum(floor, 'turned');
  const record = (serial: number) =>
    floor.do('dee', 'record-draw', {
      drawing: 'turned',
      ticket: codeOf(floor.house, 'cash', serial),
    });
  record(2);
  floor.do('flo', 'dispute-draw', { drawing: 'turned', reason: 'it was another' });
  record(3);
  floor.do('flo', 'confirm-draw', { drawing: 'turned' });
  missed(floor, 'turned', { redraws: false });
}

/** The claim is rejected, whether the drawing goes on or not. */
function turnedDown(floor: Floor): void {
  announce(floor, 'false', 'cash', ROW);
  closeDrum(floor, 'false');
  for (const redraws of [true, false]) {
    const serial = draw(floor, 'false');
    floor.do('dee', 'claim-drawn', shows(floor, 'false', { patron: 'p1' }));
    const fields = { drawing: 'false', serial, reason: 'a forged ID', redraws, secret: SECRET };
    floor.do('fred', 'turn-down-claim', fields);
  }
}

/** Drawings by the house, to their ends. */
function held(floor: Floor): void {
  announce(floor, 'given', 'given');
  closeDrum(floor, 'given');
  draw(floor, 'given');
  floor.do('dee', 'claim-drawn', shows(floor, 'given'));
  const { serial } = drawnIn(floor, 'given');
  floor.do('max', 'confirm-winner', { drawing: 'given', serial, secret: SECRET });
  announce(floor, 'nobody', 'given');
  issue(floor, 'given', 'p2');
  closeDrum(floor, 'nobody');
  draw(floor, 'nobody');
  missed(floor, 'nobody');
  floor.do('max', 'end-drawing', { drawing: 'nobody', reason: 'none is left', secret: SECRET });
  for (const [name, at] of [
    ['noon', '12:40'],
    ['one', '13:00'],
  ] as const) {
    floor.at = `2026-11-16T${at}:00-08:00`;
    announce(floor, name, 'car');
    closeDrum(floor, name);
    draw(floor, name);
    floor.do('dee', 'claim-drawn', shows(floor, name, { isIdentitySeen: false }));
  }
  const { serial: first } = drawnIn(floor, 'noon');
  floor.do('dee', 'bring-identity', { drawing: 'noon', serial: first, nameMatches: true });
  floor.do('fred', 'confirm-winner', { drawing: 'noon', serial: first });
  floor.at = '2026-11-16T14:00:00-08:00';
  announce(floor, 'owes', 'car');
  closeDrum(floor, 'owes');
  const owes = draw(floor, 'owes');
  floor.do('dee', 'claim-drawn', shows(floor, 'owes', { isIdentitySeen: false }));
  floor.do('fred', 'turn-down-claim', { drawing: 'owes', serial: owes, reason: 'a forged stub' });
}

/** On a Thursday a player is selected among those who play. */
function selected(floor: Floor): void {
  floor.do('dee', 'register-member', {
    patron: 'p3',
    fields: [...FORM_FIELDS],
    isOfAge: true,
    hasPhoto: false,
    chance: SECRET,
  });
  putUp(floor, 'saratoga-hi-lo-progressive', { as: 'hi-lo' });
  floor.at = '2026-11-19T14:00:00-08:00';
  announce(floor, 'hour', 'hi-lo');
  const { card } = floor.house.club.members.get('p3') as { card: string };
  closeDrum(floor, 'hour', () => readCard(floor, card));
}
