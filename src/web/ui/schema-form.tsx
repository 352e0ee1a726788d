// A form is the schema of what it asks for. The schema says which fields there are and what is
// wrong with them; a screen gives the words.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Client, lineOf, type ServerRequest } from '#client';
import type { Problem } from '#result';
import { type OutcomeOf, type Sender, useRequest } from '../data/commands.ts';
import { Button } from './button.tsx';
import { AskedField } from './form-field.tsx';
import { GoLink } from './go-link.tsx';
import { Notice } from './notice.tsx';
import { OutcomeNotice } from './outcome.tsx';
import { ProblemList } from './problem-list.tsx';
import { SecondBadge } from './second-badge.tsx';
import { type AnyFields, type FormSpec, type Typed, useForm } from './use-form.ts';

export interface FormLooks<Value> {
  /** Without a button, a control sends the form. */
  readonly submit?: string | ((typed: Typed) => string | undefined) | undefined;
  readonly look?: 'plain' | 'primary' | 'danger';
  readonly isLarge?: boolean;
  /** In one line, where there is room. */
  readonly isInline?: boolean;
  /** Whether it can be sent: by things outside of the form, or by all that is chosen so far. */
  readonly isReady?: boolean | ((typed: Typed) => boolean);
  /** It is only shown. */
  readonly isFixed?: boolean;
  /** The badge signed in may not, so a different person signs. */
  readonly isSigned?: boolean;
  /** The message when it is done; the form stays, for the next. */
  readonly done?: string | ((done: Value) => string) | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Where the fields stand; one after the other, where it is not said. */
  readonly layout?: (field: (name: string) => ReactNode) => ReactNode;
  /** Above the fields. */
  readonly children?: ReactNode;
}

