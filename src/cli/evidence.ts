// Where a log is, and how a command gets at it without changing it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Evidence, openDatabaseEvidence, openFolderEvidence, StoreError } from '#store';
import { CommandFailed, WrongInput } from './failure.ts';
import { progressBar } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Where a house is kept by default. */
export const DATA_FOLDER = 'houseway-data';

/** Where a log is: one of them, or the folder of a house without a named place. */
export interface PlaceOptions {
  readonly data?: string;
  readonly databaseUrl?: string;
}

export const wrongFlag = (path: string, message: string): WrongInput =>
  new WrongInput('usage', message, [{ path, message }]);

export function checkDatabaseUrl(url: string): void {
  if (URL.canParse(url)) return;
  throw wrongFlag('--database-url', 'must be an address such as postgres://user@host/name');
}

/** A bar while something is done. */
export async function withBar<T>(
  what: string,
  { stderr }: Terminal,
  work: (onProgress: (done: number, total: number) => void) => Promise<T>,
): Promise<T> {
  const bar = progressBar(what, stderr);
  try {
    return await work(bar.update);
  } finally {
    bar.stop();
  }
}

/** Opens the chosen house, does something with it, and closes it; also when the user breaks off, so
 * that no copy is left behind. */
export async function withEvidence<T>(
  place: PlaceOptions,
  terminal: Terminal,
  work: (evidence: Evidence) => Promise<T>,
): Promise<T> {
  const breakOff = () => process.exit(1);
  process.once('SIGINT', breakOff).once('SIGTERM', breakOff);
  try {
    const evidence = await openChosen(place, terminal);
    try {
      return await work(evidence);
    } finally {
      await evidence.close();
    }
  } finally {
    process.off('SIGINT', breakOff).off('SIGTERM', breakOff);
  }
}

function openChosen(
  { data = DATA_FOLDER, databaseUrl }: PlaceOptions,
  terminal: Terminal,
): Promise<Evidence> {
  if (databaseUrl !== undefined) {
    checkDatabaseUrl(databaseUrl);
    return openDatabaseEvidence(databaseUrl);
  }
  if (!existsSync(join(data, 'database'))) {
    throw wrongFlag('--data', `no house in the data folder ${data}`);
  }
  const onNote = (note: string) => terminal.stderr.write(`${note}\n`);
  return withBar('copying', terminal, (onCopied) => openFolderEvidence(data, { onNote, onCopied }));
}

/** What the store says, as the command says it. */
export async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? new CommandFailed(error.code, error.message) : error;
  }
}
