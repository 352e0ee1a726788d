// How the server does what is declared as a request: its route follows from the declaration.
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import { z } from 'zod';
import type { RequestFacts } from '#client';
import { given } from '#result';
import { checkSees } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { type Api, answers, keyHeader } from './route.ts';

const NEEDS = { everybody: 'nobody', cardholder: 'kiosk', kiosk: 'kiosk' } as const;

function configOf({ by, isForFirstPin, isTry }: RequestFacts): FastifyContextConfig {
  const needs = by === 'everybody' || by === 'cardholder' || by === 'kiosk' ? NEEDS[by] : undefined;
  return given({ needs, isForFirstPin, limit: isTry ? ('sign-in' as const) : undefined });
}

/** What a handler is told: everything in it has been read by its schema. */
export interface RequestTold<Of, Query, Body> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly of: { readonly [Name in keyof Of]: string };
  readonly query: Query;
  readonly body: Body;
  /** The ID of the command that it leads to; empty where it leads to none. */
  readonly key: string;
}

export function addRequest<
  Of extends Readonly<Record<string, z.ZodType<string>>>,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: Api,
  context: ServerContext,
  declared: RequestFacts<string, string, Of, Query, Body, Answer>,
  handle: (told: RequestTold<Of, z.output<Query>, z.output<Body>>) => Promise<z.input<Answer>>,
): void {
  const { by } = declared;
  const resource =
    by === 'everybody' || by === 'signed-in' || by === 'cardholder' || by === 'kiosk'
      ? undefined
      : by;
  const schema: FastifySchema = given({
    summary: declared.says,
    description: declared.more,
    tags: [declared.tag],
    headers: declared.isKeyed ? keyHeader : undefined,
    params: Object.keys(declared.of).length === 0 ? undefined : z.object(declared.of),
    querystring: declared.query,
    body: declared.body,
    response: answers(declared.answer),
  });
  // The declaration says what its schemas are; the app could not tell from a generic one.
  (app as unknown as FastifyInstance).route({
    method: declared.method,
    url: declared.path,
    config: configOf(declared),
    ...(declared.bodyMax === undefined ? {} : { bodyLimit: declared.bodyMax }),
    schema,
    handler: async (request, reply) => {
      if (resource !== undefined) await checkSees(context, request, resource);
      return handle({
        request,
        reply,
        of: request.params as never,
        query: request.query as z.output<Query>,
        body: request.body as z.output<Body>,
        key: String(request.headers['idempotency-key'] ?? ''),
      });
    },
  });
}
