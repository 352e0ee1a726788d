// Everything that a house can be asked to do, and how a request is read: all of it follows from the
// declarations of the mechanisms.
import { z } from 'zod';
import { err, isFields, ok, problem, type Result } from '#result';
import type { ActionIn, CommandTable } from './kit/command.ts';
import type { ActionType, CommandType } from './permissions.ts';
import { ACTIONS, COMMANDS } from './registry.ts';
import { problemsOf } from './words/problems.ts';
import { commandId, name } from './words/scalars.ts';
import type { Origin } from './words/shapes.ts';

export const COMMAND_TYPES = Object.keys(COMMANDS) as readonly CommandType[];
/** Whether the edge draws random bytes for it. The person who asks can't give them. */
export const takesChance = (type: CommandType): boolean => 'chance' in COMMANDS[type].fields;

/** What the edge adds to a command and the person who asks can't give: chance, and what binds a
 * drawing. */
const edgeFields = (type: CommandType): readonly string[] =>
  ['chance', 'commitment', 'secret'].filter((field) => field in COMMANDS[type].fields);

/** What only the server asks for, when it has seen to what stands outside of the log. */
const DECLARED: CommandTable = COMMANDS;
export const SYSTEM_COMMANDS = COMMAND_TYPES.filter((type) => DECLARED[type]?.isSystem === true);

/** An action as it was read when it was proposed. */
export type Action = ActionIn<typeof ACTIONS>;

export const actionFields = <Type extends ActionType>(
  type: Type,
): (typeof ACTIONS)[Type]['fields'] => ACTIONS[type].fields;

/** What a command has to look like, besides its id, its type and who asks. */
export const commandSchema = (type: CommandType): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(COMMANDS[type].schema, { io: 'input', unrepresentable: 'any' });

/** How the fields of a command are read. */
export const commandFields = <Type extends CommandType>(
  type: Type,
): (typeof COMMANDS)[Type]['schema'] => COMMANDS[type].schema;

/** How the fields are read that the sender gives. */
export function askedFields(type: CommandType): z.ZodType<Readonly<Record<string, unknown>>> {
  const fields: z.ZodObject = COMMANDS[type].schema;
  const added = edgeFields(type).map((field): [string, true] => [field, true]);
  return fields.omit(Object.fromEntries(added) as Record<string, never>);
}

interface Envelope {
  /** Made once by the sender, and kept until it is answered. */
  readonly id: string;
  /** The badge that asks. */
  readonly by: string;
  /** Given by the server, and no part of what is asked. */
  readonly origin?: Origin;
}

export type CommandOf<Type extends CommandType> = Envelope & { readonly type: Type } & Readonly<
    z.infer<(typeof COMMANDS)[Type]['schema']>
  >;
export type Command = { [Type in CommandType]: CommandOf<Type> }[CommandType];

const isType = (type: unknown): type is CommandType =>
  typeof type === 'string' && Object.hasOwn(COMMANDS, type);

const envelope = z.object({ id: commandId, by: name, type: z.string() });

/** Unknown JSON as a command, or all that is wrong with it. */
export function decodeCommand(value: unknown): Result<Command> {
  if (!isFields(value)) return problem('', 'must be a command: an object with id, by, and type');
  const head = envelope.safeParse(value);
  const problems = head.success ? [] : problemsOf(head.error);
  const { id: _, by: __, type, ...rest } = value;
  if (!isType(type)) {
    const there = COMMAND_TYPES.join(', ');
    const besides = problems.filter(({ path }) => path !== 'type');
    return err([
      ...besides,
      { path: 'type', message: `is not a command; the commands are: ${there}` },
    ]);
  }
  const body = COMMANDS[type].schema.safeParse(rest);
  if (!head.success || !body.success) {
    return err([...problems, ...(body.success ? [] : problemsOf(body.error))]);
  }
  return ok({ ...head.data, ...body.data } as Command);
}

/** A command whose fields were read before: only put into the order in which the log has them, since a
 * command that is sent again is known by its bytes. */
export function commandOf(
  type: CommandType,
  { id, by }: Envelope,
  fields: Readonly<Record<string, unknown>>,
): Command {
  const inOrder = Object.keys(COMMANDS[type].fields).flatMap((field) =>
    fields[field] === undefined ? [] : [[field, fields[field]]],
  );
  return { id, by, type, ...Object.fromEntries(inOrder) };
}
