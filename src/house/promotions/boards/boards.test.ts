import { describe, expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import type { Floor } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, post, showPapers } from '../../fixtures/jackpot.fixture.ts';
import {
  boardFloor,
  entryOn,
  hoursFrom,
  postHappyHours,
  postRace,
  showHand,
} from './boards.fixture.ts';

const BOARD = 'happy.2026-11-16.1000';
const reason = 'the wrong seat was written down';

/** What each claim of an award is, by patron. */
const won = (events: readonly Event[]) =>
  onlyEvent(events, 'prizes-won').claims.map(({ patron, amount }) => `${patron} ${amount}`);

const wordsOn = ({ house }: Floor, board: string) =>
  house.boards.get(board)?.entries.map(({ words, patron }) => `${patron}: ${words}`);

/** Seats more patrons, after the two that sit there. */
function seat(floor: Floor, ...patrons: readonly string[]): void {
  patrons.forEach((patron, at) => {
    floor.do('dee', 'enrol-patron', { patron });
    floor.do('dana', 'seat-person', { table: 'T1', seat: at + 3, patron });
  });
}

describe('the highest hand of the hour', () => {
  test('wins the posted prize when the hour is over, from the reserve of the Hawaiian Jackpot', () => {
    const floor = boardFloor();
    postHappyHours(floor, 'happy');
    showHand(floor, { offering: 'happy', hand: 'sevensFull', seat: 1 });
    showHand(floor, { offering: 'happy', hand: 'kingsFull', seat: 2 });
    showHand(floor, { offering: 'happy', hand: 'straight', seat: 1 });
    expect(wordsOn(floor, BOARD)).toEqual([
      'pat: sevens full of deuces',
      'sam: kings full of deuces',
      'pat: ten-high straight',
    ]);
    expect(floor.tick('2026-11-16T10:59:59-08:00')).toEqual([]);
    expect(floor.tick('2026-11-16T11:00:00-08:00')).toMatchObject([
      { type: 'board-closed', board: BOARD, prizes: [{ row: 'highest-hand', amount: '500.00' }] },
    ]);
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual(['sam 500.00']);
    expect(floor.balance('fund/hj/reserve')).toBe('49500.00');
    expect(floor.balance('fund/happy/payable')).toBe('500.00');
  });

  test('is divided by those who hold equal ones, and the odd cent stays', () => {
    const floor = boardFloor();
    seat(floor, 'tom');
    postHappyHours(floor, 'happy', { values: { prize: '100.00' } });
    for (const place of [1, 2, 3, 3]) {
      showHand(floor, { offering: 'happy', hand: 'kingsFull', seat: place });
    }
    floor.tick('2026-11-16T11:00:00-08:00');
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual([
      'pat 33.33',
      'sam 33.33',
      'tom 33.33',
    ]);
    expect(floor.balance('fund/hj/reserve')).toBe('49900.01');
  });

  test('below the minimum wins nothing: then there is nothing to award', () => {
    const floor = boardFloor();
    postHappyHours(floor, 'happy');
    showHand(floor, { offering: 'happy', hand: 'straight' });
    floor.tick('2026-11-16T11:00:00-08:00');
    expect(floor.house.boards.get(BOARD)).toMatchObject({ status: 'done', prizes: [] });
    expect(floor.refused('max', 'award-board', { board: BOARD })).toBe('board-done');
  });

  test('belongs to the hour in which it was called, however long it takes to verify it', () => {
    const floor = boardFloor();
    postHappyHours(floor, 'happy', { more: hoursFrom(10, 11) });
    floor.at = '2026-11-16T10:59:00-08:00';
    showHand(floor, { offering: 'happy', hand: 'sevensFull' });
    floor.do('dana', 'start-round', { table: 'T1', fees: [] });
    const [called] = floor.do('dana', 'call-hand', { table: 'T1', seat: 2, offering: 'happy' });
    expect(floor.tick('2026-11-16T11:05:00-08:00')).toEqual([]);
    const { call } = called as { call: string };
    const seats = [{ seat: 1 }, { seat: 2, hole: 'Kh Kd' }];
    const deal = { seats, board: 'Kc 2s 2h 3d 9c' };
    floor.do('flo', 'verify-call', { call, deal });
    const posted = onlyEvent(floor.do('fred', 'authorize-call', { call }), 'entry-posted');
    expect(posted).toMatchObject({ board: BOARD, until: '2026-11-16T11:00:00.000-08:00' });
    expect(floor.tick('2026-11-16T11:06:00-08:00')).toMatchObject([{ type: 'board-closed' }]);
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual(['sam 500.00']);
  });

  test('hours past midnight are one period, and a window may have a prize of its own', () => {
    const floor = boardFloor('2026-11-16T23:30:00-08:00');
    const hours = { from: '22:00', until: '02:00' };
    const windows = [{ hours, values: { prize: '750.00' } }];
    postHappyHours(floor, 'happy', { more: { hours: [hours], windows } });
    showHand(floor, { offering: 'happy', hand: 'sevensFull', seat: 1 });
    floor.at = '2026-11-17T01:30:00-08:00';
    showHand(floor, { offering: 'happy', hand: 'kingsFull', seat: 2 });
    const board = 'happy.2026-11-16.2200';
    expect(floor.house.boards.get(board)?.entries).toHaveLength(2);
    floor.tick('2026-11-17T02:00:00-08:00');
    expect(won(floor.do('max', 'award-board', { board }))).toEqual(['sam 750.00']);
  });

  test('a prize that takes a manager is signed by the floor first, and awarded by the manager', () => {
    const floor = boardFloor();
    postHappyHours(floor, 'happy', { values: { prize: '6000.00' } });
    showHand(floor, { offering: 'happy', hand: 'sevensFull' });
    floor.tick('2026-11-16T11:00:00-08:00');
    expect(floor.do('flo', 'award-board', { board: BOARD })).toEqual([
      { type: 'board-signed', board: BOARD, needs: ['manager'] },
    ]);
    expect(floor.refused('flo', 'award-board', { board: BOARD })).toBe('second-person');
    const events = floor.do('max', 'award-board', { board: BOARD });
    expect(onlyEvent(events, 'prizes-won').signedBy).toEqual(['flo', 'max']);
  });
});

