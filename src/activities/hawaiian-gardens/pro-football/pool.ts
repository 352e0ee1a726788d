// The picks of a football week: its questions, who is ahead, and what the first three are paid.

import type { Cents } from '#money';
import type { Problem } from '#result';
import { given } from '#result';
import {
  type Answers,
  type ContestTerms,
  correctOf,
  MONTHS,
  type PoolEntrant,
  type PoolRule,
  parseMoment,
  postedAmount,
  type Question,
  readFacts,
  settingOf,
} from '#rules';
import { dividePlaces, placesOf, rowOfPlace, standingOf, type Winnings } from '../shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const OBJECT = 'Object and Summary';
const SCANS_LEAST = 5;

/** Points of the two teams of the Monday night game. */
export type Score = readonly [number, number];

export interface Picks {
  readonly player: string;
  readonly correct: number;
  readonly monday: Score;
  /** Hours scanned in the week. */
  readonly scans: number;
}

export interface Week {
  /** Undefined if the game was not played: then it breaks no tie. */
  readonly monday?: Score;
  readonly prizes: readonly Cents[];
  readonly tieBreak: 'total' | 'both-scores';
}

/** How far a predicted Monday score is off. */
function distanceOf({ monday: [a, b] }: Picks, { monday, tieBreak }: Week): number {
  if (monday === undefined) return 0;
  const [x, y] = monday;
  return tieBreak === 'total' ? Math.abs(a + b - x - y) : Math.abs(a - x) + Math.abs(b - y);
}

/** The prizes of a week: by correct picks, then by the Monday score; those who still tie divide the
 * prizes of their places. */
export function weekPrizes(picks: readonly Picks[], week: Week): Winnings {
  const inIt = picks.filter(({ scans }) => scans >= SCANS_LEAST);
  const standing = standingOf(
    inIt,
    (a, b) => b.correct - a.correct || distanceOf(a, week) - distanceOf(b, week),
  );
  return dividePlaces(standing, week.prizes);
}

const POINTS_MOST = 150;
const GAMES_MOST = 16;
const NO_WINNER = 'no winner';
const NOT_PLAYED = 'not played';

interface Game {
  readonly away: string;
  readonly home: string;
  readonly day: 'sunday' | 'monday';
}

/** The winner of each game, and both scores of Monday night: the last game of that day. */
function questionsOf(games: readonly Game[]): readonly Question[] {
  const winners = games.map(({ away, home, day }, at): Question => {
    const round = day === 'sunday' ? 'Sunday' : 'Monday';
    return {
      id: `g${at + 1}`,
      title: `${away} at ${home}`,
      round,
      of: 'teams',
      teams: [away, home],
      none: NO_WINNER,
    };
  });
  const night = games.at(-1) as Game;
  const points = (['away', 'home'] as const).map((side): Question => {
    const title = `Points of ${night[side]} on Monday night`;
    return {
      id: `monday-${side}`,
      title,
      round: 'Monday',
      of: 'points',
      most: POINTS_MOST,
      none: NOT_PLAYED,
    };
  });
  return [...winners, ...points];
}

