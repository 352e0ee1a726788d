// What the house knows of its promotions.
import { type BoardState, newBoardState } from './promotions/boards/state.ts';
import { type ChipState, newChipState } from './promotions/chips/state.ts';
import { type ClubState, newClubState } from './promotions/club/state.ts';
import { type DrumState, newDrumState } from './promotions/drums/state.ts';
import { newPoolState, type PoolState } from './promotions/pools/state.ts';
import { newShowState, type ShowsState } from './promotions/shows/state.ts';
import { newTournamentState, type TournamentState } from './promotions/tournaments/state.ts';

export interface PromotionState {
  readonly drums: DrumState;
  readonly shows: ShowsState;
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