export function SchemaForm<Value>(props: FormLooks<Value> & FormSpec<Value>) {
  const { schema, isInline = false, isReady, done } = props;
  const prefix = useId();
  const box = useRef<HTMLFormElement>(null);
  const [isSigning, setSigning] = useState(false);
  const form = useForm(props);
  const { outcome, isSending, asked, values, tries, elsewhere } = form;
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  const submit = (answered: Typed = {}) => {
    if (!form.check(answered)) return;
    if (props.isSigned) setSigning(true);
    else void form.send(answered);
  };
  const field = (wanted: string) =>
    asked
      .filter(({ name }) => name === wanted)
      .map(({ name, asks, at }) => (
        <AskedField
          key={name}
          id={`${prefix}-${name}`}
          name={name}
          schema={schema}
          asks={asks}
          value={values[name]}
          problem={form.problemAt(name, at)}
          problemAt={(inside) => form.problemAt(name, `${at}${inside}`)}
          set={(value) => form.set(name, value)}
          send={(value) => submit({ [name]: value })}
          onBlur={() => form.touch(name)}
        />
      ));
  const columns = asked.map(({ name, asks }) => (
    <div key={name} className={asks.isHalf ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
      {field(name)}
    </div>
  ));
  return (
    <>
      <form
        ref={box}
        noValidate
        className={isInline ? 'flex flex-wrap items-end gap-3' : 'flex flex-col gap-4'}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {props.children}
        <fieldset disabled={props.isFixed} className="contents">
          {props.layout?.(field) ??
            (isInline ? (
              columns
            ) : (
              <div className="grid gap-4 empty:hidden sm:grid-cols-2">{columns}</div>
            ))}
        </fieldset>
        <Elsewhere problems={elsewhere} />
        <OutcomeNotice
          of={outcome}
          done={
            typeof done !== 'function' ? done : outcome.kind === 'done' ? done(outcome.done) : ''
          }
        />
        {form.proposal === undefined ? null : (
          <ForTwo of={form.proposal.outcome} onPropose={form.propose} />
        )}
        {props.isFixed ? null : (
          <Buttons
            {...props}
            submit={typeof props.submit === 'function' ? props.submit(values) : props.submit}
            isReady={typeof isReady === 'function' ? isReady(values) : isReady}
            isSending={isSending}
          />
        )}
      </form>
      {props.isSigned ? (
        <SecondBadge
          isOpen={isSigning}
          onClose={() => setSigning(false)}
          onSigned={(as) => form.send({}, as)}
        />
      ) : null}
    </>
  );
}

/** One badge may not do it: a different person approves it, once it is proposed. */
function ForTwo({
  of: outcome,
  onPropose,
}: {
  readonly of: OutcomeOf<unknown>;
  readonly onPropose: () => Promise<unknown>;
}) {
  const { t } = useTranslation();
  if (outcome.kind === 'done') {
    return (
      <Notice is="held" title={t('two.waits')}>
        <GoLink to="/approvals">{t('two.open')}</GoLink>
      </Notice>
    );
  }
  return (
    <>
      <OutcomeNotice of={outcome} />
      <Button look="primary" disabled={outcome.kind === 'sending'} onClick={() => void onPropose()}>
        {t('two.propose')}
      </Button>
    </>
  );
}

/** Problems with no visible field. */
function Elsewhere({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Notice is="refused" title={t('command.problems')}>
      <ProblemList problems={problems} />
    </Notice>
  );
}

interface ButtonsProps extends Omit<FormLooks<never>, 'submit' | 'isReady'> {
  readonly submit: string | undefined;
  readonly isReady: boolean | undefined;
  readonly isSending: boolean;
}

function Buttons(props: ButtonsProps) {
  const { submit, look = 'primary', isLarge = false, isReady = true, isSending, onCancel } = props;
  const { t } = useTranslation();
  if (submit === undefined) return null;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {onCancel === undefined ? null : (
        <Button look="quiet" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        look={look}
        isLarge={isLarge}
        className={isLarge ? 'flex-1' : ''}
        disabled={isSending || !isReady}
      >
        {isSending ? t('command.sending') : submit}
      </Button>
    </div>
  );
}

/** A declared request with fields to be filled in. */
type FormRequest = Extract<ServerRequest, { readonly body: z.ZodObject }>;

type RequestFormProps<Asked extends FormRequest> = FormLooks<z.output<Asked['answer']>> &
  Omit<FormSpec<z.output<Asked['answer']>>, 'schema' | 'sender'> & {
    readonly request: Asked;
    /** The names in its path. */
    readonly of?: { readonly [Name in keyof Asked['of']]: string };
    /** Where a screen asks for more than what is sent. */
    readonly schema?: z.ZodType;
    /** What of it goes out, where not all of it does. */
    readonly toBody?: (fields: Typed) => Typed;
    /** Whether everything in sight is asked for again when it is done. */
    readonly refreshes?: boolean;
  };

/** A form for a request that is no command: its declaration says which fields there are. */
export function RequestForm<Asked extends FormRequest>(props: RequestFormProps<Asked>) {
  const { request, of, schema = request.body, toBody, refreshes, ...others } = props;
  // The schema has checked what is sent, and the request says what comes back.
  const sender = useRequest(lineOf(request), refreshes) as Sender<
    unknown,
    z.output<Asked['answer']>
  >;
  const send = (fields: Typed, as?: Client) =>
    sender.send({ of, body: toBody?.(fields) ?? fields }, as);
  return <SchemaForm {...others} schema={schema} sender={{ ...sender, send }} />;
}

export interface AskFormProps<Schema extends z.ZodObject> extends Omit<FormLooks<true>, 'done'> {
  readonly schema: Schema;
  readonly fields: AnyFields;
  readonly fixed?: Typed;
  readonly initial?: Typed;
  /** Fields that are emptied for the next one: a scanner goes on. */
  readonly clears?: string;
  readonly onAsk: (asked: z.output<Schema>) => unknown;
}

/** A form without a command: looking something up, or something kept in the browser. */
export function AskForm<Schema extends z.ZodObject>(props: AskFormProps<Schema>) {
  const { clears, onAsk, ...others } = props;
  const send = async (sent: Typed) => {
    await onAsk(props.schema.parse(sent));
    return true as const;
  };
  return (
    <SchemaForm
      {...others}
      sender={{ outcome: { kind: 'none' }, send, reset: () => undefined }}
      next={(typed) => (clears === undefined ? typed : { ...typed, [clears]: '' })}
    />
  );
}
