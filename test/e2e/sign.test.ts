// The sign in a browser: it shows what the house's books have, as it changes.
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '#server';
import { commandOf, RULEBOOK, startRound } from '../../src/store/house.fixture.ts';
import { runTestHouse, submitAll, type TestHouse } from '../../src/store/writer.fixture.ts';
import { launchChromium } from './chromium.ts';

let room: TestHouse;
let browser: Browser;
let page: Page;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  room = await runTestHouse({ tables: 1 });
  const served = { house: room.house, rulebook: RULEBOOK, personKey: randomBytes(32) };
  server = await startServer({ port: 0, served });
  browser = await launchChromium();
  page = await browser.newPage();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await room?.house.close();
});

const sees = (text: string) => page.getByText(text).first().waitFor({ timeout: 20_000 });

test('a meter moves with the fees, is marked while a hand is verified, and says when it is stale', async () => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${server.url}/sign`);
  // The seed of the posted sample; then a fifth of each of seven dollars.
  await sees('$5,000.00');
  await submitAll(room.house, [startRound('s1', 'T1')]);
  await sees('$5,001.40');
  const call = { table: 'T1', seat: 1, offering: 'blazing' };
  await submitAll(room.house, [commandOf('c1', 'dana', 'call-hand', call)]);
  await sees('A hand was called: being verified');
  await submitAll(room.house, [commandOf('u1', 'dana', 'uncall-hand', { call: 'c1' })]);
  await page.getByText('A hand was called').waitFor({ state: 'detached', timeout: 20_000 });
  expect(await page.getByRole('status').textContent()).toBe('');
  await server.close();
  await sees('Not live: the house cannot be reached. Amounts may be old.');
  await sees('$5,001.40');
  expect(errors).toEqual([]);
}, 90_000);
