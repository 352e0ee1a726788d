// What is typed into a form, what it means, and its errors.
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { Client, Done } from '#client';
import { problemsOf } from '#house';
import { given } from '#result';
import type { OutcomeOf, Sender } from '../data/commands.ts';
import { type Asks, meantBy } from './form-field.tsx';

export type Typed = Readonly<Record<string, unknown>>;

/** The fields may follow from what was typed. A field that isn't asked for isn't sent. */
export type Following<AskedFor> = AskedFor | ((typed: Typed) => AskedFor);
/** Fields by names of a screen's own. */
export type AnyFields = Following<Readonly<Record<string, Asks | undefined>>>;

export interface FormSpec<Value> {
  readonly schema: z.ZodType;
  readonly sender: Sender<Typed, Value>;
  /** Proposes it, where the house says that it takes two people. */
  readonly proposer?: Sender<Typed, Done> | undefined;
  readonly fields?: AnyFields | undefined;
  readonly fixed?: Typed | undefined;
  readonly toFields?: ((typed: Typed) => Typed) | undefined;
  readonly initial?: Typed | undefined;
  readonly onDone?: ((done: Value, sent: Typed) => void) | undefined;
  /** What stands in the form next; what stood there at first, where it is not said. */
  readonly next?: (typed: Typed) => Typed;
}

/** `document.number` is the number of a document. */
function nested(typed: Typed): Typed {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given(typed))) {
    const [first = '', ...rest] = name.split('.');
    fields[first] =
      rest.length === 0 ? value : { ...(fields[first] as object), [rest.join('.')]: value };
  }
  return fields;
}

const isAt = (path: string, at: string): boolean =>
  path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`);

/** A second click comes so soon. */
const CLICK_MS = 500;

/** Why one badge may not, and two people may. */
const TAKES_TWO: readonly string[] = ['two-people-needed', 'limit-of-day'];

const takesTwo = (outcome: OutcomeOf<unknown>): boolean =>
  outcome.kind === 'refused' && TAKES_TWO.includes(outcome.failure.code);

export function useForm<Value>(spec: FormSpec<Value>) {
  const { schema, sender, fields = {}, fixed = {}, toFields = nested, initial = {} } = spec;
  const [first, setFirst] = useState(initial);
  const [typed, setTyped] = useState<Typed>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasSent, setSent] = useState(false);
  const [tries, setTries] = useState(0);
  const doneAt = useRef(0);
  const { outcome } = sender;

  /** What the form comes to, with what a control has just answered. */
  const readWith = (answered: Typed) => {
    const values: Typed = { ...first, ...typed, ...answered };
    const asked = Object.entries(typeof fields === 'function' ? fields(values) : fields).flatMap(
      ([name, asks]) => (asks === undefined ? [] : [{ name, asks, at: asks.at ?? name }]),
    );
    const meant = asked.map(({ name, asks }) => [name, meantBy(schema, name, asks, values[name])]);
    const sent: Typed = { ...given(toFields(Object.fromEntries(meant))), ...given(fixed) };
    return { values, asked, sent, read: schema.safeParse(sent) };
  };
  const { values, asked, read } = readWith({});
  const refused = outcome.kind === 'refused' ? (outcome.failure.problems ?? []) : [];
  const problems = read.success ? refused : problemsOf(read.error);

  return {
    outcome,
    /** What a different person has to approve, because the house says so, and what became of that. */
    proposal: spec.proposer !== undefined && takesTwo(outcome) ? spec.proposer : undefined,
    isSending: outcome.kind === 'sending',
    values,
    asked,
    /** How often it could not be sent. */
    tries,
    /** The error of a field, once it was touched or sent. */
    problemAt: (name: string, at: string): string | undefined =>
      wasSent || touched.has(name)
        ? problems.find(({ path }) => isAt(path, at))?.message
        : undefined,
    /** Problems with no visible field. */
    elsewhere:
      !wasSent || read.success
        ? []
        : problems.filter(({ path }) => !asked.some(({ at }) => isAt(path, at))),
    set(name: string, value: unknown): void {
      setTyped((before) => ({ ...before, [name]: value }));
      if (outcome.kind !== 'none' && outcome.kind !== 'sending') {
        sender.reset();
        spec.proposer?.reset();
      }
    },
    /** An empty field has no error yet: it may be filled in later, and nothing moves under the
     * finger of a user who goes on to a button. */
    touch(name: string): void {
      if (typed[name]) setTouched((before) => new Set([...before, name]));
    },
    /** Whether it can be sent; where not, all that is wrong is shown. */
    check(answered: Typed = {}): boolean {
      if (outcome.kind === 'done' && performance.now() - doneAt.current < CLICK_MS) return false;
      const isRight = readWith(answered).read.success;
      setTyped((before) => ({ ...before, ...answered }));
      setSent(true);
      if (!isRight) setTries(tries + 1);
      return isRight;
    },
    /** Asks for what was refused to be approved by a different person. */
    propose: (): Promise<unknown> => spec.proposer?.send(readWith({}).sent) ?? Promise.resolve(),
    async send(answered: Typed = {}, as?: Client): Promise<void> {
      const { sent } = readWith(answered);
      const done = await (as === undefined ? sender.send(sent) : sender.send(sent, as));
      if (done === undefined) return;
      doneAt.current = performance.now();
      setFirst(initial);
      setTyped(spec.next?.(values) ?? {});
      setTouched(new Set());
      setSent(false);
      setTries(0);
      spec.onDone?.(done, sent);
    },
  };
}
