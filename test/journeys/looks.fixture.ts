// What a screen reader or a narrow window would trip over.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe calls serious: the rule, and where it is broken. */
export async function seriousIn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without it axe opens another tab for each look; no screen has frames of other origins.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Pixels from the left edge to the right: more than the window has, where it scrolls sideways. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth');

/** A text that a journey goes on with, as soon as it looks so. */
export async function textOf(element: Locator, like: RegExp): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      text = (await element.innerText()).trim();
      return text;
    })
    .toMatch(like);
  return text;
}

/** What no one may see at any moment: it is looked for once. */
export async function neverShows(page: Page, words: RegExp): Promise<void> {
  // biome-ignore lint/plugin: to wait until it is gone would be to have shown it.
  expect(await page.locator('body').innerText()).not.toMatch(words);
}
