// The words of chips: values of their commands, and why they may be refused.
import { z } from 'zod';

/** Four letters or digits, twice: as it is printed, scanned and typed. */
export const serial = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, {
  error: 'must be a serial number such as K7QM-3XPF',
});

/** How a patron comes by one. */
export const ISSUE_WAYS = ['advertisement', 'promotion', 'tournament'] as const;

/** In the order in which the questions are asked. */
export const CHIP_REFUSALS = {
  'unknown-instrument': 'No coupon, voucher, or chip has this serial number.',
  'unknown-use': 'No such coupon or chip wager, or it is finished.',
  'wrong-instrument': 'The sheet has no such coupon or chip, or doesn’t issue it this way.',
  'wrong-window': 'These are sold at another window.',
  'not-on-sale': 'These are not on sale at this hour.',
  'sold-out': 'Buy-ins are sold out.',
  'bad-expiry': 'The last day is missing, past, or after the end of the promotion.',
  'instrument-used': 'Already played.',
  'instrument-voided': 'It was voided.',
  'instrument-expired': 'It has expired.',
  'still-a-voucher': 'Change the voucher for a chip first.',
  'no-voucher': 'Not a voucher, or already changed.',
  'not-the-holder': 'It belongs to another patron and can’t be given away.',
  'instrument-placed': 'It is on a wager that is not settled.',
  'may-not-play': 'The sheet doesn’t allow this person to play it.',
  'bad-wager': 'The sheet doesn’t allow this wager.',
  'use-step': 'The wager is not at this step.',
  'bad-winnings':
    'Enter the winnings only if the bet pays on chips, and only an amount it can pay.',
} as const satisfies Readonly<Record<string, string>>;
