// Rules that most sheets of Bay 101 repeat.
import type { Clause } from '#rules';

export const OTHER_NAMES: Clause = {
  clause: 'Advertising',
  words: 'Under another name its approval number stands on every advertisement.',
};

export const GAMES_AS_APPROVED: Clause = {
  clause: 'Eligible Controlled Games',
  words: 'The games it goes with keep their approved rules.',
};

export const NO_WIN_LIMIT: Clause = {
  clause: 'Eligibility Requirements',
  words: 'A player may win any number of times.',
};

export const BOTH_LOGS =
  'All money in and out, electronically and in a handwritten log, kept for regulators.';
