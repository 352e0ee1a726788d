import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { activityOdds } from '#lab';
import { sure } from '#result';
import { decodeOffering, findActivity, type Row } from '#rules';
import { rowOddsOf } from './row-odds.ts';
import { terminalOf } from './terminal.ts';

const terminal = () =>
  terminalOf(
    { stdin: Readable.from([]), stdout: new PassThrough(), stderr: new PassThrough() },
    false,
  );

test('a row that another one always comes before is never paid, and not just unseen', () => {
  const sevens = sure(findActivity('hgc-blazing-sevens', ACTIVITIES));
  const [first] = sevens.rows as readonly [Row];
  const activity = { ...sevens, rows: [first, { ...first, id: 'twin' }] };
  const offering = sure(decodeOffering(activity, activity.sample));
  const odds = rowOddsOf(offering, { isQuick: false, terminal: terminal() });
  expect(odds).toEqual([
    { row: first.id, text: expect.stringContaining('1 in ') },
    { row: 'twin', text: 'never' },
  ]);
});

test('games that win one meter at different odds are told apart', () => {
  const sevens = sure(findActivity('hgc-blazing-sevens', ACTIVITIES));
  const offering = sure(decodeOffering(sevens, sevens.sample));
  const [first] = rowOddsOf(offering, { isQuick: true, terminal: terminal() });
  // 12 sevens of a color in six decks, of 312 cards, and of 324 with the jokers:
  // 5,013,320 and 5,616,108 hands of three for 2 times 220.
  expect(first?.text).toBe(
    'Blackjack Poker: 1 in 11,394 hands; Hawaiian Blackjack: 1 in 12,764 hands',
  );
});

test('no meter that is counted in a moment is rarer than one in 100,000,000', () => {
  const counted = ACTIVITIES.filter(({ kind }) => kind === 'progressive').flatMap((activity) => {
    const offering = sure(decodeOffering(activity, activity.sample));
    const meters = activity.rows.filter(({ prize }) => prize.pays === 'meter');
    return activityOdds(offering, { isQuick: true }).rows.filter(({ row }) =>
      meters.some(({ id }) => id === row),
    );
  });
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(({ probability }) => probability.value < 1e-8)).toEqual([]);
});
