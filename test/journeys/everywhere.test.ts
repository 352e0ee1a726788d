// What holds on every screen, for whoever works there: no serious finding of axe, no page that
// scrolls sideways on any size or at double zoom, and a small first load.
import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { VISITS } from './visits.fixture.ts';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
  // 1440 pixels at 200 % are as wide as 720.
  'desk at 200 %': { width: 720, height: 450 },
  hd: { width: 1920, height: 1080 },
  'portrait 4K': { width: 2160, height: 3840 },
} as const;

const FIRST_LOAD_MAX = 250_000;

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

const arrived = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
};

async function serious(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

describe.each(VISITS)('$path as $badge', ({ path, badge }) => {
  test('is read out well, fits every size, and loads little', async () => {
    const page = await room.page(badge, '/icon.svg');
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response);
    });
    await page.goto(room.url + path);
    await arrived(page);
    const sizes = await Promise.all(
      scripts.map(async (response) => (await response.request().sizes()).responseBodySize),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, 'bytes of compressed script').toBeLessThan(FIRST_LOAD_MAX);
    expect(await serious(page)).toEqual([]);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width, size).toBeLessThanOrEqual(viewport.width);
    }
    await page.context().close();
  });
});

test('no page has failed', () => {
  expect(room.errors).toEqual([]);
});
