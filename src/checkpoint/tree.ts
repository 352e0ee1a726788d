// The Merkle tree of RFC 9162 (and RFC 6962) over the bodies of a log: one root for each size, and short
// proofs that a body is in it, or that an older tree is its beginning.
import { hash } from 'node:crypto';

export const HASH_BYTES = 32;

/** The root of no bodies at all. */
export const EMPTY_ROOT: Buffer = hash('sha256', '', 'buffer');

/** A zero byte stands before a leaf, a one before two nodes: neither can be taken for the other. */
export const leafOf = (body: string): Buffer => hash('sha256', `\0${body}`, 'buffer');

const PAIR = Buffer.alloc(1 + 2 * HASH_BYTES, 1);

export function nodeOf(left: Uint8Array, right: Uint8Array): Buffer {
  PAIR.set(left, 1);
  PAIR.set(right, 1 + HASH_BYTES);
  return hash('sha256', PAIR, 'buffer');
}

/** Where a tree of two bodies or more comes apart: the largest power of two below their count. */
export function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

/** The root of the tree over the bodies from one on and before another. */
export type RootOf = (from: number, to: number) => Buffer;

/** The way from the body at an index up to the root: the nodes beside it, the lowest first. */
export function inclusionProof(index: number, size: number, rootOf: RootOf): Buffer[] {
  const beside: Buffer[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    if (index < middle) {
      beside.push(rootOf(middle, to));
      to = middle;
    } else {
      beside.push(rootOf(from, middle));
      from = middle;
    }
  }
  return beside.reverse();
}

/** What shows that the tree of the first `old` bodies is the beginning of that of `size`. */
export function consistencyProof(old: number, size: number, rootOf: RootOf): Buffer[] {
  if (old === 0) return [];
  const nodes: Buffer[] = [];
  let [from, to] = [0, size];
  while (to !== old) {
    const middle = from + splitOf(to - from);
    if (old <= middle) {
      nodes.push(rootOf(middle, to));
      to = middle;
    } else {
      nodes.push(rootOf(from, middle));
      from = middle;
    }
  }
  // Whoever asks has the old root; only a part of it has to be told.
  if (from > 0) nodes.push(rootOf(from, to));
  return nodes.reverse();
}

export interface Included {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly size: number;
  readonly proof: readonly Uint8Array[];
}

/** Indexes may be beyond what shifts can do. */
const half = (value: number): number => Math.floor(value / 2);
const isOdd = (value: number): boolean => value % 2 === 1;

/** The root that a proof leads to (RFC 9162, 2.1.3.2); nothing where it cannot be one for this place. */
export function includedRoot({ leaf, index, size, proof }: Included): Buffer | undefined {
  if (!isPlaceIn(index, size)) return undefined;
  let [at, last] = [index, size - 1];
  let root: Buffer = Buffer.from(leaf);
  for (const beside of proof) {
    if (last === 0 || beside.length !== HASH_BYTES) return undefined;
    if (isOdd(at) || at === last) {
      root = nodeOf(beside, root);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      root = nodeOf(root, beside);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 ? root : undefined;
}

const isPlaceIn = (index: number, size: number): boolean =>
  Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size;

/** A tree as it stood. */
export interface Tree {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether one tree is the beginning of another one, as a proof shows it (RFC 9162, 2.1.4.2). */
export function isBeginning(old: Tree, now: Tree, proof: readonly Uint8Array[]): boolean {
  if (old.size === now.size) return proof.length === 0 && isSame(old.root, now.root);
  if (old.size === 0) return proof.length === 0 && isSame(old.root, EMPTY_ROOT);
  if (!isPlaceIn(old.size, now.size)) return false;
  if (proof.length === 0 || proof.some(({ length }) => length !== HASH_BYTES)) return false;
  let [at, last] = [old.size - 1, now.size - 1];
  while (isOdd(at)) [at, last] = [half(at), half(last)];
  // Where the old tree is whole, its root is the first node.
  const [first, ...others] = at === 0 ? [old.root, ...proof] : proof;
  let [older, newer] = [first as Uint8Array, first as Uint8Array];
  for (const node of others) {
    if (last === 0) return false;
    if (isOdd(at) || at === last) {
      older = nodeOf(node, older);
      newer = nodeOf(node, newer);
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)];
    } else {
      newer = nodeOf(newer, node);
    }
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && isSame(older, old.root) && isSame(newer, now.root);
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
