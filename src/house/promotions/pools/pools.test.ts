import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { parseMoment } from '#rules';
import type { Event } from '../../events.ts';
import { type Floor, RULEBOOK } from '../../fixtures/floor.fixture.ts';
import { onlyEvent, PAPERS, post } from '../../fixtures/jackpot.fixture.ts';
import {
  BRACKET,
  enterResults,
  FOOTBALL,
  lowerWins,
  member,
  picks,
  poolFloor,
  RESULTS,
  SUNDAY,
  TUESDAY,
  WEEK,
} from './pools.fixture.ts';
import { picksFacts } from './views.ts';

const contest = 'week';

function week(): Floor {
  const floor = poolFloor(FOOTBALL);
  floor.do('mia', 'open-contest', { contest, offering: 'pool', facts: WEEK });
  return floor;
}

const enter = (floor: Floor, patron: string, answers: object = RESULTS): void => {
  floor.do('dee', 'enter-picks', { contest, patron, answers });
};

/** As the copy of Pat's picks has it. */
const isClosedNow = ({ house, at }: Floor): boolean => {
  const now = sure(parseMoment(at, 'at'));
  return picksFacts({ house, rulebook: RULEBOOK, now }, contest, 'pat').isClosed;
};

const won = (events: readonly Event[]) =>
  onlyEvent(events, 'prizes-won').claims.map(({ patron, amount }) => `${patron} ${amount}`);

