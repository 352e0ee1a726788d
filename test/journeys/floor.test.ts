// One journey for each kind of jackpot, from the dealer's call to the award, over two screens. The
// sheets' own samples are posted; the figures are worked out beside them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAt, faultsOf, said, typeCards } from './floor-calls.fixture.ts';
import { type Journey, openJourney } from './journey.fixture.ts';
import { signs } from './promotions.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

test('a meter is won: the call is there at once, and nobody signs twice', async () => {
  const floor = await room.page('flo', '/floor');
  await floor.getByText('No calls waiting').waitFor();
  const call = await callAt(
    room,
    { table: 'BJ1', seat: 1, offering: 'blazing', row: 'three-sevens-one-color' },
    [1, 2, 3, 4],
  );
  const waiting = floor.getByRole('link', { name: /BJ1, seat 1.*Verify cards/ });
  await waiting.waitFor();
  await waiting.click();
  await floor.getByText('Hand pressed: Three 7s of one color').waitFor();
  // The seed of 5,000 and 20 cents of each of four fees.
  await floor.getByText('Held for it: $5,000.80').waitFor();

  await typeCards(floor, 'Seat 1: Cards', '7h 8d');
  await typeCards(floor, 'Dealer: Up cards', '7h');
  await floor.getByText('Doesn’t win').waitFor();
  await expect.poll(() => floor.getByRole('button', { name: 'Verify' }).isDisabled()).toBe(true);
  // The wrong card is taken away and the right one picked from the board.
  await floor.getByRole('button', { name: 'Remove 8 of diamonds from Seat 1: Cards' }).click();
  await floor.getByRole('button', { name: 'Seat 1: Cards: Enter cards here' }).click();
  await floor.getByRole('button', { name: /^7 of diamonds/ }).click();
  await floor.getByText('Wins $5,000.80').waitFor();
  // A session that ends takes no card away.
  const session = JSON.parse(
    String(await floor.evaluate(`sessionStorage.getItem('houseway-session')`)),
  );
  await fetch(`${room.url}/api/v1/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
  });
  const ended = floor.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('PIN').fill(room.pinOf('flo'));
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await ended.waitFor({ state: 'detached' });
  await floor.getByText('Wins $5,000.80').waitFor();
  await floor.getByText('Must also sign: Manager').waitFor();
  await floor.getByRole('button', { name: 'Verify' }).click();
  await floor.getByText('Cards verified by flo').waitFor();
  await expect.poll(() => floor.getByRole('button', { name: 'Sign as flo' }).count()).toBe(0);

  const manager = await room.page('max', `/floor/${call}`);
  const sign = manager.getByRole('button', { name: 'Sign as max' });
  await sign.waitFor();
  await signs(room, floor, { button: 'Second badge', badge: 'fred' });
  await manager.getByText('Signed by fred').waitFor();
  await signs(room, floor, { button: 'Second badge', badge: 'fred' });
  await floor
    .getByRole('alert')
    .getByText('A different person must do this step')
    .first()
    .waitFor();
  await manager.getByText('Needs signature from: Manager').waitFor();
  await sign.click();
  for (const page of [floor, manager]) {
    await page.getByText('Awarded · Slip 1').waitFor();
    await said(page, 'BJ1, seat 1', '$5,000.80').waitFor();
    // Brought back to its reseed.
    await page.getByText('$5,000.00').waitFor();
  }
  const saving = manager.waitForEvent('download');
  await manager.getByRole('button', { name: 'Win page' }).click();
  expect((await saving).suggestedFilename()).toBe('win-page-1.pdf');
  await room.does('dana', 'end-round', { table: 'BJ1' });
  expect(room.errors).toEqual([]);
});

test('five aces are shared with the room', async () => {
  const call = await callAt(room, { table: 'PG1', seat: 1, offering: 'fortune' }, [1, 2, 3]);
  const floor = await room.page('flo', `/floor/${call}`);
  await typeCards(floor, 'Seat 1: Cards', 'As Ah Ad Ac XX 3d 2c');
  // Of 10,000.42 the hand has 40 %, 4,000.16; each of three fees 20 %, 2,000.08, the holder's too.
  await floor.getByText('Wins $10,000.40').waitFor();
  await said(floor, 'PG1, seat 1', '$6,000.24').waitFor();
  await said(floor, 'PG1, seat 3', '$2,000.08').waitFor();
  await floor.getByRole('button', { name: 'Verify' }).click();
  await signs(room, floor, { button: 'Second badge', badge: 'max' });
  await floor.getByText('Awarded · Slip 2').waitFor();
  await said(floor, 'PG1, seat 2', '$2,000.08').waitFor();
  await room.does('dana', 'end-round', { table: 'PG1' });
});

test('a bad beat pays two hands and the table', async () => {
  for (const seat of [1, 2, 3, 4, 5]) {
    await room.does('dana', 'seat-person', { table: 'HE1', seat });
  }
  const call = await callAt(room, { table: 'HE1', seat: 2, offering: 'bad-beat' });
  const floor = await room.page('flo', `/floor/${call}`);
  await typeCards(floor, 'Seat 2: Hole cards', '7s 7c');
  await typeCards(floor, 'Board', 'As Ad 7h 7d 2c');
  await typeCards(floor, 'Seat 1: Hole cards', 'Ah As');
  // The board has the ace of spades already: it is said where it lies.
  await floor.getByText('These cards aren’t possible', { exact: true }).waitFor();
  const seatOne = floor.getByRole('textbox', { name: 'Cards for Seat 1: Hole cards' });
  await expect.poll(() => seatOne.getAttribute('aria-invalid')).toBe('true');
  await seatOne.fill('Ah Ac');
  // Twice the pool of 25,000: half for the losing hand, a quarter for the winning one, a quarter for
  // three others: 4,166.67, made up to whole dollars.
  await floor.getByText('Wins $50,001.00').waitFor();
  await said(floor, 'HE1, seat 2', '$25,000.00').waitFor();
  await said(floor, 'HE1, seat 1', '$12,500.00').waitFor();
  await said(floor, 'HE1, seat 4', '$4,167.00').waitFor();
  await expect.poll(() => faultsOf(floor)).toEqual([]);
  await floor.getByRole('button', { name: 'Verify' }).click();
  await signs(room, floor, { button: 'Second badge', badge: 'mona' });
  await floor.getByText('Awarded · Slip 3').waitFor();
  await said(floor, 'HE1, seat 5', '$4,167.00').waitFor();
  await expect.poll(() => faultsOf(floor)).toEqual([]);
  expect(room.errors).toEqual([]);
});
