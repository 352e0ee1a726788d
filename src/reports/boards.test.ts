import { expect, test } from 'vitest';
import { boardDay } from '../house/promotions/boards/boards.fixture.ts';
import { poolDay } from '../house/promotions/pools/pools.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';

test('the report on boards has every line, both who corrected it, and what a period came to', () => {
  const floor = boardDay();
  const sheet = sheetOf(floor, 'boards', { from: '2026-11-16' });
  const rows = (title: string) => sectionIn(sheet, title).rows;
  expect(rows('Lines')).toMatchObject([
    { board: 'great.2026-11-16.1000', patron: 'pat', words: 'sevens full of deuces' },
    { board: 'race.all', patron: 'pat', words: '2 points', verifiedBy: 'flo' },
  ]);
  expect(rows('Corrections')).toMatchObject([
    { change: 'renamed: sam', reason: 'for the test', recordedBy: 'dee', confirmedBy: 'fred' },
  ]);
  expect(rows('Periods').map(({ what }) => what)).toEqual([
    'ended',
    'ended',
    expect.stringMatching(/^award \S+ voided: for the test$/),
  ]);
  expect(rows('Awards')).toMatchObject([
    { patron: 'sam', amount: '6000.00', signedBy: 'flo, max' },
  ]);
  const asked = { from: '2026-11-16', asked: { offering: 'race' } };
  expect(sectionIn(sheetOf(floor, 'boards', asked), 'Lines').rows).toHaveLength(1);
});

test('the report on contests has every entry, every result with its two people, and the places', () => {
  const floor = poolDay();
  const entered = sheetOf(floor, 'contests', { from: '2027-03-10' });
  expect(sectionIn(entered, 'Entries').rows.map(({ what, number }) => [what, number])).toEqual([
    ['entered', 1],
    ['voided: for the test', 1],
    ['entered', 2],
  ]);
  const decided = sheetOf(floor, 'contests', { from: '2027-04-06' });
  const results = sectionIn(decided, 'Results').rows;
  // All 63 games are said, disputed, said again and confirmed; then the final is corrected.
  expect(results).toHaveLength(63 + 63 + 1);
  expect(results[0]).toMatchObject({ recordedBy: 'dee', disputedBy: 'fred' });
  expect(results[63]).toMatchObject({
    title: 'Round of 64, game 1',
    is: 'Team 1',
    recordedBy: 'dee',
    confirmedBy: 'fred',
  });
  expect(results.at(-1)).toMatchObject({
    title: 'Final, game 1',
    was: 'Team 1',
    is: 'Team 33',
    reason: 'for the test',
  });
  expect(sectionIn(decided, 'Places').rows).toMatchObject([
    { place: 1, patron: 'pat', correct: 62 },
  ]);
  expect(sectionIn(decided, 'Notices').rows).toMatchObject([
    { patron: 'pat', how: 'telephone', words: 'comes on Friday', by: 'dee' },
  ]);
  expect(sectionIn(decided, 'Awards').totals).toEqual({ amount: '6000.00' });
  const ended = (sheet: typeof entered) => sectionIn(sheet, 'Canceled and voided').rows;
  expect(ended(entered)).toMatchObject([{ contest: 'never', what: 'cancelled', by: 'max' }]);
  expect(ended(decided)).toMatchObject([{ contest: 'week', reason: 'for the test' }]);
  const other = { from: '2027-04-06', asked: { offering: 'another' } };
  expect(sectionIn(sheetOf(floor, 'contests', other), 'Results').rows).toEqual([]);
});
