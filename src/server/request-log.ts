// One line of JSON for each request, in a file: which route, what came of it, how long it took. Never
// a body, a query, a token or a name: who did what stands in the house's own log.
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { addressOf } from './access/origin.ts';

type LoggerOption = 'logger' | 'logController';

/** The app's own logger: into the file, or nowhere. */
export const loggerOptions = (file?: string): Pick<FastifyServerOptions, LoggerOption> => ({
  logger: file === undefined ? false : { level: 'info', file, base: { name: 'houseway' } },
  // The framework's lines have the whole address in them.
  logController: new LogController({ disableRequestLogging: true }),
});

export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request;
    const ms = Math.round(reply.elapsedTime);
    const route = routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const device = request.asker?.device?.name;
    const from = addressOf(request);
    app.log.info({ request: id, method, route, status, ms, from, device }, 'answered');
  });
}
