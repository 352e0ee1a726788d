// Commit, then reveal: the hash of a secret is posted before anyone knows the entries. The secret,
// the entries and a public value named in advance then decide every draw, and anyone who has them
// can draw again.
import { below, expandedSource, type RandomSource } from '#chance';
import { assert } from '#result';
import { hashBytes, hashOf, labelled, long, makeHex, textBytes } from './bytes.ts';
import { countEntries, ENTRIES_MOST, type Entries, hasSerial, serialAt } from './entries.ts';

const LABEL = 'houseway drawing 1';

/** What decides a draw. */
export interface DrawOf {
  readonly secret: string;
  readonly root: string;
  readonly publicValue?: string;
  /** 1, 2, 3 … within a drawing; a redraw is the next. */
  readonly draw: number;
}

/** SHA-256 of the 32 bytes of a secret: what is posted before the entries are known. */
export const commitmentOf = (secret: string): string => makeHex(hashOf(hashBytes(secret)));

function seedBytes({ secret, root, publicValue, draw }: DrawOf): Uint8Array {
  assert(Number.isSafeInteger(draw) && draw >= 1, `draws count from 1, not ${draw}`);
  assert(publicValue !== '', 'a public value has a text');
  return hashOf(
    labelled(LABEL, [hashBytes(secret), hashBytes(root), textBytes(publicValue ?? ''), long(draw)]),
  );
}

/** The 32 bytes that a draw takes its chance from. */
export const seedOf = (of: DrawOf): string => makeHex(seedBytes(of));

export const sourceOfDraw = (of: DrawOf): RandomSource => expandedSource(seedBytes(of));

const NONE: ReadonlySet<number> = new Set();

/** A number that came out, and where in the drum it stood. */
export interface DrawTry {
  readonly position: number;
  readonly serial: number;
}

/** Every number that a draw comes to, the last of them the one that is drawn. Numbers that are
 * `taken` are no longer in the drum: where one comes out, the next words of the same stream
 * decide, so that all others stay equally likely. */
export function triesOf(
  of: DrawOf,
  entries: Entries,
  taken: ReadonlySet<number> = NONE,
): [...DrawTry[], DrawTry] {
  const source = sourceOfDraw(of);
  const count = countEntries(entries);
  assert(count >= 1 && count <= ENTRIES_MOST, `a drum of 1 to 2^32 numbers, not ${count}`);
  assert(hasAnother(entries, count, taken), 'every number of the drum is taken');
  const tries: DrawTry[] = [];
  for (;;) {
    const position = below(source, count);
    const serial = serialAt(entries, position);
    if (!taken.has(serial)) return [...tries, { position, serial }];
    tries.push({ position, serial });
  }
}

/** The serial number drawn. */
export const drawSerial = (of: DrawOf, entries: Entries, taken?: ReadonlySet<number>): number =>
  (triesOf(of, entries, taken).at(-1) as DrawTry).serial;

/** Whether a number is left to be drawn. */
export function hasAnother(entries: Entries, count: number, taken: ReadonlySet<number>): boolean {
  if (taken.size < count) return true;
  let out = 0;
  for (const serial of taken) if (hasSerial(entries, serial)) out += 1;
  return out < count;
}
