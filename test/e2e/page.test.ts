// The first screen in a real browser, as a person uses it.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#server';
import { launchChromium } from './chromium.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALLEST_PHONE = { width: 360, height: 740 };

describe('the page that ranks hands', () => {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;

  beforeAll(async () => {
    server = await startServer({ port: 0 });
    browser = await launchChromium();
    context = await browser.newContext();
    context.setDefaultTimeout(120_000);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** Opens the page, lets `use` work on it, and expects that the browser had nothing to say. */
  async function onPage(
    { hash = '', viewport = DESKTOP }: { hash?: string; viewport?: typeof DESKTOP },
    use: (page: Page) => Promise<void>,
  ): Promise<void> {
    if (context === undefined || server === undefined) throw new Error('nothing was started');
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(error.message));
    try {
      await page.setViewportSize(viewport);
      await page.goto(`${server.url}/hands${hash}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await use(page);
      expect(said).toEqual([]);
    } finally {
      await page.close();
    }
  }

  const cardsField = (page: Page) => page.getByRole('textbox', { name: 'Cards' });
  const categoryOn = (page: Page) => page.getByTestId('category').innerText();
  const picker = (page: Page) => page.getByRole('group', { name: 'Pick cards' });
  const problemsOn = (page: Page) => page.locator('#problems li').allInnerTexts();

  test('ranks cards as they are typed, in any case', async () => {
    await onPage({}, async (page) => {
      await cardsField(page).fill('');
      await cardsField(page).pressSequentially('ah ad ac kS 10');
      // Four cards and one begun: the page says what is missing, and doesn't call the begun card
      // wrong.
      await expect.poll(() => problemsOn(page)).toHaveLength(1);
      await expect
        .poll(async () => (await problemsOn(page))[0])
        .toContain('5 to 7 cards are needed');
      await cardsField(page).pressSequentially('h');
      await expect.poll(() => categoryOn(page)).toBe('Three of a kind');
      await expect.poll(() => problemsOn(page)).toEqual([]);
      await page.getByText('Three aces', { exact: true }).waitFor();
    });
  });

  test('ranks cards that are clicked, and a second click takes one back', async () => {
    await onPage({}, async (page) => {
      await page.getByRole('button', { name: 'Clear' }).click();
      const names = ['king', 'queen', 'jack', '10', '9'].map((rank) => `${rank} of hearts`);
      for (const name of names) {
        await picker(page).getByRole('button', { name, exact: true }).click();
      }
      await expect.poll(() => categoryOn(page)).toBe('Straight flush');
      await expect.poll(() => cardsField(page).inputValue()).toBe('Kh Qh Jh Th 9h');
      const nine = picker(page).getByRole('button', { name: '9 of hearts', exact: true });
      await expect.poll(() => nine.getAttribute('aria-pressed')).toBe('true');
      await nine.click();
      await expect.poll(() => cardsField(page).inputValue()).toBe('Kh Qh Jh Th');
    });
  });

  test('takes a card from the hand by a click on it', async () => {
    await onPage({ hash: '#rule=five-card&cards=Kh+Qh+Jh+Th+9h+2c' }, async (page) => {
      await page.getByRole('button', { name: 'Remove 2 of clubs' }).click();
      await expect.poll(() => cardsField(page).inputValue()).toBe('Kh Qh Jh Th 9h');
      await page.getByRole('button', { name: 'Remove king of hearts (plays)' }).waitFor();
    });
  });

  test('lists every problem at once, a card that is there twice among them', async () => {
    await onPage({ hash: '#rule=hold-em&cards=As+As+/+Kd+foo' }, async (page) => {
      const problems = await problemsOn(page);
      expect(problems.some((text) => text.includes('As is there once too often'))).toBe(true);
      expect(problems.some((text) => text.includes('"foo" is not a card'))).toBe(true);
      await expect.poll(() => cardsField(page).getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => page.locator('#problems').getAttribute('aria-live')).toBe('polite');
      await page.getByText('Not ranked yet').waitFor();
    });
  });

  test('lets a card of a shoe be clicked more than once', async () => {
    await onPage({ hash: '#rule=pokara&cards=' }, async (page) => {
      for (let times = 0; times < 3; times++) {
        await picker(page)
          .getByRole('button', { name: /^ace of hearts/ })
          .click();
      }
      await expect.poll(() => cardsField(page).inputValue()).toBe('Ah Ah Ah');
      await expect.poll(() => categoryOn(page)).toBe('Trip flush');
    });
  });

  test('has a joker to click where the deck has one, and no card that it lacks', async () => {
    await onPage({ hash: '#rule=mexican&cards=' }, async (page) => {
      await picker(page).getByRole('button', { name: 'joker' }).waitFor();
      await expect
        .poll(() => picker(page).getByRole('button', { name: '8 of spades' }).count())
        .toBe(0);
      await expect.poll(() => picker(page).getByRole('button').count()).toBe(41);
    });
  });

  test('parts hole and board with the / button', async () => {
    await onPage({ hash: '#rule=hold-em&cards=As+Ad' }, async (page) => {
      await page.getByRole('button', { name: 'Start the next part (/)' }).click();
      for (const name of ['ace of clubs', 'king of diamonds', 'king of hearts']) {
        await picker(page).getByRole('button', { name, exact: true }).click();
      }
      await expect.poll(() => cardsField(page).inputValue()).toBe('As Ad / Ac Kd Kh');
      await expect.poll(() => categoryOn(page)).toBe('Full house');
      await page.getByText('Pocket pair').waitFor();
    });
  });

  test('ranks tiles that are clicked', async () => {
    await onPage({ hash: '#rule=pai-gow-tiles&cards=' }, async (page) => {
      const tiles = page.getByRole('group', { name: 'Pick tiles' });
      await expect.poll(() => tiles.getByRole('button').count()).toBe(21);
      await tiles.getByRole('button', { name: 'tile 4-2' }).click();
      await tiles.getByRole('button', { name: 'tile 2-1' }).click();
      await expect.poll(() => categoryOn(page)).toBe('Gee joon');
    });
  });

  test('works with the keyboard alone', async () => {
    await onPage({ hash: '#rule=three-card&cards=' }, async (page) => {
      const focused = () => page.locator(':focus').getAttribute('aria-label');
      await cardsField(page).focus();
      // Random hand, Example and Clear, then the picker; there is no / for a hand of one part.
      for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
      await expect.poll(() => focused()).toBe('ace of spades');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => cardsField(page).inputValue()).toBe('As Ks Qs');
      await expect.poll(() => categoryOn(page)).toBe('Royal flush');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused()).toBe('queen of hearts');
    });
  });

  test('the focus goes to the field when a card is taken away, and stays on Clear', async () => {
    await onPage({ hash: '#rule=three-card&cards=As' }, async (page) => {
      const focused = () => page.locator(':focus').getAttribute('id');
      await page.getByRole('button', { name: /^Remove ace of spades/ }).click();
      await expect.poll(() => cardsField(page).inputValue()).toBe('');
      await expect.poll(() => focused()).toBe('cards');
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => page.locator(':focus').innerText()).toBe('Clear');
    });
  });

  test('finds a rule by its words and changes to it with the arrow keys', async () => {
    await onPage({}, async (page) => {
      await page.getByRole('searchbox', { name: 'Find a rule' }).fill('lowball');
      const rules = page.getByRole('navigation').getByRole('radio');
      await expect.poll(() => rules.count()).toBe(2);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.getByRole('heading', { level: 1, name: /Ace-to-five low/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('heading', { level: 1, name: /Deuce-to-seven low/ }).waitFor();
    });
  });

  test('tells how often each hand comes', async () => {
    await onPage({ hash: '#rule=five-card&cards=As+Ad+Ac+Ah+Kd' }, async (page) => {
      // Wikipedia, Poker probability.
      const table = page.getByRole('table', { name: 'How often each hand occurs: 5 cards of 52' });
      const cellsOf = (hand: string) =>
        table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: hand, exact: true }) })
          .getByRole('cell')
          .allInnerTexts();
      expect((await cellsOf('Royal flush')).slice(0, 3)).toEqual(['4', '0.0001539%', '649,740']);
      expect((await cellsOf('Full house')).slice(0, 3)).toEqual(['3,744', '0.1441%', '694']);
      expect((await cellsOf('All deals')).slice(0, 2)).toEqual(['2,598,960', '100%']);
      await expect
        .poll(() => table.locator('[aria-current]').innerText())
        .toContain('Four of a kind');
    });
  });

  test('keeps the hand in the address, so that a link shows it', async () => {
    await onPage({}, async (page) => {
      await cardsField(page).fill('2c 3c 4c 5c 6c');
      const link = page.url();
      await page.getByRole('button', { name: 'Random hand' }).click();
      expect(page.url()).not.toBe(link);
      await page.goto(link);
      await page.reload();
      await expect.poll(() => categoryOn(page)).toBe('Straight flush');
      await expect.poll(() => cardsField(page).inputValue()).toBe('2c 3c 4c 5c 6c');
    });
  });

  test.each([
    ['a phone', PHONE, ''],
    ['a small phone', SMALLEST_PHONE, '#rule=thirteen-card'],
    ['a small phone', SMALLEST_PHONE, '#rule=baccarat&cards=9h+9h+/+Kd+3c'],
  ])('fits %s (%o, %s) with targets large enough for a thumb', async (_, viewport, hash) => {
    await onPage({ viewport, hash }, async (page) => {
      await page.getByTestId('category').waitFor();
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width).toBe(viewport.width);
      const smallest = await page.evaluate(`Math.min(...[...document.querySelectorAll('button')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ width, height }) => Math.min(width, height)))`);
      expect(smallest).toBeGreaterThanOrEqual(44);
    });
  });

  test('opens the list of rules on a phone, and closes it after a choice', async () => {
    await onPage({ viewport: PHONE }, async (page) => {
      const list = page.locator('#rules');
      await expect.poll(() => list.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Choose a different rule' }).click();
      await list.getByText('Blackjack', { exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Blackjack' }).waitFor();
      await expect.poll(() => list.isVisible()).toBe(false);
    });
  });
});
