// What can be looked at: one route for each view of the house, and how the server makes those that it
// answers from its log and its files. Each look is at the house as of what is durable.

import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ACTIVITIES } from '#activities';
import { SERVER_VIEWS } from '#client';
import { type AnyView, type House, type Looking, VIEWS, type Viewer, type ViewFacts } from '#house';
import { given } from '#result';
import { makeActivity } from '#rules';
import { look, sees } from '../access/seeing.ts';
import { nowIn, type ServerContext } from '../context.ts';
import { found } from '../problems.ts';
import { patronAtKiosk } from '../promotions/kiosk.ts';
import { type Api, answers } from './route.ts';

/** The house as a request looks at it. A house that is not set up has no clock yet, and some may look
 * at it all the same. */
const lookingOf = (
  context: ServerContext,
  { asker }: FastifyRequest,
  { house, patron = '' }: { readonly house: House; readonly patron?: string },
): Looking & { readonly patron: string } => ({
  house,
  rulebook: context.rulebook,
  get now() {
    return nowIn(context, house);
  },
  badge: asker.session?.badge,
  patron,
  sees: (resource) => sees(house, asker, resource),
});

function needsOf({ sees: viewer, forDevices }: ViewFacts): FastifyContextConfig['needs'] & string {
  if (viewer === 'everybody') return 'nobody';
  if (viewer === 'cardholder') return 'kiosk';
  return forDevices ? 'badge-or-device' : 'badge';
}

/** The description of a view's route. */
const routeOf = (declared: ViewFacts) => ({
  config: { needs: needsOf(declared) },
  schema: given({
    summary: declared.says,
    description: declared.more,
    tags: [declared.tag],
    params: Object.keys(declared.of).length === 0 ? undefined : z.object(declared.of),
    querystring: declared.query,
    response: answers(declared.answer),
  }),
});

/** Looks for a request, if the asker may. */
async function lookAs<T>(
  context: ServerContext,
  request: FastifyRequest,
  viewer: Viewer,
  see: (looking: Looking & { readonly patron: string }) => T,
): Promise<T> {
  if (viewer !== 'everybody' && viewer !== 'signed-in' && viewer !== 'cardholder') {
    return look(context, request, viewer, (house) => see(lookingOf(context, request, { house })));
  }
  const card = viewer === 'cardholder' ? await patronAtKiosk(context, request) : {};
  return context.house.read((house) => see(lookingOf(context, request, { house, ...card })));
}

/** A view of the server's own: its declaration says who may see it. */
export function addAnswer<
  Path extends string,
  Of extends Readonly<Record<string, z.ZodType<string>>>,
  Query extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: Api,
  context: ServerContext,
  declared: ViewFacts<Path, Viewer, Of, Query, Answer>,
  answer: (
    request: FastifyRequest,
    of: { readonly [Name in keyof Of]: string },
    query: z.output<Query>,
    reply: FastifyReply,
  ) => Promise<z.input<Answer> | FastifyReply>,
): void {
  (app as unknown as FastifyInstance).get(
    declared.path,
    routeOf(declared),
    async (request, reply) => {
      await lookAs(context, request, declared.sees, () => {});
      return answer(request, request.params as never, request.query as z.output<Query>, reply);
    },
  );
}

/** All views of the house, and the approved activities. */
export function addViewRoutes(app: Api, context: ServerContext): void {
  addAnswer(app, context, SERVER_VIEWS.activities, async () => ACTIVITIES.map(makeActivity));
  addAnswer(app, context, SERVER_VIEWS.activity, async (_, { activity: id }) =>
    makeActivity(found(context.rulebook.activity(id), 'unknown-activity', id)),
  );
  for (const view of VIEWS as readonly AnyView[]) {
    // The view's own declaration says what its schemas are; the app could not tell from a generic one.
    (app as unknown as FastifyInstance).get(view.path, routeOf(view), (request) =>
      lookAs(context, request, view.sees, (looking) =>
        view.see(looking, request.params as never, request.query as never),
      ),
    );
  }
}
