// What is posted is what is run: at its times, as often as the sheet has it, after what comes before.
import { describe, expect, test } from 'vitest';
import { claimFacts } from '../claims/views.ts';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { call, dealHand, onlyEvent, post, postingOf } from '../fixtures/jackpot.fixture.ts';
import { join } from './club/club.fixture.ts';
import { codeOf } from './drums/drum.ts';
import {
  announce,
  claim,
  closeDrum,
  draw,
  drawFor,
  drawnIn,
  handOver,
  issue,
  missed,
  putUp,
  readCard,
  SECRET,
  shows,
  winYear,
} from './drums/drums.fixture.ts';
import { FOOTBALL, poolFloor, WEEK } from './pools/pools.fixture.ts';

const CAR = 'hgc-car-drawing';
const TOURNAMENT = 'hgc-blackjack-poker-car-drawing';

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

const asks = (floor: Floor, by: string, type: string, fields: object): Refused =>
  floor.ask(by, type, fields) as Refused;

const proposes = (floor: Floor, activity: string, posting: Parameters<typeof postingOf>[1]) =>
  asks(floor, 'max', 'propose', { action: postingOf(activity, posting) });

describe('Car Drawing', () => {
  const start = { show: 's', offering: 'car', game: 'keys' };
  const ask = (floor: Floor, players: readonly string[]) =>
    asks(floor, 'flo', 'start-show', { ...start, players });

  function withCar(): Floor {
    const floor = openedFloor({ game: 'blackjack-poker' });
    for (const patron of ['p1', 'p2']) floor.do('dee', 'enrol-patron', { patron });
    putUp(floor, CAR, { as: 'car' });
    return floor;
  }

  test('rules 6 to 8: one car, at 10 pm, after ten drawings', () => {
    const floor = withCar();
    for (let hour = 12; hour <= 21; hour++) {
      floor.at = `2026-11-16T${hour}:00:00-08:00`;
      drawFor(floor, 'car', 'p1');
      expect(ask(floor, ['p1'])).toMatchObject({ code: 'wrong-time' });
      expect(ask(floor, ['p1']).message).toContain('rules 6 to 8');
    }
    floor.at = '2026-11-16T22:00:00-08:00';
    floor.do('flo', 'start-show', { ...start, players: ['p1', 'p1'] });
    expect(ask(floor, ['p1'])).toMatchObject({ code: 'name-taken' });
    const again = { ...start, show: 'second', players: ['p1'] };
    expect(asks(floor, 'flo', 'start-show', again)).toMatchObject({ code: 'too-many-shows' });
  });

  test('rule 6: nine drawings are not enough, unless a manager gives the tenth up', () => {
    const floor = withCar();
    for (let hour = 12; hour <= 20; hour++) {
      floor.at = `2026-11-16T${hour}:00:00-08:00`;
      drawFor(floor, 'car', 'p1');
    }
    floor.at = '2026-11-16T22:10:00-08:00';
    expect(ask(floor, ['p1'])).toMatchObject({ code: 'drawing-not-over' });
    expect(ask(floor, ['p1']).message).toContain('9 of 10: rules 6 to 8');
    announce(floor, 'tenth', 'car');
    const reason = 'nobody was in the house';
    floor.do('max', 'end-drawing', { drawing: 'tenth', reason, secret: SECRET });
    floor.do('flo', 'start-show', { ...start, players: ['p1'] });
  });

  test('rule 6: a drawing that was given up is one of the ten, and is not held again', () => {
    const floor = withCar();
    issue(floor, 'car', 'p1');
    floor.at = '2026-11-16T11:50:00-08:00';
    announce(floor, 'jammed', 'car');
    const reason = 'the drum jammed';
    floor.do('max', 'end-drawing', { drawing: 'jammed', reason, secret: SECRET });
    floor.at = '2026-11-16T12:05:00-08:00';
    announce(floor, 'again', 'car');
    expect(asks(floor, 'dee', 'close-drum', { drawing: 'again' }).code).toBe('too-many-drawings');
    floor.at = '2026-11-16T13:00:00-08:00';
    closed(floor, 'again');
    draw(floor, 'again');
    claim(floor, 'again');
    for (let hour = 14; hour <= 20; hour++) {
      floor.at = `2026-11-16T${hour}:05:00-08:00`;
      drawFor(floor, 'car', 'p1');
    }
    floor.at = '2026-11-16T22:00:00-08:00';
    expect(ask(floor, ['p1']).message).toContain('9 of 10: rules 6 to 8');
    announce(floor, 'tenth', 'car');
    floor.do('max', 'end-drawing', { drawing: 'tenth', reason, secret: SECRET });
    floor.do('flo', 'start-show', { ...start, players: ['p1'] });
  });

  test('rule 5: the ID can be brought until the posted time of the giveaway', () => {
    const floor = withCar();
    issue(floor, 'car', 'p1');
    floor.at = '2026-11-16T12:00:00-08:00';
    announce(floor, 'noon', 'car');
    expect(onlyEvent(closed(floor, 'noon'), 'drum-closed').eventAt).toMatch(/^2026-11-16T22:00/);
    draw(floor, 'noon');
    floor.do('dee', 'claim-drawn', shows(floor, 'noon', { isIdentitySeen: false }));
    expect(floor.tick('2026-11-16T21:59:59-08:00')).toEqual([]);
    const [forfeited] = floor.tick('2026-11-16T22:00:00-08:00');
    expect(forfeited).toMatchObject({ type: 'winner-forfeited', drawing: 'noon' });
  });

  test('rule 6: no other time is announced', () => {
    const floor = withCar();
    const said = (eventAt: string) =>
      floor.ask('max', 'announce-drawing', {
        drawing: 'd',
        offering: 'car',
        isMechanical: true,
        eventAt,
      });
    expect(said('2026-11-16T20:00:00-08:00')).toMatchObject({
      code: 'bad-drawing',
      problems: [{ path: 'eventAt', message: 'is posted: 2026-11-16 22:00 (Qualifications, A)' }],
    });
    expect(said('2026-11-17T22:00:00-08:00')).toMatchObject({ code: 'bad-drawing' });
    expect(said('2026-11-16T22:00:00-08:00')).toMatchObject([{ type: 'drawing-announced' }]);
  });

  test.each([
    // Four weeks from Monday, 2 November end with Sunday, 29 November.
    ['2026-11-30T00:00', '2026-11-29', '4', 'nothing'],
    ['2026-11-29T23:00', '2026-11-29', '4', 'nothing'],
    ['2026-12-14T00:00', '2026-12-13', '6', 'nothing'],
    ['2026-12-14T00:00', '2026-12-13', '4', 'document.until'],
    ['2026-11-29T00:00', '2026-11-28', '4', 'document.until'],
    ['further notice', '2026-11-29', '4', 'document.until'],
    ['2026-11-30T00:00', '2026-11-28', '4', 'document.values.endDate'],
    ['2026-11-30T00:00', '2026-11-30', '4', 'document.values.endDate'],
  ])('rule 1: until %s, drawn on %s, %s weeks: %s is wrong', (end, endDate, duration, path) => {
    const floor = openedFloor({ game: 'blackjack-poker', at: '2026-10-20T10:00:00-07:00' });
    const from = '2026-11-02T00:00:00-08:00';
    const posting = { as: 'car', paidBy: 'common', options: { duration }, values: { endDate } };
    const until = end === 'further notice' ? undefined : `${end}:00-08:00`;
    const answer = proposes(floor, CAR, { ...posting, more: { from, until } });
    const { path: wrong = 'nothing', message = '(rule 1)' } = answer.problems?.[0] ?? {};
    expect(wrong).toBe(path);
    expect(message).toContain('(rule 1)');
  });
});

