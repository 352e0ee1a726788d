// What can be asked of chips, who may ask it, what it brings about and why it may be refused.
import type { Permitted } from '../permissions.ts';
import type { Reference } from '../reference.ts';

export const CHIP_COMMANDS = {} as const;

export const CHIP_MAY = {} as const satisfies Record<keyof typeof CHIP_COMMANDS, Permitted>;

export const CHIP_REFERENCE = {} as const satisfies Record<keyof typeof CHIP_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const CHIP_REFUSALS = {} as const satisfies Readonly<Record<string, string>>;
