// The tree of RFC 9162, by its definitions and by nothing else: every root from its leaves.
import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

export const plainLeaf = (body: Uint8Array): Buffer => sha256(Buffer.of(0), body);

/** The greatest power of two that is less than n. */
const k = (n: number): number => 2 ** (Math.ceil(Math.log2(n)) - 1);

/** 2.1.1: MTH. */
export function plainRoot(leaves: readonly Buffer[]): Buffer {
  const n = leaves.length;
  if (n === 0) return sha256();
  if (n === 1) return leaves[0] as Buffer;
  const left = plainRoot(leaves.slice(0, k(n)));
  return sha256(Buffer.of(1), left, plainRoot(leaves.slice(k(n))));
}

/** 2.1.3.1: PATH. */
export function plainPath(m: number, leaves: readonly Buffer[]): Buffer[] {
  const n = leaves.length;
  if (n === 1) return [];
  const [left, right] = [leaves.slice(0, k(n)), leaves.slice(k(n))];
  return m < k(n)
    ? [...plainPath(m, left), plainRoot(right)]
    : [...plainPath(m - k(n), right), plainRoot(left)];
}

/** 2.1.4.1: PROOF. */
export const plainProof = (m: number, leaves: readonly Buffer[]): Buffer[] =>
  subproof(m, leaves, true);

function subproof(m: number, leaves: readonly Buffer[], isKnown: boolean): Buffer[] {
  const n = leaves.length;
  if (m === n) return isKnown ? [] : [plainRoot(leaves)];
  const [left, right] = [leaves.slice(0, k(n)), leaves.slice(k(n))];
  return m <= k(n)
    ? [...subproof(m, left, isKnown), plainRoot(right)]
    : [...subproof(m - k(n), right, false), plainRoot(left)];
}
