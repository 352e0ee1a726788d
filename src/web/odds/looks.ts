import type { PlayDecision } from '#lab';

/** How a decision looks, in bars and in cells. */
export const DECISION_LOOKS: Readonly<
  Record<PlayDecision, { readonly bar: string; readonly cell: string }>
> = {
  fold: { bar: 'bg-line-strong', cell: 'bg-raised text-muted' },
  'play-1x': { bar: 'bg-paid', cell: 'bg-paid-soft text-paid' },
  'play-3x': { bar: 'bg-live', cell: 'bg-live-soft text-live' },
};
