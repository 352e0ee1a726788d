// Contests as people look at them: those who keep them, with names and history; and the room, which
// reads card numbers and no patron.

import { z } from 'zod';
import { given } from '#result';
import type { Answers, Moment } from '#rules';
import { fundOf, knownFund, titleOf } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import { topic } from '../../kit/topic.ts';
import { type Looking, listOf, view } from '../../kit/view.ts';
import type { House } from '../../state.ts';
import { instantOf } from '../../words/days.ts';
import { name } from '../../words/scalars.ts';
import { hoursFor, poolOf, standingOf, wonIn } from './standing.ts';
import type { Contest, Picks } from './state.ts';
import { NOTICE_WAYS } from './words.ts';

const answer = z.union([z.string(), z.number()]);
const answersOf = z.record(z.string(), answer);

const hours = z.object({ from: z.string(), until: z.string(), least: z.int() });

const named = { id: z.string(), title: z.string(), round: z.string() };
const pair = z.tuple([z.string(), z.string()]).readonly();
const none = z.string().exactOptional().describe('How a result is called that there is none of.');
const question = z.discriminatedUnion('of', [
  z.object({ ...named, of: z.literal('teams'), teams: pair, none }),
  z.object({ ...named, of: z.literal('winners'), games: pair }),
  z.object({ ...named, of: z.literal('points'), most: z.int(), none }),
]);

const line = {
  contest: z.string(),
  offering: z.string(),
  title: z.string(),
  promotion: z.string(),
  closes: z.string(),
  hours,
  status: z.enum(['open', 'awarded', 'cancelled']),
  isClosed: z.boolean().describe('Entries are closed.'),
  entryCount: z.int(),
  questionCount: z.int(),
  resultCount: z.int(),
  isWaiting: z.boolean().describe('Results need a different person to confirm.'),
  areHoursOver: z.boolean().describe('Hours of play no longer count: prizes can be awarded.'),
};

const openableAnswer = z.object({
  offering: z.string(),
  title: z.string(),
  asks: z.enum(['teams', 'games']),
});

const contestLine = z.object(line);

const placed = {
  place: z.int(),
  correct: z.int(),
  off: z.number().exactOptional().describe('How far the tie-break is off.'),
  isIn: z.boolean().describe('Whether the hours of play are enough.'),
  card: z.string().exactOptional(),
  number: z.int().describe('Of the entry.'),
  won: z.string().exactOptional(),
};

const said = { reason: z.string().exactOptional() };

const contestAnswer = z
  .object({
    ...line,
    questions: listOf(question),
    results: answersOf,
    waiting: z
      .object({
        results: z.record(z.string(), answer.nullable()).describe('Null clears a result.'),
        ...said,
        by: z.string(),
      })
      .exactOptional(),
    history: listOf(
      z.object({
        question: z.string(),
        title: z.string(),
        was: answer.exactOptional(),
        is: answer.exactOptional(),
        at: z.string(),
        recordedBy: z.string(),
        confirmedBy: z.string().exactOptional(),
        disputedBy: z.string().exactOptional(),
        ...said,
      }),
    ).describe('Who recorded, confirmed, or disputed each result, and the earlier result.'),
    noticeClause: z.string().exactOptional().describe('By which the house tells the winners.'),
    notices: listOf(
      z.object({
        patron: z.string(),
        how: z.enum(NOTICE_WAYS),
        words: z.string().exactOptional(),
        at: z.string(),
        by: z.string(),
      }),
    ),
    signedBy: listOf(z.string()),
    award: z.string().exactOptional(),
    standing: listOf(z.object({ ...placed, patron: z.string(), hours: z.int(), by: z.string() })),
  })
  .meta({ id: 'Contest', description: 'Patron picks and standings.' });

export const picksAnswer = z.object({
  ...line,
  questions: listOf(question),
  number: z.int(),
  barcode: z.string(),
  answers: answersOf,
  at: z.string(),
  card: z.string().exactOptional(),
  hoursNow: z.int(),
});

const kioskContest = z.object({
  ...line,
  questions: listOf(question),
  results: answersOf,
  hoursNow: z.int(),
  mine: z
    .object({
      number: z.int(),
      answers: answersOf,
      at: z.string(),
      place: z.int().exactOptional(),
      correct: z.int().exactOptional(),
      won: z.string().exactOptional(),
    })
    .exactOptional()
    .describe('The own entry; it has a place while there is enough play behind it.'),
});

