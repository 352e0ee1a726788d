// Pools: what patrons predict, and what came of it. The sheet knows the questions and the ranking;
// here is who enters, how results are entered by two people, and what becomes of the prizes.
import { compare, ZERO } from '#money';
import { known } from '#result';
import { type Answers, barredBy, checkAnswers, type LocalTime, parseMoment } from '#rules';
import { type Area, type Ask, checkNotOwn, checkPatron, offeredNamed, refuse } from '../ask.ts';
import { rolesMissing } from '../awards.ts';
import { momentOn } from '../boards/periods.ts';
import type { CommandOf } from '../commands.ts';
import { addDays } from '../days.ts';
import type { Event } from '../events.ts';
import { type Fund, fundOf, knownFund } from '../funds.ts';
import { prizesWon } from '../prizes.ts';
import type { House } from '../state.ts';
import { hoursFor, outcomeOf, poolOf } from './standing.ts';
import type { Contest } from './state.ts';

const contestNamed = ({ pools }: House, name: string): Contest =>
  pools.get(name) ?? refuse('unknown-contest', name);

const instantOf = (text: string): number => known(parseMoment(text, 'at')).instant;

function openContest(ask: Ask<CommandOf<'open-contest'>>): readonly Event[] {
  const { house, command, rulebook, at } = ask;
  const { contest, offering, facts } = command;
  if (house.pools.has(contest)) refuse('name-taken', contest);
  const offered = offeredNamed(house, offering);
  if (offered.isSuspended) refuse('suspended', offering);
  const opened = poolOf(fundOf(rulebook, offering, offered)).open(facts);
  if (!opened.ok) return refuse('bad-contest', contest, opened.error);
  const { title, questions, closes, hours } = opened.value;
  const moment = ({ day, daysAfter = 0, at: clock }: LocalTime): string =>
    momentOn(addDays(day, daysAfter), clock, house.zone);
  const last = moment(closes);
  if (instantOf(last) <= at.instant) {
    refuse('bad-contest', contest, [{ path: 'facts', message: 'its entries closed already' }]);
  }
  const { from, until, least } = hours;
  return [
    {
      ...{ type: 'contest-opened', contest, offering, title, questions, closes: last },
      hours: { from: moment(from), until: moment(until), least },
    },
  ];
}

/** The contest that entries are made in. */
function entering(ask: Ask<CommandOf<'enter-picks'> | CommandOf<'void-picks'>>) {
  const { house, command, at, rulebook } = ask;
  const contest = contestNamed(house, command.contest);
  const fund = knownFund(house, contest.offering, rulebook);
  if (contest.status !== 'open') refuse('contest-over', command.contest);
  if (instantOf(contest.closes) <= at.instant) {
    refuse('entries-closed', `${contest.closes}: ${poolOf(fund).lateClause}`);
  }
  return { contest, fund };
}

/** The rule by which a sheet turns away whoever works here. */
const barsEmployees = ({ offering: { activity } }: Fund) =>
  barredBy(activity, { person: 'employee-off-duty', position: 'seated', playerCount: 1 });

function enterPicks(ask: Ask<CommandOf<'enter-picks'>>): readonly Event[] {
  const { house, command, at } = ask;
  const { contest: name, patron, answers } = command;
  checkPatron(house, patron);
  if (house.patrons.get(patron) === 'excluded') refuse('ineligible-person', patron);
  const { contest, fund } = entering(ask);
  const worksHere = [...house.staff.values()].some(
    (each) => each.isActive && each.patron === patron,
  );
  const bar = worksHere ? barsEmployees(fund) : undefined;
  if (bar !== undefined) refuse('ineligible-person', bar.clause);
  if (!house.club.members.has(patron)) refuse('card-needed', poolOf(fund).onceClause);
  if (contest.picks.has(patron)) refuse('entered-already', poolOf(fund).onceClause);
  const problems = checkAnswers(contest.questions, answers, { path: 'answers', isWhole: true });
  if (problems.length > 0) refuse('bad-answers', name, problems);
  const hours = hoursFor(house, fund, contest, { patron, before: at.instant });
  const number = contest.count + 1;
  return [{ type: 'picks-entered', contest: name, patron, number, answers, hours }];
}

function voidPicks(ask: Ask<CommandOf<'void-picks'>>): readonly Event[] {
  const { contest: name, patron, reason, by } = ask.command;
  const picks = contestNamed(ask.house, name).picks.get(patron);
  if (picks?.by === by) refuse('second-person', by);
  checkNotOwn(ask.house, by, [patron]);
  entering(ask);
  if (picks === undefined) return refuse('not-entered', patron);
  const { number } = picks;
  return [{ type: 'picks-voided', contest: name, patron, number, reason }];
}

/** The contest whose results are entered: open, and no entry can be made any more. */
function deciding(house: House, name: string, at: Ask['at']): Contest {
  const contest = contestNamed(house, name);
  if (contest.status !== 'open') refuse('contest-over', name);
  if (at.instant < instantOf(contest.closes)) refuse('entries-open', contest.closes);
  return contest;
}

