// What the big screen shows: a show, or a drawing of tickets while it is held.
import type { PostedDrawing, Stage } from '#house';

interface Room {
  /** The newest first. */
  readonly stages: readonly Stage[];
  readonly drawings: readonly PostedDrawing[];
}

type OnStage = { readonly stage: Stage } | { readonly drawing: PostedDrawing } | undefined;

const asStage = (stage: Stage | undefined): OnStage =>
  stage === undefined ? undefined : { stage };

/** When something last came out of the drum, or when it was closed. */
const heldSince = ({ draws, closedAt = '' }: PostedDrawing): number =>
  Date.parse(draws.at(-1)?.at ?? closedAt);

const isHeld = ({ status }: PostedDrawing): boolean => status !== 'announced' && status !== 'ended';

/** The show or drawing of this name; without a name, the latest one in progress, or else the last
 * show. */
export function onStage({ stages, drawings }: Room, name: string | undefined): OnStage {
  if (name !== undefined) {
    const drawing = drawings.find((each) => each.drawing === name);
    const stage = stages.find(({ show }) => show === name);
    return stage === undefined && drawing !== undefined ? { drawing } : asStage(stage);
  }
  const live = stages.find(({ status }) => status === 'playing' || status === 'over');
  const [drawing] = drawings.filter(isHeld).sort((a, b) => heldSince(b) - heldSince(a));
  if (drawing === undefined) return asStage(live ?? stages[0]);
  const isNewer = live === undefined || heldSince(drawing) > Date.parse(live.startedAt);
  return isNewer ? { drawing } : { stage: live };
}
