// What the sheets of Bay 101 say alike about advertising and the games underneath.
import type { Clause } from '#rules';
import { GAMES_AS_APPROVED, OTHER_NAMES } from './common-clauses.ts';

export const HOUSE_RULES: readonly Clause[] = [
  OTHER_NAMES,
  {
    clause: 'Advertising',
    words:
      'While it is offered, its rules and procedures hang where everybody in the room sees them.',
  },
  GAMES_AS_APPROVED,
  {
    clause: 'No Purchase Necessary',
    words:
      'The three words stand on all its advertising, on paper, on boards and on screens alike.',
  },
];
