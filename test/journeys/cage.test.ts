// The cage: from the claim to the receipt, trays, and boxes that are counted blind. The meter of
// Blazing Sevens begins with $5,000 and has 20 cents of each dollar: seven fees make $5,001.40. Less
// the dollar that was staked that is over $5,000, so 24% of $5,000.40, $1,200.10, is withheld, and
// $3,801.30 is paid. The next one begins with $5,000 again.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doubleClick, type Journey, openJourney } from './journey.fixture.ts';
import { winAt } from './win.fixture.ts';

const LONG_NAME = 'wolfeschlegelsteinhausenbergerdorff-hubert-blain';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
  await room.does('cora', 'fill-tray', { table: 'BJ1', amount: '1000.00' });
});
afterAll(() => room?.close());

async function showPapers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check ID' }).click();
  await page.getByLabel('Document', { exact: true }).selectOption('Passport');
  await page.getByLabel('Number', { exact: true }).fill('X7654321');
  await page.getByLabel('First and middle names').fill('Mary Ann');
  await page.getByLabel('Last name').fill('Quintero');
  await page.getByLabel('Date of birth').fill('1980-05-17');
  await page.getByLabel('Expiration date').fill('2040-01-31');
  await page.getByLabel('Second document').selectOption('Signed Form W-9');
  await page.getByLabel('Taxpayer ID number').fill('900-12-3456');
}

const paymentsOf = async (claim: string): Promise<number> => {
  let count = 0;
  const { house } = room.context;
  const lines = await house.withStore((store) =>
    store.readCommands(['pay-claim'], { after: 0, through: house.status.seq }),
  );
  for (const { body } of lines)
    if (body.includes(`"claim-paid"`) && body.includes(claim)) count += 1;
  return count;
};

test('a jackpot is paid: winner, ID, form, money, receipt; a double click pays once', async () => {
  const page = await room.page('cora', '/cage');
  await page.getByText('No prizes to pay').waitFor();
  const claim = await winAt(room, 'meter', LONG_NAME);
  // The list hears of it by itself.
  const row = page.getByRole('row').filter({ hasText: '$5,001.40' });
  await row.getByRole('link', { name: 'Table BJ1, seat 1' }).click();
  await page.getByRole('heading', { level: 1, name: '$5,001.40' }).waitFor();
  await page.getByText('2 steps left before paying').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Pay $3,801.30' }).isDisabled())
    .toBe(true);
  // A meter over $600 is not for the tray.
  await expect
    .poll(() => page.getByRole('radio', { name: /Dealer’s tray/ }).isDisabled())
    .toBe(true);

  await showPapers(page);
  await page.getByRole('button', { name: 'Check ID' }).click();
  await page.getByText('Name matches').waitFor();
  await page.getByText('One step left before paying').waitFor();
  await page.getByRole('button', { name: 'W-2G: signed and complete' }).click();
  await page.getByText('left before paying').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Cage' }).check();
  await doubleClick(page.getByRole('button', { name: 'Pay $3,801.30' }));
  await page.getByRole('heading', { name: 'Receipt' }).waitFor();
  const receipt = page.locator('section').filter({ hasText: 'Receipt' }).first();
  for (const words of ['$5,001.40', '$1,200.10', '$3,801.30', LONG_NAME]) {
    await receipt.getByText(words).waitFor();
  }
  await expect.poll(() => paymentsOf(claim)).toBe(1);
});

