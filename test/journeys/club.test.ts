// The player club in a browser: a card at the desk, an hour on the floor, a look at the kiosk, a prize.
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { textOf, widthOf } from './looks.fixture.ts';
import { posts } from './promotions.fixture.ts';

const KEY = 'ab'.repeat(32);
const PIN = '314159';

let room: Journey;
let card = '';
beforeAll(async () => {
  room = await openJourney();
  const values = {
    prize: '10.00',
    creditsNeeded: 1,
    prizes: 'A cap worth $15 for 2 credits',
    creditsByGame: 'One for each hour',
    swipeTimes: 'On the hour',
  };
  const document = { games: ['texas-holdem'], values };
  await posts(room, { offering: 'rewards', activity: 'hgc-player-tracking-rewards', document });
  const keyHash = hash('sha256', KEY, 'hex');
  await room.does('ada', 'enrol-device', { device: 'hall', kind: 'kiosk', keyHash });
});
afterAll(() => room?.close());

test('the desk gives a card to whoever has filled in the form', async () => {
  const page = await room.page('dee', '/club/register');
  await page.getByLabel('Patron ID').fill('mary');
  await page.getByLabel('First and middle names').fill('Mary Ann');
  await page.getByLabel('Last name').fill('Quintero');
  await page.getByLabel('Date of birth').fill('1980-05-17');
  await page.getByLabel('Address').fill('1 Main Street');
  await page.getByLabel('Document number').fill('X7654321');
  await page.getByRole('button', { name: 'Register' }).click();
  const told = await textOf(page.getByText(/^Card number:/), /^Card number: \d{10}$/);
  card = /\d{10}/.exec(told)?.[0] as string;
  await page.getByRole('button', { name: 'Print card' }).waitFor();
});

test('the floor scans an hour once, and is told what brings nothing', async () => {
  const page = await room.page('flo', '/club/scans', { viewport: { width: 390, height: 844 } });
  await page.getByText('No scans in the last day').waitFor();
  await page.getByLabel('Table').selectOption('HE1');
  const field = page.getByLabel('Card', { exact: true });
  for (const number of [card, card, '1234567897']) {
    await field.fill(number);
    await field.press('Enter');
  }
  await page.getByText('3 cards to send').waitFor();
  await page.getByRole('button', { name: 'Send batch' }).click();
  await page.getByText('1 hour recorded.').waitFor();
  await page.getByText('hour already counted').waitFor();
  await page.getByText('unknown card').waitFor();
  await page.getByRole('table', { name: 'Hours in the last day' }).getByText(card).waitFor();
  await expect.poll(() => widthOf(page)).toBe(390);
});

test('the member chooses a PIN at a kiosk, and nobody else has typed it', async () => {
  const page = await room.page(undefined, `/kiosk#device=hall.${KEY}`);
  await page.clock.install();
  await page.reload();
  async function chooses(pin: string, again: string): Promise<void> {
    await page.getByRole('heading', { name: 'Scan your card' }).waitFor();
    await page.keyboard.type(card);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Choose a new PIN' }).click();
    await page.getByRole('heading', { name: 'Choose a PIN' }).waitFor();
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The same PIN again' }).waitFor();
    await page.keyboard.type(again);
    await page.keyboard.press('Enter');
  }
  await chooses(PIN, '314158');
  await page.getByText('The two PINs were not the same.').waitFor();
  await chooses('123456', '123456');
  await page.getByText('too easy to guess').waitFor();
  await chooses(PIN, PIN);
  await page.getByRole('heading', { name: 'Your card' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await chooses('271828', '271828');
  await page.getByText('Ask the desk first.').waitFor();
});

test('a kiosk takes the card and its PIN, shows what is on it, and forgets it', async () => {
  const page = await room.page(undefined, `/kiosk#device=hall.${KEY}`);
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { name: 'Scan your card' }).waitFor();
  // A scanner types and presses Enter.
  await page.keyboard.type(card);
  await page.keyboard.press('Enter');
  for (const digit of '000001')
    await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Show my card' }).click();
  await page.getByText('Wrong card number or PIN.').waitFor();
  await page.keyboard.type(`${card}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your PIN' }).waitFor();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your card' }).waitFor();
  await page.getByText('You have enough').waitFor();
  await page.getByText('1 more needed').waitFor();
  await page.clock.runFor(31_000);
  await page.getByRole('heading', { name: 'Scan your card' }).waitFor();
});

test('a screen that is no kiosk says so', async () => {
  const page = await room.page(undefined, '/kiosk');
  await page.getByText('This screen isn’t a kiosk yet').waitFor();
});

test('the desk says why it looks, and gives a prize against ID', async () => {
  const page = await room.page('dee', '/club');
  await page.getByLabel('Card or patron').fill(card);
  await page.getByLabel('Reason for lookup').selectOption('redeem');
  await page.getByRole('button', { name: 'Open card' }).click();
  await page.getByText('1 credit', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Add A cap' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Add Cash' }).click();
  await page.getByText('1 of 1 credits').waitFor();
  await page.getByRole('button', { name: 'Give out prizes' }).click();
  await page.getByText('ID not accepted').first().waitFor();
  await page.getByLabel('The ID is valid').click();
  await page.getByRole('button', { name: 'Give out prizes' }).click();
  await page.getByText('0 credits', { exact: true }).waitFor();
  await page.getByText('1 earned, 1 redeemed').waitFor();
  const { house } = room.context;
  const claims = await house.read(({ claims }) => [...claims.values()].map(({ amount }) => amount));
  expect(claims).toEqual([1000n]);
  expect(room.errors).toEqual([]);
});
