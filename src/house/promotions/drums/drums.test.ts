import { describe, expect, test } from 'vitest';
import { drawSerial, rootOf } from '#drawing';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import {
  dealHand,
  documentOf,
  onlyEvent,
  post,
  postingOf,
  showPapers,
  win,
} from '../../fixtures/jackpot.fixture.ts';
import { postRace } from '../boards/boards.fixture.ts';
import { asOfYesterday, join } from '../club/club.fixture.ts';
import { FORM_FIELDS } from '../club/words.ts';
import { codeOf, drumIn, numbersIn } from './drum.ts';
import {
  announce,
  claim,
  closeDrum,
  comesIn,
  draw,
  drawFor,
  drawingFloor,
  drawnIn,
  issue,
  missed,
  putUp,
  SECRET,
  shows,
  waitOut,
} from './drums.fixture.ts';
import type { Drawing } from './state.ts';

const CASH = 'hgc-cash-drawing';
const GIVEAWAY = 'hgc-car-giveaway';
const CAR = 'hgc-car-drawing';
const ROW = { row: 'cash-prize' };

const inDrum = ({ house }: Floor, offering: string) => numbersIn(drumIn(house, offering));
const drawingOf = ({ house }: Floor, name: string) => house.drums.drawings.get(name) as Drawing;

/** A drawing that is announced and closed. */
function open(floor: Floor, name: string, offering: string, fields = {}): void {
  announce(floor, name, offering, fields);
  closeDrum(floor, name);
}

