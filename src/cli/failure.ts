import type { Problem } from '#result';

/** The input was wrong: the command ends with 2 and says so; nothing was done. */
export class WrongInput extends Error {
  readonly code: string;
  readonly problems: readonly Problem[];

  constructor(code: string, message: string, problems: readonly Problem[]) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** Nothing was wrong with the input, and still it could not be done: the command ends with 1. */
export class CommandFailed extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface ErrorDocument {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly problems: readonly Problem[];
  };
}

export const errorDocument = (
  code: string,
  message: string,
  problems: readonly Problem[] = [],
): ErrorDocument => ({ error: { code, message, problems } });

/** The same for a person at a terminal. */
export function errorText({ error }: ErrorDocument): string {
  const lines = error.problems.map(({ path, message }) => `  ${path}: ${message}`);
  return [error.message, ...lines].join('\n');
}
