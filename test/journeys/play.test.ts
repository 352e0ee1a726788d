// A player at home or at the rail, with a phone and no badge: the rules, the pays and best play of a
// game as this house offers it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Activity, anyTimeSample } from '#rules';
import { type Journey, openJourney } from './journey.fixture.ts';
import { neverShows, seriousIn, widthOf } from './looks.fixture.ts';
import { posts } from './promotions.fixture.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let room: Journey;

beforeAll(async () => {
  room = await openJourney();
  const options = { coverAll: 'none', queensUp: 'C' };
  await posts(room, { offering: 'crazy', activity: 'ma-crazy-4-poker', options });
  await posts(room, { offering: 'four-card', activity: 'sd-four-card-poker' });
});
afterAll(() => room?.close());

const fits = async (page: Page): Promise<void> => {
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(PHONE.viewport.width);
};

test('from the lobby to the rules of a game, with its meters as they stand', async () => {
  const page = await room.page(undefined, '/', PHONE);
  await page.getByRole('link', { name: 'How to play Crazy 4 Poker' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Crazy 4 Poker' }).waitFor();
  // s.11(e)(3): the five-card meter begins with $10,000.
  await page.getByText('$10,000.00').first().waitFor();
  await page.getByText('as much on Super Bonus').waitFor();
  await page.getByText('Queens Up', { exact: true }).waitFor();
  await fits(page);
});

test('what the house has not chosen is not there, and the chosen table pays as the rule says', async () => {
  const page = await room.page(undefined, '/play/crazy?part=pays', PHONE);
  const superBonus = page.getByRole('table', { name: 'Super Bonus' });
  // s.11(b).
  await superBonus.getByRole('row', { name: 'Four aces 200 to 1' }).waitFor();
  await superBonus.getByRole('row', { name: 'Flush 3 to 2' }).waitFor();
  // s.11(c), table C.
  const queensUp = page.getByRole('table', { name: /Queens Up wager: C/ });
  await queensUp.getByRole('row', { name: 'Straight flush 30 to 1' }).waitFor();
  await queensUp.getByRole('row', { name: 'Three of a kind 8 to 1' }).waitFor();
  await expect.poll(() => page.getByRole('table', { name: /Cover All/ }).count()).toBe(0);
  await fits(page);
});

test('best play in words and by hand, where no card of the dealer is seen', async () => {
  const page = await room.page(undefined, '/play/crazy?part=best', PHONE);
  await page.getByText('Pair of aces or better: play 3× the ante.').waitFor();
  // Published by those who have counted it before.
  await page.getByText('K-Q-8-4 or better: play 1× the ante.').waitFor();
  const chart = page.getByRole('table', { name: 'Best play by hand' });
  await chart.getByRole('row', { name: /^Play 1× Pair of kings to pair of deuces/ }).waitFor();
  await fits(page);
});

test('best play by the card that the dealer shows', async () => {
  const page = await room.page(undefined, '/play/four-card?part=best', PHONE);
  await page
    .getByText('Pair of aces or better: play 3× the ante, whatever the dealer shows.')
    .waitFor();
  await page.getByText('King high or lower: fold, whatever the dealer shows.').waitFor();
  const chart = page.getByRole('table', { name: 'The dealer shows' });
  const fives = chart.getByRole('row', { name: /Pair of fives|Pair of sixes to pair of fives/ });
  await expect.poll(() => fives.count()).toBe(1);
  await fits(page);
});

/** The sample without what belongs to the wagers that this house leaves out. */
function leanDocument(): object {
  const sheet = room.context.rulebook.activity('ma-crazy-4-poker') as Activity;
  const { values, ...sample } = anyTimeSample(sheet, '');
  const kept = Object.entries(values).filter(([name]) => !/^(fiveCard|handBonus)/.test(name));
  const { handBonusExtras: _, ...options } = sample['options'] as Record<string, string>;
  const none = { fiveCardProgressive: 'none', fiveCardHandBonus: 'none', coverAll: 'none' };
  return { ...sample, options: { ...options, ...none }, values: Object.fromEntries(kept) };
}

test('the sign has the meters of the wagers that the house has chosen, and no others', async () => {
  const document = leanDocument();
  await posts(room, { offering: 'lean', activity: 'ma-crazy-4-poker', document });
  const page = await room.page(undefined, '/sign/lean?seconds=3600', {
    viewport: { width: 1920, height: 1080 },
  });
  // s.11(d)(3).
  await page.getByText('four-card meter').first().waitFor();
  await page.getByRole('link', { name: /Rules and best play on your phone/ }).waitFor();
  await neverShows(page, /five-card meter|hand bonus meter/i);
  await expect.poll(() => seriousIn(page)).toEqual([]);
});

test('a game that is gone says so, with those that are there', async () => {
  const page = await room.page(undefined, '/play/old-game', PHONE);
  await page.getByText('This game isn’t offered').waitFor();
  await page.getByRole('link', { name: /Four Card Poker/ }).tap();
  await page.getByRole('heading', { level: 1, name: /Four Card Poker/ }).waitFor();
  expect(room.errors).toEqual([]);
});
