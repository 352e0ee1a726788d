// Runs a drawing again from its file, and reports all its problems at once.
import { err, ok, problemReader, type Result, type Say } from '#result';
import { commitmentOf, type DrawTry, hasAnother, triesOf } from './draw.ts';
import { countEntries, hasSerial } from './entries.ts';
import { type DrawingFile, sealOf } from './file.ts';
import { readDrawing } from './read.ts';
import { type Levels, levelsOf, rootFrom, topOf } from './tree.ts';

/** A drawing whose every number came out again. */
export interface CheckedDrawing {
  readonly file: DrawingFile;
  /** How each number came out, one list a draw; of a mechanical drawing there is nothing to say. */
  readonly tries: readonly (readonly DrawTry[])[];
  /** The tree over its entries, for proofs about single numbers. */
  readonly levels: Levels;
}

export interface CheckOptions {
  /** Told which part of the work is done, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

const ROOT_PART = 0.9;

const momentOf = (text: string): number => Date.parse(text);

export function checkDrawing(value: unknown, options: CheckOptions = {}): Result<CheckedDrawing> {
  const read = readDrawing(value);
  if (!read.ok) return read;
  const { onProgress = () => {} } = options;
  const file = read.value;
  const { problems, say } = problemReader();
  if (sealOf(file) !== file.seal) say('seal', 'the seal is not that of what the file says');
  checkTimes(file, say);
  const levels = levelsOf(file.entries, (part) => onProgress(part * ROOT_PART));
  checkDrum(file, levels, say);
  const isDrawable = checkSecret(file, say);
  const tries = checkDraws(file, isDrawable, say, (part) => {
    onProgress(ROOT_PART + part * (1 - ROOT_PART));
  });
  onProgress(1);
  return problems.length === 0 ? ok({ file, tries, levels }) : err(problems);
}

function checkTimes({ announced, closed, draws }: DrawingFile, say: Say): void {
  const inOrder = [
    { path: 'announced.at', at: announced.at },
    { path: 'closed.at', at: closed.at },
    ...draws.map(({ at }, index) => ({ path: `draws[${index}].at`, at })),
  ];
  inOrder.forEach(({ path, at }, index) => {
    const before = inOrder[index - 1];
    if (before !== undefined && momentOf(at) < momentOf(before.at)) {
      say(path, `${at} is before ${before.at}, which it must follow`);
    }
  });
}

/** The root posted when the drum was closed is that of its entries. */
function checkDrum({ closed, entries }: DrawingFile, levels: Levels, say: Say): void {
  const count = countEntries(entries);
  if (count !== closed.count) {
    say('closed.count', `the drum has ${count} numbers, ${closed.count} were posted`);
  }
  const root = rootFrom(topOf(levels));
  if (root !== closed.root) {
    say('closed.root', `the entries have the root ${root}, ${closed.root} was posted`);
  }
}

/** Whether the secret can be drawn from; where it cannot, why. */
function checkSecret(file: DrawingFile, say: Say): boolean {
  const { method, announced, closed, secret, publicValue, draws } = file;
  if (method === 'mechanical') {
    if (announced.commitment !== null || closed.commitment !== null || secret !== null) {
      say('method', 'a mechanical drawing has neither a commitment nor a secret');
    }
    return false;
  }
  if (announced.commitment === null) say('announced.commitment', 'no commitment was announced');
  if (closed.commitment !== announced.commitment) {
    say('closed.commitment', 'the commitment posted at the close is not the one announced');
  }
  if ((announced.publicValue === null) !== (publicValue === null) && draws.length > 0) {
    say(
      'publicValue',
      publicValue === null
        ? 'the public value that was announced is missing'
        : 'a public value was used that was not announced',
    );
  }
  if (secret === null) {
    if (draws.length > 0) say('secret', 'the secret was not published');
    return false;
  }
  if (commitmentOf(secret) !== announced.commitment) {
    say('secret', 'this secret is not the one that was committed to');
  }
  return true;
}

function checkDraws(
  file: DrawingFile,
  isDrawable: boolean,
  say: Say,
  onProgress: (part: number) => void,
): (readonly DrawTry[])[] {
  const { draws, entries } = file;
  const taken = new Set<number>();
  return draws.map(({ draw, serial }, index) => {
    const path = `draws[${index}]`;
    if (draw !== index + 1) say(`${path}.draw`, `draw ${index + 1} is numbered ${draw}`);
    const tries = isDrawable ? runAgain(file, index + 1, taken) : [];
    const right = tries.at(-1)?.serial;
    if (!hasSerial(entries, serial)) say(`${path}.serial`, `${serial} was not in the drum`);
    else if (taken.has(serial)) say(`${path}.serial`, `${serial} was drawn before`);
    else if (right !== undefined && right !== serial) {
      say(`${path}.serial`, `draw ${draw} says ${serial}; secret and entries give ${right}`);
    }
    taken.add(serial);
    onProgress((index + 1) / draws.length);
    return tries;
  });
}

/** Nothing where the drum has nothing left to draw; the number that was drawn is wrong, then. */
function runAgain(file: DrawingFile, draw: number, taken: ReadonlySet<number>): readonly DrawTry[] {
  const { secret, publicValue, closed, entries } = file;
  if (!hasAnother(entries, countEntries(entries), taken)) return [];
  const of = { secret: secret as string, root: closed.root, draw };
  return triesOf(publicValue === null ? of : { ...of, publicValue }, entries, taken);
}