describe('what could not be held as posted', () => {
  const CAR_POSTING = { as: 'car', paidBy: 'common', values: { endDate: '2026-11-29' } };
  const from = '2026-11-02T00:00:00-08:00';

  const problemsOf = (activity: string, posting: object) => {
    const floor = openedFloor({ game: 'blackjack-poker', at: '2026-10-20T10:00:00-07:00' });
    return proposes(floor, activity, posting).problems?.map(({ path, message }) => [path, message]);
  };

  test('Car Drawing, Qualifications and rule 6: the drawings and the giveaway of the last day', () => {
    const until = '2026-11-29T12:00:00-08:00';
    expect(problemsOf(CAR, { ...CAR_POSTING, more: { from, until } })).toEqual([
      [
        'document.until',
        'Drawing of a ticket for a car pass: it is held at 12:00 on this day (Qualifications, A)',
      ],
      ['document.until', 'Keys to the car: it is held at 22:00 on this day (rules 6 to 8)'],
    ]);
    const ten = '2026-11-29T22:00:00-08:00';
    expect(problemsOf(CAR, { ...CAR_POSTING, more: { from, until: ten } })).toEqual([
      ['document.until', 'Keys to the car: it is held at 22:00 on this day (rules 6 to 8)'],
    ]);
  });

  test('Car Drawing, Qualifications: nothing is held on the first day before the posting begins', () => {
    const problems = (first: string) =>
      problemsOf(CAR, {
        ...CAR_POSTING,
        more: { from: first, until: '2026-11-30T00:00:00-08:00' },
      }) ?? [];
    const early = problems('2026-11-29T12:30:00-08:00').map(
      ([path, message]) => `${path}: ${message}`,
    );
    expect(early).toContain(
      'document.from: Drawing of a ticket for a car pass: it is held at 12:00 on this day (Qualifications, A)',
    );
    expect(
      problems('2026-11-29T12:00:00-08:00').filter(([path]) => path === 'document.from'),
    ).toEqual([]);
  });

  test('Car Drawing, rule 6: the hours have 10 pm in them', () => {
    const until = '2026-11-30T00:00:00-08:00';
    const hours = (last: string) => [{ from: '10:00', until: last }];
    const posting = (last: string) => ({
      ...CAR_POSTING,
      more: { from, until, hours: hours(last) },
    });
    expect(problemsOf(CAR, posting('22:00'))).toEqual([
      ['document.hours', 'Keys to the car: it is held at 2026-11-29 22:00 (rules 6 to 8)'],
    ]);
    expect(problemsOf(CAR, posting('22:01'))).toBeUndefined();
  });

  test('Lucky Table, rule 1: the hours have the times of the drawings in them', () => {
    const more = { hours: [{ from: '10:00', until: '20:00' }] };
    const values = { drawingTimes: '18:00, 22:00' };
    expect(problemsOf('hgc-lucky-table', { values, more })?.[0]?.[0]).toBe('document.hours');
  });

  test('Hi Lo, Official Rules: players are selected on Thursdays', () => {
    const on = (...days: string[]) =>
      problemsOf('saratoga-hi-lo-progressive', {
        more: { hours: [{ days, from: '14:00', until: '23:00' }] },
      });
    expect(on('friday')?.[0]?.[0]).toBe('document.hours');
    expect(on('thursday')).toBeUndefined();
  });
});

