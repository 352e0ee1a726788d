// A form for a command: it takes what the command's own schema takes, says all that is wrong while
// one types, and keeps what was typed until the house has done it.
import { useId, useState } from 'react';
import type { ZodError } from 'zod';
import type { Client, Done } from '#client';
import { askedFields, type CommandType, problemsOf } from '#house';
import { type Asked, type OutcomeOf, type Sender, useCommand, useRequest } from './commands.ts';

interface FormField {
  readonly id: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

export interface Form<Value = Done> {
  readonly outcome: OutcomeOf<Value>;
  readonly isSending: boolean;
  value(name: string): unknown;
  set(name: string, value: unknown): void;
  /** What a text field or a select of this name is given; dots lead into what it is a part of. */
  field(name: string): FormField;
  /** What is wrong at a path, once it was touched or sent. */
  problemAt(path: string): string | undefined;
  /** Shows all that is wrong; whether nothing is. */
  check(): boolean;
  submit(as?: Client): Promise<Value | undefined>;
  reset(): void;
}

type Values = Readonly<Record<string, unknown>>;

interface FormOptions<Value> {
  /** What nobody types. */
  readonly fixed?: Values;
  readonly initial?: Values;
  readonly onDone?: (done: Value) => void;
}

/** A field that was left empty was not filled in; `document.number` is the number of a document. */
function filled(values: Values): Values {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === '') continue;
    const [first = '', ...rest] = name.split('.');
    fields[first] =
      rest.length === 0 ? value : { ...(fields[first] as object), [rest.join('.')]: value };
  }
  return fields;
}

/** What a form needs of a schema. */
interface Reads {
  safeParse(
    fields: unknown,
  ): { readonly success: true } | { readonly success: false; readonly error: ZodError };
}

function useForm<Value>(
  schema: Reads,
  { outcome, send, reset }: Sender<Values, Value>,
  { fixed = {}, initial = {}, onDone }: FormOptions<Value>,
): Form<Value> {
  const [values, setValues] = useState<Values>(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasSent, setSent] = useState(false);
  const prefix = useId();

  const fields = { ...filled(values), ...fixed };
  const read = schema.safeParse(fields);
  const refused = outcome.kind === 'refused' ? (outcome.failure.problems ?? []) : [];
  const problems = read.success ? refused : problemsOf(read.error);

  const isAt = (path: string, at: string) =>
    path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`);
  const problemAt = (at: string) =>
    wasSent || touched.has(at) ? problems.find(({ path }) => isAt(path, at))?.message : undefined;
  const set = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (outcome.kind !== 'none' && outcome.kind !== 'sending') reset();
  };

  const check = () => {
    setSent(true);
    return read.success;
  };

  return {
    outcome,
    isSending: outcome.kind === 'sending',
    value: (name) => values[name],
    set,
    field: (name) => ({
      id: `${prefix}-${name}`,
      value: String(values[name] ?? ''),
      problem: problemAt(name),
      onChange: ({ target }) => set(name, target.value),
      onBlur: () => setTouched((before) => new Set([...before, name])),
    }),
    problemAt,
    check,
    async submit(as) {
      if (!check()) return undefined;
      const done = await (as === undefined ? send(fields) : send(fields, as));
      if (done !== undefined) onDone?.(done);
      return done;
    },
    reset() {
      setValues(initial);
      setTouched(new Set());
      setSent(false);
      reset();
    },
  };
}

export function useCommandForm<Type extends CommandType>(
  type: Type,
  options: FormOptions<Done> = {},
): Form {
  const sender = useCommand(type);
  return useForm(askedFields(type), sender as Sender<Values, Done>, options);
}

/** A form for what is asked at a path of its own. */
export function useRequestForm<Value>(
  { schema, type, method, path }: { readonly schema: Reads; readonly type: string } & Asked,
  options: FormOptions<Value> = {},
): Form<Value> {
  const { send, ...sender } = useRequest<Value>(type);
  const sendBody = (body: Values, as?: Client) => {
    const asked = { method, path, body };
    return as === undefined ? send(asked) : send(asked, as);
  };
  return useForm(schema, { ...sender, send: sendBody }, options);
}
