// What the poker bonus jackpot, the high hand bonus and the aces cracked promotion share: the games,
// the reserve that pays all three, and who may win.
import type { Reading } from '#games';
import { usd } from '#money';
import {
  type Clause,
  type EligibilityRule,
  employees,
  type FundRule,
  noBackline,
  noCollusion,
  noMisdeals,
  noTournaments,
  playersAtLeast,
  potAtLeast,
  showdown,
  standardDeck,
} from '#rules';
import { PROPOSITION_RULE } from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';

const UNCONTESTED_HAND = {
  name: 'uncontestedHand',
  values: ['does-not-count', 'counts'],
  default: 'does-not-count',
} as const;

/** The last betting round is called the showdown; nobody shows a hand down alone. */
export const uncontestedReading = (id: string): Reading => ({
  id,
  clause: ELIGIBILITY,
  unclear: 'Whether a hand counts if everyone else folds on the last betting round.',
  weRead:
    'No: the sheet calls that round the showdown, and there was none. A board or street that was never dealt has not been played through either.',
  setting: UNCONTESTED_HAND,
});

/** The approval whose reserve pays the other two. */
export const BONUS_HAND_APPROVAL = 'GEAR-001277';

// biome-ignore format: read as a block
export const POKER_GAMES: readonly string[] = [
  'texas-holdem', 'texas-holdem-high-low', 'omaha', 'omaha-high-low', 'seven-card-stud',
  'seven-card-stud-high-low', 'california-lowball', 'kansas-city-lowball', 'crazy-pineapple',
  'crazy-pineapple-high-low', 'draw-poker', 'pineapple', 'pineapple-high-low', 'five-card-stud',
];

/** As the sheet on tournaments lists them. */
export const POKER_GAMES_LISTED = {
  'texas-holdem': { number: 'GEGR-000741' },
  'omaha-high-low': { number: 'GEGR-000733' },
  'five-card-stud': { title: 'Stud' },
};

/** Two sheets name no game. */
export const pokerGamesReading = (id: string): Reading => ({
  id,
  clause: 'Eligible Controlled Games',
  unclear: 'Which games are all approved poker games; none is named.',
  weRead: 'The fourteen of the sheet on poker tournaments, by their names and numbers there.',
});

export const POKER_GAMES_NOTE = 'every approved poker game of the house';

export const POKER_ELIGIBILITY: readonly EligibilityRule[] = [
  noBackline(ELIGIBILITY),
  playersAtLeast(5, ELIGIBILITY),
  potAtLeast(usd('20'), ELIGIBILITY),
  noTournaments(ELIGIBILITY),
  noMisdeals(ELIGIBILITY),
  noCollusion(ELIGIBILITY),
  standardDeck(ELIGIBILITY),
  employees('off-duty-out-of-uniform', ELIGIBILITY),
  PROPOSITION_RULE,
  ...showdown(ELIGIBILITY, { setting: UNCONTESTED_HAND.name, value: UNCONTESTED_HAND.default }),
];

/** Which five cards are looked at, by the kind of game. */
export const CARDS_THAT_COUNT: readonly Clause[] = [
  'In draw games each player is dealt five cards, and those five are the hand.',
  'In seven-card stud, high or high-low, three cards are dealt down and four up; two of those down and three of those up make the hand.',
  "In games with a board, such as hold'em, Omaha and Pineapple, each player is dealt two to five hole cards; two of them and three of the five on the board make the hand.",
].map((words) => ({ clause: 'Object and Summary', words }));

/** Prizes without a fee of their own. What the reserve lacks is lent by the house, as the sheet of
 * that reserve has it. */
export const BONUS_HAND_RESERVE: FundRule = {
  title: 'reserve fund of the Poker Bonus Hand Progressive Jackpot',
  clause: 'Funding',
  source: 'other-reserve',
  of: BONUS_HAND_APPROVAL,
  meters: [],
  paidFrom: ['reserve', 'advance'],
  repaid: { when: 'reserve-suffices', isRead: true },
};