describe('a board is corrected by two people', () => {
  function closed(): Floor {
    const floor = boardFloor();
    postHappyHours(floor, 'happy');
    showHand(floor, { offering: 'happy', hand: 'sevensFull', seat: 1 });
    showHand(floor, { offering: 'happy', hand: 'kingsFull', seat: 2 });
    floor.tick('2026-11-16T11:00:00-08:00');
    return floor;
  }

  test('a line that is struck wins no more, and the next best does; the history says who', () => {
    const floor = closed();
    const entry = entryOn(floor, BOARD, 1);
    floor.do('dee', 'correct-entry', { board: BOARD, entry, isStruck: true, reason });
    expect(floor.refused('max', 'award-board', { board: BOARD })).toBe('correction-waits');
    floor.do('fred', 'confirm-correction', { board: BOARD });
    expect(floor.house.boards.get(BOARD)?.history).toEqual([
      {
        entry,
        isStruck: true,
        reason,
        at: '2026-11-16T11:00:00-08:00',
        recordedBy: 'dee',
        confirmedBy: 'fred',
      },
    ]);
    expect(floor.refused('fred', 'award-board', { board: BOARD })).toBe('second-person');
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual(['pat 500.00']);
  });

  test('an award that is voided takes its line off the board', () => {
    const floor = closed();
    const call = floor.house.boards.get(BOARD)?.entries[1]?.call;
    floor.both({ type: 'void-award', call, reason: 'a marked card' });
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual(['pat 500.00']);
  });

  test('the only line, struck by mistake, comes back and wins; once awarded it is too late', () => {
    const floor = boardFloor();
    postHappyHours(floor, 'happy');
    showHand(floor, { offering: 'happy', hand: 'sevensFull' });
    floor.tick('2026-11-16T11:00:00-08:00');
    const line = { board: BOARD, entry: entryOn(floor, BOARD), reason };
    for (const isStruck of [true, false]) {
      floor.do('dee', 'correct-entry', { ...line, isStruck });
      const action = { type: 'withdraw-offering', offering: 'happy', reason };
      expect(floor.refused('max', 'propose', { action })).toBe('fund-in-use');
      floor.do('fred', 'confirm-correction', { board: BOARD });
      expect(floor.house.boards.get(BOARD)?.status).toBe(isStruck ? 'done' : 'closed');
    }
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual(['pat 500.00']);
    expect(floor.refused('dee', 'correct-entry', { ...line, isStruck: true })).toBe('board-done');
  });

  test('nobody corrects a line of his own', () => {
    const floor = closed();
    floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['floor'], patron: 'sam' });
    const entry = entryOn(floor, BOARD, 1);
    const strike = { board: BOARD, entry, isStruck: true, reason };
    expect(floor.refused('gil', 'correct-entry', strike)).toBe('second-person');
    expect(floor.refused('gil', 'award-board', { board: BOARD })).toBe('second-person');
  });

  test('while a board waits for its prizes its offering is not withdrawn', () => {
    const floor = closed();
    const action = { type: 'withdraw-offering', offering: 'happy', reason: 'the month is over' };
    expect(floor.refused('max', 'propose', { action })).toBe('fund-in-use');
    floor.do('max', 'award-board', { board: BOARD });
    floor.both(action);
  });
});

