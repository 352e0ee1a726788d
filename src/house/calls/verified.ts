// What is entered of a call: its cards and what was ticked; and the rows that they meet.

import { z } from 'zod';
import { given } from '#result';
import { type Qualified, seatsFound } from '#rules';
import type { Awarded, EventOf } from '../events.ts';
import type { Asked } from '../kit/command.ts';
import { commandId, json, name, seat } from '../words/scalars.ts';

export const VERIFY_CALL = {
  call: commandId,
  deal: json,
  deckCounted: z.boolean().optional(),
  /** What was ticked: surveillance has looked, the deck was a standard one. */
  checks: z
    .strictObject({ surveillance: z.boolean().optional(), standardDeck: z.boolean().optional() })
    .optional(),
  /** Who bets behind a seat; the first name of a seat is that of its first bettor in the deal. */
  behind: z
    .array(z.strictObject({ seat, patron: name }))
    .min(1)
    .max(50)
    .optional(),
};

/** What was ticked, without what was left open. */
export function tickedOf(
  checks: Asked<typeof VERIFY_CALL>['checks'],
): Pick<EventOf<'call-verified'>, 'checks'> {
  if (checks === undefined) return {};
  const { surveillance, standardDeck } = checks;
  return { checks: given({ surveillance, standardDeck }) };
}

/** What the cards meet, seat by seat, as `houseway qualify` tells it too. */
export const rowsOf = (findings: Qualified['findings']): Awarded['rows'] =>
  findings.flatMap((finding) =>
    seatsFound(finding).map((seat) => ({
      row: finding.row.id,
      seat,
      because: finding.row.clause,
    })),
  );
