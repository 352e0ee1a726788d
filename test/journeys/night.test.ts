// Three in the morning, five people on shift: the everyday jobs at their screens, with how many people, presses
// and fields each takes, as `docs/reference/a-night.md` says.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeCards } from './floor-calls.fixture.ts';
import { type Journey, openJourney } from './journey.fixture.ts';
import { limitIn } from './limits.fixture.ts';
import { countJobs, type Taken } from './night.fixture.ts';
import { posts } from './promotions.fixture.ts';
import { winAt } from './win.fixture.ts';

const count = countJobs();
let room: Journey;
beforeAll(async () => {
  room = await openJourney();
  await posts(room, { offering: 'cash', activity: 'hgc-cash-drawing', paidBy: 'common' });
  await posts(room, {
    offering: 'match',
    activity: 'bay101-match-play',
    document: {
      values: {
        matchPlayCoupon: '10.00',
        redemptionFee: '1.00',
        expirationDates: 'December 31, 2099',
      },
      until: '2099-12-31T23:59:00-08:00',
      tables: ['TC1'],
    },
  });
  await room.does('cora', 'fill-tray', { table: 'BJ1', amount: '1000.00' });
  await room.does('dee', 'enrol-patron', { patron: 'ann' });
  await room.does('dana', 'seat-person', { table: 'BJ1', seat: 1, patron: 'ann' });
  await limitIn(room);
});
afterAll(() => room?.close());

const ROWS = readFileSync(new URL('../../docs/reference/a-night.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, job = '', , ...figures] = line.split('|').map((cell) => cell.trim());
    return /^\d+$/.test(figures[0] ?? '') ? [{ job, figures: figures.map(Number) }] : [];
  });

/** What the page says of each job. */
const told = (): Readonly<Record<string, Taken>> =>
  Object.fromEntries(
    ROWS.map(({ job, figures: [people = 0, presses = 0, fields = 0] }) => [
      job,
      { people, presses, fields },
    ]),
  );

/** How many people it took before there were limits. */
const before = (job: string): number => ROWS.find((row) => row.job === job)?.figures[3] ?? 0;

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('each job takes as many people and presses as the page says, and only a fill more people than before', async () => {
  const keypad = await room.page('dana', '/table/BJ1', { viewport: { width: 1024, height: 768 } });
  const floor = await room.page('flo', '/floor');
  const other = await room.page('fred', '/floor');
  const cage = await room.page('cora', '/cage');
  const desk = await room.page('dee', '/drawings');
  await keypad.getByRole('heading', { level: 1, name: 'Table BJ1' }).waitFor();
  await count.part('fee of three seats', 'dana', keypad, async () => {
    for (const seat of [1, 2, 3]) await key(keypad, new RegExp(`^Seat ${seat},`)).click();
    await key(keypad, 'Start Game').click();
    await keypad.getByText('Round 1').waitFor();
  });
  await count.part('hit', 'dana', keypad, async () => {
    await key(keypad, /^Seat 1,/).click();
    await key(keypad, 'Three 7s').click();
    await keypad.getByText('waiting for the supervisor').waitFor();
  });
  await count.part('verify and sign', 'flo', floor, async () => {
    await floor.getByRole('link', { name: /BJ1, seat 1.*Verify cards/ }).click();
    await typeCards(floor, 'Seat 1: Cards', '7h 7d');
    await typeCards(floor, 'Dealer: Up cards', '7s');
    await floor.getByText('Wins $500.00').waitFor();
    await floor.getByRole('checkbox', { name: 'Deck counted' }).check();
    await floor.getByRole('button', { name: 'Verify' }).click();
    await floor.getByText('Cards verified by flo').waitFor();
  });
  await count.part('verify and sign', 'fred', other, async () => {
    await other.getByRole('link', { name: /BJ1, seat 1/ }).click();
    await other.getByRole('button', { name: 'Sign as fred' }).click();
    await other.getByText('Awarded · Slip 1').waitFor();
  });
  await count.part('end of the round', 'dana', keypad, async () => {
    await key(keypad, 'End Game').click();
    await keypad.getByText('Between rounds').waitFor();
  });
  await count.part('pay $500', 'cora', cage, async () => {
    await cage.getByRole('link', { name: 'Table BJ1, seat 1' }).click();
    await cage.getByRole('radio', { name: 'Cage' }).check();
    await cage.getByRole('button', { name: 'Pay $500.00' }).click();
    await cage.getByRole('heading', { name: 'Receipt' }).waitFor();
  });
  await count.part('two tickets', 'dee', desk, async () => {
    await desk.getByRole('link', { name: /Cash Drawing Promotion/ }).click();
    await desk.getByLabel('Patron').fill('ann');
    await desk.getByLabel('Tickets', { exact: true }).fill('2');
    await desk.getByLabel('Reason').fill('a verified hand');
    await key(desk, 'Issue').click();
    await desk.getByRole('cell', { name: 'ann' }).waitFor();
  });
  const chips = await room.page('dee', '/chips?tab=issue');
  await chips.getByLabel('Batch name').waitFor();
  await count.part('a coupon', 'dee', chips, async () => {
    await chips.getByLabel('Batch name').fill('night-1');
    await chips.getByLabel('Patron').fill('ann');
    await key(chips, 'Issue').click();
    await chips.getByText('1 issued').waitFor();
  });
  const patrons = await room.page('dee', '/patrons');
  await patrons.getByLabel('New patron ID').waitFor();
  await count.part('enroll a player', 'dee', patrons, async () => {
    await patrons.getByLabel('New patron ID').fill('bob');
    await key(patrons, 'Enroll').click();
    await patrons.getByRole('heading', { level: 1, name: 'bob' }).waitFor();
  });
  const claim = await winAt(room, 'five-hundred');
  await room.does('flo', 'pay-claim', { claim, from: 'tray', table: 'BJ1' });
  const trays = await room.page('cora', '/cage?tab=trays');
  await count.part('fill a tray', 'cora', trays, async () => {
    await trays.getByRole('button', { name: 'Fill the tray at BJ1' }).click();
    await trays.getByRole('button', { name: 'Fill tray' }).click();
    await trays.getByRole('button', { name: 'Propose it for approval' }).click();
    await trays.getByText('A different person must approve it').waitFor();
  });
  const approvals = await room.page('flo', '/approvals');
  await approvals.getByRole('link', { name: 'Fill tray' }).waitFor();
  await count.part('fill a tray', 'flo', approvals, async () => {
    await approvals.getByRole('link', { name: 'Fill tray' }).click();
    await approvals.getByRole('button', { name: 'Approve', exact: true }).click();
    await approvals.getByText('Nothing to approve').waitFor();
  });
  expect(count.jobs).toEqual(told());
  // Nothing but a fill takes more people than before.
  const more = Object.entries(count.jobs).filter(([job, { people }]) => people > before(job));
  expect(more.map(([job]) => job)).toEqual(['fill a tray']);
});
