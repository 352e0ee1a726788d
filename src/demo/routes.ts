// What only a demo has: its badges, a door without PIN, and what lies on its tables.
import { z } from 'zod';
import { makeDeal } from '#games';
import { refusal } from '#house';
import {
  type Api,
  answers,
  beginSession,
  done,
  HttpProblem,
  listOf,
  look,
  name,
  ownCommand,
  refusalProblem,
  type ServerContext,
  signedIn,
} from '#server';
import { kioskOf } from './club.ts';
import type { Play } from './play.ts';
import { DEMO_STAFF } from './room.ts';

const TAGS = ['demo'];

function addBadges(app: Api, { house }: ServerContext): void {
  app.get(
    '/demo',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'Roles to choose in the demo. Not available in any other house.',
        tags: TAGS,
        response: answers(
          z.object({
            badges: listOf(z.object({ badge: z.string(), roles: listOf(z.string()) })),
            /** A browser becomes the kiosk by the link; the card is a member's. */
            kiosk: z.object({ link: z.string(), card: z.string(), pin: z.string() }).optional(),
          }),
        ),
      },
    },
    () =>
      house.read(({ staff, club }) => ({
        ...kioskOf(club),
        badges: DEMO_STAFF.flatMap(({ staff: badge }) => {
          const who = staff.get(badge);
          return who?.isActive === true ? [{ badge, roles: [...who.roles] }] : [];
        }),
      })),
  );
}

function addDoor(app: Api, context: ServerContext): void {
  app.post(
    '/demo/sign-in',
    {
      config: { needs: 'nobody', limit: 'sign-in' },
      schema: {
        summary: 'Starts a session for a demo badge without a PIN.',
        tags: TAGS,
        body: z.strictObject({ badge: name }),
        response: answers(signedIn),
      },
    },
    async (request, reply) => {
      const { badge } = request.body;
      if (!DEMO_STAFF.some(({ staff }) => staff === badge)) {
        throw new HttpProblem('sign-in-failed', { detail: 'Not a demo badge.' });
      }
      await done(context.house, ownCommand('sign-in', badge, { isRight: true }));
      return beginSession(context, reply, { badge });
    },
  );
}

function addTables(app: Api, context: ServerContext, play: Play): void {
  app.get(
    '/demo/tables/:table',
    {
      schema: {
        summary: 'The cards on a demo table, as the floor would enter them.',
        tags: TAGS,
        params: z.object({ table: name }),
        response: answers(z.object({ deal: z.record(z.string(), z.unknown()).optional() })),
      },
    },
    async (request) => {
      const { table } = request.params;
      return look(context, request, 'tables', (house) => {
        if (!house.tables.has(table)) throw refusalProblem(refusal('unknown-table', table));
        const deal = play.dealOn(house, table, context.clock());
        return deal === undefined ? {} : { deal: makeDeal(deal) };
      });
    },
  );
}

export function addDemoRoutes(app: Api, context: ServerContext, play: Play): void {
  addBadges(app, context);
  addDoor(app, context);
  addTables(app, context, play);
}
