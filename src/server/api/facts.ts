// The personal facts of patrons, sealed beside the log under the id that the log has for them.
import type { Persons } from '#store';

export type SealedFacts = Readonly<Record<string, string>>;

const placeOf = (patron: string): string => `patron/${patron}`;

/** All known facts; none of a patron without any. */
export const readFacts = async (persons: Persons, patron: string): Promise<SealedFacts> =>
  (await persons.get(placeOf(patron))) ?? {};

/** Adds facts to those that are there. Callers take turns with all others who write or erase: of
 * two at once, one would undo the other. */
export async function addToFacts(
  persons: Persons,
  patron: string,
  facts: SealedFacts,
): Promise<void> {
  await persons.put(placeOf(patron), { ...(await readFacts(persons, patron)), ...facts });
}

/** Papers that were not what is on file, until they are shown again or the person is erased. */
const shownPlaceOf = (patron: string): string => `shown/${patron}`;

export const keepShown = (persons: Persons, patron: string, facts: SealedFacts): Promise<void> =>
  persons.put(shownPlaceOf(patron), facts);

export const readShown = async (persons: Persons, patron: string): Promise<SealedFacts> =>
  (await persons.get(shownPlaceOf(patron))) ?? {};

/** Whether there was something to erase. */
export async function eraseFacts(persons: Persons, patron: string): Promise<boolean> {
  await persons.erase(shownPlaceOf(patron));
  return persons.erase(placeOf(patron));
}
