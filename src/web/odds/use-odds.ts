import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActivityOdds } from '#lab';
import type { OnProgress } from '../workers/ask.ts';
import { gameOddsAsker, rulebook, rulebookOdds } from '../workers/askers.ts';
import type { GameOdds } from '../workers/game-odds.worker.ts';
import type { ListedActivity } from '../workers/rulebook.worker.ts';

/** Odds never change: once counted they stay, and no house has to be reached. */
const FOREVER = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  networkMode: 'always',
} as const;

type Counted<Answer> = UseQueryResult<Answer, Error> & {
  /** How much has been counted, 0 to 1. */
  readonly progress: number;
};

function useCounted<Answer>(
  name: string,
  count: (onProgress: OnProgress) => Promise<Answer>,
): Counted<Answer> {
  const queries = useQueryClient();
  const counted = useQuery({
    queryKey: ['odds', name],
    queryFn: () => count((share) => queries.setQueryData(['odds-progress', name], share)),
    ...FOREVER,
  });
  const { data: progress = 0 } = useQuery<number>({
    queryKey: ['odds-progress', name],
    queryFn: () => 0,
    enabled: false,
    ...FOREVER,
  });
  return { ...counted, progress };
}

export const useGameOdds = (game: string): Counted<GameOdds> =>
  useCounted(game, (onProgress) => gameOddsAsker.ask<GameOdds>(game, onProgress));

export type TitledOdds = ActivityOdds & { readonly title: string };

export const useActivityOdds = (activity: string): Counted<TitledOdds> =>
  useCounted(activity, (onProgress) =>
    rulebookOdds.ask<TitledOdds>({ ask: 'odds', activity }, onProgress),
  );

export const useListedActivities = (): UseQueryResult<readonly ListedActivity[], Error> =>
  useQuery({
    queryKey: ['odds-activities'],
    queryFn: () => rulebook.ask<readonly ListedActivity[]>({ ask: 'activities' }),
    ...FOREVER,
  });