test('Hi Lo, Official Rules: on a Wednesday no player is selected', () => {
  const floor = openedFloor({ game: 'blackjack-poker', at: '2026-11-18T15:00:00-08:00' });
  post(floor, 'saratoga-hi-lo-progressive', { as: 'hi-lo' });
  const card = join(floor, 'p1');
  announce(floor, 'hour', 'hi-lo');
  const close = { drawing: 'hour' };
  const refused = asks(floor, 'dee', 'close-drum', close);
  expect([refused.code, refused.message?.includes('Entries')]).toEqual(['not-the-time', true]);
  floor.at = '2026-11-19T15:00:00-08:00';
  readCard(floor, card);
  floor.do('dee', 'close-drum', close);
});

const closed = (floor: Floor, drawing: string) => floor.do('dee', 'close-drum', { drawing });

describe('Blackjack Poker Car Drawing', () => {
  const DATES = '2026-11-16 18:00, 2026-11-17 18:00, 2026-11-18 18:00';
  const TERM = { from: '2026-10-23T00:00:00-07:00', until: '2026-11-20T00:00:00-08:00' };

  const posted = (values: object) => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    const posting = { as: 'car', values: { drawingDates: DATES, ...values }, more: TERM };
    return proposes(floor, TOURNAMENT, posting).problems?.map(({ message }) => message);
  };

  test('Qualifications, rules 1 and 7: three dates of the posting, and a time for the tournament', () => {
    expect(posted({})).toBeUndefined();
    const drawing = 'Drawing of the 16 players of a tournament';
    expect(posted({ drawingDates: '2026-11-16 18:00, 2026-11-17 18:00' })).toEqual([
      `${drawing}: it has 3 dates (rule 3)`,
    ]);
    expect(posted({ drawingDates: `${DATES}, 2026-11-18 19:00` })).toEqual([
      `${drawing}: it has 3 dates (rule 3)`,
    ]);
    const late = { drawingDates: '2026-11-19 18:00, 2026-11-20 18:00, 2026-11-21 18:00' };
    expect(posted(late)?.[0]).toBe(`${drawing}: 2026-11-20 is not a day of the posting (rule 3)`);
    expect(posted({ tournamentTime: '8 pm on the day of the drawing' })).toEqual([
      `${drawing}: no time is posted at which its winners play (rule 3)`,
    ]);
    expect(posted({ weeks: '6' })).toEqual(['it runs for 6 weeks from its start (rule 1)']);
  });

  test('Qualifications, rules 4 and 7: one drawing a day, and before its tournament', () => {
    const oneDay = '2026-11-16 12:00, 2026-11-16 15:00, 2026-11-16 18:00';
    const drawing = 'Drawing of the 16 players of a tournament';
    expect(posted({ drawingDates: oneDay })).toEqual([`${drawing}: it has 3 dates (rule 3)`]);
    const late = DATES.replaceAll('18:00', '21:00');
    expect(posted({ drawingDates: late, tournamentTime: '20:00' })).toEqual([
      `${drawing}: at 21:00 it is too late for those who play at 20:00 (rule 3)`,
    ]);
  });

  test('rule 7: the tournament begins at its posted time, when the drawing is over', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    for (const patron of ['p1', 'p2']) floor.do('dee', 'enrol-patron', { patron });
    const values = { drawingDates: DATES };
    post(floor, TOURNAMENT, { as: 'car', values, more: TERM });
    floor.at = '2026-11-16T18:00:00-08:00';
    for (const patron of ['p1', 'p2']) issue(floor, 'car', patron);
    announce(floor, 'd', 'car');
    expect(onlyEvent(closed(floor, 'd'), 'drum-closed').eventAt).toMatch(/^2026-11-16T20:00/);
    for (const _ of ['p1', 'p2']) {
      const serial = draw(floor, 'd');
      floor.do('dee', 'claim-drawn', shows(floor, 'd'));
      floor.do('max', 'confirm-winner', { drawing: 'd', serial, secret: SECRET });
    }
    const start = { show: 's', offering: 'car', game: 'tournament', players: ['p1', 'p2'] };
    expect(floor.refused('flo', 'start-show', start)).toBe('wrong-time');
    floor.at = '2026-11-16T20:00:00-08:00';
    expect(floor.refused('flo', 'start-show', start)).toBe('drawing-not-over');
    const reason = 'nobody is left in the drum';
    floor.do('max', 'end-drawing', { drawing: 'd', reason, secret: SECRET });
    floor.do('flo', 'start-show', start);
  });
});

