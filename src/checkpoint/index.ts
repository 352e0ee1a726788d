// What vouches for a log: a Merkle tree over it, and signed notes of its size and root.
export {
  type Checkpoint,
  checkpointText,
  cosignLine,
  type OpenedCheckpoint,
  openCheckpoint,
  parseCheckpoint,
  signCheckpoint,
} from './checkpoint.ts';
export {
  parseSigningKey,
  parseVerifierKey,
  type SigningKey,
  signingKeyFrom,
  type VerifierKey,
} from './keys.ts';
export { BLOCK, type LeavesOf, LogTree } from './log-tree.ts';
export { openByPolicy, type Policy, parsePolicy } from './policy.ts';
export { EMPTY_ROOT, HASH_BYTES, includedRoot, isBeginning, leafOf, type Tree } from './tree.ts';
