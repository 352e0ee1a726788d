// The tree of a log that grows. What is kept of ten million bodies is less than three megabytes: the root
// of every block of 256 bodies and the nodes above them. The leaves of a block are asked for again when a
// proof needs them.
import { assert } from '#result';
import {
  consistencyProof,
  EMPTY_ROOT,
  HASH_BYTES,
  inclusionProof,
  nodeOf,
  type RootOf,
  splitOf,
} from './tree.ts';

/** Bodies a block. */
export const BLOCK = 256;

/** The leaves of a block that is full. */
export type LeavesOf = (block: number) => Promise<readonly Buffer[]>;

/** Hashes one after another, in one piece of memory. */
class Hashes {
  #bytes = Buffer.alloc(64 * HASH_BYTES);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  at(index: number): Buffer {
    assert(index < this.#count, `hash ${index} of ${this.#count}`);
    return this.#bytes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
  }

  push(hash: Uint8Array): void {
    const end = this.#count * HASH_BYTES;
    if (end === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(end)]);
    this.#bytes.set(hash, end);
    this.#count += 1;
  }
}

export class LogTree {
  /** The roots of the full blocks, and above them each level's full nodes. */
  readonly #levels: Hashes[] = [new Hashes()];
  /** The leaves of the last block, which is not full. */
  #open: Buffer[] = [];

  /** Begins with the blocks that are known. */
  constructor(blocks: Iterable<Uint8Array> = []) {
    for (const root of blocks) this.#addBlock(root);
  }

  /** How many blocks are full. */
  get blockCount(): number {
    return this.#level(0).count;
  }

  get size(): number {
    return this.blockCount * BLOCK + this.#open.length;
  }

  /** The root of a full block. */
  blockRoot(block: number): Buffer {
    return this.#level(0).at(block);
  }

  add(leaf: Buffer): void {
    this.#open.push(leaf);
    if (this.#open.length < BLOCK) return;
    const root = rootOfLeaves(this.#open);
    this.#open = [];
    this.#addBlock(root);
  }

  /** The root of the tree as it is now. */
  root(): Buffer {
    return this.#rootOf(new Map())(0, this.size);
  }

  /** The root of the tree as it was with so many bodies. */
  async rootAt(size: number, leavesOf: LeavesOf): Promise<Buffer> {
    return (await this.#knowing([size], leavesOf))(0, size);
  }

  /** What shows that the body at an index is in the tree of a size. */
  async inclusion(index: number, size: number, leavesOf: LeavesOf): Promise<Buffer[]> {
    return inclusionProof(index, size, await this.#knowing([index, size], leavesOf));
  }

  /** What shows that a tree is the beginning of a larger one. */
  async consistency(old: number, size: number, leavesOf: LeavesOf): Promise<Buffer[]> {
    return consistencyProof(old, size, await this.#knowing([old, size], leavesOf));
  }

  #level(height: number): Hashes {
    const level = this.#levels[height] ?? new Hashes();
    this.#levels[height] = level;
    return level;
  }

  #addBlock(root: Uint8Array): void {
    this.#level(0).push(root);
    for (let height = 0; this.#level(height).count % 2 === 0; height += 1) {
      const level = this.#level(height);
      const [left, right] = [level.at(level.count - 2), level.at(level.count - 1)];
      this.#level(height + 1).push(nodeOf(left, right));
    }
  }

  /** Roots of any part of a tree that comes apart near these places. */
  async #knowing(places: readonly number[], leavesOf: LeavesOf): Promise<RootOf> {
    const near = places.map((place) => Math.floor(place / BLOCK));
    const full = [...new Set(near)].filter((block) => block < this.blockCount);
    const leaves = full.map(async (block) => [block, await leavesOf(block)] as const);
    return this.#rootOf(new Map(await Promise.all(leaves)));
  }

  #rootOf(known: ReadonlyMap<number, readonly Buffer[]>): RootOf {
    const fullEnd = this.blockCount * BLOCK;
    const rootOf: RootOf = (from, to) => {
      assert(from >= 0 && from <= to && to <= this.size, `${from} to ${to} of ${this.size}`);
      const count = to - from;
      if (count === 0) return EMPTY_ROOT;
      const height = Math.log2(count / BLOCK);
      const isNode = Number.isInteger(height) && height >= 0 && from % count === 0;
      if (isNode && to <= fullEnd) return this.#level(height).at(from / count);
      if (count > 1) {
        const middle = from + splitOf(count);
        return nodeOf(rootOf(from, middle), rootOf(middle, to));
      }
      const block = Math.floor(from / BLOCK);
      const leaves = block === this.blockCount ? this.#open : known.get(block);
      return leaves?.[from % BLOCK] as Buffer;
    };
    return rootOf;
  }
}

/** The root over the leaves of one block. */
function rootOfLeaves(leaves: readonly Buffer[]): Buffer {
  let level = leaves;
  assert(level.length === BLOCK, `a block of ${level.length} leaves`);
  while (level.length > 1) {
    level = level
      .filter((_, index) => index % 2 === 0)
      .map((left, index) => nodeOf(left, level[2 * index + 1] as Buffer));
  }
  return level[0] as Buffer;
}
