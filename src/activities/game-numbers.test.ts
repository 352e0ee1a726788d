// The controlled games of each sheet that lists them with their numbers, typed from the documents.
// Where two of our games are one on the sheet, it stands here once.
import { describe, expect, test } from 'vitest';
import { assert, sure } from '#result';
import { type Activity, approvedSheet, decodeOffering, makeActivity, postingOf } from '#rules';
import { ACTIVITIES } from './index.ts';

const HOLDEM = [
  "No Limit Hold'em (GEGA-001465)",
  "Texas Hold'em (GEGA-001462)",
  "Limit Buy In, No Limit Hold'em (GEGA-001471)",
];
const BAY_HOLDEM = ["Texas Hold'em (GEGA-001983)"];

// biome-ignore format: a line for each game, as the documents have them
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'hgc-blazing-sevens': ['Blackjack Poker (GEGA-001470)', 'Hawaiian Blackjack (GEGA-001461)'],
  'hgc-car-giveaway': [
    "Texas Hold'em (GEGA-001462)",
    'Seven Card Stud High-Low Split (GEGA-001454)',
    'Omaha (GEGA-002303)',
    'Lowball (GEGA-001451)',
    'Crazy Pineapple (GEGA-001455)',
    '13-Card Poker (Chinese Poker) (GEGA-001456)',
    "Joker's Wild Pai Gow Poker (GEGA-001459)",
    'Pan 9 (GEGA-002449)',
    'Pai Gow Tiles (GEGA-001463)',
    'Baccarat (GEGA-002606)',
    'Three Card Poker (GEGA-000329)',
    'Fortune 7 Baccarat (GEGA-004346)',
    'Seven Card Stud (GEGA-001453)',
    'Seven Card Stud Low (Razz) (GEGA-001466)',
    'Omaha High-Low Split (GEGA-002303)',
    'Kansas City Lowball (GEGA-001473)',
    'Mexican Poker (GEGA-001452)',
    'Pai Gow Poker (GEGA-001458)',
    'Fortune Pai Gow Poker (GEGA-002814)',
    'Super 9 (GEGA-001468)',
    'Blackjack Poker (GEGA-001470)',
    'EZ Baccarat (GEGA-002889)',
    "Ultimate Texas Hold'em (GEGA-003345)",
    '5 Card Omaha High-Low Split (GEGA-003824)',
  ],
  'hgc-fast-cash-jackpots': [
    'Pai Gow Poker (GEGA-001458)',
    'Pai Gow Poker with the Fortune Pai Gow Bet (GEGA-002814)',
    'Jokers Wild Pai Gow Poker (GEGA-001459)',
    'Blackjack Poker (GEGA-001470)',
    'EZ Baccarat Panda 8 (GEGA-002889)',
    'Fortune 7 Baccarat (GEGA-004346)',
  ],
  'hgc-fortune-7-progressive': ['Fortune 7 Baccarat (GEGA-004346)'],
  'hgc-four-of-a-kind-poker': [
    "Texas Hold'em (GEGA-001462)",
    'Seven Card Stud High-Low Split (GEGA-001454)',
    'Omaha (GEGA-002303)',
    'Crazy Pineapple (GEGA-001455)',
    'Seven Card Stud (GEGA-001453)',
    'Mexican Poker (GEGA-001452)',
    'Omaha High-Low Split (GEGA-003824)',
  ],
  'hgc-high-hand-happy-hours': [
    "Texas Hold'em (GEGA-001462)",
    'Seven Card Stud (GEGA-001453)',
    'Seven Card Stud High-Low Split (GEGA-001454)',
    'Mexican Poker (GEGA-001452)',
    'Omaha (GEGA-002303)',
    'Omaha High-Low Split (GEGA-003824)',
    'Crazy Pineapple (GEGA-001455)',
  ],
  'hgc-match-play': [
    '13 Card Poker (GEGA-001456)',
    "Joker's Wild Pai Gow Poker (GEGA-001459)",
    'Pan 9 (GEGA-002449)',
    'Pai Gow Tiles (GEGA-001463)',
    'Blackjack Poker (GEGA-001470)',
    'EZ Baccarat (GEGA-002889)',
    "Ultimate Texas Hold'em (GEGA-003345)",
    '9 1/2 (GEGA-002458)',
    'Pai Gow Poker (GEGA-001458)',
    'Fortune Pai Gow Poker (GEGA-002814)',
    'Super 9 (GEGA-001468)',
    'Pokara (GEGA-000921)',
    'Baccarat (GEGA-002606)',
    'Three Card Poker (GEGA-000329)',
    'Caribbean Stud Poker (GEGA-001469)',
    'Fortune 7 (GEGA-004346)',
  ],
  'hgc-pocket-aces-cracked': ["Texas Hold'em (GEGA-001462)", "No Limit Hold'em (GEGA-001465)"],
  'hgc-pro-football': [
    "Texas Hold'em (GEGA-001462)",
    'Seven Card Stud High-Low Split (GEGA-001454)',
    'Omaha (GEGA-002303)',
    'Lowball (GEGA-001451)',
    'Crazy Pineapple (GEGA-001455)',
    '13-Card Poker (Chinese Poker) (GEGA-001456)',
    'Seven Card Stud (GEGA-001453)',
    'Seven Card Stud Low (Razz) (GEGA-001466)',
    'Omaha High-Low Split (GEGA-002303)',
    'Kansas City Lowball (GEGA-001473)',
    "No Limit Hold'em (GEGA-001465)",
  ],
  'hgc-royal-flush-on-the-flop': HOLDEM,
  'hgc-shuffle-master-classic-qualifier': [
    'Three Card Poker (GEGA-000329)',
    'Caribbean Stud Poker (GEGA-001469)',
    "Ultimate Texas Hold'em (GEGA-003345)",
  ],
  'hgc-three-card-poker-progressive': ['Three Card Poker 6 Card Bonus (GEGA-000329)'],
  'hgc-three-of-a-kind-on-the-flop': HOLDEM,
  'hgc-uth-progressive': ["Ultimate Texas Hold'em (GEGA-003345)"],
  'hgc-fortune-pai-gow-progressive': ['Pai Gow Poker with the Fortune Bonus Bet (GEGA-002814)'],
  'bay101-bonus-hand-progressive': [
    'Three Card Poker 6 Card Bonus (GEGA-004086)',
    "Ultimate Texas Hold'em Bad Beat Bonus (GEGA-004177)",
    'Crazy 4 Poker (GEGA-004555)',
  ],
  // No Bust 21st Century Blackjack by reading B5.3.
  'bay101-prize-wheel': [
    'EZ-Baccarat Panda 8 (GEGA-003090)',
    'Golden Frog Baccarat (GEGR-002128)',
    'Golden Frog Baccarat 2.0 (GEGR-002167)',
    'ZooBac (GEGR-002052)',
    'No Bust 21st Century Blackjack 5.0 (GEGA-001197)',
    'California Blackjack (GEGA-001969)',
    'Three Card Poker 6 Card Bonus (GEGA-004086)',
    'Crazy 4 Poker (GEGA-004555)',
    "Ultimate Texas Hold'em Bad Beat Bonus (GEGA-004177)",
    'Casino War (GEGA-004553)',
    'Pai Gow Poker (GEGA-001991)',
    'Fortune Pai Gow Poker (GEGA-002450)',
    'Face Up Pai Gow Poker (GEGR-002180)',
    'Pai Gow Tiles (GEGA-001990)',
  ],
  'bay101-pai-gow-poker-bonus-hand': [
    'Pai Gow Poker (GEGA-001991)',
    'Fortune Pai Gow Poker (GEGA-002450)',
    'Face Up Pai Gow Poker (GEGR-002180)',
  ],
  'bay101-aces-cracked': BAY_HOLDEM,
  'bay101-blazing-7s': ['No Bust 21st Century Blackjack (GEGA-001197)'],
  'bay101-no-limit-bad-beat': BAY_HOLDEM,
  'bay101-omaha-bad-beat': ['Omaha Hi-Low Split (8 or Better) (GEGA-001987)'],
  'bay101-limit-bad-beat': BAY_HOLDEM,
  'bay101-poker-tournaments': [
    "Texas Hold'em (GEGR-000741)",
    "Texas Hold'em High-Low Split (GEGR-000742)",
    'Omaha (GEGR-000732)',
    'Omaha High-Low Split (GEGR-000733)',
    'Seven Card Stud (GEGR-000737)',
    'Seven Card Stud High-Low Split (GEGR-000738)',
    'California Lowball (GEGR-000727)',
    'Kansas City Lowball (GEGR-000731)',
    'Crazy Pineapple (GEGR-000728)',
    'Crazy Pineapple High-Low Split (GEGR-000729)',
    'Draw Poker (GEGR-000730)',
    'Pineapple (GEGR-000735)',
    'Pineapple High-Low Split (GEGR-000736)',
    'Stud (GEGR-000740)',
  ],
  'bay101-baccarat-bonus-hand': [
    'Golden Frog Baccarat 2.0 (GEGR-002167)',
    'Golden Frog Baccarat 2.1 (GEGR-002233)',
    'Golden Frog Baccarat 1.0 (GEGR-002128)',
    'EZ Baccarat Panda 8 (GEGR-000692)',
    'ZooBac (GEGR-002052)',
    '21st Century Baccarat 4.0 (GEGR-000676)',
    '21st Century Baccarat 8.0 (GEGR-000677)',
  ],
  'bay101-bonus-hand-progressive-v1-1': [
    'Crazy 4 Poker (GEGR-000691)',
    'Three Card Poker 6 Card Bonus (GEGR-000724)',
    "Ultimate Texas Hold'em Bad Beat Bonus (GEGR-000725)",
  ],
};

