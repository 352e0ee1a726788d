// Practice tables: rounds by touch and by keyboard, from a seed that deals three threes, and deals of
// any other game put to its sheets.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { seriousIn } from './looks.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

const circle = (page: Page, wager: string) =>
  page.getByRole('button', { name: new RegExp(`^${wager}, seat 1`) });

const have = (page: Page, amount: string) =>
  page.getByRole('strong').filter({ hasText: amount }).waitFor();

test('Four Card Poker by touch: three threes pay the ante, the play, the bonus and both side wagers', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await room.page(undefined, '/practice/four-card-poker?seed=14', phone);
  await circle(page, 'Ante').tap();
  await circle(page, 'Ante').tap();
  await circle(page, 'Aces Up').tap();
  await page.getByRole('radio', { name: '$1.00 chip' }).tap();
  await circle(page, 'Progressive').tap();
  await have(page, '$984.00');
  await page.getByRole('button', { name: 'No more bets' }).tap();
  await page.getByText('Seat 1: fold or play?').waitFor();
  await page.getByText('Three threes').waitFor();
  await page.getByRole('button', { name: 'Exact odds' }).tap();
  await page.getByRole('row', { name: /Play 3× the ante \(best\)/ }).waitFor();
  await page.getByRole('button', { name: 'Play $30.00' }).tap();
  await page.getByRole('button', { name: 'Next round' }).waitFor();
  // 20 + 60 + the bonus of 20 + Aces Up 50 + Progressive 9 come back for 46.
  await page.getByText('Won $113.00').waitFor();
  await have(page, '$1,113.00');
  const seat = page.getByRole('region', { name: 'Seat 1, yours' });
  await expect
    .poll(() => seat.getByText('won: Three of a kind, 9 to 1 · (15) FCP-01').count())
    .toBe(1);
  await expect.poll(() => seat.getByText('won: Three of a kind, 2 to 1 · (15)').count()).toBe(1);
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth > innerWidth'))
    .toBe(false);
});

/** Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    // biome-ignore lint/plugin: the focus has moved when the key is up.
    const focused = await page.evaluate(
      `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`,
    );
    if (name.test(String(focused))) return;
  }
  throw new Error(`nothing that is ${name} can be reached by Tab`);
}

test('Crazy 4 Poker by keyboard only: three threes, with the super bonus and Queens Up', async () => {
  const page = await room.page(undefined, '/practice/crazy-4-poker?seed=14');
  await circle(page, 'Ante').waitFor();
  await tabTo(page, /^Ante, seat 1/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Queens Up, seat 1/);
  await page.keyboard.press('Enter');
  await have(page, '$975.00');
  await tabTo(page, /^No more bets$/);
  await page.keyboard.press('Enter');
  await page.getByText('Seat 1: fold or play?').waitFor();
  await tabTo(page, /^Play \$30\.00$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next round' }).waitFor();
  // 20 + 60 + the super bonus 30 + Queens Up 50 come back for 55.
  await page.getByText('Won $105.00').waitFor();
  await have(page, '$1,105.00');
  await tabTo(page, /^Next round$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Same bet$/);
  await page.keyboard.press('Enter');
  await have(page, '$1,080.00');
});

test('what the procedure refuses is said in its own words; the dealer can go step by step', async () => {
  const page = await room.page(undefined, '/practice/crazy-4-poker?seed=14&dealer=steps');
  const next = page.getByRole('button', { name: 'Next step' });
  for (let step = 0; step < 11; step++) await next.click();
  await circle(page, 'Ante').click();
  await circle(page, 'Super Bonus').click();
  await page.getByText('The Super Bonus has to equal the Ante of 5.00. (s.6(d)(1))').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'No more bets' }).isDisabled())
    .toBe(true);
  await page.getByRole('radio', { name: 'Take back' }).click();
  await circle(page, 'Super Bonus').click();
  await page.getByRole('radio', { name: '$5.00 chip' }).click();
  await circle(page, 'Super Bonus').click();
  await page.getByRole('button', { name: 'No more bets' }).click();
  const done = page.getByRole('list', { name: 'Dealer steps' });
  await done.getByText('The dealer announces “No more bets.”').waitFor();
  await next.click();
  await done.getByText('One key locks the sensors').waitFor();
});

test('the free table deals cards and tiles of any game and puts them to its sheets', async () => {
  const page = await room.page(undefined, '/practice/npn?seed=3');
  // Five seats: two cards each and a board of five; four tiles each.
  for (const [game, name, least] of [
    ['texas-holdem', "Texas Hold'em", 15],
    ['pai-gow-tiles', 'Pai Gow Tiles', 20],
    ['baccarat', 'Baccarat', 4],
  ] as const) {
    await page.getByLabel('Game').selectOption(game);
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    const felt = page.getByRole('region', { name, exact: true });
    await expect.poll(() => felt.getByRole('listitem').count()).toBeGreaterThanOrEqual(least);
  }
  await page.getByLabel('Game').selectOption('three-card-poker');
  await page.getByRole('button', { name: 'Deal until a win' }).click();
  await page.getByText('Wins', { exact: true }).first().waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  expect(room.errors).toEqual([]);
});

test('the trainer asks about a round, marks a mistake by its clause, and lists it at the end', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await room.page(undefined, '/practice/crazy-4-poker?train=yes&seed=28', phone);
  const asked = page.getByRole('heading', { name: /^Question \d+ of \d+$/ });
  await asked.waitFor();
  const exposed = page.getByText('A dealer’s card is exposed before all have decided.');
  const answers = page.getByRole('group', { name: 'Answers' });
  for (let question = 1; question < 16; question++) {
    await answers.getByRole('button').first().tap();
    await page.getByRole('button', { name: 'Next question' }).tap();
    await page.getByRole('heading', { name: new RegExp(`^Question ${question + 1} of`) }).waitFor();
  }
  await exposed.waitFor();
  await page.getByRole('button', { name: 'The round goes on' }).tap();
  // s.14(d): all hands are void.
  const mark = page.getByRole('status').filter({ hasText: 'Wrong. Right is: The round is void.' });
  await mark.getByText('s.14(d)').waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next question' }).tap();
  const again = page.getByRole('list', { name: 'Read these clauses again' });
  await again.getByText('s.14(d)').waitFor();
  await page.getByRole('button', { name: 'Next round' }).tap();
  await page.getByRole('heading', { name: /^Question 1 of/ }).waitFor();
});
