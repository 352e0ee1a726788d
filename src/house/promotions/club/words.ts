// What can be asked of the player club, who may ask it, what it brings about and why it may be
// refused.
import { z } from 'zod';
import { ID_KINDS } from '#rules';
import type { Reference } from '../../reference.ts';
import { IDENTITY_DOCUMENTS } from '../../state.ts';
import { chance, name, words } from '../../words/scalars.ts';
import { isCardNumber } from './number.ts';

const card = z.string().refine(isCardNumber, {
  error: 'is the number of a club card: ten digits, the last of which checks the others',
});
const document = z.enum(IDENTITY_DOCUMENTS);
/** What says who somebody is, with a picture. */
const identity = z.enum(ID_KINDS);

/** What a scanner has read and when, whether it is a card of ours or not, and a moment or not: what
 * is wrong with one scan does not keep the others of its batch from being booked. */
const read = z.string().trim().min(1).max(48);
const scan = z.strictObject({
  card: read,
  at: read,
  table: name.optional(),
});

const SCANS_MAX = 500;

export const CLUB_COMMANDS = {
  /** The form itself is kept apart; `fields` are what it says something about. */
  'register-member': z.strictObject({
    patron: name,
    fields: z.array(name).max(20),
    isOfAge: z.boolean(),
    hasPhoto: z.boolean(),
    chance,
  }),
  'replace-card': z.strictObject({ patron: name, document: identity, reason: words, chance }),
  /** Another PIN, for whoever has shown papers at the desk. */
  'set-card-pin': z.strictObject({ patron: name, document: identity }),
  /** Somebody looks at a card, its hours and its credits. */
  'read-card': z.strictObject({ patron: name, reason: words }),
  /** A card and a PIN at a kiosk; whether the PIN was right is found out before it comes here. */
  'open-card': z.strictObject({ device: name, card, isRight: z.boolean() }),
  'upload-scans': z.strictObject({ batch: name, scans: z.array(scan).min(1).max(SCANS_MAX) }),
  /** `patron` is whoever stands at the desk and has shown papers. */
  'redeem-credits': z.strictObject({
    offering: name,
    card,
    patron: name,
    document,
    isValid: z.boolean(),
    prizes: z.array(name).min(1).max(20),
  }),
} as const;

export const CLUB_REFERENCE = {
  'register-member': {
    does: 'Gives a free club card to somebody who has filled in the form.',
    brings: ['member-registered'],
  },
  'replace-card': {
    does: 'Gives another card for one that was lost, which is void from then on.',
    brings: ['card-replaced'],
  },
  'set-card-pin': {
    does: 'Says that somebody with papers has chosen another PIN for the card.',
    brings: ['card-pin-set'],
  },
  'read-card': {
    does: 'Looks at somebody’s card, hours and credits; the log says who did, and why.',
    brings: ['card-read'],
  },
  'open-card': {
    does: 'Says that a card was shown at a kiosk, and whether the PIN was right.',
    brings: ['card-opened', 'card-refused'],
  },
  'upload-scans': {
    does: 'Books what a pocket scanner has read: each hour of a card once, each scan on its own.',
    brings: ['scans-booked'],
  },
  'redeem-credits': {
    does: 'Gives prizes of the catalogue for the credits on a card.',
    brings: ['credits-redeemed', 'prizes-won'],
  },
} as const satisfies Record<keyof typeof CLUB_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const CLUB_REFUSALS = {
  'form-incomplete': 'The form for the card is not complete.',
  'no-card': 'This patron has no club card.',
  'unknown-card': 'There is no such club card.',
  'void-card': 'The club card was replaced by another one.',
  'card-of-another': 'The club card is somebody else’s: neither it nor its credits are passed on.',
  'batch-booked': 'This batch of scans was booked already.',
  'no-rewards': 'The offering has no prizes for credits.',
  'period-over': 'Credits count in their promotional period only.',
  'unknown-reward': 'The catalogue has no such prize.',
  'not-enough-credits': 'There are not enough credits on the card.',
} as const satisfies Readonly<Record<string, string>>;
