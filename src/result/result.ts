/** One thing that is wrong with an input: where it stands, and a sentence about it. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

export type Result<T, E = readonly Problem[]> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/** An input with a single problem. */
export const problem = (path: string, message: string) => err([{ path, message }] as const);

/** The value of a text in the source, which we are sure is right; a mistake of ours otherwise. */
export function sure<T>(result: Result<T>): T {
  assert(result.ok, result.ok ? '' : result.error.map(({ message }) => message).join('; '));
  return result.value;
}

/** What `given` leaves of fields: those that can be undefined may be missing, and are never undefined. */
export type Given<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key];
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >;
};

/** The fields that have a value, in their order: an event, an answer or a posting has no field that
 * says nothing. */
export function given<const Fields extends object>(fields: Fields): Given<Fields> {
  for (const name in fields) if (fields[name] === undefined) return said(fields);
  return fields as Given<Fields>;
}

function said<Fields extends object>(fields: Fields): Given<Fields> {
  const some: Partial<Fields> = {};
  for (const name in fields) if (fields[name] !== undefined) some[name] = fields[name];
  return some as object as Given<Fields>;
}

/** Guards what only a mistake of ours could break; wrong input is a `Result`, never this. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${message}`);
}