describe('an award of a board that is voided', () => {
  /** Sevens full of pat, kings full of sam, and sam’s prize awarded. */
  function awarded() {
    const floor = boardFloor();
    postHappyHours(floor, 'happy');
    showHand(floor, { offering: 'happy', hand: 'sevensFull', seat: 1 });
    showHand(floor, { offering: 'happy', hand: 'kingsFull', seat: 2 });
    floor.tick('2026-11-16T11:00:00-08:00');
    const { award, claims } = onlyEvent(
      floor.do('max', 'award-board', { board: BOARD }),
      'prizes-won',
    );
    const hand = floor.house.boards.get(BOARD)?.entries[1]?.call;
    return { floor, award, claim: claims[0]?.id as string, hand };
  }

  test('can be made again, once what was wrong is put right', () => {
    const { floor, award } = awarded();
    floor.both({ type: 'void-award', call: award, reason });
    expect(floor.house.boards.get(BOARD)).toMatchObject({ status: 'closed', signedBy: [] });
    expect(floor.balance('fund/hj/reserve')).toBe('50000.00');
    const entry = entryOn(floor, BOARD, 1);
    floor.do('dee', 'correct-entry', { board: BOARD, entry, isStruck: true, reason });
    floor.do('fred', 'confirm-correction', { board: BOARD });
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual(['pat 500.00']);
    expect(floor.balance('fund/hj/reserve')).toBe('49500.00');
  });

  test('goes with the hand that it was for: the claim is void, and the next hand wins', () => {
    const { floor, claim, hand } = awarded();
    floor.both({ type: 'void-award', call: hand, reason: 'a marked card' });
    expect(floor.house.claims.get(claim)?.status).toBe('voided');
    expect(floor.balance('fund/happy/payable')).toBe('0.00');
    const pay = { claim, patron: 'sam', from: 'cheque' };
    expect(floor.refused('max', 'pay-claim', pay)).toBe('claim-closed');
    expect(won(floor.do('max', 'award-board', { board: BOARD }))).toEqual(['pat 500.00']);
  });

  test('stands where a hand goes that did not decide it', () => {
    const { floor, claim } = awarded();
    const other = floor.house.boards.get(BOARD)?.entries[0]?.call;
    const events = floor.both({ type: 'void-award', call: other, reason: 'a marked card' });
    expect(events.map(({ type }) => type)).toEqual(['proposal-approved', 'award-voided']);
    expect(floor.house.claims.get(claim)?.status).toBe('open');
  });

  test('is too late once it was paid, and so is the hand’s', () => {
    const { floor, claim, hand } = awarded();
    showPapers(floor, { claim, patron: 'sam' });
    floor.do('max', 'pay-claim', { claim, patron: 'sam', from: 'cheque' });
    const action = { type: 'void-award', call: hand, reason: 'a marked card' };
    expect(floor.refused('max', 'propose', { action })).toBe('already-paid');
  });
});

