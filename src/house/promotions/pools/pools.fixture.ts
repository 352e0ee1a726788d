// What tests of the whole house ask of pools: a command of every type, a scene with everything that
// can be wrong, and a day on which everything happens once.
import type { Answers } from '#rules';
import { type Faulty, set, WHO } from '../../fixtures/fault.fixture.ts';
import { type Floor, openedFloor } from '../../fixtures/floor.fixture.ts';
import { type Posting, post } from '../../fixtures/jackpot.fixture.ts';
import { momentIn } from '../../words/days.ts';
import { asOfYesterday, join } from '../club/club.fixture.ts';
import type { Said } from './events.ts';

const reason = 'for the test';

export const FOOTBALL = 'hgc-pro-football';
export const BRACKET = 'hgc-march-madness-bracket';

/** The week of Sunday, 15 November 2026. */
export const WEEK = {
  sunday: '2026-11-15',
  games: [
    { away: 'Hawks', home: 'Bears', day: 'sunday' },
    { away: 'Lions', home: 'Colts', day: 'sunday' },
    { away: 'Rams', home: 'Jets', day: 'monday' },
  ],
};

export const picks = (winners: readonly string[], [away, home]: readonly [number, number]) => ({
  ...Object.fromEntries(winners.map((winner, at): [string, string] => [`g${at + 1}`, winner])),
  'monday-away': away,
  'monday-home': home,
});

/** Hawks, Lions and Rams win; Rams at Jets ends 24 to 17. */
export const RESULTS: Answers = picks(['Hawks', 'Lions', 'Rams'], [24, 17]);

const SATURDAY = '2026-11-14T10:00:00-08:00';
export const SUNDAY = '2026-11-15T09:30:00-08:00';
export const TUESDAY = '2026-11-17T00:00:00-08:00';

