// Pools: what patrons predict, and what came of it. The sheet knows the questions and the ranking;
// here is who enters, how results are entered by two people, and what becomes of the prizes.

import { z } from 'zod';
import { compare, ZERO } from '#money';
import { given } from '#result';
import { type Answers, checkAnswers, isOpen, type LocalTime } from '#rules';
import { prizesWon } from '../../awards/prizes.ts';
import { rolesMissing } from '../../awards/sign-offs.ts';
import { shutOutBy } from '../../claims/who-may.ts';
import { type Fund, fundOf, knownFund } from '../../funds/funds.ts';
import { checkNotExcluded, checkNotOwn, checkPatron, offeredNamed, refuse } from '../../kit/ask.ts';
import { type Ask, type Asking, telling } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { mechanism } from '../../kit/mechanism.ts';
import { FREE, limited, PAIR, STEP_UP, twoPeople } from '../../kit/power.ts';
import type { House } from '../../state.ts';
import { addDays, instantOf, momentOn } from '../../words/days.ts';
import { FLOOR, SIGNERS } from '../../words/roles.ts';
import { json, name, words } from '../../words/scalars.ts';
import type { Decided, ResultChange, Said } from './events.ts';
import { contestsBack, hasOpenContest, hoursFor, outcomeOf, poolOf, wonIn } from './standing.ts';
import type { Contest } from './state.ts';
import { POOL_TOPICS, POOL_VIEWS } from './views.ts';
import { answer, answers, byQuestion, NOTICE_WAYS } from './words.ts';

const ENTER_PICKS = { contest: name, patron: name, answers };

/** A mistake at the kiosk, before the entries close: a different person lets the patron enter
 * again. */
const VOID_PICKS = { contest: name, patron: name, reason: words };

const contestNamed = ({ pools }: House, name: string): Contest =>
  pools.get(name) ?? refuse('unknown-contest', name);

const of = (contest: string, { offering }: Contest) => ({ contest, offering });

/** A contest of the same sheet for the same days: in two of them one player would have two entries. */
function contestOver(
  { pools, offerings }: House,
  activity: string,
  { from, until }: Contest['hours'],
): string | undefined {
  const [found] =
    [...pools].find(
      ([, { offering, status, hours }]) =>
        offerings.get(offering)?.activity === activity &&
        status !== 'cancelled' &&
        instantOf(hours.from) < instantOf(until) &&
        instantOf(from) < instantOf(hours.until),
    ) ?? [];
  return found;
}

/** Whether a moment is inside the posted dates, whose end counts. */
function isDuring({ offering: { from, until } }: Fund, moment: string): boolean {
  const instant = instantOf(moment);
  return (
    (from === undefined || instant >= from.instant) &&
    (until === undefined || instant <= until.instant)
  );
}

/** The contest that entries are made in. */
function entering(ask: Ask<Asked<typeof ENTER_PICKS> | Asked<typeof VOID_PICKS>>) {
  const { house, command, at, rulebook } = ask;
  const contest = contestNamed(house, command.contest);
  const fund = knownFund(house, contest.offering, rulebook);
  if (contest.status !== 'open') refuse('contest-over', command.contest);
  if (instantOf(contest.closes) <= at.instant) {
    refuse('entries-closed', `${contest.closes}: ${poolOf(fund).lateClause}`);
  }
  return { contest, fund };
}

/** Entries are taken while the promotion runs, inside what is posted. */
function checkOffered({ house, command, at, rulebook }: Ask<Asked<typeof ENTER_PICKS>>): void {
  const contest = house.pools.get(command.contest);
  if (contest === undefined) return;
  const { id, offered, offering } = knownFund(house, contest.offering, rulebook);
  if (offered.isSuspended) refuse('suspended', id);
  if (!isOpen(offering, at)) refuse('not-offered', id);
}

/** The contest whose results are entered: open, and no entry can be made any more. */
function deciding(house: House, name: string, at: Asking['at']): Contest {
  const contest = contestNamed(house, name);
  if (contest.status !== 'open') refuse('contest-over', name);
  if (at.instant < instantOf(contest.closes)) refuse('entries-open', contest.closes);
  return contest;
}

/** The results once it holds what is said of some. */
const resultsWith = (before: Answers, said: Said): Answers =>
  Object.fromEntries(
    Object.entries({ ...before, ...said }).flatMap(([id, is]) => (is === null ? [] : [[id, is]])),
  );

/** What is said differently from before. */
const changesOf = ({ questions, results }: Contest, said: Said): readonly ResultChange[] =>
  questions.flatMap(({ id: question, title }) => {
    const was = results[question];
    const is = said[question];
    if (is === undefined || is === was) return [];
    return [
      {
        question,
        title,
        ...given({ was }),
        ...(is === null ? {} : { is }),
      },
    ];
  });

