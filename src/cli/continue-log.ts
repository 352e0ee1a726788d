import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { continueLog } from '#server';
import { HouseError } from '#store';
import { checkDatabaseUrl, DATA_FOLDER, type PlaceOptions, told, wrongFlag } from './evidence.ts';
import { CommandFailed } from './failure.ts';
import type { Terminal } from './terminal.ts';

export interface ContinueOptions extends PlaceOptions {
  readonly badge?: readonly string[];
  readonly reason?: string;
}

function placeOf({ data = DATA_FOLDER, databaseUrl }: PlaceOptions) {
  if (databaseUrl !== undefined) {
    checkDatabaseUrl(databaseUrl);
    return { databaseUrl };
  }
  if (existsSync(join(data, 'database'))) return { data };
  throw wrongFlag('--data', `no house in the data folder ${data}`);
}

/** `houseway continue-log`: the house is closed meanwhile. */
export async function continueTheLog(options: ContinueOptions, terminal: Terminal): Promise<void> {
  const [first, second, ...more] = options.badge ?? [];
  if (first === undefined || second === undefined || more.length > 0) {
    throw wrongFlag('--badge', 'name two badges of accounting or compliance');
  }
  const { reason } = options;
  if (reason === undefined) throw wrongFlag('--reason', 'say why');
  const { HOUSEWAY_PIN = '', HOUSEWAY_PIN_2 = '' } = process.env;
  const people = [
    { badge: first, pin: HOUSEWAY_PIN },
    { badge: second, pin: HOUSEWAY_PIN_2 },
  ] as const;
  const log = (line: string) => void terminal.stderr.write(`${line}\n`);
  const done = await told(() =>
    continued(() => continueLog(placeOf(options), { people, reason }, log)),
  );
  if (!done.ok) throw new CommandFailed(done.error.code, done.error.message);
  terminal.answer(done.value, ({ origin, key, lost }) =>
    [
      `The log goes on as ${origin}. Give the regulator its public key:`,
      `  ${key}`,
      lost === undefined
        ? 'No signed record is known to be missing.'
        : `Records ${lost.from} to ${lost.through} were signed and are lost.`,
    ].join('\n'),
  );
}

/** A log that cannot be opened is no mistake of ours. */
async function continued<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof HouseError ? new CommandFailed(error.code, error.message) : error;
  }
}