describe('tickets', () => {
  test('a verified hand earns them, and two at a table of ten dollars', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-blackjack-poker-car-drawing', { as: 'aces' });
    const deal = { decks: 6, dealer: { up: '5c' }, seats: [{ seat: 1, cards: 'Ah Ah' }] };
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'p1' });
    win(floor, { offering: 'aces', deal });
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    const limit = '$10-$100';
    floor.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker', limit });
    win(floor, { offering: 'aces', table: 'T2', deal });
    const { batches } = drumIn(floor.house, 'aces');
    expect(batches.map(({ first, count, patron, table }) => [first, count, patron, table])).toEqual(
      [
        [1, 1, 'p1', 'T1'],
        [2, 2, undefined, 'T2'],
      ],
    );
  });

  test('an award that is voided takes its tickets with it', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-blackjack-poker-car-drawing', { as: 'aces' });
    const deal = { decks: 6, dealer: { up: '5c' }, seats: [{ seat: 1, cards: 'Ah Ah' }] };
    const first = win(floor, { offering: 'aces', deal });
    win(floor, { offering: 'aces', deal });
    floor.both({ type: 'void-award', call: first.call, reason: 'a marked card' });
    expect(inDrum(floor, 'aces')).toEqual([[2, 1]]);
  });

  test('that two people confirm are issued by hand once another has approved them', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-blackjack-poker-car-drawing', { as: 'aces' });
    putUp(floor, CASH, { as: 'cash' });
    const tickets = { offering: 'aces', patron: 'p1', count: 2, reason: 'verified on paper' };
    const action = { type: 'issue-tickets', ...tickets };
    expect(floor.ask('max', 'issue-tickets', tickets)).toMatchObject({
      code: 'two-people-needed',
      message: expect.stringContaining('(Qualifications)'),
    });
    // Qualifications: a CSR and the shift supervisor, whose badge is a manager's.
    for (const by of ['dee', 'flo']) {
      expect(floor.ask(by, 'propose', { action })).toMatchObject({
        code: 'signature-needed',
        message: expect.stringContaining('manager: Qualifications'),
      });
    }
    floor.do('max', 'propose', { action });
    const [proposal] = floor.house.proposals.keys();
    for (const alone of ['dee', 'flo', 'max']) {
      expect(floor.refused(alone, 'approve', { proposal })).toBe('not-permitted');
    }
    expect(inDrum(floor, 'aces')).toEqual([]);
    floor.do('carl', 'approve', { proposal });
    expect(inDrum(floor, 'aces')).toEqual([[1, 2]]);
    // Gus is the patron himself, and the other sheet has no such clause.
    const own = { ...action, patron: 'own' };
    expect(floor.refused('gus', 'propose', { action: own })).toBe('second-person');
    floor.do('dee', 'issue-tickets', { ...tickets, offering: 'cash' });
  });

  test('everybody who plays at a posted time has one, once, and nobody who is left out', () => {
    const floor = drawingFloor();
    putUp(floor, CASH, { as: 'cash' });
    const seats = [{ patron: 'p1' }, {}, { person: 'employee-off-duty' }, { person: 'tpp' }];
    floor.do('max', 'install-table', { table: 'T2', seats: 7 });
    floor.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker', limit: '$5-$100' });
    floor.do('dana', 'seat-person', { table: 'T2', seat: 1, patron: 'p1' });
    seats.forEach((who, index) => {
      floor.do('dana', 'seat-person', { table: 'T1', seat: index + 1, ...who });
    });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 5, position: 'backline' });
    for (const table of ['T1', 'T2']) dealHand(floor, table);
    floor.at = '2026-11-16T11:59:59-08:00';
    const noon = { offering: 'cash', time: '12:00' };
    expect(floor.refused('dee', 'hand-out-tickets', noon)).toBe('not-the-time');
    floor.at = '2026-11-16T12:29:59-08:00';
    const event = onlyEvent(floor.do('dee', 'hand-out-tickets', noon), 'tickets-issued');
    expect(event.batches.map(({ first, count, seat }) => [first, count, seat])).toEqual([
      [1, 1, 1],
      [2, 1, 2],
      [3, 1, 4],
    ]);
    expect(floor.refused('flo', 'hand-out-tickets', noon)).toBe('handed-out');
    floor.at = '2026-11-16T16:30:00-08:00';
    const late = { offering: 'cash', time: '16:00' };
    expect(floor.refused('dee', 'hand-out-tickets', late)).toBe('not-the-time');
    floor.at = '2026-11-17T12:00:00-08:00';
    floor.do('dee', 'hand-out-tickets', noon);
    expect(inDrum(floor, 'cash')).toEqual([[1, 6]]);
  });

  test('at midnight the tickets of the day before are another time', () => {
    const floor = drawingFloor('baccarat');
    const distributionTimes = '00:00';
    putUp(floor, 'hgc-big-spin', { as: 'spin', values: { distributionTimes } });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1 });
    dealHand(floor);
    floor.at = '2026-11-17T00:20:00-08:00';
    floor.do('dee', 'hand-out-tickets', { offering: 'spin', time: '00:00' });
    expect([...drumIn(floor.house, 'spin').handedOut]).toEqual(['2026-11-17 00:00']);
  });
});

