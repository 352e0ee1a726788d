import { makeAsker } from './ask.ts';

const makeRulebook = () =>
  new Worker(new URL('./rulebook.worker.ts', import.meta.url), { type: 'module' });

export const rulebook = makeAsker(makeRulebook);

/** Odds take long: a deal at the table does not wait behind them. */
export const rulebookOdds = makeAsker(makeRulebook);

/** Runs drawings again, and keeps the one that it has looked at. */
export const proofAsker = makeAsker(
  () => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' }),
);

export const gameOddsAsker = makeAsker(
  () => new Worker(new URL('./game-odds.worker.ts', import.meta.url), { type: 'module' }),
);
