// What control approves takes a PIN from the last five minutes: the office asks for it over the work, and
// goes on by itself.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#client';
import { type Journey, journeyClock, openJourney } from './journey.fixture.ts';
import { limitIn } from './limits.fixture.ts';
import { seriousIn } from './looks.fixture.ts';

const SIX_MINUTES = 6 * 60_000;

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
  await limitIn(room);
});
afterAll(() => room?.close());

const waiting = async (): Promise<readonly string[]> => {
  const proposals = await (await room.client('flo')).view('/proposals');
  return proposals.ok ? proposals.value.map(({ action }) => action.type) : [];
};

test('a new badge is proposed with a wrong PIN, and then with the right one', async () => {
  const office = await room.page('max', '/office');
  await office.getByRole('button', { name: 'Add an employee' }).waitFor();
  await room.movesTo(new Date(journeyClock() + SIX_MINUTES).toISOString());
  await office.getByRole('button', { name: 'Add an employee' }).click();
  await office.getByLabel('Badge').fill('dora');
  await office.getByLabel('Employee number').fill('4711');
  await office.getByRole('checkbox', { name: 'Dealer' }).click();
  await office.getByRole('button', { name: 'Propose' }).click();

  const asks = office.getByRole('dialog', { name: 'Enter your PIN again' });
  await asks.getByText('a PIN from the last five minutes').waitFor();
  await expect.poll(() => seriousIn(office)).toEqual([]);
  await asks.getByLabel('PIN').fill('00000000');
  await asks.getByRole('button', { name: 'Continue' }).click();
  await asks.getByText('wrong badge, PIN, or code').waitFor();
  // Nothing has happened yet.
  await expect.poll(waiting).toEqual([]);

  await asks.getByLabel('PIN').fill(room.pinOf('max'));
  await asks.getByRole('button', { name: 'Continue' }).click();
  await asks.waitFor({ state: 'detached' });
  await office.getByText('Accounting or compliance must approve it').waitFor();
  await expect.poll(waiting).toEqual(['appoint-staff']);
  await office.getByRole('button', { name: 'Done' }).click();

  // For five minutes it is not asked for again.
  await office.getByRole('button', { name: 'Add an employee' }).click();
  await office.getByLabel('Badge').fill('dido');
  await office.getByRole('checkbox', { name: 'Dealer' }).click();
  await office.getByRole('button', { name: 'Propose' }).click();
  await office.getByText('Accounting or compliance must approve it').waitFor();
  await expect.poll(() => asks.count()).toBe(0);
});

test('who approves is asked as well, and who closes the question has approved nothing', async () => {
  const proposals = await (await room.client('flo')).view('/proposals');
  const [first] = proposals.ok ? proposals.value : [];
  const control = await room.page('carl', `/approvals/${first?.proposal}`);
  await control.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  // A look now and then keeps the session; the PIN is six minutes old.
  for (const minutes of [2, 4, 6]) {
    await room.movesTo(new Date(journeyClock() + SIX_MINUTES + minutes * 60_000).toISOString());
    await control.reload();
    await control.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  }
  await control.getByRole('button', { name: 'Approve', exact: true }).click();
  const asks = control.getByRole('dialog', { name: 'Enter your PIN again' });
  await asks.getByRole('button', { name: 'Close' }).click();
  await asks.waitFor({ state: 'detached' });
  const { proposal = '' } = first ?? {};
  const seen = await (await room.client('flo')).view(
    addressOf('/proposals/:proposal', { proposal }),
  );
  expect(seen.ok).toBe(true);
  await control.getByRole('button', { name: 'Approve', exact: true }).click();
  await asks.getByLabel('PIN').fill(room.pinOf('carl'));
  await asks.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(waiting).toHaveLength(1);
});
