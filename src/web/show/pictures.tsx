// How each kind of show looks. A state says by `picture` which of these draws it.
import type { ShowPicture } from '#rules';
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

interface PictureOfProps {
  readonly state: ShowPicture;
  readonly isFresh: boolean;
}

export function PictureOf({ state, isFresh }: PictureOfProps) {
  switch (state.picture) {
    case 'wheel':
      return <WheelPicture state={state} isFresh={isFresh} />;
    case 'card-wheel':
      return <CardWheelPicture state={state} isFresh={isFresh} />;
    case 'baccarat':
      return <BaccaratPicture state={state} isFresh={isFresh} />;
    case 'keys':
      return <KeysPicture state={state} isFresh={isFresh} />;
    case 'tournament':
      return <TournamentPicture state={state} isFresh={isFresh} />;
    case 'balls':
      return <BallsPicture state={state} isFresh={isFresh} />;
    case 'splash':
      return <SplashPicture state={state} isFresh={isFresh} />;
    case 'grid':
      return <GridPicture state={state} isFresh={isFresh} />;
    case 'rank':
      return <RankPicture state={state} isFresh={isFresh} />;
    case 'hi-lo':
      return <HiLoPicture state={state} isFresh={isFresh} />;
  }
}
