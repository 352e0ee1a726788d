// What the promotions of Hawaiian Gardens say in the same words, one sheet after another.
import { type Clause, choice } from '#rules';

/** The house may call a promotion as it likes, so long as the number goes with it. */
export const advertisedUnder = (id: string): Clause => ({
  clause: 'Advertising',
  words: `Under any other name, each advertisement for it shows the number ${id}.`,
});

export const FREE_IN_ADVERTISEMENTS: Clause = {
  clause: 'No Purchase Necessary',
  words:
    'Whatever advertises it says that no purchase is necessary: message boards, monitors, ' +
    'posters and flyers included.',
};

export const baseGameStands = (
  clause: 'Controlled Game' | 'Eligible Controlled Games',
): Clause => ({
  clause,
  words: 'The games keep their approved rules.',
});

export const prizeForm = (...forms: readonly string[]) =>
  choice('What the prize is paid in', forms, 'Prize');
