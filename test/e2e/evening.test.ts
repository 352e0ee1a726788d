// An evening of a card room through HTTP only: the house is opened, four jackpots are posted, played,
// called, verified, authorized, paid, taken back and left unclaimed; the boxes are counted and the day
// is closed. Every figure is worked out from the sheets, in the comment beside it.
import { afterAll, beforeAll, beforeEach, onTestFailed } from 'vitest';
import { afterwards } from './evening/afterwards.ts';
import { blazingSevens } from './evening/blazing.ts';
import { cage } from './evening/cage.ts';
import { closing } from './evening/closing.ts';
import { at, evening } from './evening/floor.ts';
import { opening } from './evening/opening.ts';
import { reports } from './evening/reports.ts';
import { sensors } from './evening/sensors.ts';
import { wins } from './evening/wins.ts';
import { openRoom } from './room.fixture.ts';

beforeAll(async () => {
  evening.room = await openRoom(at('17:00'));
});
/** Each step goes on from the one before: after one that failed, the rest would wait in vain. */
let broken: string | undefined;
beforeEach(({ task }) => {
  if (broken !== undefined) throw new Error(`the evening ended at: ${broken}`);
  onTestFailed(() => {
    broken ??= task.name;
  });
});
afterAll(async () => {
  const { room, screen } = evening;
  screen?.close();
  await room?.close();
  room?.remove();
});

opening();
sensors();
blazingSevens();
wins();
cage();
closing();
reports();
afterwards();