/** The results that a different person decides about. */
function waitingIn(house: House, name: string, by: string) {
  const contest = contestNamed(house, name);
  const { waiting } = contest;
  if (waiting?.by === by) refuse('second-person', by);
  if (waiting === undefined) return refuse('no-results-wait', name);
  const changes = changesOf(contest, waiting.results);
  const { by: recordedBy, reason } = waiting;
  return { said: { ...of(name, contest), changes, recordedBy }, reason };
}

const contestOf = ({ pools }: House, name: string): Contest => pools.get(name) as Contest;

/** Records a result, and who decided about it. */
function decided(
  contest: Contest,
  { changes, recordedBy, reason }: Decided,
  who: { readonly at: string; readonly confirmedBy?: string; readonly disputedBy?: string },
): void {
  const why = reason === undefined ? {} : { reason };
  for (const change of changes) contest.history.push({ ...change, recordedBy, ...who, ...why });
  delete contest.waiting;
}

const POOLS_COMMANDS = {
  /** `facts` are what the sheet asks for: teams, games, days. */
  'open-contest': command({
    does: 'Opens a picks contest: its teams, games, and days.',
    may: ['marketing', 'floor', 'manager'],
    power: twoPeople('manager', 'accounting', 'compliance'),
    fields: { contest: name, offering: name, facts: json },
    brings: ['contest-opened'],
    sample: { contest: 'none', offering: 'none', facts: {} },
    decide(ask) {
      const { house, command, rulebook, at } = ask;
      const { contest, offering, facts } = command;
      if (house.pools.has(contest)) refuse('name-taken', contest);
      const offered = offeredNamed(house, offering);
      if (offered.isSuspended) refuse('suspended', offering);
      const fund = fundOf(rulebook, offering, offered);
      const pool = poolOf(fund);
      const opened = pool.open(facts);
      if (!opened.ok) return refuse('bad-contest', contest, opened.error);
      const { title, questions, closes, hours } = opened.value;
      const moment = ({ day, daysAfter = 0, at: clock }: LocalTime): string =>
        momentOn(addDays(day, daysAfter), clock, house.zone);
      const last = moment(closes);
      if (instantOf(last) <= at.instant) {
        refuse('bad-contest', contest, [{ path: 'facts', message: 'its entries closed already' }]);
      }
      if (!isDuring(fund, last)) {
        const message = `its entries close outside the posted dates (${pool.clause})`;
        refuse('bad-contest', contest, [{ path: 'facts', message }]);
      }
      const counted = { from: moment(hours.from), until: moment(hours.until), least: hours.least };
      const other = contestOver(house, offered.activity, counted);
      if (other !== undefined) refuse('contest-there', `${other}: ${pool.onceClause}`);
      return [
        {
          type: 'contest-opened',
          contest,
          offering,
          title,
          questions,
          closes: last,
          hours: counted,
        },
      ];
    },
  }),

  'enter-picks': command({
    does: 'Takes a patron’s one entry before entries close.',
    may: ['desk', 'floor', 'manager', 'clock'],
    power: limited('floor', 'manager'),
    fields: ENTER_PICKS,
    brings: ['picks-entered'],
    sample: { contest: 'none', patron: 'none', answers: { g1: 'Hawks' } },
    decide(ask) {
      const { house, command, at } = ask;
      const { contest: name, patron, answers } = command;
      checkPatron(house, patron);
      checkOffered(ask);
      checkNotExcluded(house, patron);
      const { contest, fund } = entering(ask);
      const shutOut = shutOutBy(house, fund, patron);
      if (shutOut !== undefined) refuse('ineligible-person', shutOut);
      if (!house.club.members.has(patron)) refuse('card-needed', poolOf(fund).onceClause);
      if (contest.picks.has(patron)) refuse('entered-already', poolOf(fund).onceClause);
      const problems = checkAnswers(contest.questions, answers, { path: 'answers', of: 'picks' });
      if (problems.length > 0) refuse('bad-answers', name, problems);
      const hours = hoursFor(house, fund, contest, { patron, before: at.instant });
      const number = contest.count + 1;
      return [{ type: 'picks-entered', ...of(name, contest), patron, number, answers, hours }];
    },
  }),

  'void-picks': command({
    does: 'Voids an entry so the player can re-enter. A different employee must do it.',
    may: FLOOR,
    power: twoPeople('floor', 'manager', 'accounting', 'compliance'),
    fields: VOID_PICKS,
    brings: ['picks-voided'],
    sample: { contest: 'none', patron: 'none', reason: 'for the test' },
    decide(ask) {
      const { contest: name, patron, reason, by } = ask.command;
      const contest = contestNamed(ask.house, name);
      const picks = contest.picks.get(patron);
      if (picks?.by === by) refuse('second-person', by);
      checkNotOwn(ask.house, by, [patron]);
      entering(ask);
      if (picks === undefined) return refuse('not-entered', patron);
      const { number } = picks;
      return [{ type: 'picks-voided', ...of(name, contest), patron, number, reason }];
    },
  }),

  /** `reason` is for results that were confirmed before and were wrong; null takes one back. */
  'record-results': command({
    does: 'Records game results. Changing a confirmed result takes a reason.',
    may: ['desk', 'floor', 'marketing', 'manager'],
    power: PAIR,
    fields: {
      contest: name,
      results: byQuestion(answer.nullable()),
      reason: words.optional(),
    },
    brings: ['results-recorded'],
    sample: { contest: 'none', results: { g1: 'Hawks' } },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { contest: name, results, reason } = command;
      const contest = deciding(house, name, at);
      const pool = poolOf(knownFund(house, contest.offering, rulebook));
      if (contest.waiting !== undefined) refuse('results-wait', name);
      const isChange = Object.entries(results).some(
        ([id, is]) => contest.results[id] !== undefined && contest.results[id] !== is,
      );
      if (isChange && reason === undefined) refuse('reason-needed', name);
      const all = resultsWith(contest.results, results);
      const problems = [
        ...checkAnswers(contest.questions, all, { path: 'results', of: 'results' }),
        ...(pool.contradictions?.(contest.questions, all) ?? []),
        ...Object.entries(results)
          .filter(([id, is]) => is === null && contest.results[id] === undefined)
          .map(([id]) => ({ path: `results.${id}`, message: 'has no result to clear' })),
      ];
      if (problems.length > 0) refuse('bad-answers', name, problems);
      const why = reason === undefined ? {} : { reason };
      return [{ type: 'results-recorded', ...of(name, contest), results, ...why }];
    },
  }),

  'confirm-results': command({
    does: 'Confirms game results. A different employee must do it.',
    may: SIGNERS,
    power: PAIR,
    fields: { contest: name },
    brings: ['results-confirmed'],
    sample: { contest: 'none' },
    decide({ house, command }) {
      const { said, reason } = waitingIn(house, command.contest, command.by);
      return [given({ type: 'results-confirmed', ...said, reason })];
    },
  }),

  'dispute-results': command({
    does: 'Disputes game results. A different employee must do it.',
    may: SIGNERS,
    power: PAIR,
    fields: { contest: name, reason: words },
    brings: ['results-disputed'],
    sample: { contest: 'none', reason: 'for the test' },
    decide({ house, command }) {
      const { contest, reason, by } = command;
      const { said } = waitingIn(house, contest, by);
      return [{ type: 'results-disputed', ...said, reason }];
    },
  }),

  'award-contest': command({
    does: 'Awards a contest’s prizes or signs for them. An employee who recorded no results must do it.',
    may: SIGNERS,
    power: PAIR,
    waitsInDoubt: true,
    fields: { contest: name },
    brings: ['contest-signed', 'contest-awarded', 'prizes-won'],
    sample: { contest: 'none' },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { contest: name, by } = command;
      const { signedBy, history, picks } = contestNamed(house, name);
      if (signedBy.includes(by) || history.some(({ recordedBy }) => recordedBy === by)) {
        refuse('second-person', by);
      }
      checkNotOwn(house, by, [...picks.keys()]);
      const contest = deciding(house, name, at);
      if (contest.waiting !== undefined) refuse('results-wait', name);
      if (at.instant < instantOf(contest.hours.until))
        refuse('hours-not-over', contest.hours.until);
      const missing = contest.questions.find(({ id }) => contest.results[id] === undefined);
      if (missing !== undefined) refuse('results-missing', missing.title);
      const fund = knownFund(house, contest.offering, rulebook);
      const { standing, prizes } = outcomeOf(house, fund, contest);
      const signers = [...signedBy, by];
      const greatest = prizes.reduce(
        (most, { amount }) => (compare(amount, most) > 0 ? amount : most),
        ZERO,
      );
      const needs = rolesMissing(greatest, house, signers);
      if (needs.length > 0) return [{ type: 'contest-signed', ...of(name, contest), needs }];
      if (prizes.length === 0) return [{ type: 'contest-awarded', ...of(name, contest), standing }];
      const award = command.id;
      return [
        { type: 'contest-awarded', ...of(name, contest), standing, award },
        prizesWon(ask, fund, {
          award,
          of: { what: 'pool', id: name },
          signedBy: signers,
          prizes: prizes.map(({ player: patron, ...prize }) => ({ ...prize, patron })),
        }),
      ];
    },
  }),

  'notify-winner': command({
    does: 'Records that a winner was notified, and how.',
    may: ['desk', 'floor', 'marketing', 'manager'],
    power: FREE,
    fields: {
      contest: name,
      patron: name,
      how: z.enum(NOTICE_WAYS),
      words: words.optional(),
    },
    brings: ['winner-notified'],
    sample: { contest: 'none', patron: 'none', how: 'letter' },
    decide({ house, command }) {
      const { contest: name, patron, how, words } = command;
      const contest = contestNamed(house, name);
      if (contest.status !== 'awarded') refuse('not-awarded', name);
      if (!wonIn(house, contest).has(patron)) refuse('nothing-won', patron);
      const more = words === undefined ? {} : { words };
      return [{ type: 'winner-notified', ...of(name, contest), patron, how, ...more }];
    },
  }),

  'cancel-contest': command({
    does: 'Ends a contest without a prize.',
    may: ['manager'],
    power: STEP_UP,
    fields: { contest: name, reason: words },
    brings: ['contest-cancelled'],
    sample: { contest: 'none', reason: 'for the test' },
    decide({ house, command }) {
      const { contest: name, reason } = command;
      const contest = contestNamed(house, name);
      if (contest.status !== 'open') refuse('contest-over', name);
      // Whoever has seen a result can't take the contest back: the sheet decides it.
      const hasResults = contest.waiting !== undefined || Object.keys(contest.results).length > 0;
      if (hasResults) refuse('contest-over', `${name}: results are in`);
      return [{ type: 'contest-cancelled', ...of(name, contest), reason }];
    },
  }),
};

