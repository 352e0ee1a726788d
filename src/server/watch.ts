// For people who watch the machine: whether all is well.

import type { FastifyInstance } from 'fastify';
import { given } from '#result';
import type { ServerContext } from './context.ts';

/** Commands that may wait before no more should be sent here. */
const QUEUED_MAX = 10_000;

/** 503 while the house does not run. `ready` also says no while too many commands wait. */
export function addHealth(app: FastifyInstance, version: string, context?: ServerContext): void {
  const tags = ['watch'];
  const summary = 'Health; 503 while the house is stopped.';
  app.get('/api/health', { schema: { summary, tags } }, async (_request, reply) => {
    if (context === undefined) return { status: 'ok', version };
    const { state, why, name, seq, store } = context.house.status;
    const isRunning = state === 'running';
    return reply.code(isRunning ? 200 : 503).send(
      given({
        status: isRunning ? 'ok' : state,
        why,
        version,
        house: { name, seq, state },
        // Anyone may ask, so the location and the version are told on the console only.
        store: store.split(' ')[0],
      }),
    );
  });
  const ready = 'Readiness; 503 when not ready for requests.';
  app.get('/api/ready', { schema: { summary: ready, tags } }, async (_request, reply) => {
    const { state = 'running', queued = 0 } = context?.house.status ?? {};
    const isReady = state === 'running' && queued < QUEUED_MAX;
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, state, queued });
  });
}
