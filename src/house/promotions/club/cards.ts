// Cards of the player club: who has one, which one counts, and what a kiosk does with a PIN. The form
// and the PIN themselves are outside of the log.

import { z } from 'zod';
import { checkNotExcluded, checkNotOwn, checkPatron, refuse } from '../../kit/ask.ts';
import { command } from '../../kit/command.ts';
import { evolvers, onlyLogged } from '../../kit/mechanism.ts';
import { AT_DEVICE, limited } from '../../kit/power.ts';
import type { House } from '../../state.ts';
import { sourceOf } from '../../words/chance.ts';
import { chance, name, words } from '../../words/scalars.ts';
import { newCardNumber } from './number.ts';
import type { Member } from './state.ts';
import { card, FORM_FIELDS, identity } from './words.ts';

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

const known = ({ club }: House, patron: string): Member => club.members.get(patron) as Member;

function unlock(member: Member): void {
  member.failures = 0;
  delete member.lockedUntil;
}

export const CARDS_COMMANDS = {
  /** The form itself is kept apart; `fields` names the parts that are filled in. */
  'register-member': command({
    does: 'Gives a free club card to a person who completed the form.',
    may: ['desk', 'manager'],
    power: limited('floor', 'manager'),
    isSystem: true,
    fields: {
      patron: name,
      fields: z.array(name).max(20),
      isOfAge: z.boolean(),
      hasPhoto: z.boolean(),
      chance,
    },
    brings: ['member-registered'],
    sample: {
      patron: 'none',
      fields: [
        'givenNames',
        'familyName',
        'birthDate',
        'address',
        'documentKind',
        'documentNumber',
      ],
      isOfAge: true,
      hasPhoto: false,
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide(ask) {
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
    },
  }),

  'replace-card': command({
    does: 'Replaces a lost card. The old card stops working.',
    may: ['desk', 'manager'],
    power: limited('floor', 'manager'),
    fields: { patron: name, document: identity, reason: words, chance },
    brings: ['card-replaced'],
    sample: {
      patron: 'none',
      document: 'passport',
      reason: 'lost',
      chance: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
    },
    decide(ask) {
      const { house, command } = ask;
      const { patron, document, reason, chance, by } = command;
      checkNotOwn(house, by, [patron]);
      checkPatron(house, patron);
      checkNotExcluded(house, patron);
      const { card: before } = memberOf(house, patron);
      const card = numberFor(house, chance);
      return [{ type: 'card-replaced', patron, before, card, document, reason }];
    },
  }),

  /** Another PIN, for a member who has shown ID at the desk. */
  'set-card-pin': command({
    does: 'Records that a member with ID chose a new PIN for the card.',
    may: ['desk', 'manager'],
    power: limited('floor', 'manager'),
    isSystem: true,
    fields: { patron: name, document: identity },
    brings: ['card-pin-set'],
    sample: { patron: 'none', document: 'passport' },
    decide({ house, command }) {
      const { patron, document, by } = command;
      checkNotOwn(house, by, [patron]);
      checkPatron(house, patron);
      memberOf(house, patron);
      return [{ type: 'card-pin-set', patron, document }];
    },
  }),

  /** An employee looks at a card, its hours and its credits. */
  'read-card': command({
    does: 'Looks up a card with its hours and credits. The log records who looked and why.',
    may: ['desk', 'cage', 'manager', 'compliance'],
    power: limited('manager', 'accounting', 'compliance'),
    isSystem: true,
    fields: { patron: name, reason: words },
    brings: ['card-read'],
    sample: { patron: 'none', reason: 'for the test' },
    decide({ house, command }) {
      const { patron, reason } = command;
      checkPatron(house, patron);
      memberOf(house, patron);
      return [{ type: 'card-read', patron, reason }];
    },
  }),

  /** A card and a PIN at a kiosk; whether the PIN was right is found out before it comes here. */
  'open-card': command({
    does: 'Records a card scanned at a kiosk, and whether the PIN was right.',
    may: ['clock'],
    power: AT_DEVICE,
    isSystem: true,
    fields: { device: name, card, isRight: z.boolean() },
    brings: ['card-opened', 'card-refused'],
    sample: { device: 'none', card: '0000000018', isRight: true },
    decide({ house, command, at }) {
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
    },
  }),
};

export const CARDS_EVOLVE = evolvers({
  'card-read': onlyLogged,
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
});
