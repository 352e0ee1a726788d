// The tables of the floor, what goes wrong at them, and a verification with the keyboard alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAt, faultsOf } from './floor-calls.fixture.ts';
import { type Journey, openJourney } from './journey.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

test('a table is closed, opened for free play, and people are seated as what they are', async () => {
  const floor = await room.page('flo', '/floor');
  await floor.getByRole('link', { name: /^TC1/ }).click();
  const table = floor.getByRole('dialog', { name: 'Table TC1' });
  await table.getByText('Three Card Poker Progressive Jackpot').waitFor();
  await table.getByText('Who can win').first().click();
  await table.getByText('Only those who paid the jackpot fee').waitFor();
  await table.getByRole('button', { name: 'Seat a player in seat 2' }).click();
  await table.getByLabel('Person').selectOption('Third-party proposition player');
  await table.getByLabel('Position').selectOption('Player-dealer');
  await table.getByRole('button', { name: 'Save' }).click();
  await table.getByRole('button', { name: 'Clear seat 2' }).waitFor();
  await table.getByRole('button', { name: 'Report sensor out at seat 4' }).click();
  await table.getByText('Sensor out', { exact: true }).waitFor();
  await expect.poll(() => faultsOf(floor)).toEqual([]);
  await table.getByRole('button', { name: 'Close table' }).click();
  await table.getByLabel('Game').selectOption('three-card-poker');
  await table.getByLabel('No Purchase Necessary table').check();
  await table.getByRole('button', { name: 'Open table' }).click();
  await table.getByText('No Purchase Necessary: hands here are free').waitFor();
  await floor.keyboard.press('Escape');
  await floor.getByRole('link', { name: /^TC1.*NPN.*1 sensor out/ }).waitFor();
  expect(room.errors).toEqual([]);
});

test('fees go back, an offering is suspended, and a manager lets it go on', async () => {
  const fees = [{ offering: 'blazing', seats: [1, 2, 3] }];
  await room.does('dana', 'start-round', { table: 'BJ1', fees });
  const floor = await room.page('max', '/floor?table=BJ1');
  const table = floor.getByRole('dialog', { name: 'Table BJ1' });
  // 20 cents of each of three fees on a seed of 5,000.
  await table.getByText('$5,000.60').waitFor();
  await table.getByRole('button', { name: 'Return fees' }).click();
  await table.getByRole('button', { name: 'Seat 2', exact: true }).click();
  await table.getByLabel('Reason').fill('sensors failed');
  await table.getByRole('button', { name: 'Return', exact: true }).click();
  await table.getByText('Fees returned.').waitFor();
  await floor.goto(`${room.url}/floor?part=offerings`);
  await floor.getByText('$5,000.20').waitFor();
  await expect.poll(() => faultsOf(floor)).toEqual([]);
  const title = 'Three Card Poker Progressive Jackpot';
  await floor.getByRole('button', { name: `Suspend ${title}` }).click();
  await floor.getByLabel('Reason').fill('the shuffler is being looked at');
  await floor.getByRole('button', { name: 'Suspend', exact: true }).click();
  await floor.getByRole('button', { name: `Resume ${title}` }).click();
  await floor.getByRole('button', { name: `Suspend ${title}` }).waitFor();
  await room.does('dana', 'end-round', { table: 'BJ1' });
});

test('a prize out of the reserve is verified with the keyboard alone, then taken back', async () => {
  const call = await callAt(room, { table: 'BJ1', seat: 3, offering: 'blazing' }, [2, 3]);
  const floor = await room.page('flo', '/floor');
  const { keyboard } = floor;
  const link = floor.getByRole('link', { name: /BJ1, seat 3.*Verify cards/ });
  await link.waitFor();
  await link.focus();
  await keyboard.press('Enter');
  await floor.getByRole('heading', { name: 'Call at BJ1, seat 3' }).waitFor();
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 80; presses++) {
      await keyboard.press('Tab');
      // biome-ignore lint/plugin: the focus has moved when the key is up.
      const label = await floor.evaluate<string>(
        `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`,
      );
      if (label === name) return;
    }
    throw new Error(`${name} is not reached`);
  };
  await tabTo('Cards for Seat 3: Cards');
  await keyboard.type('7h 7d');
  await tabTo('Cards for Dealer: Up cards');
  await keyboard.type('7c');
  // Three sevens of two colors.
  await floor.getByText('Wins $500.00').waitFor();
  await tabTo('Verify');
  await keyboard.press('Enter');
  await floor.getByText('Cards verified by flo').waitFor();
  await room.does('fred', 'authorize-call', { call });
  await floor.getByText('Awarded · Slip 1').waitFor();
  await tabTo('Void award');
  await keyboard.press('Enter');
  await floor.getByLabel('Reason').waitFor();
  await floor.getByLabel('Reason').focus();
  await keyboard.type('the up card was misread');
  await keyboard.press('Enter');
  await floor.getByText('flo proposed voiding this award').waitFor();
  const client = await room.client('carl');
  const proposals = await client.view('/proposals');
  const proposal = proposals.ok ? (proposals.value[0]?.proposal ?? '') : '';
  await room.does('carl', 'approve', { proposal });
  await floor.getByText('Award voided').waitFor();
  await floor.getByText('carl').waitFor();
  await room.does('dana', 'end-round', { table: 'BJ1' });
  expect(room.errors).toEqual([]);
});

test('a call that is none is turned down, and one by mistake taken back', async () => {
  const first = await callAt(room, { table: 'BJ1', seat: 1, offering: 'blazing' }, [1]);
  const floor = await room.page('flo', `/floor/${first}`);
  await floor.getByRole('button', { name: 'Reject call' }).click();
  await floor.getByLabel('Reason').fill('an eight');
  await floor.getByRole('dialog').getByRole('button', { name: 'Reject call' }).click();
  await floor.getByText('Call rejected').waitFor();
  await room.does('dana', 'end-round', { table: 'BJ1' });
  const second = await callAt(room, { table: 'BJ1', seat: 1, offering: 'blazing' }, [1]);
  await floor.goto(`${room.url}/floor/${second}`);
  await floor.getByRole('button', { name: 'Cancel call' }).click();
  await floor.getByText('Call canceled').waitFor();
  expect(room.errors).toEqual([]);
});
