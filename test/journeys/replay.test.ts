// A round looked at again. Blazing Sevens begins with $5,000 and has 20 cents of each dollar: seven
// fees bring it to $5,001.40, and the winner leaves $5,000 behind.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { seriousIn, textOf } from './looks.fixture.ts';
import { winAt } from './win.fixture.ts';

const EIGHTS = { decks: 6, seats: [{ seat: 1, cards: '8c 8s' }], dealer: { up: '7s' } };

let room: Journey;
let won: string;
let rejected: string;

/** Seat 1 calls without a seven: the rules turn the cards down, and the floor rejects the call. */
async function rejectOne(): Promise<string> {
  const { does } = room;
  const fees = [{ offering: 'blazing', seats: [1, 2] }];
  await does('dana', 'start-round', { table: 'BJ1', fees });
  const called = await does('dana', 'call-hand', { table: 'BJ1', seat: 1, offering: 'blazing' });
  const [event] = called.events;
  if (event?.type !== 'hand-called') throw new Error('no hand was called');
  const { call } = event;
  const flo = await room.client('flo');
  const answer = await flo.command('verify-call', { call, deal: EIGHTS }, 'eights');
  expect(answer).toMatchObject({ ok: false, error: { code: 'no-row' } });
  await does('flo', 'reject-call', { call, reason: 'no sevens' });
  await does('dana', 'end-round', { table: 'BJ1' });
  return call;
}

beforeAll(async () => {
  room = await openJourney();
  won = (await winAt(room, 'meter')).replace(/:1$/, '');
  rejected = await rejectOne();
});
afterAll(() => room?.close());

const detail = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: false }).first().waitFor();

const isAt = (page: Page, step: string) =>
  page.getByRole('button', { name: step }).and(page.locator('[aria-current=step]')).waitFor();

test('a won call shows its steps, its cards, the clause and the same decision', async () => {
  const page = await room.page('rex', '/replay');
  const row = page.getByRole('row').filter({ hasText: '$5,001.40' });
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Round 1, table BJ1' }).waitFor();
  await detail(page, 'from $5,000.00 to $5,001.40');
  await isAt(page, 'Round started');
  await page.keyboard.press('ArrowRight');
  await isAt(page, 'Hand called');
  await detail(page, '$5,001.40 held for this call');
  await page.keyboard.press('ArrowRight');
  await isAt(page, 'Cards entered and verified');
  const table = page.getByRole('region', { name: 'Table at this step' });
  await table.getByText('7 of clubs').waitFor();
  await expect.poll(() => table.getByText('7 of spades').count()).toBe(2);
  await detail(page, 'Clause: Qualifying Hands');
  await page.getByRole('button', { name: 'Prize awarded' }).click();
  await detail(page, 'from $5,001.40 to $5,000.00');
  await table.getByText('Won $5,001.40').waitFor();
  await page.getByRole('status').getByText('Same decision').waitFor();
  await page.waitForURL(/[?&]step=5/);
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await page.keyboard.press('End');
  await isAt(page, 'Round ended');
  await page.keyboard.press('Home');
  await isAt(page, 'Round started');
});

test('a step says its record, which leads into the log', async () => {
  const page = await room.page('rex', `/replay/${won}?step=2`);
  await isAt(page, 'Hand called');
  const link = page.getByRole('link', { name: /^Record \d+$/ });
  const seq = (await textOf(link, /^Record \d+$/)).replace('Record ', '');
  await link.click();
  await page.waitForURL(/\/regulator\/log\?record=/);
  expect(new URL(page.url()).searchParams.get('record')).toBe(seq);
});

test('a rejected call shows what the rules said to its cards', async () => {
  const page = await room.page('rex', `/replay/${rejected}`);
  await page.getByRole('heading', { level: 1, name: 'Round 2, table BJ1' }).waitFor();
  await page.getByRole('button', { name: 'Cards rejected' }).click();
  await page.getByRole('alert').getByText('This hand doesn’t qualify.').waitFor();
  await page.getByRole('region', { name: 'Table at this step' }).getByText('8 of clubs').waitFor();
  await page.getByRole('button', { name: 'Call rejected' }).click();
  await detail(page, 'Reason: no sevens');
  await page.getByRole('status').getByText('Same decision').waitFor();
});

test('a round is found by its number; one that was not played is said to be none', async () => {
  const page = await room.page('rex', '/replay');
  await page.getByLabel('Table', { exact: true }).selectOption('BJ1');
  await page.getByLabel('Round number').fill('2');
  await page.getByRole('button', { name: 'Show round' }).click();
  await page.getByRole('heading', { level: 1, name: 'Round 2, table BJ1' }).waitFor();
  await page.goto(`${room.url}/replay/BJ1.99`);
  await page.getByText('No round BJ1.99.').waitFor();
});

test('a round file is decided again, and one that was changed says so', async () => {
  const rex = await room.client('rex');
  const answer = await rex.ask('GET', '/rounds/BJ1.1/dispute');
  if (!answer.ok) throw new Error(answer.error.detail);
  const file = answer.value as { readonly fees: readonly object[] };
  const page = await room.page('rex', '/replay');
  const show = async (text: string) => {
    await page.getByLabel('Or paste its text').fill(text);
    await page.getByRole('button', { name: 'Show this file' }).click();
  };
  await show('{ no');
  await page.getByRole('alert').getByText('it isn’t valid JSON').waitFor();
  await show(JSON.stringify(file));
  await page.getByRole('status').getByText('Same decision').waitFor();
  await page.getByRole('button', { name: 'Close the file' }).click();
  await show(JSON.stringify({ ...file, fees: [] }));
  await page.getByText('other fees lay there').waitFor();
  expect(room.errors).toEqual([]);
});
