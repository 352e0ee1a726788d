// Shows as the stream tells them.
import type { Stage } from '#house';
import { useTopic } from '../data/stream.ts';

/** The newest first; nothing before the stream has told them. */
export function useStages(): readonly Stage[] | undefined {
  const items = useTopic<Omit<Stage, 'show'>>('shows');
  if (items === undefined) return undefined;
  return [...items]
    .map(([show, stage]) => ({ show, ...stage }))
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
}

/** The show of this name; where none is named the newest that is not over, or else the newest. */
export const chosenStage = (
  stages: readonly Stage[],
  name: string | undefined,
): Stage | undefined =>
  name === undefined
    ? (stages.find(({ status }) => status === 'playing' || status === 'over') ?? stages[0])
    : stages.find(({ show }) => show === name);
