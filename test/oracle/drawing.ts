// A second verifier of drawings, written from docs/explanation/drawings.md with what Node brings:
// it shares no code with src/drawing, builds its tree from the top, and draws with big integers.
import { createHash } from 'node:crypto';

type Range = readonly [first: number, count: number];

interface Drum {
  readonly secret: string;
  readonly root: string;
  readonly publicValue?: string;
}

const sha256 = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function framed(part: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return Buffer.concat([length, part]);
}

const totalOf = (ranges: readonly Range[]): number => ranges.reduce((sum, [, n]) => sum + n, 0);

function treeHash(leaves: readonly (readonly Range[])[]): Buffer {
  const [only] = leaves;
  if (leaves.length <= 1) {
    const pairs = (only ?? []).flatMap(([first, count]) => [u64(first), u64(count)]);
    return sha256(Buffer.of(0), ...pairs);
  }
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return sha256(
    Buffer.of(1),
    ...[treeHash(left), u64(totalOf(left.flat()))],
    ...[treeHash(right), u64(totalOf(right.flat()))],
  );
}

export function plainRoot(ranges: readonly Range[]): string {
  const leaves = Array.from({ length: Math.ceil(ranges.length / 256) }, (_, leaf) =>
    ranges.slice(leaf * 256, leaf * 256 + 256),
  );
  return sha256(Buffer.of(2), treeHash(leaves), u64(totalOf(ranges))).toString('hex');
}

export const plainCommitment = (secret: string): string =>
  sha256(Buffer.from(secret, 'hex')).toString('hex');

/** The serials of the first draws, each without those before it. */
export function plainDraws(drum: Drum, ranges: readonly Range[], draws: number): number[] {
  const serials = ranges.flatMap(([first, count]) =>
    Array.from({ length: count }, (_, at) => first + at),
  );
  const size = BigInt(serials.length);
  const drawn: number[] = [];
  for (let draw = 1; draw <= draws; draw++) {
    const seed = sha256(
      framed(Buffer.from('houseway drawing 1')),
      framed(Buffer.from(drum.secret, 'hex')),
      framed(Buffer.from(drum.root, 'hex')),
      framed(Buffer.from(drum.publicValue ?? '')),
      framed(u64(draw)),
    );
    for (let word = 0; drawn.length < draw; word++) {
      const block = Buffer.alloc(4);
      block.writeUInt32BE(Math.floor(word / 8));
      const value = BigInt(sha256(seed, block).readUInt32BE((word % 8) * 4));
      if (value >= (2n ** 32n / size) * size) continue;
      const serial = serials[Number(value % size)] as number;
      if (!drawn.includes(serial)) drawn.push(serial);
    }
  }
  return drawn;
}
