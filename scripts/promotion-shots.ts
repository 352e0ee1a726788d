// Pictures of what is on besides jackpots: drawings, shows, boards, picks, chips, the club and
// tournaments.
import type { Page } from 'playwright-core';
import type { Shot } from './shots.ts';

const EVERYWHERE = ['desk', 'tablet', 'phone'] as const;

async function cardOpened(page: Page): Promise<void> {
  await page.getByLabel('Card or patron').fill('demo-patron-4');
  await page.getByRole('button', { name: 'Open card' }).click();
  await page.getByRole('heading', { name: 'Hours of play' }).waitFor();
}

/** The first of a list whose entries have pages of their own. */
const firstOf = (path: string) => (page: Page) =>
  page.locator(`main a[href^="${path}/"]`).first().click();

export const PROMOTION_SHOTS: readonly Shot[] = [
  {
    name: 'show',
    path: '/show',
    sizes: ['hd', 'tablet', 'phone'],
    isWindow: true,
    prepare: (page) =>
      page.getByText('No show right now').waitFor({ state: 'detached', timeout: 60_000 }),
  },
  {
    name: 'show-drawing',
    path: '/show/demo-car',
    isWindow: true,
    sizes: ['hd', 'portrait', 'phone'],
  },
  { name: 'shows', path: '/shows', as: 'demo-floor', sizes: EVERYWHERE },
  {
    name: 'shows-one',
    path: '/shows',
    as: 'demo-floor',
    sizes: EVERYWHERE,
    prepare: firstOf('/shows'),
  },
  { name: 'drawings', path: '/drawings', as: 'demo-manager', sizes: EVERYWHERE },
  {
    name: 'drawings-drum',
    path: '/drawings?drum=demo-car-giveaway',
    as: 'demo-manager',
    sizes: EVERYWHERE,
  },
  { name: 'drawings-ready', path: '/drawings/demo-car', as: 'demo-desk', sizes: EVERYWHERE },
  { name: 'drawings-over', path: '/drawings/demo-pass-1', as: 'demo-manager', sizes: EVERYWHERE },
  { name: 'proof', path: '/proof', sizes: EVERYWHERE },
  { name: 'boards', path: '/boards', sizes: ['hd', 'portrait', 'phone'], isWindow: true },
  { name: 'board-desk', path: '/board-desk', as: 'demo-manager', sizes: EVERYWHERE },
  {
    name: 'board-desk-one',
    path: '/board-desk',
    as: 'demo-manager',
    sizes: EVERYWHERE,
    prepare: firstOf('/board-desk'),
  },
  { name: 'picks', path: '/picks', as: 'demo-floor', sizes: EVERYWHERE },
  { name: 'picks-week', path: '/picks/demo-last-week', as: 'demo-floor', sizes: EVERYWHERE },
  { name: 'picks-march', path: '/picks/demo-march', as: 'demo-desk', sizes: EVERYWHERE },
  { name: 'wagers-choose', path: '/wagers', as: 'demo-dealer', sizes: EVERYWHERE },
  {
    name: 'club',
    path: '/club',
    as: 'demo-desk',
    sizes: EVERYWHERE,
    prepare: cardOpened,
  },
  { name: 'club-scans', path: '/club/scans', as: 'demo-floor', sizes: EVERYWHERE },
  { name: 'club-register', path: '/club/register', as: 'demo-desk', sizes: EVERYWHERE },
  { name: 'kiosk', path: '/kiosk#device=demo-kiosk.demo-kiosk-key', sizes: EVERYWHERE },
  { name: 'tournaments', path: '/tournaments', as: 'demo-floor', sizes: EVERYWHERE },
  {
    name: 'tournaments-one',
    path: '/tournaments',
    as: 'demo-floor',
    sizes: EVERYWHERE,
    prepare: firstOf('/tournaments'),
  },
  {
    name: 'tournaments-sit-n-go',
    path: '/tournaments/demo-sit-n-go',
    as: 'demo-floor',
    sizes: EVERYWHERE,
  },
  {
    name: 'tournaments-new',
    path: '/tournaments?part=announce',
    as: 'demo-floor',
    sizes: EVERYWHERE,
  },
  { name: 'clock', path: '/clock', sizes: ['hd', 'tablet', 'phone'], isWindow: true },
];
