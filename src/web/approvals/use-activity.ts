import { useView } from '../data/views.ts';
import type { Action } from './action-words.ts';

export type Posting = Extract<Action, { readonly type: 'post-offering' | 'change-offering' }>;

export const isPosting = (action: Action): action is Posting =>
  action.type === 'post-offering' || action.type === 'change-offering';

/** The id of the activity that an offering is of. */
export function useActivityId(action: Posting): string | undefined {
  const isNew = action.type === 'post-offering';
  const offered = useView(isNew ? undefined : '/offerings/:offering', {
    of: { offering: action.offering },
  });
  return isNew ? action.activity : offered.data?.activity;
}

export function useActivity(action: Posting) {
  const id = useActivityId(action);
  return useView('/activities/:activity', { of: { activity: id } });
}
