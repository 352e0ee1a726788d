// The end of a drawing: its secret is published, so that everyone can draw again, and the drum is
// emptied where the sheet says so.

import { commitmentOf } from '#drawing';
import { given } from '#result';
import type { EventOf } from '../../events.ts';
import type { Fund } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import { drumRule } from './drum.ts';
import type { Ending } from './events.ts';
import type { Drawing } from './state.ts';

interface Ended {
  readonly name: string;
  readonly drawing: Drawing;
  readonly ending: Ending;
  readonly secret: string | undefined;
  /** It is only proposed: the secret comes with the approval. */
  readonly isTried?: true | undefined;
  readonly reason?: string;
}

export function drawingEnd(
  fund: Fund,
  { name, drawing, ending, secret, isTried, reason }: Ended,
): readonly EventOf<'drawing-ended' | 'drum-emptied'>[] {
  const { offering, commitment, entries } = drawing;
  const isKnown = secret !== undefined && commitmentOf(secret) === commitment;
  // Without its secret a drawing can't be drawn again by anyone.
  const isHidden = commitment !== undefined && !isKnown && isTried === undefined;
  if (isHidden && ending !== 'ended') refuse('drum-moved', name);
  const told = isKnown ? { secret } : {};
  const ended: EventOf<'drawing-ended'> = given({
    type: 'drawing-ended',
    drawing: name,
    offering,
    ending,
    draws: drawing.draws.length,
    ...told,
    reason,
  });
  const { emptied } = drumRule(fund);
  const last = entries.at(-1);
  if (emptied?.when !== 'after-drawing' || ending === 'ended' || last === undefined) return [ended];
  // Tickets that came after the drum was closed are for the next drawing.
  const upTo = last[0] + last[1] - 1;
  return [ended, { type: 'drum-emptied', offering, upTo, because: emptied.clause }];
}