describe('at one posted time', () => {
  const at = (floor: Floor, clock: string) => {
    floor.at = `2026-11-20T${clock}:00-08:00`;
  };
  const starts = (floor: Floor, show: string, game: string) =>
    asks(floor, 'flo', 'start-show', { show, offering: 'promo', game });

  test('Lucky Table, rule 1: one ball is drawn', () => {
    const floor = openedFloor({ game: 'texas-holdem', at: '2026-11-20T10:00:00-08:00' });
    post(floor, 'hgc-lucky-table', { as: 'promo', values: { drawingTimes: '18:00, 22:00' } });
    at(floor, '18:05');
    expect(starts(floor, 'one', 'lucky-table')).toMatchObject([{ type: 'show-started' }]);
    at(floor, '18:40');
    const twice = starts(floor, 'two', 'lucky-table');
    expect(twice.code).toBe('too-many-shows');
    expect(twice.message).toContain('paragraph 2');
    at(floor, '19:00');
    expect(starts(floor, 'two', 'lucky-table').code).toBe('wrong-time');
    at(floor, '22:00');
    expect(starts(floor, 'two', 'lucky-table')).toMatchObject([{ type: 'show-started' }]);
  });

  test('Splash Pot, Object and Summary: one drawing, and the next in half an hour', () => {
    const floor = openedFloor({ game: 'texas-holdem', at: '2026-11-20T10:00:00-08:00' });
    floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
    for (const seat of [1, 2, 3, 4]) floor.do('flo', 'seat-person', { table: 'T1', seat });
    dealHand(floor);
    const values = { times: 'Friday 18:00, Friday 18:30' };
    post(floor, 'hgc-splash-pot', { as: 'promo', values, paidBy: 'hj' });
    at(floor, '18:00');
    expect(starts(floor, 'one', 'splash')).toMatchObject([{ type: 'show-started' }]);
    at(floor, '18:29');
    expect(starts(floor, 'two', 'splash').code).toBe('too-many-shows');
    at(floor, '18:30');
    expect(starts(floor, 'two', 'splash')).toMatchObject([{ type: 'show-started' }]);
  });

  test('Sports Promotion, rule 2: one grid for the posted contest', () => {
    const floor = openedFloor({ game: 'texas-holdem', at: '2026-11-20T10:00:00-08:00' });
    floor.do('flo', 'seat-person', { table: 'T1', seat: 1 });
    dealHand(floor);
    post(floor, 'hgc-sports-grid', { as: 'promo' });
    expect(starts(floor, 'one', 'grid')).toMatchObject([{ type: 'show-started' }]);
    at(floor, '18:00');
    expect(starts(floor, 'two', 'grid')).toMatchObject({ code: 'too-many-shows' });
    floor.do('max', 'abandon-show', { show: 'one', reason: 'the board fell down' });
    expect(starts(floor, 'two', 'grid')).toMatchObject([{ type: 'show-started' }]);
  });

  test('Big Spin, rules 5 and 7: one ticket is drawn for one prize', () => {
    const floor = openedFloor({ game: 'texas-holdem', at: '2026-11-20T10:00:00-08:00' });
    for (const patron of ['p1', 'p2']) floor.do('dee', 'enrol-patron', { patron });
    putUp(floor, 'hgc-big-spin', { as: 'promo', values: { drawingTimes: '18:00' } });
    for (const patron of ['p1', 'p2']) issue(floor, 'promo', patron);
    at(floor, '18:00');
    for (const drawing of ['one', 'two']) announce(floor, drawing, 'promo');
    closeDrum(floor, 'one');
    draw(floor, 'one');
    missed(floor, 'one', { redraws: false });
    const second = asks(floor, 'dee', 'close-drum', { drawing: 'two' });
    expect(second.code).toBe('too-many-drawings');
    expect(second.message).toContain('rule 5');
  });
});

