// Tables of several mechanisms as one.
import { assert } from '#result';

/** `A | B` as `A & B`: what is in any of them is in all of them together. */
export type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All of them, or a house that does not start: a name that stands in two of them would be one too few. */
export function joined<Each extends object>(tables: readonly Each[]): Together<Each> {
  const all: Record<string, unknown> = {};
  for (const [name, value] of tables.flatMap((table) => Object.entries(table))) {
    assert(!Object.hasOwn(all, name), `${name} is declared twice`);
    all[name] = value;
  }
  return all as Together<Each>;
}
