// What the routes of promotional chips answer.
import { z } from 'zod';
import { PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { BETS, ENDINGS } from '#rules';
import { listOf } from '../api/route.ts';

const goodUntil = z.string().describe('The last minute it can be used.');
const money = z.string();

const saleAnswer = z.object({
  price: money,
  window: z.string(),
  isOpen: z.boolean(),
  sold: z.number(),
  left: z.number().optional().describe('If buy-ins are limited.'),
});

const instrumentLine = {
  instrument: z.string(),
  title: z.string(),
  clause: z.string(),
  form: z.enum(['paper', 'voucher', 'chips']),
  bets: listOf(z.enum(BETS)),
  live: z.enum(['none', 'any', 'equal', 'at-least']).describe('Live chips in the same wager.'),
  perWager: z.enum(['one', 'several']),
  isDivisible: z.boolean().describe('Whether part of it can be wagered.'),
  face: money,
  fee: money.optional(),
  sale: saleAnswer.optional(),
};

const playedAnswer = z.object({
  ending: z.enum(ENDINGS),
  pays: money.describe('From the player-dealer to the player.'),
  redeems: money.describe('From the cage to the player-dealer.'),
  becomes: z.enum(['kept', 'redeemed', 'cancelled', 'collected', 'voided', 'dropped']),
});

const useAnswer = z.object({
  use: z.string(),
  serial: z.string(),
  offering: z.string(),
  instrument: z.string(),
  title: z.string(),
  isDivisible: z.boolean(),
  table: z.string(),
  round: z.number(),
  seat: z.number(),
  person: z.enum(PERSON_KINDS),
  position: z.enum(SEAT_POSITIONS),
  patron: z.string().optional(),
  spot: z.number().optional().describe('The backline spot of a player without a name.'),
  playerDealer: z
    .object({ seat: z.number(), patron: z.string().optional() })
    .optional()
    .describe('The player-dealer of the round, from the deal on.'),
  bet: z.enum(BETS),
  side: z.string(),
  amount: money,
  live: money,
  fee: money,
  step: z.enum(['placed', 'played', 'verified']),
  isDealt: z.boolean(),
  played: playedAnswer.optional(),
  playedBy: z.string().optional(),
  verifiedBy: z.string().optional(),
});

export const chipsAnswer = z
  .object({
    offerings: listOf(
      z.object({
        offering: z.string(),
        title: z.string(),
        isSuspended: z.boolean(),
        until: z.string().optional(),
        games: listOf(
          z.object({
            game: z.string(),
            title: z.string(),
            sides: listOf(z.string()).describe('Base bets that oppose each other.'),
          }),
        ),
        instruments: listOf(z.object(instrumentLine)),
      }),
    ),
    liability: listOf(
      z.object({
        offering: z.string(),
        instrument: z.string(),
        title: z.string(),
        vouchers: z.number().describe('Those not yet changed for chips.'),
        count: z.number(),
        face: money,
        goodUntil: goodUntil.optional(),
      }),
    ),
    out: money,
    owed: money.describe('To player-dealers, for settled wagers.'),
    uses: listOf(useAnswer),
    dropped: listOf(z.string()).describe('Tables with lost chips to count.'),
    recounts: listOf(z.string()).describe(
      'Tables whose lost chips need a recount by a different person.',
    ),
  })
  .meta({ id: 'Chips', description: 'Promotional chips, coupons, and certificates.' });

export const instrumentAnswer = z
  .object({
    serial: z.string(),
    offering: z.string(),
    offeringTitle: z.string(),
    ...instrumentLine,
    left: money,
    placed: money,
    status: z.enum([
      'voucher',
      'out',
      'redeemed',
      'cancelled',
      'collected',
      'voided',
      'dropped',
      'void',
      'expired',
    ] as const),
    isFeePaid: z.boolean().describe('It came back from a push: the next wager owes no fee.'),
    games: listOf(z.string()),
    patron: z.string().optional(),
    goodUntil: goodUntil.optional(),
  })
  .meta({ id: 'Instrument', description: 'A coupon, a voucher, or the chips of a buy-in.' });
