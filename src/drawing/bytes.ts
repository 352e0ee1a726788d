// How numbers and texts become bytes before they are hashed.
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';
import { assert } from '#result';

const WORD = 2 ** 32;
const HASH = /^[0-9a-f]{64}$/;

/** 32 bytes as they are written: 64 hexadecimal digits, in lower case. */
export const isHash = (text: unknown): text is string =>
  typeof text === 'string' && HASH.test(text);

export function hashBytes(text: string): Uint8Array {
  assert(isHash(text), `64 hexadecimal digits in lower case, not ${text}`);
  return hexToBytes(text);
}

/** A whole number in eight bytes, the most significant first. */
export function putLong(into: DataView, at: number, value: number): void {
  into.setUint32(at, Math.floor(value / WORD));
  into.setUint32(at + 4, value % WORD);
}

export function long(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  putLong(new DataView(bytes.buffer), 0, value);
  return bytes;
}

/** Each part behind its length in four bytes, so that no two lists give the same bytes. */
export function labelled(label: string, parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...[utf8ToBytes(label), ...parts].flatMap((part) => {
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, part.length);
      return [length, part];
    }),
  );
}

export const hashOf = (...parts: readonly Uint8Array[]): Uint8Array =>
  sha256(parts.length === 1 ? (parts[0] as Uint8Array) : concatBytes(...parts));

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const hashText = (text: string): string => bytesToHex(hashOf(utf8ToBytes(text)));

export { bytesToHex as makeHex, utf8ToBytes as textBytes };
