// The keypad of a table, as a dealer uses it: with a thumb, in a hurry, and while the house is away.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDevice } from '../e2e/room.fixture.ts';
import { doubleClick, type Journey, openJourney } from './journey.fixture.ts';

const TABLET = { viewport: { width: 1024, height: 768 } };
/** With the dealer's card, three sevens of one color. */
const THREE_SEVENS = { decks: 6, seats: [{ seat: 1, cards: '7c 7s' }], dealer: { up: '7s' } };

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

async function keypad(table: string, badge = 'dana'): Promise<Page> {
  const page = await room.page(badge, `/table/${table}`, TABLET);
  await page.getByRole('heading', { level: 1, name: `Table ${table}` }).waitFor();
  return page;
}
const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const seat = (page: Page, number: number) => key(page, new RegExp(`^Seat ${number},`));
const meter = (page: Page, figure: string) =>
  page.getByRole('list', { name: 'Meters' }).getByText(figure, { exact: true });
const roundsOf = async (table: string): Promise<number> => {
  const tables = await (await room.client('flo')).view('/tables');
  return tables.ok ? (tables.value.find((each) => each.table === table)?.roundCount ?? -1) : -1;
};

test('a jackpot from the fees to the end of the round, with the floor seen live', async () => {
  const sign = await room.page(undefined, '/sign?only=blazing');
  await sign.getByRole('img', { name: '$5,000.00', exact: true }).waitFor();
  const page = await keypad('BJ1');
  await meter(page, '$5,000.00').waitFor();
  await seat(page, 1).click();
  await seat(page, 2).click();
  await seat(page, 3).click();
  await seat(page, 3).click();
  await doubleClick(key(page, 'Start Game'));
  await sign.getByRole('img', { name: '$5,000.40', exact: true }).waitFor();
  await page.getByText('Round 1').waitFor();
  // A fifth of each dollar goes to the meter, of two seats.
  await meter(page, '$5,000.40').waitFor();
  await expect.poll(() => roundsOf('BJ1')).toBe(1);

  // What cannot be pressed says why.
  await key(page, 'Three 7s of one color').click({ force: true });
  await page.getByText('Tap the seat with the hand first.').waitFor();
  await seat(page, 1).click();
  await key(page, 'Three 7s of one color').click();
  await page.getByText('waiting for the supervisor').waitFor();
  await key(page, 'End Game').click({ force: true });
  await page.getByText('A call is waiting for a decision.').waitFor();

  // By accident: it is taken back, and called again.
  await key(page, 'Cancel call').click();
  await page.getByText('Round in progress').waitFor();
  await seat(page, 1).click();
  await key(page, 'Three 7s of one color').click();
  await page.getByText('Hand called').waitFor();

  const calls = await (await room.client('flo')).view('/calls');
  const call = calls.ok ? (calls.value[0]?.call as string) : '';
  await room.does('flo', 'verify-call', { call, deal: THREE_SEVENS, deckCounted: true });
  await page.getByText('Verified. Needs authorization: Card.').waitFor();
  await room.does('fred', 'authorize-call', { call });
  await room.does('max', 'authorize-call', { call });
  // The meter is won as it stood, and begins again at its reset of $5,000.
  await page.getByText(/Three 7s of one color, \$5,000\.40/).waitFor();
  await meter(page, '$5,000.00').waitFor();
  await key(page, 'End Game').click();
  await page.getByText('Between rounds').waitFor();

  // The page about a win is for the floor.
  await key(page, /Win page/).click({ force: true });
  await page.getByText('Requires role:').waitFor();
  const floor = await keypad('BJ1', 'fred');
  const download = floor.waitForEvent('download');
  await key(floor, /Win page \(money bag\)/).click();
  expect((await download).suggestedFilename()).toBe(`win-${call}.pdf`);
});

