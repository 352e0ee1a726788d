// What can be asked of club, who may ask it, what it brings about and why it may be refused.
import type { Permitted } from '../permissions.ts';
import type { Reference } from '../reference.ts';

export const CLUB_COMMANDS = {} as const;

export const CLUB_MAY = {} as const satisfies Record<keyof typeof CLUB_COMMANDS, Permitted>;

export const CLUB_REFERENCE = {} as const satisfies Record<keyof typeof CLUB_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const CLUB_REFUSALS = {} as const satisfies Readonly<Record<string, string>>;
