import { useView } from '../data/views.ts';
import type { ProposedAction } from './action-words.ts';

export type PostingAction = Extract<
  ProposedAction,
  { readonly type: 'post-offering' | 'change-offering' }
>;

export const isPosting = (action: ProposedAction): action is PostingAction =>
  action.type === 'post-offering' || action.type === 'change-offering';

/** The id of the activity that an offering is of. */
export function useActivityId(action: PostingAction): string | undefined {
  const isNew = action.type === 'post-offering';
  const offered = useView(isNew ? undefined : '/offerings/:offering', {
    of: { offering: action.offering },
  });
  return isNew ? action.activity : offered.data?.activity;
}

export function useActivity(action: PostingAction) {
  const id = useActivityId(action);
  return useView('/activities/:activity', { of: { activity: id } });
}
