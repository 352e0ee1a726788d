// What can be asked of chips, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import { PERSON_KINDS } from '#games';
import { BETS, ENDINGS } from '#rules';
import type { Reference } from '../../reference.ts';
import {
  chance,
  commandId,
  day,
  dollars,
  name,
  numbered,
  seat,
  words,
} from '../../words/scalars.ts';

/** Four letters or digits, twice: as it is printed, scanned and typed. */
const serial = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, {
  error: 'is a serial: K7QM-3XPF',
});

/** How a patron comes by one. */
export const ISSUE_WAYS = ['advertisement', 'promotion', 'tournament'] as const;

export const CHIP_COMMANDS = {
  /** Coupons, certificates or vouchers of one face, for one patron or for whoever brings them. They
   * expire at the end of the day `expires`, or with the promotion. */
  'issue-instruments': z.strictObject({
    batch: name,
    offering: name,
    instrument: name,
    count: z.int().min(1).max(1000),
    how: z.enum(ISSUE_WAYS),
    patron: name.optional(),
    /** The prize that is paid by it, where it is one. */
    claim: numbered.optional(),
    /** Where it is for fewer games than are posted. */
    games: z.array(name).min(1).max(40).optional(),
    expires: day.optional(),
    chance,
  }),
  /** `window` is the cage window where it happens. */
  'sell-chips': z.strictObject({
    offering: name,
    instrument: name,
    patron: name,
    window: words,
    chance,
  }),
  'change-voucher': z.strictObject({ serial, patron: name }),
  /** Before the deal. `patron` is left out where the seat has one; `behind` is whoever wagers behind
   * the seat, `spot` which of those there who say no name. `live` are live chips in the same wager;
   * `amount` is what of chips is wagered. */
  'place-instrument': z.strictObject({
    serial,
    table: name,
    seat,
    patron: name.optional(),
    behind: z.enum(PERSON_KINDS).exclude(['nobody']).optional(),
    spot: z.int().min(1).max(20).optional(),
    bet: z.enum(BETS),
    side: name,
    live: dollars.optional(),
    amount: dollars.optional(),
  }),
  'take-back-instrument': z.strictObject({ use: commandId, reason: words }),
  /** `winnings` is what the bet has paid, where chips are paid by the bet. */
  'settle-instrument': z.strictObject({
    use: commandId,
    ending: z.enum(ENDINGS),
    winnings: dollars.optional(),
  }),
  'verify-use': z.strictObject({ use: commandId }),
  'dispute-use': z.strictObject({ use: commandId, reason: words }),
  'exchange-uses': z.strictObject({ uses: z.array(commandId).min(1).max(100) }),
  /** Chips in the drop box of a table, as many as were found. */
  'count-dropped-chips': z.strictObject({ table: name, counted: z.int().min(0).max(100_000) }),
  'void-instruments': z.strictObject({
    serials: z.array(serial).min(1).max(1000),
    reason: words,
  }),
} as const;

export const CHIP_REFERENCE = {
  'issue-instruments': {
    does: 'Issues coupons, certificates or vouchers, each with a serial of its own.',
    brings: ['instruments-issued', 'claim-paid'],
  },
  'sell-chips': {
    does: 'Sells chips without cash value at the posted window, hour and price.',
    brings: ['chips-sold'],
  },
  'change-voucher': {
    does: 'Verifies a voucher and gives the chip for it.',
    brings: ['voucher-changed'],
  },
  'place-instrument': {
    does: 'Says that a coupon or chip lies on a wager before the deal; its fee is taken.',
    brings: ['instrument-placed'],
  },
  'take-back-instrument': {
    does: 'Takes it off the wager again before the deal; its fee is given back.',
    brings: ['instrument-taken-back'],
  },
  'settle-instrument': {
    does: 'Says how the wager has ended: the sheet tells who pays whom and what becomes of it.',
    brings: ['instrument-played'],
  },
  'verify-use': {
    does: 'Confirms, as somebody else, how a wager has ended.',
    brings: ['use-verified'],
  },
  'dispute-use': {
    does: 'Says, as somebody else, that a wager has ended otherwise: it is told again.',
    brings: ['use-disputed'],
  },
  'exchange-uses': {
    does: 'Gives the player-dealer the face of verified coupons and chips, out of the cage.',
    brings: ['use-exchanged'],
  },
  'count-dropped-chips': {
    does: 'Says how many lost chips were in the drop box of a table; somebody else counts again.',
    brings: ['dropped-chips-noted', 'dropped-chips-counted'],
  },
  'void-instruments': {
    does: 'Voids coupons or chips that are lost, stolen or wrong.',
    brings: ['instruments-voided'],
  },
} as const satisfies Record<keyof typeof CHIP_COMMANDS, Reference>;

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
