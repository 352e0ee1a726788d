// The card desk: tickets are issued and printed, a drawing is announced, closed and drawn, the
// server is restarted between commit and reveal, first no one comes and then a winner does, and a
// second badge signs. The big screen shows it to everyone, without names.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDrawing } from '#drawing';
import type { DrawingFacts } from '#house';
import { type Journey, openJourney } from './journey.fixture.ts';
import { neverShows, seriousIn, widthOf } from './looks.fixture.ts';
import { posts, signs } from './promotions.fixture.ts';

let room: Journey;
let desk: Page;
let wall: Page;

async function facts(): Promise<DrawingFacts> {
  const answer = await (await room.client('dee')).ask('GET', '/drawings');
  const [newest] = (answer as unknown as { value: readonly DrawingFacts[] }).value;
  return newest as DrawingFacts;
}

beforeAll(async () => {
  room = await openJourney();
  await posts(room, { offering: 'saturday', activity: 'hgc-cash-drawing', paidBy: 'common' });
  for (const patron of ['m-1001', 'm-1002']) await room.does('dee', 'enrol-patron', { patron });
  desk = await room.page('flo', '/drawings');
});
afterAll(async () => {
  expect(room?.errors ?? []).toEqual([]);
  await room?.close();
});

const press = (name: string) => desk.getByRole('button', { name, exact: true }).click();

/** What everyone in the room reads, once it is there. The owner of a ticket is never shown. */
async function onWall(words: RegExp): Promise<void> {
  await expect.poll(() => wall.getByRole('main').innerText()).toMatch(words);
  await neverShows(wall, /m-\d/);
}

const drawnNow = async () => (await facts()).draws.at(-1) as DrawingFacts['draws'][number];

test('tickets go into the drum by hand and are printed', async () => {
  await desk.getByRole('link', { name: /Cash Drawing Promotion/ }).click();
  await desk.getByText('0 in the drum', { exact: false }).waitFor();
  for (const patron of ['m-1001', 'm-1002']) {
    await desk.getByLabel('Patron').fill(patron);
    await desk.getByLabel('Tickets', { exact: true }).fill('3');
    await desk.getByLabel('Reason').fill('verified on paper');
    await press('Issue');
    await desk.getByRole('cell', { name: patron }).waitFor();
  }
  await desk.getByText('6 in the drum', { exact: false }).waitFor();
  await desk.getByLabel('From number').fill('1');
  const saved = desk.waitForEvent('download');
  await press('Tickets with barcode and stub');
  expect((await saved).suggestedFilename()).toBe('tickets-saturday.pdf');
  await expect.poll(() => seriousIn(desk)).toEqual([]);
});

test('a drawing is announced with its commitment, and the drum is closed', async () => {
  await desk.getByLabel('Name', { exact: true }).fill('saturday-1');
  await press('Announce');
  await desk.getByRole('heading', { name: 'Close the drum' }).waitFor();
  const { commitment = '' } = await facts();
  await desk.getByText(commitment).waitFor();
  await press('Close the drum');
  await desk.getByRole('heading', { name: 'Draw', exact: true }).waitFor();
  const { root = '', count } = await facts();
  expect(count).toBe(6);
  await desk.getByText(root).waitFor();
});

test('after a restart the same secret draws; nobody is absent before three calls and minutes', async () => {
  await room.stop();
  await room.restart();
  const { commitment } = await facts();
  desk = await room.page('flo', '/drawings/saturday-1');
  wall = await room.page(undefined, '/show', { reducedMotion: 'reduce' });
  await onWall(/6\s+tickets in the closed drum/);
  await press('Draw a ticket');
  const first = desk.getByRole('heading', { name: /^Number \d$/ });
  await first.waitFor();
  await onWall(new RegExp(`Ticket number\\s+${(await drawnNow()).serial}\\b`));
  await expect.poll(() => seriousIn(desk)).toEqual([]);
  const absent = desk.getByRole('button', { name: 'No-show: draw again' });
  await desk.getByText(/^No-show possible in [012]:\d\d$/).waitFor();
  await press('Called the holder');
  await desk.getByText(/^Calls so far: /).waitFor();
  await desk.getByText(/^Next call in 0:\d\d$/).waitFor();
  await expect.poll(() => absent.isDisabled()).toBe(true);
  expect((await facts()).commitment).toBe(commitment);
  expect((await facts()).draws.map(({ outcome }) => outcome)).toEqual(['drawn']);
});

