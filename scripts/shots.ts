// What pictures are taken of. A new screen, or a state of one, joins here.
import type { Page } from 'playwright-core';
import { PROMOTION_SHOTS } from './promotion-shots.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
  hd: { width: 1920, height: 1080 },
  portrait: { width: 2160, height: 3840 },
} as const;

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** The badge that is signed in, if any. */
  readonly as?: string;
  readonly sizes: readonly (keyof typeof SIZES)[];
  /** The window only, and not the whole page. */
  readonly isWindow?: true;
  /** Pressed before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

async function firstClaim(page: Page): Promise<void> {
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('list', { name: 'Steps' }).waitFor();
  await page.waitForTimeout(500);
}

/** The oldest call that waits; the demo makes one within half a minute. */
const firstCall = async (page: Page): Promise<void> => {
  const call = page.locator('a[href^="/floor/"]').first();
  await call.waitFor({ timeout: 60_000 });
  await call.click();
  await page.getByRole('button', { name: 'Show the cards on the table' }).waitFor();
};

const cardsTaken = async (page: Page): Promise<void> => {
  await firstCall(page);
  await page.getByRole('button', { name: 'Show the cards on the table' }).click();
  await page.getByRole('button', { name: 'Use these cards' }).click();
  await page.getByText(/^Wins/).first().waitFor();
};

/** A won round, at the step of its award. */
async function wonRound(page: Page): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'Won' }).first();
  await row.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('button', { name: 'Prize awarded' }).click();
  await page.waitForTimeout(300);
}

const KIOSK = '/kiosk#device=demo-kiosk.demo-kiosk-key';

/** The card of a demo player, whose PIN is public. */
async function ownCard(page: Page): Promise<void> {
  await page.keyboard.type('9171883334');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your PIN' }).waitFor();
  await page.keyboard.type('314159');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your card', exact: true }).waitFor();
}

/** A coupon that is on its way; the demo plays one now and then. */
async function playedSerial(page: Page): Promise<string> {
  const serial = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).first();
  await serial.waitFor({ timeout: 90_000 });
  return (await serial.textContent()) ?? '';
}

async function lookedUp(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Exchange' }).click();
  const typed = await playedSerial(page);
  await page.getByRole('tab', { name: 'Look up and change' }).click();
  await page.getByLabel('Scan or type the serial').fill(typed);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Print' }).waitFor();
}

/** The three pictures of the README. */
const README_SHOTS: readonly Shot[] = [
  { name: 'readme-sign', path: '/sign/demo-blazing-sevens', sizes: ['hd'], isWindow: true },
  {
    name: 'readme-keypad',
    path: '/table/demo-2',
    as: 'demo-dealer',
    sizes: ['tablet'],
    isWindow: true,
    prepare: (page) => page.getByText('Round in progress').waitFor(),
  },
  {
    name: 'readme-cage',
    path: '/cage',
    as: 'demo-cage',
    sizes: ['desk'],
    isWindow: true,
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Table demo-3/ })
        .first()
        .click();
      await page.getByRole('list', { name: 'Steps' }).waitFor();
    },
  },
];

