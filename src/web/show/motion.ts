// How long a decided step is played out before its result is shown.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Stage } from '#house';
import type { ShowPicture } from '#rules';

const MOTION = '(prefers-reduced-motion: reduce)';

function onMotion(tell: () => void): () => void {
  const media = matchMedia(MOTION);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether the viewer wants no motion. */
const useIsStill = (): boolean => useSyncExternalStore(onMotion, () => matchMedia(MOTION).matches);

/** Kinds of pictures that turn; all others show the result at once. */
const TURNS_MS: Readonly<Partial<Record<ShowPicture['picture'], number>>> = {
  wheel: 6_000,
  'card-wheel': 4_000,
};

type StepsMs = Readonly<Partial<Record<ShowPicture['picture'], Readonly<Record<string, number>>>>>;
/** Steps after which a ball comes out, or a card is turned over. */
const STEP_MS: StepsMs = {
  balls: { ball: 1_800, seat: 1_200 },
  splash: { draw: 1_800 },
  rank: { card: 1_800 },
  'hi-lo': { deal: 1_200, flip: 1_200 },
};

const stepMs = ({ state, lastStep }: Stage): number =>
  STEP_MS[state.picture]?.[lastStep?.step.step ?? ''] ?? 0;

export const turnMs = ({ picture }: Pick<ShowPicture, 'picture'>): number => TURNS_MS[picture] ?? 0;

/** Whether the last step was taken while this page was open and is still being played out. Earlier
 * steps are shown at once. */
export function useIsFresh(stage: Stage): boolean {
  const isSpin = stage.lastStep?.step.step === 'spin';
  return useIsNew(stage.stepCount, isSpin ? turnMs(stage.state) : stepMs(stage));
}

/** Whether something has come since the page was opened, so many milliseconds ago at most. */
export function useIsNew(count: number, lastsMs: number): boolean {
  const isStill = useIsStill();
  const [told, setTold] = useState(count);
  const ms = isStill ? 0 : lastsMs;
  useEffect(() => {
    const timer = setTimeout(() => setTold(count), ms);
    return () => clearTimeout(timer);
  }, [count, ms]);
  return ms > 0 && count > told;
}