test('stub, ID and name are looked at, and a second badge signs', async () => {
  const { ticket } = await drawnNow();
  await desk.getByLabel('Stub').fill('saturday-0000099-00');
  await desk.getByLabel('Photo ID checked').click();
  await desk.getByLabel('The name matches the ticket').click();
  await press('Record claim');
  await desk.getByText('No such ticket', { exact: false }).first().waitFor();
  await desk.getByLabel('Stub').fill(ticket);
  await press('Record claim');
  await signs(room, desk, { button: 'Sign with a second badge', badge: 'max' });
  await desk.getByText('Confirmed').waitFor();
  await desk.getByRole('link', { name: 'Verify' }).waitFor();
  const file = await fetch(`${room.url}/api/v1/drawings/saturday-1/export`);
  expect(checkDrawing(await file.json())).toMatchObject({ ok: true });
});

test('a used ticket is told at the desk, on a phone too', async () => {
  const phone = await room.page('dee', '/drawings', { viewport: { width: 390, height: 844 } });
  const { won } = await facts();
  await phone.getByLabel('Ticket code').fill((await drawnNow()).ticket);
  await phone.getByRole('button', { name: 'Check', exact: true }).click();
  await phone.getByText('Void', { exact: true }).waitFor();
  await phone.getByText(`Issued to ${won[0]?.patron}`).waitFor();
  await expect.poll(() => widthOf(phone)).toBe(390);
  await expect.poll(() => seriousIn(phone)).toEqual([]);
});

test('a ticket without a name: one claim is turned down, the name on it proves the next', async () => {
  const drawing = 'giveaway-1';
  await posts(room, { offering: 'giveaway', activity: 'hgc-car-giveaway' });
  const tickets = { offering: 'giveaway', count: 2, reason: 'verified on paper' };
  await room.does('dee', 'issue-tickets', tickets);
  await room.does('mia', 'announce-drawing', { drawing, offering: 'giveaway' });
  await room.does('dee', 'close-drum', { drawing });
  await desk.goto(`${room.url}/drawings/${drawing}`);
  await onWall(/2\s+tickets in the closed drum/);
  await press('Draw a ticket');
  await desk.getByText('No name on record').waitFor();
  const { serial, ticket } = await drawnNow();
  // The holder has three minutes.
  await onWall(
    new RegExp(`number\\s+${serial}\\s+Come to the desk with your ticket\\s+[012]:\\d\\d`),
  );
  const papers = { stub: ticket, isIdentitySeen: true, nameMatches: true };
  await room.does('dee', 'claim-drawn', { drawing, patron: 'm-1001', ...papers });
  await press('Reject');
  await desk.getByLabel('Reason').fill('the ID is of somebody else');
  await press('Reject');
  await press('Draw a ticket');
  await desk.getByLabel('Patron').fill('m-1002');
  await desk.getByLabel('Photo ID checked').click();
  await desk.getByLabel('The name matches the ticket').click();
  await press('Record claim');
  await onWall(/Claimed/);
  await signs(room, desk, { button: 'Sign with a second badge', badge: 'max' });
  await desk.getByText('Confirmed').waitFor();
  expect((await facts()).won.map(({ patron, status }) => [patron, status])).toEqual([
    ['m-1001', 'turned-down'],
    ['m-1002', 'confirmed'],
  ]);
});
