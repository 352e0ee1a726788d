// A house that is being set up: what is written on its list, which PINs its people have set, and who has
// signed. All of it is in memory until the last one signs, and a restart begins again.
import { hash, randomBytes } from 'node:crypto';
import type { Persons } from '#store';
import { isSameText } from './same-text.ts';

const TICKET_BYTES = 32;

/** Sealed PINs, by their place. */
type Kept = Map<string, Readonly<Record<string, string>>>;

interface Draft<List> {
  readonly ticket: string;
  readonly list: List;
  /** A digest of the list, by which each says what they sign. */
  readonly digest: string;
  readonly holders: readonly string[];
  readonly kept: Kept;
  readonly signed: Set<string>;
}

export interface Opening<List> {
  /** Takes the place of what was begun before. */
  begin(list: List, holders: readonly string[]): Draft<List>;
  /** What was begun with this ticket. */
  find(ticket: string): Draft<List> | undefined;
}

export function makeOpening<List>(): Opening<List> {
  let draft: Draft<List> | undefined;
  return {
    begin(list, holders) {
      draft = {
        ticket: randomBytes(TICKET_BYTES).toString('base64url'),
        list,
        digest: hash('sha256', JSON.stringify({ list, holders }), 'hex'),
        holders,
        kept: new Map(),
        signed: new Set(),
      };
      return draft;
    },
    find: (ticket) => (draft !== undefined && isSameText(ticket, draft.ticket) ? draft : undefined),
  };
}

/** PINs that are only in memory. */
export const inMemory = (kept: Kept): Pick<Persons, 'put' | 'get' | 'erase'> => ({
  async put(id, facts) {
    kept.set(id, facts);
  },
  get: async (id) => kept.get(id),
  erase: async (id) => kept.delete(id),
});
