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

export type OutcomeOf<Value> =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly done: Value }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Nobody knows whether it was done; asking again finds out. */
  | { readonly kind: 'unknown' };

export interface Sender<Sent, Value> {
  readonly outcome: OutcomeOf<Value>;
  /** What was done, or nothing where it was refused or is not known. */
  send(sent: Sent, as?: Client): Promise<Value | undefined>;
  reset(): void;
}

export const newId = (type: string): string => `${type}-${crypto.randomUUID()}`;

/** `ask` does not change from one showing to the next. */
function useSender<Sent, Value>(
  type: string,
  ask: (client: Client, sent: Sent, id: string) => Promise<Answer<Value>>,
): Sender<Sent, Value> {
  const [outcome, setOutcome] = useState<OutcomeOf<Value>>({ kind: 'none' });
  const asked = useRef<{ readonly id: string; readonly text: string }>(undefined);
  const isSending = useRef(false);
  const queries = useQueryClient();

  const send = useCallback(
    async (sent: Sent, as: Client = api()) => {
      if (isSending.current) return undefined;
      isSending.current = true;
      setOutcome({ kind: 'sending' });
      const text = JSON.stringify(sent);
      if (asked.current?.text !== text) asked.current = { id: newId(type), text };
      try {
        const answer = await ask(as, sent, asked.current.id);
        return settle(as === api() ? noted(answer) : answer);
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        setConnection('lost');
        setOutcome({ kind: 'unknown' });
        return undefined;
      } finally {
        isSending.current = false;
      }

      function settle(answer: Answer<Value>): Value | undefined {
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
    [type, ask, queries],
  );
  const reset = useCallback(() => setOutcome({ kind: 'none' }), []);
  return { outcome, send, reset };
}

export function useCommand<Type extends CommandType>(type: Type): Sender<Fields<Type>, Done> {
  const ask = useCallback(
    (client: Client, fields: Fields<Type>, id: string) => client.command(type, fields, id),
    [type],
  );
  return useSender(type, ask);
}

/** Something that is asked at a path of its own. */
export interface Asked {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** Asks for what is no command, and is done once all the same. */
export function useRequest<Value>(type: string): Sender<Asked, Value> {
  const ask = useCallback(
    (client: Client, { method, path, body }: Asked, id: string) =>
      client.ask(method, path, body, id) as Promise<Answer<Value>>,
    [],
  );
  return useSender(type, ask);
}
