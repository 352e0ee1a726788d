import { describe, expect, test } from 'vitest';
import { drawSerial, rootOf } from '#drawing';
import { asBefore, type Floor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, win } from '../../fixtures/jackpot.fixture.ts';
import { asOfYesterday, join } from '../club/club.fixture.ts';
import { drumIn, numbersIn } from './drum.ts';
import {
  announce,
  CAR,
  CASH,
  COMMITMENT,
  claim,
  closeDrum,
  comesIn,
  draw,
  drawingFloor,
  drawnIn,
  issue,
  missed,
  putUp,
  ROW,
  SECRET,
  shows,
} from './drums.fixture.ts';
import type { Drawing } from './state.ts';

const TEN = 'hgc-blackjack-poker-car-drawing';
const GIVEAWAY = 'hgc-car-giveaway';
const HIGH = 'hgc-high-hand';

const drawingOf = ({ house }: Floor, name: string) => house.drums.drawings.get(name) as Drawing;
const inDrum = ({ house }: Floor, offering: string) => numbersIn(drumIn(house, offering));

function open(floor: Floor, name: string, offering: string, fields = {}): void {
  announce(floor, name, offering, fields);
  closeDrum(floor, name);
}

/** A drawing with one ticket each of p1, p2 and p3. */
function opened(activity: string, fields = {}, options = {}, values = {}): Floor {
  const floor = drawingFloor();
  putUp(floor, activity, { as: 'of', options, values });
  for (const patron of ['p1', 'p2', 'p3']) issue(floor, 'of', patron);
  open(floor, 'd', 'of', fields);
  return floor;
}

const turnDown = (floor: Floor, serial: number, fields = {}) =>
  floor.do('fred', 'turn-down-claim', {
    drawing: 'd',
    serial,
    reason: 'a forged ID',
    secret: SECRET,
    ...fields,
  });

const end = (floor: Floor, fields = {}) =>
  floor.do('max', 'end-drawing', { drawing: 'd', reason: 'a fire', secret: SECRET, ...fields });

/** As logs have it from the time when a manager could still give up a drawing after the draw. */
function givenUpLate(floor: Floor, name: string): void {
  const { offering } = drawingOf(floor, name);
  const ended = { drawing: name, offering, ending: 'ended', secret: SECRET } as const;
  asBefore(floor, 'max', { type: 'drawing-ended', ...ended });
}

describe('whoever was drawn', () => {
  test('stays drawn while somebody before is confirmed', () => {
    const floor = opened(TEN);
    const first = draw(floor, 'd');
    floor.do('dee', 'claim-drawn', shows(floor, 'd', { isIdentitySeen: false }));
    const second = draw(floor, 'd');
    floor.do('dee', 'bring-identity', { drawing: 'd', serial: first, nameMatches: true });
    floor.do('fred', 'confirm-winner', { drawing: 'd', serial: first });
    expect(drawingOf(floor, 'd').status).toBe('drawn');
    claim(floor, 'd');
    expect(drawingOf(floor, 'd').won.map(({ serial, status }) => [serial, status])).toEqual([
      [first, 'confirmed'],
      [second, 'confirmed'],
    ]);
  });

  test('wins nothing in a drawing that was given up late, and is in the drum again', () => {
    const floor = opened(CASH, ROW);
    const serial = draw(floor, 'd');
    floor.do('dee', 'claim-drawn', shows(floor, 'd'));
    expect(floor.refused('max', 'end-drawing', { drawing: 'd', reason: 'a fire' })).toBe(
      'drum-closed',
    );
    givenUpLate(floor, 'd');
    const signed = { drawing: 'd', serial, secret: SECRET };
    expect(floor.refused('fred', 'confirm-winner', signed)).toBe('wrong-moment');
    expect(inDrum(floor, 'of')).toEqual([[1, 3]]);
    expect(drumIn(floor.house, 'of').wins).toEqual([]);
  });

  test('is turned down by somebody else, and another is drawn as if nobody had come', () => {
    const floor = opened(GIVEAWAY);
    const serial = draw(floor, 'd');
    floor.do('flo', 'claim-drawn', shows(floor, 'd'));
    const said = { drawing: 'd', serial, reason: 'a forged ID' };
    expect(floor.refused('flo', 'turn-down-claim', said)).toBe('second-person');
    turnDown(floor, serial);
    expect(drawingOf(floor, 'd')).toMatchObject({
      status: 'closed',
      won: [{ status: 'turned-down' }],
      draws: [{ outcome: 'unclaimed' }],
    });
    expect(drumIn(floor.house, 'of').wins).toEqual([]);
    draw(floor, 'd');
    claim(floor, 'd');
    expect(drawingOf(floor, 'd').status).toBe('ended');
  });

  test('can come while the offering is suspended, since the clock runs', () => {
    const floor = opened(GIVEAWAY);
    draw(floor, 'd');
    floor.do('flo', 'suspend-offering', { offering: 'of', reason: 'to be looked at' });
    claim(floor, 'd');
    expect(drawingOf(floor, 'd').ending).toBe('all-drawn');
  });

  test('with a ticket of nobody and another name is refused; no ticket is voided then', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'of' });
    issue(floor, 'of');
    open(floor, 'd', 'of');
    draw(floor, 'd');
    const bare = shows(floor, 'd', { patron: 'p1', stub: undefined, nameMatches: false });
    expect(floor.refused('dee', 'claim-drawn', bare)).toBe('identity-refused');
    const { stub: ticket } = shows(floor, 'd');
    const spoilt = { ticket, reason: 'spoilt' };
    expect(floor.refused('max', 'void-ticket', spoilt)).toBe('wrong-moment');
  });
});

