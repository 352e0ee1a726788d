// Keys as C2SP signed notes name them: Ed25519, with a name and the first four bytes of a hash. A log's key
// signs the text itself; a witness's key signs the text and the time at which it was seen (cosignature/v1).
import {
  createPrivateKey,
  createPublicKey,
  hash,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { err, ok, problem, type Result } from '#result';

const KEY_KINDS = ['log', 'witness'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const TYPES = { log: 1, witness: 4 } as const;
const KEY_BYTES = 32;
const ID_BYTES = 4;
const TIME_BYTES = 8;
const WORD = 2 ** 32;

/** What stands before a raw key in its DER form. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

export interface VerifierKey {
  /** Of a log: its origin. */
  readonly name: string;
  readonly kind: KeyKind;
  /** Eight hexadecimal digits. */
  readonly id: string;
  /** `name+id+base64(type ‖ key)` */
  readonly text: string;
  readonly key: KeyObject;
}

export interface SigningKey {
  readonly verifier: VerifierKey;
  /** `PRIVATE+KEY+name+id+base64(type ‖ seed)`, as it is kept in a file. */
  readonly text: string;
  readonly key: KeyObject;
}

/** The bytes of a base64 text that is written as it should be. */
export function base64Bytes(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

/** A name has no blank and no plus, nor anything that does not show. */
export const isKeyName = (name: string): boolean => /^[^\s+\p{C}]+$/u.test(name);

/** Keys with an id that is not theirs, or for another algorithm, are no keys. */
const idOf = (name: string, typed: Uint8Array): string =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer')
    .subarray(0, ID_BYTES)
    .toString('hex');

const kindOf = (type: number | undefined): KeyKind | undefined =>
  KEY_KINDS.find((kind) => TYPES[kind] === type);

const wrongKey = (why: string) => problem('key', why);

/** The kind and the raw bytes of a key's last part. */
function typedBytes(text: string): Result<{ kind: KeyKind; typed: Buffer }> {
  const typed = base64Bytes(text);
  if (typed?.length !== 1 + KEY_BYTES) {
    return wrongKey('must end with 33 bytes in base64: the type, then the key');
  }
  const kind = kindOf(typed[0]);
  if (kind === undefined) return wrongKey('must be of type 1 (a log) or 4 (a witness)');
  return ok({ kind, typed });
}

/** Reads `name+id+base64`. */
export function parseVerifierKey(text: string): Result<VerifierKey> {
  const parts = partsOf(text);
  if (!parts) return wrongKey('must be a name, eight digits and base64, with + between');
  const { name, id } = parts;
  const read = typedBytes(parts.last);
  if (!read.ok) return read;
  const { kind, typed } = read.value;
  if (idOf(name, typed) !== id) return wrongKey(`the id of ${name} is not ${id}`);
  return ok({ name, kind, id, text, key: publicKeyOf(typed.subarray(1)) });
}

/** The name, the id and the rest; base64 may have a plus, a name has none. */
function partsOf(text: string): { name: string; id: string; last: string } | undefined {
  const [, name = '', id = '', last = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  return isKeyName(name) ? { name, id, last } : undefined;
}

const publicKeyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, raw]), format: 'der', type: 'spki' });

const PRIVATE = 'PRIVATE+KEY+';

/** A key from 32 random bytes. */
export function signingKeyFrom(seed: Uint8Array, kind: KeyKind, name: string): SigningKey {
  const der = Buffer.concat([PRIVATE_HEAD, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key);
  const raw = open.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length);
  const typed = Buffer.concat([Buffer.of(TYPES[kind]), raw]);
  const id = idOf(name, typed);
  const secret = Buffer.concat([Buffer.of(TYPES[kind]), seed]).toString('base64');
  const text = `${name}+${id}+${typed.toString('base64')}`;
  return {
    verifier: { name, kind, id, text, key: open },
    text: `${PRIVATE}${name}+${id}+${secret}`,
    key,
  };
}

/** Reads a key file. */
export function parseSigningKey(text: string): Result<SigningKey> {
  const line = text.endsWith('\n') ? text.slice(0, -1) : text;
  const parts = line.startsWith(PRIVATE) ? partsOf(line.slice(PRIVATE.length)) : undefined;
  if (parts === undefined) return wrongKey(`must be one line that begins with ${PRIVATE}`);
  const { name, id } = parts;
  const read = typedBytes(parts.last);
  if (!read.ok) return read;
  const key = signingKeyFrom(read.value.typed.subarray(1), read.value.kind, name);
  return key.verifier.id === id ? ok(key) : wrongKey(`the id of ${name} is not ${id}`);
}

/** What a witness signs: that it has seen the text, and when. */
const seenText = (text: string, time: number): Buffer =>
  Buffer.from(`cosignature/v1\ntime ${time}\n${text}`);

/** A log's signature, as it stands behind the key's id. */
export const signText = ({ key }: SigningKey, text: string): Buffer =>
  signBytes(null, Buffer.from(text), key);

/** A witness's signature, with the time in seconds before it. */
export function cosignText({ key }: SigningKey, text: string, seconds: number): Buffer {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(Math.floor(seconds / WORD));
  time.writeUInt32BE(seconds % WORD, TIME_BYTES / 2);
  return Buffer.concat([time, signBytes(null, seenText(text, seconds), key)]);
}

/** When a text was seen, in seconds since 1970, where a witness has signed it. */
export interface Signed {
  readonly key: VerifierKey;
  readonly time?: number;
}

/** What a signature says, where it is good. */
export function signedBy(key: VerifierKey, text: string, bytes: Buffer): Result<Signed> {
  const bad = err([{ path: 'note', message: `the signature of ${key.name} is not good` }]);
  if (key.kind === 'log') {
    return verifyBytes(null, Buffer.from(text), key.key, bytes) ? ok({ key }) : bad;
  }
  if (bytes.length <= TIME_BYTES) return bad;
  const time = bytes.readUInt32BE() * WORD + bytes.readUInt32BE(TIME_BYTES / 2);
  const isGood = verifyBytes(null, seenText(text, time), key.key, bytes.subarray(TIME_BYTES));
  return isGood ? ok({ key, time }) : bad;
}
