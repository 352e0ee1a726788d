// One draw by itself, for the holder of that number: the secret, and the way from each number that
// came out until then to the posted root. It is small where the drum is large.
import { below } from '#chance';
import { err, ok, problemReader, type Result, type Say } from '#result';
import type { CheckedDrawing } from './check.ts';
import { commitmentOf, sourceOfDraw } from './draw.ts';
import { checkProof, type Proof, proofOf } from './proof.ts';
import { readDrawProof } from './read.ts';

export const DRAW_PROOF_FILE = 'houseway-draw';
const DRAW_PROOF_VERSION = 1;

export interface DrawProofFile {
  readonly kind: typeof DRAW_PROOF_FILE;
  readonly version: typeof DRAW_PROOF_VERSION;
  readonly house: string;
  readonly drawing: string;
  readonly title: string;
  readonly commitment: string;
  readonly root: string;
  readonly count: number;
  readonly secret: string;
  readonly publicValue: string | null;
  /** The draw that is shown. */
  readonly draw: number;
  readonly serial: number;
  /** Every draw up to it: each number that came out, the last of them the one that counts. */
  readonly draws: readonly (readonly Proof[])[];
}

/** The proof of one draw, or nothing where there was no such draw from a secret. */
export function drawProofOf(checked: CheckedDrawing, draw: number): DrawProofFile | undefined {
  const { file, levels } = checked;
  const { house, drawing, title, closed, secret, publicValue, draws, entries } = file;
  const drawn = draws[draw - 1];
  const tries = checked.tries.slice(0, draw);
  if (drawn === undefined || secret === null || tries.at(-1)?.length === 0) return undefined;
  return {
    kind: DRAW_PROOF_FILE,
    version: DRAW_PROOF_VERSION,
    house,
    drawing,
    title,
    commitment: closed.commitment as string,
    root: closed.root,
    count: closed.count,
    secret,
    publicValue,
    draw,
    serial: drawn.serial,
    draws: tries.map((each) => each.map(({ serial }) => proofOf(entries, serial, levels) as Proof)),
  };
}

/** Whether a single draw came out as it says: of the root, the commitment and the public value that
 * stand in it, which the reader compares with those that were posted. How many draws there were in
 * all is not in it: a secret that is told gives a number for every further draw. */
export function checkDrawProof(value: unknown): Result<DrawProofFile> {
  const read = readDrawProof<DrawProofFile>(value, DRAW_PROOF_FILE, DRAW_PROOF_VERSION);
  if (!read.ok) return read;
  const file = read.value;
  const { commitment, secret, draw, serial, draws } = file;
  const { problems, say } = problemReader();
  if (commitmentOf(secret) !== commitment) {
    say('secret', 'this secret is not the one that was committed to');
  }
  if (draws.length !== draw) say('draws', `${draws.length} draws do not lead to draw ${draw}`);
  if (draws.at(-1)?.at(-1)?.serial !== serial) {
    say('serial', 'the last number drawn is a different one');
  }
  const taken = new Set<number>();
  draws.forEach((_, index) => {
    checkDraw(file, index, taken, say);
  });
  return problems.length === 0 ? ok(file) : err(problems);
}

/** Whether a draw comes to its numbers, all but the last of them drawn before; that one is taken. */
function checkDraw(file: DrawProofFile, index: number, taken: Set<number>, say: Say): void {
  const { root, count, secret, publicValue, draws } = file;
  const of = { secret, root, draw: index + 1 };
  const source = sourceOfDraw(publicValue === null ? of : { ...of, publicValue });
  const tries = draws[index] ?? [];
  if (tries.length === 0) say(`draws[${index}]`, 'nothing came out');
  tries.forEach((proof, attempt) => {
    const path = `draws[${index}][${attempt}]`;
    const fault = tryFault(file, proof, below(source, Math.max(count, 1)));
    if (fault !== undefined) say(path, fault);
    const isLast = attempt === tries.length - 1;
    if (taken.has(proof.serial) === isLast) {
      const state = isLast ? 'out already' : 'still in the drum';
      say(`${path}.serial`, `number ${proof.serial} was ${state}`);
    }
    if (isLast) taken.add(proof.serial);
  });
}

/** What is wrong with a number that came out, given the position in the drum that the draw gives. */
function tryFault(
  { root, count }: DrawProofFile,
  proof: Proof,
  position: number,
): string | undefined {
  const place = checkProof(root, proof);
  if (!place.ok) return place.error;
  if (place.value.count !== count) {
    return `the drum has ${place.value.count} numbers, not ${count}`;
  }
  return place.value.position === position
    ? undefined
    : `the draw comes to position ${position}, the number stands at ${place.value.position}`;
}
