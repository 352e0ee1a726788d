// The way in: what is on, a badge and a PIN, a role in a demo, a house that is opened for the first
// time.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDemo } from '#demo';
import { type RunningServer, startServer } from '#server';
import { type Journey, journeyClock, newPlace, openJourney } from './journey.fixture.ts';
import { seriousIn, textOf, widthOf } from './looks.fixture.ts';

let room: Journey;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  room = await openJourney();
});
afterAll(async () => {
  for (const end of ends) await end();
  await room?.close();
});

/** Another house, which is not open yet or is a demo. */
async function newHouse(demo?: typeof makeDemo): Promise<RunningServer> {
  const place = newPlace();
  const { close, ...served } = await place.open(journeyClock);
  const server = await startServer({ port: 0, served, demo });
  ends.push(async () => {
    await server.close();
    await close();
    place.remove();
  });
  return server;
}

test('whoever comes in sees what is on, live, and signs in to the first screen of the day', async () => {
  const page = await room.page(undefined, '/');
  await page.getByRole('heading', { name: 'Tonight at Journey House' }).waitFor();
  const blazing = page.getByRole('link', { name: 'Sign for Blazing Sevens Progressive Jackpot' });
  await blazing.getByText('$5,000.00').waitFor();
  // A fifth of each of two dollars.
  await room.does('dana', 'start-round', {
    table: 'BJ1',
    fees: [{ offering: 'blazing', seats: [1, 2] }],
  });
  await blazing.getByText('$5,000.40').waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await page.getByLabel('Badge').fill('flo');
  await page.getByLabel('PIN').fill(room.pinOf('flo'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/floor');
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.getByText('You are signed in as flo').waitFor();
  await page.getByRole('button', { name: 'Continue to Floor' }).click();
  await page.waitForURL('**/floor');
});

test('the phone needs no scrolling sideways', async () => {
  const page = await room.page(undefined, '/', { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(390);
});

test('a house that nobody has opened is opened with the code, and its first PINs are shown once', async () => {
  const { url, setupCode = '' } = await newHouse();
  const page = await (await room.browser()).newPage();
  await page.goto(url);
  await page.getByRole('heading', { name: 'Set up the house' }).waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await page.getByLabel('Code from the console').fill('AAAA');
  await page.getByLabel('House name').fill('Riverside Card Room');
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles');
  await page.getByLabel('Cage starting cash').fill('1000.00');
  await page.getByLabel('Badge').first().fill('ada');
  await page.getByLabel('PIN').fill('60483172');
  await page.getByRole('button', { name: 'Set up' }).click();
  // Everything that is wrong is said at its field.
  await page.getByText('must be a name: letters, digits').waitFor();
  await page.getByLabel('Badge').nth(1).fill('abe');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('alert').getByText('Wrong code. Use the code from the console.').waitFor();
  await page.getByLabel('Code from the console').fill(setupCode);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('heading', { name: 'Riverside Card Room is ready' }).waitFor();
  const pin = await textOf(page.getByRole('cell').nth(1), /^\d{8}$/);
  await page.getByRole('button', { name: 'I wrote them down: sign in' }).click();
  await page.getByRole('heading', { name: 'Tonight at Riverside Card Room' }).waitFor();
  await page.getByLabel('Badge').fill('abe');
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Choose your own PIN' }).waitFor();
});

test('in a demo two tabs are two people, each with one click', async () => {
  const { url } = await newHouse(makeDemo);
  const browser = await room.browser();
  const [one, other] = [await browser.newPage(), await browser.newPage()];
  for (const page of [one, other]) await page.goto(url);
  await one.getByRole('button', { name: 'Enter as Cage' }).click();
  await one.waitForURL('**/cage');
  await other.getByRole('button', { name: 'Second person: Floor' }).click();
  await other.waitForURL('**/floor');
  await one.getByRole('button', { name: 'Signed in as demo-cage' }).waitFor();
  await other.getByRole('button', { name: 'Signed in as demo-floor-2' }).waitFor();
  await browser.close();
});
