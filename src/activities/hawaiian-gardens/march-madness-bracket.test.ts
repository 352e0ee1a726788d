import { expect, test } from 'vitest';
import { dollarsOf } from '#money';
import { sure } from '#result';
import {
  type Answers,
  checkAnswers,
  decodeOffering,
  type PoolEntrant,
  type PoolRule,
} from '#rules';
import { MARCH_MADNESS_BRACKET } from './march-madness-bracket.ts';

const pool = MARCH_MADNESS_BRACKET.pool as PoolRule;
const TEAMS = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);
const FACTS = { starts: '2027-03-18T09:15', teams: TEAMS };
const contest = sure(pool.open(FACTS));

/** The team with the lower number wins every game: team 1 wins six. */
const RESULTS: Answers = contest.questions.reduce<Record<string, string>>((all, question) => {
  if (question.of === 'teams') all[question.id] = question.teams[0];
  if (question.of === 'winners') all[question.id] = all[question.games[0]] as string;
  return all;
}, {});

/** A bracket with so many winners right; its other picks all lost. */
const bracket = (player: string, right: number, inAll = 20, byEntry = inAll): PoolEntrant => ({
  player,
  answers: Object.fromEntries(
    contest.questions.map(({ id }, at) => [id, at < right ? (RESULTS[id] as string) : '-']),
  ),
  hours: { inAll, byEntry },
});

function won(entrants: readonly PoolEntrant[], settings: Readonly<Record<string, string>> = {}) {
  const document = {
    values: { first: '100000.00', second: '50000.00', third: '25000.00' },
    settings,
  };
  const posted = sure(decodeOffering(MARCH_MADNESS_BRACKET, document));
  const prizes = pool.prizes(entrants, { questions: contest.questions, results: RESULTS, posted });
  return prizes.map(({ player, row, amount }) => `${player} ${row} ${dollarsOf(amount)}`);
}

test('64 teams play 63 games, each round half of the one before', () => {
  expect(contest.questions).toHaveLength(63);
  const rounds = new Set(contest.questions.map(({ round }) => round));
  const inRound = (name: string) => contest.questions.filter(({ round }) => round === name).length;
  expect([...rounds].map(inRound)).toEqual([32, 16, 8, 4, 2, 1]);
  expect(contest.closes).toEqual({ day: '2027-03-18', at: '09:15' });
  expect(contest.hours).toMatchObject({ from: { day: '2027-03-01' }, least: 20 });
});

test('a bracket holds together: whoever wins a game has won the one before it', () => {
  const whole = { path: 'answers', of: 'picks' as const };
  expect(checkAnswers(contest.questions, RESULTS, whole)).toEqual([]);
  const wrong = { ...RESULTS, r2g1: 'Team 2' };
  expect(checkAnswers(contest.questions, wrong, whole)).toEqual([
    { path: 'answers.r2g1', message: 'must be one of: Team 1, Team 3' },
    { path: 'answers.r3g1', message: 'must be one of: Team 2, Team 5' },
  ]);
  const { r1g1: _, ...short } = RESULTS;
  expect(checkAnswers(contest.questions, short, whole).map(({ path }) => path)).toEqual([
    'answers.r1g1',
    'answers.r2g1',
  ]);
});

test.each([
  ['that starts in April', 'starts', '2027-04-01T09:15'],
  ['that starts at no time', 'starts', 'soon'],
  ['of 63 teams', 'teams', TEAMS.slice(1)],
  ['with a team twice', 'teams', [...TEAMS.slice(1), 'Team 2']],
])('a contest %s is not opened', (_which, name, fact) => {
  const facts = { ...FACTS, [name]: fact };
  const opened = pool.open(facts);
  expect(opened.ok ? [] : opened.error.map(({ path }) => path)).toContain(`facts.${name}`);
});

const tie = (...counts: readonly number[]): readonly PoolEntrant[] =>
  counts.map((count, at) => bracket(`P${at + 1}`, count));
const amountsOf = (prizes: readonly string[]) => prizes.map((prize) => prize.split(' ')[2]);

// $100,000, $50,000 and $25,000. Those who tie divide one prize, and the next best have the next one.
test.each([
  ['two for first', [45, 45, 40, 38], ['50000.00', '50000.00', '50000.00', '25000.00']],
  [
    'three for second, with two cents over',
    [50, 45, 45, 45, 30],
    ['100000.00', '16666.66', '16666.66', '16666.66', '25000.00'],
  ],
  ['two for third', [50, 45, 40, 40], ['100000.00', '50000.00', '12500.00', '12500.00']],
  ['everybody equal, with one cent over', [9, 9, 9], ['33333.33', '33333.33', '33333.33']],
])('who ties divides the applicable prize: %s', (_, counts, amounts) => {
  expect(amountsOf(won(tie(...counts)))).toEqual(amounts);
});

// By the other reading those who tie divide the prizes of all the places that they take up.
test.each([
  ['two for first: $150,000 / 2', [45, 45, 40, 38], ['75000.00', '75000.00', '25000.00']],
  [
    'three for second: $75,000 / 3',
    [50, 45, 45, 45, 30],
    ['100000.00', '25000.00', '25000.00', '25000.00'],
  ],
  ['everybody of four: $175,000 / 4', [9, 9, 9, 9], Array(4).fill('43750.00')],
])('by places: %s', (_, counts, amounts) => {
  expect(amountsOf(won(tie(...counts), { ties: 'places' }))).toEqual(amounts);
});

test('twenty hours are enough, nineteen are not, however good the bracket', () => {
  expect(won([bracket('Ed', 50, 19), bracket('Flo', 1, 20)])).toEqual(['Flo first 100000.00']);
});

test('hours after the entry count, unless the house wants them before it', () => {
  const late = [bracket('Ann', 40, 25, 19), bracket('Bo', 30, 20, 20)];
  expect(won(late)).toEqual(['Ann first 100000.00', 'Bo second 50000.00']);
  expect(won(late, { hoursBy: 'entry' })).toEqual(['Bo first 100000.00']);
});
