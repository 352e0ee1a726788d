// What the parts of the house that run promotions add to its commands, its reference
// and its refusals.
import { BOARD_COMMANDS, BOARD_REFERENCE, BOARD_REFUSALS } from './promotions/boards/words.ts';
import { CHIP_COMMANDS, CHIP_REFERENCE, CHIP_REFUSALS } from './promotions/chips/words.ts';
import { CLUB_COMMANDS, CLUB_REFERENCE, CLUB_REFUSALS } from './promotions/club/words.ts';
import { DRUM_COMMANDS, DRUM_REFERENCE, DRUM_REFUSALS } from './promotions/drums/words.ts';
import { POOL_COMMANDS, POOL_REFERENCE, POOL_REFUSALS } from './promotions/pools/words.ts';
import { SHOW_COMMANDS, SHOW_REFERENCE, SHOW_REFUSALS } from './promotions/shows/words.ts';
import {
  TOURNAMENT_COMMANDS,
  TOURNAMENT_REFERENCE,
  TOURNAMENT_REFUSALS,
} from './promotions/tournaments/words.ts';

export const PROMOTION_COMMANDS = {
  ...DRUM_COMMANDS,
  ...SHOW_COMMANDS,
  ...BOARD_COMMANDS,
  ...POOL_COMMANDS,
  ...CHIP_COMMANDS,
  ...CLUB_COMMANDS,
  ...TOURNAMENT_COMMANDS,
} as const;

export const PROMOTION_REFERENCE = {
  ...DRUM_REFERENCE,
  ...SHOW_REFERENCE,
  ...BOARD_REFERENCE,
  ...POOL_REFERENCE,
  ...CHIP_REFERENCE,
  ...CLUB_REFERENCE,
  ...TOURNAMENT_REFERENCE,
} as const;

/** In the order in which the questions are asked. */
export const PROMOTION_REFUSALS = {
  ...DRUM_REFUSALS,
  ...SHOW_REFUSALS,
  ...BOARD_REFUSALS,
  ...POOL_REFUSALS,
  ...CHIP_REFUSALS,
  ...CLUB_REFUSALS,
  ...TOURNAMENT_REFUSALS,
} as const;