/** A house in which a promotion is posted on the Saturday before its games. */
export function poolFloor(activity: string, posting: Posting = {}, at = SATURDAY): Floor {
  const floor = openedFloor({ game: 'texas-holdem', seats: 9, at });
  floor.do('abe', 'open-fund', { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' });
  floor.do('abe', 'feed-fund', { fund: 'hj', amount: '50000', reason: 'collections' });
  post(floor, activity, { as: 'pool', paidBy: 'hj', ...posting });
  return floor;
}

/** Gives a patron a card with so many hours of the last day on it. */
export function member(floor: Floor, patron: string, hours: number): void {
  const known = floor.house.club.members.size + 10;
  const card = join(floor, patron, `${known}`);
  const now = Date.parse(floor.at);
  const scans = Array.from({ length: hours }, (_, at) => ({
    card,
    at: momentIn(now - (at + 1) * 3_600_000, floor.house.zone),
    table: 'T1',
  }));
  asOfYesterday(floor.house);
  if (hours > 0) floor.do('flo', 'upload-scans', { batch: `of-${patron}`, scans });
}

/** Two people enter results. */
export function enterResults(floor: Floor, results: Said, more: object = {}): void {
  floor.do('dee', 'record-results', { contest: 'week', results, ...more });
  floor.do('fred', 'confirm-results', { contest: 'week' });
}

const open = (floor: Floor, name: string, sunday: string, offering = 'pool'): void => {
  const facts = { ...WEEK, sunday };
  floor.do('mia', 'open-contest', { contest: name, offering, facts });
};

/** Monday, 16 November: contests of weeks before, of this week and of later ones. */
function scene(): Floor {
  const floor = poolFloor(FOOTBALL, {}, '2026-10-03T10:00:00-07:00');
  post(floor, FOOTBALL, { as: 'still', paidBy: 'hj' });
  const winter = { from: '2026-12-01T00:00:00-08:00', until: '2027-01-10T00:00:00-08:00' };
  post(floor, FOOTBALL, { as: 'later', paidBy: 'hj', more: winter });
  post(floor, 'hgc-high-hand-happy-hours', { as: 'other', paidBy: 'hj' });
  open(floor, 'asleep', '2026-12-06', 'still');
  open(floor, 'early', '2026-12-13', 'later');
  floor.do('max', 'suspend-offering', { offering: 'still', reason });
  for (const [name, sunday] of [
    ['done', '2026-10-04'],
    ['week', '2026-10-11'],
    ['waits', '2026-10-18'],
    ['short', '2026-10-25'],
    ['over', '2026-11-01'],
  ] as const) {
    open(floor, name, sunday);
  }
  floor.do('max', 'cancel-contest', { contest: 'over', reason });
  for (const patron of ['pat', 'sam', 'out']) member(floor, patron, 5);
  floor.do('dee', 'enrol-patron', { patron: 'cardless' });
  floor.do('carl', 'exclude-patron', { patron: 'out', reason });
  for (const name of ['week', 'done']) {
    floor.do('dee', 'enter-picks', { contest: name, patron: 'pat', answers: RESULTS });
  }
  floor.at = SATURDAY;
  open(floor, 'monday', '2026-11-15');
  floor.at = '2026-11-16T10:00:00-08:00';
  for (const name of ['week', 'monday', 'done']) {
    floor.do('dee', 'record-results', { contest: name, results: RESULTS });
    floor.do('fred', 'confirm-results', { contest: name });
  }
  floor.do('max', 'award-contest', { contest: 'done' });
  floor.do('flo', 'record-results', { contest: 'waits', results: RESULTS });
  open(floor, 'next', '2026-11-22');
  floor.do('flo', 'enter-picks', { contest: 'next', patron: 'sam', answers: RESULTS });
  return floor;
}

const unknown = set('unknown-contest', { contest: 'none' });
const over = set('contest-over', { contest: 'over' });

const opening: Faulty = {
  type: 'open-contest',
  by: 'mia',
  fields: { contest: 'new', offering: 'pool', facts: { ...WEEK, sunday: '2026-11-29' } },
  faults: [
    ...WHO,
    set('name-taken', { contest: 'week' }),
    set('unknown-offering', { offering: 'none' }),
    set('suspended', { offering: 'still' }),
    set('no-pool', { offering: 'other' }),
    set('bad-contest', { facts: WEEK }),
    set('contest-there', { facts: { ...WEEK, sunday: '2026-11-22' } }),
  ],
};

const entering: Faulty = {
  type: 'enter-picks',
  by: 'dee',
  fields: { contest: 'next', patron: 'pat', answers: RESULTS },
  faults: [
    ...WHO.filter(({ code }) => code !== 'not-permitted'),
    { code: 'not-permitted', by: 'cole' },
    set('unknown-patron', { patron: 'nobody' }),
    set('ineligible-person', { patron: 'out' }),
    unknown,
    over,
    set('entries-closed', { contest: 'week' }),
    set('suspended', { contest: 'asleep' }),
    set('not-offered', { contest: 'early' }),
    set('card-needed', { patron: 'cardless' }),
    set('entered-already', { patron: 'sam' }),
    set('bad-answers', { answers: { g1: 'Hawks' } }),
  ],
};

const results: readonly Faulty[] = [
  {
    type: 'record-results',
    by: 'dee',
    fields: { contest: 'short', results: { g1: 'Hawks' } },
    faults: [
      ...WHO,
      unknown,
      over,
      set('entries-open', { contest: 'next' }),
      set('results-wait', { contest: 'waits' }),
      set('reason-needed', { contest: 'week', results: { g1: 'Bears' } }),
      set('bad-answers', { results: { g1: 'Nobody' } }),
    ],
  },
  ...(['confirm-results', 'dispute-results'] as const).map((type): Faulty => {
    const why = type === 'dispute-results' ? { reason } : {};
    return {
      type,
      by: 'fred',
      fields: { contest: 'waits', ...why },
      faults: [
        ...WHO,
        { code: 'second-person', by: 'flo', set: { contest: 'waits' } },
        unknown,
        set('no-results-wait', { contest: 'week' }),
      ],
    };
  }),
];

export function poolFaults(): { readonly floor: Floor; readonly faulty: readonly Faulty[] } {
  const faulty: readonly Faulty[] = [
    opening,
    entering,
    {
      type: 'void-picks',
      by: 'fred',
      fields: { contest: 'next', patron: 'sam', reason },
      faults: [
        ...WHO,
        { code: 'second-person', by: 'flo', set: { contest: 'next', patron: 'sam' } },
        unknown,
        over,
        set('entries-closed', { contest: 'week' }),
        set('not-entered', { patron: 'pat' }),
      ],
    },
    ...results,
    {
      type: 'award-contest',
      by: 'max',
      fields: { contest: 'week' },
      faults: [
        ...WHO,
        unknown,
        over,
        set('entries-open', { contest: 'next' }),
        set('results-wait', { contest: 'waits' }),
        set('hours-not-over', { contest: 'monday' }),
        set('results-missing', { contest: 'short' }),
      ],
    },
    {
      type: 'notify-winner',
      by: 'mia',
      fields: { contest: 'done', patron: 'pat', how: 'letter' },
      faults: [
        ...WHO,
        unknown,
        set('not-awarded', { contest: 'week' }),
        set('nothing-won', { patron: 'sam' }),
      ],
    },
    {
      type: 'cancel-contest',
      by: 'max',
      fields: { contest: 'short', reason },
      // Whoever has seen a result can't take the contest back.
      faults: [
        ...WHO,
        unknown,
        over,
        set('contest-over', { contest: 'week' }),
        set('contest-over', { contest: 'waits' }),
      ],
    },
  ];
  return { floor: scene(), faulty };
}

export function poolDay(): Floor {
  const floor = poolFloor(BRACKET, { values: { first: '6000.00' } }, '2027-03-10T10:00:00-08:00');
  const teams = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);
  const facts = { starts: '2027-03-18T09:15', teams };
  floor.do('mia', 'open-contest', { contest: 'never', offering: 'pool', facts });
  floor.do('max', 'cancel-contest', { contest: 'never', reason });
  floor.do('mia', 'open-contest', { contest: 'week', offering: 'pool', facts });
  member(floor, 'pat', 20);
  const answers = lowerWins(floor);
  floor.do('dee', 'enter-picks', { contest: 'week', patron: 'pat', answers });
  floor.do('flo', 'void-picks', { contest: 'week', patron: 'pat', reason });
  floor.do('dee', 'enter-picks', { contest: 'week', patron: 'pat', answers });
  floor.at = '2027-04-06T10:00:00-07:00';
  floor.do('dee', 'record-results', { contest: 'week', results: answers });
  floor.do('fred', 'dispute-results', { contest: 'week', reason });
  enterResults(floor, answers);
  enterResults(floor, { r6g1: answers['r5g2'] as string }, { reason });
  floor.do('flo', 'award-contest', { contest: 'week' });
  floor.do('max', 'award-contest', { contest: 'week' });
  const told = { contest: 'week', patron: 'pat', how: 'telephone', words: 'comes on Friday' };
  floor.do('dee', 'notify-winner', told);
  floor.both({ type: 'void-award', call: floor.house.pools.get('week')?.award, reason });
  return floor;
}

/** The bracket in which the first of every two wins. */
export function lowerWins({ house }: Floor): Answers {
  const answers: Record<string, string> = {};
  for (const question of house.pools.get('week')?.questions ?? []) {
    if (question.of === 'teams') answers[question.id] = question.teams[0];
    if (question.of === 'winners') answers[question.id] = answers[question.games[0]] as string;
  }
  return answers;
}
