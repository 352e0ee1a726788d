// Every sheet, printed by a real browser: as many pages as it shows, and nothing runs over an edge.
import { spawnSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { print } from '#print';
import { sure } from '#result';
import { approvedSheet, decodeOffering, postingOf } from '#rules';
import { launchChromium } from './chromium.ts';
import { HOUSEWAY } from './process.fixture.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser?.close());

const PIXELS_PER_INCH = 96;

/** How high the pages are and whether anything is wider, as they are laid out for print. */
const LAID_OUT = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const pages = [...document.querySelectorAll('article')];
  return { heights: pages.map((page) => page.scrollHeight), isWider: scrollWidth > clientWidth };
})()`;

test('every posting prints on the pages that it shows, and none is higher than its paper', async () => {
  const page = await browser.newPage();
  await page.emulateMedia({ media: 'print' });
  const wrong: string[] = [];
  for (const activity of ACTIVITIES) {
    const posting = sure(postingOf(activity, sure(decodeOffering(activity, activity.sample))));
    for (const sheet of [posting, approvedSheet(activity)]) {
      const html = sure(await print(sheet, 'html')).content.toString();
      const [width, height] = (/size: ([\d.]+)in ([\d.]+)in/.exec(html) ?? [])
        .slice(1)
        .map((inches) => Number(inches) * PIXELS_PER_INCH) as [number, number];
      await page.setViewportSize({ width, height: 600 });
      await page.setContent(html);
      const { heights, isWider } = (await page.evaluate(LAID_OUT)) as {
        heights: readonly number[];
        isWider: boolean;
      };
      if (Math.max(...heights) > height || isWider) wrong.push(`${sheet.kind} ${activity.id}`);
      if (sheet.kind === 'approved') continue;
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const pageCount = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
      if (pageCount !== heights.length) wrong.push(`${pageCount} pages of ${activity.id}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the command writes a PDF as bytes', () => {
  const [first] = ACTIVITIES;
  const words = [HOUSEWAY, 'post', first?.id ?? '', '--offering', '-', '--format', 'pdf'];
  const { status, stdout } = spawnSync(process.execPath, words, {
    input: JSON.stringify(first?.sample),
  });
  expect(status).toBe(0);
  expect(stdout.subarray(0, 5).toString()).toBe('%PDF-');
  expect(stdout.subarray(-6).toString()).toBe('%%EOF\n');
});
