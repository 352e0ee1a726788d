// How much can be asked for in a while: by session, by device, or by address.
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../problems.ts';

export interface Limits {
  /** Requests in ten seconds, of one session, device or address. */
  readonly requests: number;
  /** Sign-ins in a minute, from one address; the badge has its own lock. */
  readonly signIns: number;
}

/** A keypad never comes near it: fifty a second. */
export const USUAL_LIMITS: Limits = { requests: 500, signIns: 60 };

const REQUESTS_MS = 10_000;
const SIGN_INS_MS = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly limit?: 'sign-in';
  }
}

const isSignIn = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.limit === 'sign-in';

function keyOf(request: FastifyRequest): string {
  const { session, device } = request.asker;
  const address = normalizeIP(request.ip);
  if (isSignIn(request)) return `sign-in ${address}`;
  if (session !== undefined) return `session ${session.key}`;
  return device === undefined ? `address ${address}` : `device ${device.name}`;
}

export async function addLimits(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    keyGenerator: keyOf,
    max: (request) => (isSignIn(request) ? limits.signIns : limits.requests),
    timeWindow: (request: FastifyRequest) => (isSignIn(request) ? SIGN_INS_MS : REQUESTS_MS),
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpProblem('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}
