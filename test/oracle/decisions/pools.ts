// What patrons predict, at Hawaiian Gardens: March Madness Bracket Promotion (GEAR-001045), "Object
// and Summary", "Eligibility Requirements" and "Prize"; Pro Football Promotion, "Eligibility
// Requirements" and "Prize".
import { cents, type Dice, dollars } from './record.ts';

type Answers = Record<string, string | number>;

export interface Predicted {
  readonly values: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  /** What the house tells of the contest. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly entrants: readonly {
    readonly player: string;
    readonly answers: Answers;
    readonly hours: { readonly inAll: number; readonly byEntry: number };
  }[];
  readonly results: Answers;
}

export interface PoolSheet {
  readonly activity: string;
  predicted(random: Dice): Predicted;
  /** Player, row and dollars. */
  decide(predicted: Predicted): readonly string[];
}

const ROWS = ['first', 'second', 'third'];

/** The three prizes by a score that is better the higher it is. Under `one-prize` those who are
 * alike divide one prize; otherwise those of all the places that they take up. */
function paidBy(
  { values }: Predicted,
  scores: readonly (readonly [player: string, score: number])[],
  ties: string | undefined,
): string[] {
  const prizes = ROWS.map((row) => cents(values[row] as string));
  return scores.flatMap(([player, score]) => {
    const alike = scores.filter((other) => other[1] === score).length;
    const better = scores.filter((other) => other[1] > score).map((other) => other[1]);
    const isOnePrize = ties === 'one-prize';
    const place = isOnePrize ? new Set(better).size : better.length;
    const pot = prizes.slice(place, place + (isOnePrize ? 1 : alike)).reduce((a, b) => a + b, 0n);
    const each = pot / BigInt(alike);
    return each === 0n ? [] : [`${player} ${ROWS[place]} ${dollars(each)}`];
  });
}

const somePrizes = (random: Dice, most: readonly number[], least: number): Record<string, string> =>
  Object.fromEntries(
    ROWS.map((row, at) => {
      const low = BigInt(random.between(least * 100, (most[at] as number) * 100));
      return [row, dollars(random.chance(50) ? low : (low / 100n) * 100n)];
    }),
  );

const TEAMS = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);
const SIZES = [32, 16, 8, 4, 2, 1];

/** Winners of all games: the better of the two with this chance, where the first is the better. */
function someBracket(random: Dice, percent: number): Answers {
  const answers: Answers = {};
  let teams: string[] = TEAMS;
  for (const [round, size] of SIZES.entries()) {
    teams = Array.from({ length: size }, (_, game) => {
      const winner = teams[game * 2 + (random.chance(percent) ? 0 : 1)] as string;
      answers[`r${round + 1}g${game + 1}`] = winner;
      return winner;
    });
  }
  return answers;
}

const marchMadness: PoolSheet = {
  activity: 'hgc-march-madness-bracket',
  predicted(random) {
    // Favorites win nearly always, so that brackets tie.
    const percent = random.pick(90, 98, 100);
    return {
      values: somePrizes(random, [100_000, 50_000, 25_000], 1),
      settings: {
        ties: random.pick('one-prize', 'places'),
        hoursBy: random.pick('award', 'entry'),
      },
      facts: { starts: '2027-03-18T09:15', teams: TEAMS },
      entrants: Array.from({ length: random.between(1, 9) }, (_, at) => {
        const byEntry = random.pick(0, 19, 20, 21, 40);
        const hours = { byEntry, inAll: byEntry + random.pick(0, 0, 1, 30) };
        return { player: `p${at + 1}`, answers: someBracket(random, percent), hours };
      }),
      results: someBracket(random, percent),
    };
  },
  decide(predicted) {
    const { settings, entrants, results } = predicted;
    const isInTime = settings['hoursBy'] === 'award' ? 'inAll' : 'byEntry';
    const scores = entrants
      .filter(({ hours }) => hours[isInTime] >= 20)
      .map(({ player, answers }) => {
        const right = Object.entries(results).filter(([game, team]) => answers[game] === team);
        return [player, right.length] as const;
      });
    return paidBy(predicted, scores, settings['ties']);
  },
};

const proFootball: PoolSheet = {
  activity: 'hgc-pro-football',
  predicted(random) {
    const count = random.between(1, 4);
    const games = Array.from({ length: count }, (_, at) => ({
      away: `Away ${at + 1}`,
      home: `Home ${at + 1}`,
      day: at === count - 1 ? 'monday' : random.pick('sunday', 'sunday', 'monday'),
    })).sort((a, b) => (a.day === b.day ? 0 : a.day === 'sunday' ? -1 : 1));
    const points = (): number => random.pick(14, 17, 20, 24, random.below(60));
    const picks = (): Answers => ({
      ...Object.fromEntries(
        games.map(({ away, home }, at) => [`g${at + 1}`, random.pick(away, home)]),
      ),
      'monday-away': points(),
      'monday-home': points(),
    });
    return {
      values: somePrizes(random, [500, 500, 500], 200),
      settings: { tieBreak: random.pick('total', 'both-scores') },
      facts: { sunday: '2026-11-15', games },
      entrants: Array.from({ length: random.between(1, 9) }, (_, at) => {
        const inAll = random.pick(0, 4, 5, 6, 30);
        return { player: `p${at + 1}`, answers: picks(), hours: { inAll, byEntry: inAll } };
      }),
      results: someResults(random, picks(), games.length),
    };
  },
  decide(predicted) {
    const { settings, entrants, results } = predicted;
    const [away, home] = [results['monday-away'], results['monday-home']];
    const isPlayed = typeof away === 'number' && typeof home === 'number';
    const off = (answers: Answers): number => {
      if (!isPlayed) return 0;
      const [a, b] = [Number(answers['monday-away']) - away, Number(answers['monday-home']) - home];
      return settings['tieBreak'] === 'total' ? Math.abs(a + b) : Math.abs(a) + Math.abs(b);
    };
    const scores = entrants
      .filter(({ hours }) => hours.inAll >= 5)
      .map(({ player, answers }) => {
        const games = Object.keys(results).filter((game) => game.startsWith('g'));
        const right = games.filter((game) => answers[game] === results[game]).length;
        return [player, right * 1000 - off(answers)] as const;
      });
    return paidBy(predicted, scores, 'places');
  },
};

/** Some games have no winner, and Monday night has one by its points. */
function someResults(random: Dice, results: Answers, count: number): Answers {
  const night = `g${count}`;
  for (let at = 1; at < count; at++) if (random.chance(10)) results[`g${at}`] = 'no winner';
  if (random.chance(10)) {
    const none = { 'monday-away': 'not played', 'monday-home': 'not played' };
    return { ...results, ...none, [night]: 'no winner' };
  }
  const [away, home] = [Number(results['monday-away']), Number(results['monday-home'])];
  const number = String(results[night]).replace(/^\D+/, '');
  const winner = away > home ? `Away ${number}` : `Home ${number}`;
  return { ...results, [night]: away === home ? 'no winner' : winner };
}

export const POOLS: readonly PoolSheet[] = [marchMadness, proFootball];
