// The words of the player club: values of its commands, and why they may be refused.
import { z } from 'zod';
import { ID_KINDS } from '#rules';
import { name } from '../../words/scalars.ts';
import { IDENTITY_DOCUMENTS } from '../../words/shapes.ts';
import { isCardNumber } from './number.ts';

/** What the form must have before anyone takes part. */
export const FORM_FIELDS = [
  'givenNames',
  'familyName',
  'birthDate',
  'address',
  'documentKind',
  'documentNumber',
] as const;

/** The least age to take part in a promotion, where the house doesn't ask for more. */
export const CLUB_LEAST_AGE = 21;

export const card = z.string().refine(isCardNumber, {
  error: 'must be a club card number: ten digits, the last one a check digit',
});
export const document = z.enum(IDENTITY_DOCUMENTS);
/** Documents that show who a person is, with a picture. */
export const identity = z.enum(ID_KINDS);

/** What a scanner has read and when, whether it is a card of ours or not, and a moment or not. One
 * wrong scan doesn't keep the others of its batch from being booked. */
const read = z.string().trim().min(1).max(48);
export const scan = z.strictObject({
  card: read,
  at: read,
  table: name.optional(),
});

export const SCANS_MAX = 500;

/** In the order in which the questions are asked. */
export const CLUB_REFUSALS = {
  'form-incomplete': 'The card form is not complete.',
  'no-card': 'This patron has no club card.',
  'unknown-card': 'No such club card.',
  'void-card': 'This club card was replaced.',
  'pin-at-kiosk': 'The member chooses the PIN at a kiosk.',
  'no-pin-choice': 'There is no PIN to choose for this card. The desk allows it for an hour.',
  'card-of-another':
    'This club card belongs to another person. Cards and credits can’t be transferred.',
  'card-just-changed':
    'Nothing is redeemed for 24 hours after the card was replaced or its PIN was reset.',
  'batch-booked': 'This batch of scans was already recorded.',
  'no-rewards': 'This offering has no rewards.',
  'period-over': 'Credits count only during the promotion.',
  'unknown-reward': 'No such reward.',
  'not-enough-credits': 'Not enough credits on the card.',
} as const satisfies Readonly<Record<string, string>>;