describe('a draw', () => {
  test('is what the secret and the root come to, and never twice the same', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'given' });
    issue(floor, 'given', 'p1', 5);
    open(floor, 'd', 'given');
    const closed = drawingOf(floor, 'd');
    expect(closed.entries).toEqual([[1, 5]]);
    expect(closed.root).toBe(rootOf([[1, 5]]));
    const serials: number[] = [];
    for (let count = 1; count <= 5; count++) {
      const of = { secret: SECRET, root: rootOf([[1, 5]]), draw: count };
      const expected = drawSerial(of, [[1, 5]], new Set(serials));
      serials.push(draw(floor, 'd'));
      expect(serials.at(-1)).toBe(expected);
      missed(floor, 'd');
    }
    expect([...serials].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(floor.refused('dee', 'draw-ticket', { drawing: 'd', secret: SECRET })).toBe(
      'empty-drum',
    );
  });

  test('of a drum in the room is disputed once, and both results stay on record', () => {
    const floor = drawingFloor();
    putUp(floor, CASH, { as: 'cash' });
    issue(floor, 'cash', 'p1', 3);
    open(floor, 'd', 'cash', { ...ROW, isMechanical: true });
    const record = (serial: number) =>
      floor.do('dee', 'record-draw', { drawing: 'd', ticket: codeOf(floor.house, 'cash', serial) });
    const disputed = { drawing: 'd', reason: 'two tickets stuck together' };
    record(2);
    const event = onlyEvent(floor.do('flo', 'dispute-draw', disputed), 'draw-disputed');
    expect(event.serial).toBe(2);
    record(3);
    expect(floor.refused('flo', 'dispute-draw', disputed)).toBe('disputed-once');
    floor.do('flo', 'confirm-draw', { drawing: 'd' });
    expect(drawingOf(floor, 'd').disputes).toMatchObject([
      { draw: 1, serial: 2, recordedBy: 'dee', disputedBy: 'flo', reason: disputed.reason },
    ]);
    // The next draw is another one.
    missed(floor, 'd', { redraws: true });
    record(1);
    floor.do('flo', 'dispute-draw', disputed);
  });

  test('of a drum in the room takes two people, not two badges', () => {
    const floor = drawingFloor();
    putUp(floor, CASH, { as: 'cash' });
    issue(floor, 'cash', 'p1', 3);
    open(floor, 'd', 'cash', { ...ROW, isMechanical: true });
    for (const staff of ['gil', 'gia']) {
      floor.both({ type: 'appoint-staff', staff, roles: ['floor'], patron: `${staff}-plays` });
    }
    const ticket = codeOf(floor.house, 'cash', 2);
    floor.do('gil', 'record-draw', { drawing: 'd', ticket });
    // As in logs from before one human had one badge.
    Object.assign(floor.house.staff.get('gil') as object, { personnel: '17' });
    Object.assign(floor.house.staff.get('gia') as object, { personnel: '17' });
    for (const type of ['confirm-draw', 'dispute-draw']) {
      const asked = { drawing: 'd', ...(type === 'dispute-draw' ? { reason: 'no' } : {}) };
      expect(floor.refused('gia', type, asked)).toBe('second-person');
    }
  });

  test('passes over who is barred or on the staff, with the clause', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'given' });
    issue(floor, 'given', 'p1', 20);
    floor.do('carl', 'exclude-patron', { patron: 'p1', reason: 'asked to be' });
    issue(floor, 'given', 'p2', 20);
    floor.both({ type: 'appoint-staff', staff: 'pam', roles: ['dealer'], patron: 'p2' });
    issue(floor, 'given', 'p3');
    open(floor, 'd', 'given');
    expect(draw(floor, 'd')).toBe(41);
    const why = new Set(drawingOf(floor, 'd').draws.map(({ passed }) => passed));
    expect(why).toEqual(
      new Set([
        'barred from the house',
        'Employees may not take part. (Eligibility Requirements)',
        undefined,
      ]),
    );
  });

  test('passes over nobody who has left the staff', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'given' });
    floor.both({ type: 'appoint-staff', staff: 'pam', roles: ['dealer'], patron: 'p2' });
    floor.do('max', 'dismiss-staff', { staff: 'pam' });
    issue(floor, 'given', 'p2');
    open(floor, 'd', 'given');
    draw(floor, 'd');
    expect(drawingOf(floor, 'd').draws.map(({ passed }) => passed)).toEqual([undefined]);
    claim(floor, 'd');
  });

  test('of a drum in the room is said by one and signed by another', () => {
    const floor = drawingFloor();
    putUp(floor, CASH, { as: 'cash' });
    issue(floor, 'cash', 'p1', 3);
    open(floor, 'd', 'cash', { ...ROW, isMechanical: true });
    comesIn(floor, 'cash', 'p2');
    const record = (serial: number) => ({
      drawing: 'd',
      ticket: codeOf(floor.house, 'cash', serial),
    });
    expect(floor.refused('dee', 'record-draw', record(4))).toBe('wrong-ticket');
    floor.do('dee', 'record-draw', record(2));
    expect(floor.refused('dee', 'confirm-draw', { drawing: 'd' })).toBe('second-person');
    floor.do('flo', 'confirm-draw', { drawing: 'd' });
    expect(drawnIn(floor, 'd')).toMatchObject({ serial: 2, isMechanical: true });
    expect(drawingOf(floor, 'd').commitment).toBeUndefined();
  });
});

