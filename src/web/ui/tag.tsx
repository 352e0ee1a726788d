import type { ReactNode } from 'react';

export type Meaning = 'live' | 'held' | 'paid' | 'refused' | 'plain';

const LOOKS: Readonly<Record<Meaning, string>> = {
  live: 'bg-live-soft text-live',
  held: 'bg-held-soft text-held',
  paid: 'bg-paid-soft text-paid',
  refused: 'bg-refused-soft text-refused',
  plain: 'bg-raised text-muted',
};

/** A state in a word: its color means something, and the word says the same. */
export const Tag = ({ is = 'plain', children }: { is?: Meaning; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-sm ${LOOKS[is]}`}
  >
    {children}
  </span>
);