export const SHOTS: readonly Shot[] = [
  ...README_SHOTS,
  ...PROMOTION_SHOTS,
  { name: 'lobby', path: '/', sizes: ['desk', 'tablet', 'phone', 'hd'] },
  { name: 'lobby-signed-in', path: '/', as: 'demo-floor', sizes: ['desk', 'phone'] },
  { name: 'sign', path: '/sign', sizes: ['hd', 'portrait'], isWindow: true },
  { name: 'sign-phone', path: '/sign', sizes: ['phone'] },
  { name: 'sign-pools', path: '/sign/demo-poker-bonus', sizes: ['hd'], isWindow: true },
  { name: 'sign-suspended', path: '/sign/demo-bonus-hand', sizes: ['hd'], isWindow: true },
  {
    name: 'sign-sheet',
    path: '/sign/demo-fortune-pai-gow?seconds=3',
    sizes: ['hd'],
    isWindow: true,
    prepare: (page) => page.getByText(/^Page 1 of/).waitFor(),
  },
  { name: 'sign-none', path: '/sign/nothing', sizes: ['hd'], isWindow: true },
  { name: 'play', path: '/play', sizes: ['phone'] },
  { name: 'rank', path: '/hands', sizes: ['desk', 'phone'] },
  { name: 'floor', path: '/floor', as: 'demo-floor', sizes: ['desk', 'tablet', 'phone'] },
  {
    name: 'floor-offerings',
    path: '/floor?part=offerings',
    as: 'demo-manager',
    sizes: ['desk', 'phone'],
  },
  { name: 'floor-wins', path: '/floor?part=wins', as: 'demo-floor', sizes: ['desk', 'phone'] },
  {
    name: 'floor-table',
    path: '/floor?table=demo-4',
    as: 'demo-floor',
    sizes: ['desk', 'tablet', 'phone'],
    isWindow: true,
  },
  {
    name: 'floor-call',
    path: '/floor',
    as: 'demo-floor',
    sizes: ['desk', 'tablet', 'phone'],
    prepare: cardsTaken,
  },
  {
    name: 'floor-signing',
    path: '/floor',
    as: 'demo-floor',
    sizes: ['desk'],
    prepare: async (page) => {
      await cardsTaken(page);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText(/^Cards verified by/).waitFor();
    },
  },
  { name: 'not-for-you', path: '/books', as: 'demo-dealer', sizes: ['desk'] },
  { name: 'sign-in-first', path: '/floor', sizes: ['desk'] },
  { name: 'cage', path: '/cage', as: 'demo-cage', sizes: ['desk', 'tablet', 'phone'] },
  {
    name: 'cage-claim',
    path: '/cage',
    as: 'demo-cage',
    sizes: ['desk', 'tablet', 'phone'],
    prepare: firstClaim,
  },
  {
    name: 'cage-papers',
    path: '/cage',
    as: 'demo-cage',
    sizes: ['desk', 'phone'],
    prepare: async (page) => {
      await firstClaim(page);
      await page.getByLabel('Patron ID').fill('demo');
      await page.getByRole('list', { name: 'Patrons found' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Check ID' }).click();
      await page.getByRole('button', { name: 'Check ID' }).click();
      await page.getByRole('button', { name: 'Split this win' }).click();
    },
  },
  {
    name: 'cage-receipt',
    path: '/cage?tab=closed',
    as: 'demo-cage',
    sizes: ['desk', 'phone'],
    prepare: firstClaim,
  },
  { name: 'cage-closed', path: '/cage?tab=closed', as: 'demo-cage', sizes: ['desk', 'phone'] },
  { name: 'cage-trays', path: '/cage?tab=trays', as: 'demo-cage', sizes: ['desk', 'phone'] },
  { name: 'cage-boxes', path: '/cage?tab=boxes', as: 'demo-cage', sizes: ['desk', 'phone'] },
  { name: 'cage-count', path: '/cage', as: 'demo-count', sizes: ['desk'] },
  { name: 'patrons', path: '/patrons', as: 'demo-desk', sizes: ['desk', 'phone'] },
  {
    name: 'patrons-one',
    path: '/patrons',
    as: 'demo-compliance',
    sizes: ['desk', 'tablet', 'phone'],
    prepare: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.getByLabel('Reason for lookup').fill('Asked at the desk');
      await page.getByRole('button', { name: 'Open personal data' }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'patrons-file',
    path: '/patrons',
    as: 'demo-manager',
    sizes: ['desk', 'phone'],
    prepare: (page) => page.getByRole('rowheader').getByRole('link').first().click(),
  },
  { name: 'kiosk-card', path: KIOSK, sizes: ['desk', 'tablet', 'phone'], prepare: ownCard },
  {
    name: 'chips',
    path: '/chips',
    as: 'demo-cage',
    sizes: ['desk', 'phone'],
    prepare: playedSerial,
  },
  ...(['sell', 'out'] as const).map((tab) => ({
    name: `chips-${tab}`,
    path: `/chips?tab=${tab}`,
    as: 'demo-manager',
    sizes: ['desk', 'phone'] as const,
    prepare: (page: Page) => page.getByRole('tabpanel').getByRole('heading').first().waitFor(),
  })),
  { name: 'chips-issue', path: '/chips?tab=issue', as: 'demo-marketing', sizes: ['desk', 'phone'] },
  {
    name: 'chips-vouchers',
    path: '/chips?tab=vouchers',
    as: 'demo-cage',
    sizes: ['desk', 'phone'],
    prepare: lookedUp,
  },
  { name: 'chips-count', path: '/chips?tab=count', as: 'demo-count', sizes: ['desk', 'phone'] },
  { name: 'wagers', path: '/wagers/demo-7', as: 'demo-dealer', sizes: ['tablet', 'phone'] },
  {
    name: 'books',
    path: '/books',
    as: 'demo-accounting',
    sizes: ['desk', 'tablet', 'phone', 'hd'],
  },
  {
    name: 'books-fund',
    path: '/books/demo-blazing-sevens',
    as: 'demo-accounting',
    sizes: ['desk', 'phone'],
    prepare: (page) => page.getByRole('img').waitFor(),
  },
  {
    name: 'books-entries',
    path: '/books?figure=total',
    as: 'demo-accounting',
    sizes: ['desk', 'phone'],
    isWindow: true,
    prepare: (page) => page.getByRole('dialog').getByRole('table').waitFor(),
  },
  {
    name: 'books-report',
    path: '/books?part=reports&report=fund-statement',
    as: 'demo-accounting',
    sizes: ['desk', 'phone'],
    prepare: (page) => page.getByRole('table').first().waitFor(),
  },
  { name: 'books-day', path: '/books?part=day', as: 'demo-accounting', sizes: ['desk', 'phone'] },
  { name: 'books-money', path: '/books?part=money', as: 'demo-accounting', sizes: ['desk'] },
  { name: 'approvals', path: '/approvals', as: 'demo-accounting', sizes: ['desk', 'phone'] },
  {
    name: 'approvals-one',
    path: '/approvals',
    as: 'demo-accounting',
    sizes: ['desk', 'phone'],
    prepare: (page) => page.locator('a[href^="/approvals/"]').first().click(),
  },
  { name: 'regulator', path: '/regulator', as: 'demo-regulator', sizes: ['desk', 'phone'] },
  {
    name: 'regulator-log',
    path: '/regulator/log',
    as: 'demo-regulator',
    sizes: ['desk', 'phone'],
    isWindow: true,
    prepare: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'regulator-record',
    path: '/regulator/log?record=30',
    as: 'demo-regulator',
    sizes: ['desk', 'phone'],
    isWindow: true,
    prepare: (page) => page.getByText('Input hash').waitFor(),
  },
  {
    name: 'regulator-verify',
    path: '/regulator/verify',
    as: 'demo-regulator',
    sizes: ['desk', 'phone'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Verify now' }).click();
      await page.getByText('Log verified').waitFor();
    },
  },
  { name: 'regulator-exports', path: '/regulator/exports', as: 'demo-regulator', sizes: ['desk'] },
  { name: 'rulebook', path: '/rulebook', as: 'demo-marketing', sizes: ['desk', 'phone'] },
  {
    name: 'rulebook-found',
    path: '/rulebook?q=bad+beat',
    as: 'demo-marketing',
    sizes: ['desk'],
  },
  {
    name: 'rulebook-activity',
    path: '/rulebook/bay101-omaha-bad-beat',
    as: 'demo-manager',
    sizes: ['desk', 'phone'],
  },
  ...['values', 'rows', 'rules', 'readings'].map((part) => ({
    name: `rulebook-${part}`,
    path: `/rulebook/bay101-omaha-bad-beat?part=${part}`,
    as: 'demo-marketing',
    sizes: ['desk', 'phone'] as const,
  })),
  {
    name: 'rulebook-new',
    path: '/rulebook/bay101-no-limit-bad-beat?offer=new',
    as: 'demo-marketing',
    sizes: ['desk', 'tablet', 'phone', 'hd'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Fill in the sheet’s example' }).click();
      await page.getByLabel('Initial seed of the pool').fill('999');
      await page.getByLabel('Cap of the pool').fill('999999');
      await page.getByText('2 problems').first().waitFor();
    },
  },
  {
    name: 'rulebook-right',
    path: '/rulebook/bay101-limit-bad-beat?offer=new',
    as: 'demo-marketing',
    sizes: ['desk', 'phone'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Fill in the sheet’s example' }).click();
      await page.getByText('Within approved limits').waitFor();
    },
  },
  {
    name: 'rulebook-change',
    path: '/rulebook/bay101-omaha-bad-beat?offer=demo-omaha-bad-beat',
    as: 'demo-marketing',
    sizes: ['desk', 'phone'],
  },
  {
    name: 'rulebook-history',
    path: '/rulebook/bay101-omaha-bad-beat?history=demo-omaha-bad-beat',
    as: 'demo-manager',
    sizes: ['desk', 'phone'],
  },
  { name: 'keypad-choose', path: '/table', as: 'demo-dealer', sizes: ['tablet', 'phone'] },
  { name: 'keypad', path: '/table/demo-1', as: 'demo-dealer', sizes: ['tablet', 'phone', 'hd'] },
  { name: 'keypad-several', path: '/table/demo-3', as: 'demo-dealer', sizes: ['tablet', 'phone'] },
  { name: 'keypad-dark-sensor', path: '/table/demo-4', as: 'demo-dealer', sizes: ['tablet'] },
  { name: 'keypad-free', path: '/table/demo-8', as: 'demo-dealer', sizes: ['tablet'] },
  {
    name: 'keypad-seat',
    path: '/table/demo-1',
    as: 'demo-dealer',
    sizes: ['tablet', 'phone'],
    isWindow: true,
    prepare: (page) => page.getByRole('button', { name: /^Player in seat 2/ }).click(),
  },
  { name: 'replay', path: '/replay', as: 'demo-regulator', sizes: ['desk', 'phone'] },
  {
    name: 'replay-round',
    path: '/replay',
    as: 'demo-regulator',
    sizes: ['desk', 'tablet', 'phone'],
    prepare: wonRound,
  },
  { name: 'office', path: '/office', as: 'demo-administrator', sizes: ['desk', 'phone'] },
  {
    name: 'office-appoint',
    path: '/office',
    as: 'demo-administrator',
    sizes: ['desk', 'phone'],
    prepare: (page) => page.getByRole('button', { name: 'Add an employee' }).click(),
  },
  {
    name: 'office-devices',
    path: '/office/devices',
    as: 'demo-administrator',
    sizes: ['desk', 'phone'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Enroll a device' }).click();
      // A name is taken once, and each size is a picture of its own.
      const width = page.viewportSize()?.width;
      await page.getByLabel('Device name').fill(`demo-keypad-${width}`);
      await page.getByRole('button', { name: 'Enroll', exact: true }).click();
      await page.getByLabel('Link', { exact: true }).waitFor();
    },
  },
  { name: 'office-tables', path: '/office/tables', as: 'demo-administrator', sizes: ['desk'] },
  { name: 'office-webhooks', path: '/office/webhooks', as: 'demo-administrator', sizes: ['desk'] },
  {
    name: 'office-settings',
    path: '/office/settings',
    as: 'demo-administrator',
    sizes: ['desk', 'phone'],
  },
  { name: 'office-server', path: '/office/server', as: 'demo-administrator', sizes: ['desk'] },
  { name: 'practice', path: '/practice', sizes: ['desk', 'phone'] },
  {
    name: 'practice-four-card',
    path: '/practice/four-card-poker?seed=14&others=1',
    sizes: ['desk', 'phone'],
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Ante, seat 1/ }).click();
      await page.getByRole('button', { name: 'No more bets' }).click();
      await page.getByRole('button', { name: 'Exact odds' }).click();
    },
  },
  {
    name: 'practice-crazy-4',
    path: '/practice/crazy-4-poker?seed=14',
    sizes: ['desk', 'tablet', 'phone'],
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Ante, seat 1/ }).click();
      await page.getByRole('button', { name: /^Queens Up, seat 1/ }).click();
      await page.getByRole('button', { name: 'No more bets' }).click();
      await page.getByRole('button', { name: 'Play $15.00' }).click();
      await page.getByRole('button', { name: 'Next round' }).waitFor();
    },
  },
  {
    name: 'practice-npn',
    path: '/practice/npn?seed=3',
    sizes: ['desk', 'phone'],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Deal until a win' }).click();
      await page.getByRole('heading', { name: 'What it would win' }).waitFor();
    },
  },
  { name: 'odds', path: '/odds', sizes: ['desk'] },
  {
    name: 'odds-crazy-4',
    path: '/odds/crazy-4-poker',
    sizes: ['desk', 'phone'],
    prepare: (page) => page.getByText('House edge').first().waitFor({ timeout: 60_000 }),
  },
];
