// What only a demo has: its badges, a door without PIN, and what lies on its tables.
import { REQUESTS, SERVER_VIEWS } from '#client';
import { makeDeal } from '#games';
import { refusal } from '#house';
import {
  type Api,
  addAnswer,
  addRequest,
  beginSession,
  done,
  HttpProblem,
  ownCommand,
  refusalProblem,
  type ServerContext,
} from '#server';
import { kioskOf } from './club.ts';
import type { Play } from './play.ts';
import { DEMO_STAFF } from './room.ts';

function addBadges(app: Api, context: ServerContext): void {
  addAnswer(app, context, SERVER_VIEWS.demo, () =>
    context.house.read(({ staff, club }) => ({
      ...kioskOf(club),
      badges: DEMO_STAFF.flatMap(({ staff: badge }) => {
        const who = staff.get(badge);
        return who?.isActive === true ? [{ badge, roles: [...who.roles] }] : [];
      }),
    })),
  );
}

function addDoor(app: Api, context: ServerContext): void {
  addRequest(app, context, REQUESTS.demoSignIn, async ({ reply, body: { badge } }) => {
    if (!DEMO_STAFF.some(({ staff }) => staff === badge)) {
      throw new HttpProblem('sign-in-failed', { detail: 'Not a demo badge.' });
    }
    await done(context.house, ownCommand('sign-in', badge, { isRight: true }));
    return beginSession(context, reply, { badge });
  });
}

function addTables(app: Api, context: ServerContext, play: Play): void {
  addAnswer(app, context, SERVER_VIEWS.demoTable, (_, { table }) =>
    context.house.read((house) => {
      if (!house.tables.has(table)) throw refusalProblem(refusal('unknown-table', table));
      const deal = play.dealOn(house, table, context.clock());
      return deal === undefined ? {} : { deal: makeDeal(deal) };
    }),
  );
}

export function addDemoRoutes(app: Api, context: ServerContext, play: Play): void {
  addBadges(app, context);
  addDoor(app, context);
  addTables(app, context, play);
}
