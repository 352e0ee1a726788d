// What can be asked of the player club, who may ask it, what it brings about and why it may be
// refused.
import { z } from 'zod';
import { ID_KINDS } from '#rules';
import { name } from '../../words/scalars.ts';
import { IDENTITY_DOCUMENTS } from '../../words/shapes.ts';
import { isCardNumber } from './number.ts';

export const card = z.string().refine(isCardNumber, {
  error: 'is the number of a club card: ten digits, the last of which checks the others',
});
export const document = z.enum(IDENTITY_DOCUMENTS);
/** What says who somebody is, with a picture. */
export const identity = z.enum(ID_KINDS);

/** What a scanner has read and when, whether it is a card of ours or not, and a moment or not: what
 * is wrong with one scan does not keep the others of its batch from being booked. */
const read = z.string().trim().min(1).max(48);
export const scan = z.strictObject({
  card: read,
  at: read,
  table: name.optional(),
});

export const SCANS_MAX = 500;

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
