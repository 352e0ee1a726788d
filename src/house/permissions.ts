// Who may ask for what, and who may propose what. The menu of every page reads it: the build puts the
// two tables in the place of this file, so that no page loads the declarations for them.
import type { CommandTable } from './kit/command.ts';
import { ACTIONS, COMMANDS } from './registry.ts';
import type { Permitted } from './words/roles.ts';

export type CommandType = keyof typeof COMMANDS;
export type ActionType = keyof typeof ACTIONS;

const mayOf = (table: CommandTable): Readonly<Record<string, Permitted>> =>
  Object.fromEntries(Object.entries(table).map(([type, { may }]) => [type, may]));

export const MAY = mayOf(COMMANDS) as Readonly<Record<CommandType, Permitted>>;
export const PROPOSES = mayOf(ACTIONS) as Readonly<Record<ActionType, Permitted>>;
