// Cards of the player club: who has one, which one counts, and what a kiosk does with a PIN. The form
// and the PIN themselves are outside of the log.

import { z } from 'zod';
import { given } from '#result';
import type { Moment } from '#rules';
import { checkNotExcluded, checkNotOwn, checkPatron, refuse } from '../../kit/ask.ts';
import { command } from '../../kit/command.ts';
import { evolvers } from '../../kit/mechanism.ts';
import { AT_DEVICE, limited } from '../../kit/power.ts';
import { allowance, allowedBy, useAllowance } from '../../people/lookups.ts';
import type { House } from '../../state.ts';
import { sourceOf } from '../../words/chance.ts';
import { chance, name, sha256, words } from '../../words/scalars.ts';
import { newCardNumber } from './number.ts';
import type { Member } from './state.ts';
import { card, FORM_FIELDS, identity } from './words.ts';

/** So many wrong PINs in a row, and the card is locked for so long. */
const FAILURES_MAX = 5;
const LOCK_MS = 15 * 60_000;

/** A member who was at the desk goes to a kiosk and chooses a PIN. */
const CHOICE_MS = 60 * 60_000;
/** A card that was opened with its PIN so long ago is in its holder's hands. */
const OPENED_MS = 15 * 60_000;
/** So long nothing is redeemed after the desk has given another card or another PIN. */
const SETTLED_MS = 24 * 60 * 60_000;

/** In a house with limits nobody but the member ever types the PIN of a card. */
function choiceOf(
  { settings }: House,
  { patron, atKiosk }: { readonly patron: string; readonly atKiosk?: boolean | undefined },
  { instant }: Moment,
): { readonly choosesUntil?: number } {
  if (atKiosk === true) return { choosesUntil: instant + CHOICE_MS };
  return settings.powers === undefined ? {} : refuse('pin-at-kiosk', patron);
}

/** Whether the holder has opened the card just now. */
export const isOpened = ({ club }: House, patron: string, { instant }: Moment): boolean =>
  instant - (club.members.get(patron)?.openedAt ?? Number.NEGATIVE_INFINITY) < OPENED_MS;

/** The house knows that the person with card and PIN is still the one who earned the credits. */
export function checkSettled({ club, settings }: House, patron: string, { instant }: Moment): void {
  const { changedAt = Number.NEGATIVE_INFINITY } = club.members.get(patron) ?? {};
  if (settings.powers !== undefined && instant - changedAt < SETTLED_MS) {
    refuse('card-just-changed', patron);
  }
}

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

function checkKiosk({ devices }: House, name: string): void {
  const device = devices.get(name);
  if (device === undefined || device.isRevoked || device.kind !== 'kiosk') {
    refuse('unknown-device', name);
  }
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
      /** The member chooses the PIN there. */
      atKiosk: z.boolean().optional(),
      chance,
      /** Tells another PIN or photo under the same ID, and reveals neither. */
      digest: sha256.optional(),
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
      const { house, command, at } = ask;
      const { patron, fields, isOfAge, hasPhoto, chance } = command;
      if (house.club.members.has(patron)) refuse('name-taken', patron);
      checkPatron(house, patron);
      checkNotExcluded(house, patron);
      if (!isOfAge) refuse('identity-refused', patron);
      const missing = FORM_FIELDS.filter((field) => !fields.includes(field));
      if (missing.length > 0) refuse('form-incomplete', missing.join(', '));
      const card = numberFor(house, chance);
      const choice = choiceOf(house, command, at);
      return [{ type: 'member-registered', patron, card, fields, hasPhoto, ...choice }];
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
    does: 'Lets a member who has shown ID choose a new PIN for the card.',
    may: ['desk', 'manager'],
    power: limited('floor', 'manager'),
    isSystem: true,
    fields: {
      patron: name,
      document: identity,
      atKiosk: z.boolean().optional(),
      digest: sha256.optional(),
    },
    brings: ['card-pin-set'],
    sample: { patron: 'none', document: 'passport' },
    decide({ house, command, at }) {
      const { patron, document, by } = command;
      checkNotOwn(house, by, [patron]);
      checkPatron(house, patron);
      memberOf(house, patron);
      const choice = choiceOf(house, command, at);
      return [{ type: 'card-pin-set', patron, document, ...choice }];
    },
  }),

  /** The PIN itself is kept apart. */
  'choose-card-pin': command({
    does: 'Records that a member chose a PIN for the card at a kiosk.',
    may: ['clock'],
    power: AT_DEVICE,
    isSystem: true,
    fields: { device: name, card },
    brings: ['card-pin-chosen'],
    sample: { device: 'none', card: '0000000018' },
    decide({ house, command, at }) {
      const { device, card } = command;
      checkKiosk(house, device);
      const patron = ownerOf(house, card);
      checkNotExcluded(house, patron);
      const { choosesUntil = Number.NEGATIVE_INFINITY } = known(house, patron);
      if (at.instant >= choosesUntil) refuse('no-pin-choice', card);
      return [{ type: 'card-pin-chosen', patron, device }];
    },
  }),

  /** An employee looks at a card, its hours and its credits. */
  'read-card': command({
    does: 'Looks up a card with its hours and credits. The log records who looked and why.',
    may: ['desk', 'cage', 'manager', 'compliance'],
    power: limited('manager', 'accounting', 'compliance'),
    isSystem: true,
    isAllowedOnce: true,
    fields: { patron: name, reason: words },
    brings: ['card-read', 'lookup-allowed'],
    sample: { patron: 'none', reason: 'for the test' },
    decide(ask) {
      const { house, command } = ask;
      const { patron, reason, by: staff } = command;
      checkPatron(house, patron);
      memberOf(house, patron);
      const allowed = allowedBy(ask, 'card');
      if (allowed !== undefined) return [allowed];
      return [
        { type: 'card-read', patron, reason, ...allowance(house, { of: 'card', staff, patron }) },
      ];
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
      checkKiosk(house, name);
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
  'card-read': (house, { patron }, { record: { by: staff } }) =>
    useAllowance(house, { of: 'card', staff, patron }),
  'member-registered': ({ club }, { patron, card, hasPhoto, choosesUntil }, { at }) => {
    const member = { card, since: at.text, hasPhoto, scans: [], failures: 0 };
    club.members.set(patron, { ...member, ...given({ choosesUntil }) });
    club.cards.set(card, { patron, from: at.instant });
  },
  'card-replaced': (house, { patron, before, card }, { at }) => {
    Object.assign(known(house, patron), { card, changedAt: at.instant });
    const lost = house.club.cards.get(before);
    if (lost !== undefined) lost.until = at.instant;
    house.club.cards.set(card, { patron, from: at.instant });
  },
  'card-pin-set': (house, { patron, choosesUntil }, { at }) => {
    const member = known(house, patron);
    unlock(member);
    Object.assign(member, given({ changedAt: at.instant, choosesUntil }));
  },
  'card-pin-chosen': (house, { patron }) => {
    const member = known(house, patron);
    unlock(member);
    delete member.choosesUntil;
  },
  'card-opened': (house, { patron }, { at }) => {
    const member = known(house, patron);
    unlock(member);
    member.openedAt = at.instant;
  },
  'card-refused': (house, { patron, lockedUntil }) => {
    const member = known(house, patron);
    // A lock begins a new count: when it is over, there are as many tries as before.
    member.failures = lockedUntil === undefined ? member.failures + 1 : 0;
    if (lockedUntil !== undefined) member.lockedUntil = lockedUntil;
  },
});
