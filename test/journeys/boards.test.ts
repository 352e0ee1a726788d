// A board on the wall and at the desk, a week of football and a bracket: a hand goes up, another is
// struck by two people and the prize awarded by a third; games are picked by touch, at a desk and at a
// kiosk, decided and corrected by two people, and awarded. The house's clock goes ahead for it.
import { hash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Journey, openJourney } from './journey.fixture.ts';
import { neverShows, seriousIn, textOf } from './looks.fixture.ts';
import { posts, registers, signs } from './promotions.fixture.ts';

let room: Journey;

const PIN = '314159';
const KEY = 'k'.repeat(43);
const WALL = { viewport: { width: 1920, height: 1080 } } as const;
const TABLET = { viewport: { width: 1024, height: 768 } } as const;
const CONFIRM = { button: 'Confirm with a second badge', badge: 'fred' };

/** Out of the fund that the sheets name. */
const postsFrom = (offering: string, activity: string, values: object) =>
  posts(room, { offering, activity, paidBy: 'hj', document: { values } });

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
  await postsFrom('happy', 'hgc-high-hand-happy-hours', happy);
  const prizes = { first: '500.00', second: '300.00', third: '200.00' };
  await postsFrom('football', 'hgc-pro-football', { ...prizes, weeks: 'All of them' });
  for (const [at, digits] of ['5a', 'c3', 'e1', '7b'].entries()) {
    const patron = `m-100${at + 1}`;
    await room.does('dee', 'enrol-patron', { patron });
    if (at < 2) await room.does('dana', 'seat-person', { table: 'HE1', seat: at + 1, patron });
    await registers(room, patron, digits.repeat(32));
  }
  const client = await room.client('dee');
  await client.ask('POST', '/club/members/m-1002/pin', { document: 'passport', pin: PIN }, 'pin-1');
  const keyHash = hash('sha256', KEY, 'hex');
  await room.does('ada', 'enrol-device', { device: 'hall', kind: 'kiosk', keyHash });
});
afterAll(async () => {
  expect(room?.errors ?? []).toEqual([]);
  await room?.close();
});

describe('a board', () => {
  test('shows each hand to the room as it is authorized, and no patron', async () => {
    const wall = await room.page(undefined, '/boards/happy', WALL);
    await wall.getByText('No hands yet').waitFor();
    await shows(1, '7h 7d', '7c 2s 2h 3d 9c');
    await wall.getByText('sevens full of deuces').waitFor();
    await shows(2, 'Kh Kd', 'Kc 2s 2h 3d 9c');
    await wall.getByText('kings full of deuces').waitFor();
    await expect
      .poll(async () => {
        const lines = await wall.getByRole('listitem').allInnerTexts();
        return lines.map((line) => line.split('\n')[1]);
      })
      .toEqual(['Kings full of deuces', 'Sevens full of deuces']);
    await neverShows(wall, /m-1001/);
    await expect.poll(() => seriousIn(wall)).toEqual([]);
    await wall.context().close();
  });

  test('is corrected by two people at the desk, ended, and awarded by a third', async () => {
    const desk = await room.page('dee', '/board-desk');
    await desk.getByRole('link', { name: /High Hand Happy Hours/ }).click();
    const kings = desk.getByRole('row', { name: /kings full/ });
    await kings.getByRole('button', { name: 'Correct' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('a fouled deck');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await desk.getByText('Recorded by dee, needs confirmation').waitFor();
    await signs(room, desk, CONFIRM);
    await desk.getByText('Recorded by dee, confirmed by fred').waitFor();
    await desk.getByRole('button', { name: 'End this period' }).click();
    await desk.getByText('Period results').waitFor();
    await desk.getByText('m-1001 · sevens full of deuces').waitFor();
    await expect.poll(() => seriousIn(desk)).toEqual([]);
    await signs(room, desk, { button: 'Award with a second badge', badge: 'max' });
    await desk.getByText('Period results').waitFor({ state: 'hidden' });
    const { context } = room;
    const claims = await context.house.read((live) => [...live.claims.values()]);
    expect(claims.map(({ patron, amount }) => `${patron} ${amount}`)).toEqual(['m-1001 50000']);
    await desk.context().close();
  });
});

const ZONE = 'America/Los_Angeles';

/** A time of a day in the room, as an instant. */
const inRoom = (day: Temporal.PlainDate, time: string): string =>
  day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).toInstant().toString();

const cardOf = (patron: string): Promise<string> =>
  room.context.house.read(({ club }) => club.members.get(patron)?.card ?? '');

/** Hours of play until now, each scanned at HE1. */
async function plays(patron: string, hours: number): Promise<void> {
  const now = room.context.clock();
  const card = await cardOf(patron);
  const scans = Array.from({ length: hours }, (_, at) => ({
    card,
    table: 'HE1',
    at: new Date(now - (at + 1) * 3_600_000).toISOString(),
  }));
  await room.does('flo', 'upload-scans', { batch: `${patron}-${now}`, scans });
}

const AWAY = 'No connection. Please try again.';

/** The request does not arrive, once. */
const losesOnce = (page: Page, path: string) =>
  page.route(`**/api/v1/kiosk/${path}`, (route) => route.abort(), { times: 1 });

/** In this page no second passes, so that nobody takes too long between two touches. */
const NO_SECONDS = `{
  const every = setInterval;
  window.setInterval = (run, ms, ...more) => (ms === 1000 ? 0 : every(run, ms, ...more));
}`;

/** The kiosk in the hall, with the card of a patron open. */
async function atKiosk(patron: string, lost?: string): Promise<Page> {
  const kiosk = await room.page(undefined, `/kiosk#device=hall.${KEY}`, TABLET);
  room.stands();
  await kiosk.addInitScript(NO_SECONDS);
  await kiosk.reload();
  if (lost !== undefined) await losesOnce(kiosk, lost);
  await kiosk.getByRole('heading', { name: 'Scan your card' }).waitFor();
  await kiosk.keyboard.type(await cardOf(patron));
  await kiosk.keyboard.press('Enter');
  await kiosk.getByRole('heading', { name: 'Your PIN' }).waitFor();
  await kiosk.keyboard.type(PIN);
  await kiosk.keyboard.press('Enter');
  return kiosk;
}

async function prints(page: Page): Promise<string> {
  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print copy' }).click();
  return (await copy).suggestedFilename();
}

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name }).click();

