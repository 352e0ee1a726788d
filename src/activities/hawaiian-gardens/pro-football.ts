// Pro Football Promotion, GEAR-001093.
import type { Cents } from '#money';
import {
  type Answers,
  type Contest,
  correctOf,
  defineActivity,
  dollars,
  dollarsOf,
  type Entrant,
  employees,
  event,
  fixed,
  noBackline,
  type Pool,
  parseMoment,
  type Question,
  readFacts,
  settingOf,
  text,
} from '#rules';
import { dividePlaces, placesOf, rowOfPlace, standingOf, type Winnings } from './dividing.ts';
import { advertisedUnder, baseGameStands, FREE_IN_ADVERTISEMENTS } from './promotions.ts';
import { HAWAIIAN_GARDENS, HAWAIIAN_JACKPOT, NO_PURCHASE } from './venue.ts';

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
  readonly monday: Score;
  readonly prizes: readonly Cents[];
  readonly tieBreak: 'total' | 'both-scores';
}

/** How far a predicted Monday score is off. */
function distanceOf({ monday: [a, b] }: Picks, { monday: [x, y], tieBreak }: Week): number {
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
    };
  });
  const night = games.at(-1) as Game;
  const points = (['away', 'home'] as const).map((side): Question => {
    const title = `Points of ${night[side]} on Monday night`;
    return { id: `monday-${side}`, title, round: 'Monday', of: 'points', most: POINTS_MOST };
  });
  return [...winners, ...points];
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
] as const;

