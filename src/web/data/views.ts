// What screens look at: one answer of the house each, asked for again when the stream tells that it
// may have changed.
import {
  QueryClient,
  skipToken,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import {
  type Address,
  addressOf,
  type Failure,
  type Of,
  type RequestAnswer,
  type RequestAsked,
  type RequestLine,
  type Seen,
  Unreachable,
  type ViewPath,
} from '#client';
import { api, heard, noted } from './api.ts';
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

async function see<Path extends ViewPath>(at: Address<Path>): Promise<Seen<Path>> {
  const client = api();
  const answer = noted(await client.view(at), client);
  if (!answer.ok) throw new NotShown(answer.error);
  return answer.value;
}

/** Asks what the rules would say to something: for a query of a screen's own. */
export async function lookUp<Line extends RequestLine>(
  line: Line,
  asked: RequestAsked<Line>,
): Promise<RequestAnswer<Line>> {
  const answer = await heard((client) => client.request(line, asked));
  if (!answer.ok) throw new NotShown(answer.error);
  return answer.value;
}

/** At most two a second: a busy room changes more often than anyone reads. */
const PAUSE_MS = 500;

interface Asking {
  /** Topics whose changes may change the answer. */
  readonly on?: readonly TopicName[];
  /** How long it waits after a change; longer where the answer costs the house a look at its log. */
  readonly pauseMs?: number;
}

type Known<Path extends ViewPath> =
  Of<Path> extends { readonly of: infer Names }
    ? Omit<Of<Path>, 'of'> & { readonly of: { readonly [Name in keyof Names]: string | undefined } }
    : Of<Path>;

/** A view of the house, asked for again when one of the topics changes. Without a path, or while a
 * name in it is not known yet, nothing is asked. */
export function useView<const Path extends ViewPath>(
  path: Path | undefined,
  ...[asking]: Record<never, never> extends Known<Path>
    ? [asking?: Asking & Known<Path>]
    : [asking: Asking & Known<Path>]
): UseQueryResult<Seen<Path>> {
  const { on = [], pauseMs = PAUSE_MS, of = {}, query } = asking ?? {};
  const isKnown = path !== undefined && !Object.values(of).includes(undefined);
  const address = isKnown ? addressOf(path, of, query) : undefined;
  const badge = useSession()?.badge;
  const queries = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    shown.current = [badge, address];
  }, [badge, address]);
  const askAgain = useCallback(() => {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      // Of what is shown by then.
      void queries.invalidateQueries({ queryKey: shown.current ?? [] });
    }, pauseMs);
  }, [queries, pauseMs]);
  useTopicChange(address === undefined ? [] : on, askAgain);
  return useQuery<Seen<Path>>({
    queryKey: [badge, address],
    queryFn: address === undefined ? skipToken : () => see(address),
  });
}
