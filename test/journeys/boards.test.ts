// A board on the wall and at the desk, and picks by touch: a hand goes up, another is struck by two
// people and the prize awarded by a third; a week of games is opened, entered and printed.
import { hash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_FIELDS } from '#house';
import { done, ownCommand } from '../../src/server/context.ts';
import { type Journey, openJourney } from './journey.fixture.ts';

let room: Journey;

const PIN = '314159';
const KEY = 'k'.repeat(43);
const WALL = { viewport: { width: 1920, height: 1080 } } as const;
const TABLET = { viewport: { width: 1024, height: 768 } } as const;

async function posts(offering: string, activity: string, values: object): Promise<void> {
  const action = {
    ...{ type: 'post-offering', offering, activity, paidBy: 'hj', closesTo: 'common' },
    document: { values },
  };
  const { events } = await room.does('mia', 'propose', { action } as never);
  const [{ proposal }] = events as unknown as [{ proposal: string }];
  await room.does('abe', 'approve', { proposal });
}

/** A hand at HE1 that is played, called, verified and authorized. */
async function shows(seat: number, hole: string, board: string): Promise<void> {
  const table = 'HE1';
  await room.does('dana', 'start-round', { table, fees: [] });
  const { events } = await room.does('dana', 'call-hand', { table, seat, offering: 'happy' });
  const [{ call }] = events as unknown as [{ call: string }];
  const seats = [1, 2, 3].map((each) => (each === seat ? { seat, hole } : { seat: each }));
  await room.does('flo', 'verify-call', { call, deal: { seats, board } });
  await room.does('fred', 'authorize-call', { call });
  await room.does('dana', 'end-round', { table });
}

beforeAll(async () => {
  room = await openJourney();
  const fund = { fund: 'hj', title: 'Hawaiian Jackpot', of: 'GEGA-001477' };
  await room.does('abe', 'open-fund', fund);
  const happy = { minimumHand: 'full house', prize: '500.00', form: 'cash' };
  await posts('happy', 'hgc-high-hand-happy-hours', happy);
  const prizes = { first: '500.00', second: '300.00', third: '200.00' };
  await posts('football', 'hgc-pro-football', { ...prizes, weeks: 'All of them' });
  for (const [at, patron] of ['m-1001', 'm-1002'].entries()) {
    await room.does('dee', 'enrol-patron', { patron });
    await room.does('dana', 'seat-person', { table: 'HE1', seat: at + 1, patron });
  }
  const form = { fields: [...FORM_FIELDS], isOfAge: true, hasPhoto: false };
  for (const [patron, digits] of [
    ['m-1001', '5a'],
    ['m-1002', 'c3'],
  ] as const) {
    const fields = { patron, ...form, chance: digits.repeat(32) };
    await done(room.context.house, ownCommand('register-member', 'dee', fields));
  }
});
afterAll(async () => {
  expect(room?.errors ?? []).toEqual([]);
  await room?.close();
});

const seriousIn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
};