describe('an offering', () => {
  test('is neither changed nor withdrawn before its drawings are over and played', () => {
    const floor = opened('hgc-beat-the-dealer');
    const action = { type: 'withdraw-offering', offering: 'of', reason: 'for the test' };
    const asked = () => floor.refused('max', 'propose', { action });
    expect(asked()).toBe('drawing-not-over');
    draw(floor, 'd');
    claim(floor, 'd');
    expect(asked()).toBe('drawing-not-over');
    floor.do('fred', 'turn-down-claim', {
      drawing: 'd',
      serial: drawnIn(floor, 'd').serial,
      reason: 'has not come to play',
    });
    floor.both(action);
  });

  test('of cards draws no paper that is left from before', () => {
    const floor = drawingFloor();
    putUp(floor, CAR, { as: 'of' });
    issue(floor, 'of');
    floor.do('flo', 'suspend-offering', { offering: 'of', reason: 'version B' });
    const { document } = floor.house.offerings.get('of') as { document: object };
    const changed = { ...document, options: { version: 'B', duration: '4' } };
    floor.both({ type: 'change-offering', offering: 'of', document: changed });
    floor.do('max', 'resume-offering', { offering: 'of' });
    floor.at = '2026-11-16T12:00:00-08:00';
    announce(floor, 'd', 'of');
    expect(floor.refused('dee', 'close-drum', { drawing: 'd' })).toBe('empty-drum');
  });
});

describe('prizes carried over', () => {
  const absent = { options: { absent: '2' } };
  /** No one comes for a drawing. */
  function lost(floor: Floor, name: string): void {
    draw(floor, name);
    missed(floor, name);
  }

  test('of two drawings that were announced at once add up', () => {
    const floor = drawingFloor();
    putUp(floor, HIGH, { as: 'high', ...absent });
    issue(floor, 'high', 'p1', 3);
    announce(floor, 'two', 'high');
    open(floor, 'one', 'high');
    lost(floor, 'one');
    closeDrum(floor, 'two');
    lost(floor, 'two');
    expect(drumIn(floor.house, 'high').carried).toEqual(new Map([['drawing', 2]]));
  });

  test('go on from a drawing that was given up, and from an award that is voided', () => {
    const floor = opened(HIGH, {}, absent.options);
    lost(floor, 'd');
    open(floor, 'next', 'of');
    draw(floor, 'next');
    floor.do('dee', 'claim-drawn', shows(floor, 'next'));
    givenUpLate(floor, 'next');
    expect(drumIn(floor.house, 'of').carried.get('drawing')).toBe(1);
    open(floor, 'last', 'of');
    draw(floor, 'last');
    claim(floor, 'last');
    const [winner] = drawingOf(floor, 'last').won;
    expect(winner).toMatchObject({ status: 'confirmed', carried: 1 });
    expect(drumIn(floor.house, 'of').carried.get('drawing')).toBeUndefined();
    floor.both({ type: 'void-award', call: winner?.award, reason: 'another person' });
    expect(drumIn(floor.house, 'of').carried.get('drawing')).toBe(1);
  });
});

