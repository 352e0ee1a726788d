// The key that signs for a log, and the mark of what it has signed last. Both lie outside of the data: a person
// who puts an older log in the place of a newer one does not have them.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseSigningKey, type SigningKey, signingKeyFrom } from '#checkpoint';
import { fsyncPath } from './fsync.ts';
import { checkPrivateKey } from './private.ts';
import { StoreError } from './store.ts';

export interface LogKeys {
  /** Nothing where there is none. */
  key(): SigningKey | undefined;
  /** Makes the key of a log that has never had one. */
  makeKey(origin: string): SigningKey;
  /** The last note that was signed; nothing where there is none. */
  mark(): string | undefined;
  /** It is on the disk when this resolves. */
  writeMark(note: string): Promise<void>;
}

const SEED_BYTES = 32;

const unusable = (what: string, path: string, why: string): StoreError =>
  new StoreError('sealed', `The ${what} at ${path} can’t be used: ${why}`);

function textAt(what: string, path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unusable(what, path, (error as Error).message);
  }
}

function keyAt(path: string): SigningKey | undefined {
  checkPrivateKey(path);
  const text = textAt('signing key', path);
  if (text === undefined) return undefined;
  const read = parseSigningKey(text);
  if (read.ok) return read.value;
  throw unusable('signing key', path, read.error.map(({ message }) => message).join('; '));
}

function makeKeyAt(path: string, origin: string): SigningKey {
  const key = signingKeyFrom(randomBytes(SEED_BYTES), 'log', origin);
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    writeSync(descriptor, `${key.text}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  fsyncPath(dirname(path));
  return key;
}

/** A whole mark or the one before: never a part of one. It is written every second, and no one waits for it. */
async function writeMarkAt(path: string, note: string): Promise<void> {
  const unfinished = `${path}.new`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(note);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export function logKeysAt(place: { readonly key: string; readonly mark: string }): LogKeys {
  let last = Promise.resolve();
  return {
    key: () => keyAt(place.key),
    makeKey: (origin) => makeKeyAt(place.key, origin),
    mark: () => textAt('mark', place.mark),
    writeMark(note) {
      // One after another, whoever asks: they are written beside each other.
      last = last.catch(() => {}).then(() => writeMarkAt(place.mark, note));
      return last;
    },
  };
}
