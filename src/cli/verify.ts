import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AllRight,
  type Evidence,
  openDatabaseEvidence,
  openFolderEvidence,
  StoreError,
  type Verdict,
  verifyBundle,
  verifyEvidence,
} from '#store';
import { CommandFailed, WrongInput } from './failure.ts';
import { progressBar } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** Where a house is kept that nobody has named a place for. */
export const DATA_FOLDER = 'houseway-data';

/** Where a log is: one of them, or the folder of a house without a named place. */
export interface PlaceOptions {
  readonly data?: string;
  readonly databaseUrl?: string;
}

export interface VerifyOptions extends PlaceOptions {
  readonly bundle?: string;
}

export const wrongFlag = (path: string, message: string): WrongInput =>
  new WrongInput('usage', message, [{ path, message }]);

/** `houseway verify`: whether all is right. */
export async function verify(options: VerifyOptions, terminal: Terminal): Promise<boolean> {
  const { bundle, data, databaseUrl } = options;
  const chosen = [data, databaseUrl, bundle].filter((each) => each !== undefined);
  if (chosen.length > 1) {
    throw wrongFlag('arguments', 'one of --data, --database-url and --bundle says what to verify');
  }
  const verdict = await told(() =>
    bundle === undefined
      ? withEvidence(options, terminal, (evidence) => verified(evidence, terminal))
      : verifiedBundle(bundle, terminal),
  );
  terminal.answer(verdict, show);
  return verdict.ok;
}

function verifiedBundle(bundle: string, terminal: Terminal): Promise<Verdict> {
  const isFile = existsSync(bundle) && statSync(bundle).isFile();
  if (!isFile) throw wrongFlag('--bundle', `there is no file ${bundle}`);
  return withBar('verifying', terminal, (onProgress) => verifyBundle(bundle, { onProgress }));
}

const verified = (evidence: Evidence, terminal: Terminal): Promise<Verdict> =>
  withBar('verifying', terminal, (onProgress) => verifyEvidence(evidence, { onProgress }));

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

/** Opens what was chosen, does something with it and closes it; also when the user breaks off, so
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
    if (URL.canParse(databaseUrl)) return openDatabaseEvidence(databaseUrl);
    throw wrongFlag('--database-url', 'is an address, as in postgres://user@host/name');
  }
  if (!existsSync(join(data, 'database'))) {
    throw wrongFlag('--data', `there is no house in the data folder ${data}`);
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

const NUMBERS = new Intl.NumberFormat('en-US');

function show(verdict: Verdict): string {
  if (verdict.ok) return showAllRight(verdict);
  const { source, seq, id, at, what } = verdict;
  const facts = [
    ...(seq === null ? [] : [`record ${NUMBERS.format(seq)}`]),
    ...(id === null ? [] : [`id ${id}`]),
    ...(at === null ? [] : [at]),
  ];
  const where = facts.length === 0 ? [] : [`  ${facts.join(', ')}`];
  return [`Not right: ${what}.`, ...where, `  in ${source}`].join('\n');
}

function showAllRight(all: AllRight): string {
  const { source, house, records, refusals, events, entries, head, meters, snapshots } = all;
  const counts = {
    Records: `${NUMBERS.format(records)}, of which ${NUMBERS.format(refusals)} are refusals`,
    Events: NUMBERS.format(events),
    Entries: `${NUMBERS.format(entries)} in ${NUMBERS.format(all.accounts)} accounts`,
    Calls: `${NUMBERS.format(all.pendingCalls)} pending`,
    Claims: `${NUMBERS.format(all.openClaims)} open`,
    Snapshots: `${snapshots.kept}, of which ${snapshots.compared} could be compared`,
    Head: `record ${NUMBERS.format(head.seq)}, ${head.hash}`,
  };
  return [
    `All is right in ${source}${house === '' ? '' : `, ${house}`}.`,
    ...Object.entries(counts).map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    ...Object.entries(meters).map(([account, amount]) => `  ${account}  ${amount}`),
  ].join('\n');
}
