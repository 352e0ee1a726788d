// The sign on the wall: it shows what the house's books have, as it changes, and says when it cannot.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { seriousIn } from './looks.fixture.ts';

let room: Journey;
let page: Page;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

const HD = { viewport: { width: 1920, height: 1080 } };
const PORTRAIT = { viewport: { width: 2160, height: 3840 } };
/** What all at the table put down: seven dollars. */
const ROUND = { table: 'BJ1', fees: [{ offering: 'blazing', seats: [1, 2, 3, 4, 5, 6, 7] }] };

const shows = (figure: string) => page.getByRole('img', { name: figure, exact: true }).waitFor();

async function isSideways(of: Page): Promise<boolean> {
  return of.evaluate<boolean>(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  );
}

test('a fee is on the sign when its round is dealt', async () => {
  page = await room.page(undefined, '/sign/blazing?seconds=600', HD);
  // The seed of the sheet's sample; then a fifth of each of seven dollars.
  await shows('$5,000.00');
  await page.getByText('20% of each fee goes to the jackpot, 80% to a reserve').waitFor();
  await page.getByText('No Purchase Necessary').waitFor();
  await room.does('dana', 'start-round', ROUND);
  await shows('$5,001.40');
});

test('the figure fills the width of the screen', async () => {
  const figure = page.getByRole('img', { name: '$5,001.40' });
  await expect
    .poll(async () => (await figure.boundingBox())?.width)
    .toBeGreaterThan(0.85 * HD.viewport.width);
  await expect.poll(() => isSideways(page)).toBe(false);
});

test('while a hand is verified the figure stays and is marked; a win is shown with the next amount', async () => {
  const { events } = await room.does('dana', 'call-hand', {
    table: 'BJ1',
    seat: 1,
    offering: 'blazing',
  });
  await page.getByText('Hand called: being verified').waitFor();
  await shows('$5,001.40');
  const [called] = events;
  if (called?.type !== 'hand-called') throw new Error('no hand was called');
  const { call } = called;
  const deal = { decks: 6, seats: [{ seat: 1, cards: '7c 7s' }], dealer: { up: '7s' } };
  const checks = { surveillance: true };
  // The win is new for some seconds only.
  await page.evaluate(`Date.now = () => ${room.stands()}`);
  await room.does('flo', 'verify-call', { call, deal, deckCounted: true, checks });
  await room.does('fred', 'authorize-call', { call });
  // From $5,000 on a manager signs too.
  await room.does('max', 'authorize-call', { call });
  await page.getByRole('heading', { name: /Jackpot won/ }).waitFor();
  await shows('$5,001.40');
  await page.getByText('Three 7s of one color at table BJ1').waitFor();
  // The reserve brings the meter back to its seed.
  await page.getByText('Next jackpot: $5,000.00').waitFor();
});

test('a wall in portrait has all meters at once, and the sheets in turn', async () => {
  const wall = await room.page(undefined, '/sign?seconds=2', PORTRAIT);
  for (const name of [/Blazing Sevens/, /Fortune Pai Gow/, /Bad Beat/, /Three Card Poker/]) {
    await wall.getByRole('heading', { name, level: 2 }).first().waitFor();
  }
  await wall.getByRole('heading', { name: 'Qualifying hands and prizes' }).waitFor();
  await wall.getByRole('heading', { name: 'No Purchase Necessary' }).waitFor();
  await wall.getByText('Five aces', { exact: true }).first().waitFor();
  await expect.poll(() => isSideways(wall)).toBe(false);
  await wall.context().close();
});

test('what is asked for is shown in turn, with its sheet', async () => {
  const some = await room.page(undefined, '/sign?only=three-card,fortune&seconds=1', HD);
  const title = some.getByRole('heading', { level: 2 });
  await title.filter({ hasText: 'Three Card Poker' }).waitFor();
  await some.getByText(/^Page \d of \d$/).waitFor();
  await expect.poll(() => seriousIn(some)).toEqual([]);
  await title.filter({ hasText: 'Fortune Pai Gow' }).waitFor();
  await expect.poll(() => some.getByText('Bad Beat').count()).toBe(0);
  await some.context().close();
});

test('a phone shows it without scrolling sideways', async () => {
  const phone = await room.page(undefined, '/sign', { viewport: { width: 390, height: 844 } });
  await phone.getByRole('img', { name: '$10,000.00' }).first().waitFor();
  await expect.poll(() => isSideways(phone)).toBe(false);
  await phone.context().close();
});

/** Somebody looks at another tab, or comes back. The tests' own browser shows all tabs at once. */
const looks = (tab: Page, isHere: boolean) =>
  tab.evaluate(`Object.defineProperty(document, 'hidden', { value: ${!isHere}, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));`);

test('of many tabs each shows the house when it is looked at: the others hold no connection', async () => {
  const browser = await room.browser(HD);
  // A browser has six connections to one house, for all tabs.
  const tabs: Page[] = [];
  for (let count = 0; count < 8; count += 1) {
    const tab = await browser.newPage();
    tabs.push(tab);
    await tab.goto(`${room.url}/sign/three-card?seconds=600`);
    await tab.getByRole('img', { name: '$3,000.00' }).waitFor();
    await looks(tab, false);
  }
  const [first] = tabs as [Page];
  await room.does('flo', 'suspend-offering', { offering: 'three-card', reason: 'a sensor is out' });
  await looks(first, true);
  await first.getByText('Not offered right now').waitFor();
  await room.does('max', 'resume-offering', { offering: 'three-card' });
  await browser.close();
});

test('what is suspended says so, and what is not offered too', async () => {
  await room.does('flo', 'suspend-offering', { offering: 'fortune', reason: 'a sensor is out' });
  const other = await room.page(undefined, '/sign/fortune?seconds=600', HD);
  await other.getByText('Not offered right now').waitFor();
  await other.goto(`${room.url}/sign/nothing`);
  await other.getByText('Not offered').waitFor();
  await other.context().close();
});

test('a house that goes away is told within five seconds, with the figures marked as old', async () => {
  await page.goto(`${room.url}/sign/three-card?seconds=600`);
  const figure = page.getByRole('img', { name: '$3,000.00' });
  const lookOf = () => figure.getAttribute('class');
  await expect.poll(lookOf).not.toContain('text-muted');
  await room.stop();
  await page.getByText(/^Not live for .* Amounts may be out of date\.$/).waitFor();
  await expect.poll(lookOf).toContain('text-muted');
  await room.restart();
  await page.getByText('Not live').waitFor({ state: 'detached' });
  await expect.poll(lookOf).not.toContain('text-muted');
  expect(room.errors).toEqual([]);
});
