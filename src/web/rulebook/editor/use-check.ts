// The house looks at an offering while it is written; the last answer counts.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OfferingCheck } from '#house';
import type { Problem } from '#result';
import type { ActivityFacts } from '#rules';
import { useSession } from '../../data/session.ts';
import { useSettled } from '../../data/settled.ts';
import { lookUp } from '../../data/views.ts';

const PAUSE_MS = 250;

/** A field says its own title. */
const withoutTitle = ({ ranges }: ActivityFacts, { path, message }: Problem): Problem => {
  const title = Object.values(ranges).find((range) => message.startsWith(`${range['title']}: `));
  return {
    path,
    message: title === undefined ? message : message.slice(`${title['title']}: `.length),
  };
};

async function ask(activity: ActivityFacts, body: string): Promise<OfferingCheck> {
  const check = await lookUp('POST /activities/:activity/check', {
    of: { activity: activity.id },
    body: JSON.parse(body),
  });
  return { ...check, problems: check.problems.map((each) => withoutTitle(activity, each)) };
}

export interface CheckedOffering {
  /** The last answer, also while the next one is on its way. */
  readonly check: OfferingCheck | undefined;
  /** Whether it is about what stands there now. */
  readonly isNow: boolean;
  readonly error: Error | null;
}

/** `stamp` is what else the answer depends on: it is asked again when that changes. */
export function useCheck(activity: ActivityFacts, asked: object, stamp: string): CheckedOffering {
  const badge = useSession()?.badge;
  const text = JSON.stringify(asked);
  const body = useSettled(text, PAUSE_MS);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: [badge, 'check', activity.id, body, stamp],
    queryFn: () => ask(activity, body),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isNow = body === text && !isFetching && !isPlaceholderData && error === null;
  return { check: data, isNow, error };
}
