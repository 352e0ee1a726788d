// The differences between two documents, field by field; and one person's changes on top of
// another's.
import { type OfferingDocument, put, valueAt } from './document.ts';

export interface Difference {
  /** `options.hands`, `values.seed`, `hours`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Parts that hold fields of their own. */
const PARTS: readonly string[] = ['options', 'values', 'settings'];

const pathsIn = (document: OfferingDocument): readonly string[] =>
  Object.entries(document).flatMap(([part, inside]) =>
    PARTS.includes(part) && typeof inside === 'object' && inside !== null
      ? Object.keys(inside).map((name) => `${part}.${name}`)
      : [part],
  );

/** The same value as the same text, in any order of its fields. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_, inside: unknown) =>
      typeof inside === 'object' && inside !== null && !Array.isArray(inside)
        ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inside,
    ) ?? ''
  );
}

export function differencesOf(
  before: OfferingDocument,
  after: OfferingDocument,
): readonly Difference[] {
  const paths = new Set([...pathsIn(before), ...pathsIn(after)]);
  return [...paths].flatMap((path) => {
    const [was, is] = [valueAt(before, path), valueAt(after, path)];
    return textOf(was) === textOf(is) ? [] : [{ path, before: was, after: is }];
  });
}

/** Makes the changes to one document in another one instead. */
export const rebased = (
  { from, to }: { readonly from: OfferingDocument; readonly to: OfferingDocument },
  onto: OfferingDocument,
): OfferingDocument =>
  differencesOf(from, to).reduce((made, { path, after }) => put(made, path, after), onto);
