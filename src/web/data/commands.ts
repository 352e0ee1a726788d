// Asking the house to do something. A command keeps its id until there is an answer: asking again
// after a lost connection is the same command, wherever it is asked from, and is done once. A second
// click is no second command.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import {
  type Answer,
  type Client,
  type CommandFields,
  type Done,
  type Failure,
  type RequestAnswer,
  type RequestAsked,
  type RequestLine,
  Unreachable,
} from '#client';
import type { CommandType } from '#house';
import { api, noted } from './api.ts';
import { pinAgain } from './pin-again.ts';
import { sessionNow } from './session.ts';

export type OutcomeOf<Value> =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly done: Value }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** It is unknown whether it was done; asking again finds out. */
  | { readonly kind: 'unknown' };

export interface Sender<Sent, Value> {
  readonly outcome: OutcomeOf<Value>;
  /** What was done, or nothing where it was refused or is not known. */
  send(sent: Sent, as?: Client): Promise<Value | undefined>;
  reset(): void;
}

export const newId = (type: string): string => `${type}-${crypto.randomUUID()}`;

/** The ids of what was asked and not answered, by who asked for what: they outlive the form. */
const unanswered = new Map<string, string>();

/** A second click comes so soon. */
const CLICK_MS = 500;

/** Whether the result is unknown: the server failed, or something between us and it answered. */
const isUnknown = <Value>(answer: Answer<Value>): boolean =>
  !answer.ok && (answer.error.status >= 500 || answer.error.code === 'no-answer');

/** `ask` does not change from one showing to the next. */
function useSender<Sent, Value>(
  type: string,
  ask: (client: Client, sent: Sent, id: string) => Promise<Answer<Value>>,
  refreshes = true,
): Sender<Sent, Value> {
  const [outcome, setOutcome] = useState<OutcomeOf<Value>>({ kind: 'none' });
  const isSending = useRef(false);
  const last = useRef<{ readonly key: string; readonly at: number }>(undefined);
  const queries = useQueryClient();

  const send = useCallback(
    async (sent: Sent, other?: Client) => {
      const as = other ?? api();
      const key = `${sessionNow()?.badge} ${type} ${JSON.stringify(sent)}`;
      // A second person has typed a PIN for it: that is no second click.
      const isClick = other === undefined && last.current?.key === key;
      const isAgain = isClick && performance.now() - (last.current?.at ?? 0) < CLICK_MS;
      if (isSending.current || isAgain) return undefined;
      isSending.current = true;
      setOutcome({ kind: 'sending' });
      // The last word of a request's path names it: `first-pin`.
      const id = unanswered.get(key) ?? newId(type.replace(/^.*\//, ''));
      unanswered.set(key, id);
      try {
        const first = await ask(as, sent, id);
        const isForPin = !first.ok && first.error.code === 'pin-needed' && other === undefined;
        const answer = isForPin && (await pinAgain()) ? await ask(as, sent, id) : first;
        if (isUnknown(answer)) setOutcome({ kind: 'unknown' });
        else return settle(noted(answer, as));
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        setOutcome({ kind: 'unknown' });
      } finally {
        isSending.current = false;
      }
      return undefined;

      function settle(answer: Answer<Value>): Value | undefined {
        // A session that is over has not asked: the same command goes out after the next sign-in.
        if (answer.ok || answer.error.code !== 'not-signed-in') unanswered.delete(key);
        if (answer.ok) last.current = { key, at: performance.now() };
        if (refreshes) void queries.invalidateQueries();
        setOutcome(
          answer.ok
            ? { kind: 'done', done: answer.value }
            : { kind: 'refused', failure: answer.error },
        );
        return answer.ok ? answer.value : undefined;
      }
    },
    [type, ask, queries, refreshes],
  );
  const reset = useCallback(() => setOutcome({ kind: 'none' }), []);
  return { outcome, send, reset };
}

export function useCommand<Type extends CommandType>(
  type: Type,
): Sender<CommandFields<Type>, Done> {
  const ask = useCallback(
    (client: Client, fields: CommandFields<Type>, id: string) => client.command(type, fields, id),
    [type],
  );
  return useSender(type, ask);
}

/** Sends a request that is no command, and is still done once. Everything in sight is asked for
 * again then, unless it `refreshes` nothing. */
export function useRequest<Line extends RequestLine>(
  line: Line,
  refreshes = true,
): Sender<RequestAsked<Line>, RequestAnswer<Line>> {
  const ask = useCallback(
    (client: Client, asked: RequestAsked<Line>, id: string) => client.request(line, asked, id),
    [line],
  );
  return useSender(line, ask, refreshes);
}
