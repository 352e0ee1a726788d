// Personal facts: a name, a birth date, the number of a document. The log never holds them, only
// the person's id, so that they can be erased while the log stays as it is. What lies in the
// database is sealed: without the key, which is kept apart, it says nothing.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { fsyncPath } from './fsync.ts';
import { checkPrivateKey } from './private.ts';
import { type Store, StoreError } from './store.ts';

/** The facts of a person, by the names that the house gives its fields. */
type PersonFacts = Readonly<Record<string, string>>;

export interface Persons {
  put(id: string, facts: PersonFacts): Promise<void>;
  /** Nothing when there is no such person, or no longer. */
  get(id: string): Promise<PersonFacts | undefined>;
  /** Whether there was something to erase. */
  erase(id: string): Promise<boolean>;
  /** Tells facts apart, and reveals nothing without the key. */
  digestOf(facts: PersonFacts): string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte says how the rest was sealed. */
const FORM = 1;

/** Reads a key as 64 hexadecimal digits or in base64: HOUSEWAY_PERSON_KEY, or a key file. */
export function parsePersonKey(text: string): Uint8Array {
  const trimmed = text.trim();
  const isHex = /^[0-9a-f]{64}$/i.test(trimmed);
  const isBase64 = /^[A-Za-z0-9+/]{43}=$/.test(trimmed);
  if (isHex || isBase64) return Buffer.from(trimmed, isHex ? 'hex' : 'base64');
  throw new StoreError(
    'sealed',
    `The personal data key must be ${KEY_BYTES} bytes: 64 hexadecimal digits, or base64.`,
  );
}

function makeKey(path: string): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  fsyncPath(dirname(path));
}

/** The key in a file, which is made for a new house. If it is lost, the personal facts are lost, so it is on
 * the disk before anything is sealed with it, and a house that has records never has another. */
export function personKeyAt(path: string, { isNew }: { readonly isNew: boolean }): Uint8Array {
  const isThere = existsSync(path);
  if (!isThere && !isNew) throw missingKey(path);
  try {
    if (!isThere) makeKey(path);
  } catch (error) {
    throw unreadable(path, error);
  }
  checkPrivateKey(path);
  return parsePersonKey(readKey(path));
}

const missingKey = (path: string): StoreError =>
  new StoreError(
    'key-missing',
    `This house has records, and its key is not at ${path}. Bring the key back from where it is kept, or name it ` +
      'in HOUSEWAY_PERSON_KEY. A new key would open no PIN and no personal data.',
  );

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

const unreadable = (path: string, cause: unknown): StoreError =>
  new StoreError(
    'sealed',
    `The personal data key at ${path} can’t be used: ${(cause as Error).message}`,
    { cause },
  );

/** Form, nonce, tag, then the facts. The id is bound to them: sealed bytes that are put under
 * another person do not open. */
function seal(key: Uint8Array, id: string, facts: PersonFacts): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(facts)), cipher.final()]);
  return Buffer.concat([Buffer.of(FORM), nonce, cipher.getAuthTag(), sealed]);
}

function unseal(key: Uint8Array, id: string, bytes: Uint8Array): PersonFacts {
  const tagAt = 1 + NONCE_BYTES;
  const factsAt = tagAt + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, tagAt), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(id)).setAuthTag(bytes.subarray(tagAt, factsAt));
    const facts = Buffer.concat([decipher.update(bytes.subarray(factsAt)), decipher.final()]);
    return JSON.parse(facts.toString()) as PersonFacts;
  } catch (cause) {
    throw new StoreError(
      'sealed',
      `The data of person ${id} can’t be opened: wrong key, or the data was changed.`,
      { cause },
    );
  }
}

export function openPersons({ persons }: Pick<Store, 'persons'>, key: Uint8Array): Persons {
  return {
    put: (id, facts) => persons.put(id, seal(key, id, facts)),
    async get(id) {
      const sealed = await persons.get(id);
      return sealed && unseal(key, id, sealed);
    },
    erase: (id) => persons.erase(id),
    digestOf: (facts) =>
      createHmac('sha256', key)
        .update(JSON.stringify(Object.entries(facts).sort()))
        .digest('hex'),
  };
}