describe('the leaderboard of Bay 101', () => {
  function bay(option: string, settings = {}): Floor {
    const floor = boardFloor();
    seat(floor, 'tom');
    floor.do('abe', 'open-fund', { fund: 'bonus', title: 'Bonus reserve', of: 'GEAR-001277' });
    floor.do('abe', 'feed-fund', { fund: 'bonus', amount: '10000', reason: 'collections' });
    post(floor, 'bay101-poker-high-hand-bonus', {
      as: 'high',
      paidBy: 'bonus',
      options: { hands: option },
      more: {
        tables: [],
        settings,
        ...hoursFrom(10),
        values: {
          highHand: '300.00',
          paidIn: 'cash',
          ...(option === 'A' ? { royalFlush: '1000.00' } : {}),
        },
      },
    });
    return floor;
  }
  const board = 'high.2026-11-16.1000';
  const ended = (floor: Floor) => {
    floor.tick('2026-11-16T11:00:00-08:00');
    return floor.do('max', 'award-board', { board });
  };

  test('each of those who tie is paid in full, from the reserve of GEAR-001277', () => {
    const floor = bay('B');
    showHand(floor, { offering: 'high', hand: 'threeSevens', seat: 3 });
    showHand(floor, { offering: 'high', hand: 'fourNines', seat: 1 });
    showHand(floor, { offering: 'high', hand: 'fourNines', seat: 2 });
    expect(won(ended(floor))).toEqual(['pat 300.00', 'sam 300.00']);
    expect(floor.balance('fund/bonus/reserve')).toBe('9400.00');
  });

  test('a royal flush of chart A has its own bonus and leaves the period without a high hand', () => {
    const floor = bay('A');
    showHand(floor, { offering: 'high', hand: 'fourNines', seat: 1 });
    const royal = showHand(floor, { offering: 'high', hand: 'royal', seat: 2 });
    expect(royal.claims).toMatchObject([{ patron: 'sam', amount: '1000.00' }]);
    floor.tick('2026-11-16T11:00:00-08:00');
    expect(floor.house.boards.get(board)).toMatchObject({ status: 'done', prizes: [] });
    // Without the royal flush the four nines are the high hand.
    floor.both({ type: 'void-award', call: royal.call, reason: 'a marked card' });
    expect(won(floor.do('max', 'award-board', { board }))).toEqual(['pat 300.00']);
  });

  test('by the other reading the next best hand has the prize; under chart B the royal has it', () => {
    const floor = bay('A', { afterARoyal: 'next-best' });
    showHand(floor, { offering: 'high', hand: 'fourNines', seat: 1 });
    showHand(floor, { offering: 'high', hand: 'royal', seat: 2 });
    expect(won(ended(floor))).toEqual(['pat 300.00']);
    const other = bay('B');
    showHand(other, { offering: 'high', hand: 'fourNines', seat: 1 });
    showHand(other, { offering: 'high', hand: 'royal', seat: 2 });
    expect(won(ended(other))).toEqual(['sam 300.00']);
  });
});

