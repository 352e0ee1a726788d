import { expect, test } from 'vitest';
import { clubDay } from '../house/promotions/club/club.fixture.ts';
import { sectionIn, sheetOf } from './period.fixture.ts';

test('the club’s report has cards, scans, credits and everybody who looked', () => {
  const floor = clubDay();
  const sheet = sheetOf(floor, 'club', { from: '2026-11-15', to: '2026-11-16' });
  const rows = (title: string) => sectionIn(sheet, title).rows;
  expect(rows('Registrations and cards').map(({ what, patron }) => `${what} ${patron}`)).toEqual([
    'member-registered pat',
    'card-replaced pat',
    'member-registered sam',
    'card-pin-set pat',
  ]);
  expect(rows('Scans')).toHaveLength(10);
  expect(sectionIn(sheet, 'Scans').totals).toEqual({ credits: 11 });
  expect(rows('Credits redeemed')).toMatchObject([
    { prize: 'A meal', credits: 8, by: 'dee' },
    { prize: 'Free play', credits: 1 },
  ]);
  expect(rows('Card lookups').map(({ what, by, about }) => [what, by, about])).toEqual([
    ['card-read', 'dee', 'a question about hours'],
    ['card-opened', 'clock', 'hall'],
    ['card-refused', 'clock', 'hall'],
  ]);
  const end = sheetOf(floor, 'club', { from: '2026-12-31' });
  expect(sectionIn(end, 'Credits redeemed').rows).toMatchObject([{ credits: 2 }, { credits: 0 }]);
});
