export {
  COMMAND_TYPES,
  type Command,
  type CommandOf,
  type CommandType,
  commandSchema,
  decodeCommand,
} from './commands.ts';
export type { Event, EventOf, LogRecord, Move } from './events.ts';
export { type Decision, decide, entriesOf, evolveRecord } from './machine.ts';
export { MAY, PROPOSES } from './permissions.ts';
export { ACTION_REFERENCE, COMMAND_REFERENCE, type Reference } from './reference.ts';
export { REFUSALS, type Refusal, type RefusalCode, refusal } from './refusals.ts';
export { makeRulebook, type Rulebook } from './rulebook.ts';
export { type House, newHouse, ROLES, type Role } from './state.ts';
