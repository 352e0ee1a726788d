// Where a request comes from, for the record of whatever it asks the house to do.
import { AsyncLocalStorage } from 'node:async_hooks';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Origin } from '#house';
import { given } from '#result';

const AGENT_MAX = 120;

const asking = new AsyncLocalStorage<Origin>();

/** Of the request that is being answered; nothing for what the server does by itself. */
export const originNow = (): Origin | undefined => asking.getStore();

/** A network of its own for each IPv6 address would be no place to count by: /64 is one place. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);

/** The program that asks, as it calls itself, without what could forge a line. */
export const agentOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['user-agent']?.replace(/[^\x20-\x7e]/g, '?').slice(0, AGENT_MAX);

/** After the body is read: what follows belongs to this request. */
export function addOrigin(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, next) => {
    const device = request.asker.device?.name ?? request.asker.session?.device;
    asking.run(given({ device, address: addressOf(request) }), next);
  });
}