/** The list of games on a sheet, and what else stands in that list. */
function gamesOn({ sections }: ReturnType<typeof approvedSheet>): readonly string[] {
  const block = sections.find(({ id }) => id === 'times')?.blocks[0];
  assert(block?.kind === 'list', 'games stand in a list');
  return block.items;
}

const posted = (activity: Activity) =>
  sure(postingOf(activity, sure(decodeOffering(activity, activity.sample))));

const NUMBER = /\(GEG[AR]-\d{6}\)/;

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))('%s', (id, sheet) => {
  const expected = LISTED[id] ?? [];
  const numbered = (items: readonly string[]) => items.filter((item) => NUMBER.test(item));

  test('has the controlled games of the document under their names and numbers', () => {
    expect(numbered(gamesOn(approvedSheet(sheet)))).toEqual(expected);
    const offered = sure(decodeOffering(sheet, sheet.sample)).games;
    if (offered.length === sheet.games.length) {
      expect(numbered(gamesOn(posted(sheet)))).toEqual(expected);
    }
  });

  test('says them in the registry', () => {
    const { games, gameTitles, gameNumbers } = makeActivity(sheet);
    const said = games.flatMap((game) =>
      gameNumbers[game] === undefined ? [] : [`${gameTitles[game]} (${gameNumbers[game]})`],
    );
    expect([...new Set(said)]).toEqual(expected);
  });
});

test('Bay 101 has its 49 entries', () => {
  const bay101 = Object.entries(LISTED).filter(([id]) => id.startsWith('bay101-'));
  expect(bay101.flatMap(([, games]) => games)).toHaveLength(49);
});
