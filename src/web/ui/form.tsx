// A form is the schema of what it asks for: the command says which fields there are and what is wrong
// with them, and a screen says in which words they are asked for.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Client, Done, Fields } from '#client';
import { actionFields, askedFields, type CommandOf, type CommandType, MAY, PROPOSES } from '#house';
import type { Problem } from '#result';
import {
  type Asked,
  type OutcomeOf,
  type Sender,
  useCommand,
  useRequest,
} from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { AskedField, type Asks } from './form-field.tsx';
import { Notice } from './notice.tsx';
import { OutcomeNotice } from './outcome.tsx';
import { SecondBadge } from './second-badge.tsx';
import { type AnyFields, type Following, type FormSpec, type Typed, useForm } from './use-form.ts';

interface FormLooks<Value> {
  readonly submit: string;
  readonly look?: 'plain' | 'primary' | 'danger';
  readonly isLarge?: boolean;
  /** In one line, where there is room. */
  readonly isInline?: boolean;
  /** Whether what is outside of the form lets it be sent. */
  readonly isReady?: boolean;
  /** It is only shown. */
  readonly isFixed?: boolean;
  /** Whoever is signed in may not, so that somebody else signs. */
  readonly isSigned?: boolean;
  /** What is said when it is done; the form stays, for the next. */
  readonly done?: string | ((done: Value) => string) | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Where the fields stand; one after the other, where it is not said. */
  readonly layout?: (field: (name: string) => ReactNode) => ReactNode;
  /** Above the fields. */
  readonly children?: ReactNode;
}

function SchemaForm<Value>(props: FormLooks<Value> & FormSpec<Value>) {
  const { schema, isInline = false, done } = props;
  const prefix = useId();
  const box = useRef<HTMLFormElement>(null);
  const [isSigning, setSigning] = useState(false);
  const form = useForm(props);
  const { outcome, isSending, asked, values, tries, elsewhere } = form;
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

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
          if (!form.check()) return;
          if (props.isSigned) setSigning(true);
          else void form.send();
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
        {props.isFixed ? null : <Buttons {...props} isSending={isSending} />}
      </form>
      {props.isSigned ? (
        <SecondBadge
          isOpen={isSigning}
          onClose={() => setSigning(false)}
          onSigned={(as) => form.send(as)}
        />
      ) : null}
    </>
  );
}