describe('a week of football', () => {
  test('closes on Sunday at half past nine as the room has it, and counts hours from Tuesday', () => {
    const floor = week();
    expect(floor.house.pools.get(contest)).toMatchObject({
      closes: '2026-11-15T09:30:00.000-08:00',
      hours: {
        from: '2026-11-10T00:00:00.000-08:00',
        until: '2026-11-17T00:00:00.000-08:00',
        least: 5,
      },
    });
    member(floor, 'pat', 5);
    member(floor, 'sam', 5);
    floor.at = '2026-11-15T09:29:59-08:00';
    enter(floor, 'pat');
    expect(isClosedNow(floor)).toBe(false);
    floor.at = SUNDAY;
    expect(isClosedNow(floor)).toBe(true);
    const late = { contest, patron: 'sam', answers: RESULTS };
    expect(floor.ask('dee', 'enter-picks', late)).toMatchObject({
      code: 'entries-closed',
      message: expect.stringContaining('Eligibility Requirements'),
    });
  });

  test('the winner of each game decides, then the Monday total; four hours are too few', () => {
    const floor = week();
    for (const patron of ['ann', 'bo', 'cy']) member(floor, patron, 5);
    member(floor, 'di', 4);
    enter(floor, 'ann', picks(['Hawks', 'Lions', 'Rams'], [20, 20]));
    enter(floor, 'bo', picks(['Hawks', 'Lions', 'Rams'], [30, 12]));
    enter(floor, 'cy', picks(['Hawks', 'Colts', 'Jets'], [24, 17]));
    enter(floor, 'di');
    floor.at = TUESDAY;
    enterResults(floor, RESULTS);
    const events = floor.do('max', 'award-contest', { contest });
    // The total was 41: Ann is one point off with 40, and so is Bo with 42.
    expect(won(events)).toEqual(['ann 400.00', 'bo 400.00', 'cy 200.00']);
    expect(onlyEvent(events, 'contest-awarded').standing).toEqual([
      { place: 1, player: 'ann', correct: 3, off: 1, isIn: true },
      { place: 1, player: 'bo', correct: 3, off: 1, isIn: true },
      { place: 3, player: 'cy', correct: 1, off: 0, isIn: true },
    ]);
    expect(floor.balance('fund/hj/reserve')).toBe('49000.00');
  });

  test('prizes are fetched from Tuesday noon until Friday; later the money is back in the fund', () => {
    const floor = week();
    member(floor, 'ann', 5);
    enter(floor, 'ann');
    floor.at = TUESDAY;
    enterResults(floor, RESULTS);
    const { claims } = onlyEvent(floor.do('max', 'award-contest', { contest }), 'prizes-won');
    const claim = claims[0]?.id;
    const papers = { claim, patron: 'ann', ...PAPERS };
    floor.do('max', 'check-identity', papers);
    const pay = { claim, from: 'cheque', patron: 'ann' };
    floor.at = '2026-11-17T11:59:00-08:00';
    expect(floor.refused('max', 'pay-claim', pay)).toBe('claim-closed');
    expect(floor.tick('2026-11-20T23:59:59-08:00')).toEqual([]);
    expect(floor.tick('2026-11-21T00:00:00-08:00')).toMatchObject([{ type: 'claim-expired' }]);
    expect(floor.balance('fund/hj/reserve')).toBe('50000.00');
  });

  test('an award that is voided can be made again, by other results', () => {
    const floor = week();
    for (const patron of ['ann', 'bo']) member(floor, patron, 5);
    enter(floor, 'ann');
    enter(floor, 'bo', picks(['Bears', 'Lions', 'Rams'], [24, 17]));
    floor.at = TUESDAY;
    enterResults(floor, RESULTS);
    const first = floor.do('max', 'award-contest', { contest });
    expect(won(first)).toEqual(['ann 500.00', 'bo 300.00']);
    const told = { contest, patron: 'ann', how: 'letter' };
    floor.do('mia', 'notify-winner', told);
    const { award } = onlyEvent(first, 'prizes-won');
    floor.both({ type: 'void-award', call: award, reason: 'the league corrected it' });
    expect(floor.refused('mia', 'notify-winner', told)).toBe('not-awarded');
    expect(floor.house.pools.get(contest)).toMatchObject({ status: 'open', notices: [] });
    enterResults(floor, { g1: 'Bears' }, { reason: 'the league corrected it' });
    expect(won(floor.do('max', 'award-contest', { contest }))).toEqual(['bo 500.00', 'ann 300.00']);
    expect(floor.balance('fund/hj/reserve')).toBe('49200.00');
  });

  test('a confirmed result changes only with a reason and two people, and the history tells', () => {
    const floor = week();
    member(floor, 'ann', 5);
    enter(floor, 'ann');
    floor.at = TUESDAY;
    enterResults(floor, { ...RESULTS, g1: 'Bears' });
    const right = { contest, results: { g1: 'Hawks' } };
    expect(floor.refused('dee', 'record-results', right)).toBe('reason-needed');
    enterResults(floor, { g1: 'Hawks' }, { reason: 'the league corrected it' });
    expect(floor.house.pools.get(contest)?.history.at(-1)).toEqual({
      question: 'g1',
      title: 'Hawks at Bears',
      was: 'Bears',
      is: 'Hawks',
      at: TUESDAY,
      recordedBy: 'dee',
      confirmedBy: 'fred',
      reason: 'the league corrected it',
    });
    expect(floor.house.pools.get(contest)?.history).toHaveLength(6);
  });

  test('what somebody else disputes does not count, and the history names both', () => {
    const floor = week();
    floor.at = TUESDAY;
    floor.do('dee', 'record-results', { contest, results: { g1: 'Bears' } });
    floor.do('fred', 'dispute-results', { contest, reason: 'the Hawks won' });
    expect(floor.house.pools.get(contest)).toMatchObject({
      results: {},
      history: [{ is: 'Bears', recordedBy: 'dee', disputedBy: 'fred', reason: 'the Hawks won' }],
    });
  });

  test('a result of a game that was not played yet is taken back, with a reason', () => {
    const floor = week();
    floor.at = TUESDAY;
    const back = { contest, results: { g2: null } };
    expect(floor.ask('dee', 'record-results', back)).toMatchObject({
      code: 'bad-answers',
      problems: [{ path: 'results.g2' }],
    });
    enterResults(floor, { g2: 'Lions' });
    expect(floor.refused('dee', 'record-results', back)).toBe('reason-needed');
    enterResults(floor, { g2: null }, { reason: 'the wrong line' });
    expect(floor.house.pools.get(contest)?.results).toEqual({});
    const last = floor.house.pools.get(contest)?.history.at(-1);
    expect(last).toMatchObject({ was: 'Lions', confirmedBy: 'fred' });
    expect(last).not.toHaveProperty('is');
  });

  test('a game without a winner counts for nobody; without Monday night those who tie divide', () => {
    const floor = week();
    for (const patron of ['ann', 'bo', 'cy']) member(floor, patron, 5);
    enter(floor, 'ann', picks(['Hawks', 'Lions', 'Rams'], [24, 17]));
    enter(floor, 'bo', picks(['Bears', 'Lions', 'Jets'], [3, 40]));
    enter(floor, 'cy', picks(['Bears', 'Colts', 'Rams'], [20, 20]));
    const level = { contest, patron: 'cy', answers: { ...RESULTS, g1: 'no winner' } };
    floor.do('flo', 'void-picks', { contest, patron: 'cy', reason: 'another form' });
    expect(floor.refused('dee', 'enter-picks', level)).toBe('bad-answers');
    floor.at = TUESDAY;
    enterResults(floor, {
      g1: 'no winner',
      g2: 'Lions',
      g3: 'no winner',
      'monday-away': 'not played',
      'monday-home': 'not played',
    });
    const events = floor.do('max', 'award-contest', { contest });
    // One winner each; ($500 + $300) / 2.
    expect(won(events)).toEqual(['ann 400.00', 'bo 400.00']);
    expect(onlyEvent(events, 'contest-awarded').standing).toEqual([
      { place: 1, player: 'ann', correct: 1, isIn: true },
      { place: 1, player: 'bo', correct: 1, isIn: true },
    ]);
  });

  test.each([
    ['the loser by points', picks(['Hawks', 'Lions', 'Rams'], [3, 40]), 'g3'],
    ['a winner of a level game', picks(['Hawks', 'Lions', 'Rams'], [20, 20]), 'g3'],
    ['nobody, though somebody is ahead', picks(['Hawks', 'Lions', 'no winner'], [24, 17]), 'g3'],
    ['a game half played', { 'monday-away': 24, 'monday-home': 'not played' }, 'monday-home'],
  ])('a Monday night won by %s is turned down', (_, results, question) => {
    const floor = week();
    floor.at = TUESDAY;
    expect(floor.ask('dee', 'record-results', { contest, results })).toMatchObject({
      code: 'bad-answers',
      problems: [{ path: `results.${question}` }],
    });
  });

  test('there is one contest of a week, of whichever posting, and the next one is another', () => {
    const floor = week();
    post(floor, FOOTBALL, { as: 'again', paidBy: 'hj' });
    const open = (name: string, offering: string, sunday = WEEK.sunday) =>
      floor.ask('mia', 'open-contest', { contest: name, offering, facts: { ...WEEK, sunday } });
    for (const offering of ['pool', 'again']) {
      expect(open('twice', offering)).toMatchObject({
        code: 'contest-there',
        message: expect.stringContaining('week: Eligibility Requirements'),
      });
    }
    open('next', 'again', '2026-11-22');
    floor.do('max', 'cancel-contest', { contest, reason: 'the wrong games' });
    open('anew', 'pool');
    expect([...floor.house.pools.keys()]).toEqual([contest, 'next', 'anew']);
  });

  test('entries are taken while it is offered: neither before its dates nor while it rests', () => {
    const dates = { from: '2026-11-14T12:00:00-08:00', until: '2027-01-10T00:00:00-08:00' };
    const floor = poolFloor(FOOTBALL, { more: dates });
    floor.do('mia', 'open-contest', { contest, offering: 'pool', facts: WEEK });
    member(floor, 'ann', 5);
    const entry = { contest, patron: 'ann', answers: RESULTS };
    expect(floor.refused('dee', 'enter-picks', entry)).toBe('not-offered');
    floor.at = dates.from;
    floor.do('max', 'suspend-offering', { offering: 'pool', reason: 'the kiosk is broken' });
    expect(floor.refused('dee', 'enter-picks', entry)).toBe('suspended');
    floor.do('max', 'resume-offering', { offering: 'pool' });
    enter(floor, 'ann');
  });

  test('whoever works here has no entry, and whoever recorded results does not award them', () => {
    const floor = week();
    member(floor, 'ann', 5);
    member(floor, 'gus', 5);
    enter(floor, 'ann');
    floor.both({ type: 'appoint-staff', staff: 'gil', roles: ['dealer'], patron: 'gus' });
    const own = { contest, patron: 'gus', answers: RESULTS };
    expect(floor.refused('dee', 'enter-picks', own)).toBe('ineligible-person');
    floor.at = TUESDAY;
    floor.do('flo', 'record-results', { contest, results: RESULTS });
    floor.do('fred', 'confirm-results', { contest });
    expect(floor.refused('flo', 'award-contest', { contest })).toBe('second-person');
    expect(won(floor.do('fred', 'award-contest', { contest }))).toEqual(['ann 500.00']);
  });

  test('without anybody who has the hours nothing is paid, and the contest is over all the same', () => {
    const floor = week();
    member(floor, 'ann', 1);
    enter(floor, 'ann');
    floor.at = TUESDAY;
    enterResults(floor, RESULTS);
    expect(floor.do('max', 'award-contest', { contest })).toEqual([
      { type: 'contest-awarded', contest, offering: 'pool', standing: [] },
    ]);
    const again = { type: 'withdraw-offering', offering: 'pool', reason: 'the season is over' };
    floor.both(again);
  });
});

