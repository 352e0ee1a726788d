// Rules that most sheets of Bay 101 repeat.
import type { Clause } from '#rules';

export const OTHER_NAMES: Clause = {
  clause: 'Advertising',
  words: 'Advertised under another name, it shows its approval number on every advertisement.',
};

export const ON_DISPLAY: Clause = {
  clause: 'Advertising',
  words: 'While it is offered, its rules and procedures are on display where everybody sees them.',
};

export const GAMES_AS_APPROVED: Clause = {
  clause: 'Eligible Controlled Games',
  words: 'The games that it goes with keep their approved rules.',
};

export const FREE_IN_ADVERTISING: Clause = {
  clause: 'No Purchase Necessary',
  words:
    'Advertisements of every kind carry the words "No Purchase Necessary": message boards, ' +
    'monitors, posters and flyers alike.',
};

/** What a sheet says about advertising, the games underneath and free play. */
export const HOUSE_RULES: readonly Clause[] = [
  OTHER_NAMES,
  ON_DISPLAY,
  GAMES_AS_APPROVED,
  FREE_IN_ADVERTISING,
];

export const ONE_CHART: Clause = {
  clause: 'Qualifying Hands',
  words: 'One chart is offered at a time, never a mixture, and always the whole of it.',
};

export const NO_WIN_LIMIT: Clause = {
  clause: 'Eligibility Requirements',
  words: 'A player may win any number of times.',
};

export const NO_ADMIN_FEE: Clause = {
  clause: 'Administrative Fees',
  words: 'There is no administrative fee.',
};

/** Of the electronic jackpots. */
export const CERTIFIED: Clause = {
  clause: 'Equipment',
  words: 'Software and reader are certified by Gaming Laboratories International.',
};

export const BOTH_LOGS =
  'All money in and out, electronically and in a handwritten log, kept for regulators and the law.';
