// What the rules would say about the cards, asked again as they are entered.
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Verdict } from '#house';
import { useSettled } from '../data/settled.ts';
import { lookUp } from '../data/views.ts';

/** No one types faster than this. */
const PAUSE_MS = 200;

export interface LookedAt {
  readonly deal: Readonly<Record<string, unknown>>;
  readonly checks?: { readonly standardDeck: boolean };
}

export interface Judged {
  readonly verdict: Verdict | undefined;
  readonly error: Error | null;
  /** Whether the verdict is about exactly these cards. */
  readonly isCurrent: boolean;
}

/** Nothing is asked where there is nothing to look at. */
export function useVerdict(call: string, looked: LookedAt | undefined): Judged {
  const text = looked === undefined ? undefined : JSON.stringify(looked);
  const settled = useSettled(text, PAUSE_MS);
  const query = useQuery({
    queryKey: ['verdict', call, settled],
    queryFn:
      settled === undefined
        ? skipToken
        : () => lookUp('POST /calls/:call/check', { of: { call }, body: JSON.parse(settled) }),
    placeholderData: keepPreviousData,
  });
  const isThere = settled !== undefined && text !== undefined;
  return {
    verdict: isThere ? query.data : undefined,
    error: isThere ? query.error : null,
    isCurrent: isThere && settled === text && !query.isPlaceholderData && query.isSuccess,
  };
}
