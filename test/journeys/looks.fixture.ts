// What a screen reader or a narrow window would trip over.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe calls serious: the rule, and where it is broken. */
export async function seriousIn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Pixels from the left edge to the right: more than the window has, where it scrolls sideways. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth');