describe('whoever is drawn', () => {
  test('has three minutes, and not a moment more', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'given' });
    issue(floor, 'given', 'p1');
    issue(floor, 'given', 'p1');
    open(floor, 'd', 'given');
    draw(floor, 'd');
    for (const minute of ['00', '01', '02']) {
      floor.at = `2026-11-16T10:${minute}:00-08:00`;
      floor.do('dee', 'call-out-draw', { drawing: 'd' });
    }
    floor.at = '2026-11-16T10:02:59-08:00';
    expect(floor.refused('dee', 'mark-absent', { drawing: 'd' })).toBe('clock-runs');
    floor.at = '2026-11-16T10:03:00-08:00';
    expect(floor.refused('dee', 'claim-drawn', shows(floor, 'd'))).toBe('too-late');
    floor.do('dee', 'mark-absent', { drawing: 'd' });
    draw(floor, 'd');
    floor.at = '2026-11-16T10:05:59-08:00';
    floor.do('dee', 'claim-drawn', shows(floor, 'd'));
  });

  test('is not absent before three call-outs, a minute apart', () => {
    const floor = drawingFloor();
    putUp(floor, CASH, { as: 'cash' });
    issue(floor, 'cash', 'p1', 2);
    open(floor, 'd', 'cash', ROW);
    draw(floor, 'd');
    const at = (time: string) => {
      floor.at = `2026-11-16T${time}-08:00`;
    };
    const [, hour] = floor.at.split('T') as [string, string];
    const on = (minutes: string) => at(`${hour.slice(0, 2)}:${minutes}`);
    const calls = () => floor.do('dee', 'call-out-draw', { drawing: 'd' });
    const isEarly = () =>
      expect(floor.refused('dee', 'mark-absent', { drawing: 'd', redraws: true })).toBe(
        'clock-runs',
      );
    on('00:00.067');
    isEarly();
    calls();
    on('00:59.999');
    expect(floor.refused('dee', 'call-out-draw', { drawing: 'd' })).toBe('called-out');
    on('01:00.067');
    calls();
    // Long after the minutes, with two call-outs only.
    on('20:00');
    isEarly();
    calls();
    floor.do('dee', 'mark-absent', { drawing: 'd', redraws: true });
  });

  test('of a sheet with two minutes is not absent before three, and too late after two', () => {
    const floor = drawingFloor();
    putUp(floor, 'bay101-prize-wheel', { as: 'wheel' });
    issue(floor, 'wheel', 'p1', 2);
    open(floor, 'd', 'wheel', { row: 'drawn-ticket' });
    const drawnAt = Date.parse(floor.at);
    draw(floor, 'd');
    waitOut(floor, 'd');
    expect(Date.parse(floor.at) - drawnAt).toBe(3 * 60_000);
    expect(floor.refused('dee', 'claim-drawn', shows(floor, 'd'))).toBe('too-late');
    floor.do('dee', 'mark-absent', { drawing: 'd' });
  });

  test('wins once a day, and keeps the other tickets in the drum', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-beat-the-dealer', { as: 'beat' });
    issue(floor, 'beat', 'p1', 3);
    open(floor, 'first', 'beat');
    const won = draw(floor, 'first');
    claim(floor, 'first');
    const rest = [1, 2, 3].filter((each) => each !== won);
    const left = inDrum(floor, 'beat').flatMap(([first, count]) =>
      Array.from({ length: count }, (_, index) => first + index),
    );
    expect(left).toEqual(rest);
    open(floor, 'second', 'beat');
    floor.do('dee', 'draw-ticket', { drawing: 'second', secret: SECRET });
    expect(drawnIn(floor, 'second').passed).toContain('Paragraphs on the drawing');
    floor.do('max', 'end-drawing', { drawing: 'second', reason: 'nobody else', secret: SECRET });
    floor.at = '2026-11-17T06:00:00-08:00';
    open(floor, 'third', 'beat');
    draw(floor, 'third');
    claim(floor, 'third');
  });

  test('wins once in twenty-four hours, and again when they are over', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-high-hand', { as: 'high' });
    const drawAt = (drawing: string, at: string): string | undefined => {
      floor.at = at;
      issue(floor, 'high', 'p1');
      open(floor, drawing, 'high');
      floor.do('dee', 'draw-ticket', { drawing, secret: SECRET });
      const { passed } = drawnIn(floor, drawing);
      if (passed === undefined) claim(floor, drawing);
      else floor.do('max', 'end-drawing', { drawing, reason: 'no other', secret: SECRET });
      return passed;
    };
    expect(drawAt('first', '2026-11-16T10:00:00-08:00')).toBeUndefined();
    expect(drawAt('early', '2026-11-17T09:59:59-08:00')).toContain(
      'no further prize for one person',
    );
    expect(drawAt('again', '2026-11-17T10:00:00-08:00')).toBeUndefined();
  });

  test('loses the prize of the drawing to the next one, where that was announced', () => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-high-hand', { as: 'high', options: { absent: '2' } });
    issue(floor, 'high', 'p1');
    open(floor, 'first', 'high');
    draw(floor, 'first');
    const again = { drawing: 'first', redraws: true, secret: SECRET };
    expect(floor.refused('dee', 'mark-absent', again)).toBe('bad-drawing');
    missed(floor, 'first');
    expect(drawingOf(floor, 'first').ending).toBe('carried-over');
    issue(floor, 'high', 'p2');
    open(floor, 'second', 'high');
    draw(floor, 'second');
    floor.do('dee', 'claim-drawn', shows(floor, 'second'));
    const { serial } = drawnIn(floor, 'second');
    const signed = { drawing: 'second', serial, secret: SECRET };
    const { claims } = onlyEvent(floor.do('fred', 'confirm-winner', signed), 'prizes-won');
    expect(claims).toMatchObject([{ patron: 'p2', amount: '2000.00' }]);
  });

  test('is drawn for only where the posted version has drawings', () => {
    const floor = drawingFloor();
    postRace(floor, 'points', ['500.00']);
    const asked = { drawing: 'd', offering: 'points' };
    expect(floor.refused('max', 'announce-drawing', asked)).toBe('no-drum');
  });

  test('wins a thing whose value the house must post, which ID and forms go by', () => {
    const floor = drawingFloor();
    const [words, worth] = ['a television set', '2500.00'];
    const { values } = documentOf('hgc-big-spin') as { values: Readonly<Record<string, string>> };
    const { distributionTimes, drawingTimes } = values;
    const prize = (said: object) => ({
      as: 'spin',
      options: { prize: 'prize' },
      paidBy: 'common',
      more: { values: { distributionTimes, drawingTimes, prizeDescription: words, ...said } },
    });
    const action = postingOf('hgc-big-spin', prize({}));
    expect(floor.refused('max', 'propose', { action })).toBe('bad-offering');
    post(floor, 'hgc-big-spin', prize({ prizeWorth: worth }));
    drawFor(floor, 'spin', 'p1', { row: 'prize' });
    const [claimed] = [...floor.house.claims.values()];
    expect(claimed).toMatchObject({ amount: 250_000n, thing: { words, worth } });
    const pay = { claim: claimed?.id, patron: 'p1', from: 'cage' };
    showPapers(floor, { claim: claimed?.id, patron: 'p1' });
    expect(floor.refused('cora', 'pay-claim', pay)).toBe('paperwork-missing');
    floor.do('cora', 'complete-form', { claim: claimed?.id, form: '1099-misc' });
    floor.do('cora', 'pay-claim', pay);
  });

  test('has not won where the award is voided, and may win again on that day', () => {
    const floor = drawingFloor();
    putUp(floor, CASH, { as: 'cash' });
    drawFor(floor, 'cash', 'p1', ROW);
    const [winner] = drawingOf(floor, 'cash.0').won;
    floor.both({ type: 'void-award', call: winner?.award, reason: 'another person' });
    expect(drawingOf(floor, 'cash.0').won).toMatchObject([{ patron: 'p1', status: 'voided' }]);
    drawFor(floor, 'cash', 'p1', ROW);
  });

  test('can bring the ID until it begins; then the chance is lost, and nobody is drawn again', () => {
    const floor = drawingFloor();
    putUp(floor, CAR, { as: 'car' });
    issue(floor, 'car', 'p1');
    floor.at = '2026-11-16T12:00:00-08:00';
    open(floor, 'noon', 'car');
    draw(floor, 'noon');
    floor.do('dee', 'claim-drawn', shows(floor, 'noon', { isIdentitySeen: false }));
    expect(drawingOf(floor, 'noon')).toMatchObject({ status: 'ended', ending: 'all-drawn' });
    const brought = { drawing: 'noon', serial: 1, nameMatches: true };
    floor.at = '2026-11-16T22:00:00-08:00';
    expect(floor.refused('dee', 'bring-identity', brought)).toBe('too-late');
    floor.tick('2026-11-16T22:00:00-08:00');
    expect(drawingOf(floor, 'noon').won[0]?.status).toBe('forfeited');
  });
});

