import type { ActivityFacts } from '#rules';
import { inWords } from '../ui/words.ts';

export const gameWords = ({ gameTitles }: ActivityFacts, game: string): string =>
  gameTitles[game] ?? inWords(game);

/** The games of the sheet, each once, with its number where the sheet has one. */
export const gamesListed = (activity: ActivityFacts): readonly string[] => [
  ...new Set(
    activity.games.map((game) => {
      const number = activity.gameNumbers[game];
      return number === undefined
        ? gameWords(activity, game)
        : `${gameWords(activity, game)} (${number})`;
    }),
  ),
];
