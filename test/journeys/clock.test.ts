// A clock in doubt: every screen of the room says so, until two people have said which time is right.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, ownCommand } from '../../src/server/context.ts';
import { type Journey, openJourney } from './journey.fixture.ts';
import { limitIn } from './limits.fixture.ts';
import { seriousIn, widthOf } from './looks.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

const DOUBT = 'The clock is in doubt.';
const size = (width: number, height: number) => ({ viewport: { width, height } });

test('a clock in doubt is on signs and on the screens of the staff, until two people confirm it', async () => {
  const pages = await Promise.all([
    room.page(undefined, '/sign/blazing?seconds=600', size(1920, 1080)),
    room.page(undefined, '/show', size(1920, 1080)),
    room.page('max', '/floor', size(390, 844)),
    room.page('abe', '/approvals', size(1280, 800)),
  ]);
  await pages[2]?.getByRole('heading', { level: 1 }).first().waitFor();
  const { house } = room.context;
  await house.submit(ownCommand('doubt-clock', 'clock', { why: 'jump', ahead: 3_600_000 }));
  for (const page of pages) await page.getByText(DOUBT).waitFor();
  const doubt = await house.read((live) => live.doubt?.seq ?? 0);
  const command = { type: 'confirm-clock', is: 'house', doubt, reason: 'two telephones' };
  const proposed = ownCommand('propose', 'max', { command });
  await house.submit(proposed);
  await house.submit(ownCommand('approve', 'carl', { proposal: proposed.id }));
  for (const page of pages) await page.getByText(DOUBT).waitFor({ state: 'detached' });
});

/** What is wrong with a dialog on a desk and on a telephone. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults = [...(await seriousIn(page))];
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const wide = await widthOf(page);
    if (wide > width) faults.push(`${wide} pixels wide at ${width}`);
  }
  return faults;
}

const waiting = (): Promise<readonly string[]> =>
  room.context.house.read(({ proposals }) => [...proposals.keys()]);

/** Another person opens the same proposal, sees the same, and approves it. */
async function approves(badge: string, link: string, sees: string): Promise<void> {
  const page = await room.page(badge, '/approvals', size(1280, 800));
  await page.getByRole('link', { name: link }).click();
  await page.getByText(sees).first().waitFor();
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Nothing to approve').waitFor();
}

test('from the line that says so a manager compares both times, and compliance approves which is right', async () => {
  await limitIn(room);
  const { house } = room.context;
  await done(house, ownCommand('doubt-clock', 'clock', { why: 'jump', ahead: 3_600_000 }));
  // Who may not answer sees the line alone.
  const floor = await room.page('flo', '/floor', size(390, 844));
  await floor.getByText(DOUBT).waitFor();
  await expect.poll(() => floor.getByRole('button', { name: 'Compare the times' }).count()).toBe(0);

  const page = await room.page('max', '/floor', size(1280, 800));
  await page.getByRole('button', { name: 'Compare the times' }).click();
  const dialog = page.getByRole('dialog', { name: 'The clock is in doubt' });
  // The machine is an hour ahead.
  await expect
    .poll(async () => {
      const times = await dialog.locator('dd').allInnerTexts();
      const [own = 0, wall = 0] = times.map((text) => Date.parse(text.replace(/\u202f/g, ' ')));
      return wall - own;
    })
    .toBe(3_600_000);
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // No time is chosen for them.
  await dialog.getByRole('button', { name: 'Propose it for approval' }).click();
  await expect.poll(() => waiting()).toEqual([]);
  await dialog.getByRole('radio', { name: 'House time' }).click();
  await dialog.getByLabel('How do you know?').fill('two telephones');
  await dialog.getByRole('button', { name: 'Propose it for approval' }).click();
  await dialog.getByText('Someone in accounting or compliance must approve it.').waitFor();
  await approves('carl', 'Confirm clock', 'The server’s clock jumped.');
  await page.getByText(DOUBT).waitFor({ state: 'detached' });
});

test('who lets time catch up sees what is due first', async () => {
  const { house } = room.context;
  const at = await house.read((live) => live.at);
  const later = (hours: number) => new Date(at + hours * 3_600_000).toISOString();
  await room.movesTo(later(1), { up: 0 });
  // Two days later by the clock, an hour by the machine.
  await room.movesTo(later(49), { up: 3_600_000 });
  const page = await room.page('max', '/floor', size(1280, 800));
  await page.getByRole('button', { name: 'See what is due' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time has days to catch up' });
  await dialog
    .getByText('Time stopped on Monday, November 16, 2026. Today is Wednesday, November 18, 2026.')
    .waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Why did time stop?').fill('the server was off');
  await dialog.getByRole('button', { name: 'Propose it for approval' }).click();
  await dialog.getByText('Someone in accounting or compliance must approve it.').waitFor();
  await approves('carl', 'Catch up', 'Time stopped on Monday, November 16, 2026.');
  await page.getByText('The clock has passed over days.').waitFor({ state: 'detached' });
  await expect.poll(() => house.read((live) => live.pace?.held)).toBeUndefined();
});