/** What is wrong, but with no field that is in sight. */
function Elsewhere({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Notice is="refused" title={t('command.problems')}>
      <ul className="list-disc pl-5">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <span className="font-medium">{path}</span> {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Buttons(props: FormLooks<never> & { readonly isSending: boolean }) {
  const { submit, look = 'primary', isLarge = false, isReady = true, isSending, onCancel } = props;
  const { t } = useTranslation();
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

type Action = CommandOf<'propose'>['action'];
type Proposal = `propose ${Action['type']}`;
/** A command, or what is proposed for somebody else to approve: `propose void-award`. */
type Doing = CommandType | Proposal;
type SentFor<What extends Doing> = What extends `propose ${infer Type}`
  ? Omit<Extract<Action, { readonly type: Type }>, 'type'>
  : What extends CommandType
    ? Fields<What>
    : never;

const ACTION_TYPES = Object.keys(PROPOSES) as readonly Action['type'][];
const actionOf = (what: Doing): Action['type'] | undefined =>
  ACTION_TYPES.find((type) => what === `propose ${type}`);
const isCommand = (what: Doing): what is CommandType => actionOf(what) === undefined;

const mayDo = (what: Doing): readonly string[] => {
  const action = actionOf(what);
  if (action !== undefined) return PROPOSES[action];
  return isCommand(what) ? MAY[what] : [];
};

/** The house tells where in the whole proposal something is wrong. */
function ofAction<Value>(outcome: OutcomeOf<Value>): OutcomeOf<Value> {
  if (outcome.kind !== 'refused') return outcome;
  const { problems = [], ...failure } = outcome.failure;
  const own = problems.map(({ path, message }) => ({
    path: path.replace(/^action\./, ''),
    message,
  }));
  return { kind: 'refused', failure: { ...failure, problems: own } };
}

function useDoing(what: Doing): Pick<FormSpec<Done>, 'schema' | 'sender'> {
  const type = isCommand(what) ? what : 'propose';
  // The schema has read what is sent.
  const sender = useCommand(type) as Sender<Typed, Done>;
  const action = actionOf(what);
  if (action === undefined) return { schema: askedFields(type), sender };
  return {
    schema: z.strictObject(actionFields(action)),
    sender: {
      ...sender,
      outcome: ofAction(sender.outcome),
      send: (sent, as) => sender.send({ action: { type: action, ...sent } }, as),
    },
  };
}

/** Those that the command has; dots lead into them. */
type FieldsOf<Sent> = Following<
  { readonly [Name in keyof Sent]?: Asks<NonNullable<Sent[Name]>> | undefined } & {
    readonly [Inside in `${keyof Sent & string}.${string}`]?: Asks | undefined;
  }
>;

type Asking<Sent> = {
  /** What nobody types. */
  readonly fixed?: { readonly [Name in keyof Sent]?: Sent[Name] | undefined };
  readonly initial?: Typed;
} & (
  | { readonly fields?: FieldsOf<Sent>; readonly toFields?: undefined }
  /** Names of the screen's own, of which the fields of the command are made. */
  | { readonly fields: AnyFields; readonly toFields: (typed: Typed) => Typed }
);

type CommandFormProps<What extends Doing> = FormLooks<Done> &
  Asking<SentFor<What>> & {
    readonly command: What;
    readonly onDone?: ((done: Done, sent: Typed) => void) | undefined;
  };

/** The same for any command: whoever uses a form is told which fields its command has, and here
 * nobody needs to know. */
interface AnyForm extends FormLooks<Done>, Omit<FormSpec<Done>, 'schema' | 'sender'> {
  readonly command: Doing;
}

const FormOf = ({ command, ...others }: AnyForm) => (
  <SchemaForm {...others} {...useDoing(command)} />
);

/** The fields of a command, its button, and what has come of it. */
export function CommandForm<What extends Doing>(props: CommandFormProps<What>): ReactNode;
export function CommandForm(props: AnyForm) {
  return <FormOf {...props} />;
}

interface DialogLooks {
  readonly title: string;
  readonly words?: ReactNode;
  readonly submit?: string;
  /** What is shown in place of the form, where it cannot be done. */
  readonly instead?: ReactNode;
}

interface Opened {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A command in a dialog, which closes when it is done. */
function DialogOf(props: Omit<AnyForm, 'submit'> & DialogLooks & Opened) {
  const { title, words, submit = title, instead, isOpen, onClose, onDone, ...form } = props;
  return (
    <Dialog title={title} words={words} isOpen={isOpen} onClose={onClose}>
      {instead ?? (
        <FormOf
          {...form}
          submit={submit}
          onCancel={onClose}
          onDone={(done, sent) => {
            onClose();
            onDone?.(done, sent);
          }}
        />
      )}
    </Dialog>
  );
}

interface ButtonLooks extends DialogLooks {
  readonly look?: 'plain' | 'primary' | 'danger';
  readonly isQuiet?: boolean;
  /** What the button is called among others of its kind. */
  readonly label?: string;
  /** The title of the dialog, where it is not that of the button. */
  readonly heading?: string;
}

type CommandButtonProps<What extends Doing> = ButtonLooks &
  Omit<CommandFormProps<What>, keyof ButtonLooks | 'onCancel' | keyof Asking<never>> &
  Asking<SentFor<What>>;

/** A button for whoever may, and the dialog that asks for the rest. */
export function CommandButton<What extends Doing>(props: CommandButtonProps<What>): ReactNode;
export function CommandButton(props: Omit<AnyForm, 'submit' | 'look'> & ButtonLooks) {
  const { title, label, heading = title, look = 'plain', isQuiet = false, ...form } = props;
  const [isOpen, setOpen] = useState(false);
  const isForMe = useHasRole(mayDo(props.command));
  if (!isForMe) return null;
  return (
    <>
      <Button
        look={isQuiet ? 'quiet' : look}
        isLarge={form.isLarge ?? false}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <DialogOf
        submit={title}
        {...form}
        title={heading}
        look={look === 'danger' ? 'danger' : 'primary'}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

interface RequestFormProps<Value> extends FormLooks<Value>, Omit<FormSpec<Value>, 'sender'> {
  /** What it is called where it is asked again. */
  readonly type: string;
  readonly asks: Omit<Asked, 'body'>;
  /** Whether what is in sight is asked for anew when it is done. */
  readonly refreshes?: boolean;
  /** What of it goes out, where not all of it does. */
  readonly toBody?: (fields: Typed) => Typed;
}

/** A form for what is asked at a path of its own. */
export function RequestForm<Value>(props: RequestFormProps<Value>) {
  const { type, asks, refreshes, toBody, ...others } = props;
  const sender = useRequest<Value>(type, refreshes);
  const send = (fields: Typed, as?: Client) =>
    sender.send({ ...asks, body: toBody?.(fields) ?? fields }, as);
  return <SchemaForm {...others} sender={{ ...sender, send }} />;
}

interface AskFormProps<Schema extends z.ZodObject> extends Omit<FormLooks<true>, 'done'> {
  readonly schema: Schema;
  readonly fields: AnyFields;
  readonly fixed?: Typed;
  readonly initial?: Typed;
  /** What is emptied for the next: a scanner goes on. */
  readonly clears?: string;
  readonly onAsk: (asked: z.output<Schema>) => unknown;
}

/** A form for what no command is: looking something up, or what is kept in the browser. */
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