const contestSignAnswer = z.object({ ...line, standing: listOf(z.object(placed)) });

type Asked = Pick<Looking, 'house' | 'rulebook' | 'now'>;

const cardOf = ({ club }: House, patron: string): { readonly card?: string } => {
  const card = club.members.get(patron)?.card;
  return card === undefined ? {} : { card };
};

const isClosed = ({ closes }: Contest, { instant }: Moment): boolean =>
  instantOf(closes) <= instant;

/** A contest in one line. */
function lineOf({ house, rulebook, now }: Asked, name: string, contest: Contest) {
  const { offering, title, closes, hours, status, questions, results, picks, waiting } = contest;
  const promotion = titleOf(knownFund(house, offering, rulebook));
  return {
    contest: name,
    offering,
    title,
    promotion,
    closes,
    hours,
    status,
    isClosed: isClosed(contest, now),
    entryCount: picks.size,
    questionCount: questions.length,
    resultCount: Object.keys(results).length,
    isWaiting: waiting !== undefined,
    areHoursOver: instantOf(hours.until) <= now.instant,
  };
}

function standingFacts({ house, rulebook }: Asked, contest: Contest) {
  const fund = knownFund(house, contest.offering, rulebook);
  const won = wonIn(house, contest);
  return standingOf(house, fund, contest).map(({ player: patron, ...placed }) => ({
    ...placed,
    patron,
    ...cardOf(house, patron),
    number: contest.picks.get(patron)?.number ?? 0,
    by: contest.picks.get(patron)?.by ?? '',
    hours: hoursFor(house, fund, contest, { patron }),
    ...(won.has(patron) ? { won: won.get(patron) as string } : {}),
  }));
}

/** Contests, newest first. */
const contestList = (asked: Asked) =>
  [...asked.house.pools].reverse().map(([name, contest]) => lineOf(asked, name, contest));

/** What is posted now that a contest can be opened for, and what it takes. */
const openableContests = ({ house, rulebook }: Asked) =>
  [...house.offerings].flatMap(([offering, offered]) => {
    const fund = fundOf(rulebook, offering, offered);
    const { pool } = fund.offering.activity;
    if (offered.isClosed || offered.isSuspended || pool === undefined) return [];
    return [{ offering, title: titleOf(fund), asks: pool.asks }];
  });

/** All about one contest, for those who keep it. */
function contestFacts(asked: Asked, name: string) {
  const contest = asked.house.pools.get(name);
  if (contest === undefined) return undefined;
  const { questions, results, waiting, history, signedBy, award, notices } = contest;
  const { noticeClause } = poolOf(knownFund(asked.house, contest.offering, asked.rulebook));
  return given({
    ...lineOf(asked, name, contest),
    questions,
    results,
    history,
    signedBy,
    notices,
    noticeClause,
    waiting,
    award,
    standing: standingFacts(asked, contest),
  });
}

/** The entry of one patron. */
export function picksFacts(asked: Asked, name: string, patron: string) {
  const contest = asked.house.pools.get(name) ?? refuse('unknown-contest', name);
  const mine = contest.picks.get(patron) ?? refuse('not-entered', patron);
  const fund = knownFund(asked.house, contest.offering, asked.rulebook);
  const { number, answers, at } = mine;
  return {
    ...lineOf(asked, name, contest),
    number,
    barcode: barcodeOf(name, number),
    answers,
    at,
    questions: contest.questions,
    ...cardOf(asked.house, patron),
    hoursNow: hoursFor(asked.house, fund, contest, { patron }),
  };
}

/** What stands under the barcode of a printed copy. */
const barcodeOf = (contest: string, number: number): string =>
  `${contest}-${String(number).padStart(4, '0')}`;

const SIGN_LINES = 20;
const KIOSK_CONTESTS = 6;

