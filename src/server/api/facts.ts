// The personal facts of patrons, sealed beside the log under the id that the log has for them.
import type { FiledFact } from '#house';
import { given } from '#result';
import type { Persons } from '#store';
import type { ServerContext } from '../context.ts';
import { changedFacts, homeOf, type SealedFacts, traitsOf } from './identity.ts';

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
  if (Object.keys(facts).length > 0) await persons.put(placeOf(patron), all);
  const traits = [...traitsOf(all), ...homeOf(all)];
  if (traits.length > 0) await personIndex.add(patron, traits);
}

/** What is found when facts are filed: what stood otherwise before, and who else has the same. */
export interface Filing {
  readonly changes?: readonly FiledFact[];
  readonly sameAs?: readonly string[];
  /** Who works here and lives at the same address. */
  readonly livesWith?: readonly string[];
}

/** Houses without limits look for neither. */
export async function filingOf(
  { house, persons, personIndex }: Files & Pick<ServerContext, 'house'>,
  patron: string,
  facts: SealedFacts,
): Promise<Filing> {
  const { isLimited, own } = await house.read(({ settings, staff }) => ({
    isLimited: settings.powers !== undefined,
    own: new Set([...staff.values()].map((each) => (each.isActive ? each.patron : undefined))),
  }));
  if (!isLimited) return {};
  const onFile = await readFacts(persons, patron);
  const changes = changedFacts(onFile, facts);
  const all = { ...onFile, ...facts };
  const sameAs = await personIndex.othersWith(patron, traitsOf(all));
  const near = await personIndex.othersWith(patron, homeOf(all));
  const some = <Each>(list: readonly Each[]) => (list.length > 0 ? list : undefined);
  const livesWith = near.filter((each) => own.has(each));
  return given({ changes: some(changes), sameAs: some(sameAs), livesWith: some(livesWith) });
}

/** What the tags are made of, by its number: another one makes all of them again. */
const TAGS_OF = '2';
const TAGS_PLACE = 'person-index';

/** Facts that were filed before they were found by something get its tags, once. */
export async function fillIndex(
  {
    house,
    persons,
    personIndex,
    inTurn,
  }: Pick<ServerContext, 'house' | 'persons' | 'personIndex' | 'inTurn'>,
  isOver = () => false,
): Promise<void> {
  if ((await persons.get(TAGS_PLACE))?.['of'] === TAGS_OF) return;
  const patrons = await house.read((live) => [...live.patrons.keys()]);
  for (const patron of patrons) {
    if (isOver()) return;
    await inTurn(() => addToFacts({ persons, personIndex }, patron, {}));
  }
  await persons.put(TAGS_PLACE, { of: TAGS_OF });
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
