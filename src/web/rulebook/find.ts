// Finds an activity by what the reader remembers of it.
import type { ActivityFacts } from '#rules';

export interface Sought {
  readonly words: string;
  readonly venue: string;
  readonly kind: string;
}

const textOf = ({ id, title, summary, venue, kind, approvalIds, games }: ActivityFacts): string =>
  [id, title, summary, venue, kind, ...approvalIds, ...games].join(' ').toLowerCase();

/** Activities that have every word somewhere, of the venue and the kind that were chosen. */
export function foundIn(
  activities: readonly ActivityFacts[],
  { words, venue, kind }: Sought,
): readonly ActivityFacts[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean);
  return activities.filter(
    (activity) =>
      (venue === '' || activity.venue === venue) &&
      (kind === '' || activity.kind === kind) &&
      all.every((word) => textOf(activity).includes(word)),
  );
}
