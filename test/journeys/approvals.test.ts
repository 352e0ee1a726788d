// Two people: what one proposes waits in front of the other, who sees what it changes before deciding.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#client';
import { done, ownCommand } from '../../src/server/context.ts';
import { type Journey, openJourney } from './journey.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

/** The reserve of `blazing` gets 25.00 that the house advances. */
const ADJUST = {
  type: 'adjust-fund',
  offering: 'blazing',
  account: 'reserve',
  by: '25.00',
  against: 'advance',
  reason: 'promised on the radio',
} as const;

test('what marketing proposes is in front of accounting at once, and is approved there', async () => {
  const [accounting, marketing] = await Promise.all([
    room.page('abe', '/approvals'),
    room.page('mia', '/approvals'),
  ]);
  await accounting.getByText('Nothing to approve').waitFor();
  await marketing.getByText('Nothing to approve').waitFor();
  await room.does('flo', 'suspend-offering', { offering: 'three-card', reason: 'to change it' });
  await room.does('mia', 'propose', {
    action: { type: 'withdraw-offering', offering: 'three-card', reason: 'no table for it' },
  });
  await accounting.getByRole('link', { name: 'Withdraw three-card' }).click();
  await accounting.getByText('no table for it').waitFor();
  await marketing.getByRole('link', { name: 'Withdraw three-card' }).click();
  await marketing.getByText('You can’t approve this').waitFor();
  await expect.poll(() => marketing.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  await accounting.getByRole('button', { name: 'Approve' }).click();
  await accounting.getByText('Nothing to approve').waitFor();
  await accounting
    .getByRole('table', { name: 'Recently decided' })
    .getByText('mia')
    .first()
    .waitFor();
  await marketing.getByText('Already decided').waitFor();
  const offering = await (await room.client('abe')).view(
    addressOf('/offerings/:offering', { offering: 'three-card' }),
  );
  expect(offering).toMatchObject({ value: { isClosed: true } });
});

test('money that a proposal moves is shown before it is moved', async () => {
  await room.does('max', 'propose', { action: ADJUST });
  const page = await room.page('carl', '/approvals');
  await page.getByRole('link', { name: 'Adjust blazing by $25.00' }).click();
  const row = page.getByRole('table', { name: 'Money it moves' }).locator('tbody tr');
  await expect
    .poll(() => row.allInnerTexts())
    .toEqual([expect.stringMatching(/fund\/blazing\/advance\s+fund\/blazing\/reserve\s+\$25\.00/)]);
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this proposal' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByText('is missing').waitFor();
  await dialog.getByLabel('Reason for rejecting').fill('nobody promised that');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('cell', { name: 'nobody promised that' }).waitFor();
});

test('a change is shown field by field, with what is in force', async () => {
  const client = await room.client('abe');
  const fortune = await client.view(addressOf('/offerings/:offering', { offering: 'fortune' }));
  if (!fortune.ok) throw new Error(fortune.error.detail);
  const { document, version } = fortune.value;
  await room.does('flo', 'suspend-offering', { offering: 'fortune', reason: 'to change it' });
  const action = {
    type: 'change-offering' as const,
    offering: 'fortune',
    version,
    document: { ...(document as object), advertisedAs: 'Lucky Fortune' },
  };
  await room.does('mia', 'propose', { action });
  const page = await room.page('abe', '/approvals');
  await page.getByRole('link', { name: 'Change fortune' }).click();
  const row = page.getByRole('table', { name: 'What changes' }).locator('tbody tr');
  await row.first().waitFor();
  await expect
    .poll(async () => (await row.allInnerTexts()).map((text) => text.split(/\s*\t\s*/)))
    .toEqual([['Advertised as', '–', 'Lucky Fortune']]);
  await page.getByRole('button', { name: 'Show the posting sheet' }).click();
  await page.getByRole('article').getByText('Lucky Fortune').first().waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Nothing to approve').waitFor();
});

test('whoever proposes does not approve the same, whatever roles the badge has', async () => {
  const { house, pins } = room.context;
  const appointed = await room.does('max', 'propose', {
    action: { type: 'appoint-staff', staff: 'both', roles: ['marketing', 'accounting'] },
  });
  const [proposed] = appointed.events;
  await room.does('abe', 'approve', { proposal: (proposed as { proposal: string }).proposal });
  await pins.set('both', '27182818');
  await done(house, ownCommand('change-pin', 'both'));
  await done(
    house,
    ownCommand('propose', 'both', {
      action: { type: 'withdraw-offering', offering: 'bad-beat', reason: 'too expensive' },
    }),
  );
  const page = await room.page(undefined, '/approvals');
  await page.getByLabel('Badge').fill('both');
  await page.getByLabel('PIN').fill('27182818');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Withdraw bad-beat' }).click();
  await page.getByText('A different person must do this step').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  expect(room.errors).toEqual([]);
});
