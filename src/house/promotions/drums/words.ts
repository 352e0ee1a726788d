// What can be asked of drums, who may ask it, what it brings about and why it may be refused.
import { z } from 'zod';
import { sha256 } from '../../words/scalars.ts';

export const serial = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** What a barcode says, as it is scanned or typed. */
export const ticketCode = z.string().trim().min(1).max(80);
/** The secret of a drawing, which the edge keeps sealed and adds; nobody who asks gives it. */
export const secret = sha256.optional();

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
