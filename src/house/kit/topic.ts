// A topic is what displays and screens listen to: who may, which events change it, and what there is to
// tell, in pieces that change each on its own, so that a meter that moves is a message of one figure.
// Patrons are named only in topics that no device sees.
import type { EventType } from '../events.ts';
import type { Rulebook } from '../offerings/rulebook.ts';
import type { House } from '../state.ts';
import type { Resource } from '../words/resources.ts';

export interface Topic<Name extends string = string, Item = unknown> {
  readonly name: Name;
  /** The roles that see this resource may listen; without one, the topic is public. */
  readonly sees?: Resource;
  readonly changedBy: readonly EventType[];
  /** Plain JSON by key. */
  itemsOf(house: House, rulebook: Rulebook): ReadonlyMap<string, Item>;
}

export const topic = <const Name extends string, Item>(
  declared: Topic<Name, Item>,
): Topic<Name, Item> => declared;
