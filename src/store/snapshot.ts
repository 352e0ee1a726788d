// The state of a house as bytes, so that a start need not read the whole log. A snapshot is never
// the truth: one that doesn't fit is thrown away, and the log is read instead.
import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { House } from '#house';
import { assert } from '#result';
import type { Head, Snapshot } from './store.ts';

/** The form of the bytes: a SHA-256, then the house as V8 writes it, compressed. */
const FORM = 1;
const CHECKSUM_BYTES = 32;

/** State follows from the log by the code in these folders. A snapshot that other code has made
 * could differ from what this code makes of the same log, so it is not used. */
const FOLDERS = ['house', 'ledger', 'money'];

export function versionOfCode(sources: URL): string {
  const digest = createHash('sha256');
  for (const name of FOLDERS) {
    const folder = fileURLToPath(new URL(`${name}/`, sources));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /^[^.]+\.ts$/.test(file)).sort();
    for (const file of code) digest.update(`${file}\n${readFileSync(join(folder, file))}`);
  }
  return `${FORM}-${digest.digest('hex').slice(0, 32)}`;
}

/** What a snapshot must be of to be read here. */
export const SNAPSHOT_VERSION = versionOfCode(new URL('../', import.meta.url));

const checksumOf = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/** Takes the state as it stands; the house may go on as soon as this returns. Compressed it is a
 * tenth, and the database is the sooner done with it. */
export function takeSnapshot(house: House, head: Head): Snapshot {
  assert(house.seq === head.seq, `the house is at ${house.seq}, the log at ${head.seq}`);
  const bytes = gzipSync(serialize(house), { level: constants.Z_BEST_SPEED });
  const content = Buffer.concat([checksumOf(bytes), bytes]);
  return { seq: head.seq, hash: head.hash, version: SNAPSHOT_VERSION, content };
}

/** The house in a snapshot, or why it cannot be used. */
export function houseIn({ seq, version, content }: Snapshot): House | string {
  if (version !== SNAPSHOT_VERSION) return 'another version of the program has made it';
  const bytes = content.subarray(CHECKSUM_BYTES);
  if (!checksumOf(bytes).equals(content.subarray(0, CHECKSUM_BYTES))) {
    return 'its checksum does not agree with its content';
  }
  try {
    const house = deserialize(gunzipSync(bytes)) as House;
    return house.seq === seq ? house : `it is of record ${house.seq} and not of ${seq}`;
  } catch (error) {
    // A newer Node may have written it in a form that this one cannot read.
    return `it cannot be read: ${(error as Error).message}`;
  }
}
