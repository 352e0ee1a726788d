// The page that ranks hands, as a person uses it.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { widthOf } from './looks.fixture.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALLEST_PHONE = { width: 360, height: 740 };

let room: Journey;
let page: Page;
/** Whatever the browser says is too much. */
const said: string[] = [];

beforeAll(async () => {
  room = await openJourney();
  page = await room.page(undefined, '/hands');
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
});
afterEach(() => expect([...said, ...room.errors]).toEqual([]));
afterAll(() => room?.close());

/** Opens the page again. */
async function open(hash = '', viewport = DESKTOP): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`${room.url}/hands${hash}`);
  // An address that differs after its # alone is not loaded.
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const cardsField = () => page.getByRole('textbox', { name: 'Cards' });
const category = () => page.getByTestId('category').innerText();
const picker = () => page.getByRole('group', { name: 'Pick cards' });
const problems = () => page.locator('#problems li').allInnerTexts();

test('ranks cards as they are typed, in any case', async () => {
  await open();
  await cardsField().fill('');
  await cardsField().pressSequentially('ah ad ac kS 10');
  // Four cards and one begun: the page says what is missing, and doesn't call the begun card wrong.
  await expect.poll(problems).toHaveLength(1);
  await expect.poll(async () => (await problems())[0]).toContain('5 to 7 cards are needed');
  await cardsField().pressSequentially('h');
  await expect.poll(category).toBe('Three of a kind');
  await expect.poll(problems).toEqual([]);
  await page.getByText('Three aces', { exact: true }).waitFor();
});

test('ranks cards that are clicked, and a second click takes one back', async () => {
  await open();
  await page.getByRole('button', { name: 'Clear' }).click();
  const names = ['king', 'queen', 'jack', '10', '9'].map((rank) => `${rank} of hearts`);
  for (const name of names) {
    await picker().getByRole('button', { name, exact: true }).click();
  }
  await expect.poll(category).toBe('Straight flush');
  await expect.poll(() => cardsField().inputValue()).toBe('Kh Qh Jh Th 9h');
  const nine = picker().getByRole('button', { name: '9 of hearts', exact: true });
  await expect.poll(() => nine.getAttribute('aria-pressed')).toBe('true');
  await nine.click();
  await expect.poll(() => cardsField().inputValue()).toBe('Kh Qh Jh Th');
});

test('takes a card from the hand by a click on it', async () => {
  await open('#rule=five-card&cards=Kh+Qh+Jh+Th+9h+2c');
  await page.getByRole('button', { name: 'Remove 2 of clubs' }).click();
  await expect.poll(() => cardsField().inputValue()).toBe('Kh Qh Jh Th 9h');
  await page.getByRole('button', { name: 'Remove king of hearts (plays)' }).waitFor();
});

test('lists every problem at once, a card that is there twice among them', async () => {
  await open('#rule=hold-em&cards=As+As+/+Kd+foo');
  await expect
    .poll(problems)
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('As appears more than once'),
        expect.stringContaining('"foo" is not a card'),
      ]),
    );
  await expect.poll(() => cardsField().getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.locator('#problems').getAttribute('aria-live')).toBe('polite');
  await page.getByText('Not ranked yet').waitFor();
});

test('lets a card of a shoe be clicked more than once', async () => {
  await open('#rule=pokara&cards=');
  for (let times = 0; times < 3; times++) {
    await picker()
      .getByRole('button', { name: /^ace of hearts/ })
      .click();
  }
  await expect.poll(() => cardsField().inputValue()).toBe('Ah Ah Ah');
  await expect.poll(category).toBe('Trip flush');
});

test('has a joker to click where the deck has one, and no card that it lacks', async () => {
  await open('#rule=mexican&cards=');
  await picker().getByRole('button', { name: 'joker' }).waitFor();
  await expect.poll(() => picker().getByRole('button', { name: '8 of spades' }).count()).toBe(0);
  await expect.poll(() => picker().getByRole('button').count()).toBe(41);
});

test('parts hole and board with the / button', async () => {
  await open('#rule=hold-em&cards=As+Ad');
  await page.getByRole('button', { name: 'Start the next part (/)' }).click();
  for (const name of ['ace of clubs', 'king of diamonds', 'king of hearts']) {
    await picker().getByRole('button', { name, exact: true }).click();
  }
  await expect.poll(() => cardsField().inputValue()).toBe('As Ad / Ac Kd Kh');
  await expect.poll(category).toBe('Full house');
  await page.getByText('Pocket pair').waitFor();
});