test('people sit down and leave, and a dark sensor is marked by hand where the sheet says so', async () => {
  const page = await keypad('TC1');
  await key(page, 'Player in seat 1: Empty').click();
  await page.getByRole('radio', { name: 'Player-dealer' }).click();
  await page.getByLabel('Person').selectOption('tpp');
  await key(page, 'Seat').click();
  await key(page, 'Player in seat 1: TPP, Player-dealer').waitFor();
  await key(page, 'Player in seat 2: Empty').click();
  await page.getByLabel('Player’s card (if presented)').fill('nobody-we-know');
  await key(page, 'Seat').click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await page.getByLabel('Player’s card (if presented)').fill('');
  await key(page, 'Seat').click();
  await key(page, 'Player in seat 2: Player').click();
  await key(page, 'Report sensor out').click();
  await key(page, 'Seat 2, Player: no fee, Sensor out').click();
  await page.getByText('The dollar or a house button lies on the sensor').waitFor();
  await key(page, 'Coin In').click();
  // 31 cents of the dollar go to the meter.
  await meter(page, '$3,000.31').waitFor();
  await key(page, 'Return fees').click();
  await page.getByLabel('Reason').fill('the player had left');
  await key(page, 'Return').click();
  await page.getByRole('textbox', { name: 'Badge' }).fill('flo');
  await page.getByLabel('PIN').fill(room.pinOf('flo'));
  await key(page, 'Sign').click();
  await meter(page, '$3,000.00').waitFor();
  await key(page, 'Game Over').click();
  await key(page, 'Player in seat 2: Player').click();
  await key(page, 'Clear seat').click();
  await key(page, 'Player in seat 2: Empty').waitFor();
});

/** Controls that are smaller than a thumb. */
const small = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('button, a, input, select')]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => ({ box: each.getBoundingClientRect(), name: each.textContent || each.id }))
    .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
    .map(({ name, box }) => [name, box.width, box.height].join(' '))`);

test('everything that is touched is large enough for a thumb', async () => {
  const page = await keypad('PG1');
  await expect.poll(() => page.getByRole('button').count()).toBeGreaterThan(15);
  await expect.poll(() => small(page)).toEqual([]);
  await key(page, 'Player in seat 3: Empty').click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => small(page)).toEqual([]);
});

test('a round is played with the keyboard alone', async () => {
  const page = await keypad('HE1');
  const to = async (name: RegExp) => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      const text = String(
        await page.evaluate(
          'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent',
        ),
      );
      if (name.test(text)) return;
    }
    throw new Error(`no tab leads to ${name}`);
  };
  // No one is recorded at the table, and the fee is taken with five dealt in or more.
  await page.getByText('Enter how many are dealt in.').waitFor();
  await to(/^One more dealt in$/);
  await page.keyboard.press('Space');
  await page.getByText('Dealt in: 5').waitFor();
  await to(/^No Limit Bad Beat.*: paid$/);
  await to(/^Start round/);
  await page.keyboard.press('Enter');
  await page.getByText('Round in progress').waitFor();
  await to(/^End round/);
  await page.keyboard.press('Enter');
  await page.getByText('Between rounds').waitFor();
  await expect.poll(() => roundsOf('HE1')).toBe(1);
});

test('a keypad that was enrolled for a table is at that table', async () => {
  const { credentials, keyHash } = newDevice('pad-1');
  await room.does('ada', 'enrol-device', {
    device: 'pad-1',
    kind: 'keypad',
    table: 'TC1',
    keyHash,
  });
  const page = await room.page(undefined, '/table', TABLET);
  await page.evaluate(`localStorage.setItem('houseway-device', ${JSON.stringify(credentials)})`);
  await page.getByRole('textbox', { name: 'Badge' }).fill('dana');
  await page.getByLabel('PIN').fill(room.pinOf('dana'));
  await key(page, 'Sign in').click();
  await page.getByRole('heading', { level: 1, name: 'Table TC1' }).waitFor();
});

test('an outage: no fee, presses kept, sent in order; another badge answers for them', async () => {
  await room.does('dana', 'start-round', {
    table: 'BJ1',
    fees: [{ offering: 'blazing', seats: [1] }],
  });
  const page = await keypad('BJ1');
  await page.getByText('Round in progress').waitFor();
  const before = await roundsOf('BJ1');
  await room.stop();
  await page.getByText('Offline. Nothing to send.').waitFor();
  await doubleClick(key(page, 'End Game'));
  await page.getByText('Offline: 1 press saved.').waitFor();
  await seat(page, 1).click();
  await key(page, 'Start Game').click();
  await page.getByText('Offline: no fees.').waitFor();
  await seat(page, 1).click();
  await key(page, /^Start Game/).click();
  await page.getByText('Offline: 2 presses saved.').waitFor();
  await room.restart();
  // Kept presses outlive the page.
  await page.reload();
  // The session is over. What waits was pressed by dana, and flo is asked before it is hers.
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await page.getByRole('textbox', { name: 'Badge' }).fill('flo');
  await page.getByLabel('PIN').fill(room.pinOf('flo'));
  await key(page, 'Sign in').click();
  await page.getByText('Saved presses by dana').waitFor();
  await key(page, 'Send as flo').click();
  await page.getByText('Saved presses were sent').waitFor();
  await page.getByText('Round in progress').waitFor();
  await expect.poll(() => roundsOf('BJ1')).toBe(before + 1);
  expect(room.errors).toEqual([]);
});
