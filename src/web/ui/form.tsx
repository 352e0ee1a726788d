// Forms of commands. The command's own declaration says which fields there are, what is wrong with
// them, and who may use them.
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import type { Client, CommandFields, Done } from '#client';
import { actionFields, askedFields, type CommandOf, type CommandType, MAY, PROPOSES } from '#house';
import { type OutcomeOf, type Sender, useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Asks } from './form-field.tsx';
import { type FormLooks, SchemaForm } from './schema-form.tsx';
import type { AnyFields, Following, FormSpec, Typed } from './use-form.ts';

type Action = NonNullable<CommandOf<'propose'>['action']>;
type Proposal = `propose ${Action['type']}`;
/** A command, or an action to be proposed for a different person to approve: `propose void-award`. */
type Doing = CommandType | Proposal;
type SentFor<What extends Doing> = What extends `propose ${infer Type}`
  ? Omit<Extract<Action, { readonly type: Type }>, 'type'>
  : What extends CommandType
    ? CommandFields<What>
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

function useDoing(what: Doing): Pick<FormSpec<Done>, 'schema' | 'sender' | 'proposer'> {
  const type = isCommand(what) ? what : 'propose';
  // The schema has checked what is sent.
  const sender = useCommand(type) as Sender<Typed, Done>;
  const proposal = useCommand('propose');
  const action = actionOf(what);
  if (action === undefined) {
    const proposer = {
      ...proposal,
      send: (sent: Typed, as?: Client) => proposal.send({ command: { type, ...sent } }, as),
    };
    return { schema: askedFields(type), sender, proposer };
  }
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
  /** Fields that no one types. */
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

/** The same for any command. Users of a form get the fields of their command as types; here they
 * don't matter. */
interface AnyForm extends FormLooks<Done>, Omit<FormSpec<Done>, 'schema' | 'sender'> {
  readonly command: Doing;
}

const FormOf = ({ command, ...others }: AnyForm) => (
  <SchemaForm {...others} {...useDoing(command)} />
);

/** The fields of a command, its button, and the result. */
export function CommandForm<What extends Doing>(props: CommandFormProps<What>): ReactNode;
export function CommandForm(props: AnyForm) {
  return <FormOf {...props} />;
}

interface DialogLooks {
  readonly title: string;
  readonly words?: ReactNode;
  readonly submit?: string;
  /** Shown in place of the form when it can't be used. */
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

/** A button for badges with the permission, and the dialog that asks for the rest. */
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
