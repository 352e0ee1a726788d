// How params, queries, headers and bodies are read: by the schema that also documents them. All
// problems are reported at once, in the words that the house has for them.
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { problemsOf } from '#house';
import { HttpProblem } from '../problems.ts';
import { KEY_HEADER } from './route.ts';

const PROBLEMS_MAX = 100;
/** Names of unknown fields can be as long as they like; what is said of them is not. */
const PATH_MAX = 200;
const UNREADABLE = {
  path: '',
  message: 'holds a value that can’t be read',
};

const lacksKey = (part: string | undefined, value: unknown): boolean =>
  part === 'headers' && (value as Readonly<Record<string, unknown>>)[KEY_HEADER] === undefined;

/** zod measures anything that has a length before it looks at its type, and a length that is no
 * number makes it throw: {"length":{"toString":1}}. That is wrong input like any other. */
function readBy(schema: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> | undefined {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

export const decodeBySchema: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (value) => {
    const read = readBy(schema, value);
    if (read?.success) return { value: read.data };
    if (lacksKey(httpPart, value)) return { error: new HttpProblem('no-key') };
    const problems = read === undefined ? [UNREADABLE] : problemsOf(read.error);
    const { length } = problems;
    const detail = length === 1 ? 'One field is wrong.' : `${length} fields are wrong.`;
    const told = problems
      .slice(0, PROBLEMS_MAX)
      .map(({ path, message }) => ({ path: path.slice(0, PATH_MAX), message }));
    return { error: new HttpProblem('bad-request', { detail, problems: told }) };
  };
