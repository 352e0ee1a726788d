import type { z } from 'zod';
import { err, ok, type Result } from '#result';

/** Unknown JSON as a schema has it, or every problem with its path: `seats[0].cards`. */
export function decode<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return err(
    parsed.error.issues.map((issue) => ({ path: pathText(issue.path), message: issue.message })),
  );
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return text === '' ? 'record' : text;
}
