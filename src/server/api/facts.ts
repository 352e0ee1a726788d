// The personal facts of patrons, sealed beside the log under the id that the log has for them.
import type { FiledFact } from '#house';
import { given } from '#result';
import type { Persons } from '#store';
import type { ServerContext } from '../context.ts';
import { changedFacts, type SealedFacts, traitsOf } from './identity.ts';

const placeOf = (patron: string): string => `patron/${patron}`;

/** All known facts; none of a patron without any. */
export const readFacts = async (persons: Persons, patron: string): Promise<SealedFacts> =>
  (await persons.get(placeOf(patron))) ?? {};

/** Where facts lie, and what finds one person under two IDs. */
export type Files = Pick<ServerContext, 'persons' | 'personIndex'>;

/** Adds facts to those that are there. Callers take turns with all others who write or erase: of
 * two at once, one would undo the other. */
export async function addToFacts(
  { persons, personIndex }: Files,
  patron: string,
  facts: SealedFacts,
): Promise<void> {
  const all = { ...(await readFacts(persons, patron)), ...facts };
  await persons.put(placeOf(patron), all);
  await personIndex.add(patron, traitsOf(all));
}

/** What is found when facts are filed: what stood otherwise before, and who else has the same. */
export interface Filing {
  readonly changes?: readonly FiledFact[];
  readonly sameAs?: readonly string[];
}

/** Houses without limits look for neither. */
export async function filingOf(
  { house, persons, personIndex }: Files & Pick<ServerContext, 'house'>,
  patron: string,
  facts: SealedFacts,
): Promise<Filing> {
  const isLimited = await house.read(({ settings }) => settings.powers !== undefined);
  if (!isLimited) return {};
  const onFile = await readFacts(persons, patron);
  const changes = changedFacts(onFile, facts);
  const sameAs = await personIndex.othersWith(patron, traitsOf({ ...onFile, ...facts }));
  return given({
    changes: changes.length > 0 ? changes : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  });
}

/** Papers that were not what is on file, until they are shown again or the person is erased. */
const shownPlaceOf = (patron: string): string => `shown/${patron}`;

export const keepShown = (persons: Persons, patron: string, facts: SealedFacts): Promise<void> =>
  persons.put(shownPlaceOf(patron), facts);

export const readShown = async (persons: Persons, patron: string): Promise<SealedFacts> =>
  (await persons.get(shownPlaceOf(patron))) ?? {};

/** Whether there was something to erase. The tags of somebody who is barred stay: a new ID is no way in. */
export async function eraseFacts(
  { persons, personIndex }: Files,
  patron: string,
  isBarred: boolean,
): Promise<boolean> {
  await persons.erase(shownPlaceOf(patron));
  if (!isBarred) await personIndex.erase(patron);
  return persons.erase(placeOf(patron));
}
