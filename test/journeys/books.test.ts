// The books: every figure leads to its entries, a report on the page is the report in the file, and a
// day is closed with what the books say. The meter of `blazing` is seeded with 5000.00; a fifth of
// every dollar goes to it, the rest to the reserve.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doubleClick, type Journey, openJourney } from './journey.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
  for (const seats of [
    [1, 2, 3],
    [4, 5, 6],
    [1, 2, 3, 4, 5],
  ])
    await round(seats);
});
afterAll(() => room?.close());

async function round(seats: number[]): Promise<void> {
  await room.does('dana', 'start-round', { table: 'BJ1', fees: [{ offering: 'blazing', seats }] });
  await room.does('dana', 'end-round', { table: 'BJ1' });
}

async function rowsOf(table: Locator): Promise<string[][]> {
  const rows = table.locator('tbody tr');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
}

test('the entries behind a figure are one click away, and come to what the fees were', async () => {
  const page = await room.page('abe', '/books');
  await page.getByRole('button', { name: 'Meters of blazing: $5,002.20' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entries for Meters of blazing' });
  const figuresIn = async () =>
    (await rowsOf(dialog.getByRole('table'))).map((cells) => cells.slice(-2));
  await expect.poll(figuresIn).toEqual([
    ['$1.00', '$5,002.20'],
    ['$0.60', '$5,001.20'],
    ['$0.60', '$5,000.60'],
    ['$5,000.00', '$5,000.00'],
  ]);
  await expect.poll(() => page.url()).toContain('figure=meters');
  await dialog
    .getByRole('link', { name: /^Record/ })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Record/ })
    .getByText('start-round')
    .waitFor();
  await page.goBack();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a figure moves while one looks at it, and so does the chart of its fund', async () => {
  const page = await room.page('abe', '/books/blazing');
  await page.getByRole('button', { name: 'Reserve of blazing: $8.80' }).waitFor();
  await page.getByRole('img', { name: /now \$5,002\.20, \$8\.80, and \$5,000\.00/ }).waitFor();
  await round([1, 2, 3, 4, 5]);
  await page.getByRole('button', { name: 'Reserve of blazing: $12.80' }).waitFor();
  await page.getByRole('img', { name: /now \$5,003\.20, \$12\.80, and \$5,000\.00/ }).waitFor();
});

/** A cell of a page as a file has it. */
const plain = (cell: string): string => cell.replace(/[$,]/g, '');

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

test('a report on the page has the figures of its file', async () => {
  const page = await room.page('abe', '/books?part=reports');
  await page.getByRole('link', { name: 'Fund statement' }).click();
  let blazing: string[] = [];
  await expect
    .poll(async () => {
      const rows = await rowsOf(page.getByRole('table').first());
      blazing = rows.find(([fund]) => fund === 'blazing')?.map(plain) ?? [];
      return blazing;
    })
    .toContain('5016.00');
  const csv = await download(page, 'CSV');
  expect(csv).toContain(blazing.join());
});

test('a table is sorted by its columns, from the keyboard too', async () => {
  const page = await room.page('abe', '/books');
  const total = page.getByRole('button', { name: 'Total', exact: true });
  await total.focus();
  await page.keyboard.press('Enter');
  const header = page.getByRole('columnheader', { name: 'Total' });
  await expect
    .poll(async () => {
      const order = await header.getAttribute('aria-sort');
      const rows = await rowsOf(page.getByRole('table'));
      const totals = rows.map((cells) => Number(plain(cells.at(-2) ?? '')));
      const sorted = [...totals].sort((a, b) => (order === 'ascending' ? a - b : b - a));
      return /^(?:a|de)scending$/.test(order ?? '') && totals.join() === sorted.join();
    })
    .toBe(true);
});

test('capital is brought in by accounting, once for a double click, and stands in the cage at once', async () => {
  const client = await room.client('abe');
  const cageNow = async () => {
    const house = await client.view('/house');
    return house.ok ? (house.value.cage ?? '') : '';
  };
  const before = await cageNow();
  const page = await room.page('abe', '/books?part=money');
  const heading = page.getByRole('heading', { name: 'Add capital' });
  const form = page.locator('section').filter({ has: heading });
  const amount = form.getByLabel('Amount');
  await amount.fill('five');
  await form.getByLabel('Reason').fill('for the holidays');
  await form.getByRole('button', { name: 'Add capital' }).click();
  await form.getByText('must be an amount in dollars').waitFor();
  await amount.fill('500');
  await doubleClick(form.getByRole('button', { name: 'Add capital' }));
  await form.getByText('Done').waitFor();
  await page.getByRole('tab', { name: 'Funds' }).click();
  const text = await cageNow();
  expect(Number(text) - Number(before)).toBe(500);
  const shown = Number(text).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await page.getByRole('button', { name: `Cage: ${shown}` }).click();
  const entries = page.getByRole('dialog').getByRole('table');
  await expect.poll(async () => (await rowsOf(entries))[0]?.slice(-2)).toEqual(['$500.00', shown]);
});

test('the day is closed with what the books say', async () => {
  await room.movesTo('2026-11-17T10:00:00-08:00');
  const page = await room.page('abe', '/books?part=day');
  await page.getByText('No day closed yet').waitFor();
  await page.getByRole('cell', { name: '$5,003.20' }).waitFor();
  await page.getByRole('button', { name: /^Close / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the day' }).click();
  await page.getByText('All past days are closed').waitFor();
  const client = await room.client('abe');
  const answer = await client.ask('GET', '/records?command=close-day');
  expect(answer).toMatchObject({
    value: {
      records: [{ events: [{ balances: { 'fund/blazing/meter/progressive': '5003.20' } }] }],
    },
  });
  expect(room.errors).toEqual([]);
});

test('whoever only looks at the books has no button that moves money', async () => {
  const page = await room.page('rex', '/books?part=money');
  await page.getByText('Accounting moves money').waitFor();
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
});