describe('a week of football', () => {
  const week = Temporal.PlainDate.from('2026-11-29');
  const day = (after: number, time: string) => inRoom(week.add({ days: after }), time);
  const contest = 'week-12';
  const picks = (winners: readonly [string, string], [away, home]: readonly [number, number]) => ({
    answers: { g1: winners[0], g2: winners[1], 'monday-away': away, 'monday-home': home },
  });
  const enters = (patron: string, made: ReturnType<typeof picks>) =>
    room.does('dee', 'enter-picks', { contest, patron, ...made });
  let wall: Page;

  beforeAll(async () => {
    await room.movesTo(day(-2, '20:00'));
    await plays('m-1001', 5);
    await plays('m-1002', 5);
    await plays('m-1003', 4);
    await plays('m-1004', 6);
  });

  test('is opened from its schedule and entered by touch; a wrong entry is taken back', async () => {
    const desk = await room.page('flo', '/picks', TABLET);
    await desk.getByLabel('Short name').fill(contest);
    await desk.getByLabel('Sunday of the games').fill(week.toString());
    const games = desk.getByRole('textbox', { name: 'Games', exact: true });
    await games.fill('Hawks at Bears\nLions at Colts');
    await desk.getByRole('button', { name: 'Open contest' }).click();
    await desk.getByText('end with the one of Monday night').waitFor();
    await games.fill('Hawks at Bears\nRams at Jets, monday');
    await desk.getByRole('button', { name: 'Open contest' }).click();
    await desk.getByRole('tab', { name: 'Enter' }).waitFor();
    wall = await room.page(undefined, `/boards/${contest}`, WALL);
    await desk.getByLabel('Patron', { exact: false }).first().fill('m-1001');
    await desk.getByRole('button', { name: 'm-1001', exact: true }).click();
    await desk.getByText('4 picks left').waitFor();
    await desk.getByRole('button', { name: 'Hawks' }).click();
    await desk.getByRole('button', { name: 'Next: Monday' }).click();
    await desk.getByRole('button', { name: 'Rams', exact: true }).click();
    await desk.getByLabel('Points of Rams on Monday night', { exact: true }).fill('24');
    await desk.getByLabel('Points of Jets on Monday night', { exact: true }).fill('17');
    await desk.getByText('All picks made').waitFor();
    await expect.poll(() => seriousIn(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Enter these picks' }).click();
    await desk.getByText('Entry number 1 saved').waitFor();
    await expect(prints(desk)).resolves.toBe('picks-week-12-1.pdf');
    await enters('m-1003', picks(['Bears', 'Jets'], [0, 0]));
    await tabOf(desk, 'Standings');
    const row = (patron: string) => desk.getByRole('row', { name: new RegExp(patron) });
    await row('m-1001').getByRole('button', { name: 'Void' }).click();
    await desk.getByText('The employee who took this entry can’t void it').waitFor();
    await desk.keyboard.press('Escape');
    await row('m-1003').getByRole('button', { name: 'Void' }).click();
    await desk.getByLabel('What was wrong').fill('the lines were mixed up');
    await desk.getByRole('button', { name: 'Void entry 2' }).click();
    await row('m-1003').waitFor({ state: 'hidden' });
    await enters('m-1003', picks(['Hawks', 'Rams'], [20, 20]));
    await enters('m-1004', picks(['Hawks', 'Rams'], [10, 10]));
    await desk.context().close();
  });

  test('a patron with a card predicts at the kiosk, reads it there and has a copy', async () => {
    const kiosk = await atKiosk('m-1002', 'contests');
    await kiosk.getByText(AWAY).waitFor();
    await kiosk.getByRole('button', { name: 'Try again' }).click();
    await kiosk.getByRole('button', { name: 'Make your picks' }).click();
    await kiosk.getByRole('button', { name: 'Bears' }).click();
    await kiosk.getByRole('button', { name: 'Next: Monday' }).click();
    await kiosk.getByRole('button', { name: 'Jets', exact: true }).click();
    await kiosk.getByRole('button', { name: '10 more: Points of Rams' }).click();
    await kiosk.getByRole('button', { name: '1 less: Points of Rams' }).click();
    await kiosk.getByLabel('Points of Jets on Monday night', { exact: true }).fill('30');
    await expect.poll(() => seriousIn(kiosk)).toEqual([]);
    await kiosk.getByRole('button', { name: 'Enter these picks' }).click();
    await kiosk.getByText('You’re in: entry number 5').waitFor();
    await losesOnce(kiosk, `picks/${contest}/paper.pdf`);
    await kiosk.getByRole('button', { name: 'Print copy' }).click();
    await kiosk.getByText(AWAY).waitFor();
    await expect(prints(kiosk)).resolves.toBe('picks-week-12.pdf');
    await kiosk.getByRole('button', { name: 'See your picks' }).click();
    await expect
      .poll(async () => (await kiosk.getByRole('definition').allInnerTexts()).slice(-4))
      .toEqual(['Bears', 'Jets', '9', '30']);
    await kiosk.context().close();
    await wall.getByText('4 entries').waitFor();
  });

  test('two people enter the results and correct one, as everybody reads on the wall', async () => {
    await room.movesTo(day(0, '09:30'));
    const late = { contest, patron: 'm-1005', ...picks(['Hawks', 'Rams'], [20, 20]) };
    await room.does('dee', 'enrol-patron', { patron: 'm-1005' });
    const answer = await (await room.client('dee')).command('enter-picks', late, 'late');
    expect(answer).toMatchObject({ ok: false, error: { code: 'entries-closed' } });
    await room.movesTo(day(1, '22:00'));
    const desk = await room.page('dee', `/picks/${contest}`, TABLET);
    await desk.getByRole('button', { name: 'Bears' }).click();
    await desk.getByRole('button', { name: 'Next: Monday' }).click();
    await desk.getByRole('button', { name: 'Rams', exact: true }).click();
    await desk.getByLabel('Points of Rams on Monday night', { exact: true }).fill('21');
    await desk.getByLabel('Points of Jets on Monday night', { exact: true }).fill('19');
    await desk.getByRole('button', { name: 'Record 4 results' }).click();
    await signs(room, desk, CONFIRM);
    // Only the Rams are right for three, and the Bears for the one at the kiosk.
    await wall.getByText('4 of 4 results').waitFor();
    await desk.getByRole('button', { name: 'Hawks' }).click();
    await desk.getByLabel('Reason for changing a confirmed result').fill('the league corrected it');
    await desk.getByRole('button', { name: 'Record 1 result' }).click();
    await signs(room, desk, CONFIRM);
    const changed = desk.getByRole('row', { name: /Bears Hawks/ });
    await textOf(changed, /dee, confirmed by fred[\s\S]*the league corrected it/);
    await expect.poll(() => seriousIn(desk)).toEqual([]);
    await tabOf(desk, 'Standings');
    await desk.getByText(/Hours of play count until/).waitFor();
    await desk.context().close();
  });

  test('the Monday total breaks the tie, and the prizes are awarded on Tuesday', async () => {
    await room.movesTo(day(2, '10:00'));
    const desk = await room.page('max', `/picks/${contest}?part=standing`);
    await desk.getByRole('button', { name: 'Award prizes' }).click();
    await desk.getByText('Awarded', { exact: true }).waitFor();
    // 40 points were scored: m-1001 is one off with 41, m-1004 twenty. m-1003 would be exact, and
    // has played four hours.
    await expect
      .poll(async () => {
        const rows = await desk.getByRole('row').allInnerTexts();
        return rows.slice(1).map((row) => row.replace(/\s+/g, ' '));
      })
      .toEqual([
        expect.stringMatching(/^1 m-1001 .*2 1 5 \$500\.00/),
        expect.stringMatching(/^2 m-1004 .*2 20 6 \$300\.00/),
        expect.stringMatching(/^3 m-1002 .*0 1 5 \$200\.00/),
      ]);
    await wall.getByText('$500.00').waitFor();
    await neverShows(wall, /m-1001/);
    await expect.poll(() => seriousIn(wall)).toEqual([]);
    await wall.context().close();
    await desk.context().close();
  });
});

/** Taps the first team of every game, round by round, as a person with a quick finger. */
async function tapsBracket(page: Page): Promise<void> {
  for (const next of ['Round of 32', 'Round of 16', 'Round of 8', 'Semifinals', 'Final', '']) {
    const games = page.locator('fieldset:has(> legend)');
    await games.first().waitFor();
    await games.evaluateAll(async (all) => {
      for (const game of all) {
        (game.querySelector('button') as unknown as { click(): void }).click();
        await new Promise((ready) => setTimeout(ready));
      }
    });
    if (next !== '') await page.getByRole('button', { name: `Next: ${next}` }).click();
  }
}

describe('a bracket', () => {
  const contest = 'madness';

  test('of 64 teams is tapped at the kiosk, decided, corrected and awarded; winners are told', async () => {
    const on = (date: string, time: string) =>
      inRoom(Temporal.PlainDate.from(`2027-${date}`), time);
    await room.movesTo(on('03-10', '22:00'));
    const amounts = { first: '10000.00', second: '5000.00', third: '2500.00' };
    const paidIn = { firstPaidIn: 'cash', secondPaidIn: 'cash', thirdPaidIn: 'cash' };
    const values = { ...amounts, ...paidIn };
    await postsFrom('bracket', 'hgc-march-madness-bracket', values);
    const teams = Array.from({ length: 64 }, (_, at) => `Team ${at + 1}`);
    const facts = { starts: '2027-03-18T09:15', teams };
    await room.does('flo', 'open-contest', { contest, offering: 'bracket', facts });
    await plays('m-1001', 20);
    await plays('m-1002', 20);
    const kiosk = await atKiosk('m-1002');
    await kiosk.getByRole('button', { name: 'Make your picks' }).click();
    await tapsBracket(kiosk);
    await kiosk.getByRole('button', { name: 'Enter these picks' }).click();
    await kiosk.getByText('You’re in: entry number 1').waitFor();
    await kiosk.context().close();
    const { house } = room.context;
    const { answers } = await house.read(
      ({ pools }) => pools.get(contest)?.picks.get('m-1002') as { answers: Record<string, string> },
    );
    const other = { ...answers, r6g1: 'Team 33' };
    await room.does('dee', 'enter-picks', { contest, patron: 'm-1001', answers: other });

    await room.movesTo(on('04-06', '21:00'));
    const desk = await room.page('dee', `/picks/${contest}`, TABLET);
    await tapsBracket(desk);
    await desk.getByRole('button', { name: 'Record 63 results' }).click();
    await signs(room, desk, CONFIRM);
    await desk.getByRole('button', { name: /^Final/ }).click();
    await desk.getByRole('button', { name: 'Team 33' }).click();
    await desk.getByLabel('Reason for changing a confirmed result').fill('it went into overtime');
    await desk.getByRole('button', { name: 'Record 1 result' }).click();
    await signs(room, desk, CONFIRM);
    await desk.getByRole('row', { name: /Final, game 1 Team 1 Team 33 dee/ }).waitFor();
    await desk.context().close();

    const manager = await room.page('max', `/picks/${contest}?part=standing`);
    await manager.getByRole('button', { name: 'Award prizes' }).click();
    // 63 right are $10,000, 62 are the second prize.
    await manager.getByRole('row', { name: /1 m-1001 .*63 .*\$10,000\.00/ }).waitFor();
    await manager.getByRole('row', { name: /2 m-1002 .*62 .*\$5,000\.00/ }).waitFor();
    await manager.getByRole('button', { name: 'Record notice to m-1001' }).click();
    await manager.getByRole('radio', { name: 'Letter' }).click();
    await manager.getByRole('button', { name: 'Save' }).click();
    await manager.getByText(/^Letter, .* by max$/).waitFor();
    await expect.poll(() => manager.getByText('Not notified yet').count()).toBe(1);
    await expect.poll(() => seriousIn(manager)).toEqual([]);
  });

  test('that does not take place is cancelled by a manager, with a reason', async () => {
    const facts = { sunday: '2040-01-01', games: [{ away: 'Rams', home: 'Jets', day: 'monday' }] };
    await room.does('flo', 'open-contest', { contest: 'never', offering: 'football', facts });
    const page = await room.page('max', '/picks/never');
    await page.getByRole('button', { name: 'Cancel contest' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('the league is on strike');
    await dialog.getByRole('button', { name: 'Cancel contest' }).click();
    await page.getByText('Canceled', { exact: true }).waitFor();
  });
});
