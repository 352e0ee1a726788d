// What a claim goes through, from the hand to the cage: Ann, whose ID says what the desk has written down of her.
import { winIn } from '../../src/server/api/won.fixture.ts';
import type { Attacked } from './attack.fixture.ts';

const ANN = {
  kind: 'passport',
  number: 'X7654321',
  givenNames: 'Ann Marie',
  familyName: 'Núñez-Lee',
  birthDate: '1980-05-17',
  expires: '2030-01-01',
};
export const TAX = '900-12-3456';

export interface Claims {
  /** A prize of a patron who sits in seat 1; of nobody whom the seat knows, without one. */
  won(deal: object, patron?: string): Promise<string>;
  file(badge: string, patron: string, facts: object): ReturnType<Attacked['send']>;
  /** Two people allow it, and it is done. */
  erase(patron: string): ReturnType<Attacked['send']>;
  erasing(patron: string): ReturnType<Attacked['send']>;
  identify(
    badge: string,
    claim: string,
    patron: string,
    shown?: object,
    more?: object,
  ): ReturnType<Attacked['send']>;
  paying(claim: string, patron: string, from?: string): object;
  /** The cage asks, a manager says yes. */
  pay(claim: string, patron: string, from?: string): ReturnType<Attacked['together']>;
  form(claim: string): ReturnType<Attacked['as']>;
  /** Kind and people of each line of the list. */
  exceptions(): Promise<readonly string[]>;
}

export function claimsOf(room: Attacked): Claims {
  const claims: Claims = {
    async won(deal, patron) {
      const seat = { table: 'T1', seat: 1 };
      if (patron !== undefined) await room.as('dana', 'seat-person', { ...seat, patron });
      const { claim } = await winIn(room.served, deal);
      if (patron !== undefined) await room.as('dana', 'leave-seat', seat);
      return claim;
    },
    file: (badge, patron, facts) =>
      room.send(badge, `/patrons/${patron}/facts`, { method: 'PUT', body: facts }),
    async erase(patron) {
      const command = { type: 'erase-person', patron, reason: 'asked' };
      const allowed = await room.together('carl', 'abe', command);
      return allowed.code === 'done' ? claims.erasing(patron) : allowed;
    },
    erasing: (patron) =>
      room.send('carl', `/patrons/${patron}/facts?reason=asked`, { method: 'DELETE' }),
    identify: (badge, claim, patron, shown = {}, more = {}) =>
      room.send(badge, `/claims/${claim}/identity`, {
        body: { patron, document: { ...ANN, ...shown }, alsoSeen: 'tax-form', ...more },
      }),
    paying: (claim, patron, from = 'cage') => ({ type: 'pay-claim', claim, patron, from }),
    pay: (claim, patron, from) => room.together('cora', 'max', claims.paying(claim, patron, from)),
    form: (claim) => room.as('cora', 'complete-form', { claim, form: 'w-2g' }),
    async exceptions() {
      const { sections } = await room.get('rex', '/reports/exceptions?from=2026-11-16');
      return sections[0].rows.map(
        ({ kind, by, proposedBy }: Record<string, string>) =>
          `${kind}: ${[proposedBy, by].filter(Boolean).join(' and ')}`,
      );
    },
  };
  return claims;
}