describe('a drawing', () => {
  test('goes past a card that was drawn before by itself, and each number is in the proof', () => {
    const floor = drawingFloor();
    putUp(floor, CAR, { as: 'of', options: { version: 'B' } });
    const scans = ['a1', 'b2'].map((digits, index) => ({
      card: join(floor, `p${index + 1}`, digits),
      table: 'T1',
      hours: index === 0 ? ['00', '01', '02', '03', '04', '05', '06', '07', '08'] : ['07', '08'],
    }));
    asOfYesterday(floor.house);
    floor.do('flo', 'upload-scans', {
      batch: 'all',
      scans: scans.flatMap(({ hours, ...each }) =>
        hours.map((hour) => ({ ...each, at: `2026-11-16T${hour}:05:00-08:00` })),
      ),
    });
    floor.at = '2026-11-16T12:00:00-08:00';
    open(floor, 'd', 'of');
    const holder = (serial: number) =>
      drumIn(floor.house, 'of').batches.find(
        ({ first, count }) => first <= serial && serial < first + count,
      )?.patron;
    const first = holder(draw(floor, 'd'));
    missed(floor, 'd');
    floor.do('dee', 'draw-ticket', { drawing: 'd', secret: SECRET });
    const { draws } = drawingOf(floor, 'd');
    expect(holder(drawnIn(floor, 'd').serial)).not.toBe(first);
    expect(draws.map(({ draw: number }) => number)).toEqual(draws.map((_, index) => index + 1));
    expect(draws.slice(1, -1).every(({ passed }) => passed?.includes('drawn before'))).toBe(true);
  });

  test('of three winners goes on where one prize is not drawn for again', () => {
    const floor = opened(CASH, ROW, {}, { drawnWinners: 3 });
    draw(floor, 'd');
    missed(floor, 'd', { redraws: false });
    for (const status of ['closed', 'ended']) {
      draw(floor, 'd');
      claim(floor, 'd');
      expect(drawingOf(floor, 'd').status).toBe(status);
    }
    expect(drawingOf(floor, 'd').ending).toBe('all-drawn');
  });

  test('can be given up before its drum is closed, and by nobody afterwards', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'of' });
    issue(floor, 'of', 'p1', 2);
    announce(floor, 'd', 'of');
    end(floor);
    expect(drawingOf(floor, 'd')).toMatchObject({
      status: 'ended',
      ending: 'ended',
      givenUp: { by: 'max', reason: 'a fire' },
    });
    open(floor, 'next', 'of');
    const refused = () =>
      floor.refused('max', 'end-drawing', { drawing: 'next', reason: 'a fire', secret: SECRET });
    expect(refused()).toBe('drum-closed');
    draw(floor, 'next');
    expect(refused()).toBe('drum-closed');
    floor.do('dee', 'claim-drawn', shows(floor, 'next'));
    expect(refused()).toBe('drum-closed');
  });

  test('that was given up counts for its posted time and for how many there are', () => {
    const floor = drawingFloor();
    putUp(floor, CAR, { as: 'of' });
    issue(floor, 'of', 'p1', 2);
    const isClosed = (name: string, time: string) => {
      floor.at = `2026-11-16T${time}:00-08:00`;
      const answer = floor.ask('dee', 'close-drum', { drawing: name });
      return 'code' in answer ? answer.code : 'done';
    };
    const givesUp = (name: string, time: string) => {
      floor.at = `2026-11-16T${time}:00-08:00`;
      announce(floor, name, 'of');
      floor.do('max', 'end-drawing', { drawing: name, reason: 'a power cut' });
    };
    // Before noon it was the one of noon; at half past one that of one.
    givesUp('eve', '11:50');
    announce(floor, 'second', 'of');
    expect(isClosed('second', '12:00')).toBe('too-many-drawings');
    expect(isClosed('second', '12:59')).toBe('too-many-drawings');
    givesUp('noon', '13:30');
    expect(isClosed('second', '13:31')).toBe('too-many-drawings');
    expect(isClosed('second', '14:00')).toBe('done');
    // Of those that are held once in all there is no second one.
    putUp(floor, 'hgc-paid-collection-year', { as: 'year' });
    const first = { drawing: 'first', offering: 'year', rule: 'drawing-1', commitment: COMMITMENT };
    floor.do('max', 'announce-drawing', first);
    floor.do('max', 'end-drawing', { drawing: 'first', reason: 'a power cut' });
    expect(floor.refused('max', 'announce-drawing', { ...first, drawing: 'again' })).toBe(
      'too-many-drawings',
    );
  });

  test('with a public value that nobody can tell any more can be given up, and only then', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'of' });
    issue(floor, 'of', 'p1', 2);
    open(floor, 'd', 'of');
    const drawing = drawingOf(floor, 'd');
    Object.assign(drawing, { publicSource: 'the score of the Sunday game' });
    expect(floor.refused('dee', 'draw-ticket', { drawing: 'd', secret: SECRET })).toBe(
      'drum-moved',
    );
    drawing.publicValue = '27:24';
    expect(floor.refused('max', 'end-drawing', { drawing: 'd', reason: 'stuck' })).toBe(
      'drum-closed',
    );
    const root = rootOf([[1, 2]]);
    const of = { secret: SECRET, root, publicValue: '27:24', draw: 1 };
    delete drawing.publicValue;
    end(floor);
    expect(drawingOf(floor, 'd').status).toBe('ended');
    // One whose value was told before goes on with it.
    putUp(floor, GIVEAWAY, { as: 'old' });
    issue(floor, 'old', 'p1', 2);
    open(floor, 'told', 'old');
    const told = { publicSource: 'the score of the Sunday game', publicValue: '27:24' };
    Object.assign(drawingOf(floor, 'told'), told);
    const { entries, root: posted = '' } = drawingOf(floor, 'told');
    expect(draw(floor, 'told')).toBe(drawSerial({ ...of, root: posted }, entries));
  });

  test('with nothing left in the drum ends with those who have won', () => {
    const floor = opened(TEN);
    for (let count = 1; count <= 3; count++) {
      draw(floor, 'd');
      floor.do('dee', 'claim-drawn', shows(floor, 'd', { isIdentitySeen: false }));
    }
    end(floor);
    expect(drawingOf(floor, 'd').ending).toBe('all-drawn');
    floor.do('dee', 'bring-identity', { drawing: 'd', serial: 1, nameMatches: true });
    const signed = floor.do('fred', 'confirm-winner', { drawing: 'd', serial: 1 });
    expect(onlyEvent(signed, 'winner-confirmed').serial).toBe(1);
  });
});

