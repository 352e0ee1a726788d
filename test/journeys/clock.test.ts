// A clock in doubt: every screen of the room says so, until two people have said which time is right.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, ownCommand } from '../../src/server/context.ts';
import { type Journey, journeyClock, openJourney } from './journey.fixture.ts';
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

test('a machine two days ahead: its time is confirmed, and every amount is seen before time catches up', async () => {
  await room.close();
  const machine = { wall: journeyClock(), steady: 0, up: 5_000 };
  room = await openJourney(machine);
  await limitIn(room);
  const page = await room.page('max', '/floor', size(1280, 800));
  const { house } = room.context;
  await expect.poll(() => house.read((live) => live.pace?.day)).toBe('2026-11-16');
  machine.wall += 2 * 86_400_000;
  await page.getByRole('button', { name: 'Compare the times' }).click();
  const doubted = page.getByRole('dialog', { name: 'The clock is in doubt' });
  await doubted.getByRole('radio', { name: 'The server’s clock' }).click();
  await doubted.getByLabel('How do you know?').fill('the server had been off');
  await doubted.getByRole('button', { name: 'Propose it for approval' }).click();
  await doubted.getByText('Someone in accounting or compliance must approve it.').waitFor();
  await approves('carl', 'Confirm clock', 'The server’s clock jumped.');

  await page.getByRole('button', { name: 'See what is due' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time has days to catch up' });
  await dialog
    .getByText('Time stopped on Monday, November 16, 2026. Today is Wednesday, November 18, 2026.')
    .waitFor();
  // The bad beat grows by $250.00 each day.
  const amounts = dialog.getByRole('row').filter({ hasText: '$250.00' });
  await expect.poll(() => amounts.count()).toBe(2);
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Why did time stop?').fill('the server was off');
  await dialog.getByRole('button', { name: 'Propose it for approval' }).click();
  await dialog.getByText('Someone in accounting or compliance must approve it.').waitFor();
  const before = await house.read((live) => String(live.book.get('fund/bad-beat/meter/pool')));
  await approves('carl', 'Catch up', '$250.00');
  await page.getByText('The clock has passed over days.').waitFor({ state: 'detached' });
  expect(before).toBe('2500000');
  await expect
    .poll(() => house.read((live) => String(live.book.get('fund/bad-beat/meter/pool'))))
    .toBe('2550000');
});
