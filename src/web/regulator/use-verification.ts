import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { failureIn, VERIFYING } from '#client';
import { ownHeaders } from '../data/api.ts';
import { endSession } from '../data/session.ts';
import { eventsIn, type ToldEvent } from './parse-events.ts';

export type Verification =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'verdict'; readonly verdict: z.output<typeof VERIFYING.verdict> }
  | { readonly state: 'failed'; readonly words: string };

function stateOf({ event, data }: ToldEvent): Verification {
  if (event === 'verdict') return { state: 'verdict', verdict: VERIFYING.verdict.parse(data) };
  if (event === 'progress') return { state: 'running', ...VERIFYING.progress.parse(data) };
  return { state: 'failed', words: VERIFYING.problem.parse(data).detail };
}

async function listen(signal: AbortSignal, onState: (state: Verification) => void): Promise<void> {
  const response = await fetch('/api/v1/verify', { headers: ownHeaders(), signal });
  if (response.status === 401) endSession();
  if (!response.ok || response.body === null) {
    const { detail } = failureIn(response.status, await response.text());
    return onState({ state: 'failed', words: detail });
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let last: Verification = { state: 'failed', words: '' };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const { events, rest } = eventsIn(text + decoder.decode(value, { stream: true }));
    text = rest;
    for (const told of events) {
      last = stateOf(told);
      onState(last);
    }
  }
  // The house went away in the middle of it.
  if (last.state === 'running') onState({ state: 'failed', words: '' });
}

/** Has the house look over its whole log, and hears how far it is. */
export function useVerification(): { readonly now: Verification; start(): void } {
  const [now, setNow] = useState<Verification>({ state: 'none' });
  const controller = useRef<AbortController>(undefined);
  const queries = useQueryClient();
  useEffect(() => () => controller.current?.abort(), []);
  const start = useCallback(() => {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    setNow({ state: 'running', done: 0, total: 0 });
    listen(mine.signal, setNow)
      .catch(() => {
        if (!mine.signal.aborted) setNow({ state: 'failed', words: '' });
      })
      // The checklist shows the last verification.
      .finally(() => void queries.invalidateQueries());
  }, [queries]);
  return { now, start };
}