test('Pro Football: a week outside the posted dates is not opened', () => {
  const more = { from: '2026-11-09T00:00:00-08:00', until: '2026-11-16T00:00:00-08:00' };
  const floor = poolFloor(FOOTBALL, { more });
  const opens = (contest: string, sunday: string) =>
    asks(floor, 'mia', 'open-contest', { contest, offering: 'pool', facts: { ...WEEK, sunday } });
  const next = opens('next', '2026-11-22');
  expect(next.code).toBe('bad-contest');
  expect(next.problems?.[0]?.message).toContain('(Object and Summary)');
  expect(opens('week', '2026-11-15')).toMatchObject([{ type: 'contest-opened' }]);
});

describe('Paid Collection Rate for a Year', () => {
  /** Ann has three of the four tickets of Blackjack Poker; two are drawn. */
  function drawnTwice(settings: object): readonly (string | undefined)[] {
    const floor = openedFloor({ game: 'blackjack-poker' });
    for (const patron of ['ann', 'ben']) floor.do('dee', 'enrol-patron', { patron });
    putUp(floor, 'hgc-paid-collection-year', { as: 'year', more: { settings } });
    const tickets = { offering: 'year', game: 'blackjack-poker', reason: 'for the test' };
    floor.do('dee', 'issue-tickets', { ...tickets, patron: 'ann', count: 3 });
    floor.do('dee', 'issue-tickets', { ...tickets, patron: 'ben', count: 1 });
    const drawing = { drawing: 'd', offering: 'year', rule: 'drawing-1', isMechanical: true };
    floor.do('max', 'announce-drawing', drawing);
    floor.do('dee', 'close-drum', { drawing: 'd' });
    for (const serial of [1, 2]) {
      const ticket = codeOf(floor.house, 'year', serial);
      floor.do('dee', 'record-draw', { drawing: 'd', ticket });
      floor.do('flo', 'confirm-draw', { drawing: 'd' });
      const { passed } = drawnIn(floor, 'd');
      if (passed !== undefined) return [passed];
      floor.do('dee', 'claim-drawn', shows(floor, 'd'));
      floor.do('max', 'confirm-winner', { drawing: 'd', serial });
    }
    return floor.house.drums.drawings.get('d')?.won.map(({ patron }) => patron) ?? [];
  }

  test('rule 2: collections are paid until the value is used up, or the year is over', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    floor.do('dee', 'enrol-patron', { patron: 'ann' });
    const claim = winYear(floor, 'year', 'ann');
    const use = (amount: string) => ({ claim, amount, table: 'T1' });
    expect(floor.refused('flo', 'use-prize', use('10.00'))).toBe('claim-closed');
    handOver(floor, claim, 'ann');
    const used = onlyEvent(floor.do('flo', 'use-prize', use('200.00')), 'prize-used');
    expect(used).toMatchObject({ amount: '200.00', left: '5000.00' });
    expect(floor.refused('flo', 'use-prize', use('5000.01'))).toBe('not-enough-money');
    // Handed over on 16 November 2026 at ten: 365 days later it is over.
    floor.at = '2027-11-16T09:59:59-08:00';
    floor.do('flo', 'use-prize', use('4000.00'));
    expect(claimFacts(floor.house, 'paid')).toMatchObject([{ claim, left: '1000.00' }]);
    floor.at = '2027-11-16T10:00:00-08:00';
    expect(floor.refused('flo', 'use-prize', use('1000.00'))).toBe('too-late');
  });

  test('rule 2: ten winners are ten people, unless the house reads it by tickets', () => {
    expect(drawnTwice({})).toEqual(['no further prize for one person (rule 2)']);
    expect(drawnTwice({ winners: 'tickets' })).toEqual(['ann', 'ann']);
  });
});