function recordResults({ house, command, at }: Ask<CommandOf<'record-results'>>): readonly Event[] {
  const { contest: name, results, reason } = command;
  const contest = deciding(house, name, at);
  if (contest.waiting !== undefined) refuse('results-wait', name);
  const isChange = Object.entries(results).some(
    ([id, is]) => contest.results[id] !== undefined && contest.results[id] !== is,
  );
  if (isChange && reason === undefined) refuse('reason-needed', name);
  const all = { ...contest.results, ...results };
  const problems = checkAnswers(contest.questions, all, { path: 'results', isWhole: false });
  if (problems.length > 0) refuse('bad-answers', name, problems);
  const why = reason === undefined ? {} : { reason };
  return [{ type: 'results-recorded', contest: name, results, ...why }];
}

/** The results that somebody else decides about. */
function waitingIn(house: House, name: string, by: string) {
  const { waiting } = contestNamed(house, name);
  if (waiting?.by === by) refuse('second-person', by);
  return waiting ?? refuse('no-results-wait', name);
}

function confirmResults({ house, command }: Ask<CommandOf<'confirm-results'>>): readonly Event[] {
  const { by: recordedBy, ...said } = waitingIn(house, command.contest, command.by);
  return [{ type: 'results-confirmed', contest: command.contest, ...said, recordedBy }];
}

function disputeResults({ house, command }: Ask<CommandOf<'dispute-results'>>): readonly Event[] {
  const { contest, reason, by } = command;
  waitingIn(house, contest, by);
  return [{ type: 'results-disputed', contest, reason }];
}

function awardContest(ask: Ask<CommandOf<'award-contest'>>): readonly Event[] {
  const { house, command, at, rulebook } = ask;
  const { contest: name, by } = command;
  const { signedBy, history, picks } = contestNamed(house, name);
  if (signedBy.includes(by) || history.some(({ recordedBy }) => recordedBy === by)) {
    refuse('second-person', by);
  }
  checkNotOwn(house, by, [...picks.keys()]);
  const contest = deciding(house, name, at);
  if (contest.waiting !== undefined) refuse('results-wait', name);
  if (at.instant < instantOf(contest.hours.until)) refuse('hours-not-over', contest.hours.until);
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
  if (needs.length > 0) return [{ type: 'contest-signed', contest: name, needs }];
  if (prizes.length === 0) return [{ type: 'contest-awarded', contest: name, standing }];
  const award = command.id;
  return [
    { type: 'contest-awarded', contest: name, standing, award },
    prizesWon(ask, fund, {
      ...{ award, of: { what: 'pool', id: name }, signedBy: signers },
      prizes: prizes.map(({ player: patron, ...prize }) => ({ ...prize, patron })),
    }),
  ];
}

function cancelContest({ house, command }: Ask<CommandOf<'cancel-contest'>>): readonly Event[] {
  const { contest, reason } = command;
  if (contestNamed(house, contest).status !== 'open') refuse('contest-over', contest);
  return [{ type: 'contest-cancelled', contest, reason }];
}

const contestOf = ({ pools }: House, name: string): Contest => pools.get(name) as Contest;

/** Every result with what it was before. */
const changesOf = (before: Answers, results: Answers) =>
  Object.entries(results).map(([question, is]) => {
    const was = before[question];
    return { question, ...(was === undefined ? {} : { was }), is };
  });

export const POOLS: Area = {
  decide: {
    'open-contest': openContest,
    'enter-picks': enterPicks,
    'void-picks': voidPicks,
    'record-results': recordResults,
    'confirm-results': confirmResults,
    'dispute-results': disputeResults,
    'award-contest': awardContest,
    'cancel-contest': cancelContest,
  },
  evolve: {
    'contest-opened': ({ pools }, event, { record, at }) => {
      const { type: _, contest, moves: __, ...facts } = event;
      pools.set(contest, {
        ...{ ...facts, openedAt: at.text, openedBy: record.by, picks: new Map(), count: 0 },
        ...{ results: {}, history: [], status: 'open', signedBy: [] },
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
      const { contest: name, results, recordedBy, reason } = event;
      const contest = contestOf(house, name);
      const who = { at: at.text, recordedBy, confirmedBy: record.by };
      const why = reason === undefined ? {} : { reason };
      for (const change of changesOf(contest.results, results)) {
        contest.history.push({ ...change, ...who, ...why });
      }
      contest.results = { ...contest.results, ...results };
      // Whoever has signed has signed for the results before.
      contest.signedBy.length = 0;
      delete contest.waiting;
    },
    'results-disputed': (house, { contest }) => {
      delete contestOf(house, contest).waiting;
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
    'contest-cancelled': (house, { contest }) => {
      contestOf(house, contest).status = 'cancelled';
    },
  },
};
