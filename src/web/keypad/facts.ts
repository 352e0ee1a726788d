// What the house says of a table, as its keypad reads it.
import type { Seen } from '#client';
import type { CommandType } from '#house';
import { withoutId } from '../ui/refusal-words.ts';

export type Facts = Seen<'/tables/:table'>;
export type SeatFacts = Facts['seats'][number];
export type OfferingHere = Facts['offerings'][number];
export type KeypadCall = Facts['calls'][number];
export type KeypadButton = OfferingHere['buttons'][number];

/** A button of an offering, in its own words. */
export const buttonOf = ({ buttons }: OfferingHere, command: CommandType): KeypadButton =>
  buttons.find((each) => each.command === command) as KeypadButton;

/** Why a button cannot be pressed, in the words of the house; `now` where it has none. */
export const stopOf = ({ canPress, because }: KeypadButton, now: string): string | undefined =>
  canPress ? undefined : withoutId(because?.message ?? now);

/** What the sheets call something that is done for the whole table; `plain` is the word of those
 * that have none of their own. */
export function labelOf(
  offerings: readonly OfferingHere[],
  command: CommandType,
  plain: string,
): string {
  const labels = new Set(offerings.map((offering) => buttonOf(offering, command).label));
  labels.delete(plain);
  return labels.size === 0 ? plain : [...labels].join(' / ');
}
