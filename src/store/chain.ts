// How a record becomes a line of the log, and how each line is chained to the one before.
import { hash } from 'node:crypto';
import type { Command, LogRecord } from '#house';
import { NO_HASH } from './store.ts';

export const hashOf = (before: string, body: string): string =>
  hash('sha256', `${before}\n${body}`, 'hex');

/** How many rows follow each other from the first on, given their bodies with line breaks between
 * them, and their hashes: each but the first has the hash of its body after the row before. */
export function linkedCountOf(bodies: string, hashes: string): number {
  const hashAt = (index: number) =>
    hashes.slice(index * NO_HASH.length, (index + 1) * NO_HASH.length);
  const rows = bodies.split('\n');
  const broken = rows.findIndex(
    (body, index) => index > 0 && hashOf(hashAt(index - 1), body) !== hashAt(index),
  );
  return broken < 0 ? rows.length : broken;
}

/** Tells a command from another one under the same ID. What the edge adds is not part of the request
 * (the chance that it drew, where it came from), so a sender who asks again gets the first answer. */
export const inputOf = (command: Command): string =>
  hash('sha256', JSON.stringify({ ...command, chance: undefined, origin: undefined }), 'base64url');

export const bodyOf = (record: LogRecord): string => JSON.stringify(record);

/** A body of the log, which we wrote ourselves. */
export const recordIn = (body: string): LogRecord => JSON.parse(body) as LogRecord;
