// Proofs from a log that is at hand: that one record is in it, or that its beginning is its beginning.
import { readFileSync } from 'node:fs';
import { BLOCK, LogTree, leafOf, parseCheckpoint } from '#checkpoint';
import type { Evidence } from '#store';
import { type PlaceOptions, told, withBar, withEvidence, wrongFlag } from './evidence.ts';
import type { Terminal } from './terminal.ts';

const texts = (hashes: readonly Buffer[]): string[] =>
  hashes.map((each) => each.toString('base64'));

/** A number of records, as it is typed. */
function sizeIn(text: string, path: string): number {
  if (/^(0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  throw wrongFlag(path, `must be a number of records, not ${text}`);
}

/** Bodies of the log from one on. */
async function bodiesAfter(evidence: Evidence, after: number, most: number): Promise<string[]> {
  const bodies: string[] = [];
  for await (const { lines } of evidence.pages(after)) {
    for (const { body } of lines) {
      bodies.push(body);
      if (bodies.length === most) return bodies;
    }
  }
  return bodies;
}

interface Reading {
  readonly tree: LogTree;
  leavesOf(block: number): Promise<readonly Buffer[]>;
  bodyOf(seq: number): Promise<string>;
}

/** Reads the log once, and again where a proof needs the leaves of a block. */
function withTree<T>(
  place: PlaceOptions,
  terminal: Terminal,
  work: (reading: Reading) => Promise<T>,
): Promise<T> {
  return told(() =>
    withEvidence(place, terminal, async (evidence) => {
      const tree = new LogTree();
      await withBar('reading', terminal, async (onProgress) => {
        for await (const { lines } of evidence.pages()) {
          for (const { body } of lines) tree.add(leafOf(body));
          onProgress(tree.size, evidence.head.seq);
        }
      });
      return work({
        tree,
        leavesOf: async (block) =>
          (await bodiesAfter(evidence, block * BLOCK, BLOCK)).map((body) => leafOf(body)),
        bodyOf: async (seq) => (await bodiesAfter(evidence, seq - 1, 1))[0] as string,
      });
    }),
  );
}

export interface ProveOptions extends PlaceOptions {
  /** The note that the proof is to lead to. */
  readonly checkpoint?: string;
}

/** The note, and how many records it is of; whose it is, the reader of the proof sees. */
function noteAt(path: string): { readonly note: string; readonly size: number } {
  try {
    const note = readFileSync(path, 'utf8');
    const read = parseCheckpoint(note.slice(0, note.indexOf('\n\n') + 1));
    if (read.ok) return { note, size: read.value.size };
    throw new Error(read.error.map(({ message }) => message).join(' '));
  } catch (error) {
    throw wrongFlag('--checkpoint', `${path} can’t be used: ${(error as Error).message}`);
  }
}

/** `houseway prove SEQ`. */
export async function prove(
  text: string,
  { checkpoint, ...place }: ProveOptions,
  terminal: Terminal,
): Promise<void> {
  const seq = sizeIn(text, 'seq');
  const given = checkpoint === undefined ? undefined : noteAt(checkpoint);
  const answer = await withTree(place, terminal, async ({ tree, leavesOf, bodyOf }) => {
    const size = given?.size ?? tree.size;
    if (size > tree.size) throw wrongFlag('--checkpoint', `the log has only ${tree.size} records`);
    if (seq < 1 || seq > size) throw wrongFlag('seq', `there are ${size} records, and no ${seq}`);
    return {
      index: seq - 1,
      size,
      root: (await tree.rootAt(size, leavesOf)).toString('base64'),
      body: await bodyOf(seq),
      proof: texts(await tree.inclusion(seq - 1, size, leavesOf)),
      ...(given === undefined ? {} : { checkpoint: given.note }),
    };
  });
  terminal.answer(answer, (whole) => JSON.stringify(whole, null, 2));
}

/** `houseway consistency A B`. */
export async function consistency(
  [older, newer]: readonly [string, string],
  place: PlaceOptions,
  terminal: Terminal,
): Promise<void> {
  const [old, size] = [sizeIn(older, 'old'), sizeIn(newer, 'new')];
  if (old > size) throw wrongFlag('old', `${old} is more than ${size}`);
  const answer = await withTree(place, terminal, async ({ tree, leavesOf }) => {
    if (size > tree.size) throw wrongFlag('new', `the log has only ${tree.size} records`);
    const rootAt = async (at: number) => (await tree.rootAt(at, leavesOf)).toString('base64');
    return {
      old: { size: old, root: await rootAt(old) },
      new: { size, root: await rootAt(size) },
      proof: texts(await tree.consistency(old, size, leavesOf)),
    };
  });
  terminal.answer(answer, (whole) => JSON.stringify(whole, null, 2));
}
