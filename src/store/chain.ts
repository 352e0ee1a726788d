// How a record becomes a line of the log, and how each line is chained to the one before.
import { hash } from 'node:crypto';
import type { Command, LogRecord } from '#house';

export const hashOf = (before: string, body: string): string =>
  hash('sha256', `${before}\n${body}`, 'hex');

/** Tells a command from another one under the same id. */
export const inputOf = (command: Command): string =>
  hash('sha256', JSON.stringify(command), 'base64url');

export const bodyOf = (record: LogRecord): string => JSON.stringify(record);

/** A body of the log, which we wrote ourselves. */
export const recordIn = (body: string): LogRecord => JSON.parse(body) as LogRecord;
