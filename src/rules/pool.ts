// What patrons predict: a contest has questions, a time when its entries close, and results that staff
// enter afterwards. The sheet says which questions there are and who is ahead.
import type { Cents } from '#money';
import { isFields, ok, type Problem, type Result } from '#result';
import type { InCode } from './in-code.ts';
import type { Posted } from './posted.ts';
import type { Winning } from './winning.ts';

/** One thing to predict. `none` is the name of a missing result: no one predicts it, and no one was
 * right. */
export type Question =
  /** One of two teams. */
  | {
      readonly id: string;
      readonly title: string;
      readonly round: string;
      readonly of: 'teams';
      readonly teams: readonly [string, string];
      readonly none?: string;
    }
  /** One of the winners of two earlier games. */
  | {
      readonly id: string;
      readonly title: string;
      readonly round: string;
      readonly of: 'winners';
      readonly games: readonly [string, string];
    }
  /** Points. */
  | {
      readonly id: string;
      readonly title: string;
      readonly round: string;
      readonly of: 'points';
      readonly most: number;
      readonly none?: string;
    };

/** By question: the team that wins, or a number of points. */
export type Answers = Readonly<Record<string, string | number>>;

/** A time as the room's clock has it, on a day or so many days after it. */
export interface LocalTime {
  readonly day: string;
  readonly daysAfter?: number;
  readonly at: string;
}

export interface ContestTerms {
  readonly title: string;
  readonly questions: readonly Question[];
  /** From then on no entry is taken. */
  readonly closes: LocalTime;
  /** Hours of play that an entrant needs on the club's card: from the first until the second. */
  readonly hours: { readonly from: LocalTime; readonly until: LocalTime; readonly least: number };
}

export interface PoolEntrant {
  readonly player: string;
  readonly answers: Answers;
  /** On the club's card: until the end of the posted time, and until the entry was made. */
  readonly hours: { readonly inAll: number; readonly byEntry: number };
}

/** A player's place; players who tie have the same one. */
export interface Placed {
  readonly place: number;
  readonly player: string;
  readonly correct: number;
  /** How far a tie-break is off, where the sheet has one and it is known. */
  readonly off?: number;
  /** Whether the hours of play suffice. */
  readonly isIn: boolean;
}

/** What the sheet looks at when it ranks. */
interface Looked {
  readonly questions: readonly Question[];
  readonly results: Answers;
  readonly posted: Posted;
}

export type PoolPrize = Winning<{ readonly player: string; readonly amount: Cents }>;

export interface PoolRule extends InCode {
  readonly title: string;
  readonly clause: string;
  /** The clauses for an entry that comes too late and for a second one. */
  readonly lateClause: string;
  readonly onceClause: string;
  /** The clause by which the house tells the winners, where the sheet has one. */
  readonly noticeClause?: string;
  /** What a contest is opened with: the teams of a bracket, or the games of a week. */
  readonly asks: 'teams' | 'games';
  /** A contest from what the house tells of it: teams, games, days. */
  open(facts: Readonly<Record<string, unknown>>): Result<ContestTerms>;
  /** What is wrong with results that contradict each other. */
  contradictions?(questions: readonly Question[], results: Answers): readonly Problem[];
  /** Everyone in order, as far as the results go. */
  standing(entrants: readonly PoolEntrant[], at: Looked): readonly Placed[];
  prizes(entrants: readonly PoolEntrant[], at: Looked): readonly PoolPrize[];
}

/** What can be answered, given the answers to the other questions. */
export function choicesOf(question: Question, answers: Answers): readonly string[] {
  switch (question.of) {
    case 'teams':
      return question.teams;
    case 'winners':
      return question.games.flatMap((game) => {
        const winner = answers[game];
        return typeof winner === 'string' ? [winner] : [];
      });
    case 'points':
      return [];
  }
}

/** Whose answers are checked: a player's picks are complete, results come one after another. */
type AnswersOf = 'picks' | 'results';

function answerProblem(question: Question, answers: Answers, of: AnswersOf): string | undefined {
  const answer = answers[question.id];
  const none = question.of === 'winners' || of === 'picks' ? undefined : question.none;
  if (none !== undefined && answer === none) return undefined;
  if (question.of === 'points') {
    const isFit = Number.isSafeInteger(answer) && Number(answer) >= 0;
    return isFit && Number(answer) <= question.most
      ? undefined
      : `must be a number of points from 0 to ${question.most}${none === undefined ? '' : `, or: ${none}`}`;
  }
  const choices = choicesOf(question, answers);
  if (typeof answer === 'string' && choices.includes(answer)) return undefined;
  return choices.length < 2
    ? 'needs picks for the earlier games first'
    : `must be one of: ${[...choices, ...(none === undefined ? [] : [none])].join(', ')}`;
}

/** What is wrong with answers: each must be a possible one, and to a question that there is. */
export function checkAnswers(
  questions: readonly Question[],
  answers: Answers,
  { path, of }: { readonly path: string; readonly of: AnswersOf },
): readonly Problem[] {
  const ids = new Set(questions.map(({ id }) => id));
  const unknown = Object.keys(answers).filter((id) => !ids.has(id));
  const asked = questions.filter(({ id }) => of === 'picks' || answers[id] !== undefined);
  return [
    ...unknown.map((id) => ({
      path: `${path}.${id}`,
      message: 'is not a question of this contest',
    })),
    ...asked.flatMap((question) => {
      const message = answerProblem(question, answers, of);
      return message === undefined ? [] : [{ path: `${path}.${question.id}`, message }];
    }),
  ];
}

/** How many winners were named right, as far as they are known. */
export const correctOf = (
  questions: readonly Question[],
  answers: Answers,
  results: Answers,
): number =>
  questions.filter(
    ({ id, of }) => of !== 'points' && results[id] !== undefined && results[id] === answers[id],
  ).length;

// What a house tells of a contest.

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const LOCAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Reads facts one after another and collects the problems. */
export function readFacts(facts: Readonly<Record<string, unknown>>) {
  const problems: Problem[] = [];
  const wrong = (path: string, message: string): void => {
    problems.push({ path: `facts.${path}`, message });
  };
  const textOf = (value: unknown, path: string): string => {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= 60) return value.trim();
    wrong(path, 'must be text of at most 60 letters');
    return '';
  };
  const matching = (name: string, form: RegExp, message: string): string => {
    const value = facts[name];
    if (typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(`${value}Z`)))
      return value;
    wrong(name, message);
    return '';
  };
  return {
    wrong,
    textOf,
    day: (name: string) => matching(name, DAY, 'must be a date such as 2026-11-15'),
    time(name: string): LocalTime {
      const [day = '', at = ''] = matching(
        name,
        LOCAL,
        'must be a date and time such as 2027-03-18T09:15',
      ).split('T');
      return { day, at };
    },
    list(name: string): readonly unknown[] {
      const value = facts[name];
      if (Array.isArray(value)) return value;
      wrong(name, 'must be a list');
      return [];
    },
    fields(value: unknown, path: string): Readonly<Record<string, unknown>> {
      if (isFields(value)) return value;
      wrong(path, 'must be an object');
      return {};
    },
    done: <Value>(make: () => Value): Result<Value> =>
      problems.length === 0 ? ok(make()) : { ok: false, error: problems },
  };
}
