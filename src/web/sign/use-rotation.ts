import { useEffect, useState, useSyncExternalStore } from 'react';

export interface Rotation {
  readonly slide: string | undefined;
  readonly page: number;
  readonly pageCount: number;
  /** Told by a slide that is longer than the screen. */
  readonly setPageCount: (count: number) => void;
}

/** Shows one slide after another, page by page, for some seconds each. */
export function useRotation(slides: readonly string[], seconds: number): Rotation {
  const [wanted, setWanted] = useState<string>();
  const [page, setPage] = useState(0);
  const [pageCount, setPageCount] = useState(1);
  const index = Math.max(0, slides.indexOf(wanted ?? ''));
  const slide = slides[index];
  const next = slides[(index + 1) % slides.length];
  const isLast = page + 1 >= pageCount;
  const isAlone = slides.length <= 1 && pageCount <= 1;
  useEffect(() => {
    if (isAlone) return undefined;
    const timer = setTimeout(() => {
      setPage(isLast ? 0 : page + 1);
      // A slide that stays is not measured again.
      if (!isLast || next === slide) return;
      setPageCount(1);
      setWanted(next);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isAlone, isLast, page, slide, next, seconds]);
  return { slide, page: Math.min(page, pageCount - 1), pageCount, setPageCount };
}

const portrait = matchMedia('(orientation: portrait)');
function listen(tell: () => void): () => void {
  portrait.addEventListener('change', tell);
  return () => portrait.removeEventListener('change', tell);
}

export const useIsPortrait = (): boolean => useSyncExternalStore(listen, () => portrait.matches);
