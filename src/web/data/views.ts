// What screens look at: one answer of the house each, asked for again when the stream tells that it
// may have changed.
import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { type Failure, Unreachable, type Views } from '#client';
import { api, noted } from './api.ts';
import { useSession } from './session.ts';
import { type TopicName, useTopicChange } from './stream.ts';

/** Why there is nothing to see, in the house's words. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.detail);
    this.failure = failure;
  }
}

const TRIES = 3;

export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The stream tells what is new.
        staleTime: 30_000,
        networkMode: 'always',
        retry: (count, error) => error instanceof Unreachable && count < TRIES,
        retryDelay: 1_000,
      },
    },
  });

async function ask<Value>(path: string): Promise<Value> {
  const client = api();
  const answer = noted(await client.ask('GET', path), client);
  if (!answer.ok) throw new NotShown(answer.error);
  return answer.value as Value;
}

/** At most two a second: a busy room changes more often than anybody reads. */
const PAUSE_MS = 500;

interface Asking {
  /** Topics whose changes may change the answer. */
  readonly on?: readonly TopicName[];
  /** How long it waits after a change; longer where the answer costs the house a look at its log. */
  readonly pauseMs?: number;
}

/** Any path of the API, asked for again when one of the topics changes. */
export function useAnswer<Value>(
  path: string | undefined,
  { on = [], pauseMs = PAUSE_MS }: Asking = {},
) {
  const badge = useSession()?.badge;
  const queries = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    shown.current = [badge, path];
  }, [badge, path]);
  const askAgain = useCallback(() => {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      // Of what is shown by then.
      void queries.invalidateQueries({ queryKey: shown.current ?? [] });
    }, pauseMs);
  }, [queries, pauseMs]);
  useTopicChange(path === undefined ? [] : on, askAgain);
  return useQuery<Value>({
    queryKey: [badge, path],
    queryFn: () => ask<Value>(path as string),
    enabled: path !== undefined,
  });
}

/** A view of the house, typed by its path. */
export const useView = <Path extends keyof Views>(path: Path | undefined, options: Asking = {}) =>
  useAnswer<Views[Path]>(path, options);
