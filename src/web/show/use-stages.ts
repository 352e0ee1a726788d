// Shows and drawings as the stream tells them.
import type { PostedDrawing, Stage } from '#house';
import { useTopic } from '../data/stream.ts';

/** The newest first; nothing before the stream has told them. */
export function useStages(): readonly Stage[] | undefined {
  const items = useTopic('shows');
  if (items === undefined) return undefined;
  return [...items]
    .map(([show, stage]) => ({ show, ...stage }))
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}

/** Nothing before the stream has told them; drums stand beside them there. */
export function useDrawings(): readonly PostedDrawing[] | undefined {
  const items = useTopic('drawings');
  if (items === undefined) return undefined;
  return [...items].flatMap(([drawing, facts]) =>
    'issued' in facts ? [] : [{ drawing, ...facts }],
  );
}
