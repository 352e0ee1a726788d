// What can be asked of drums, who may ask it, what it brings about and why it may be refused.
import type { Permitted } from '../permissions.ts';
import type { Reference } from '../reference.ts';

export const DRUM_COMMANDS = {} as const;

export const DRUM_MAY = {} as const satisfies Record<keyof typeof DRUM_COMMANDS, Permitted>;

export const DRUM_REFERENCE = {} as const satisfies Record<keyof typeof DRUM_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const DRUM_REFUSALS = {} as const satisfies Readonly<Record<string, string>>;
