// Best play: what the decisions with the highest expectation come to. What each of them is worth
// stands in the file of its game.
import { divideRatios, multiplyRatios, type Ratio, ratioOf, subtractRatios } from '#money';

export const DECISIONS = ['fold', 'play-1x', 'play-3x'] as const;
export type PlayDecision = (typeof DECISIONS)[number];

/** All per unit of ante. */
export interface BestPlay {
  readonly expectation: Ratio;
  readonly variance: Ratio;
  /** All that is staked, ante and bonus wagers with the play wager. */
  readonly averageWager: Ratio;
  readonly decisions: Readonly<Record<PlayDecision, Ratio>>;
}

/** How many hands are gone through between two calls of a progress bar. */
export const PROGRESS_EVERY = 4096;

/** One unit of ante is two halves: the super bonus pays 3 to 2. */
export interface PlayOutcome {
  readonly halves: number;
  /** In how many of the deals that are still possible. */
  readonly count: number;
}

export const PLAY_SIZES: Readonly<Record<PlayDecision, number>> = {
  fold: 0,
  'play-1x': 1,
  'play-3x': 3,
};

/** Beyond this, sums of numbers are moved into bigints, well before they would lose a unit. */
const NUMBER_LIMIT = 2 ** 51;

/** Adds up what best play decides, deal by deal. */
export function ledger(stakedBefore: number) {
  const decided: Record<PlayDecision, number> = { fold: 0, 'play-1x': 0, 'play-3x': 0 };
  let halves = 0n;
  let squares = 0n;
  let openHalves = 0;
  let openSquares = 0;
  const settle = () => {
    halves += BigInt(openHalves);
    squares += BigInt(openSquares);
    openHalves = 0;
    openSquares = 0;
  };
  return {
    add(decision: PlayDecision, outcomes: readonly PlayOutcome[], weight: number): void {
      for (const each of outcomes) {
        const sum = each.halves * each.count * weight;
        openHalves += sum;
        openSquares += sum * each.halves;
      }
      decided[decision] += weight;
      if (openSquares > NUMBER_LIMIT) settle();
    },
    /** `hands` decisions were taken, each over `deals` deals. */
    close(hands: bigint, deals: bigint): BestPlay {
      settle();
      const expectation = ratioOf(halves, 2n * hands * deals);
      const played = BigInt(decided['play-1x'] + 3 * decided['play-3x']);
      return {
        expectation,
        variance: subtractRatios(
          ratioOf(squares, 4n * hands * deals),
          multiplyRatios(expectation, expectation),
        ),
        averageWager: ratioOf(BigInt(stakedBefore) * hands + played, hands),
        decisions: {
          fold: ratioOf(BigInt(decided.fold), hands),
          'play-1x': ratioOf(BigInt(decided['play-1x']), hands),
          'play-3x': ratioOf(BigInt(decided['play-3x']), hands),
        },
      };
    },
  };
}

const total = (outcomes: readonly PlayOutcome[]): number =>
  outcomes.reduce((sum, { halves, count }) => sum + halves * count, 0);

/** The first of the decisions with the highest total; the smaller wager where two are equal. */
export function bestOf<D extends PlayDecision>(
  allowed: readonly D[],
  outcomesOf: (decision: D) => readonly PlayOutcome[],
): { decision: D; outcomes: readonly PlayOutcome[] } {
  let best: { decision: D; outcomes: readonly PlayOutcome[] } | undefined;
  for (const decision of allowed) {
    const outcomes = outcomesOf(decision);
    if (best === undefined || total(outcomes) > total(best.outcomes)) best = { decision, outcomes };
  }
  return best as { decision: D; outcomes: readonly PlayOutcome[] };
}

export const houseEdgeOf = ({ expectation }: BestPlay): Ratio =>
  subtractRatios(ratioOf(0n), expectation);

/** What the house keeps of all that is staked. */
export const elementOfRiskOf = (play: BestPlay): Ratio =>
  divideRatios(houseEdgeOf(play), play.averageWager);
