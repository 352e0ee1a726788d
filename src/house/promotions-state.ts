// What the house knows of its promotions.
import { type BoardState, newBoardState } from './boards/state.ts';
import { type ChipState, newChipState } from './chips/state.ts';
import { type ClubState, newClubState } from './club/state.ts';
import { type DrumState, newDrumState } from './drums/state.ts';
import { newPoolState, type PoolState } from './pools/state.ts';
import { newShowState, type ShowState } from './shows/state.ts';
import { newTournamentState, type TournamentState } from './tournaments/state.ts';

export interface PromotionState {
  readonly drums: DrumState;
  readonly shows: ShowState;
  readonly boards: BoardState;
  readonly pools: PoolState;
  readonly chips: ChipState;
  readonly club: ClubState;
  readonly tournaments: TournamentState;
}

export const newPromotionState = (): PromotionState => ({
  drums: newDrumState(),
  shows: newShowState(),
  boards: newBoardState(),
  pools: newPoolState(),
  chips: newChipState(),
  club: newClubState(),
  tournaments: newTournamentState(),
});
