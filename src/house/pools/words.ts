// What can be asked of pools, who may ask it, what it brings about and why it may be refused.
import type { Permitted } from '../permissions.ts';
import type { Reference } from '../reference.ts';

export const POOL_COMMANDS = {} as const;

export const POOL_MAY = {} as const satisfies Record<keyof typeof POOL_COMMANDS, Permitted>;

export const POOL_REFERENCE = {} as const satisfies Record<keyof typeof POOL_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const POOL_REFUSALS = {} as const satisfies Readonly<Record<string, string>>;
