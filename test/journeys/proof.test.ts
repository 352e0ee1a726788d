// A visitor who trusts no one runs a drawing again in their own browser. The drum has the numbers 1
// to 40, 60, 70 to 369 and 401 to 409: 350 in all; number 100 stands behind 40 + 1 + 30 others.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDrawingFile } from '#drawing';
import { ticketCode } from '#house';
import { drawingFacts, mechanicalFacts } from '../../src/drawing/drawing.fixture.ts';
import { type Journey, openJourney } from './journey.fixture.ts';
import { seriousIn, widthOf } from './looks.fixture.ts';
import { posts } from './promotions.fixture.ts';

const facts = drawingFacts({ publicValue: '4021' });
const whole = JSON.stringify(makeDrawingFile(facts));

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

/** Three patrons have 40 tickets each; one ticket is drawn, and its holder comes. */
async function drawFriday(): Promise<void> {
  await posts(room, { offering: 'cash', activity: 'hgc-cash-drawing', paidBy: 'common' });
  for (const patron of ['p1', 'p2', 'p3']) {
    await room.does('dee', 'enrol-patron', { patron });
    const tickets = { offering: 'cash', patron, count: 40, reason: 'for the journey' };
    await room.does('dee', 'issue-tickets', tickets);
  }
  const drawing = 'friday';
  const announced = { offering: 'cash', row: 'cash-prize' };
  await room.does('max', 'announce-drawing', { drawing, ...announced });
  await room.does('dee', 'close-drum', { drawing });
  await room.does('dee', 'draw-ticket', { drawing });
  const { serial, stub, patron } = await room.context.house.read((live) => {
    const drawn = live.drums.drawings.get(drawing)?.draws.at(-1)?.serial ?? 0;
    const stub = ticketCode(live, 'cash', drawn);
    return { serial: drawn, stub, patron: `p${Math.ceil(drawn / 40)}` };
  });
  const papers = { isIdentitySeen: true, nameMatches: true };
  await room.does('dee', 'claim-drawn', { drawing, patron, stub, ...papers });
  await room.does('max', 'confirm-winner', { drawing, serial });
  // Another one is given up before its drum is closed, and stays on the page.
  await room.does('max', 'announce-drawing', { drawing: 'saturday', ...announced });
  await room.does('max', 'end-drawing', { drawing: 'saturday', reason: 'the lights went out' });
}

const open = (page: Page, text: string) =>
  page.getByLabel('Open a drawing file').setInputFiles({
    name: 'drawing.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

const notice = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

test('a drawing comes out again, step by step, and anybody finds their own ticket', async () => {
  const page = await room.page(undefined, '/proof', { viewport: { width: 390, height: 844 } });
  await page.getByRole('heading', { level: 1, name: 'Check a drawing' }).waitFor();
  await open(page, whole);
  await notice(page, 'Verified: every number matches');
  const main = page.getByRole('main');
  for (const { serial } of facts.draws) await main.getByText(`No. ${serial}`).first().waitFor();
  await main.getByText(facts.closed.root).waitFor();
  await main.getByText('No-show', { exact: true }).waitFor();
  await page.getByText('How this number was drawn').first().click();
  await page.getByText(`of 350: number ${facts.draws[0]?.serial}`).waitFor();

  const ticket = page.getByLabel('My ticket number');
  const look = page.getByRole('button', { name: 'Was it in the drum?' });
  await ticket.fill('100');
  await look.click();
  await notice(page, 'Number 100 was in the drum');
  await page.getByText('It was in place 72 of 350. It was not drawn.').waitFor();
  await ticket.fill('61');
  await look.click();
  await notice(page, '61 was not in the drum');
  await ticket.fill('none');
  await look.click();
  await notice(page, 'Not a ticket number.');
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await expect.poll(() => widthOf(page)).toBe(390);
});

test('one changed digit is found, and where', async () => {
  const page = await room.page(undefined, '/proof');
  const changed = whole.replace('[401,9]', '[402,9]');
  await open(page, changed);
  await notice(page, 'This drawing doesn’t match');
  await page.getByText('closed.root:').waitFor();
  await expect.poll(() => seriousIn(page)).toEqual([]);
  await open(page, whole.slice(1));
  await page.getByText('not valid JSON').waitFor();
  await expect.poll(() => page.getByText('Results').count()).toBe(0);
});

test('the proof of one draw is saved and opened by itself; a drum in the room says so', async () => {
  const page = await room.page(undefined, '/proof');
  await open(page, whole);
  await page.getByText('How this number was drawn').nth(2).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save proof of this draw' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('D1-draw-3.json');
  await page.getByLabel('Open a drawing file').setInputFiles(await download.path());
  await notice(page, 'Verified: this draw matches');
  await page.getByText(`No. ${facts.draws[2]?.serial}`).waitFor();
  await open(page, JSON.stringify(makeDrawingFile(mechanicalFacts())));
  await notice(page, 'Physical drum');
  expect(room.errors).toEqual([]);
});

test('a drawing of the house is found in the list and run again', async () => {
  await drawFriday();
  const page = await room.page(undefined, '/proof');
  await page.getByText(/^Given up .* by max: the lights went out$/).waitFor();
  await page.getByRole('link', { name: /cash/i }).click();
  await notice(page, 'Verified: every number matches');
  await page.getByText('120', { exact: true }).waitFor();
  await page.getByLabel('My ticket number').fill('120');
  await page.getByRole('button', { name: 'Was it in the drum?' }).click();
  await notice(page, 'Number 120 was in the drum');
  await page.getByText('It was in place 120 of 120.').waitFor();
  await page.waitForURL(/\/proof\/friday\?.*ticket=120/);
  await page.reload();
  await notice(page, 'Number 120 was in the drum');
});

test('a drawing that there is none of is said to be none', async () => {
  const page = await room.page(undefined, '/proof/never');
  await page.getByRole('alert').getByText('Couldn’t open the drawing').waitFor();
});
