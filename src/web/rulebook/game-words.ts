import type { ActivityFacts } from '#rules';
import { inWords } from '../ui/words.ts';

export const gameWords = ({ gameTitles }: ActivityFacts, game: string): string =>
  gameTitles[game] ?? inWords(game);
