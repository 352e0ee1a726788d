// Contests as people look at them: those who keep them, with names and history; and the room, which
// reads card numbers and no patron.
import { given } from '#result';
import type { Answers, Moment } from '#rules';
import { fundOf, knownFund, titleOf } from '../../funds/funds.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { instantOf } from '../../words/days.ts';
import { hoursFor, poolOf, standingOf, wonIn } from './standing.ts';
import type { Contest, Picks } from './state.ts';

interface Asked {
  readonly house: House;
  readonly rulebook: Rulebook;
  readonly now: Moment;
}

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

/** Contests, the newest first. */
export const contestList = (asked: Asked) =>
  [...asked.house.pools].reverse().map(([name, contest]) => lineOf(asked, name, contest));

/** What is posted now that a contest can be opened for, and what it takes. */
export const openableContests = ({ house, rulebook }: Asked) =>
  [...house.offerings].flatMap(([offering, offered]) => {
    const fund = fundOf(rulebook, offering, offered);
    const { pool } = fund.offering.activity;
    if (offered.isClosed || offered.isSuspended || pool === undefined) return [];
    return [{ offering, title: titleOf(fund), asks: pool.asks }];
  });

/** All about one contest, for those who keep it. */
export function contestFacts(asked: Asked, name: string) {
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
  const contest = asked.house.pools.get(name);
  const mine = contest?.picks.get(patron);
  if (contest === undefined || mine === undefined) return undefined;
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

/** Whoever stands at a kiosk: contests that can still be entered, and how the own entries stand. */
export function kioskContests(asked: Asked, patron: string) {
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
export const contestSign = (asked: Asked) =>
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
