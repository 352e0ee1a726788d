// What every command is for, what it can bring about, and an example of it: for readers, programs, and
// tests. Pages have only the fields of commands, and so must not load this.
import { given } from '#result';
import type { EventType } from './events.ts';
import type { Area } from './kit/area.ts';
import type { EventHookName } from './kit/asking.ts';
import type { CommandTable } from './kit/command.ts';
import type { AnyMechanism } from './kit/mechanism.ts';
import { approversOf, powerWords } from './kit/power.ts';
import type { ActionType, CommandType } from './permissions.ts';
import { ACTIONS, COMMANDS, MECHANISMS } from './registry.ts';
import type { Permitted } from './words/roles.ts';

const DECLARED: CommandTable = COMMANDS;

/** One fact of every command, by its name. */
const ofEach = <Fact>(fact: (declared: CommandTable[string]) => Fact) =>
  Object.fromEntries(
    Object.entries(DECLARED).map(([type, declared]) => [type, fact(declared)]),
  ) as Readonly<Record<CommandType, Fact>>;

/** What each command is for and what it can bring about, for readers of the log and for programs
 * that send commands. */
export interface Reference {
  /** A sentence that begins with who asks left out: "Opens a table for a game." */
  readonly does: string;
  readonly brings: readonly EventType[];
  /** How many people it takes, in words. */
  readonly takes: string;
  /** The roles of the second person, where there is one. */
  readonly second?: Permitted;
}

/** What a hook of all mechanisms can bring. */
const broughtBy = (hook: EventHookName): readonly EventType[] =>
  (MECHANISMS as readonly AnyMechanism[]).flatMap((each) => each[hook]?.brings ?? []);

const referenceOf = ({ does, brings, asks = [], power }: CommandTable[string]): Reference =>
  given({
    does,
    brings: [...new Set([...brings, ...asks.flatMap(broughtBy)])],
    takes: powerWords(power),
    second: approversOf(power),
  });
export const COMMAND_REFERENCE = ofEach(referenceOf);

/** The part of the house that each command belongs to. */
export const COMMAND_AREA = Object.fromEntries(
  MECHANISMS.flatMap(({ area, commands }) => Object.keys(commands).map((type) => [type, area])),
) as Readonly<Record<CommandType, Area>>;

/** The fields of a command of each type, as an example. */
export const SAMPLES = ofEach(({ sample }) => sample);

/** What a proposal comes to once another person has approved it. */
export const ACTION_REFERENCE = Object.fromEntries(
  Object.entries(ACTIONS).map(([type, action]) => [type, referenceOf(action)]),
) as Readonly<Record<ActionType, Reference>>;
