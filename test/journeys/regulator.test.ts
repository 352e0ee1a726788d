// The regulator's seat: the log and what shows that it is whole. Nothing can be pressed that changes
// the house.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyBundle } from '#store';
import { type Journey, openJourney } from './journey.fixture.ts';
import { textOf } from './looks.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

interface Records {
  readonly records: readonly { readonly seq: number; readonly hash: string }[];
  readonly last: number;
}

async function recordsAt(query: string): Promise<Records> {
  const answer = await (await room.client('rex')).ask('GET', `/records?${query}`);
  if (!answer.ok) throw new Error(answer.error.detail);
  return answer.value as Records;
}

test('the log is looked over from the page, and its head is the one that the API gives', async () => {
  const page = await room.page('rex', '/regulator');
  await page.getByRole('tab', { name: 'Verification' }).click();
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText('Log verified').waitFor();
  const shown = page.locator('dd').filter({ hasText: /^[0-9a-f]{64}$/ });
  const hash = await textOf(shown, /^[0-9a-f]{64}$/);
  const head = await textOf(page.getByText(/^Hash of record/), /\d/);
  const seq = Number(head.replace(/\D/g, ''));
  const { records } = await recordsAt(`before=${seq + 1}&limit=1`);
  expect(records).toMatchObject([{ seq, hash }]);
});

test('the log is read page by page, narrowed, and a record is shown whole', async () => {
  const page = await room.page('rex', '/regulator/log');
  await page.getByRole('rowheader').first().waitFor();
  await expect
    .poll(async () => {
      const cells = await page.getByRole('rowheader').allInnerTexts();
      const seqs = cells.map((text) => Number(text.replace(/\D/g, '')));
      return seqs.join() === [...seqs].sort((a, b) => b - a).join();
    })
    .toBe(true);
  await page.getByLabel('Command').selectOption('approve');
  await page.getByLabel('Badge').fill('abe');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL(/command=approve/);
  // Four offerings were posted.
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(4);
  await page.getByRole('rowheader').first().getByRole('link').press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Record/ });
  await dialog.getByText('Offering posted').waitFor();
  const { records } = await recordsAt('command=approve&limit=1');
  await dialog.getByText(records[0]?.hash as string).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
});

test('the checklist shows what the house shows now', async () => {
  const page = await room.page('rex', '/regulator');
  await page.getByLabel('Find a requirement').fill('M13');
  await page.getByText(/meters?, all read at this moment/).waitFor();
  const found = page.getByRole('heading', { level: 3 });
  await expect.poll(() => found.count()).toBe(1);
});

test('the whole log is taken away as a file that verifies elsewhere', async () => {
  const page = await room.page('rex', '/regulator/exports');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download bundle' }).click(),
  ]);
  const path = await file.path();
  expect(readFileSync(path).length).toBeGreaterThan(0);
  await expect(verifyBundle(path)).resolves.toMatchObject({ ok: true, house: 'Journey House' });
});

test('nothing that the regulator sees can be pressed to change the house', async () => {
  await room.does('max', 'propose', {
    action: { type: 'appoint-staff', staff: 'nell', roles: ['dealer'] },
  });
  const page = await room.page('rex', '/approvals');
  await page.getByRole('link', { name: 'Add nell to the staff' }).click();
  await page.getByText('You can’t approve this').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0);
  await page.goto(`${room.url}/books?part=day`);
  await page.getByText('Accounting moves money').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Close/ }).count()).toBe(0);
  const { last } = await recordsAt('limit=1');
  const { records } = await recordsAt(`by=rex&before=${last + 1}`);
  const commands = new Set(
    records.map((record) => (record as unknown as { command: string }).command),
  );
  expect(commands).toEqual(new Set(['sign-in', 'change-pin']));
  expect(room.errors).toEqual([]);
});
