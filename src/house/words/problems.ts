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
  if (found === 'undefined') return 'is missing';
  if (wanted !== undefined) return `is of type ${found}; it must be ${TYPES[wanted] ?? wanted}`;
  const [, options] = /^Invalid option: expected one of (.+)$/.exec(message) ?? [];
  if (options !== undefined)
    return `must be one of: ${options.replace(/"/g, '').split('|').join(', ')}`;
  const [, size, what = '', count = ''] =
    /^Too (small|big): expected (\w+) to (?:have|be) [<>]=(\S+)/.exec(message) ?? [];
  if (size === undefined) return message;
  const unit = UNITS[what];
  if (size === 'small' && count === '1' && unit !== undefined) return 'is empty';
  const most = `at ${size === 'small' ? 'least' : 'most'} ${count}`;
  return unit === undefined ? `must be ${most}` : `must have ${most} ${unit}`;
}

/** What callers know under another name. */
const TYPES: Readonly<Record<string, string>> = { record: 'object' };

/** What a text or a list is counted in. */
const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
