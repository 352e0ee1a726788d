// What can be asked of boards, who may ask it, what it brings about and why it may be refused.
import type { Permitted } from '../permissions.ts';
import type { Reference } from '../reference.ts';

export const BOARD_COMMANDS = {} as const;

export const BOARD_MAY = {} as const satisfies Record<keyof typeof BOARD_COMMANDS, Permitted>;

export const BOARD_REFERENCE = {} as const satisfies Record<keyof typeof BOARD_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const BOARD_REFUSALS = {} as const satisfies Readonly<Record<string, string>>;
