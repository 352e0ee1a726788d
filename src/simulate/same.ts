// Plain data compared to its last leaf, and copied.

/** The path where two values first differ; undefined where they are the same. The order of a map
 * counts, because decisions follow it. */
export function differenceOf(one: unknown, other: unknown, path = 'house'): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isObject(one) || !isObject(other)) return `${path}: ${shown(one)} and ${shown(other)}`;
  if (one instanceof Map && other instanceof Map) {
    return (
      listDifference([...one.keys()], [...other.keys()], `${path} keys`) ??
      firstOf(one.keys(), (key) => differenceOf(one.get(key), other.get(key), `${path} ${key}`))
    );
  }
  if (one instanceof Set && other instanceof Set) return listDifference([...one], [...other], path);
  if (Array.isArray(one) && Array.isArray(other)) return listDifference(one, other, path);
  const [mine, others] = [one as Fields, other as Fields];
  return (
    listDifference(Object.keys(mine).sort(), Object.keys(others).sort(), `${path} fields`) ??
    firstOf(Object.keys(mine), (key) => differenceOf(mine[key], others[key], `${path}.${key}`))
  );
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const shown = (value: unknown): string =>
  typeof value === 'object' ? Object.prototype.toString.call(value) : String(value);

function firstOf<Item>(
  items: Iterable<Item>,
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listDifference(
  one: readonly unknown[],
  other: readonly unknown[],
  path: string,
): string | undefined {
  for (let at = 0; at < one.length && at < other.length; at++) {
    const found = differenceOf(one[at], other[at], `${path}[${at}]`);
    if (found !== undefined) return found;
  }
  return one.length === other.length
    ? undefined
    : `${path}: ${one.length} and ${other.length} of them`;
}

/** A copy that shares nothing that can be changed, except what `isShared` names: documents are
 * never changed, and results of reading them are found again by them. */
export function copyOf<Value>(value: Value, isShared: (field: string) => boolean): Value {
  const copied = (each: unknown, field: string): unknown => {
    if (!isObject(each) || isShared(field)) return each;
    if (each instanceof Map) {
      return new Map([...each].map(([key, inside]) => [key, copied(inside, '')]));
    }
    if (each instanceof Set) return new Set(each);
    if (Array.isArray(each)) return each.map((inside) => copied(inside, ''));
    return Object.fromEntries(
      Object.entries(each).map(([name, inside]) => [name, copied(inside, name)]),
    );
  };
  return copied(value, '') as Value;
}