test('a session that ends while papers are typed in takes nothing away', async () => {
  const claim = await winAt(room, 'meter', 'pat');
  const page = await room.page('cora', `/cage/${claim}`);
  await showPapers(page);
  const token = JSON.parse(
    String(await page.evaluate(`sessionStorage.getItem('houseway-session')`)),
  ).token as string;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${room.url}/api/v1/sign-out`, { method: 'POST', headers, body: '{}' });
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('PIN').fill(room.pinOf('cora'));
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Quintero');
  await page.getByRole('button', { name: 'Check ID' }).click();
  await page.getByText('Tax ID on file').waitFor();
});

test('two own what one seat has won: parts that do not come to it are refused', async () => {
  const claim = await winAt(room, 'five-hundred');
  for (const patron of ['ann', 'bob']) await room.does('dee', 'enrol-patron', { patron });
  const page = await room.page('cora', `/cage/${claim}`);
  await page.getByRole('button', { name: 'Split this win' }).click();
  await page.getByLabel('Patron 1').fill('ann');
  await page.getByLabel('Amount 1').fill('300');
  await page.getByLabel('Patron 2').fill('bob');
  await page.getByLabel('Amount 2').fill('199.99');
  await page.getByRole('button', { name: 'Split' }).click();
  await page.getByText('add up to 499.99, not 500.00').waitFor();
  await page.getByLabel('Amount 2').fill('200');
  await page.getByRole('button', { name: 'Split' }).click();
  await page.getByText('Several people share this win').waitFor();
  await page.getByRole('link', { name: 'bob' }).click();
  await page.getByRole('heading', { level: 1, name: '$200.00' }).waitFor();
});

test('the floor pays a small prize from the tray, and the cage makes it good', async () => {
  const claim = await winAt(room, 'five-hundred');
  const floor = await room.page('flo', `/cage/${claim}`);
  await floor.getByRole('radio', { name: 'Dealer’s tray' }).check();
  await floor.getByRole('button', { name: 'Pay $500.00' }).click();
  await floor.getByRole('heading', { name: 'Receipt' }).waitFor();
  const page = await room.page('cora', '/cage?tab=trays');
  await page.getByRole('button', { name: 'Fill the tray at BJ1' }).click();
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('500.00');
  await page.getByRole('button', { name: 'Fill tray' }).click();
  await page.getByText('Tray at BJ1 filled.').waitFor();
  await page.getByText('No tray needs a fill').waitFor();
});

test('a box is counted blind, by two people where the first count differs', async () => {
  // Four rounds at BJ1 have brought seven dollars each: $28.
  await room.does('flo', 'drop-box', { table: 'BJ1' });
  const [cole, cleo] = [await room.page('cole', '/cage'), await room.page('cleo', '/cage')];
  const count = async (page: Page, amount: string) => {
    await page.getByRole('button', { name: 'Count box BJ1.1' }).click();
    await page.getByLabel('Amount counted').fill(amount);
    await page.getByRole('button', { name: 'Submit count' }).click();
  };
  for (const page of [cole, cleo]) {
    await page.getByText('Ready to count').waitFor();
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    await expect.poll(() => page.getByText('28.00').count()).toBe(0);
  }
  await count(cole, '20.00');
  await cole.getByText('count saved').waitFor();
  await cole.getByText('You counted it last.').waitFor();
  // The house tells the other one, who counts what is there.
  await cleo.getByText('Counted by cole').waitFor();
  await count(cleo, '28.00');
  await cleo.getByText('Box BJ1.1 counted. $28.00 is now in the cage.').waitFor();
  await cole.getByText('No boxes to count').waitFor();
});

test('a clock that runs out says so', async () => {
  const claim = await winAt(room, 'five-hundred');
  const page = await room.page('cora', '/');
  // No clock of this room is as short: the answer of the house is given one.
  const expires = new Date(room.context.clock() + 300_000).toISOString();
  await page.route(`**/api/v1/claims/${encodeURIComponent(claim)}`, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) await route.abort();
    else await route.fulfill({ response, json: { ...(await response.json()), expires } });
  });
  await page.clock.install();
  await page.goto(`${room.url}/cage/${claim}`);
  await page.getByText(/^\d:\d\d$/).waitFor();
  // Every answer of the house would set the clock right again.
  await room.stop();
  await page.getByText('No connection to the server').waitFor();
  await page.clock.fastForward(300_000);
  await page.getByText('Expired').waitFor();
  expect(room.errors).toEqual([]);
});
