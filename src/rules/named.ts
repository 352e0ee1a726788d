// A rule that decides is data: a name and its arguments, as JSON has them. What the name means is
// defined once, in code, and looked up by it: so a sheet can be written down, hashed and compared
// without running it.
import { assert } from '#result';

declare const meaning: unique symbol;

/** `{ [key]: name, ...arguments }`. The symbol is never there: it keeps the compiler from taking a
 * test of a table for one of a hand. */
export type Named<Key extends string, Means> = { readonly [Name in Key]: string } & {
  readonly [meaning]?: Means;
};

/** The names under which arguments stand in the data, in their order. */
type ArgumentNames<Arguments extends readonly unknown[]> = {
  readonly [Index in keyof Arguments]-?: string;
};

/** One kind of rule: the names that are defined for it, and what they mean. */
export function kindOf<Key extends string, Means>(key: Key) {
  type Data = Named<Key, Means>;
  const defined = new Map<string, (data: Data) => Means>();
  const read = new WeakMap<Data, Means>();

  function add(name: string, means: (data: Data) => Means): void {
    assert(!defined.has(name), `${name} is defined twice`);
    defined.set(name, means);
  }

  /** What is made here is all that is ever read: the key with a name, and that name's arguments. */
  const dataOf = (fields: readonly (readonly [string, unknown])[]): Data =>
    Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Data;

  return {
    /** A name without arguments. */
    define(name: string, means: Means): Data {
      add(name, () => means);
      return dataOf([[key, name]]);
    },

    /** A name with arguments, which are themselves data. */
    defineWith<Arguments extends readonly unknown[]>(
      name: string,
      names: NoInfer<ArgumentNames<Arguments>>,
      means: (...given: Arguments) => Means,
    ): (...given: Arguments) => Data {
      add(name, (data) => {
        const fields: Readonly<Record<string, unknown>> = data;
        return means(...(names.map((each) => fields[each]) as unknown as Arguments));
      });
      return (...given) =>
        dataOf([[key, name], ...names.map((each, index) => [each, given[index]] as const)]);
    },

    /** What the data means: worked out once, for it is asked of millions of hands. */
    read(data: Data): Means {
      const known = read.get(data);
      if (known !== undefined) return known;
      const means = defined.get(data[key]);
      assert(means !== undefined, `${data[key]} is not defined`);
      const found = means(data);
      read.set(data, found);
      return found;
    },
  };
}
