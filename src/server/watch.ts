// For people who watch the machine: whether all is well.

import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { health, ready } from '#client';
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
    const { state, why, name, seq, store, isClockDoubted } = context.house.status;
    const isRunning = state === 'running';
    // 200 all the same: a restart would lose the time that has passed since the start.
    const running = isClockDoubted ? 'clock-doubt' : 'ok';
    const told: z.input<typeof health> = given({
      status: isRunning ? running : state,
      why,
      version,
      house: { name, seq, state },
      // Anyone may ask, so the location and the version are told on the console only.
      store: store.split(' ')[0],
    });
    return reply.code(isRunning ? 200 : 503).send(told);
  });
  const readySays = 'Readiness; 503 when not ready for requests.';
  app.get('/api/ready', { schema: { summary: readySays, tags } }, async (_request, reply) => {
    const status = context?.house.status;
    const { state = 'running', queued = 0, isClockDoubted = false } = status ?? {};
    const isReady = state === 'running' && queued < QUEUED_MAX && !isClockDoubted;
    const told: z.input<typeof ready> = { ready: isReady, state, queued };
    return reply.code(isReady ? 200 : 503).send(told);
  });
}
