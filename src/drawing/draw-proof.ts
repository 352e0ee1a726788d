// One draw by itself, for whoever drew that number: the secret, and the way from each number that
// came out to the root that was posted. It is small where the drum is large.
import { below } from '#chance';
import { err, ok, problemReader, type Result } from '#result';
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
  readonly draw: number;
  readonly serial: number;
  /** The numbers that were drawn before. */
  readonly taken: readonly number[];
  /** Each number that came out, the last of them the one that counts. */
  readonly tries: readonly Proof[];
}

/** The proof of one draw, or nothing where there was no such draw from a secret. */
export function drawProofOf(checked: CheckedDrawing, draw: number): DrawProofFile | undefined {
  const { file, levels } = checked;
  const { house, drawing, title, closed, secret, publicValue, draws, entries } = file;
  const drawn = draws[draw - 1];
  const tries = checked.tries[draw - 1] ?? [];
  if (drawn === undefined || secret === null || tries.length === 0) return undefined;
  return {
    ...{ kind: DRAW_PROOF_FILE, version: DRAW_PROOF_VERSION, house, drawing, title },
    commitment: closed.commitment as string,
    ...{ root: closed.root, count: closed.count, secret, publicValue, draw },
    serial: drawn.serial,
    taken: draws.slice(0, draw - 1).map((each) => each.serial),
    tries: tries.map(({ serial }) => proofOf(entries, serial, levels) as Proof),
  };
}

/** Whether a single draw came out as it says: of the root and the commitment that stand in it,
 * which the reader compares with those that were posted. */
export function checkDrawProof(value: unknown): Result<DrawProofFile> {
  const read = readDrawProof<DrawProofFile>(value, DRAW_PROOF_FILE, DRAW_PROOF_VERSION);
  if (!read.ok) return read;
  const file = read.value;
  const { commitment, root, count, secret, publicValue, draw, serial, taken, tries } = file;
  const { problems, say } = problemReader();
  if (commitmentOf(secret) !== commitment) {
    say('secret', 'this secret is not the one that was committed to');
  }
  if (tries.at(-1)?.serial !== serial) say('serial', 'the last number that came out is another');
  const of = { secret, root, draw };
  const source = sourceOfDraw(publicValue === null ? of : { ...of, publicValue });
  tries.forEach((proof, index) => {
    const fault = tryFault(file, proof, below(source, Math.max(count, 1)));
    if (fault !== undefined) say(`tries[${index}]`, fault);
    const isLast = index === tries.length - 1;
    if (taken.includes(proof.serial) === isLast) {
      const state = isLast ? 'out already' : 'still in the drum';
      say(`tries[${index}].serial`, `number ${proof.serial} was ${state}`);
    }
  });
  return problems.length === 0 ? ok(file) : err(problems);
}

/** What is wrong with a number that came out, given where in the drum the draw comes to. */
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
