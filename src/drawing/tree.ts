// A Merkle tree over the ranges of a drum, in which each node also says how many serial numbers
// are below it. A path therefore proves at which position of the drum a number stands, and how
// many there are in all: enough to check a draw without the other entries.
import { hashOf, makeHex, putLong } from './bytes.ts';
import { checkEntries, countEntries, type Entries } from './entries.ts';

/** Ranges a leaf: a path then has few steps, and brings a page of neighbors. */
export const BLOCK = 256;

const LEAF = 0;
const INNER = 1;
const ROOT = 2;

export interface Node {
  readonly hash: Uint8Array;
  readonly count: number;
}

/** Every level of a tree, the leaves first and the top alone at the end. */
export type Levels = readonly (readonly Node[])[];

export function leafOf(block: Entries): Node {
  const bytes = new Uint8Array(1 + block.length * 16);
  const view = new DataView(bytes.buffer);
  bytes[0] = LEAF;
  let at = 1;
  for (const [first, count] of block) {
    putLong(view, at, first);
    putLong(view, at + 8, count);
    at += 16;
  }
  return { hash: hashOf(bytes), count: countEntries(block) };
}

export function innerOf(left: Node, right: Node): Node {
  const bytes = new Uint8Array(81);
  const view = new DataView(bytes.buffer);
  bytes[0] = INNER;
  bytes.set(left.hash, 1);
  putLong(view, 33, left.count);
  bytes.set(right.hash, 41);
  putLong(view, 73, right.count);
  return { hash: hashOf(bytes), count: left.count + right.count };
}

/** What is posted: the top of the tree, and how many numbers are in it. */
export function rootFrom(top: Node): string {
  const bytes = new Uint8Array(41);
  bytes[0] = ROOT;
  bytes.set(top.hash, 1);
  putLong(new DataView(bytes.buffer), 33, top.count);
  return makeHex(hashOf(bytes));
}

/** An odd node at the end of a level goes up as it is, so that it is never counted twice. */
function levelAbove(below: readonly Node[]): Node[] {
  const above: Node[] = [];
  for (let index = 0; index < below.length; index += 2) {
    const left = below[index] as Node;
    const right = below[index + 1];
    above.push(right === undefined ? left : innerOf(left, right));
  }
  return above;
}

const LEAVES_A_STEP = 64;

/** Hashes entries that are known to be in order, and says on the way which part of them it has been
 * through. */
export function levelsOf(entries: Entries, onProgress: (part: number) => void = () => {}): Levels {
  const leaves: Node[] = [];
  // A drum without entries has one leaf without ranges.
  for (let at = 0; at === 0 || at < entries.length; at += BLOCK) {
    leaves.push(leafOf(entries.slice(at, at + BLOCK)));
    if (leaves.length % LEAVES_A_STEP === 0) onProgress(at / entries.length);
  }
  const levels = [leaves];
  let level = leaves;
  while (level.length > 1) {
    level = levelAbove(level);
    levels.push(level);
  }
  return levels;
}

export const topOf = (levels: Levels): Node => levels.at(-1)?.[0] as Node;

/** The Merkle root of the entries of a drum, as it is posted when the drum closes. */
export function rootOf(entries: Entries): string {
  checkEntries(entries);
  return rootFrom(topOf(levelsOf(entries)));
}
