// What of a sheet is code: it runs steps, ranks people or looks at several posted values together.
import type { Problem } from '#result';
import type { Posted } from './posted.ts';

/** The text of the rules can't hold code; it holds the version of it. */
export interface InCode {
  /** Goes up when the code beside it decides something else. The posting's hash covers it. */
  readonly codeVersion: number;
}

/** What the sheet asks of several values together. */
export interface ValuesCheck extends InCode {
  problems(posted: Posted): readonly Problem[];
}
