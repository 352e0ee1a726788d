// Drawings as the room sees them: what is posted, which ticket was drawn, and until when its holder
// can come. No patron is named.
import { type House, type Rulebook, recentDrawings } from '#house';
import type { Topic } from './topics.ts';

const itemsOf = (house: House, rulebook: Rulebook): Map<string, unknown> =>
  new Map([
    ...recentDrawings(house, rulebook).map(({ drawing, ...facts }): [string, unknown] => [
      drawing,
      facts,
    ]),
    ...[...house.drums.drums].map(([offering, { lastSerial, out }]): [string, unknown] => [
      `drum/${offering}`,
      { issued: lastSerial, out: out.size },
    ]),
  ]);

export const DRAWING_TOPIC: Topic = {
  name: 'drawings',
  changedBy: [
    'tickets-issued',
    'tickets-voided',
    'drawing-announced',
    'drum-closed',
    'draw-recorded',
    'draw-disputed',
    'ticket-drawn',
    'draw-claimed',
    'draw-unclaimed',
    'claim-turned-down',
    'identity-brought',
    'winner-forfeited',
    'winner-confirmed',
    'drawing-ended',
    'drum-emptied',
    'offering-changed',
  ],
  itemsOf,
};