describe('who confirms a hand, and whose ticket it is', () => {
  const ACES = { decks: 6, dealer: { up: '5c' }, seats: [{ seat: 1, cards: 'Ah Ah' }] };

  /** The cards of a call are entered by one; the call. */
  function entered(floor: Floor, deal: object, more: object = {}, by = 'flo'): string {
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    const id = call(floor, { offering: 'promo' });
    floor.do(by, 'verify-call', { call: id, deal, ...more });
    return id;
  }

  test('Blackjack Poker Car Drawing, Qualifications: one of the two is the shift supervisor', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    putUp(floor, TOURNAMENT, { as: 'promo' });
    const id = entered(floor, ACES);
    expect(floor.do('fred', 'authorize-call', { call: id })).toMatchObject([
      { type: 'call-signed', needs: ['manager'] },
    ]);
    const events = floor.do('max', 'authorize-call', { call: id });
    expect(onlyEvent(events, 'tickets-issued').batches).toMatchObject([{ count: 1 }]);
    floor.do('dana', 'end-round', { table: 'T1' });
    const second = entered(floor, ACES, {}, 'max');
    onlyEvent(floor.do('flo', 'authorize-call', { call: second }), 'tickets-issued');
  });

  const tickets = (floor: Floor, deal: object, more: object = {}) => {
    const id = entered(floor, deal, more);
    const events = floor.do('fred', 'authorize-call', { call: id });
    return onlyEvent(events, 'tickets-issued').batches.map(({ seat, patron }) => [seat, patron]);
  };

  function beatTheDealer(): Floor {
    const floor = openedFloor({ game: 'three-card-poker' });
    for (const patron of ['ann', 'bo', 'cy']) floor.do('dee', 'enrol-patron', { patron });
    putUp(floor, 'hgc-beat-the-dealer', { as: 'promo' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
    const bank = { table: 'T1', seat: 2, patron: 'bo', position: 'player-dealer' };
    floor.do('dana', 'seat-person', bank);
    return floor;
  }

  test('Beat the Dealer, Qualifying Hands: a hand at the dealer’s place is the player-dealer’s', () => {
    const deal = { dealer: { cards: '2h 2d 2c' }, seats: [{ seat: 1, cards: 'Kh 9d 4c' }] };
    expect(tickets(beatTheDealer(), deal)).toEqual([[2, 'bo']]);
  });

  test('Beat the Dealer, Qualifying Hands: a bettor behind the line has a name', () => {
    const floor = beatTheDealer();
    const deal = {
      dealer: { cards: 'Kh 9d 4c' },
      seats: [
        { seat: 1, cards: '2h 2d 2c' },
        { seat: 1, position: 'backline' },
      ],
    };
    const behind = (patron: string) => ({ behind: [{ seat: 1, patron }] });
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    const id = call(floor, { offering: 'promo' });
    const enter = { call: id, deal };
    expect(floor.refused('flo', 'verify-call', { ...enter, ...behind('nobody') })).toBe(
      'unknown-patron',
    );
    floor.do('carl', 'exclude-patron', { patron: 'bo', reason: 'asked to be' });
    expect(floor.refused('flo', 'verify-call', { ...enter, ...behind('bo') })).toBe(
      'ineligible-person',
    );
    floor.do('flo', 'verify-call', { ...enter, ...behind('cy') });
    const events = floor.do('fred', 'authorize-call', { call: id });
    expect(onlyEvent(events, 'tickets-issued').batches).toMatchObject([
      { seat: 1, patron: 'ann' },
      { seat: 1, patron: 'cy' },
    ]);
  });

  test('Beat the Dealer, Qualifying Hands: who is recorded behind the line keeps the name', () => {
    const floor = beatTheDealer();
    floor.do('dana', 'seat-person', { table: 'T1', seat: 3, patron: 'cy', position: 'backline' });
    const deal = {
      dealer: { cards: 'Kh 9d 4c' },
      seats: [
        { seat: 1, cards: '2h 2d 2c' },
        { seat: 3, position: 'seated', cards: '3h 3d 3c' },
        { seat: 3, position: 'backline' },
      ],
    };
    expect(tickets(floor, deal)).toEqual([
      [1, 'ann'],
      [3, undefined],
      [3, 'cy'],
    ]);
  });

  test('Beat the Dealer, Closing paragraphs: two to ten customers, at a free table too', () => {
    const floor = openedFloor({ game: 'three-card-poker' });
    floor.do('max', 'install-table', { table: 'F1', seats: 7 });
    floor.do('flo', 'open-table', { table: 'F1', game: 'three-card-poker', npn: true });
    putUp(floor, 'hgc-beat-the-dealer', { as: 'promo' });
    floor.do('dana', 'seat-person', { table: 'F1', seat: 1 });
    const deal = {
      dealer: { cards: 'Kh 9d 4c' },
      seats: [{ seat: 1, cards: '2h 2d 2c' }, { seat: 2 }],
    };
    floor.do('dana', 'start-round', { table: 'F1', fees: [] });
    const id = call(floor, { offering: 'promo', table: 'F1' });
    expect(asks(floor, 'flo', 'verify-call', { call: id, deal })).toMatchObject({
      code: 'nobody-wins',
    });
  });
});
