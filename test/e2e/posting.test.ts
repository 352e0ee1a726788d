// Every sheet, printed by a real browser: one page, and nothing runs over its edge.
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
}, 300_000);

afterAll(() => browser?.close());

const PIXELS_PER_INCH = 96;

/** How high the page is and how high and wide its content, as it is laid out for print. */
const LAID_OUT = `(() => {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  return { height: scrollHeight, isWider: scrollWidth > clientWidth };
})()`;

test('every posting prints on exactly one page, and what is approved is no higher than one', async () => {
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
      const laidOut = (await page.evaluate(LAID_OUT)) as { height: number; isWider: boolean };
      if (laidOut.height > height || laidOut.isWider) wrong.push(`${sheet.kind} ${activity.id}`);
      if (sheet.kind === 'approved') continue;
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const pageCount = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
      if (pageCount !== 1) wrong.push(`${pageCount} pages of ${activity.id}`);
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
