// What the demo itself asks for. Its commands are known by their ids from those of people.
import { randomUUID } from 'node:crypto';
import type { Done } from '#client';
import {
  type Command,
  type CommandOf,
  type CommandType,
  decodeCommand,
  type LogRecord,
} from '#house';
import { sure } from '#result';
import { boundFields, done, type ServerContext } from '#server';
import type { RunningHouse } from '#store';

const PREFIX = 'demo:';

export const demoCommand = <Type extends CommandType>(
  by: string,
  type: Type,
  fields: Omit<CommandOf<Type>, 'id' | 'by' | 'type'>,
  name: string = randomUUID(),
): Command => sure(decodeCommand({ id: `${PREFIX}${name}`, by, type, ...fields }));

export const isByDemo = ({ id }: Pick<LogRecord, 'id'>): boolean => id.startsWith(PREFIX);

/** Asks for one thing after another in one go, all of which must be done. */
export const doneAll = (
  house: RunningHouse,
  commands: readonly Command[],
): Promise<readonly Done[]> => Promise.all(commands.map((command) => done(house, command)));

/** With what the edge adds to commands about a drawing or a show. */
async function bound(context: ServerContext, command: Command): Promise<Command> {
  const { type, id: _, by: __, ...fields } = command;
  return { ...command, ...(await boundFields(context, type, fields)) } as Command;
}

/** The commands as they go to the house, in their order. */
export const boundAll = (
  context: ServerContext,
  commands: readonly Command[],
): Promise<readonly Command[]> => Promise.all(commands.map((command) => bound(context, command)));