describe('a drum', () => {
  test('keeps what came in after it was closed, and everything where the drawing was given up', () => {
    const floor = opened(GIVEAWAY);
    comesIn(floor, 'of', 'p1');
    givenUpLate(floor, 'd');
    expect(inDrum(floor, 'of')).toEqual([[1, 4]]);
    open(floor, 'next', 'of');
    comesIn(floor, 'of', 'p2');
    draw(floor, 'next');
    claim(floor, 'next');
    expect(inDrum(floor, 'of')).toEqual([[5, 1]]);
  });

  test('that is closed keeps the tickets of an award, which is not taken back before the end', () => {
    const floor = drawingFloor();
    putUp(floor, TEN, { as: 'of' });
    const deal = { decks: 6, dealer: { up: '5c' }, seats: [{ seat: 1, cards: 'Ah Ah' }] };
    const { call } = win(floor, { offering: 'of', deal });
    open(floor, 'd', 'of');
    const action = { type: 'void-award', call, reason: 'a marked card' };
    expect(floor.refused('max', 'propose', { action })).toBe('drawing-not-over');
    draw(floor, 'd');
    expect(floor.refused('max', 'propose', { action })).toBe('drawing-not-over');
    expect(drumIn(floor.house, 'of').out.size).toBe(0);
  });

  test('counts its days from the first ticket in it', () => {
    const floor = drawingFloor();
    putUp(floor, 'bay101-prize-wheel', { as: 'of', values: { emptiedAfterDays: 2 } });
    announce(floor, 'd', 'of', { row: 'drawn-ticket' });
    floor.at = '2026-11-17T10:00:00-08:00';
    issue(floor, 'of', 'p1');
    floor.tick('2026-11-19T09:59:59-08:00');
    expect(inDrum(floor, 'of')).toEqual([[1, 1]]);
    floor.tick('2026-11-19T10:00:00-08:00');
    expect(inDrum(floor, 'of')).toEqual([]);
    issue(floor, 'of', 'p1');
    floor.tick('2026-11-21T09:59:59-08:00');
    expect(inDrum(floor, 'of')).toEqual([[2, 1]]);
  });
});
