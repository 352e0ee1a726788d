// One line of JSON for each request, in a file: which route, what came of it, how long it took. Never
// a body, a query, a token or a name: who did what stands in the house's own log.

import { appendFileSync } from 'node:fs';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { addressOf } from './access/origin.ts';
import { ServerStartError } from './start-error.ts';
import type { Log } from './web-build.ts';

/** Each line is in the file before anything else happens: none is lost when the server is closed or
 * crashes, and a file that was moved away is begun again. A disk that fails stops no request, and is
 * told once until it works again. */
function linesInto(file: string, log: Log): { write(line: string): void } {
  let lastFailure = '';
  return {
    write(line) {
      try {
        appendFileSync(file, line);
        lastFailure = '';
      } catch (error) {
        const { message } = error as Error;
        if (message !== lastFailure) log(`The request log failed: ${message}`);
        lastFailure = message;
      }
    },
  };
}

function checkWritable(file: string): void {
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new ServerStartError(
      'log-refused',
      `The request log ${file} can’t be written: ${(error as Error).message}. Choose another file.`,
    );
  }
}

type LoggerOption = 'logger' | 'logController';

/** The app's own logger: into the file, or nowhere. */
export function loggerOptions(
  file: string | undefined,
  log: Log,
): Pick<FastifyServerOptions, LoggerOption> {
  if (file !== undefined) checkWritable(file);
  return {
    logger:
      file === undefined
        ? false
        : { level: 'info', stream: linesInto(file, log), base: { name: 'houseway' } },
    // The framework's lines have the whole address in them.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

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
