// Finds a Chromium for the tests of the pages. Playwright's own download does not work on closed
// networks, so an installed browser is used.
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installOnDebian } from '../debian.ts';

/** The shell is the same engine without a window, at less cost. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What Playwright turns off, whose list ours takes the place of. */
const NOT_FOR_TESTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Pages of the browser's own window, which no one sees, and processes kept in store: together they
 * take longer than most of our pages. */
const NOT_WITHOUT_WINDOW = [
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...NOT_FOR_TESTS, ...NOT_WITHOUT_WINDOW].join()}`,
];

const isThere = (path: string, mode: number): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  );

async function installedChromium(): Promise<string | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...onPath, ...PLACES]) {
    if (await isThere(path, constants.X_OK)) return path;
  }
  return null;
}

async function chromiumPath(): Promise<string> {
  const named = process.env['HOUSEWAY_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (await isThere(named, constants.X_OK)) return named;
    throw new Error(`HOUSEWAY_CHROMIUM names ${named}, which cannot be run`);
  }
  const found = await installedChromium();
  if (found !== null) return found;
  await installOnDebian('chromium-headless-shell', 'chromium');
  const installed = await installedChromium();
  if (installed !== null) return installed;
  throw new Error(
    'The tests of the pages need Chromium or Google Chrome: install one (on Debian: ' +
      '"apt-get install chromium"), or set HOUSEWAY_CHROMIUM to its executable.',
  );
}

export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
