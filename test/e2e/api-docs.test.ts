// The page that describes the API, in a browser, under the policy that the server sends with it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../src/server/app.fixture.ts';
import { launchChromium } from './chromium.ts';

let served: TestApp;
let browser: Browser;
let url: string;
beforeAll(async () => {
  served = await openApp();
  url = await served.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test('the page shows the commands and what one of them is for', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${url}/api/docs`);
  await page.locator('#operations-tag-commands').click();
  const command = page.locator('.opblock', { hasText: '/api/v1/commands/end-round' });
  await command.locator('.opblock-summary').click();
  await command.getByText('idempotency-key').first().waitFor();
  expect(await page.locator('.opblock').count()).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await page.close();
});
