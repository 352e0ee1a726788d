// Cards of the player club: who has one, which one counts, and what a kiosk does with a PIN. The form
// and the PIN themselves are outside of the log.

import type { CommandOf } from '../../commands.ts';
import type { Event } from '../../events.ts';
import {
  type Area,
  type Ask,
  checkNotExcluded,
  checkNotOwn,
  checkPatron,
  refuse,
} from '../../kit/ask.ts';
import type { House } from '../../state.ts';
import { sourceOf } from '../../words/chance.ts';
import { newCardNumber } from './number.ts';
import type { Member } from './state.ts';

/** What the form must say before anybody takes part. */
export const FORM_FIELDS = [
  'givenNames',
  'familyName',
  'birthDate',
  'address',
  'documentKind',
  'documentNumber',
] as const;

/** How old whoever takes part in a promotion must be, where the house does not ask for more. */
export const CLUB_LEAST_AGE = 21;

/** So many wrong PINs in a row, and the card is locked for so long. */
const FAILURES_MAX = 5;
const LOCK_MS = 15 * 60_000;

const numberFor = ({ club }: House, chance: string): string =>
  newCardNumber(sourceOf(chance), (card) => club.cards.has(card));

function memberOf({ club }: House, patron: string): Member {
  return club.members.get(patron) ?? refuse('no-card', patron);
}

export const aboutCard = (card: string, clause?: string): string =>
  clause === undefined ? card : `${card}: ${clause}`;

/** Whose card it is; only the one that counts is taken, by the clause of a sheet where one asks. */
export function ownerOf({ club }: House, card: string, clause?: string): string {
  const { patron, until } = club.cards.get(card) ?? refuse('unknown-card', card);
  return until === undefined ? patron : refuse('void-card', aboutCard(card, clause));
}

function registerMember(ask: Ask<CommandOf<'register-member'>>): readonly Event[] {
  const { house, command } = ask;
  const { patron, fields, isOfAge, hasPhoto, chance } = command;
  if (house.club.members.has(patron)) refuse('name-taken', patron);
  checkPatron(house, patron);
  checkNotExcluded(house, patron);
  if (!isOfAge) refuse('identity-refused', patron);
  const missing = FORM_FIELDS.filter((field) => !fields.includes(field));
  if (missing.length > 0) refuse('form-incomplete', missing.join(', '));
  const card = numberFor(house, chance);
  return [{ type: 'member-registered', patron, card, fields, hasPhoto }];
}

function replaceCard(ask: Ask<CommandOf<'replace-card'>>): readonly Event[] {
  const { house, command } = ask;
  const { patron, document, reason, chance, by } = command;
  checkNotOwn(house, by, [patron]);
  checkPatron(house, patron);
  checkNotExcluded(house, patron);
  const { card: before } = memberOf(house, patron);
  const card = numberFor(house, chance);
  return [{ type: 'card-replaced', patron, before, card, document, reason }];
}

function setCardPin({ house, command }: Ask<CommandOf<'set-card-pin'>>): readonly Event[] {
  const { patron, document, by } = command;
  checkNotOwn(house, by, [patron]);
  checkPatron(house, patron);
  memberOf(house, patron);
  return [{ type: 'card-pin-set', patron, document }];
}

function readCard({ house, command }: Ask<CommandOf<'read-card'>>): readonly Event[] {
  const { patron, reason } = command;
  checkPatron(house, patron);
  memberOf(house, patron);
  return [{ type: 'card-read', patron, reason }];
}

function openCard({ house, command, at }: Ask<CommandOf<'open-card'>>): readonly Event[] {
  const { device: name, card, isRight } = command;
  const holder = house.club.cards.get(card)?.patron;
  const { lockedUntil = 0, failures = 0 } = house.club.members.get(holder ?? '') ?? {};
  if (at.instant < lockedUntil) refuse('locked-out', card);
  const device = house.devices.get(name);
  if (device === undefined || device.isRevoked || device.kind !== 'kiosk') {
    refuse('unknown-device', name);
  }
  if (holder !== undefined) checkNotExcluded(house, holder);
  const patron = ownerOf(house, card);
  if (isRight) return [{ type: 'card-opened', patron, device: name }];
  const isLast = failures + 1 >= FAILURES_MAX;
  const lock = isLast ? { lockedUntil: at.instant + LOCK_MS } : {};
  return [{ type: 'card-refused', patron, device: name, ...lock }];
}

const known = ({ club }: House, patron: string): Member => club.members.get(patron) as Member;

function unlock(member: Member): void {
  member.failures = 0;
  delete member.lockedUntil;
}

export const CARDS: Area = {
  decide: {
    'register-member': registerMember,
    'replace-card': replaceCard,
    'set-card-pin': setCardPin,
    'read-card': readCard,
    'open-card': openCard,
  },
  evolve: {
    'member-registered': ({ club }, { patron, card, hasPhoto }, { at }) => {
      club.members.set(patron, { card, since: at.text, hasPhoto, scans: [], failures: 0 });
      club.cards.set(card, { patron, from: at.instant });
    },
    'card-replaced': (house, { patron, before, card }, { at }) => {
      known(house, patron).card = card;
      const lost = house.club.cards.get(before);
      if (lost !== undefined) lost.until = at.instant;
      house.club.cards.set(card, { patron, from: at.instant });
    },
    'card-pin-set': (house, { patron }) => unlock(known(house, patron)),
    'card-opened': (house, { patron }) => unlock(known(house, patron)),
    'card-refused': (house, { patron, lockedUntil }) => {
      const member = known(house, patron);
      // A lock begins a new count: when it is over, there are as many tries as before.
      member.failures = lockedUntil === undefined ? member.failures + 1 : 0;
      if (lockedUntil !== undefined) member.lockedUntil = lockedUntil;
    },
  },
};
