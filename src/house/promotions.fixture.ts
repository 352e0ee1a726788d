// The promotions' part in tests of the whole house.
import { BOARD_SAMPLES, boardDay, boardFaults } from './boards/boards.fixture.ts';
import { CHIP_SAMPLES, chipDay, chipFaults } from './chips/chips.fixture.ts';
import { CLUB_SAMPLES, clubDay, clubFaults } from './club/club.fixture.ts';
import { drumFaults } from './drums/drum-faults.fixture.ts';
import { DRUM_SAMPLES, drumDay } from './drums/drums.fixture.ts';
import { POOL_SAMPLES, poolDay, poolFaults } from './pools/pools.fixture.ts';
import { SHOW_SAMPLES, showDay, showFaults } from './shows/shows.fixture.ts';
import { tournamentDay } from './tournaments/day.fixture.ts';
import { TOURNAMENT_SAMPLES, tournamentFaults } from './tournaments/tournaments.fixture.ts';

export const PROMOTION_SAMPLES = {
  ...DRUM_SAMPLES,
  ...SHOW_SAMPLES,
  ...BOARD_SAMPLES,
  ...POOL_SAMPLES,
  ...CHIP_SAMPLES,
  ...CLUB_SAMPLES,
  ...TOURNAMENT_SAMPLES,
} as const;

/** Each with a scene of its own. */
export const PROMOTION_FAULTS = [
  drumFaults,
  showFaults,
  boardFaults,
  poolFaults,
  chipFaults,
  clubFaults,
  tournamentFaults,
] as const;

/** Days on which everything that they can bring about happens once. */
export const PROMOTION_DAYS = [
  drumDay,
  showDay,
  boardDay,
  poolDay,
  chipDay,
  clubDay,
  tournamentDay,
] as const;
