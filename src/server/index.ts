// The server: the pages, and the API of a house.
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { given } from '#result';
import type { Limits } from './access/limits.ts';
import { fillIndex } from './api/facts.ts';
import type { Api } from './api/route.ts';
import { makeApp } from './app.ts';
import { hasOpened, makeContext, type Served, type ServerContext } from './context.ts';
import { ServerStartError } from './start-error.ts';
import type { TlsFiles } from './tls.ts';
import { type Log, webPages } from './web-build.ts';

export { addToFacts } from './api/facts.ts';
export { addRequest } from './api/requests.ts';
export type { Api } from './api/route.ts';
export { beginSession } from './api/sign-in.ts';
export { addAnswer } from './api/views.ts';
export { CLOCK, done, hasOpened, ownCommand, type ServerContext } from './context.ts';
export { continueLog } from './continue-log.ts';
export { type HousePlace, keyFileOf, logFilesOf, openHouse } from './house.ts';
export { HttpProblem, refusalProblem } from './problems.ts';
export { boundFields } from './promotions/drawing-secret.ts';
export { ServerStartError } from './start-error.ts';

/** What a demo has that no other house has. */
export interface Demo {
  addRoutes(api: Api): void;
  /** Lets its tables play until the function that comes back is called. */
  drive(): () => Promise<void>;
}

export interface ServerOptions {
  /** 0 takes whichever port is free. */
  readonly port: number;
  /** The address to listen on; only this machine unless told otherwise. */
  readonly host?: string;
  /** Is told what takes time before the server listens. */
  readonly log?: Log;
  /** The house that is served; without one there are the pages only. */
  readonly served?: Served;
  /** How much can be asked for; the usual limits by default. */
  readonly limits?: Limits;
  /** Where a line is written for each request; nowhere where nothing is said. */
  readonly logFile?: string;
  /** Addresses of proxies that say where a request comes from. */
  readonly trustProxy?: readonly string[];
  /** Where browsers find the house, where it isn't the address that it listens on. */
  readonly origin?: string;
  /** Listens by TLS. */
  readonly tls?: TlsFiles;
  /** Opens a new house as a demo, or continues a demo; no other house is served this way. */
  readonly demo?: ((context: ServerContext) => Promise<Demo>) | undefined;
}

export interface RunningServer {
  /** Where browsers find it. */
  readonly url: string;
  /** On which it listens. */
  readonly port: number;
  /** The code that opens the house, while it is not open. */
  readonly setupCode?: string;
  close(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  const assets = `${sep}assets${sep}`;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    // Names under assets/ carry a hash of the content; index.html names them and must be fresh.
    setHeaders: (reply, path) => {
      const isHashed = path.includes(assets);
      reply.header('cache-control', isHashed ? 'max-age=31536000, immutable' : 'no-cache');
    },
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
        `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port.`,
      );
    case 'EACCES':
      return new ServerStartError(
        'address-refused',
        `This user can’t listen on port ${port}. Choose a port above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ServerStartError(
        'address-refused',
        `${host} is not an address of this machine. Choose 127.0.0.1, or 0.0.0.0 for all.`,
      );
    default:
      return error;
  }
}

/** Fills the index of people while the house runs; what stops it. */
function fillsIndex(context: ServerContext): () => Promise<void> {
  let isOver = false;
  const filling = fillIndex(context, () => isOver).catch((error: unknown) => {
    context.log(`The index of people is filled at the next start: ${String(error)}`);
  });
  return async () => {
    isOver = true;
    await filling;
  };
}

export async function startServer({
  port,
  host = '127.0.0.1',
  log = () => {},
  served,
  demo: openDemo,
  limits,
  logFile,
  trustProxy,
  origin,
  tls,
}: ServerOptions): Promise<RunningServer> {
  const pages = await webPages(ROOT, log);
  const version = await versionOf(ROOT);
  const context =
    served === undefined ? undefined : await makeContext(served, given({ log, origin }));
  const isNew = context !== undefined && !hasOpened(context.house);
  const demo = context === undefined ? undefined : await openDemo?.(context);
  const addMore = demo?.addRoutes;
  const asked = { limits, addMore, logFile, trustProxy, tls };
  const app = await makeApp({ version, log, context, ...asked });
  if (demo !== undefined) app.addHook('onClose', demo.drive());
  if (context !== undefined) app.addHook('onClose', fillsIndex(context));
  await addPages(app, pages);
  try {
    const url = await app.listen({ port, host });
    return {
      url: origin ?? url,
      port: Number(new URL(url).port),
      ...(isNew && demo === undefined ? { setupCode: context.setupCode.text } : {}),
      close: () => app.close(),
    };
  } catch (error) {
    await app.close();
    throw listenError(error, { host, port });
  }
}
