// An unfinished offering. It is kept in the tab: a reload, the back button or a session that ends
// loses none of it.
import { useCallback, useEffect, useState } from 'react';
import type { OfferingDocument } from '../document.ts';

export interface OfferingDraft {
  readonly offering: string;
  readonly closesTo: string;
  readonly paidBy: string;
  readonly document: OfferingDocument;
  /** The posted document when the work began; undefined for a new offering. */
  readonly base?: { readonly version: number; readonly document: OfferingDocument };
}

function stored(place: string): OfferingDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export interface DraftKept {
  readonly draft: OfferingDraft;
  /** Whether anything was written. */
  readonly isTouched: boolean;
  change(update: (draft: OfferingDraft) => OfferingDraft): void;
  /** Begins again, with what there is to begin from. */
  discard(first: OfferingDraft): void;
}

export function useDraft(place: string, first: OfferingDraft): DraftKept {
  const [{ draft, isTouched }, set] = useState(() => {
    const kept = stored(place);
    return { draft: kept ?? first, isTouched: kept !== undefined };
  });
  useEffect(() => {
    if (isTouched) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  }, [place, draft, isTouched]);
  const change = useCallback(
    (update: (before: OfferingDraft) => OfferingDraft) =>
      set((before) => ({ draft: update(before.draft), isTouched: true })),
    [],
  );
  const discard = useCallback((draft: OfferingDraft) => set({ draft, isTouched: false }), []);
  return { draft, isTouched, change, discard };
}
