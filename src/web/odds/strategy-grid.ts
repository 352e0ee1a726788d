// What best play does with each kind of hand: rows of hands, columns of what else decides.
import { RANKS } from '#cards';
import { describeFourCard, type FourCardCategory, ranksOfStrength } from '#hands';
import type { DecisionCounts, PlayDecision } from '#lab';

export const DECISIONS: readonly PlayDecision[] = ['fold', 'play-1x', 'play-3x'];

export interface GridCell {
  /** The rank of the column, 0 for a deuce; null where one cell stands for all of them. */
  readonly column: number | null;
  /** Share of the hands by decision, greatest first; nothing that never comes. */
  readonly shares: readonly { readonly decision: PlayDecision; readonly share: number }[];
}

export interface GridRow {
  readonly category: FourCardCategory;
  /** The rank of a pair or of the highest card, where the row is of one. */
  readonly rank: number | null;
  readonly cells: readonly GridCell[];
}

/** Hands that are told apart by their first rank; of the others the category says enough. */
const BY_RANK: readonly FourCardCategory[] = ['pair', 'high-card'];

type Counts = Record<PlayDecision, number>;

function cellOf(column: number | null, counts: Counts): GridCell {
  const all = DECISIONS.reduce((sum, decision) => sum + counts[decision], 0);
  const shares = DECISIONS.filter((decision) => counts[decision] > 0)
    .map((decision) => ({ decision, share: counts[decision] / all }))
    .sort((a, b) => b.share - a.share);
  return { column, shares };
}

/** The dealer's card; if none is seen, the next card of the hand itself, if it matters. */
const columnOf = ({ upRank, strength }: DecisionCounts, isByRank: boolean): number | null =>
  upRank ?? (isByRank ? (ranksOfStrength(strength)[1] as number) : null);

/** The grid, the best hands first. */
export function strategyGrid(strategy: readonly DecisionCounts[]): readonly GridRow[] {
  const rows = new Map<
    string,
    { row: Omit<GridRow, 'cells'>; columns: Map<number | null, Counts> }
  >();
  for (const each of [...strategy].sort((a, b) => b.strength - a.strength)) {
    const { category } = describeFourCard(each.strength);
    const isByRank = BY_RANK.includes(category);
    const rank = isByRank ? (ranksOfStrength(each.strength)[0] as number) : null;
    const key = `${category} ${rank}`;
    const known = rows.get(key) ?? { row: { category, rank }, columns: new Map() };
    rows.set(key, known);
    const column = columnOf(each, isByRank);
    const counts = known.columns.get(column) ?? { fold: 0, 'play-1x': 0, 'play-3x': 0 };
    for (const decision of DECISIONS) counts[decision] += each.hands[decision];
    known.columns.set(column, counts);
  }
  return [...rows.values()]
    .map(({ row, columns }) => ({
      ...row,
      cells: columnsOf(columns).map((column) => cellOf(column, columns.get(column) ?? NONE)),
    }))
    .filter(({ cells }) => cells.some(({ shares }) => shares.length > 0));
}

const columnsOf = (columns: ReadonlyMap<number | null, Counts>): readonly (number | null)[] =>
  columns.has(null) ? [null] : RANKS.map((_, column) => column);

const NONE: Counts = { fold: 0, 'play-1x': 0, 'play-3x': 0 };
