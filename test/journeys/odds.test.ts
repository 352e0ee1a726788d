// The odds: the same figures as the command line's, on a page that stays quick while they are counted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { seriousIn } from './looks.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

test('Crazy 4 Poker: the published edge, the strategy, and rows in closed form', async () => {
  const page = await room.page(undefined, '/odds');
  await page.getByRole('link', { name: 'Show the odds: Crazy 4 Poker' }).click();
  // Published: 3.42% of the ante, an element of risk of 1.09%.
  await page.getByText('3.4189%').waitFor();
  await page.getByText(/^1\.09\d\d%$/).waitFor();
  const strategy = page.getByRole('table', { name: /What to do with a hand/ });
  const kings = strategy.getByRole('row', { name: /^King high/ });
  await expect.poll(() => kings.getByText('Fold', { exact: true }).count()).toBeGreaterThan(0);
  const aces = strategy.getByRole('row', { name: /^Pair of aces/ });
  await expect
    .poll(() => aces.getByText('Play 3× the ante', { exact: true }).count())
    .toBeGreaterThan(0);
  await expect.poll(() => aces.getByText('Fold', { exact: true }).count()).toBe(0);
  // Four aces are 48 of 2,598,960 hands.
  const progressive = page.getByRole('table', { name: 'Four-Card Progressive' });
  await progressive.getByRole('row', { name: /Four aces .* 1 \/ 54,145/ }).waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  expect(room.errors).toEqual([]);
});

test('a sheet: three sevens of one color from six decks', async () => {
  const page = await room.page(undefined, '/odds', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'All sheets' }).click();
  await page.getByLabel('Sheet').selectOption('hgc-blazing-sevens');
  const table = page.getByRole('table', { name: 'Blackjack Poker' });
  // 2 x C(12, 3) of C(312, 3) hands: 440 of 5,013,320.
  const row = table.getByRole('row', { name: /Three 7s of one color/ });
  await row.getByText('0.008777%').waitFor();
  await row.getByText('11,394 hands').waitFor();
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth > innerWidth'))
    .toBe(false);
});
