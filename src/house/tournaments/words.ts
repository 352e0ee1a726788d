// What can be asked of tournaments, who may ask it, what it brings about and why it may be refused.
import type { Permitted } from '../permissions.ts';
import type { Reference } from '../reference.ts';

export const TOURNAMENT_COMMANDS = {} as const;

export const TOURNAMENT_MAY = {} as const satisfies Record<
  keyof typeof TOURNAMENT_COMMANDS,
  Permitted
>;

export const TOURNAMENT_REFERENCE = {} as const satisfies Record<
  keyof typeof TOURNAMENT_COMMANDS,
  Reference
>;

/** In the order in which the questions are asked. */
export const TOURNAMENT_REFUSALS = {} as const satisfies Readonly<Record<string, string>>;
