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

test('three people open a house with the code, each with a PIN of their own', async () => {
  const { url, setupCode = '' } = await newHouse();
  const page = await (await room.browser()).newPage();
  await page.goto(url);
  await page.getByRole('heading', { name: 'Set up the house' }).waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await page.getByLabel('Code from the console').fill('AAAA');
  await page.getByLabel('House name').fill('Riverside Card Room');
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles');
  await page.getByLabel('Cage starting cash').fill('1000.00');
  await page.getByLabel('Administrator’s badge').fill('ada');
  await page.getByLabel('Manager’s badge').fill('max');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  // Everything that is wrong is said at its field.
  await page.getByText('must be a name: letters, digits').waitFor();
  await page.getByLabel('Controller’s badge').fill('abe');
  await page.getByRole('button', { name: 'Add employee' }).click();
  await page.getByLabel('Badge', { exact: true }).fill('flo');
  await next.click();
  await page.getByRole('alert').getByText('Wrong code. Use the code from the console.').waitFor();
  await page.getByLabel('Code from the console').fill(setupCode);
  await next.click();
  const pins = { ada: '60483172', max: '91740258', abe: '38160594' };
  for (const [badge, pin] of Object.entries(pins)) {
    await page.getByRole('heading', { name: `${badge}: choose a PIN` }).waitFor();
    await page.getByLabel('PIN').fill(pin);
    await page.getByRole('button', { name: 'Save PIN' }).click();
  }
  for (const [badge, pin] of Object.entries(pins)) {
    const title = `${badge}: sign for Riverside Card Room`;
    await page.getByRole('heading', { name: title }).waitFor();
    await expect.poll(() => seriousIn(page)).toEqual([]);
    await page.getByLabel('Your PIN').fill(pin);
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
  }
  await page.getByRole('heading', { name: 'Tonight at Riverside Card Room' }).waitFor();

  // Flo has no PIN. The manager asks for one, the controller says yes, and both look at her.
  const signIn = async (badge: string, pin: string) => {
    const tab = await page.context().newPage();
    await tab.goto(url);
    await tab.getByLabel('Badge').fill(badge);
    await tab.getByLabel('PIN').fill(pin);
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await tab.getByRole('button', { name: `Signed in as ${badge}` }).waitFor();
    return tab;
  };
  const max = await signIn('max', pins.max);
  await max.goto(`${url}/office`);
  const row = max.getByRole('row').filter({ has: max.getByRole('rowheader', { name: 'flo' }) });
  await row.getByRole('button', { name: 'Set PIN' }).click();
  await max.getByRole('button', { name: 'Propose' }).click();
  await max.getByText('Accounting or compliance must approve it').waitFor();
  const abe = await signIn('abe', pins.abe);
  await abe.goto(`${url}/approvals`);
  await abe.getByRole('link', { name: 'Enroll holder: flo' }).click();
  await abe.getByRole('button', { name: 'Approve', exact: true }).click();
  // All three sit at the same computer, whose screen shows the number.
  await textOf(page.getByLabel('Number on the device'), /^\d{4}$/);
  await expect.poll(() => seriousIn(page)).toEqual([]);
  for (const tab of [max, abe]) {
    await tab.getByRole('button', { name: 'I checked the ID of flo' }).click();
  }
  const dialog = page.getByRole('dialog', { name: 'PIN for flo' });
  await dialog.getByLabel('New PIN').fill('52906417');
  await dialog.getByLabel('The same PIN again').fill('52906418');
  await dialog.getByRole('button', { name: 'Save PIN' }).click();
  await dialog.getByText('is not the same PIN').waitFor();
  await dialog.getByLabel('The same PIN again').fill('52906417');
  await dialog.getByRole('button', { name: 'Save PIN' }).click();
  await dialog.waitFor({ state: 'detached' });
  await signIn('flo', '52906417');
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
