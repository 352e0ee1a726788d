// Tournaments as they go on: the clocks for any screen, and everything for the people who run them.
import { type Event, tournamentClocks, tournamentFacts } from '#house';
import type { Topic } from './topics.ts';

const CHANGED_BY: readonly Event['type'][] = [
  'tournament-announced',
  'structure-changed',
  'tournament-entered',
  'entry-withdrawn',
  'tournament-cancelled',
  'tournament-started',
  'clock-paused',
  'clock-resumed',
  'clock-set',
  'chips-bought',
  'entrants-busted',
  'bust-undone',
  'chips-counted',
  'bounty-named',
  'pool-closed',
  'deal-confirmed',
  'deal-dropped',
  'tournament-awarded',
  'tournament-award-voided',
];

export const TOURNAMENT_TOPICS: readonly Topic[] = [
  {
    name: 'tournament-clocks',
    changedBy: CHANGED_BY,
    itemsOf: (house, rulebook) =>
      new Map(
        tournamentClocks(house, rulebook).map(({ tournament, ...facts }) => [tournament, facts]),
      ),
  },
  {
    name: 'tournaments',
    of: 'tournaments',
    changedBy: [
      ...CHANGED_BY,
      'entrant-penalized',
      'hand-begun',
      'entrant-moved',
      'table-broken',
      'bounty-awarded',
      'deal-recorded',
      'charity-paid',
      'rules-acknowledged',
      'tournament-signed',
      'claim-paid',
      'entry-granted',
      'table-added',
      'tournament-award-signed',
    ],
    itemsOf: (house, rulebook) =>
      new Map(
        tournamentClocks(house, rulebook).map(({ tournament }) => [
          tournament,
          tournamentFacts(house, rulebook, tournament),
        ]),
      ),
  },
];