/** `Week of November 15, 2026`. */
function weekTitle(sunday: string): string {
  const [year, month, day] = sunday.split('-');
  return `Week of ${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
}

const scoreIn = ({ 'monday-away': away, 'monday-home': home }: Answers): Score | undefined =>
  typeof away === 'number' && typeof home === 'number' ? [away, home] : undefined;

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
  if (games.length > GAMES_MOST) read.wrong('games', `are at most ${GAMES_MOST}`);
  if (games.at(-1)?.day !== 'monday') read.wrong('games', 'end with the one of Monday night');
  return read.done(
    (): Contest => ({
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
  ({ player, answers, hours }: Entrant): Picks => ({
    player,
    correct: correctOf(questions, answers, results),
    monday: scoreIn(answers) ?? [0, 0],
    scans: hours.inAll,
  });

const POOL: Pool = {
  title: 'Football picks of a week',
  clause: OBJECT,
  lateClause: ELIGIBILITY,
  onceClause: ELIGIBILITY,
  asks: 'games',
  open: openWeek,
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
    const won = weekPrizes(inIt.map(picksOf(questions, results)), {
      monday: scoreIn(results) ?? [0, 0],
      prizes: ['first', 'second', 'third'].map((prize) => dollarsOf(posted, prize)),
      tieBreak: settingOf(posted, 'tieBreak') as Week['tieBreak'],
    });
    return POOL.standing(inIt, at).flatMap(({ player, place, correct, off }) => {
      const amount = won.get(player);
      if (amount === undefined) return [];
      const because = `Prize; ${correct} winners named, ${off ?? 0} points off on Monday night`;
      return [{ player, row: rowOfPlace(place), amount, because }];
    });
  },
};

export const PRO_FOOTBALL = defineActivity({
  id: 'hgc-pro-football',
  title: 'Pro Football Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001093'],
  kind: 'prediction-pool',
  summary: 'With five scanned hours a week players pick football winners; the best three are paid.',
  games: [
    ...['texas-holdem', 'seven-card-stud-high-low', 'omaha', 'california-lowball'],
    ...['crazy-pineapple', 'thirteen-card', 'seven-card-stud', 'razz', 'omaha-high-low'],
    ...['kansas-city-lowball', 'no-limit-holdem'],
  ],
  values: {
    first: dollars('First prize', ['200', '500'], 'Prize'),
    second: dollars('Second prize', ['200', '500'], 'Prize'),
    third: dollars('Third prize', ['200', '500'], 'Prize'),
    weeks: text('Weeks of the season', OBJECT),
  },
  fund: {
    ...HAWAIIAN_JACKPOT,
    clause: 'Funding',
    source: 'other-reserve',
    meters: [],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
  },
  rows: [
    {
      id: 'first',
      title: 'Most winners picked',
      clause: 'Prize',
      when: event('First of the week by winners picked, then by the Monday score.'),
      prize: fixed('first'),
    },
    {
      id: 'second',
      title: 'Second place',
      clause: 'Prize',
      when: event('Second of the week by winners picked, then by the Monday score.'),
      prize: fixed('second'),
    },
    {
      id: 'third',
      title: 'Third place',
      clause: 'Prize',
      when: event('Third of the week by winners picked, then by the Monday score.'),
      prize: fixed('third'),
    },
  ],
  eligibility: [noBackline(ELIGIBILITY), employees('never', ELIGIBILITY)],
  claim: {
    clause: 'Prize',
    window: {
      opens: { weekday: 'tuesday', at: '12:00' },
      closes: { weekday: 'saturday', at: '00:00' },
    },
    identity: { nameMatters: false },
    unclaimedGoesTo: 'jackpot fund',
    words: [
      'Prizes are paid against valid ID from noon on Tuesday, and must be claimed before Saturday.',
      'Winners need not be present; their card numbers are posted at the poker concierge desk.',
      'For a prize that nobody claims no money leaves the jackpot fund.',
    ],
  },
  pool: POOL,
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      ...(['games', 'periods', 'hands', 'prizes', 'funding-source', 'no-purchase'] as const),
      'restrictions',
    ],
  },
  procedure: [
    {
      clause: OBJECT,
      words: 'Each hour on the hour a pocket scanner reads the cards of the seated players.',
    },
    {
      clause: OBJECT,
      words: 'The scanner is docked, and the tracking system (GEGA-003040) books each scan.',
    },
    {
      clause: OBJECT,
      words:
        "On the touch screen with the week's schedule the player picks the winner of every Sunday " +
        'and Monday game, predicts both scores of Monday night, and gets a printed copy.',
    },
    { clause: ELIGIBILITY, words: 'Entries close on Sunday at 9:30 am.' },
    {
      clause: OBJECT,
      words: 'After the games the winning card numbers are posted at the concierge desk.',
    },
  ],
  rules: [
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEAR-001093'),
    FREE_IN_ADVERTISEMENTS,
    {
      clause: ELIGIBILITY,
      words: "A player's card is needed, with at least five scanned hours in each week.",
    },
    { clause: ELIGIBILITY, words: 'Each player has one entry.' },
    {
      clause: 'Prize',
      words: 'Among players with equal picks the one closest to the Monday score is ahead.',
    },
    {
      clause: 'Prize',
      words: 'Two who still tie divide the first two prizes, three divide all three.',
    },
    { clause: 'Funding', words: 'No fee is taken for this promotion.' },
    { clause: 'Administrative Fees', words: 'The house keeps no administrative fee.' },
  ],
  records: [
    'Scans by player and hour.',
    'The picks of every entry, as printed for the player.',
    'Winning card numbers as posted, and claims with date and time.',
  ],
  readings: [
    {
      id: 'HG-26.1',
      clause: 'Administrative Fees',
      unclear: 'The promotion is called house funded there, while the Hawaiian Jackpot pays it.',
      weRead: 'The Hawaiian Jackpot pays, and no administrative fee is kept.',
    },
    {
      id: 'HG-26.2',
      clause: 'Prize',
      unclear: 'Players predict the final score, and ties go by the total score.',
      weRead: 'The points of both teams together are compared with the predicted ones.',
      setting: { name: 'tieBreak', values: ['total', 'both-scores'], default: 'total' },
    },
    {
      id: 'HG-26.3',
      clause: 'Prize',
      unclear: 'Ties below the first place, and of more than three players.',
      weRead: 'Those who tie divide the prizes of the places that they take up together.',
    },
    {
      id: 'HG-26.4',
      clause: 'Advertising',
      unclear: 'Qualifying hands are to be posted, and there are none.',
      weRead: 'What the three places ask for is posted instead.',
    },
    {
      id: 'HG-26.5',
      clause: ELIGIBILITY,
      unclear: 'Whether third-party proposition players and tournament play count.',
      weRead: 'They do: the sheet excludes employees only.',
    },
    {
      id: 'HG-26.6',
      clause: OBJECT,
      unclear: 'Five hours in the promotional period, or in each week.',
      weRead: 'In each week, as the eligibility requirements say.',
    },
    {
      id: 'HG-26.7',
      clause: 'Prize',
      unclear: 'Who owns the odd cent of a divided prize.',
      weRead: 'It stays in the fund.',
    },
    {
      id: 'HG-26.8',
      clause: 'Eligible Controlled Games',
      unclear: 'Omaha and its high-low version have one number, other sheets give them two.',
      weRead: 'Both games take part.',
    },
    {
      id: 'HG-26.9',
      clause: ELIGIBILITY,
      unclear: 'On which day the week of the five hours begins, as the games end on a Monday.',
      weRead: 'On Tuesday; it ends with that Monday, and a prize is awarded no earlier.',
    },
    {
      id: 'HG-26.10',
      clause: OBJECT,
      unclear: 'Which game is Monday Night Football where Monday has two.',
      weRead: 'The last of them.',
    },
  ],
  sample: {
    values: {
      first: '500.00',
      second: '300.00',
      third: '200.00',
      weeks: 'Every week of the regular season',
    },
    postedAt: '2026-08-24T09:00:00-07:00',
    from: '2026-09-07T00:00:00-07:00',
    until: '2027-01-10T00:00:00-08:00',
  },
});
