// How each kind of show looks. A state says by `picture` which of these draws it; one that none
// knows is told in words.
import type { ComponentType } from 'react';
import type { Stage } from '#house';
import { BaccaratPicture } from './baccarat-picture.tsx';
import { BallsPicture } from './balls-picture.tsx';
import { CardWheelPicture } from './card-wheel-picture.tsx';
import { GridPicture } from './grid-picture.tsx';
import { HiLoPicture } from './hi-lo-picture.tsx';
import { KeysPicture } from './keys-picture.tsx';
import { RankPicture } from './rank-picture.tsx';
import { SplashPicture } from './splash-picture.tsx';
import { TournamentPicture } from './tournament-picture.tsx';
import { WheelPicture } from './wheel-picture.tsx';

export interface PictureProps {
  readonly stage: Stage;
  /** The last step was taken while the page was open, so it may be played out. It is decided
   * already, and the picture ends on it. Where motion is not wanted it is never fresh. */
  readonly isFresh: boolean;
}

export const PICTURES: Readonly<Record<string, ComponentType<PictureProps>>> = {
  wheel: WheelPicture,
  'card-wheel': CardWheelPicture,
  baccarat: BaccaratPicture,
  keys: KeysPicture,
  tournament: TournamentPicture,
  balls: BallsPicture,
  splash: SplashPicture,
  grid: GridPicture,
  rank: RankPicture,
  'hi-lo': HiLoPicture,
};
