// Asking the house to do something. A command keeps its id until there is an answer: pressing again
// after a lost connection, or twice in a row, is the same command and is done once.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import {
  type Answer,
  type Client,
  type Done,
  type Failure,
  type Fields,
  Unreachable,
} from '#client';
import type { CommandType } from '#house';
import { api, noted } from './api.ts';
import { setConnection } from './connection.ts';

export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly done: Done }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Nobody knows whether it was done; asking again finds out. */
  | { readonly kind: 'unknown' };

export interface Sender<Type extends CommandType> {
  readonly outcome: Outcome;
  /** What was done, or nothing where it was refused or is not known. */
  send(fields: Fields<Type>, as?: Client): Promise<Done | undefined>;
  reset(): void;
}

export const newId = (type: string): string => `${type}-${crypto.randomUUID()}`;

export function useCommand<Type extends CommandType>(type: Type): Sender<Type> {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const asked = useRef<{ readonly id: string; readonly text: string }>(undefined);
  const isSending = useRef(false);
  const queries = useQueryClient();

  const send = useCallback(
    async (fields: Fields<Type>, as: Client = api()) => {
      if (isSending.current) return undefined;
      isSending.current = true;
      setOutcome({ kind: 'sending' });
      const text = JSON.stringify(fields);
      if (asked.current?.text !== text) asked.current = { id: newId(type), text };
      try {
        const answer = await as.command(type, fields, asked.current.id);
        return settle(as === api() ? noted(answer) : answer);
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        setConnection('lost');
        setOutcome({ kind: 'unknown' });
        return undefined;
      } finally {
        isSending.current = false;
      }

      function settle(answer: Answer<Done>): Done | undefined {
        // A session that is over has not asked: the same command goes out after the next sign-in.
        if (answer.ok || answer.error.status !== 401) asked.current = undefined;
        void queries.invalidateQueries();
        setOutcome(
          answer.ok
            ? { kind: 'done', done: answer.value }
            : { kind: 'refused', failure: answer.error },
        );
        return answer.ok ? answer.value : undefined;
      }
    },
    [type, queries],
  );
  const reset = useCallback(() => setOutcome({ kind: 'none' }), []);
  return { outcome, send, reset };
}
