// What is wrong with a request.
import type { z } from 'zod';
import type { Problem } from '#result';

/** What zod found wrong, in our words for it. */
export const problemsOf = ({ issues }: z.ZodError): Problem[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'is not a field' }))
      : [{ path: pathOf(issue.path), message: wordsOf(issue.message) }],
  );

/** The library's own words, as ours. */
function wordsOf(message: string): string {
  const [, wanted, found] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (wanted === undefined) return message;
  return found === 'undefined' ? 'is missing' : `is of type ${found}; it must be ${wanted}`;
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