test('ranks tiles that are clicked', async () => {
  await open('#rule=pai-gow-tiles&cards=');
  const tiles = page.getByRole('group', { name: 'Pick tiles' });
  await expect.poll(() => tiles.getByRole('button').count()).toBe(21);
  await tiles.getByRole('button', { name: 'tile 4-2' }).click();
  await tiles.getByRole('button', { name: 'tile 2-1' }).click();
  await expect.poll(category).toBe('Gee joon');
});

test('works with the keyboard alone', async () => {
  await open('#rule=three-card&cards=');
  const focused = () => page.locator(':focus').getAttribute('aria-label');
  await cardsField().focus();
  // Random hand, Example and Clear, then the picker; there is no / for a hand of one part.
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('ace of spades');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => cardsField().inputValue()).toBe('As Ks Qs');
  await expect.poll(category).toBe('Royal flush');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('queen of hearts');
});

test('the focus goes to the field when a card is taken away, and stays on Clear', async () => {
  await open('#rule=three-card&cards=As');
  const focused = () => page.locator(':focus').getAttribute('id');
  await page.getByRole('button', { name: /^Remove ace of spades/ }).click();
  await expect.poll(() => cardsField().inputValue()).toBe('');
  await expect.poll(focused).toBe('cards');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Clear');
});

test('finds a rule by its words and changes to it with the arrow keys', async () => {
  await open();
  await page.getByRole('searchbox', { name: 'Find a rule' }).fill('lowball');
  const rules = page.getByRole('navigation').getByRole('radio');
  await expect.poll(() => rules.count()).toBe(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('heading', { level: 1, name: /Ace-to-five low/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { level: 1, name: /Deuce-to-seven low/ }).waitFor();
});

test('tells how often each hand comes', async () => {
  await open('#rule=five-card&cards=As+Ad+Ac+Ah+Kd');
  // Wikipedia, Poker probability.
  const table = page.getByRole('table', { name: 'How often each hand occurs: 5 cards of 52' });
  const cellsOf = (hand: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: hand, exact: true }) })
      .getByRole('cell')
      .allInnerTexts();
  await expect
    .poll(async () => (await cellsOf('Royal flush')).slice(0, 3))
    .toEqual(['4', '0.0001539%', '649,740']);
  await expect
    .poll(async () => (await cellsOf('Full house')).slice(0, 3))
    .toEqual(['3,744', '0.1441%', '694']);
  await expect
    .poll(async () => (await cellsOf('All deals')).slice(0, 2))
    .toEqual(['2,598,960', '100%']);
  await expect.poll(() => table.locator('[aria-current]').innerText()).toContain('Four of a kind');
});

test('keeps the hand in the address, so that a link shows it', async () => {
  await open();
  await cardsField().fill('2c 3c 4c 5c 6c');
  await expect.poll(() => page.url()).toMatch(/cards=2c\+3c\+4c\+5c\+6c$/);
  const link = page.url();
  await page.getByRole('button', { name: 'Random hand' }).click();
  await expect.poll(() => page.url()).not.toBe(link);
  await page.goto(link);
  await page.reload();
  await expect.poll(category).toBe('Straight flush');
  await expect.poll(() => cardsField().inputValue()).toBe('2c 3c 4c 5c 6c');
});

test.each([
  ['a phone', PHONE, ''],
  ['a small phone', SMALLEST_PHONE, '#rule=thirteen-card'],
  ['a small phone', SMALLEST_PHONE, '#rule=baccarat&cards=9h+9h+/+Kd+3c'],
])('fits %s (%o, %s) with targets large enough for a thumb', async (_, viewport, hash) => {
  await open(hash, viewport);
  await page.getByTestId('category').waitFor();
  await expect.poll(() => widthOf(page)).toBe(viewport.width);
  const smallest = () =>
    page.evaluate<number>(`Math.min(...[...document.querySelectorAll('button')]
    .map((button) => button.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ width, height }) => Math.min(width, height)))`);
  await expect.poll(smallest).toBeGreaterThanOrEqual(44);
});

test('opens the list of rules on a phone, and closes it after a choice', async () => {
  await open('', PHONE);
  const list = page.locator('#rules');
  await expect.poll(() => list.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Choose a different rule' }).click();
  await list.getByText('Blackjack', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Blackjack' }).waitFor();
  await expect.poll(() => list.isVisible()).toBe(false);
});
