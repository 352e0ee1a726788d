// The words of drums: values of their commands, and why they may be refused.
import { z } from 'zod';

export const ticketNumber = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** What a barcode says, as it is scanned or typed. */
export const scannedTicket = z.string().trim().min(1).max(80);

/** In the order in which the questions are asked. */
export const DRUM_REFUSALS = {
  'unknown-drawing': 'No such drawing.',
  'no-drum': 'The sheet doesn’t issue tickets this way.',
  'two-people-needed': 'This takes two people: one proposes, another approves.',
  'drawing-over': 'The drawing is over.',
  'wrong-moment': 'The drawing is not at this step.',
  'bad-drawing': 'The sheet has no such drawing.',
  'too-many-drawings': 'The sheet allows no more drawings now.',
  'handed-out': 'Tickets for this time were already handed out.',
  'not-the-time': 'This is not the posted time.',
  'unknown-ticket': 'No such ticket.',
  'ticket-used': 'The ticket is void: already presented, discarded, or removed.',
  'wrong-ticket': 'The ticket is not in this drawing’s drum.',
  'empty-drum': 'The drum is empty.',
  'drum-moved': 'The secret doesn’t match the announcement.',
  'disputed-once': 'This draw was disputed before. The second result stands: confirm it.',
  'called-out': 'The holder was called less than a minute ago. Wait a minute.',
  'clock-runs': 'There is still time to claim, or the holder was not called three times.',
  'drum-closed': 'The drum is closed. From there on a drawing ends by its rule.',
  'too-late': 'The time to claim is over.',
  'wrong-stub': 'The stub doesn’t match the drawn ticket.',
  'drawing-not-over': 'A drawing is in progress, or a drawn prize is not settled.',
} as const satisfies Readonly<Record<string, string>>;
