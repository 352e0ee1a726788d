// What comes back instead of an answer: problem details, RFC 9457. `code` is why, from a closed list:
// a refusal of the house, or one of the server's own.

import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { REFUSALS, type Refusal, type RefusalCode, Refused, refusal } from '#house';
import type { Problem } from '#result';
import { given } from '#result';
import { HouseError, StoreError } from '#store';
import type { Log } from './web-build.ts';

const SERVER_PROBLEMS = {
  'bad-request': { status: 400, title: 'The request can’t be read.' },
  'no-key': { status: 400, title: 'A command needs an Idempotency-Key header with its ID.' },
  'not-signed-in': { status: 401, title: 'Not signed in.' },
  'sign-in-failed': { status: 401, title: 'Sign-in failed: wrong badge, PIN, or code.' },
  'pin-needed': { status: 403, title: 'Enter your PIN again.' },
  'forged-request': { status: 403, title: 'The request didn’t come from this site’s own pages.' },
  'not-found': { status: 404, title: 'Not found' },
  'too-large': { status: 413, title: 'The request is too large.' },
  'wrong-content-type': { status: 415, title: 'Send JSON: application/json.' },
  'too-many-requests': { status: 429, title: 'Too many requests.' },
  busy: { status: 429, title: 'Too many commands are waiting.' },
  'server-error': { status: 500, title: 'The server failed on this request.' },
  stopped: { status: 503, title: 'The house is stopped.' },
} as const;
type ServerProblemCode = keyof typeof SERVER_PROBLEMS;
type ProblemCode = ServerProblemCode | RefusalCode;

const UNPROCESSABLE: readonly RefusalCode[] = ['id-used', 'bad-deal', 'bad-offering'];
const FORBIDDEN: readonly RefusalCode[] = ['not-permitted', 'second-person'];

function refusalStatus(code: RefusalCode): number {
  if (FORBIDDEN.includes(code)) return 403;
  if (UNPROCESSABLE.includes(code)) return 422;
  return code.startsWith('unknown-') ? 404 : 409;
}

/** Ends a request. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly code: ProblemCode;
  readonly title: string;
  readonly statusCode: number;
  readonly problems: readonly Problem[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    {
      detail,
      problems,
      retryAfter,
    }: {
      readonly detail?: string;
      readonly problems?: readonly Problem[] | undefined;
      /** Seconds. */
      readonly retryAfter?: number;
    } = {},
  ) {
    const { status, title } =
      code in SERVER_PROBLEMS
        ? SERVER_PROBLEMS[code as ServerProblemCode]
        : { status: refusalStatus(code as RefusalCode), title: REFUSALS[code as RefusalCode] };
    super(detail ?? title);
    this.code = code;
    this.title = title;
    this.statusCode = status;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

export const refusalProblem = ({ code, message, problems }: Refusal): HttpProblem =>
  new HttpProblem(code, { detail: message, problems });

/** What is there, or the refusal that it is not. */
export function found<Facts>(facts: Facts | undefined, code: RefusalCode, about: string): Facts {
  if (facts === undefined) throw refusalProblem(refusal(code, about));
  return facts;
}

const code = z.enum([...Object.keys(SERVER_PROBLEMS), ...Object.keys(REFUSALS)]);

/** As it is documented. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code,
    problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'Why the request failed (RFC 9457).' });

/** Sent as text: what is documented about answers does not hold for it. */
export function sendProblem(reply: FastifyReply, problem: HttpProblem): FastifyReply {
  const { code, title, statusCode, message, problems, retryAfter } = problem;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(statusCode)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(
      given({
        type: `/problems/${code}`,
        title,
        status: statusCode,
        detail: message,
        code,
        problems,
      }),
    );
}

const RETRY_STOPPED_S = 2;

function houseProblem({ code, message }: HouseError): HttpProblem {
  switch (code) {
    case 'busy':
      return new HttpProblem('busy', { detail: message, retryAfter: 1 });
    case 'failed':
      return new HttpProblem('server-error');
    case 'stopped':
    case 'closed':
    case 'corrupt':
    case 'log-shorter':
    case 'log-forked':
    case 'key-missing':
    case 'key-unknown':
    case 'mark-missing':
      return new HttpProblem('stopped', { detail: message, retryAfter: RETRY_STOPPED_S });
  }
}

/** Anything thrown, as the problem that is reported. */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof Refused) return refusalProblem(error.refusal);
  if (error instanceof HouseError) return houseProblem(error);
  if (error instanceof StoreError && error.code === 'unavailable') {
    return new HttpProblem('stopped', { retryAfter: RETRY_STOPPED_S });
  }
  const { statusCode = 500, message } = error as FastifyError;
  if (statusCode >= 500) return new HttpProblem('server-error');
  if (statusCode === 413) return new HttpProblem('too-large');
  if (statusCode === 415) return new HttpProblem('wrong-content-type');
  return new HttpProblem('bad-request', { detail: message });
}

/** The path alone: what is asked for by name stays out of the log. */
const pathOf = (url: string): string => url.split('?')[0] as string;

export function addProblems(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    // Files lie at the root and under assets/, and those that are there were served already. Behind
    // the path of a screen stands a name, which may have dots.
    const isPage = !/^\/(api|assets)(\/|$)|^\/[^/]*\.[^/]+$/.test(path);
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    if (isPage && isLook && 'sendFile' in reply) return reply.sendFile('index.html');
    const detail = `Not found: ${request.method} ${path}.`;
    return sendProblem(reply, new HttpProblem('not-found', { detail }));
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = problemOf(error);
    if (problem.statusCode === 500) {
      const { stack, message, cause } = error as Error;
      const why = cause === undefined ? '' : ` (${String(cause)})`;
      const route = request.routeOptions.url ?? pathOf(request.url);
      log(`${request.method} ${route}: ${stack ?? message}${why}`);
    }
    return sendProblem(reply, problem);
  });
}
