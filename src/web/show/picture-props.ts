import type { Pictured, ShowPicture } from '#rules';

export interface PictureProps<Picture extends ShowPicture['picture']> {
  readonly state: Pictured<Picture>;
  /** The last step was taken while the page was open, so it may be played out. It is decided
   * already, and the picture ends on it. Where motion is not wanted it is never fresh. */
  readonly isFresh: boolean;
}
