// How each kind of show looks. A state says by `picture` which of these draws it; one that none
// knows is told in words.
import type { ComponentType } from 'react';
import { BaccaratPicture } from './baccarat-picture.tsx';
import { BallsPicture } from './balls-picture.tsx';
import { CardWheelPicture } from './card-wheel-picture.tsx';
import { GridPicture } from './grid-picture.tsx';
import { HiLoPicture } from './hi-lo-picture.tsx';
import { KeysPicture } from './keys-picture.tsx';
import type { PictureProps } from './picture-props.ts';
import { RankPicture } from './rank-picture.tsx';
import { SplashPicture } from './splash-picture.tsx';
import { TournamentPicture } from './tournament-picture.tsx';
import { WheelPicture } from './wheel-picture.tsx';

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
