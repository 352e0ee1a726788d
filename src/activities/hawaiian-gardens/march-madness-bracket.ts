// March Madness Bracket Promotion, GEAR-001045.
import type { Cents } from '#money';
import {
  type ContestTerms,
  chartOf,
  clausesOf,
  correctOf,
  defineActivity,
  dollars,
  employees,
  eventRow,
  fixed,
  noTournaments,
  type PoolEntrant,
  type PoolRule,
  type Posted,
  placePaidInOneOf,
  postedAmount,
  type Question,
  readFacts,
  readingsOf,
  settingOf,
} from '#rules';
import {
  advertisedUnder,
  baseGameStands,
  divideOneEach,
  dividePlaces,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  HAWAIIAN_JACKPOT,
  NO_PURCHASE,
  POKER_GAMES,
  placesOf,
  rowOfPlace,
  standingOf,
  type Winnings,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const OBJECT = 'Object and Summary';
const HOURS_LEAST = 20;

interface Bracket {
  readonly player: string;
  /** Games whose winner the player has named. */
  readonly correct: number;
}

interface BracketReading {
  readonly prizes: readonly Cents[];
  readonly ties: 'one-prize' | 'places';
}

/** Prizes for the most correct picks of brackets that count. */
function bracketPrizes(brackets: readonly Bracket[], { prizes, ties }: BracketReading): Winnings {
  const standing = standingOf(brackets, (a, b) => b.correct - a.correct);
  return ties === 'places' ? dividePlaces(standing, prizes) : divideOneEach(standing, prizes);
}

const TEAM_COUNT = 64;
const ROUNDS = [
  'Round of 64',
  'Round of 32',
  'Round of 16',
  'Round of 8',
  'Semifinals',
  'Final',
] as const;

const gameOf = (round: number, game: number): string => `r${round + 1}g${game + 1}`;

/** The 63 games of 64 teams: neighbors play each other, and the winners of neighboring games. */
function bracketOf(teams: readonly string[]): readonly Question[] {
  return ROUNDS.flatMap((title, round) =>
    Array.from({ length: TEAM_COUNT / 2 ** (round + 1) }, (_, game): Question => {
      const facts = { id: gameOf(round, game), title: `${title}, game ${game + 1}`, round: title };
      const pair = [game * 2, game * 2 + 1] as const;
      return round === 0
        ? { ...facts, of: 'teams', teams: [teams[pair[0]] as string, teams[pair[1]] as string] }
        : {
            ...facts,
            of: 'winners',
            games: [gameOf(round - 1, pair[0]), gameOf(round - 1, pair[1])],
          };
    }),
  );
}

/** `starts` is when the first game begins, `teams` the 64 in the order of the bracket. */
function openBracket(facts: Readonly<Record<string, unknown>>) {
  const read = readFacts(facts);
  const starts = read.time('starts');
  const teams = read.list('teams').map((team, at) => read.textOf(team, `teams.${at}`));
  if (teams.length !== TEAM_COUNT) read.wrong('teams', `are ${TEAM_COUNT}`);
  if (new Set(teams).size < teams.length) read.wrong('teams', 'are all different');
  const [year = '', month] = starts.day.split('-');
  if (starts.day !== '' && month !== '03') read.wrong('starts', 'is in March');
  return read.done(
    (): ContestTerms => ({
      title: `March ${year} bracket`,
      questions: bracketOf(teams),
      closes: starts,
      hours: {
        from: { day: `${year}-03-01`, at: '00:00' },
        until: { day: `${year}-04-01`, at: '00:00' },
        least: HOURS_LEAST,
      },
    }),
  );
}

type Ties = BracketReading['ties'];

const isIn = ({ hours }: PoolEntrant, posted: Posted): boolean =>
  (settingOf(posted, 'hoursBy') === 'award' ? hours.inAll : hours.byEntry) >= HOURS_LEAST;

const POOL: PoolRule = {
  title: 'Bracket of 64 teams',
  clause: OBJECT,
  codeVersion: 1,
  lateClause: ELIGIBILITY,
  onceClause: ELIGIBILITY,
  noticeClause: ELIGIBILITY,
  asks: 'teams',
  open: openBracket,
  standing(entrants, { questions, results, posted }) {
    const scored = entrants.map((entrant) => ({
      player: entrant.player,
      correct: correctOf(questions, entrant.answers, results),
      isIn: isIn(entrant, posted),
    }));
    const standing = standingOf(scored, (a, b) => b.correct - a.correct);
    const places = placesOf(standing, settingOf(posted, 'ties') as Ties);
    return scored
      .map((each) => ({ ...each, place: places.get(each.player) as number }))
      .sort((a, b) => a.place - b.place);
  },
  prizes(entrants, at) {
    const { posted } = at;
    const inIt = entrants.filter((each) => isIn(each, posted));
    const placed = POOL.standing(inIt, at);
    const won = bracketPrizes(placed, {
      prizes: ['first', 'second', 'third'].map((prize) => postedAmount(posted, prize)),
      ties: settingOf(posted, 'ties') as Ties,
    });
    return placed.flatMap(({ player, place, correct }) => {
      const amount = won.get(player);
      if (amount === undefined) return [];
      const because = `Prize; ${correct} of ${TEAM_COUNT - 1} winners named`;
      return [{ player, row: rowOfPlace(place), amount, because }];
    });
  },
};

// biome-ignore format: read as a block
const FORMS = [
  'cash', 'live chips', 'sports tickets', 'vehicle', 'poker tournament entry', 'other item of value',
];

const placePaidIn = (place: string) =>
  placePaidInOneOf(place, FORMS, 'Prize', {
    formerly: ['paidIn', 'prizeForm'],
    wordsWere: { choice: 'other item of value', in: `${place}Description` },
  });

const prizeOf = (place: string) => fixed(place, { posted: `${place}PaidIn` });

export const MARCH_MADNESS_BRACKET = defineActivity({
  id: 'hgc-march-madness-bracket',
  title: 'March Madness Bracket Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEAR-001045'],
  kind: 'prediction-pool',
  summary: 'Twenty hours of play earn a bracket; the three with the most right picks win.',
  games: [...POKER_GAMES, 'thirteen-card'],
  gamesNote: 'all approved poker games',
  values: {
    first: dollars('First prize', ['0.01', '100000'], 'Prize'),
    second: dollars('Second prize', ['0.01', '50000'], 'Prize'),
    third: dollars('Third prize', ['0.01', '25000'], 'Prize'),
    ...placePaidIn('first'),
    ...placePaidIn('second'),
    ...placePaidIn('third'),
  },
  fund: {
    ...HAWAIIAN_JACKPOT,
    clause: 'Funding',
    source: 'other-reserve',
    meters: [],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['first', 'Most correct picks', 'Prize', 'The bracket has the most winners right.', prizeOf('first')],
    ['second', 'Second most correct picks', 'Prize', 'The bracket has the second most winners right.', prizeOf('second')],
    ['third', 'Third most correct picks', 'Prize', 'The bracket has the third most winners right.', prizeOf('third')],
  ]),
  eligibility: [noTournaments(ELIGIBILITY), employees('never', ELIGIBILITY)],
  claim: {
    clause: ELIGIBILITY,
    isEndless: true,
    words: [
      'Winners need not be present; the casino notifies them from their Club Card data.',
      'There is no time limit to claim a prize.',
    ],
  },
  pool: POOL,
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'prizes', 'requirements', 'funding-source', { value: 'firstPaidIn' },
    { value: 'firstDescription' }, { value: 'secondPaidIn' }, { value: 'secondDescription' },
    { value: 'thirdPaidIn' }, { value: 'thirdDescription' }, 'claim', 'procedure', 'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [ELIGIBILITY, 'A floor person hands out the bracket.'],
    [OBJECT, 'The player names the winner of each game on it.'],
    [OBJECT, "It must be handed in before the NCAA Men's Basketball Tournament begins."],
    ['Prize', 'Prizes are given when that tournament is over.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    advertisedUnder('GEAR-001045'),
    FREE_IN_ADVERTISEMENTS,
    baseGameStands('Eligible Controlled Game'),
    [OBJECT, 'At least 20 hours of play are needed from March 1 to March 31.'],
    [ELIGIBILITY, 'A Player Club Card (GEGA-003040) is required: it is the only way hours are counted.'],
    [ELIGIBILITY, 'Hours count for those who are seated and play, in the posted hours.'],
    [ELIGIBILITY, 'Only live games count.'],
    [ELIGIBILITY, 'Late entries are refused.'],
    [ELIGIBILITY, 'Each player has one entry.'],
    [ELIGIBILITY, 'There is no minimum of players at a table.'],
    [ELIGIBILITY, 'Players who tie divide the prize.'],
    ['Prize', 'There are three prizes, each of a fixed value.'],
    ['Prize', 'A prize is cash, live chips, sports tickets, a vehicle, an entry to a poker tournament or something else of value.'],
    ['Funding', 'No fee is taken for this promotion.'],
    ['Administrative Fees', 'No administrative fee is kept beyond that of the jackpot that pays for it.'],
  ]),
  records: ['Brackets handed in.', 'Hours by Player Club Card.', 'Notices to the winners.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-20.1', OBJECT, 'The hours count until March 31, yet brackets close when the tournament begins.',
      'A bracket is taken early; the 20 hours are checked before a prize is given.', { name: 'hoursBy', values: ['award', 'entry'], default: 'award' }],
    ['HG-20.2', ELIGIBILITY, 'What a tie does to the prizes of later places.',
      'Those who tie divide one prize, and the next best count has the next prize.', { name: 'ties', values: ['one-prize', 'places'], default: 'one-prize' }],
    ['HG-20.3', ELIGIBILITY, 'How those who tie split a prize that is a thing.',
      'By its posted value, and in money: a thing cannot be split, so that each is paid an equal part of what it is worth in cash.'],
    ['HG-20.4', OBJECT, 'The form is called a bracket and a square.', 'A bracket: a winner is named for each game.'],
    ['HG-20.5', ELIGIBILITY, 'Late entries are refused "after this time", and no time stands before it.', 'The start of the NCAA tournament.'],
    ['HG-20.6', ELIGIBILITY, 'Whether third-party proposition players take part.', 'They do: the sheet shuts out employees only.'],
    ['HG-20.7', 'Eligible Controlled Game', 'Which games are poker games.', 'Those with a pot, and 13-Card, which Pro Football counts among them.'],
    ['HG-20.8', ELIGIBILITY, 'Who owns the odd cent of a divided prize.', 'It stays in the fund.'],
    ['HG-20.9', ELIGIBILITY, 'Only live games count, and yet no purchase is needed to take part.', 'Live is said against tournaments: hours at tables without purchase count too.'],
    ['HG-20.11', OBJECT, 'How a game is named right whose two teams the player did not expect.', 'By its winner alone; whom that team beats is not asked.'],
    ['HG-20.10', 'Funding', 'What happens when the Hawaiian Jackpot has not enough.', 'The house puts in the rest; whether it is ever repaid stays open.'],
  ]),
  sample: {
    values: {
      first: '10000.00',
      second: '5000.00',
      third: '2500.00',
      firstPaidIn: 'cash',
      secondPaidIn: 'cash',
      thirdPaidIn: 'cash',
    },
    postedAt: '2027-02-15T09:00:00-08:00',
    from: '2027-03-01T00:00:00-08:00',
    until: '2027-04-01T00:00:00-07:00',
  },
});
