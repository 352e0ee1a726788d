// What the route files share: how a route is typed and described.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { commandFields } from '#house';
import { problemSchema } from '../problems.ts';

/** An app whose routes are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Names of badges, tables, offerings: as the house reads them. */
export const name = commandFields('dismiss-staff').shape.staff;
/** The id of a call is that of the command that made it. */
export const callId = commandFields('uncall-hand').shape.call;
export const claimId = commandFields('pay-claim').shape.claim;
/** A day that a house can have had. */
export const day = commandFields('close-day').shape.day;

export const KEY_HEADER = 'idempotency-key';

/** The key of a write is the id of its command: asked again with the same key, the house gives its
 * first answer. */
export const keyHeader = z.object({
  [KEY_HEADER]: callId.describe('Create one per command and keep it until you have an answer.'),
});

const problem = {
  description: 'Why it was refused: see code',
  content: { 'application/problem+json': { schema: problemSchema } },
};

const binary = z.string().meta({ format: 'binary' });

/** The answers of a route that gives something else than JSON: text, or a file. */
export const answersAs = (type: string, description: string) => ({
  200: {
    description,
    content: { [type]: { schema: type.startsWith('text/') ? z.string() : binary } },
  },
  '4xx': problem,
  '5xx': problem,
});

/** The answers of a route: what it gives, and problems. */
export const answers = <Answer extends z.ZodType>(answer: Answer) => ({
  200: answer,
  '4xx': problem,
  '5xx': problem,
});
