// A show on the big screen, run by staff at theirs: the result of a machine takes two people, the
// house's draw is shown when the wheel has come to rest, and a different person awards it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketCode } from '#house';
import { type Journey, openJourney } from './journey.fixture.ts';
import { neverShows, seriousIn, widthOf } from './looks.fixture.ts';
import { posts, signs } from './promotions.fixture.ts';

let room: Journey;
let desk: Page;

const STILL = { reducedMotion: 'reduce', viewport: { width: 1920, height: 1080 } } as const;

/** A drum in the room gives a ticket whose holder comes and is confirmed. */
async function draws(drawing: string, patron: string): Promise<void> {
  const { does } = room;
  const tickets = { offering: 'wheel', patron, count: 1, reason: 'for the journey' };
  const { events } = await does('dee', 'issue-tickets', tickets);
  const [{ batches }] = events as unknown as [{ batches: readonly [{ first: number }] }];
  const serial = batches[0].first;
  const stub = await room.context.house.read((live) => ticketCode(live, 'wheel', serial));
  await does('max', 'announce-drawing', { drawing, offering: 'wheel', isMechanical: true });
  await does('dee', 'close-drum', { drawing });
  await does('dee', 'record-draw', { drawing, ticket: stub });
  await does('flo', 'confirm-draw', { drawing });
  const papers = { isIdentitySeen: true, nameMatches: true };
  await does('dee', 'claim-drawn', { drawing, patron, stub, ...papers });
  await does('max', 'confirm-winner', { drawing, serial });
}

beforeAll(async () => {
  room = await openJourney();
  await posts(room, { offering: 'wheel', activity: 'bay101-prize-wheel' });
  for (const patron of ['m-1001', 'm-1002']) await room.does('dee', 'enrol-patron', { patron });
  await draws('first', 'm-1001');
  // One drawing for each posted time.
  await room.movesTo(new Date(room.context.clock() + 5 * 60_000).toISOString());
  await draws('second', 'm-1002');
  desk = await room.page('flo', '/drawings/first', STILL);
});
afterAll(async () => {
  expect(room?.errors ?? []).toEqual([]);
  await room?.close();
});

async function records(outcome: string): Promise<void> {
  await desk.getByText('Equipment in the room decides').click();
  await desk.getByLabel('Result').selectOption(outcome);
  await desk.getByRole('button', { name: 'Record and confirm' }).click();
}

const CONFIRM = { button: 'Confirm with a second badge', badge: 'fred' };

let wall: Page;

test('a show is started with whoever was drawn, and stands on the wall', async () => {
  wall = await room.page(undefined, '/show', STILL);
  await wall.getByText('No show right now').waitFor();
  await desk.getByRole('link', { name: 'Go to show' }).click();
  const player = desk.getByLabel('Who plays');
  await player.selectOption({ label: 'm-1001, number 1 of first' });
  await desk.getByRole('button', { name: 'Start', exact: true }).click();
  await desk.getByText('Player 1: m-1001').waitFor();
  await wall.getByRole('heading', { name: 'Prize wheel' }).waitFor();
  await wall.getByRole('img', { name: 'Wheel of 54 sections, not spun yet' }).waitFor();
  await expect.poll(() => seriousIn(wall)).toEqual([]);
  await expect.poll(() => seriousIn(desk)).toEqual([]);
});

test('a wrong result is undone by a different person, with what was wrong', async () => {
  await records('double');
  const other = await room.page('fred', new URL(desk.url()).pathname, STILL);
  await other.getByRole('button', { name: 'Wrong result' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByText('is missing').waitFor();
  await dialog.getByLabel('What was wrong').fill('the pointer stands at $100');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.waitFor({ state: 'detached' });
  await wall.getByRole('img', { name: 'Wheel of 54 sections, not spun yet' }).waitFor();
});

test('what the wheel in the room came to counts when a second badge has confirmed it', async () => {
  await records('double');
  await wall.getByText('Being checked by a second person').waitFor();
  await signs(room, desk, CONFIRM);
  await wall.getByRole('img', { name: 'the pointer at double', exact: false }).waitFor();
  await records('$100.00');
  await signs(room, desk, CONFIRM);
  // Twice $100.
  await wall.getByText('Player 1: $200.00').waitFor();
  await wall.getByText('Two people signed', { exact: false }).waitFor();
  await neverShows(wall, /m-1001/);
});

test('somebody who has not run it awards it', async () => {
  await signs(room, desk, { button: 'Award with a second badge', badge: 'max' });
  await desk.getByText('Awarded', { exact: true }).waitFor();
  await wall.getByText('Awarded', { exact: true }).waitFor();
});

test('what the house draws is told when the wheel has come to rest', async () => {
  const moving = await room.page(undefined, '/show', { viewport: { width: 1366, height: 768 } });
  await room.does('flo', 'start-show', {
    show: 'spun',
    offering: 'wheel',
    game: 'prize-wheel',
    players: ['m-1002'],
  });
  const NEW = 'Wheel of 54 sections, not spun yet';
  for (const page of [moving, wall]) await page.getByRole('img', { name: NEW }).waitFor();
  // The page looks for it itself, with every picture that it draws.
  const turning = moving
    .locator(`[aria-label="${NEW}"] > [style*="transition: transform"]`)
    .waitFor({ state: 'attached' });
  const { events } = await room.does('flo', 'step-show', {
    show: 'spun',
    step: { step: 'spin' },
  });
  const [{ state }] = events as unknown as [
    { state: { stops: readonly [number]; sections: readonly { label: string }[] } },
  ];
  const at = `the pointer at ${state.sections[state.stops[0]]?.label}`;
  // Without motion it is told at once; with it, the wheel turns first.
  await wall.getByRole('img', { name: at, exact: false }).waitFor();
  await turning;
  await moving.getByRole('img', { name: at, exact: false }).waitFor();
  await moving.context().close();
});

test('the wall fits a phone, too', async () => {
  const phone = await room.page(undefined, '/show', { viewport: { width: 390, height: 844 } });
  await phone.getByRole('heading', { name: 'Prize wheel' }).waitFor();
  await expect.poll(() => widthOf(phone)).toBe(390);
  await phone.context().close();
});
