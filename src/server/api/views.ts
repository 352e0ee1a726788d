// What can be looked at. Each view is one look at the house as of what is durable.

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ACTIVITIES } from '#activities';
import {
  allMeters,
  callFacts,
  claimFacts,
  deviceFacts,
  dropFacts,
  fundFacts,
  fundNames,
  type House,
  houseFacts,
  keypadOf,
  meterFacts,
  offeringFacts,
  patronFacts,
  proposalFacts,
  type Resource,
  refusal,
  signOf,
  staffFacts,
  tableFacts,
} from '#house';
import { given } from '#result';
import { makeActivity } from '#rules';
import type { Asker } from '../access/asker.ts';
import { look, sees } from '../access/seeing.ts';
import { nowIn, type ServerContext } from '../context.ts';
import { found, refusalProblem } from '../problems.ts';
import { count } from './log.ts';
import { type Api, answers, callId, claimId, listOf, name } from './route.ts';
import * as answer from './view-answers.ts';

interface View<Params, Query, Answer> {
  readonly resource: Resource;
  readonly summary: string;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly answer: z.ZodType<Answer>;
  readonly see: (house: House, params: Params, query: Query, asker: Asker) => Answer;
}

/** Adds one view. */
function addView<Params, Query, Answer>(
  app: Api,
  context: ServerContext,
  path: string,
  { resource, summary, params, query, answer: shape, see }: View<Params, Query, Answer>,
): void {
  // The view's own type says what its schemas are; the app could not tell from a generic one.
  (app as unknown as FastifyInstance).get(
    path,
    {
      config: { needs: 'badge-or-device' },
      schema: given({
        summary,
        tags: ['views'],
        params,
        querystring: query,
        response: answers(shape),
      }),
    },
    (request) =>
      look(context, request, resource, (house) =>
        see(house, request.params as Params, request.query as Query, request.asker),
      ),
  );
}

/** The house as whoever asks may see it. */
function houseFor(house: House, asker: Asker): z.infer<typeof answer.house> {
  const { staff, proposals, uncountedBoxes, openClaims, playersMoney, advanced, cage, ...facts } =
    houseFacts(house);
  return {
    ...facts,
    ...(sees(house, asker, 'staff') ? { staff } : {}),
    ...(sees(house, asker, 'proposals') ? { proposals } : {}),
    ...(sees(house, asker, 'drops') ? { uncountedBoxes } : {}),
    ...(sees(house, asker, 'claims') ? { openClaims } : {}),
    ...(sees(house, asker, 'books') ? { playersMoney, advanced, cage } : {}),
  };
}

function addSign(app: Api, { house, rulebook }: ServerContext): void {
  app.get(
    '/sign',
    {
      config: { needs: 'nobody' },
      schema: {
        summary: 'What the room’s signs show. Public.',
        tags: ['views'],
        response: answers(listOf(answer.signLine)),
      },
    },
    () => house.read((live) => signOf(live, rulebook)),
  );
}

function addMoney(app: Api, context: ServerContext): void {
  const { rulebook } = context;
  addView(app, context, '/house', {
    resource: 'house',
    summary: 'The house at a glance.',
    answer: answer.house,
    see: (house, _, __, asker) => houseFor(house, asker),
  });
  addView(app, context, '/meters', {
    resource: 'meters',
    summary: 'All meters at one moment.',
    answer: listOf(answer.meter),
    see: (house) => allMeters(house, rulebook),
  });
  addView(app, context, '/meters/:offering/:meter', {
    resource: 'meters',
    summary: 'Everything about one meter.',
    params: z.object({ offering: name, meter: name }),
    answer: answer.meter,
    see: (house, params) => {
      const { offering, meter } = params;
      const offered = found(house.offerings.get(offering), 'unknown-offering', offering);
      const { meters } = rulebook.posted(offered).activity.fund;
      const isThere = meters.some((each) => each.name === meter);
      if (!isThere) throw refusalProblem(refusal('unknown-meter', meter));
      return meterFacts(house, rulebook, params);
    },
  });
  addView(app, context, '/funds', {
    resource: 'funds',
    summary: 'Money held for players, by fund.',
    answer: listOf(answer.fund),
    see: (house) => fundNames(house).map((fund) => fundFacts(house, fund)),
  });
  addView(app, context, '/funds/:fund', {
    resource: 'funds',
    summary: 'One fund.',
    params: z.object({ fund: name }),
    answer: answer.fund,
    see: (house, { fund }) => {
      const isThere = fundNames(house).includes(fund);
      if (!isThere) throw refusalProblem(refusal('unknown-fund', fund));
      return fundFacts(house, fund);
    },
  });
}

