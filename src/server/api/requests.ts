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
import { problemsOf, type Resource } from '#house';
import { given } from '#result';
import { checkSees } from '../access/seeing.ts';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../problems.ts';
import { type Api, answers, KEY_HEADER, keyHeader } from './route.ts';

const NEEDS: Readonly<Record<string, NonNullable<FastifyContextConfig['needs']>>> = {
  everybody: 'nobody',
  device: 'device',
  cardholder: 'kiosk',
  kiosk: 'kiosk',
};

function configOf({ by, isTry }: RequestFacts): FastifyContextConfig {
  return given({ needs: NEEDS[by], limit: isTry ? ('sign-in' as const) : undefined });
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

const isResource = (by: RequestFacts['by']): by is Resource =>
  by !== 'signed-in' && NEEDS[by] === undefined;

/** The key that came with a request, which need not have one. */
function keyOf({ headers }: FastifyRequest): string {
  const key = headers[KEY_HEADER];
  if (key === undefined) return '';
  const read = keyHeader.safeParse({ [KEY_HEADER]: key });
  if (!read.success) throw new HttpProblem('bad-request', { problems: problemsOf(read.error) });
  return read.data[KEY_HEADER];
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
  const resource = isResource(by) ? by : undefined;
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
        key: keyOf(request),
      });
    },
  });
}