describe('a bracket of 64 teams', () => {
  const teams = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);
  const facts = { starts: '2027-03-18T09:15', teams };

  function bracket(): Floor {
    const floor = poolFloor(BRACKET, {}, '2027-03-10T22:00:00-08:00');
    floor.do('mia', 'open-contest', { contest, offering: 'pool', facts });
    return floor;
  }

  test('twenty hours in March count until its end, though the bracket was handed in before', () => {
    const floor = bracket();
    const best = lowerWins(floor);
    const second = { ...best, r6g1: best['r5g2'] };
    member(floor, 'ann', 19);
    member(floor, 'bo', 20);
    enter(floor, 'ann', best);
    enter(floor, 'bo', second);
    floor.at = '2027-03-20T12:00:00-07:00';
    const card = floor.house.club.members.get('ann')?.card;
    const scans = [{ card, at: '2027-03-20T11:00:00-07:00', table: 'T1' }];
    floor.do('flo', 'upload-scans', { batch: 'more', scans });
    floor.at = '2027-04-05T22:00:00-07:00';
    enterResults(floor, best);
    // Ten thousand dollars take a manager.
    expect(floor.do('fred', 'award-contest', { contest })).toMatchObject([{ needs: ['manager'] }]);
    expect(won(floor.do('max', 'award-contest', { contest }))).toEqual([
      'ann 10000.00',
      'bo 5000.00',
    ]);
  });

  test('the winner is told, and it is noted how; nobody else is', () => {
    const floor = bracket();
    const best = lowerWins(floor);
    for (const [patron, hours] of [
      ['ann', 20],
      ['bo', 19],
    ] as const) {
      member(floor, patron, hours);
      enter(floor, patron, best);
    }
    floor.at = '2027-04-05T22:00:00-07:00';
    enterResults(floor, best);
    const told = { contest, patron: 'ann', how: 'telephone', words: 'comes on Friday' };
    expect(floor.refused('mia', 'notify-winner', told)).toBe('not-awarded');
    floor.do('fred', 'award-contest', { contest });
    floor.do('max', 'award-contest', { contest });
    expect(floor.refused('mia', 'notify-winner', { ...told, patron: 'bo' })).toBe('nothing-won');
    floor.do('mia', 'notify-winner', told);
    expect(floor.house.pools.get(contest)?.notices).toEqual([
      { patron: 'ann', how: 'telephone', words: 'comes on Friday', at: floor.at, by: 'mia' },
    ]);
  });

  test('a bracket in which a team wins that has lost before is turned down, game by game', () => {
    const floor = bracket();
    member(floor, 'ann', 1);
    const answers = { ...lowerWins(floor), r2g1: 'Team 2' };
    expect(floor.ask('dee', 'enter-picks', { contest, patron: 'ann', answers })).toMatchObject({
      code: 'bad-answers',
      problems: [{ path: 'answers.r2g1' }, { path: 'answers.r3g1' }],
    });
  });

  test('results come round by round; a later one waits for the games that lead to it', () => {
    const floor = bracket();
    floor.at = '2027-03-18T20:00:00-07:00';
    const early = { contest, results: { r2g1: 'Team 1' } };
    expect(floor.refused('dee', 'record-results', early)).toBe('bad-answers');
    enterResults(floor, { r1g1: 'Team 1', r1g2: 'Team 3', r2g1: 'Team 1' });
    const wrong = { contest, results: { r1g1: 'Team 2' }, reason: 'the wrong line' };
    expect(floor.refused('dee', 'record-results', wrong)).toBe('bad-answers');
    enterResults(floor, { r1g1: 'Team 2', r2g1: 'Team 2' }, { reason: 'the wrong line' });
    expect(floor.house.pools.get(contest)?.results).toMatchObject({ r2g1: 'Team 2' });
    // The one before goes with the one after, which was of the same mistake.
    enterResults(floor, { r1g1: 'Team 1', r2g1: null }, { reason: 'not played yet' });
    expect(floor.house.pools.get(contest)?.results).toEqual({ r1g1: 'Team 1', r1g2: 'Team 3' });
  });
});
