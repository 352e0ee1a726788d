import { expect, test } from 'vitest';
import { showDay } from '../house/promotions/shows/shows.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';

test('the report on shows has every step with what decided it, and what was won', () => {
  const floor = showDay();
  const sheet = sheetOf(floor, 'shows', { from: '2026-11-16' });
  const { rows } = sectionIn(sheet, 'Shows, step by step');
  const one = rows.filter(({ show }) => show === 'one');
  expect(one).toMatchObject([
    { what: 'started: prize-wheel', said: 'p1', by: 'flo' },
    { what: 'spin', said: 'double', decided: 'a machine', by: 'fred', recordedBy: 'flo' },
    { what: 'disputed', said: 'it stood on a peg', by: 'fred' },
    { what: 'spin', said: '$100.00', decided: 'a machine', by: 'fred', recordedBy: 'flo' },
    { what: 'awarded', by: 'max' },
  ]);
  expect(rows.filter(({ show }) => show === 'two').map(({ what }) => what)).toEqual([
    'started: prize-wheel',
    'abandoned',
  ]);
  // Hi Lo is played on a Thursday.
  const thursday = sectionIn(
    sheetOf(floor, 'shows', { from: '2026-11-19' }),
    'Shows, step by step',
  );
  expect(thursday.rows.filter(({ show }) => show === 'three')).toMatchObject([
    { what: 'started: hi-lo' },
    { what: 'deal', decided: 'the house’s draw' },
    { what: 'quit', decided: 'people' },
    { what: 'awarded' },
  ]);
  const prizes = sectionIn(sheet, 'Prizes');
  // The double, then $100.
  expect(prizes.rows[0]).toMatchObject({
    show: 'one',
    patron: 'p1',
    prize: 'doubled-spot',
    amount: '200.00',
    signedBy: 'flo, fred, max',
  });
});
