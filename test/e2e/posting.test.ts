// Every sheet, printed by a real browser: one page, and nothing runs over its edge.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { print } from '#print';
import { known } from '#result';
import { approvedSheet, decodeOffering, postingOf } from '#rules';
import { launchChromium } from './chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
}, 300_000);

afterAll(() => browser?.close());

const sheets = ACTIVITIES.flatMap((activity) => {
  const posting = postingOf(activity, known(decodeOffering(activity, activity.sample)));
  return [approvedSheet(activity), ...(posting.ok ? [posting.value] : [])];
});

test('every sheet prints on exactly one page', async () => {
  const page = await browser.newPage();
  const wrong: string[] = [];
  for (const sheet of sheets) {
    const { content } = known(await print(sheet, 'html'));
    await page.setContent(content.toString());
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const pageCount = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    const isWider = await page.evaluate('document.body.scrollWidth > document.body.clientWidth');
    if (pageCount !== 1 || isWider) wrong.push(`${sheet.activity} ${sheet.kind}: ${pageCount}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
