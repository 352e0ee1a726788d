// Shows of tables on the wall: the sports grid from its drawing to the score that pays, Hi Lo with its
// ladder, and the ball of the lucky table. Staff run them at their screen, two people sign.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandFields } from '#client';
import { type Journey, openJourney } from './journey.fixture.ts';
import { neverShows, seriousIn, widthOf } from './looks.fixture.ts';
import { posts, reads, registers, signs } from './promotions.fixture.ts';

let room: Journey;
let desk: Page;
let wall: Page;

const STILL = { reducedMotion: 'reduce', viewport: { width: 1920, height: 1080 } } as const;

beforeAll(async () => {
  room = await openJourney();
  // In the first hour of Hi Lo.
  await room.movesTo('2027-01-07T14:05:00-08:00');
  await posts(room, {
    offering: 'grid',
    activity: 'hgc-sports-grid',
    values: { prize: '501.00' },
  });
  await posts(room, { offering: 'hi-lo', activity: 'saratoga-hi-lo-progressive' });
  await posts(room, { offering: 'lucky', activity: 'hgc-lucky-table' });
  for (const patron of ['m-2001', 'm-2002']) await room.does('dee', 'enrol-patron', { patron });
  await room.does('flo', 'seat-person', { table: 'HE1', seat: 1, patron: 'm-2001' });
  await room.does('flo', 'seat-person', { table: 'HE1', seat: 2, patron: 'm-2002' });
  await room.does('dana', 'start-round', { table: 'HE1', fees: [] });
  await room.does('dana', 'end-round', { table: 'HE1' });
  desk = await room.page('flo', '/shows', STILL);
  wall = await room.page(undefined, '/show', STILL);
});
afterAll(async () => {
  expect(room?.errors ?? []).toEqual([]);
  await room?.close();
});

/** The system picks a member who plays at a machine, and who comes to the desk. */
async function selects(patron: string): Promise<void> {
  const { does } = room;
  const drawing = 'two-pm';
  await registers(room, patron);
  await does('max', 'announce-drawing', { drawing, offering: 'hi-lo' });
  await reads(room, patron);
  await does('dee', 'close-drum', { drawing });
  await does('dee', 'draw-ticket', { drawing });
  const papers = { isIdentitySeen: true, nameMatches: true };
  await does('dee', 'claim-drawn', { drawing, patron, ...papers });
  await does('max', 'confirm-winner', { drawing, serial: 1 });
}

const starts = (show: string, game: string, players: string[] = []) =>
  room.does('flo', 'start-show', { show, offering: show, game, players });

const RECORD = 'Record and confirm';
const CONFIRM = { button: 'Confirm with a second badge', badge: 'fred' };

/** What two people sign for, without their screens. */
async function signed(show: string, step: CommandFields<'record-step'>['step']): Promise<void> {
  await room.does('flo', 'record-step', { show, step });
  await room.does('fred', 'confirm-step', { show });
}

test('the board as it was written in the room stands on the wall', async () => {
  await desk.getByLabel('Show', { exact: true }).selectOption({ label: 'Sports grid (grid)' });
  await desk.getByRole('button', { name: 'Start', exact: true }).click();
  await wall.getByText('Grid coming soon').waitFor();
  await desk.getByText('Equipment in the room decides').click();
  await desk.getByLabel('Result').selectOption('written on the board');
  await desk.getByLabel('Digits along the top').fill('0 1 2 3 4 5 6 7 8 9');
  await desk.getByLabel('Digits down the left side').fill('0 1 2 3 4 5 6 7 8 9');
  await desk.getByLabel('HE1', { exact: true }).fill('8 8');
  await desk.getByRole('button', { name: RECORD }).click();
  await signs(room, desk, CONFIRM);
  await wall.getByRole('cell', { name: 'HE1' }).waitFor();
  await expect.poll(() => seriousIn(wall)).toEqual([]);
  await expect.poll(() => seriousIn(desk)).toEqual([]);
});

test('a score counts when a second badge has confirmed it, and the table wins', async () => {
  // 3 and 0 point to a blank cell: the prize goes on.
  await desk.getByLabel('Score of Los Angeles').waitFor();
  const show = new URL(desk.url()).pathname.split('/').at(-1) as string;
  await signed(show, { step: 'score', facts: { top: 3, left: 0 } });
  await wall.getByText('Rolls over to the next period').waitFor();
  // 7 and 17 point to HE1: 2 × $501 for two players.
  await desk.getByLabel('Score of Los Angeles').fill('7');
  await desk.getByLabel('Score of San Francisco').fill('17');
  await desk.getByRole('button', { name: RECORD }).click();
  await signs(room, desk, CONFIRM);
  await wall.getByText('Table HE1, 2 players').waitFor();
  await wall.getByText('Table HE1, seats 1, 2: $501.00 each').waitFor();
  await room.does('max', 'award-show', { show });
  await wall.getByText('Awarded', { exact: true }).waitFor();
  await neverShows(wall, /m-2001/);
});

test('Hi Lo: the player calls it, the deck in the room answers, the ladder follows', async () => {
  await selects('m-2001');
  await starts('hi-lo', 'hi-lo', ['m-2001']);
  await wall.getByText('First card coming up').waitFor();
  await signed('hi-lo', { step: 'deal', outcome: '2c' });
  await desk.goto(`${room.url}/shows/hi-lo`);
  await desk.getByRole('button', { name: 'higher' }).click();
  await wall.getByText('The next card is higher').waitFor();
  await signed('hi-lo', { step: 'flip', outcome: '9d' });
  await wall.getByText('Correct', { exact: true }).waitFor();
  await expect
    .poll(() => wall.locator('[aria-current=step]').innerText())
    .toContain('$100.00 free play');
  await desk.getByRole('button', { name: 'Stop with the winnings' }).click();
  await wall.getByText('Stopped', { exact: true }).waitFor();
  await expect.poll(() => seriousIn(wall)).toEqual([]);
  await room.does('max', 'award-show', { show: 'hi-lo' });
});

test('the ball of an empty table is held out, and the next one names the table', async () => {
  await starts('lucky', 'lucky-table');
  await wall.getByText('In the bin').waitFor();
  await signed('lucky', { step: 'ball', outcome: 'BJ1' });
  await wall.getByText('Out: no players').waitFor();
  await signed('lucky', { step: 'ball', outcome: 'HE1' });
  await wall.getByText('The lucky table').waitFor();
  await signed('lucky', { step: 'pot', facts: { seats: [2] } });
  await wall.getByText('Table HE1, seat 2: $100.00').waitFor();
});

test('the board fits a phone: it scrolls in its own box', async () => {
  const phone = await room.page(undefined, '/show', { viewport: { width: 390, height: 844 } });
  await phone.getByRole('heading', { name: 'Lucky table' }).waitFor();
  await expect.poll(() => widthOf(phone)).toBe(390);
  await phone.context().close();
});