/** `Week of November 15, 2026`. */
function weekTitle(sunday: string): string {
  const [year, month, day] = sunday.split('-');
  return `Week of ${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}

const scoreIn = ({ 'monday-away': away, 'monday-home': home }: Answers): Score | undefined =>
  typeof away === 'number' && typeof home === 'number' ? [away, home] : undefined;

/** The winner of Monday night has more points; no one wins if they are equal, or without a game. */
function contradictions(questions: readonly Question[], results: Answers): readonly Problem[] {
  const night = questions.filter((question) => question.of === 'teams').at(-1);
  const [away, home] = [results['monday-away'], results['monday-home']];
  const winner = night === undefined ? undefined : results[night.id];
  const wrong = (path: string, message: string) => [{ path: `results.${path}`, message }];
  if (night?.of !== 'teams' || away === undefined || home === undefined) return [];
  if ((away === NOT_PLAYED) !== (home === NOT_PLAYED)) {
    return wrong('monday-home', 'is known where the points of the other team are');
  }
  if (winner === undefined) return [];
  const ahead = away === home ? NO_WINNER : night.teams[away > home ? 0 : 1];
  return winner === ahead ? [] : wrong(night.id, `is by the points: ${ahead}`);
}

/** `sunday` is the day of the games, `games` are those of Sunday and then of Monday. */
function openWeek(facts: Readonly<Record<string, unknown>>) {
  const read = readFacts(facts);
  const sunday = read.day('sunday');
  const day = parseMoment(`${sunday}T00:00:00Z`, 'sunday');
  if (day.ok && day.value.weekday !== 'sunday') read.wrong('sunday', 'is a Sunday');
  const games = read.list('games').map((each, at): Game => {
    const game = read.fields(each, `games.${at}`);
    const when = game['day'];
    if (when !== 'sunday' && when !== 'monday') {
      read.wrong(`games.${at}.day`, 'is sunday or monday');
    }
    return {
      away: read.textOf(game['away'], `games.${at}.away`),
      home: read.textOf(game['home'], `games.${at}.home`),
      day: when === 'monday' ? 'monday' : 'sunday',
    };
  });
  const teams = games.flatMap(({ away, home }) => [away, home]);
  if (new Set(teams).size < teams.length) read.wrong('games', 'have each team once');
  if (teams.includes(NO_WINNER)) read.wrong('games', 'have teams for names');
  if (games.length > GAMES_MOST) read.wrong('games', `are at most ${GAMES_MOST}`);
  if (games.at(-1)?.day !== 'monday') read.wrong('games', 'end with the one of Monday night');
  return read.done(
    (): ContestTerms => ({
      title: weekTitle(sunday),
      questions: questionsOf(games),
      closes: { day: sunday, at: '09:30' },
      hours: {
        from: { day: sunday, daysAfter: -5, at: '00:00' },
        until: { day: sunday, daysAfter: 2, at: '00:00' },
        least: SCANS_LEAST,
      },
    }),
  );
}

const picksOf =
  (questions: readonly Question[], results: Answers) =>
  ({ player, answers, hours }: PoolEntrant): Picks => ({
    player,
    correct: correctOf(questions, answers, results),
    monday: scoreIn(answers) ?? [0, 0],
    scans: hours.inAll,
  });

export const FOOTBALL_POOL: PoolRule = {
  title: 'Football picks of a week',
  clause: OBJECT,
  codeVersion: 1,
  lateClause: ELIGIBILITY,
  onceClause: ELIGIBILITY,
  asks: 'games',
  open: openWeek,
  contradictions,
  standing(entrants, { questions, results, posted }) {
    const picks = entrants.map(picksOf(questions, results));
    const monday = scoreIn(results);
    const tieBreak = settingOf(posted, 'tieBreak') as Week['tieBreak'];
    const offOf = (each: Picks): { readonly off?: number } =>
      monday === undefined ? {} : { off: distanceOf(each, { monday, prizes: [], tieBreak }) };
    const order = (a: Picks, b: Picks): number =>
      b.correct - a.correct || (offOf(a).off ?? 0) - (offOf(b).off ?? 0);
    const places = placesOf(standingOf(picks, order), 'places');
    return picks
      .map((each) => ({
        place: places.get(each.player) as number,
        player: each.player,
        correct: each.correct,
        ...offOf(each),
        isIn: each.scans >= SCANS_LEAST,
      }))
      .sort((a, b) => a.place - b.place);
  },
  prizes(entrants, at) {
    const { questions, results, posted } = at;
    const inIt = entrants.filter(({ hours }) => hours.inAll >= SCANS_LEAST);
    const monday = scoreIn(results);
    const won = weekPrizes(
      inIt.map(picksOf(questions, results)),
      given({
        monday,
        prizes: ['first', 'second', 'third'].map((prize) => postedAmount(posted, prize)),
        tieBreak: settingOf(posted, 'tieBreak') as Week['tieBreak'],
      }),
    );
    return FOOTBALL_POOL.standing(inIt, at).flatMap(({ player, place, correct, off }) => {
      const amount = won.get(player);
      if (amount === undefined) return [];
      const night = off === undefined ? 'no game' : `${off} points off`;
      const because = `Prize; ${correct} winners named, ${night} on Monday night`;
      return [{ player, row: rowOfPlace(place), amount, because }];
    });
  },
};