function addFloor(app: Api, context: ServerContext): void {
  const { rulebook } = context;
  addView(app, context, '/tables', {
    resource: 'tables',
    summary: 'Every table: its game and who sits where.',
    answer: listOf(answer.table),
    see: tableFacts,
  });
  addView(app, context, '/tables/:table', {
    resource: 'tables',
    summary: 'Everything a table’s keypad shows.',
    params: z.object({ table: name }),
    answer: answer.keypad,
    see: (house, { table }) => {
      const at = nowIn(context, house);
      return found(keypadOf(house, rulebook, { table, at }), 'unknown-table', table);
    },
  });
  addView(app, context, '/offerings', {
    resource: 'offerings',
    summary: 'Current and past offerings.',
    answer: listOf(answer.offering),
    see: (house) => offeringFacts.all(house, rulebook),
  });
  addView(app, context, '/offerings/:offering', {
    resource: 'offerings',
    summary: 'One offering, with the document as posted.',
    params: z.object({ offering: name }),
    answer: answer.offeringWithDocument,
    see: (house, { offering }) =>
      found(offeringFacts.one(house, rulebook, offering), 'unknown-offering', offering),
  });
  addView(app, context, '/proposals', {
    resource: 'proposals',
    summary: 'Proposals that need a second person.',
    answer: listOf(answer.proposal),
    see: proposalFacts,
  });
  addView(app, context, '/calls', {
    resource: 'calls',
    summary: 'Calls waiting for a decision.',
    answer: listOf(answer.call),
    see: callFacts.all,
  });
  addView(app, context, '/calls/:call', {
    resource: 'calls',
    summary: 'One call, with the cards as entered.',
    params: z.object({ call: callId }),
    answer: answer.callWithDeal,
    see: (house, { call }) => found(callFacts.one(house, call), 'unknown-call', call),
  });
}

const CLAIMS_MOST = 1_000;

function addClaims(app: Api, context: ServerContext): void {
  addView(app, context, '/claims', {
    resource: 'claims',
    summary: 'Claims of one status, or all.',
    query: z.strictObject({
      status: answer.claim.shape.status.optional(),
      limit: count(CLAIMS_MOST)
        .pipe(z.int().min(1))
        .optional()
        .describe('The number to return, newest first. Without it, all, oldest first.'),
    }),
    answer: listOf(answer.claim),
    see: (house, _, { status, limit }) =>
      limit === undefined ? claimFacts.all(house, status) : claimFacts.newest(house, limit, status),
  });
  addView(app, context, '/claims/:claim', {
    resource: 'claims',
    summary: 'One claim.',
    params: z.object({ claim: claimId }),
    answer: answer.claim,
    see: (house, { claim }) => found(claimFacts.one(house, claim), 'unknown-claim', claim),
  });
  addView(app, context, '/drops', {
    resource: 'drops',
    summary: 'Boxes to count. The expected amounts are not shown.',
    answer: listOf(answer.drop),
    see: dropFacts,
  });
  addView(app, context, '/patrons/:patron', {
    resource: 'patrons',
    summary: 'A patron’s record. No personal data.',
    params: z.object({ patron: name }),
    answer: answer.patron,
    see: (house, { patron }) => found(patronFacts(house, patron), 'unknown-patron', patron),
  });
}

function addOffice(app: Api, context: ServerContext): void {
  addView(app, context, '/staff', {
    resource: 'staff',
    summary: 'Every badge and its roles.',
    answer: listOf(answer.staff),
    see: staffFacts,
  });
  addView(app, context, '/devices', {
    resource: 'devices',
    summary: 'Every device, current or past.',
    answer: listOf(answer.device),
    see: deviceFacts,
  });
  addView(app, context, '/activities', {
    resource: 'activities',
    summary: 'Every approved activity.',
    answer: listOf(answer.activity),
    see: () => ACTIVITIES.map(makeActivity),
  });
  addView(app, context, '/activities/:activity', {
    resource: 'activities',
    summary: 'One approved activity.',
    params: z.object({ activity: name }),
    answer: answer.activity,
    see: (_, { activity: id }) =>
      makeActivity(found(context.rulebook.activity(id), 'unknown-activity', id)),
  });
}

export function addViewRoutes(app: Api, context: ServerContext): void {
  addSign(app, context);
  addMoney(app, context);
  addFloor(app, context);
  addClaims(app, context);
  addOffice(app, context);
}
