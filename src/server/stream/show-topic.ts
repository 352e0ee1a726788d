// Shows as the room sees them, for big screens: no patron is named.
import { type House, type Rulebook, stages } from '#house';
import type { Topic } from './topics.ts';

const itemsOf = (house: House, rulebook: Rulebook): Map<string, unknown> =>
  new Map(stages(house, rulebook).map(({ show, ...stage }) => [show, stage]));

export const SHOW_TOPIC: Topic = {
  name: 'shows',
  changedBy: [
    'show-started',
    'show-stepped',
    'step-recorded',
    'step-disputed',
    'show-awarded',
    'show-abandoned',
    'prizes-won',
    'award-voided',
    // The possible prizes depend on what is posted, and on the meter that is played for.
    'offering-changed',
    'meter-stepped',
    'fund-adjusted',
  ],
  itemsOf,
};
