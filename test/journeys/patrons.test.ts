// Patrons: enrolled at the desk, their facts sealed, their standing decided by others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { widthOf } from './looks.fixture.ts';

const LONG_ID = 'wolfeschlegelsteinhausenbergerdorff-hubert-blain';
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim();

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

/** Who has looked at whom, and why, as the log has it. */
async function readings(): Promise<readonly string[]> {
  const { house } = room.context;
  const lines = await house.withStore((store) =>
    store.readCommands(['read-person'], { after: 0, through: house.status.seq }),
  );
  return lines.flatMap(({ body }) => /"reason":"([^"]+)"/.exec(body)?.[1] ?? []);
}

test('the desk enrols somebody with a long name, files facts, and says why it looks at them', async () => {
  const page = await room.page('dee', '/patrons');
  await page.getByText('No patrons enrolled yet').waitFor();
  await page.getByLabel('New patron ID').fill('no blanks');
  await page.getByRole('button', { name: 'Enroll' }).click();
  await page.getByText('must be a name: letters').waitFor();
  await page.getByLabel('New patron ID').fill(LONG_ID);
  await page.getByRole('button', { name: 'Enroll' }).click();
  await page.getByRole('heading', { level: 1, name: LONG_ID }).waitFor();

  await page.getByLabel('Last name').fill(LONG_NAME);
  await page.getByLabel('Taxpayer ID number').fill('900-12-3456');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await expect.poll(() => page.getByLabel('Taxpayer ID number').inputValue()).toBe('');

  await page.getByRole('button', { name: 'Open personal data' }).click();
  await page.getByText('is missing').waitFor();
  await page.getByLabel('Reason for lookup').fill('lost a card');
  await page.getByRole('button', { name: 'Open personal data' }).click();
  await page.getByText(LONG_NAME).waitFor();
  // No one sees a number in full.
  await page.getByText('…3456').waitFor();
  await expect.poll(() => page.getByText('900-12-3456').count()).toBe(0);
  await expect.poll(() => readings()).toEqual(['lost a card']);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(390);
});

test('a manager excludes, compliance readmits and erases; the floor reads no facts', async () => {
  const manager = await room.page('max', `/patrons/${LONG_ID}`);
  await manager.getByLabel('Reason', { exact: true }).fill('asked for it');
  await manager.getByRole('button', { name: 'Exclude' }).click();
  await manager.getByText('Excluded').waitFor();
  await expect.poll(() => manager.getByRole('button', { name: 'Readmit' }).count()).toBe(0);

  const compliance = await room.page('carl', `/patrons/${LONG_ID}`);
  await compliance.getByLabel('Reason', { exact: true }).fill('the time is over');
  await compliance.getByRole('button', { name: 'Readmit' }).click();
  await compliance.getByText('Good standing').waitFor();
  await compliance.getByRole('button', { name: 'Erase …' }).click();
  const dialog = compliance.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('asked to be forgotten');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  const typed = dialog.getByLabel(`Type ${LONG_ID} to confirm`);
  await expect.poll(() => typed.getAttribute('aria-invalid')).toBe('true');
  await typed.fill(LONG_ID);
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await compliance.getByText('All personal data erased.').waitFor();
  await compliance.getByLabel('Reason for lookup').fill('to be sure');
  await compliance.getByRole('button', { name: 'Open personal data' }).click();
  await compliance.getByText('Nothing on file').waitFor();

  const floor = await room.page('flo', `/patrons?like=HUBERT`);
  await floor.getByRole('link', { name: LONG_ID }).click();
  await floor.getByText('can open personal data').waitFor();
  await expect
    .poll(() => floor.getByRole('button', { name: 'Open personal data' }).count())
    .toBe(0);
  expect(room.errors).toEqual([]);
});