export const POOLS = mechanism({
  area: 'pools',
  views: POOL_VIEWS,
  topics: POOL_TOPICS,
  commands: POOLS_COMMANDS,
  evolve: {
    'contest-opened': ({ pools }, event, { record, at }) => {
      const { type: _, contest, moves: __, ...facts } = event;
      pools.set(contest, {
        ...facts,
        openedAt: at.text,
        openedBy: record.by,
        picks: new Map(),
        count: 0,
        results: {},
        history: [],
        status: 'open',
        signedBy: [],
        notices: [],
      });
    },
    'picks-entered': (house, event, { record: { by }, at }) => {
      const { contest: name, patron, number, answers, hours } = event;
      const contest = contestOf(house, name);
      contest.picks.set(patron, { number, answers, at: at.text, by, hours });
      contest.count = number;
    },
    'picks-voided': (house, { contest, patron }) => {
      contestOf(house, contest).picks.delete(patron);
    },
    'results-recorded': (house, { contest, results, reason }, { record: { by } }) => {
      const why = reason === undefined ? {} : { reason };
      contestOf(house, contest).waiting = { results, ...why, by };
    },
    'results-confirmed': (house, event, { record, at }) => {
      const contest = contestOf(house, event.contest);
      const said = event.changes.map(({ question, is = null }) => [question, is]);
      contest.results = resultsWith(contest.results, Object.fromEntries(said));
      // Earlier signatures were for the results before the change.
      contest.signedBy.length = 0;
      decided(contest, event, { at: at.text, confirmedBy: record.by });
    },
    'results-disputed': (house, event, { record, at }) => {
      decided(contestOf(house, event.contest), event, { at: at.text, disputedBy: record.by });
    },
    'contest-signed': (house, { contest }, { record: { by } }) => {
      contestOf(house, contest).signedBy.push(by);
    },
    'contest-awarded': (house, { contest: name, standing, award }, { record: { by } }) => {
      const contest = contestOf(house, name);
      contest.status = 'awarded';
      contest.standing = standing;
      contest.signedBy.push(by);
      if (award !== undefined) contest.award = award;
    },
    'winner-notified': (house, { contest, patron, how, words }, { record: { by }, at }) => {
      const more = words === undefined ? {} : { words };
      contestOf(house, contest).notices.push({ patron, how, ...more, at: at.text, by });
    },
    'contest-cancelled': (house, { contest }) => {
      contestOf(house, contest).status = 'cancelled';
    },
    'contest-reopened': (house, { contest: name }) => {
      const contest = contestOf(house, name);
      contest.status = 'open';
      contest.signedBy.length = 0;
      // Winners were notified of a standing that no longer holds.
      contest.notices.length = 0;
      delete contest.standing;
      delete contest.award;
    },
  },
  onVoid: telling(['contest-reopened'], ({ house }, { award, reason }) =>
    contestsBack(house, award, reason),
  ),
  checkWithdrawal(house, offering) {
    if (hasOpenContest(house, offering)) refuse('fund-in-use', 'a contest waits for its prizes');
  },
});
