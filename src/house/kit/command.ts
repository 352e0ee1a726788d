// A command is declared once: its fields, who may ask for it, what it does in words, what it brings
// about, how it is decided, and an example. Everything else about it follows from that.

import { z } from 'zod';
import type { Event, EventOf, EventType } from '../events.ts';
import type { Permitted } from '../words/roles.ts';
import type { Origin } from '../words/shapes.ts';
import type { Ask, EventHookName, FromHook } from './asking.ts';
import type { Power } from './power.ts';

/** What a decider is asked for: the fields of a command, its id and the badge that asks. */
export type Asked<Shape extends z.ZodRawShape> = {
  /** Made once by the sender, and kept until it is answered. */
  readonly id: string;
  /** The badge that asks. */
  readonly by: string;
  /** Given by the server, where it came over the network. */
  readonly origin?: Origin;
} & Readonly<z.output<z.ZodObject<Shape, z.core.$strict>>>;

interface Declaration<
  Shape extends z.ZodRawShape,
  Brings extends EventType = EventType,
  Asks extends EventHookName = EventHookName,
> {
  /** A sentence that begins with who asks left out: "Opens a table for a game." */
  readonly does: string;
  readonly may: Permitted;
  /** What it takes besides a role; the house sees to it before and after it is decided. */
  readonly power: Power<Ask<Asked<Shape>>>;
  /** It moves time on, or awards, pays, draws, or closes: not while house time is in doubt. */
  readonly waitsInDoubt?: true;
  /** Only the server asks for it, when it has seen to what stands outside of the log: a PIN, an ID,
   * the facts of a person, the time. */
  readonly isSystem?: true;
  /** It can be proposed all the same: who approves it allows the proposer to ask the server once. */
  readonly isAllowedOnce?: true;
  /** Their order is part of the log. */
  readonly fields: Shape;
  /** All events of its own. */
  readonly brings: readonly Brings[];
  /** The hooks whose events it brings besides. */
  readonly asks?: readonly Asks[];
  /** Can be decoded; the things it names need not exist. */
  readonly sample: z.input<z.ZodObject<Shape, z.core.$strict>>;
  decide(ask: Ask<Asked<Shape>>): readonly (EventOf<NoInfer<Brings>> | FromHook<NoInfer<Asks>>)[];
}

export interface CommandSpec<
  Shape extends z.ZodRawShape = z.ZodRawShape,
  Brings extends EventType = EventType,
  Asks extends EventHookName = EventHookName,
> extends Declaration<Shape, Brings, Asks> {
  /** How the fields are read: no other field is taken. */
  readonly schema: z.ZodObject<Shape, z.core.$strict>;
}

export const command = <
  Shape extends z.ZodRawShape,
  const Brings extends EventType = never,
  const Asks extends EventHookName = never,
>(
  declared: Declaration<Shape, Brings, Asks>,
): CommandSpec<Shape, NoInfer<Brings>, NoInfer<Asks>> => ({
  ...declared,
  schema: z.strictObject(declared.fields),
});

/** Any commands by their names. */
export type CommandTable = Readonly<
  Record<
    string,
    Omit<CommandSpec, 'decide' | 'sample' | 'power'> & {
      readonly sample: object;
      readonly power: Power;
      decide(ask: never): readonly Event[];
    }
  >
>;

/** Any of these actions: its name, and its fields. */
export type ActionIn<Actions extends CommandTable> = {
  readonly [Type in keyof Actions]: { readonly type: Type } & Readonly<
    z.output<Actions[Type]['schema']>
  >;
}[keyof Actions];
