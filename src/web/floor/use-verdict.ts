// What the rules would say about the cards, asked again as they are entered.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Verdict } from '#house';
import { heard } from '../data/api.ts';
import { NotShown } from '../data/views.ts';

/** No one types faster than this. */
const PAUSE_MS = 200;

export interface Looked {
  readonly deal: Readonly<Record<string, unknown>>;
  readonly checks?: { readonly standardDeck: boolean };
}

export interface Judged {
  readonly verdict: Verdict | undefined;
  readonly error: Error | null;
  /** Whether the verdict is about exactly these cards. */
  readonly isCurrent: boolean;
}

async function ask(call: string, body: string): Promise<Verdict> {
  const answer = await heard((asked) =>
    asked.ask('POST', `/calls/${call}/check`, JSON.parse(body)),
  );
  if (!answer.ok) throw new NotShown(answer.error);
  return answer.value as Verdict;
}

function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Nothing is asked where there is nothing to look at. */
export function useVerdict(call: string, looked: Looked | undefined): Judged {
  const text = looked === undefined ? undefined : JSON.stringify(looked);
  const settled = useSettled(text);
  const query = useQuery({
    queryKey: ['verdict', call, settled],
    queryFn: () => ask(call, settled as string),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  });
  const isThere = settled !== undefined && text !== undefined;
  return {
    verdict: isThere ? query.data : undefined,
    error: isThere ? query.error : null,
    isCurrent: isThere && settled === text && !query.isPlaceholderData && query.isSuccess,
  };
}
