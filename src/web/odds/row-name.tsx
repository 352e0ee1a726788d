import { useTranslation } from 'react-i18next';
import { RANKS, type Rank } from '#cards';
import { inWords } from '../ui/words.ts';
import type { GridRow } from './strategy-grid.ts';

export type NamedRow = Pick<GridRow, 'category' | 'rank'>;

/** What a row of a strategy is called: `Pair of kings`, `Two pair`. */
export function useRowName(): (row: NamedRow) => string {
  const { t } = useTranslation('odds');
  return ({ category, rank }) =>
    rank === null
      ? inWords(category)
      : t(`grid.${category === 'pair' ? 'pairs' : 'highs'}.${RANKS[rank] as Rank}`);
}

export const rankText = (rank: number): string =>
  RANKS[rank] === 'T' ? '10' : (RANKS[rank] as string);
