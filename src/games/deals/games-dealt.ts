// Every game that can be dealt and recorded.
import { BACCARAT_GAMES } from './baccarat-games.ts';
import { BLACKJACK_GAMES } from './blackjack-games.ts';
import { CASINO_WAR_GAMES } from './casino-war.ts';
import type { DealtGame } from './deal.ts';
import { DRAW_GAMES } from './draw-games.ts';
import { FLOP_GAMES } from './flop-games.ts';
import { NINE_AND_A_HALF_GAMES } from './nine-and-a-half.ts';
import { PAI_GOW_GAMES } from './pai-gow-games.ts';
import { PAN_9_GAMES } from './pan-9-games.ts';
import { PLAYER_DEALER_POKER_GAMES } from './player-dealer-poker.ts';
import { STUD_GAMES } from './stud-games.ts';
import { THIRTEEN_CARD_GAMES } from './thirteen-card-game.ts';
import { TILES_GAMES } from './tiles-game.ts';

export const DEALT_GAMES: readonly DealtGame[] = [
  ...FLOP_GAMES,
  ...STUD_GAMES,
  ...DRAW_GAMES,
  ...THIRTEEN_CARD_GAMES,
  ...PAI_GOW_GAMES,
  ...TILES_GAMES,
  ...PAN_9_GAMES,
  ...BACCARAT_GAMES,
  ...BLACKJACK_GAMES,
  ...PLAYER_DEALER_POKER_GAMES,
  ...CASINO_WAR_GAMES,
  ...NINE_AND_A_HALF_GAMES,
];

export const dealtGameNamed = (id: string): DealtGame | undefined =>
  DEALT_GAMES.find((game) => game.id === id);
