// Pictures of all screens: npm run screenshots [-- --only floor --out folder --scale 0.5]
// They are taken in a demo house, which has something of everything. Those of the README:
// npm run screenshots -- --only readme --out docs/pictures --scale 0.6
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { makeDemo, makePastClock } from '#demo';
import { keyFileOf, logFilesOf, openHouse, type RunningServer, startServer } from '#server';
import { launchChromium } from '../test/e2e/chromium.ts';
import { SHOTS, type Shot, SIZES } from './shots.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: 'dist/screens' },
    scale: { type: 'string', default: '1' },
  },
});

async function sessionOf({ url }: RunningServer, badge: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ badge }),
  });
  return response.text();
}

const isLoaded = (page: Page): Promise<void> =>
  page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });

async function take(browser: Browser, server: RunningServer, shot: Shot): Promise<void> {
  const session = shot.as === undefined ? undefined : await sessionOf(server, shot.as);
  for (const size of shot.sizes) {
    const page = await browser.newPage({
      viewport: SIZES[size],
      deviceScaleFactor: Number(values.scale),
      reducedMotion: 'reduce',
    });
    if (session !== undefined) {
      await page.addInitScript(
        `sessionStorage.setItem('houseway-session', ${JSON.stringify(session)})`,
      );
    }
    page.on('pageerror', ({ message }) => process.stderr.write(`${shot.name}: ${message}\n`));
    page.on('console', (message) => {
      if (message.type() === 'error') process.stderr.write(`${shot.name}: ${message.text()}\n`);
    });
    await page.goto(`${server.url}${shot.path}`);
    await page.waitForLoadState('load');
    await page.waitForTimeout(1_000);
    await isLoaded(page);
    await shot.prepare?.(page);
    await isLoaded(page);
    await page.screenshot({
      path: join(values.out, `${shot.name}-${size}.png`),
      fullPage: !shot.isWindow,
    });
    await page.close();
  }
  process.stdout.write(`${shot.name}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'houseway-screens-'));
mkdirSync(values.out, { recursive: true });
const past = makePastClock();
const { close, ...served } = await openHouse({ data: folder }, () => {}, past.now);
const server = await startServer({ port: 0, served, demo: (context) => makeDemo(context, past) });
const browser = await launchChromium();
try {
  for (const shot of SHOTS.filter(({ name }) => name.startsWith(values.only ?? ''))) {
    await take(browser, server, shot);
  }
} finally {
  await browser.close();
  await server.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
  for (const file of [
    keyFileOf({ data: folder }),
    ...Object.values(logFilesOf({ data: folder })),
  ]) {
    rmSync(file, { force: true });
  }
}
