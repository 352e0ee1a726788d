import { expect, test } from 'vitest';
import { dollarsOf, usd } from '#money';
import { sure } from '#result';
import { type Answers, decodeOffering, type PoolEntrant, type PoolRule } from '#rules';
import { PRO_FOOTBALL } from './index.ts';
import { type Picks, type Score, type Week, weekPrizes } from './pool.ts';

const WEEK: Week = {
  monday: [24, 17],
  prizes: [usd('500'), usd('300'), usd('200')],
  tieBreak: 'total',
};

const picks = (player: string, correct: number, monday: Score = [20, 20], scans = 5): Picks => ({
  player,
  correct,
  monday,
  scans,
});

test('the most correct picks win; four scanned hours are too few', () => {
  const all = [picks('Ann', 9), picks('Bo', 12), picks('Cy', 11), picks('Di', 15, [24, 17], 4)];
  expect(weekPrizes(all, WEEK)).toEqual(
    new Map([
      ['Bo', usd('500')],
      ['Cy', usd('300')],
      ['Ann', usd('200')],
    ]),
  );
});

test('of equal picks the one closest to the Monday total is ahead', () => {
  const all = [picks('Ann', 12, [24, 20]), picks('Bo', 12, [10, 30]), picks('Cy', 3)];
  expect([...weekPrizes(all, WEEK)]).toEqual([
    ['Bo', usd('500')],
    ['Ann', usd('300')],
    ['Cy', usd('200')],
  ]);
  const byScores = weekPrizes(all, { ...WEEK, tieBreak: 'both-scores' });
  expect([...byScores.keys()]).toEqual(['Ann', 'Bo', 'Cy']);
});

// The prizes are $500, $300 and $200. A cent that does not divide has no owner.
test.each([
  ['two for first: ($500 + $300) / 2', [12, 12, 3, 2], ['400.00', '400.00', '200.00']],
  ['three for first: $1,000 / 3, a cent over', [12, 12, 12, 2], ['333.33', '333.33', '333.33']],
  ['four for first: $1,000 / 4', [12, 12, 12, 12], ['250.00', '250.00', '250.00', '250.00']],
  ['two for second: ($300 + $200) / 2', [12, 11, 11, 2], ['500.00', '250.00', '250.00']],
  [
    'three for second: $500 / 3, two cents over',
    [12, 11, 11, 11],
    ['500.00', '166.66', '166.66', '166.66'],
  ],
  ['two for third: $200 / 2', [12, 11, 10, 10], ['500.00', '300.00', '100.00', '100.00']],
  [
    'three for third: $200 / 3, two cents over',
    [12, 11, 10, 10, 10],
    ['500.00', '300.00', '66.66', '66.66', '66.66'],
  ],
  ['everybody equal: $1,000 / 7, five cents over', [9, 9, 9, 9, 9, 9, 9], Array(7).fill('142.85')],
  ['one player alone: the first prize', [0], ['500.00']],
])('players who tie even on Monday divide their places; %s', (_, correct, amounts) => {
  const all = correct.map((count, at) => picks(`P${at + 1}`, count));
  const won = weekPrizes(all, WEEK);
  expect(all.flatMap(({ player }) => won.get(player) ?? []).map(dollarsOf)).toEqual(amounts);
});

const pool = PRO_FOOTBALL.pool as PoolRule;
const FACTS = {
  sunday: '2026-11-15',
  games: [
    { away: 'Hawks', home: 'Bears', day: 'sunday' },
    { away: 'Lions', home: 'Colts', day: 'sunday' },
    { away: 'Rams', home: 'Jets', day: 'monday' },
  ],
};

test('a week asks for each winner and both scores of Monday night, until Sunday at 9:30', () => {
  const { title, questions, closes, hours } = sure(pool.open(FACTS));
  expect(title).toBe('Week of November 15, 2026');
  expect(questions.map(({ id, title }) => `${id}: ${title}`)).toEqual([
    'g1: Hawks at Bears',
    'g2: Lions at Colts',
    'g3: Rams at Jets',
    'monday-away: Points of Rams on Monday night',
    'monday-home: Points of Jets on Monday night',
  ]);
  expect(closes).toEqual({ day: '2026-11-15', at: '09:30' });
  expect(hours.least).toBe(5);
});

test.each([
  ['a day that is no Sunday', { ...FACTS, sunday: '2026-11-16' }, 'facts.sunday'],
  ['no game on Monday', { ...FACTS, games: FACTS.games.slice(0, 2) }, 'facts.games'],
  ['a team twice', { ...FACTS, games: [FACTS.games[0], ...FACTS.games] }, 'facts.games'],
  ['no games', { sunday: '2026-11-15' }, 'facts.games'],
])('a week with %s is not opened', (_, facts, path) => {
  const opened = pool.open(facts);
  expect(opened.ok ? [] : opened.error.map((each) => each.path)).toContain(path);
});

test('the standing goes by winners until the Monday scores are known', () => {
  const { questions } = sure(pool.open(FACTS));
  const posted = sure(decodeOffering(PRO_FOOTBALL, PRO_FOOTBALL.sample));
  const entrant = (player: string, winners: readonly string[], score: Score): PoolEntrant => ({
    player,
    answers: {
      ...Object.fromEntries(winners.map((winner, at) => [`g${at + 1}`, winner])),
      'monday-away': score[0],
      'monday-home': score[1],
    },
    hours: { inAll: player === 'Cy' ? 4 : 5, byEntry: 0 },
  });
  const entrants = [
    entrant('Ann', ['Hawks', 'Colts', 'Jets'], [20, 10]),
    entrant('Bo', ['Hawks', 'Lions', 'Rams'], [20, 24]),
    entrant('Cy', ['Hawks', 'Lions', 'Rams'], [24, 17]),
  ];
  const places = (results: Answers) =>
    pool
      .standing(entrants, { questions, results, posted })
      .map(({ place, player, correct, off }) => [place, player, correct, off]);
  expect(places({ g1: 'Hawks' })).toEqual([
    [1, 'Ann', 1, undefined],
    [1, 'Bo', 1, undefined],
    [1, 'Cy', 1, undefined],
  ]);
  const results = { g1: 'Hawks', g2: 'Lions', g3: 'Rams', 'monday-away': 24, 'monday-home': 17 };
  expect(places(results)).toEqual([
    [1, 'Cy', 3, 0],
    [2, 'Bo', 3, 3],
    [3, 'Ann', 1, 11],
  ]);
  // Cy has four hours only, so that the first two prizes are Bo's and Ann's.
  const prizes = pool.prizes(entrants, { questions, results, posted });
  expect(prizes.map(({ player, row, amount }) => [player, row, amount])).toEqual([
    ['Bo', 'first', usd('500')],
    ['Ann', 'second', usd('300')],
  ]);
});
