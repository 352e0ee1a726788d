// The clauses of the two rule documents, each with where it lives and which test shows it. The page of
// the docs is written from them; a test looks that every name is there.
import type { TableAction } from '../procedure/actions.ts';
import type { StepRefusalCode } from '../procedure/refusals.ts';

/** A step of the procedure, a refusal of it, a fact of the game (`wagers.queensUp`), one of its
 * readings, a rule that the dealer watches, an option or value of the sheet that a house posts, an
 * account of its books, or why there is nothing to do. */
export type ClausePlace =
  | { readonly step: TableAction['type'] }
  | { readonly refusal: StepRefusalCode }
  | { readonly fact: string }
  | { readonly reading: string }
  | { readonly watched: string }
  | { readonly setting: string }
  | { readonly account: string }
  | { readonly reason: string };

export type ClauseTest = readonly [file: string, title: string];

export interface ClauseRow {
  readonly clause: string;
  /** In our own words. */
  readonly says: string;
  readonly lives: readonly ClausePlace[];
  readonly shownBy: readonly ClauseTest[];
}

export interface ClausedDocument {
  readonly game: string;
  /** The approved sheet that a house posts of it. */
  readonly sheet: string;
  readonly clauses: readonly ClauseRow[];
}

export const row = (
  clause: string,
  says: string,
  lives: readonly ClausePlace[],
  ...shownBy: readonly ClauseTest[]
): ClauseRow => ({ clause, says, lives, shownBy });

export const step = (type: TableAction['type']): ClausePlace => ({ step: type });
export const refusal = (code: StepRefusalCode): ClausePlace => ({ refusal: code });
export const fact = (path: string): ClausePlace => ({ fact: path });
export const reading = (id: string): ClausePlace => ({ reading: id });
export const watched = (clause: string): ClausePlace => ({ watched: clause });
export const setting = (name: string): ClausePlace => ({ setting: name });
export const reason = (because: string): ClausePlace => ({ reason: because });

/** Titles of the tests of one file. */
export const testsOf =
  (file: string) =>
  (title: string): ClauseTest => [file, title];
