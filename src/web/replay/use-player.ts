import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { usePlace } from '../place.ts';

const PACE_MS = 1_500;

/** Whether a key press belongs to the control it was pressed in. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role=dialog]') !== null;

export interface ReplayPlaying {
  readonly index: number;
  readonly isPlaying: boolean;
  to(index: number): void;
  toggle(): void;
}

/** Which step is looked at: it stands in the address, and the arrow keys move it. */
export function usePlayer(count: number): ReplayPlaying {
  const { search } = usePlace();
  const navigate = useNavigate();
  const [wantsPlay, setPlay] = useState(false);
  const asked = Number(search['step'] ?? 1) - 1;
  const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), count - 1) : 0;
  const isPlaying = wantsPlay && index < count - 1;

  const to = useCallback(
    (next: number) => {
      const step = String(Math.min(Math.max(next, 0), count - 1) + 1);
      // A step is no place to go back to.
      const where = { ...search, step } as never;
      void navigate({ to: '.', search: where, replace: true, resetScroll: false });
    },
    [navigate, search, count],
  );

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => to(index + 1), PACE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index, to]);

  // A key goes on from the step that is on the screen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const moves = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
      const next = moves[event.key as keyof typeof moves];
      if (next === undefined || isTyped(event) || event.altKey || event.metaKey) return;
      event.preventDefault();
      setPlay(false);
      to(next);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [index, count, to]);

  return {
    index,
    isPlaying,
    to(next) {
      setPlay(false);
      to(next);
    },
    toggle() {
      if (!isPlaying && index === count - 1) to(0);
      setPlay(!isPlaying);
    },
  };
}
