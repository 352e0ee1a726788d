// Best play as a chart that fits a phone: what the lab has counted, row by row, without the counts.
import { RANKS, type Rank } from '#cards';
import { describeFourCard, type FourCardCategory, ranksOfStrength } from '#hands';
import type { DecisionCounts, PlayDecision } from '#lab';
import { assert } from '#result';
import { DECISIONS, strategyGrid } from '../odds/strategy-grid.ts';

/** `F`, `1` and `3`; where the other cards of a hand decide, the more common one first. Empty where
 * there is no such hand. */
type ChartCell = string;

const LETTERS: Readonly<Record<PlayDecision, string>> = {
  fold: 'F',
  'play-1x': '1',
  'play-3x': '3',
};

export const decisionsIn = (cell: ChartCell): readonly PlayDecision[] =>
  [...cell].flatMap((letter) => DECISIONS.filter((each) => LETTERS[each] === letter));

export interface ChartRow {
  readonly category: FourCardCategory;
  readonly rank: number | null;
  /** By the rank of the dealer's card, from the deuce; a single one if none is seen. */
  readonly cells: readonly ChartCell[];
}

/** The lowest hand that is still played so, where no card of the dealer's is seen. */
export interface LeastHand {
  readonly decision: PlayDecision;
  readonly category: FourCardCategory;
  /** `KQ84`. */
  readonly ranks: string;
}

export interface PlayChart {
  /** The best hands first. */
  readonly rows: readonly ChartRow[];
  readonly least: readonly LeastHand[];
}

const ranksText = (strength: number): string =>
  ranksOfStrength(strength)
    .map((rank) => RANKS[rank] as Rank)
    .join('');

const mostOf = ({ hands }: DecisionCounts): PlayDecision =>
  DECISIONS.reduce((most, each) => (hands[each] > hands[most] ? each : most));

/** From what hand on each wager is the more common one, which is one line only if no hand below it
 * is played higher. */
function leastHands(strategy: readonly DecisionCounts[]): readonly LeastHand[] {
  const dealt = strategy
    .filter(({ hands }) => DECISIONS.some((each) => hands[each] > 0))
    .sort((a, b) => b.strength - a.strength);
  return (['play-3x', 'play-1x'] as const).map((decision) => {
    const least = dealt.findLast((each) => mostOf(each) === decision);
    assert(least !== undefined, `nothing is played ${decision}`);
    const above = dealt.slice(0, dealt.indexOf(least) + 1);
    assert(
      above.every((each) => DECISIONS.indexOf(mostOf(each)) >= DECISIONS.indexOf(decision)),
      `${decision} has no single line`,
    );
    const { category } = describeFourCard(least.strength);
    return { decision, category, ranks: ranksText(least.strength) };
  });
}

export function playChart(strategy: readonly DecisionCounts[]): PlayChart {
  const isByUpCard = strategy.some(({ upRank }) => upRank !== null);
  const rows = strategyGrid(strategy).map(({ category, rank, cells }): ChartRow => {
    const told = cells.map(({ shares }) => shares.map(({ decision }) => LETTERS[decision]));
    const all = isByUpCard ? told : [[...new Set(told.flat())]];
    return { category, rank, cells: all.map((letters) => letters.join('')) };
  });
  return { rows, least: isByUpCard ? [] : leastHands(strategy) };
}

/** Rows of which the cells are the same, from the best hand of them to the lowest. */
export interface ChartBand {
  readonly first: ChartRow;
  readonly last: ChartRow;
  readonly cells: readonly ChartCell[];
}

/** The chart in as few lines as say the same. */
export function bandsOf(rows: readonly ChartRow[]): readonly ChartBand[] {
  const bands: ChartBand[] = [];
  for (const row of rows) {
    const band = bands.at(-1);
    if (band !== undefined && band.cells.join() === row.cells.join()) {
      bands[bands.length - 1] = { ...band, last: row };
    } else bands.push({ first: row, last: row, cells: row.cells });
  }
  return bands;
}
