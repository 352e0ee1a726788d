// What holds on every screen, for every role: no serious finding of axe, no page that scrolls
// sideways on any size or at double zoom, and a small first load.
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTier } from '../tier.ts';
import { type Journey, openJourney } from './journey.fixture.ts';
import { seriousIn } from './looks.fixture.ts';
import { VISITS } from './visits.fixture.ts';

const DESK = { width: 1440, height: 900 };
const SIZES = { phone: { width: 390, height: 844 }, desk: DESK };

const ALL_SIZES = {
  ...SIZES,
  tablet: { width: 1024, height: 768 },
  // 1440 pixels at 200 % are as wide as 720.
  'desk at 200 %': { width: 720, height: 450 },
  hd: { width: 1920, height: 1080 },
};

/** What hangs on walls is shown on more than desks. */
const WALLS = new Set<string>(['/', '/sign', '/show', '/clock', '/boards']);
const WALL_SIZES = { ...ALL_SIZES, 'portrait 4K': { width: 2160, height: 3840 } };

const sizesOf = (path: string) =>
  inTier({ quick: SIZES, long: WALLS.has(path) ? WALL_SIZES : ALL_SIZES });

/** Bytes of compressed script: what hangs on a wall loads less than what people work with. */
const firstLoadMax = (path: string): number => (WALLS.has(path) ? 200 : 275) * 1024;

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

const arrived = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
};

/** A tab for each badge. */
const tabs = new Map<string | undefined, Promise<Page>>();
function tabOf(badge: string | undefined): Promise<Page> {
  const tab = tabs.get(badge) ?? room.page(badge, '/icon.svg');
  tabs.set(badge, tab);
  return tab;
}

const NAMED = VISITS.map((visit) => ({ ...visit, who: visit.badge ?? 'nobody' }));

describe.each(NAMED)('$path as $who', ({ path, badge }) => {
  test('is read out well, fits its screens, and loads little', async () => {
    const page = await tabOf(badge);
    let bytes = 0;
    const note = (response: Response) => {
      if (!response.url().endsWith('.js')) return;
      // As the server said, whether or not the browser had it already.
      bytes += Number(response.headers()['content-length']);
    };
    page.on('response', note);
    await page.setViewportSize(DESK);
    await page.goto(room.url + path);
    await arrived(page);
    page.off('response', note);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, 'bytes of compressed script').toBeLessThan(firstLoadMax(path));
    await expect.poll(() => seriousIn(page)).toEqual([]);
    for (const [size, viewport] of Object.entries(sizesOf(path))) {
      await page.setViewportSize(viewport);
      const width = () => page.evaluate('document.documentElement.scrollWidth');
      await expect.poll(width, { message: size }).toBeLessThanOrEqual(viewport.width);
    }
  });
});

test('no page has failed', () => {
  expect(room.errors).toEqual([]);
});
