// Small pieces for reading unknown JSON with every problem told at once.
import type { Problem, Result } from './result.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Say = (path: string, message: string) => void;

/** Collects the problems of every part. */
export interface Reader {
  readonly say: Say;
  /** The value of a result, or undefined when its problems have been noted. */
  take<T>(result: Result<T>): T | undefined;
}

const PROBLEM_MOST = 2000;

/** Names in an input can be as long as it likes; what is said of them is not. */
const shortened = (text: string): string =>
  text.length > PROBLEM_MOST ? `${text.slice(0, PROBLEM_MOST)}…` : text;

export function problemReader(): Reader & { readonly problems: Problem[] } {
  const problems: Problem[] = [];
  return {
    problems,
    say: (path, message) => problems.push({ path: shortened(path), message: shortened(message) }),
    take: (result) => {
      if (result.ok) return result.value;
      problems.push(...result.error);
      return undefined;
    },
  };
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SHOWN_MOST = 40;

/** A value as a message shows it: simple ones in full, or their beginning; others by their kind,
 * for they may be deeper than a program can go. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? 'an array' : 'an object';
  }
  const text = JSON.stringify(value);
  return text.length > SHOWN_MOST ? `${text.slice(0, SHOWN_MOST)}…` : text;
}

/** Whether a path is another one, or leads on from it. */
const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[`);

/** Problems that add something: what could not be read is not missing as well, nor is anything
 * inside it or around it. */
export const besides = (told: readonly Problem[], more: readonly Problem[]): Problem[] =>
  more.filter(
    ({ path }) => !told.some((each) => isWithin(path, each.path) || isWithin(each.path, path)),
  );
