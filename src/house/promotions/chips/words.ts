// What can be asked of chips, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';

/** Four letters or digits, twice: as it is printed, scanned and typed. */
export const serial = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, {
  error: 'is a serial: K7QM-3XPF',
});

/** How a patron comes by one. */
export const ISSUE_WAYS = ['advertisement', 'promotion', 'tournament'] as const;

/** In the order in which the questions are asked. */
export const CHIP_REFUSALS = {
  'unknown-instrument': 'No coupon, voucher or chip has this serial.',
  'unknown-use': 'There is no such wager with a coupon or chip, or all is done with it.',
  'wrong-instrument': 'The sheet has no such coupon or chip, or it does not come this way.',
  'wrong-window': 'They are sold at another window.',
  'not-on-sale': 'They are not sold at this hour.',
  'sold-out': 'All buy-ins are sold.',
  'bad-expiry': 'The day is over, after the end of the promotion, or none is said.',
  'instrument-used': 'It has been played and is used up.',
  'instrument-voided': 'It was voided.',
  'instrument-expired': 'It has expired.',
  'still-a-voucher': 'A voucher is changed into a chip first.',
  'no-voucher': 'It is no voucher, or was changed already.',
  'not-the-holder': 'It is somebody else’s, and cannot be given away.',
  'instrument-placed': 'It lies on a wager that has not ended.',
  'may-not-play': 'The sheet does not let this person wager it.',
  'bad-wager': 'The sheet does not allow this wager.',
  'use-step': 'The wager is not at this step.',
  'bad-winnings':
    'What the bet has paid is said where it pays on chips, and nowhere else, and is what it can pay.',
} as const satisfies Readonly<Record<string, string>>;
