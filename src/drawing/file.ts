// What a house publishes about a drawing, so that anyone can run it again.
import { err, ok, type Result } from '#result';
import { hashOf, makeHex, textBytes } from './bytes.ts';
import type { Entries } from './entries.ts';

export const DRAWING_FILE = 'houseway-drawing';
export const DRAWING_VERSION = 1;

export const METHODS = ['electronic', 'mechanical'] as const;

/** How the numbers come out: of a secret that was committed to, or of a drum that people turn. */
export type Method = (typeof METHODS)[number];

/** One number that came out. */
export interface DrawnNumber {
  /** 1, 2, 3 … within the drawing, redraws too. */
  readonly draw: number;
  readonly at: string;
  readonly serial: number;
  /** What became of it: `won`, `absent`, `refused` and so on, in the house's words. */
  readonly outcome: string;
  /** Why, in the words of the log. */
  readonly because: string | null;
}

export interface FiledDrawing {
  readonly house: string;
  readonly drawing: string;
  readonly title: string;
  readonly method: Method;
  /** Before the entries were known. */
  readonly announced: {
    readonly at: string;
    readonly commitment: string | null;
    /** The public value that takes part, which no one here decides. */
    readonly publicValue: string | null;
  };
  /** When the drum was closed. */
  readonly closed: {
    readonly at: string;
    readonly commitment: string | null;
    readonly root: string;
    readonly count: number;
  };
  /** Told at the draw. */
  readonly secret: string | null;
  readonly publicValue: string | null;
  readonly draws: readonly DrawnNumber[];
  readonly entries: Entries;
}

export interface DrawingFile extends FiledDrawing {
  readonly kind: typeof DRAWING_FILE;
  readonly version: typeof DRAWING_VERSION;
  /** SHA-256 of everything else but the entries, which the root stands for. */
  readonly seal: string;
}

/** The value in a file, which must be exactly as it was written: even an added blank is a change. */
export function parseFile(text: string): Result<unknown, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err(`not valid JSON: ${(error as Error).message}`);
  }
  const written = JSON.stringify(value);
  if (text === written || text === `${written}\n`) return ok(value);
  return err('the file is not as it was written: its text was changed or reformatted');
}

/** The facts in the order in which they are sealed and written. */
function inOrder(facts: FiledDrawing): Omit<DrawingFile, 'seal' | 'entries'> {
  const { house, drawing, title, method, announced, closed, secret, publicValue, draws } = facts;
  return {
    kind: DRAWING_FILE,
    version: DRAWING_VERSION,
    house,
    drawing,
    title,
    method,
    announced: {
      at: announced.at,
      commitment: announced.commitment,
      publicValue: announced.publicValue,
    },
    closed: {
      at: closed.at,
      commitment: closed.commitment,
      root: closed.root,
      count: closed.count,
    },
    secret,
    publicValue,
    draws: draws.map(({ draw, at, serial, outcome, because }) => ({
      draw,
      at,
      serial,
      outcome,
      because,
    })),
  };
}

export const sealOf = (facts: FiledDrawing): string =>
  makeHex(hashOf(textBytes(JSON.stringify(inOrder(facts)))));

export const makeDrawingFile = (facts: FiledDrawing): DrawingFile => ({
  ...inOrder(facts),
  seal: sealOf(facts),
  entries: facts.entries,
});
