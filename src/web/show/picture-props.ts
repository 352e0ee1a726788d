import type { Stage } from '#house';

export interface PictureProps {
  readonly stage: Stage;
  /** The last step was taken while the page was open, so it may be played out. It is decided
   * already, and the picture ends on it. Where motion is not wanted it is never fresh. */
  readonly isFresh: boolean;
}
