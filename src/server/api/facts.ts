// The personal facts of patrons, sealed beside the log under the id that the log has for them.
import type { Persons } from '#store';

export type Facts = Readonly<Record<string, string>>;

const placeOf = (patron: string): string => `patron/${patron}`;

/** All that is known; of a patron whom nobody has asked, nothing. */
export const readFacts = async (persons: Persons, patron: string): Promise<Facts> =>
  (await persons.get(placeOf(patron))) ?? {};

/** Writes facts over those that are there; the others stay. Whoever calls it takes turns with all
 * others who write or erase: of two at once, one would undo the other. */
export async function addToFacts(persons: Persons, patron: string, facts: Facts): Promise<void> {
  await persons.put(placeOf(patron), { ...(await readFacts(persons, patron)), ...facts });
}

/** Whether there was something to erase. */
export const eraseFacts = (persons: Persons, patron: string): Promise<boolean> =>
  persons.erase(placeOf(patron));