describe('a drum', () => {
  test('of cards has a number for each new hour of play, and a card stays in it', () => {
    const floor = drawingFloor();
    putUp(floor, CAR, { as: 'car', options: { version: 'B' } });
    for (const [patron, digit] of [
      ['p1', 'a1'],
      ['p2', 'b2'],
    ] as const) {
      const form = { fields: [...FORM_FIELDS], isOfAge: true, hasPhoto: false };
      floor.do('dee', 'register-member', { patron, ...form, chance: digit.repeat(32) });
    }
    asOfYesterday(floor.house);
    const cardOf = (patron: string) => floor.house.club.members.get(patron)?.card;
    const play = (batch: string, patron: string, hours: readonly string[]) => {
      const scans = hours.map((hour) => ({
        card: cardOf(patron),
        at: `2026-11-16T${hour}:00-08:00`,
        table: 'T1',
      }));
      floor.do('flo', 'upload-scans', { batch, scans });
    };
    play('one', 'p1', ['06:05', '07:05', '08:05', '09:05']);
    play('two', 'p2', ['08:10', '09:10']);
    floor.at = '2026-11-16T12:59:59-08:00';
    open(floor, 'ten', 'car');
    const counts = () =>
      drumIn(floor.house, 'car').batches.map(({ patron, count }) => [patron, count]);
    expect(new Set(counts())).toEqual(
      new Set([
        ['p1', 3],
        ['p2', 1],
      ]),
    );
    draw(floor, 'ten');
    claim(floor, 'ten', { stub: undefined });
    expect(inDrum(floor, 'car')).toEqual([[1, 4]]);
    announce(floor, 'same-hour', 'car');
    expect(floor.refused('dee', 'close-drum', { drawing: 'same-hour' })).toBe('too-many-drawings');
    floor.at = '2026-11-16T13:00:00-08:00';
    play('three', 'p2', ['10:10']);
    closeDrum(floor, 'same-hour');
    expect(counts()[2]).toEqual(['p2', 1]);
    draw(floor, 'same-hour');
    claim(floor, 'same-hour', { stub: undefined });
    const winners = ['ten', 'same-hour'].map((name) => drawingOf(floor, name).won[0]?.patron);
    expect([...winners].sort()).toEqual(['p1', 'p2']);
  });

  test.each([
    // Reads of the card, and the complete hours that they show.
    [['09:05'], 0],
    [['08:05', '09:04'], 0],
    [['08:05', '09:05'], 1],
    [['07:05', '08:04', '09:05'], 2],
    [['06:05', '07:05', '09:04'], 2],
    [['06:05', '07:05', '09:05'], 1],
  ])('Wheel of Cards, Qualifications, B: cards read at %s have %i points', (hours, points) => {
    const floor = drawingFloor();
    putUp(floor, 'hgc-wheel-of-cards', { as: 'wheel', options: { version: 'B' } });
    const card = join(floor, 'p1', 'a1');
    asOfYesterday(floor.house);
    const scans = hours.map((hour) => ({ card, at: `2026-11-16T${hour}:00-08:00`, table: 'T1' }));
    floor.do('flo', 'upload-scans', { batch: 'one', scans });
    announce(floor, 'd', 'wheel');
    if (points === 0) {
      expect(floor.refused('dee', 'close-drum', { drawing: 'd' })).toBe('empty-drum');
      return;
    }
    closeDrum(floor, 'd');
    expect(inDrum(floor, 'wheel')).toEqual([[1, points]]);
  });

  test('is emptied after the drawing, or when its days are over', () => {
    const floor = drawingFloor();
    putUp(floor, GIVEAWAY, { as: 'given' });
    issue(floor, 'given', 'p1', 4);
    open(floor, 'd', 'given');
    draw(floor, 'd');
    floor.do('dee', 'claim-drawn', shows(floor, 'd'));
    const { serial } = drawnIn(floor, 'd');
    floor.do('max', 'confirm-winner', { drawing: 'd', serial, secret: SECRET });
    expect(inDrum(floor, 'given')).toEqual([]);
    issue(floor, 'given', 'p2');
    expect(inDrum(floor, 'given')).toEqual([[5, 1]]);
    putUp(floor, 'bay101-prize-wheel', { as: 'wheel', values: { emptiedAfterDays: 2 } });
    issue(floor, 'wheel', 'p1', 2);
    floor.tick('2026-11-18T09:59:59-08:00');
    expect(inDrum(floor, 'wheel')).toEqual([[1, 2]]);
    floor.tick('2026-11-18T10:00:00-08:00');
    expect(inDrum(floor, 'wheel')).toEqual([]);
  });

  test('is in one drawing at a time, and the tickets of another game are not in it', () => {
    const floor = drawingFloor();
    const more = { settings: { winners: 'tickets' } };
    putUp(floor, 'hgc-paid-collection-year', { as: 'year', more });
    const give = (game: string, count: number) =>
      floor.do('dee', 'issue-tickets', {
        offering: 'year',
        patron: 'p1',
        count,
        game,
        reason: 'for the test',
      });
    give('blackjack-poker', 12);
    give('pan-9', 5);
    open(floor, 'blackjack', 'year', { rule: 'drawing-1' });
    expect(drawingOf(floor, 'blackjack')).toMatchObject({ winners: 10, entries: [[1, 12]] });
    announce(floor, 'pan', 'year', { rule: 'drawing-2' });
    expect(floor.refused('dee', 'close-drum', { drawing: 'pan' })).toBe('wrong-moment');
    for (let winner = 1; winner <= 10; winner++) {
      draw(floor, 'blackjack');
      claim(floor, 'blackjack');
    }
    expect(drawingOf(floor, 'blackjack')).toMatchObject({ status: 'ended', secret: SECRET });
    closeDrum(floor, 'pan');
    expect(drawingOf(floor, 'pan').entries).toEqual([[13, 5]]);
  });
});
