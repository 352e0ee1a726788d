import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemo, makePastClock } from '#demo';
import { given } from '#result';
import {
  type HousePlace,
  keyFileOf,
  logFilesOf,
  openHouse,
  type RunningServer,
  type ServerContext,
  ServerStartError,
  startServer,
} from '#server';
import { HouseError, StoreError } from '#store';
import { checkDatabaseUrl, DATA_FOLDER, wrongFlag } from './evidence.ts';
import { CommandFailed } from './failure.ts';
import type { Terminal } from './terminal.ts';

export interface ServeOptions {
  readonly port: number;
  readonly demo?: true;
  readonly data?: string;
  readonly databaseUrl?: string;
  readonly host: string;
  /** A file for one line of JSON about each request. */
  readonly log?: string;
  /** Proxies whose word is taken for where a request comes from. */
  readonly trustProxy?: readonly string[];
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  /** Where browsers find the house, as in https://house.example.com. */
  readonly origin?: string;
}

/** Where the house is, and what is to be removed afterwards. */
function placeOf({ demo, data, databaseUrl }: ServeOptions): {
  readonly place: HousePlace;
  readonly remove: () => void;
} {
  if (data !== undefined && databaseUrl !== undefined) {
    throw wrongFlag('arguments', 'a house is in one place: --data or --database-url');
  }
  if (data === '') throw wrongFlag('--data', 'the name of the data folder is empty');
  const remove = () => {};
  if (databaseUrl !== undefined) {
    checkDatabaseUrl(databaseUrl);
    return { place: { databaseUrl }, remove };
  }
  if (data !== undefined || demo !== true) return { place: { data: data ?? DATA_FOLDER }, remove };
  const folder = mkdtempSync(join(tmpdir(), 'houseway-demo-'));
  const place = { data: folder };
  const removeAll = () => {
    rmSync(folder, { recursive: true, force: true });
    for (const file of [keyFileOf(place), ...Object.values(logFilesOf(place))]) {
      rmSync(file, { force: true });
    }
  };
  return { place, remove: removeAll };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** What is sent past this machine is PINs and names: it goes by TLS. */
function listeningBy({ host, tlsCert: cert, tlsKey: key, origin }: ServeOptions) {
  if ((cert === undefined) !== (key === undefined)) {
    throw wrongFlag('--tls-key', '--tls-cert and --tls-key come together');
  }
  const tls = cert !== undefined && key !== undefined ? { cert, key } : undefined;
  if (tls !== undefined && origin === undefined) {
    throw wrongFlag(
      '--origin',
      'name where browsers find the house: --origin https://house.example.com',
    );
  }
  if (tls === undefined && !LOOPBACK.test(host)) {
    throw wrongFlag(
      '--host',
      `on ${host} others of the network could read PINs: give --tls-cert, --tls-key and --origin, or listen on 127.0.0.1 ` +
        'behind a proxy on this machine that speaks TLS',
    );
  }
  return given({ tls, origin });
}

/** Errors that are no mistake of our code, as the command reports them. */
function asFailure(error: unknown): unknown {
  if (error instanceof StoreError && error.code === 'unavailable') {
    return new CommandFailed(error.code, `The house couldn’t be opened: ${error.message}`);
  }
  const isKnown =
    error instanceof ServerStartError || error instanceof StoreError || error instanceof HouseError;
  return isKnown ? new CommandFailed(error.code, error.message) : error;
}

const FRAME = '*'.repeat(72);

/** What only the person at the console may know. */
function consoleLines({ url, setupCode }: RunningServer, isDemo: boolean): readonly string[] {
  if (isDemo) {
    return [
      FRAME,
      '*  DEMO HOUSE: made-up people, no real money. Don’t run a card room on it.',
      '*  Anyone who opens it takes any role, without a PIN.',
      FRAME,
      `Open ${url} and choose a role.`,
    ];
  }
  if (setupCode === undefined) return [];
  return [
    FRAME,
    '*  This house isn’t set up yet. It takes three people at one computer:',
    '*  an administrator, a manager, and one of accounting or compliance.',
    `*  Open ${url} there, and enter this code:`,
    `*  ${setupCode}`,
    '*  Each of the three types a PIN of their own; no one else ever sees it.',
    FRAME,
  ];
}

/** A size of memory lets nobody in; every other word to Node could load code that nobody has approved, or open
 * the process to a debugger. */
const HARMLESS = /^--max-(old|semi)-space-size=\d+$/;

function checkNode(words: readonly string[]): void {
  const [word] = words.filter((each) => !HARMLESS.test(each));
  if (word === undefined) return;
  throw new CommandFailed(
    'node-options',
    `Node was told ${word}. A house is served by its own program alone: start it without, and see that NODE_OPTIONS ` +
      'is not set.',
  );
}

/** `houseway serve`: until it is told to stop. */
export async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  // On a demo nobody loses anything, and people look into it as they like.
  if (options.demo !== true) checkNode(terminal.node ?? []);
  const { port, host, demo, log: logFile, trustProxy } = options;
  const listening = listeningBy(options);
  const { place, remove } = placeOf(options);
  const log = (line: string) => terminal.stderr.write(`${line}\n`);
  let stop = () => {};
  const told = new Promise<void>((resolve) => {
    stop = resolve;
  });
  // Heard from the first moment: a house that is told to stop while it is opened is closed again.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const isDemo = demo === true;
    const past = isDemo ? makePastClock() : undefined;
    const { close, ...served } = await openHouse(place, log, past?.now);
    try {
      const more = given({ logFile, trustProxy, ...listening });
      const open = isDemo ? (context: ServerContext) => makeDemo(context, past) : undefined;
      const server = await startServer({ port, host, log, served, demo: open, ...more });
      const { store } = served.house.status;
      terminal.answer(
        { url: server.url, store, demo: isDemo },
        ({ url }) => `Houseway is at ${url}, its ${isDemo ? 'DEMO house' : 'house'} in ${store}`,
      );
      for (const line of consoleLines(server, isDemo)) log(line);
      await told;
      await server.close();
    } finally {
      await close();
    }
  } catch (error) {
    throw asFailure(error);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    remove();
  }
}
