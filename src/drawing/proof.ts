// That a number was in a drum, shown by the way from its leaf up to the root that was posted.
import { err, ok, type Result } from '#result';
import { hashBytes, makeHex } from './bytes.ts';
import { countEntries, type Entries, rangeFault, rangeOf } from './entries.ts';
import { BLOCK, innerOf, type Levels, leafOf, levelsOf, type Node, rootFrom } from './tree.ts';

/** The other half of a node on the way up. */
export interface ProofStep {
  readonly side: 'left' | 'right';
  readonly hash: string;
  readonly count: number;
}

export interface Proof {
  readonly serial: number;
  /** The ranges of the leaf that the number stands in. */
  readonly block: Entries;
  /** From the leaf to the top. */
  readonly path: readonly ProofStep[];
}

/** Where a number stands in the drum, counted from 0, and how many there are. */
export interface ProofPlace {
  readonly position: number;
  readonly count: number;
}

const stepOf = (side: ProofStep['side'], { hash, count }: Node): ProofStep => ({
  side,
  hash: makeHex(hash),
  count,
});

function pathOf(levels: Levels, leaf: number): ProofStep[] {
  const path: ProofStep[] = [];
  let index = leaf;
  for (const level of levels.slice(0, -1)) {
    const other = level[index ^ 1];
    if (other !== undefined) path.push(stepOf(index % 2 === 1 ? 'left' : 'right', other));
    index >>>= 1;
  }
  return path;
}

/** The proof for a number; undefined if it was not in the drum. A caller that asks for several
 * hashes the entries once and hands the levels in. */
export function proofOf(
  entries: Entries,
  serial: number,
  levels: Levels = levelsOf(entries),
): Proof | undefined {
  const range = rangeOf(entries, serial);
  if (range < 0) return undefined;
  const leaf = Math.floor(range / BLOCK);
  const block = entries.slice(leaf * BLOCK, (leaf + 1) * BLOCK);
  return { serial, block, path: pathOf(levels, leaf) };
}

/** Where the number stands, when the proof leads to the root. */
export function checkProof(root: string, proof: Proof): Result<ProofPlace, string> {
  const { serial, block, path } = proof;
  const wrongRange = block.findIndex((_, index) => rangeFault(block, index) !== undefined);
  if (wrongRange >= 0) {
    return err(`range ${wrongRange + 1} of the leaf: ${rangeFault(block, wrongRange)}`);
  }
  const range = rangeOf(block, serial);
  if (range < 0) return err(`number ${serial} is not in the leaf`);
  let node = leafOf(block);
  const [first] = block[range] as Entries[number];
  let position = countEntries(block.slice(0, range)) + serial - first;
  for (const { side, hash, count } of path) {
    const other = { hash: hashBytes(hash), count };
    if (side === 'left') position += count;
    node = side === 'left' ? innerOf(other, node) : innerOf(node, other);
  }
  if (rootFrom(node) !== root) return err('the path does not lead to the root');
  return ok({ position, count: node.count });
}
