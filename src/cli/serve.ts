import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HousePlace, openHouse, ServerStartError, startServer } from '#server';
import { HouseError, StoreError } from '#store';
import { CommandFailed } from './failure.ts';
import type { Terminal } from './terminal.ts';
import { DATA_FOLDER, wrongFlag } from './verify.ts';

export interface ServeOptions {
  readonly port: number;
  readonly demo?: true;
  readonly data?: string;
  readonly databaseUrl?: string;
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
    if (URL.canParse(databaseUrl)) return { place: { databaseUrl }, remove };
    throw wrongFlag('--database-url', 'is an address, as in postgres://user@host/name');
  }
  if (data !== undefined || demo !== true) return { place: { data: data ?? DATA_FOLDER }, remove };
  const folder = mkdtempSync(join(tmpdir(), 'houseway-demo-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  return { place: { data: folder }, remove: removeFolder };
}

/** What nobody need look into our code for, as the command says it. */
function asFailure(error: unknown): unknown {
  if (error instanceof StoreError && error.code === 'unavailable') {
    return new CommandFailed(error.code, `The house could not be opened: ${error.message}`);
  }
  const isKnown =
    error instanceof ServerStartError || error instanceof StoreError || error instanceof HouseError;
  return isKnown ? new CommandFailed(error.code, error.message) : error;
}

/** `houseway serve`: until it is told to stop. */
export async function serve(options: ServeOptions, terminal: Terminal): Promise<void> {
  const { port, demo } = options;
  const { place, remove } = placeOf(options);
  const log = (line: string) => terminal.stderr.write(`${line}\n`);
  // Heard from the first moment: whoever breaks off while the house is opened finds it closed.
  const told = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  try {
    const { house, close } = await openHouse(place, log);
    try {
      const server = await startServer({ port, host: '127.0.0.1', log, house });
      const { store } = house.status;
      terminal.answer(
        { url: server.url, store, demo: demo === true },
        ({ url }) => `Houseway is at ${url}, its house in ${store}`,
      );
      await told;
      await server.close();
    } finally {
      await close();
    }
  } catch (error) {
    throw asFailure(error);
  } finally {
    remove();
  }
}
