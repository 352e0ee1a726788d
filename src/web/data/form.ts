// A form for a command: it takes what the command's own schema takes, says all that is wrong while
// one types, and keeps what was typed until the house has done it.
import { useId, useState } from 'react';
import type { Client, Done, Failure, Fields } from '#client';
import { type CommandType, commandFields, problemsOf } from '#house';
import { type Outcome, useCommand } from './commands.ts';

export interface FormField {
  readonly id: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

export interface Form {
  readonly outcome: Outcome;
  readonly isSending: boolean;
  value(name: string): unknown;
  set(name: string, value: unknown): void;
  /** What a text field or a select of this name is given. */
  field(name: string): FormField;
  /** What is wrong at a path, once it was touched or sent. */
  problemAt(path: string): string | undefined;
  submit(as?: Client): Promise<Done | undefined>;
  reset(): void;
}

type Values = Readonly<Record<string, unknown>>;

interface FormOptions {
  /** What nobody types. */
  readonly fixed?: Values;
  readonly initial?: Values;
  readonly onDone?: (done: Done) => void;
}

/** A field that was left empty was not filled in. */
const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const failureOf = (outcome: Outcome): Failure | undefined =>
  outcome.kind === 'refused' ? outcome.failure : undefined;

export function useCommandForm<Type extends CommandType>(
  type: Type,
  { fixed = {}, initial = {}, onDone }: FormOptions = {},
): Form {
  const { outcome, send, reset } = useCommand(type);
  const [values, setValues] = useState<Values>(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasSent, setSent] = useState(false);
  const prefix = useId();

  const fields = { ...filled(values), ...fixed };
  const read = commandFields(type).safeParse(fields);
  const problems = read.success ? (failureOf(outcome)?.problems ?? []) : problemsOf(read.error);

  const isAt = (path: string, at: string) => path === at || path.startsWith(`${at}.`);
  const problemAt = (at: string) =>
    wasSent || touched.has(at) ? problems.find(({ path }) => isAt(path, at))?.message : undefined;
  const set = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (outcome.kind !== 'none' && outcome.kind !== 'sending') reset();
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
    async submit(as) {
      setSent(true);
      if (!read.success) return undefined;
      const done = await (as === undefined
        ? send(fields as Fields<Type>)
        : send(fields as Fields<Type>, as));
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
