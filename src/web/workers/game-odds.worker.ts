// Exact odds of a base game: seconds of counting, done once.
import { gameNamed } from '#games';
import { type DecisionCounts, gameOdds, labOf, type OddsAnswer } from '#lab';
import { answerWith } from './ask.ts';

export interface GameOdds {
  readonly seeing: OddsAnswer;
  /** Of a player who ignores the dealer's card, where one is seen. */
  readonly blind: OddsAnswer | null;
  readonly strategy: readonly DecisionCounts[];
}

answerWith((name: string, onProgress): GameOdds => {
  const game = gameNamed(name);
  const lab = labOf(name);
  if (game === undefined || lab === undefined) throw new Error(`"${name}" is not a game with odds`);
  // Best play is by far the most of it, and is worked out once for both answers.
  const best = lab.bestPlay((done, total) => onProgress(done / total));
  const known = { ...lab, bestPlay: () => best };
  return {
    seeing: gameOdds(game, known),
    blind: best.blind === undefined ? null : gameOdds(game, known, { blind: true }),
    strategy: best.strategy,
  };
});
