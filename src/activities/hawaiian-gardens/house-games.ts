// The games of Hawaiian Gardens, for sheets that speak of all of them or of all of a kind.

/** Games with a pot. */
// biome-ignore format: read as a block
export const POKER_GAMES: readonly string[] = [
  'texas-holdem', 'no-limit-holdem', 'limit-buy-in-no-limit-holdem', 'reverse-holdem',
  'crazy-pineapple', 'omaha', 'omaha-high-low', 'five-card-omaha-high-low', 'seven-card-stud',
  'seven-card-stud-high-low', 'razz', 'five-card-stud', 'mexican-poker', 'california-lowball',
  'kansas-city-lowball',
];

/** California or Asian style games, where each hand plays against the player-dealer's. */
// biome-ignore format: read as a block
export const CALIFORNIA_GAMES: readonly string[] = [
  'thirteen-card', 'pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker',
  'pai-gow-tiles', 'pan-9', 'super-9', 'bonus-pan-9', 'baccarat', 'baccarat-9', 'ez-baccarat',
  'ez-baccarat-panda-8', 'fortune-7-baccarat', 'blackjack-poker', 'hawaiian-blackjack',
  'three-card-poker', 'ultimate-texas-holdem', 'caribbean-stud', 'pokara', 'nine-and-a-half',
];

export const ALL_GAMES: readonly string[] = [...POKER_GAMES, ...CALIFORNIA_GAMES];
