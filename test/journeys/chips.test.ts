// Promotional chips through the screens: bought, issued, placed at a table, verified, exchanged. The
// figures are those of the sheets: $30 buys $60; a coupon of $10 wins $10, which the cage gives back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { textOf } from './looks.fixture.ts';
import { posts } from './promotions.fixture.ts';

let room: Journey;

const POSTED_FOR = { until: '2099-12-31T23:59:00-08:00', tables: ['TC1'] };
const POSTED = {
  match: {
    activity: 'bay101-match-play',
    values: {
      matchPlayCoupon: '10.00',
      redemptionFee: '1.00',
      expirationDates: 'December 31, 2099',
    },
  },
  dead: {
    activity: 'bay101-dead-chip',
    values: {
      price: '30.00',
      prize: '60.00',
      cageWindow: 'Window 3',
      sale: 'open',
      purchaseTimes: 'every day',
      useTimes: 'every day',
    },
  },
};

beforeAll(async () => {
  room = await openJourney();
  for (const [offering, { activity, values }] of Object.entries(POSTED)) {
    await posts(room, { offering, activity, document: { values, ...POSTED_FOR } });
  }
  for (const patron of ['ann', 'bank']) await room.does('dee', 'enrol-patron', { patron });
  const table = 'TC1';
  await room.does('flo', 'seat-person', { table, seat: 1, patron: 'ann' });
  await room.does('flo', 'seat-person', {
    table,
    seat: 7,
    patron: 'bank',
    position: 'player-dealer',
  });
});
afterAll(async () => {
  expect(room.errors).toEqual([]);
  await room.close();
});

test('the cage sells a buy-in, and it is out at its face', async () => {
  const page = await room.page('cora', '/chips?tab=sell');
  await page.getByText('$30.00 buys $60.00').waitFor();
  await page.getByText('On sale').waitFor();
  await page.getByLabel('Patron').fill('ann');
  await page.getByRole('button', { name: 'Take $30.00 and give out chips' }).click();
  await page.getByText('Buy-in 1, ann').waitFor();
  await page.getByRole('tab', { name: 'Outstanding' }).click();
  const row = page.getByRole('row', { name: /Dead Chips/ });
  await row.getByText('$60.00').waitFor();
  await page.close();
});

test('a coupon: issued at the desk, played at the table, verified and exchanged', async () => {
  const desk = await room.page('dee', '/chips?tab=issue');
  await desk.getByLabel('Batch name').fill('mail-1');
  await desk.getByRole('button', { name: 'Issue' }).click();
  await desk.getByText('1 issued').waitFor();
  const last = desk.getByRole('listitem').last();
  const serial = await textOf(last, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await desk.close();

  const table = await room.page('dana', '/table/TC1');
  await table.getByRole('link', { name: 'Coupons and chips' }).click();
  const scan = table.getByLabel('Scan or type the serial');
  await scan.fill(serial.toLowerCase().replace('-', ''));
  await scan.press('Enter');
  await table.getByText('Needs a live wager of exactly $10.00 with it.').waitFor();
  await table.getByText('Redemption fee: $1.00 in live chips, paid before the deal.').waitFor();
  await table.getByRole('button', { name: 'Seat 1' }).click();
  await table.getByLabel('Live chips with it').fill('9');
  const lies = table.getByRole('button', { name: 'Placed, fee paid' });
  await lies.click();
  await table.getByText(/it needs a live wager of \$10.00 beside it/).waitFor();
  await table.getByLabel('Live chips with it').fill('10');
  await lies.click();
  await table.getByText('Waiting for the deal.').waitFor();
  await table.getByRole('button', { name: 'Take back' }).click();
  await table.getByLabel('Reason').fill('another seat');
  await table.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await table.getByText('No coupons on this table').waitFor();
  await scan.fill(serial);
  await scan.press('Enter');
  await table.getByRole('button', { name: 'Seat 1' }).click();
  await table.getByLabel('Live chips with it').fill('10');
  await lies.click();
  await table.getByText('Waiting for the deal.').waitFor();
  await room.does('dana', 'start-round', { table: 'TC1', fees: [] });
  await table.getByRole('button', { name: 'Win' }).click();
  await table.getByText('The player-dealer pays $10.00 on it.', { exact: false }).waitFor();
  await table.getByText('Needs verification by a different employee.').waitFor();
  await room.does('dana', 'end-round', { table: 'TC1' });
  await scan.fill(serial);
  await scan.press('Enter');
  await table.getByText('Canceled', { exact: true }).waitFor();
  await table.close();

  const cage = await room.page('cora', '/chips');
  await cage.getByText('Floor must verify').waitFor();
  const floor = await room.page('flo', '/wagers/TC1');
  await floor.getByRole('button', { name: 'Verified' }).click();
  await floor.getByText('Verified. The cage gives', { exact: false }).waitFor();
  await floor.close();

  await cage.getByText('Verified by flo').waitFor();
  // What is left out is not exchanged, and comes back with the next tick.
  const ticked = cage.getByRole('checkbox', { name: serial });
  await ticked.click();
  await expect
    .poll(() => cage.getByRole('button', { name: 'Give live chips' }).isDisabled())
    .toBe(true);
  await ticked.click();
  await cage.getByRole('button', { name: 'Give live chips for 1' }).click();
  await cage.getByText('Exchanged.', { exact: false }).waitFor();
  await cage.getByText('Nothing to exchange').waitFor();
  await cage.close();
});
