// An offering from its first word to the wall: written, fixed, proposed, approved, changed by two
// people at once. The ranges are those of the sheet: a pool of $1,000 to $75,000 at first, a cap of
// $25,000 to $150,000, $50 to $5,000 a day, $5 to $20 per table and hour.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';

const SHEET = '/rulebook/bay101-no-limit-bad-beat';

let room: Journey;
let mia: Page;
let max: Page;
let abe: Page | undefined;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

/** A click waits until it is enabled. */
const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** The text under a field: its range, and its error. */
async function described(page: Page, label: string): Promise<readonly string[]> {
  // biome-ignore lint/plugin: the page that asks for it polls.
  const ids = (await page.getByLabel(label).getAttribute('aria-describedby')) ?? '';
  return Promise.all(ids.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()));
}

/** Accounting approves in a browser of its own. */
async function approve(what: string): Promise<void> {
  abe ??= await room.page('abe', '/approvals');
  await abe.getByRole('link', { name: what }).click();
  await button(abe, 'Approve').click();
  await abe.getByRole('link', { name: what }).waitFor({ state: 'detached' });
}

test('an activity is found by its approval, and an offering of it is begun', async () => {
  mia = await room.page('mia', '/rulebook');
  await mia.getByLabel('Find an activity').fill('GEAR-001279');
  await seen(mia, '1 activity');
  await mia.getByRole('link', { name: /No Limit Bad Beat/ }).click();
  await mia.getByRole('link', { name: 'New offering' }).click();
  await button(mia, 'Fill in the sheet’s example').click();
  await mia.getByLabel('Name of the offering').fill('river');
  await mia.getByLabel('Advertised as').fill('River Beat');
  await mia.getByLabel('Remaining money goes to').selectOption('common');
});

test('two values out of their range are both told at once, each at its field', async () => {
  await mia.getByLabel('Initial seed of the pool').fill('999.99');
  await mia.getByLabel('Cap of the pool').fill('150000.01');
  await seen(mia, '2 problems');
  await expect
    .poll(() => described(mia, 'Initial seed of the pool'))
    .toEqual([
      '$1,000.00 to $75,000.00 · Funding',
      '$999.99 is not $1,000.00 to $75,000.00 (Funding)',
    ]);
  await expect
    .poll(() => described(mia, 'Cap of the pool'))
    .toEqual([
      '$25,000.00 to $150,000.00 · Prize',
      '$150,000.01 is not $25,000.00 to $150,000.00 (Prize)',
    ]);
  await expect.poll(() => button(mia, 'Propose').isDisabled()).toBe(true);
});

test('a reload, the back button and a session that ends lose nothing of the draft', async () => {
  await mia.reload();
  await seen(mia, '2 problems');
  await mia.goBack();
  await mia.getByRole('link', { name: 'New offering' }).waitFor();
  await mia.goForward();
  await seen(mia, '2 problems');
  await room.does('mia', 'go-off-duty', {});
  await mia.getByLabel('Initial seed of the pool').fill('30000');
  await mia.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await mia.getByLabel('PIN').fill(room.pinOf('mia'));
  await button(mia, 'Sign in').click();
  await mia.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => mia.getByLabel('Initial seed of the pool').inputValue()).toBe('30000');
  await expect.poll(() => mia.getByLabel('Name of the offering').inputValue()).toBe('river');
});

test('what is mended is on the sheet beside it, and on the week', async () => {
  await mia.getByLabel('Cap of the pool').fill('140000');
  await seen(mia, 'Within approved limits');
  const sheet = mia.getByRole('article');
  await sheet.getByRole('heading', { name: 'River Beat' }).waitFor();
  await sheet.getByText('$30,000').first().waitFor();
  await sheet.getByText('$140,000').first().waitFor();
  await sheet.getByText('No Purchase Necessary').first().waitFor();
  await button(mia, 'Add a window').click();
  await mia.getByRole('checkbox', { name: 'Friday' }).last().check();
  // Friday from ten in the morning, with a window from six to ten in the evening.
  await seen(mia, /10:00 AM to 6:00 PM, 6:00 PM to 10:00 PM \(Window 1\), 10:00 PM to 12:00 AM/);
  await button(mia, 'Remove Window 1').click();
});

test('it waits for a second person, who approves it; then it is offered and on the sign', async () => {
  await button(mia, 'Propose').click();
  await seen(mia, 'mia proposes to post river');
  await approve('Post river');
  const card = mia.getByRole('listitem').filter({ hasText: 'river' });
  await card.getByText('Offered').waitFor();
  await card.getByText('Version 1').waitFor();
  const sign = await room.page(undefined, '/sign/river');
  await seen(sign, 'River Beat');
  await seen(sign, /30,000/);
  await sign.context().close();
});

test('a change waits until it is suspended, and says so', async () => {
  await mia.getByRole('listitem').filter({ hasText: 'river' }).getByText('Change').click();
  await mia.getByLabel('Daily increase', { exact: true }).fill('300.00');
  await seen(mia, 'This offering is live. Suspend it before changing it');
  max = await room.page('max', SHEET);
  const card = max.getByRole('listitem').filter({ hasText: 'river' });
  await button(card, 'Suspend').click();
  await max.getByLabel('Reason').fill('another daily increase');
  await max.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await card.getByText('Suspended').waitFor();
  await card.getByText('Change').click();
  await max.getByLabel('Administrative fee per table and hour').fill('15.00');
});

test('two people who change one offering are told of each other at once', async () => {
  await button(mia, 'Propose').click();
  await seen(max, 'mia proposed a change to river');
  await approve('Change river');
  await seen(max, 'Version 2 is posted; you started from version 1');
  const row = max.getByRole('row', { name: /Daily increase/ });
  await expect.poll(() => row.innerText()).toMatch(/\$250\.00\s+\$300\.00/);
  await expect.poll(() => button(max, 'Propose').isDisabled()).toBe(true);
  await button(max, 'Apply my changes to version 2').click();
  await expect
    .poll(() => max.getByLabel('Daily increase', { exact: true }).inputValue())
    .toBe('300.00');
  await button(max, 'Propose').click();
  await seen(max, 'max proposes to change river');
  await approve('Change river');
  const card = max.getByRole('listitem').filter({ hasText: 'river' });
  await card.getByText('Version 3').waitFor();
  await button(card, 'Resume').click();
  await card.getByText('Offered').waitFor();
});

test('the history has every version, who made it, and what was different', async () => {
  await max.getByRole('listitem').filter({ hasText: 'river' }).getByText('History').click();
  const version = (number: number) =>
    max
      .locator('section')
      .filter({ has: max.getByRole('heading', { name: `Version ${number}`, exact: true }) });
  await version(3).waitFor();
  await version(3).getByText('proposed by max, approved by abe').waitFor();
  await expect
    .poll(async () => (await version(3).getByRole('row').allInnerTexts()).slice(1))
    .toEqual([
      expect.stringMatching(/Administrative fee per table and hour\s+\$10\.00\s+\$15\.00/),
    ]);
  await expect
    .poll(() => version(2).getByRole('row').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Field\s+Before\s+After/),
      expect.stringMatching(/Daily increase\s+\$250\.00\s+\$300\.00/),
    ]);
  await version(1).getByText('proposed by mia, approved by abe').waitFor();
  expect(room.errors).toEqual([]);
});
