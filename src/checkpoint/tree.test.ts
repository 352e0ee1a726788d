// Roots and proofs against published answers, and against the definitions of RFC 9162 for every small size.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainLeaf, plainPath, plainProof, plainRoot } from '../../test/oracle/merkle.ts';
import { BLOCK, LogTree } from './log-tree.ts';
import { EMPTY_ROOT, includedRoot, isBeginning, leafOf } from './tree.ts';

interface Known {
  readonly inclusion: readonly { index: number; size: number; proof: string[] }[];
  readonly consistency: readonly { old: number; size: number; proof: string[] }[];
  readonly roots: readonly string[];
}

const golden = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../test/golden/checkpoint/${name}.json`, import.meta.url), 'utf8'),
  );

const CT: Known & { leaves: string[] } = golden('certificate-transparency');
const OURS: Known & { bodies: string[]; borders: { size: number; root: string }[] } =
  golden('riverside');

const KNOWN = [
  ['the reference tests of Certificate Transparency', CT, 'hex'],
  ['records of a house', OURS, 'base64'],
] as const;

const bodiesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `{"seq":${index + 1}}`);

function treeOf(bodies: readonly string[]): LogTree {
  const tree = new LogTree();
  for (const body of bodies) tree.add(leafOf(body));
  return tree;
}

/** The leaves of a block, hashed again from its bodies. */
const reading = (bodies: readonly string[]) => async (block: number) =>
  bodies.slice(block * BLOCK, (block + 1) * BLOCK).map(leafOf);

const rootsOf = (leaves: readonly Buffer[]): Buffer[] =>
  Array.from({ length: leaves.length + 1 }, (_, size) => plainRoot(leaves.slice(0, size)));

describe.each(KNOWN)('known answers: %s', (_, known, coding) => {
  const bodies =
    'leaves' in known
      ? known.leaves.map((hex) => Buffer.from(hex, 'hex').toString('utf8'))
      : known.bodies;
  const roots = known.roots.map((root) => Buffer.from(root, coding));
  const rootOf = (size: number) => roots[size] as Buffer;

  test('the root of every size', () => {
    const found = roots.map((_, size) => treeOf(bodies.slice(0, size)).root());
    expect(found).toEqual(roots);
  });

  test('proofs that a body is in the tree', async () => {
    for (const { index, size, proof } of known.inclusion) {
      const made = await treeOf(bodies).inclusion(index, size, reading(bodies));
      expect(made.map((hash) => hash.toString(coding))).toEqual(proof);
      const leaf = leafOf(bodies[index] as string);
      expect(includedRoot({ leaf, index, size, proof: made })).toEqual(rootOf(size));
    }
  });

  test('proofs that a tree is the beginning of another one', async () => {
    for (const { old, size, proof } of known.consistency) {
      const made = await treeOf(bodies).consistency(old, size, reading(bodies));
      expect(made.map((hash) => hash.toString(coding))).toEqual(proof);
      const older = { size: old, root: rootOf(old) };
      expect(isBeginning(older, { size, root: rootOf(size) }, made)).toBe(true);
    }
  });
});

test('roots around the borders of blocks are as they were worked out', () => {
  for (const { size, root } of OURS.borders) {
    expect(treeOf(bodiesOf(size)).root().toString('base64')).toBe(root);
  }
});

const MOST = 130;
const BODIES = bodiesOf(MOST);
const LEAVES = BODIES.map((body) => plainLeaf(Buffer.from(body)));
const ROOTS = rootsOf(LEAVES);
const SIZES = Array.from({ length: MOST + 1 }, (_, size) => size);

test('a leaf is the SHA-256 of a zero byte and the UTF-8 bytes of the body', () => {
  const body = '{"name":"Zoë “Z” 王"}';
  expect(leafOf(body)).toEqual(plainLeaf(Buffer.from(body)));
});

const hexOf = (hashes: readonly (Uint8Array | undefined)[]): string =>
  hashes.map((hash) => hash && Buffer.from(hash).toString('hex')).join(' ');

test('every index of every size up to 130 has the path of the definition, and leads to the root', async () => {
  const tree = treeOf(BODIES);
  const wrong: string[] = [];
  let count = 0;
  for (const size of SIZES) {
    const leaves = LEAVES.slice(0, size);
    for (const [index, leaf] of leaves.entries()) {
      const proof = await tree.inclusion(index, size, reading(BODIES));
      const isPath = hexOf(proof) === hexOf(plainPath(index, leaves));
      const isRoot = includedRoot({ leaf, index, size, proof })?.equals(ROOTS[size] as Buffer);
      if (!isPath || isRoot !== true) wrong.push(`${index} of ${size}`);
      count += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBe((MOST * (MOST + 1)) / 2);
});

test('every older size of every size up to 130 is shown to be its beginning', async () => {
  const tree = treeOf(BODIES);
  const wrong: string[] = [];
  let count = 0;
  for (const size of SIZES) {
    for (const old of SIZES.slice(0, size + 1)) {
      const proof = await tree.consistency(old, size, reading(BODIES));
      const right = old === 0 ? [] : plainProof(old, LEAVES.slice(0, size));
      const [older, newer] = [ROOTS[old] as Buffer, ROOTS[size] as Buffer];
      const isShown = isBeginning({ size: old, root: older }, { size, root: newer }, proof);
      if (hexOf(proof) !== hexOf(right) || !isShown) wrong.push(`${old} in ${size}`);
      count += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(((MOST + 1) * (MOST + 2)) / 2);
});

/** A proof with one hash changed, left out, added, or in the place of another one. */
function ruined(proof: readonly Buffer[]): Buffer[][] {
  const other = leafOf('of another log');
  return proof.flatMap((hash, at) => {
    const flipped = Buffer.from(hash);
    flipped[at % 32] = (flipped[at % 32] as number) ^ 1;
    const next = proof[at + 1];
    const swapped = next === undefined ? [] : [proof.toSpliced(at, 2, next, hash)];
    return [
      proof.toSpliced(at, 1, flipped),
      proof.toSpliced(at, 1),
      proof.toSpliced(at, 0, other),
      proof.toSpliced(at, 1, hash.subarray(1)),
      ...swapped,
    ];
  });
}

test('a proof that a body is there, with one hash flipped, dropped, added or swapped, leads nowhere', async () => {
  const tree = treeOf(BODIES);
  for (const size of [2, 3, 7, 8, 9, 64, 65, 130]) {
    for (let index = 0; index < size; index += 1) {
      const proof = await tree.inclusion(index, size, reading(BODIES));
      const leaf = LEAVES[index] as Buffer;
      for (const bad of [...ruined(proof), [...proof, leaf]]) {
        expect(includedRoot({ leaf, index, size, proof: bad })).not.toEqual(ROOTS[size]);
      }
      const elsewhere = { leaf, index: (index + 1) % size, size, proof };
      expect(includedRoot(elsewhere)).not.toEqual(ROOTS[size]);
    }
  }
});

test('a proof of a beginning, with one hash flipped, dropped, added or swapped, shows nothing', async () => {
  const tree = treeOf(BODIES);
  for (const size of [2, 3, 7, 8, 9, 64, 65, 130]) {
    for (let old = 1; old < size; old += 1) {
      const proof = await tree.consistency(old, size, reading(BODIES));
      const [older, newer] = [
        { size: old, root: ROOTS[old] as Buffer },
        { size, root: ROOTS[size] as Buffer },
      ];
      for (const bad of [...ruined(proof), [...proof, older.root], []]) {
        expect(isBeginning(older, newer, bad)).toBe(false);
      }
      expect(isBeginning({ ...older, root: newer.root }, newer, proof)).toBe(false);
      expect(isBeginning(older, { ...newer, root: older.root }, proof)).toBe(false);
    }
  }
});

test('of nothing, and of itself, a tree is the beginning without a proof', () => {
  const now = { size: 5, root: ROOTS[5] as Buffer };
  const none = { size: 0, root: EMPTY_ROOT };
  expect(isBeginning(none, now, [])).toBe(true);
  expect(isBeginning({ ...none, root: now.root }, now, [])).toBe(false);
  expect(isBeginning(none, now, [EMPTY_ROOT])).toBe(false);
  expect(isBeginning(now, now, [])).toBe(true);
  expect(isBeginning(now, { ...now, root: EMPTY_ROOT }, [])).toBe(false);
  expect(isBeginning(now, now, [EMPTY_ROOT])).toBe(false);
  expect(isBeginning({ ...now, size: 6 }, now, [EMPTY_ROOT])).toBe(false);
});

test.each([
  [-1, 5],
  [5, 5],
  [0, 0],
  [0.5, 5],
  [0, Number.NaN],
])('index %s is not in a tree of %s', (index, size) => {
  expect(includedRoot({ leaf: EMPTY_ROOT, index, size, proof: [] })).toBeUndefined();
});

test('sizes beyond 32 bits come apart where they should', () => {
  const leaf = leafOf('one');
  const size = 2 ** 40 + 1;
  // The last body stands beside all others: one step up.
  const [others] = ROOTS as [Buffer];
  expect(includedRoot({ leaf, index: size - 1, size, proof: [others] })).toHaveLength(32);
  expect(includedRoot({ leaf, index: 0, size, proof: [others] })).toBeUndefined();
});

describe('a log of blocks', () => {
  const count = 3 * BLOCK + 17;
  const bodies = bodiesOf(count);
  const leaves = bodies.map((body) => plainLeaf(Buffer.from(body)));
  const near = [0, 1, 255, 256, 257, 511, 512, 513, 768, count - 1, count];

  test('begins again with the roots of its blocks, and with the bodies after them', async () => {
    const grown = treeOf(bodies);
    const blocks = [0, 1, 2].map((block) => grown.blockRoot(block));
    expect(blocks[1]).toEqual(plainRoot(leaves.slice(BLOCK, 2 * BLOCK)));
    const again = new LogTree(blocks);
    expect(again.size).toBe(3 * BLOCK);
    for (const body of bodies.slice(3 * BLOCK)) again.add(leafOf(body));
    expect(again.root()).toEqual(plainRoot(leaves));
    for (const size of near) {
      const root = await again.rootAt(size, reading(bodies));
      expect(root).toEqual(plainRoot(leaves.slice(0, size)));
    }
  });

  test('proves what the definitions say on both sides of every border', async () => {
    const tree = treeOf(bodies);
    for (const size of near) {
      for (const other of near.filter((each) => each < size)) {
        const part = leaves.slice(0, size);
        expect(await tree.inclusion(other, size, reading(bodies))).toEqual(plainPath(other, part));
        const right = other === 0 ? [] : plainProof(other, part);
        expect(await tree.consistency(other, size, reading(bodies))).toEqual(right);
      }
    }
  });
});
