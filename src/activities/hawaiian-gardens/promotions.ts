// What the promotions of Hawaiian Gardens say in the same words, one sheet after another.
import { type Clause, choice, ID_KINDS, type ShownIdentity } from '#rules';

/** The house may call a promotion as it likes, so long as the number goes with it. */
export const advertisedUnder = (id: string, clause = 'Advertising'): Clause => ({
  clause,
  words: `Under any other name, each advertisement for it shows the number ${id}.`,
});

export const FREE_IN_ADVERTISEMENTS: Clause = {
  clause: 'No Purchase Necessary',
  words:
    'Each advertisement for it has the words "No Purchase Necessary": message boards, monitors, ' +
    'posters and flyers included.',
};

export const baseGameStands = (
  clause: 'Controlled Game' | 'Eligible Controlled Game' | 'Eligible Controlled Games',
): Clause => ({
  clause,
  words: 'The games keep their approved rules.',
});

export const prizeForm = (...forms: readonly string[]) =>
  choice('What the prize is paid in', forms, 'Prize');

/** What the sheets take for proper identification. */
export const PROPER_ID: ShownIdentity = { kinds: ID_KINDS, needsPhoto: true, nameMatters: false };
export const PHOTO_ID =
  "A valid driver's licence, identity card or passport, or a government ID with photo, will do.";

export const noNumberOfPlayers = (clause: string): Clause => ({
  clause,
  words: 'No number of players is needed but the one that the game itself asks for.',
});