async function signs(page: Page, button: string, badge: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Badge').fill(badge);
  await dialog.getByLabel('PIN').fill(room.pinOf(badge));
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('a board', () => {
  test('shows each hand to the room as it is authorized, and no patron', async () => {
    const wall = await room.page(undefined, '/boards/happy', WALL);
    await wall.getByText('No hand yet').waitFor();
    await shows(1, '7h 7d', '7c 2s 2h 3d 9c');
    await wall.getByText('sevens full of deuces').waitFor();
    await shows(2, 'Kh Kd', 'Kc 2s 2h 3d 9c');
    await wall.getByText('kings full of deuces').waitFor();
    const lines = await wall.getByRole('listitem').allInnerTexts();
    expect(lines.map((line) => line.split('\n')[1])).toEqual([
      'Kings full of deuces',
      'Sevens full of deuces',
    ]);
    expect(await wall.locator('body').innerText()).not.toContain('m-1001');
    expect(await seriousIn(wall)).toEqual([]);
    await wall.context().close();
  });

  test('is corrected by two people at the desk, ended, and awarded by a third', async () => {
    const desk = await room.page('dee', '/board-desk');
    await desk.getByRole('link', { name: /High Hand Happy Hours/ }).click();
    const kings = desk.getByRole('row', { name: /kings full/ });
    await kings.getByRole('button', { name: 'Correct' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('a fouled deck');
    await dialog.getByRole('button', { name: 'Record the correction' }).click();
    await desk.getByText('Recorded by dee, to be confirmed').waitFor();
    await signs(desk, 'Somebody else confirms', 'fred');
    await desk.getByText('dee recorded, fred confirmed').waitFor();
    await desk.getByRole('button', { name: 'End this period' }).click();
    await desk.getByText('What the period came to').waitFor();
    await desk.getByText('m-1001 · sevens full of deuces').waitFor();
    expect(await seriousIn(desk)).toEqual([]);
    await signs(desk, 'Somebody else awards', 'max');
    await desk.getByText('What the period came to').waitFor({ state: 'hidden' });
    const { context } = room;
    const claims = await context.house.read((live) => [...live.claims.values()]);
    expect(claims.map(({ patron, amount }) => `${patron} ${amount}`)).toEqual(['m-1001 50000']);
    await desk.context().close();
  });
});

/** A Sunday that is at least a week ahead, as the room has it. */
function aSunday(): string {
  const then = new Date(Date.now() + 7 * 86_400_000);
  then.setUTCDate(then.getUTCDate() + ((7 - then.getUTCDay()) % 7));
  return then.toISOString().slice(0, 10);
}

/** Whoever has opened a card with its PIN predicts at a kiosk, and prints there. */
async function enterAtKiosk(): Promise<void> {
  const client = await room.client('dee');
  await client.ask('POST', '/club/members/m-1002/pin', { document: 'passport', pin: PIN }, 'pin-1');
  const keyHash = hash('sha256', KEY, 'hex');
  await room.does('ada', 'enrol-device', { device: 'hall', kind: 'kiosk', keyHash });
  const { house } = room.context;
  const card = await house.read(({ club }) => club.members.get('m-1002')?.card ?? '');
  const kiosk = await room.page(undefined, `/kiosk#device=hall.${KEY}`, TABLET);
  await kiosk.getByRole('heading', { name: 'Scan your card' }).waitFor();
  await kiosk.keyboard.type(card);
  await kiosk.keyboard.press('Enter');
  await kiosk.getByRole('heading', { name: 'Your PIN' }).waitFor();
  await kiosk.keyboard.type(PIN);
  await kiosk.keyboard.press('Enter');
  await kiosk.getByRole('button', { name: 'Make your picks' }).click();
  await kiosk.getByRole('button', { name: 'Bears' }).click();
  await kiosk.getByRole('button', { name: 'Next: Monday' }).click();
  await kiosk.getByRole('button', { name: 'Jets' }).click();
  await kiosk.getByLabel('Points of Rams on Monday night').fill('3');
  await kiosk.getByLabel('Points of Jets on Monday night').fill('30');
  expect(await seriousIn(kiosk)).toEqual([]);
  await kiosk.getByRole('button', { name: 'Enter these picks' }).click();
  await kiosk.getByText('You have entered: number 2').waitFor();
  await kiosk.context().close();
}

describe('picks', () => {
  test('a week is opened from its schedule, entered by touch, once, and printed', async () => {
    const desk = await room.page('flo', '/picks', TABLET);
    await desk.getByLabel('Short name').fill('week-12');
    await desk.getByLabel('Sunday of the games').fill(aSunday());
    await desk
      .getByRole('textbox', { name: 'Games', exact: true })
      .fill('Hawks at Bears\nLions at Colts');
    await desk.getByRole('button', { name: 'Open it' }).click();
    await desk.getByText('end with the one of Monday night').waitFor();
    await desk
      .getByRole('textbox', { name: 'Games', exact: true })
      .fill('Hawks at Bears\nRams at Jets, monday');
    await desk.getByRole('button', { name: 'Open it' }).click();
    await desk.getByRole('tab', { name: 'Enter' }).waitFor();
    await desk.getByLabel('Patron', { exact: false }).first().fill('m-1001');
    await desk.getByRole('button', { name: 'm-1001', exact: true }).click();
    await desk.getByText('4 picks are missing').waitFor();
    await desk.getByRole('button', { name: 'Hawks' }).click();
    await desk.getByRole('button', { name: 'Next: Monday' }).click();
    await desk.getByRole('button', { name: 'Rams' }).click();
    await desk.getByLabel('Points of Rams on Monday night').fill('24');
    await desk.getByLabel('Points of Jets on Monday night').fill('17');
    await desk.getByText('All picks are made').waitFor();
    expect(await seriousIn(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Enter these picks' }).click();
    await desk.getByText('Entered as number 1').waitFor();
    const [copy] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Print the copy' }).click(),
    ]);
    expect(copy.suggestedFilename()).toBe('picks-week-12-1.pdf');
    await desk.getByRole('tab', { name: 'Results' }).click();
    await desk.getByText(/Results can be entered from/).waitFor();
    await desk.getByRole('tab', { name: 'Standing' }).click();
    await desk.getByRole('row', { name: /m-1001/ }).waitFor();
    await enterAtKiosk();
    const wall = await room.page(undefined, '/boards/week-12', WALL);
    await wall.getByText('2 entries').waitFor();
    expect(await seriousIn(wall)).toEqual([]);
  });
});
