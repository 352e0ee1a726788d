// Finds patrons who have the same number, or the same name and birth date, without opening anybody's facts:
// of each there is a tag that says nothing without the key.
import { createHmac } from 'node:crypto';
import type { Store } from './store.ts';

/** What a person is found by, as it was folded: two spellings of one name are one. */
export interface Trait {
  readonly kind: 'tax-number' | 'document-number' | 'name-and-birth-date' | 'address';
  readonly value: string;
}

export interface PersonIndex {
  /** Other patrons with one of these, in order. */
  othersWith(patron: string, traits: readonly Trait[]): Promise<readonly string[]>;
  add(patron: string, traits: readonly Trait[]): Promise<void>;
  erase(patron: string): Promise<void>;
}

export function openPersonIndex(
  { personTags }: Pick<Store, 'personTags'>,
  personKey: Uint8Array,
): PersonIndex {
  const key = createHmac('sha256', personKey).update('key of the person index').digest();
  const tagOf = ({ kind, value }: Trait) => ({
    kind,
    tag: createHmac('sha256', key).update(`${kind}\n${value}`).digest('hex'),
  });
  return {
    async othersWith(patron, traits) {
      const found = await personTags.find(traits.map(tagOf));
      return [...new Set(found)].filter((each) => each !== patron).sort();
    },
    add: (patron, traits) => personTags.add(patron, traits.map(tagOf)),
    erase: (patron) => personTags.erase(patron),
  };
}
