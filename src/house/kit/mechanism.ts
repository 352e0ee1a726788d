// A mechanism is one value: what can be asked of it, what becomes of its events, and what it has to say
// when something happens elsewhere. The house asks all of them and names none.

import type { Moment } from '#rules';
import type { EventOf, EventType, LogRecord } from '../events.ts';
import type { House } from '../state.ts';
import type { Area } from './area.ts';
import type { Ask, Hooks } from './asking.ts';
import type { CommandTable } from './command.ts';
import type { Topic } from './topic.ts';
import type { AnyView } from './view.ts';

/** The record that an event stands in, and its moment. */
export interface Context {
  readonly record: LogRecord;
  readonly at: Moment;
}

type Evolvers<Type extends EventType> = {
  readonly [Each in Type]: (house: House, event: EventOf<Each>, context: Context) => void;
};

export interface Mechanism<
  Commands extends CommandTable = CommandTable,
  Own extends EventType = EventType,
> extends Hooks {
  readonly area: Area;
  readonly commands: Commands;
  /** What two people do together: one proposes it, another approves it. */
  readonly actions?: CommandTable;
  /** What can be looked at. */
  readonly views?: readonly AnyView[];
  /** What can be listened to. */
  readonly topics?: readonly Topic[];
  /** All of its own events. */
  readonly evolve: Evolvers<Own>;
  /** Events of others, before they are applied. */
  readonly hears?: Partial<Evolvers<EventType>>;
  /** Asked before any of its own commands is decided. */
  before?(ask: Ask<{ readonly id: string; readonly by: string }>): void;
  /** Told of each of its own events, once it has been applied. */
  after?(house: House, event: EventOf<Own>, context: Context): void;
}

/** The log has it, and the books have its moves; nothing else becomes of it. */
export const onlyLogged = (): void => {};

/** Evolvers of some events, written apart from their mechanism. */
export const evolvers = <Type extends EventType>(of: Evolvers<Type>): Evolvers<Type> => of;

/** Any of them, whatever its own events. */
export type AnyMechanism = Mechanism<CommandTable, never>;

export const mechanism = <
  Commands extends CommandTable,
  Own extends EventType,
  const Of extends Mechanism<Commands, Own>,
>(
  of: Of & Mechanism<Commands, Own>,
): Of => of;
