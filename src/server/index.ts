// The server: today the pages and a health check of the house; the house's routes will join them.
import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { RunningHouse } from '#store';
import { ServerStartError } from './start-error.ts';
import { type Log, webPages } from './web-build.ts';

export { type HousePlace, openHouse } from './house.ts';
export { ServerStartError } from './start-error.ts';

export interface ServerOptions {
  /** 0 takes whichever port is free. */
  readonly port: number;
  /** The address to listen on; only this machine unless told otherwise. */
  readonly host?: string;
  /** Is told what takes time before the server listens. */
  readonly log?: Log;
  /** The house that is served; without one there are the pages only. */
  readonly house?: RunningHouse;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything comes from the server itself. The place tables are WebAssembly, which a browser
 * compiles only with 'wasm-unsafe-eval'; that word allows no script from text. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
}

/** Problem details, RFC 9457. */
const sendProblem = (
  reply: FastifyReply,
  { status, title, detail }: { status: number; title: string; detail: string },
): FastifyReply =>
  reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail }));

function addProblems(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    // A path with an ending asks for a file, and files that are there were served already.
    const isPage = !/^\/(api|assets)(\/|$)|\.[^/]+$/.test(path);
    if (isPage && (request.method === 'GET' || request.method === 'HEAD')) {
      return reply.sendFile('index.html');
    }
    const detail = `There is nothing at ${request.method} ${path}.`;
    return sendProblem(reply, { status: 404, title: 'Not found', detail });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const title = STATUS_CODES[status] ?? 'Bad request';
      return sendProblem(reply, { status, title, detail: error.message });
    }
    log(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    const detail = 'The server failed on this request; the mistake is ours.';
    return sendProblem(reply, { status: 500, title: 'Server error', detail });
  });
}

async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const assets = `${sep}assets${sep}`;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // Names under assets/ carry a hash of the content; index.html names them and must be fresh.
    setHeaders: (reply, path) => {
      const isHashed = path.includes(assets);
      reply.header('cache-control', isHashed ? 'max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Whether all is well, for whoever watches over the machine: 503 while the house does not run. */
function addHealth(app: FastifyInstance, version: string, house?: RunningHouse): void {
  app.get('/api/health', async (_request, reply) => {
    if (house === undefined) return { status: 'ok', version };
    const { state, why, name, seq, store } = house.status;
    const isRunning = state === 'running';
    return reply.code(isRunning ? 200 : 503).send({
      status: isRunning ? 'ok' : state,
      ...(why === undefined ? {} : { why }),
      version,
      house: { name, seq, state },
      store,
    });
  });
}

async function versionOf(root: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return String(manifest.version);
}

/** The sentence for an address that cannot be listened on; other errors are not ours to word. */
function listenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ServerStartError(
        'port-in-use',
        `Port ${port} on ${host} is in use: stop the program that has it, or choose another port.`,
      );
    case 'EACCES':
      return new ServerStartError(
        'address-refused',
        `This user may not listen on port ${port}: choose a port above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ServerStartError(
        'address-refused',
        `${host} is not an address of this machine: choose 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}

export async function startServer({
  port,
  host = '127.0.0.1',
  log = () => {},
  house,
}: ServerOptions): Promise<RunningServer> {
  const pages = await webPages(ROOT, log);
  const version = await versionOf(ROOT);
  const app = fastify({
    forceCloseConnections: true,
    // What comes before any route: an address that cannot be read, say.
    frameworkErrors: (error, _request, reply) => {
      const status = error.statusCode ?? 400;
      const title = STATUS_CODES[status] ?? 'Bad request';
      return sendProblem(reply, { status, title, detail: error.message });
    },
  });
  addSecurityHeaders(app);
  addProblems(app, log);
  addHealth(app, version, house);
  await addPages(app, pages);
  try {
    return { url: await app.listen({ port, host }), close: () => app.close() };
  } catch (error) {
    await app.close();
    throw listenError(error, { host, port });
  }
}
