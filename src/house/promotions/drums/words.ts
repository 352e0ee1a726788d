// What can be asked of drums, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import type { Reference } from '../../reference.ts';
import { clock, moment, name, seat, sha256, words } from '../../words/scalars.ts';

const serial = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** What a barcode says, as it is scanned or typed. */
const ticketCode = z.string().trim().min(1).max(80);
/** The secret of a drawing, which the edge keeps sealed and adds; nobody who asks gives it. */
const secret = sha256.optional();

export const DRUM_COMMANDS = {
  /** By hand, with the reason: a hand that was verified on paper, a ticket that was spoilt. Where the
   * sheet wants two people, it is proposed and approved. */
  'issue-tickets': z.strictObject({
    offering: name,
    patron: name.optional(),
    count: z.int().min(1).max(1_000),
    reason: words,
    table: name.optional(),
    seat: seat.optional(),
    /** In which game it was earned, where each has a drum of its own. */
    game: name.optional(),
  }),
  /** A ticket for everybody who plays at a table now; `time` is the posted one. */
  'hand-out-tickets': z.strictObject({ offering: name, time: clock }),
  'void-ticket': z.strictObject({ ticket: ticketCode, reason: words }),
  /** `rule` is which of the sheet's drawings, `row` what it awards; `commitment` is the edge's. */
  'announce-drawing': z.strictObject({
    drawing: name,
    offering: name,
    rule: name.optional(),
    row: name.optional(),
    winners: z.int().min(1).max(100).optional(),
    isMechanical: z.boolean().optional(),
    /** A value that nobody can know yet and everybody will: it goes into the draws. */
    publicSource: words.optional(),
    /** When that begins which is drawn for: until then an ID can be brought. */
    eventAt: moment.optional(),
    commitment: sha256.optional(),
  }),
  /** `players` are whoever plays at this moment, as the system that counts play tells it. */
  'close-drum': z.strictObject({
    drawing: name,
    players: z.array(name).min(1).max(10_000).optional(),
  }),
  'draw-ticket': z.strictObject({ drawing: name, publicValue: words.optional(), secret }),
  /** A drum in the room was turned: which ticket came out. */
  'record-draw': z.strictObject({ drawing: name, ticket: ticketCode }),
  'confirm-draw': z.strictObject({ drawing: name }),
  'dispute-draw': z.strictObject({ drawing: name, reason: words }),
  /** Somebody comes forward. `stub` is what its barcode says. */
  'claim-drawn': z.strictObject({
    drawing: name,
    patron: name,
    stub: ticketCode.optional(),
    isIdentitySeen: z.boolean(),
    nameMatches: z.boolean(),
    secret,
  }),
  /** Nobody has come. `redraws` where the sheet leaves it to the house. */
  'mark-absent': z.strictObject({ drawing: name, redraws: z.boolean().optional(), secret }),
  /** Whoever lacked it brings the ID in time. */
  'bring-identity': z.strictObject({ drawing: name, serial, nameMatches: z.boolean() }),
  'confirm-winner': z.strictObject({ drawing: name, serial, secret }),
  /** Somebody else finds the stub or the ID false. `redraws` where the sheet leaves it to the house. */
  'turn-down-claim': z.strictObject({
    drawing: name,
    serial,
    reason: words,
    redraws: z.boolean().optional(),
    secret,
  }),
  'end-drawing': z.strictObject({ drawing: name, reason: words, secret }),
} as const;

export const DRUM_REFERENCE = {
  'issue-tickets': {
    does: 'Issues tickets of a drum by hand, with the reason.',
    brings: ['tickets-issued'],
  },
  'hand-out-tickets': {
    does: 'Hands out a ticket to everybody who plays at a table at a posted time.',
    brings: ['tickets-issued'],
  },
  'void-ticket': { does: 'Takes a ticket out of its drum.', brings: ['tickets-voided'] },
  'announce-drawing': {
    does: 'Announces a drawing: what it awards, how many are drawn, and what its secret hashes to.',
    brings: ['drawing-announced'],
  },
  'close-drum': {
    does: 'Closes the drum for a drawing and posts the root of its entries.',
    brings: ['tickets-issued', 'drum-closed'],
  },
  'draw-ticket': {
    does: 'Draws a ticket; whoever may not win it is passed over, with the clause.',
    brings: ['ticket-drawn'],
  },
  'record-draw': {
    does: 'Says which ticket a drum in the room came to.',
    brings: ['draw-recorded'],
  },
  'confirm-draw': {
    does: 'Confirms, as somebody else, which ticket a drum in the room came to.',
    brings: ['ticket-drawn'],
  },
  'dispute-draw': {
    does: 'Says, as somebody else, that a drum in the room came to another ticket.',
    brings: ['draw-disputed'],
  },
  'claim-drawn': {
    does: 'Whoever was drawn comes forward: the stub, the ID and the name are looked at.',
    brings: ['draw-claimed', 'drawing-ended'],
  },
  'mark-absent': {
    does: 'Nobody has come for a drawn ticket: another is drawn, or as it was announced.',
    brings: ['draw-unclaimed', 'drawing-ended'],
  },
  'bring-identity': {
    does: 'Whoever was drawn and lacked the ID has brought it in time.',
    brings: ['identity-brought'],
  },
  'confirm-winner': {
    does: 'Confirms, as somebody else, who has won a drawing, and awards the prize.',
    brings: ['winner-confirmed', 'prizes-won', 'drawing-ended', 'drum-emptied'],
  },
  'turn-down-claim': {
    does: 'Turns down, as somebody else, whoever has come forward; the drawing goes on.',
    brings: ['claim-turned-down', 'winner-forfeited', 'drawing-ended'],
  },
  'end-drawing': {
    does: 'Ends a drawing before all its winners are known.',
    brings: ['drawing-ended', 'drum-emptied'],
  },
} as const satisfies Record<keyof typeof DRUM_COMMANDS, Reference>;

/** In the order in which the questions are asked. */
export const DRUM_REFUSALS = {
  'unknown-drawing': 'There is no such drawing.',
  'no-drum': 'The sheet gives no tickets in this way.',
  'two-people-needed': 'The sheet wants two people for it: one proposes, another approves.',
  'drawing-over': 'The drawing is over.',
  'wrong-moment': 'The drawing is not at this step.',
  'bad-drawing': 'The sheet has no such drawing.',
  'too-many-drawings': 'The sheet has no further drawing now.',
  'handed-out': 'The tickets of this time have been handed out already.',
  'not-the-time': 'It is not the posted time.',
  'unknown-ticket': 'There is no such ticket.',
  'ticket-used': 'The ticket is void: it was presented, thrown away or taken out before.',
  'wrong-ticket': 'The ticket is not in the drum of this drawing.',
  'empty-drum': 'No ticket is in the drum.',
  'drum-moved': 'The secret or the public value is not the one that was announced.',
  'clock-runs': 'There is still time to come forward.',
  'too-late': 'The time to come forward is over.',
  'wrong-stub': 'The stub does not match the ticket that was drawn.',
  'drawing-not-over': 'A drawing is under way, or somebody has not had what was drawn.',
} as const satisfies Readonly<Record<string, string>>;
