// What every sheet of Bay 101 says in the same words, besides who may play for nothing.
import type { Clause } from '#rules';

export const HOUSE_RULES: readonly Clause[] = [
  {
    clause: 'Advertising',
    words: 'Advertised by another name, it carries its approval number on each advertisement.',
  },
  {
    clause: 'Advertising',
    words: 'While it is offered, its rules and procedures hang where everybody in the room sees them.',
  },
  {
    clause: 'Eligible Controlled Games',
    words: 'The game underneath is dealt as it was approved; nothing in it changes.',
  },
  {
    clause: 'No Purchase Necessary',
    words: 'The three words stand on all its advertising, on paper, on boards and on screens alike.',
  },
];
