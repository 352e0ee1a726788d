// What is different between two documents, field by field.

import { given } from '#result';
export interface ChangedText {
  /** `values.seed`, `hours[0].from`. */
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Every field that holds something that is no document itself; lists of words are one field. */
function fieldsIn(
  value: unknown,
  path: string,
): readonly (readonly [path: string, text: string])[] {
  if (value === undefined) return [];
  if (isPlain(value)) return [[path, String(value)]];
  if (isList(value)) {
    if (value.every(isPlain)) return value.length === 0 ? [] : [[path, value.join(', ')]];
    return value.flatMap((each, index) => fieldsIn(each, `${path}[${index + 1}]`));
  }
  return Object.entries(value as object).flatMap(([name, each]) =>
    fieldsIn(each, path === '' ? name : `${path}.${name}`),
  );
}

/** In the order in which the fields stand now, with new ones at the end. */
export function differencesOf(before: unknown, after: unknown): readonly ChangedText[] {
  const [was, is] = [new Map(fieldsIn(before, '')), new Map(fieldsIn(after, ''))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => {
      const [old, fresh] = [was.get(path), is.get(path)];
      return given({
        path,
        before: old,
        after: fresh,
      });
    });
}
