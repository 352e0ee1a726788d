// What is around every screen: signing in, the menu, a session that ends, a house that goes away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney, setsClock } from './journey.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

test('a screen for staff asks for a badge, and shows itself to those who have the right one', async () => {
  const page = await room.page(undefined, '/floor');
  await page.getByLabel('Badge').fill('flo');
  await page.getByLabel('PIN').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('Wrong badge or PIN.').waitFor();
  await page.getByLabel('PIN').fill(room.pinOf('flo'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Floor' }).waitFor();
  await page.goto(`${room.url}/books`);
  await page.getByText('No access').waitFor();
});

test('the menu has what the badge works with, fits a tablet, and needs no mouse', async () => {
  const page = await room.page('max', '/floor', { viewport: { width: 1024, height: 768 } });
  await page.getByRole('button', { name: 'Signed in as max' }).waitFor();
  // No place in the row reaches under the badge at its end.
  const isRoomy = () =>
    page.evaluate<boolean>(`(() => {
    const right = (element) => element.getBoundingClientRect().right;
    const badge = document.querySelector('header button[aria-label]').getBoundingClientRect().left;
    return [...document.querySelectorAll('header nav li')].every((each) => right(each) <= badge);
  })()`);
  await expect.poll(isRoomy).toBe(true);
  await page.getByRole('button', { name: 'Promotions' }).focus();
  await page.keyboard.press('Enter');
  const reached = page.locator('[role=menuitem]:focus');
  await reached.filter({ hasText: 'Drawings' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await reached.filter({ hasText: 'Shows' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shows');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Shows' }).click();
  await page.getByRole('menuitem', { name: 'Cage' }).click();
  await page.waitForURL('**/cage');
});

test('a dialog gives the focus back to what opened it', async () => {
  const page = await room.page('flo', '/floor');
  const badge = page.getByRole('button', { name: 'Signed in as flo' });
  await badge.click();
  await page.getByRole('menuitem', { name: 'Change PIN' }).click();
  await page.getByRole('dialog', { name: 'Change PIN' }).waitFor();
  await page.keyboard.press('Escape');
  // It is given back a moment after the dialog is gone.
  await page.locator('[aria-label="Signed in as flo"]:focus').waitFor();
});

test('a clock that is wrong is told, and the times are those of the house', async () => {
  const page = await room.page(undefined, '/hands');
  await page.addInitScript(setsClock(-10 * 60_000));
  await page.goto(`${room.url}/floor`);
  await page.getByLabel('Badge').fill('flo');
  await page.getByLabel('PIN').fill(room.pinOf('flo'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('This device’s clock is off by 10 minutes').waitFor();
});

test('a server that comes back with newer pages is told, and nothing is reloaded by itself', async () => {
  const page = await room.page('flo', '/floor');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const other = '<script type="module" crossorigin src="/assets/index-another.js"></script>';
  await page.route(`${room.url}/`, (route) => route.fulfill({ body: other }));
  await room.stop();
  await page.getByText('No connection to the server').waitFor();
  await room.restart();
  await page.getByText('A newer version of this screen is available.').waitFor();
  // The employee signs in again, and reloads when it suits.
  await page.getByLabel('PIN').fill(room.pinOf('flo'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
});

test('a house that goes away is told, and so is its return', async () => {
  const page = await room.page('flo', '/floor');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await room.stop();
  await page.getByText('No connection to the server').waitFor();
  await room.restart();
  await page.getByText('No connection to the server').waitFor({ state: 'detached' });
  // Sessions do not outlive the server: the employee signs in again, over the work.
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await page.getByLabel('PIN').fill(room.pinOf('flo'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(room.errors).toEqual([]);
});
