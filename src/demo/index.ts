// The demo house: opened with a past or found again, and then alive.
import { seededSource } from '#chance';
import { hasOpened, type Demo as ServedDemo, type ServerContext, ServerStartError } from '#server';
import type { PastClock } from './clock.ts';
import { doneAll } from './command.ts';
import { drive } from './drive.ts';
import { OPENED_AGO_MS, playEvening } from './evening.ts';
import { openPromotions, openRoom, unfinishedIn } from './open-room.ts';
import { makePlay, type Play } from './play.ts';
import { DEMO_NAME } from './room.ts';
import { addDemoRoutes } from './routes.ts';
import { openTableGames } from './table-games.ts';

export { makePastClock } from './clock.ts';

export interface RunningDemo extends ServedDemo {
  readonly play: Play;
}

/** Opens the house as a demo; with a clock that can be set back, it has a past. */
async function openDemo(context: ServerContext, past?: PastClock): Promise<void> {
  const { house, clock, log } = context;
  const now = clock();
  past?.show(now - OPENED_AGO_MS);
  await openRoom(context);
  if (past !== undefined) {
    log('Playing the last hours of the demo house ...');
    const begun = performance.now();
    await playEvening(context, past, now);
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    log(`... ${house.status.seq} records in ${seconds} s.`);
  }
  await openPromotions(context);
  await openTableGames(context, seededSource(house.status.seq));
  await doneAll(house, unfinishedIn(context));
  past?.letGo();
}

/** The demo that a house is, or becomes if no one has opened it. Any other house is refused: no one
 * gets into one without a PIN. */
export async function makeDemo(context: ServerContext, past?: PastClock): Promise<RunningDemo> {
  const { house, rulebook, clock } = context;
  if (!hasOpened(house)) await openDemo(context, past);
  const { name, seq } = house.status;
  if (name !== DEMO_NAME) {
    throw new ServerStartError(
      'not-a-demo',
      `The house "${name}" is not a demo. Start it without --demo.`,
    );
  }
  const play = makePlay(rulebook, seededSource(seq), clock());
  return {
    play,
    addRoutes: (app) => addDemoRoutes(app, context, play),
    drive: () => drive(context, play),
  };
}