/** For the member at a kiosk: contests that can still be entered, and how their own entries stand. */
function kioskContests(asked: Asked, patron: string) {
  const { house, rulebook, now } = asked;
  return [...house.pools]
    .reverse()
    .filter(([, contest]) => {
      const canEnter = contest.status === 'open' && !isClosed(contest, now);
      return canEnter || (contest.status !== 'cancelled' && contest.picks.has(patron));
    })
    .slice(0, KIOSK_CONTESTS)
    .map(([name, contest]) => {
      const fund = knownFund(house, contest.offering, rulebook);
      return {
        ...lineOf(asked, name, contest),
        questions: contest.questions,
        results: contest.results,
        hoursNow: hoursFor(house, fund, contest, { patron }),
        ...(contest.picks.has(patron) ? { mine: ownEntry(asked, contest, patron) } : {}),
      };
    });
}

interface OwnEntry {
  readonly number: number;
  readonly answers: Answers;
  readonly at: string;
  /** None without the hours, once the prizes are awarded. */
  readonly place?: number;
  readonly correct?: number;
  readonly won?: string;
}

/** The entry of a patron, and where it stands. */
function ownEntry(asked: Asked, contest: Contest, who: string): OwnEntry {
  const { number, answers, at } = contest.picks.get(who) as Picks;
  const line = standingFacts(asked, contest).find(({ patron }) => patron === who);
  if (line === undefined) return { number, answers, at };
  const { place, correct, won } = line;
  return given({ number, answers, at, place, correct, won });
}

/** What the room reads, by card number or, without one, by entry: every contest that goes on, and of
 * each promotion the last one that was awarded. */
const contestSign = (asked: Asked) =>
  [...asked.house.pools]
    .reverse()
    .filter(([, { status, offering }], at, all) => {
      const isLast = () =>
        all.findIndex(([, each]) => each.offering === offering && each.status === 'awarded') === at;
      return status === 'open' || (status === 'awarded' && isLast());
    })
    .map(([name, contest]) => ({
      ...lineOf(asked, name, contest),
      standing: standingFacts(asked, contest)
        .slice(0, SIGN_LINES)
        .map(({ patron: _, hours: __, by: ___, ...line }) => line),
    }));

export const POOL_VIEWS = [
  view({
    path: '/contest-sign',
    sees: 'everybody',
    tag: 'pools',
    says: 'Contests and standings by card number, as shown in the room. Public.',
    of: {},
    answer: listOf(contestSignAnswer),
    see: contestSign,
  }),
  view({
    path: '/contests',
    sees: 'pools',
    tag: 'pools',
    says: 'All contests, newest first.',
    of: {},
    answer: listOf(contestLine),
    see: contestList,
  }),
  view({
    path: '/openable-contests',
    sees: 'pools',
    tag: 'pools',
    says: 'Posted promotions with picks.',
    of: {},
    answer: listOf(openableAnswer),
    see: openableContests,
  }),
  view({
    path: '/contests/:contest',
    sees: 'pools',
    tag: 'pools',
    says: 'One contest: its questions, results, and standings.',
    of: { contest: name },
    answer: contestAnswer,
    see: (looking, { contest }) =>
      contestFacts(looking, contest) ?? refuse('unknown-contest', contest),
  }),
  view({
    path: '/contests/:contest/picks/:patron',
    sees: 'pools',
    tag: 'pools',
    says: 'One patron’s picks.',
    of: { contest: name, patron: name },
    answer: picksAnswer,
    see: (looking, { contest, patron }) => picksFacts(looking, contest, patron),
  }),
  view({
    path: '/kiosk/contests',
    sees: 'cardholder',
    tag: 'pools',
    says: 'Picks, made or open, for the card open at the kiosk.',
    of: {},
    answer: listOf(kioskContest),
    see: (looking) => kioskContests(looking, looking.patron),
  }),
] as const;

const contestItems = ({ pools }: House) =>
  new Map(
    [...pools].map(([contest, pool]) => [
      contest,
      {
        offering: pool.offering,
        status: pool.status,
        entries: pool.picks.size,
        numbers: pool.count,
        results: pool.history.length,
        notices: pool.notices.length,
        isWaiting: pool.waiting !== undefined,
        signatures: pool.signedBy.length,
      },
    ]),
  );

export const POOL_TOPICS = [
  topic({
    name: 'pools',
    changedBy: [
      'contest-opened',
      'picks-entered',
      'picks-voided',
      'results-recorded',
      'results-confirmed',
      'results-disputed',
      'contest-signed',
      'contest-awarded',
      'winner-notified',
      'contest-cancelled',
      'contest-reopened',
    ],
    itemsOf: contestItems,
  }),
] as const;
