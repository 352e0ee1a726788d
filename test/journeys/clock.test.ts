// A clock in doubt: every screen of the room says so, until two people have said which time is right.
import { afterAll, beforeAll, test } from 'vitest';
import { ownCommand } from '../../src/server/context.ts';
import { type Journey, openJourney } from './journey.fixture.ts';

let room: Journey;
beforeAll(async () => {
  room = await openJourney();
});
afterAll(() => room?.close());

const DOUBT = 'The clock is in doubt.';
const size = (width: number, height: number) => ({ viewport: { width, height } });

test('a clock in doubt is on signs and on the screens of the staff, until two people confirm it', async () => {
  const pages = await Promise.all([
    room.page(undefined, '/sign/blazing?seconds=600', size(1920, 1080)),
    room.page(undefined, '/show', size(1920, 1080)),
    room.page('max', '/floor', size(390, 844)),
    room.page('abe', '/approvals', size(1280, 800)),
  ]);
  await pages[2]?.getByRole('heading', { level: 1 }).first().waitFor();
  const { house } = room.context;
  await house.submit(ownCommand('doubt-clock', 'clock', { why: 'jump', ahead: 3_600_000 }));
  for (const page of pages) await page.getByText(DOUBT).waitFor();
  const doubt = await house.read((live) => live.doubt?.seq ?? 0);
  const command = { type: 'confirm-clock', is: 'house', doubt, reason: 'two telephones' };
  const proposed = ownCommand('propose', 'max', { command });
  await house.submit(proposed);
  await house.submit(ownCommand('approve', 'carl', { proposal: proposed.id }));
  for (const page of pages) await page.getByText(DOUBT).waitFor({ state: 'detached' });
});
