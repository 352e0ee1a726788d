// The end of a drawing: its secret is told, so that everybody can draw again; and the drum is emptied
// where the sheet says so.
import { commitmentOf } from '#drawing';
import { type Ask, refuse } from '../ask.ts';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import type { Fund } from '../funds.ts';
import { drumIn, drumRule } from './drum.ts';
import type { Ending } from './events.ts';
import type { Drawing } from './state.ts';

interface Ended {
  readonly name: string;
  readonly drawing: Drawing;
  readonly ending: Ending;
  readonly secret: string | undefined;
  readonly reason?: string;
}

export function endOf(
  { house }: Pick<Ask<Command>, 'house'>,
  fund: Fund,
  { name, drawing, ending, secret, reason }: Ended,
): readonly Event[] {
  const { offering, commitment, status } = drawing;
  if (commitment !== undefined && (secret === undefined || commitmentOf(secret) !== commitment)) {
    refuse('drum-moved', name);
  }
  const told = commitment === undefined || secret === undefined ? {} : { secret };
  const ended: Event = {
    type: 'drawing-ended',
    ...{ drawing: name, offering, ending },
    ...told,
    ...(reason === undefined ? {} : { reason }),
  };
  const { emptied } = drumRule(fund);
  const upTo = drumIn(house, offering).lastSerial;
  const isEmptied = emptied?.when === 'after-drawing' && status !== 'announced';
  if (!isEmptied) return [ended];
  return [ended, { type: 'drum-emptied', offering, upTo, because: emptied.clause }];
}