describe('the race for points', () => {
  test('points add up, those who tie divide their places, and a name can be written later', () => {
    const floor = boardFloor();
    postRace(floor, 'race', ['100.00', '50.00', '25.00']);
    // Four of a kind is worth three points, a full house two, a straight one.
    showHand(floor, { offering: 'race', hand: 'fourNines', seat: 1 });
    showHand(floor, { offering: 'race', hand: 'sevensFull', seat: 2 });
    showHand(floor, { offering: 'race', hand: 'straight', seat: 3 });
    const board = 'race.all';
    expect(wordsOn(floor, board)).toEqual(['pat: 3 points', 'sam: 2 points', 'undefined: 1 point']);
    const entry = entryOn(floor, board, 2);
    floor.do('dee', 'correct-entry', { board, entry, patron: 'sam', reason: 'a name was missing' });
    floor.do('fred', 'confirm-correction', { board });
    floor.do('dee', 'close-board', { board });
    expect(won(floor.do('max', 'award-board', { board }))).toEqual(['pat 75.00', 'sam 75.00']);
  });

  test('is for nobody who works here: neither by a hand, nor by a name written later', () => {
    const floor = boardFloor();
    for (const patron of ['emp', 'out']) floor.do('dee', 'enrol-patron', { patron });
    floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['dealer'], patron: 'emp' });
    floor.do('carl', 'exclude-patron', { patron: 'out', reason });
    postRace(floor, 'race', ['100.00']);
    postHappyHours(floor, 'happy');
    floor.do('dana', 'seat-person', { table: 'T1', seat: 3, patron: 'emp' });
    // The Happy Hours let employees play.
    showHand(floor, { offering: 'happy', hand: 'kingsFull', seat: 3 });
    showHand(floor, { offering: 'race', hand: 'straight', seat: 4 });
    const board = 'race.all';
    const rename = { board, entry: entryOn(floor, board), reason };
    expect(floor.ask('dee', 'correct-entry', { ...rename, patron: 'emp' })).toMatchObject({
      code: 'ineligible-person',
      message: expect.stringContaining('Employees may not take part. (Introduction)'),
    });
    expect(floor.refused('dee', 'correct-entry', { ...rename, patron: 'out' })).toBe(
      'ineligible-person',
    );
    floor.do('dee', 'close-board', { board });
    const { claims } = onlyEvent(floor.do('max', 'award-board', { board }), 'prizes-won');
    const claim = claims[0]?.id as string;
    showPapers(floor, { claim, patron: 'emp' });
    const pay = { claim, patron: 'emp', from: 'cheque' };
    expect(floor.refused('max', 'pay-claim', pay)).toBe('ineligible-person');
    expect(() => showHand(floor, { offering: 'race', hand: 'straight', seat: 3 })).toThrow(
      'nobody-wins',
    );
  });

  test('nobody has a second cash prize of it within 24 hours', () => {
    const floor = boardFloor();
    const claims = ['race', 'other', 'later'].map((offering) => {
      if (offering === 'later') floor.at = '2026-11-17T10:00:00-08:00';
      postRace(floor, offering, ['100.00']);
      showHand(floor, { offering, hand: 'straight' });
      floor.do('dee', 'close-board', { board: `${offering}.all` });
      const events = floor.do('max', 'award-board', { board: `${offering}.all` });
      return onlyEvent(events, 'prizes-won').claims[0]?.id as string;
    });
    for (const claim of claims) showPapers(floor, { claim, patron: 'pat' });
    const [first, second, third] = claims.map((claim) => {
      return { claim, patron: 'pat', from: 'cheque' };
    });
    floor.do('max', 'pay-claim', first);
    expect(floor.refused('max', 'pay-claim', second)).toBe('limit-reached');
    floor.do('max', 'pay-claim', third);
  });

  test('after its end the next hand begins another race', () => {
    const floor = boardFloor();
    postRace(floor, 'race', ['100.00']);
    showHand(floor, { offering: 'race', hand: 'straight' });
    floor.do('dee', 'close-board', { board: 'race.all' });
    showHand(floor, { offering: 'race', hand: 'straight' });
    expect([...floor.house.boards.keys()]).toEqual(['race.all', 'race.all.2']);
  });

  test('posted dates are its period, and it ends with them', () => {
    const floor = boardFloor();
    const dates = { from: '2026-11-16T00:00:00-08:00', until: '2026-11-20T23:00:00-08:00' };
    postRace(floor, 'race', ['100.00'], {
      more: { ...dates, hours: [{ from: '10:00', until: '02:00' }] },
    });
    showHand(floor, { offering: 'race', hand: 'straight', seat: 1 });
    floor.at = '2026-11-18T12:00:00-08:00';
    showHand(floor, { offering: 'race', hand: 'sevensFull', seat: 2 });
    expect(floor.house.boards.get('race.2026-11-16')?.entries).toHaveLength(2);
    const closed = floor.tick('2026-11-20T23:00:00-08:00');
    expect(closed).toMatchObject([{ type: 'board-closed', board: 'race.2026-11-16' }]);
  });
});
