// What the sheets of Bay 101 have in common.
import { DEALT_GAMES, type Reading } from '#games';
import {
  type ClaimRule,
  type Clause,
  dollars,
  type EligibilityRule,
  type FundRule,
  type Keypad,
  type NoPurchase,
  noTpp,
  playersAtLeast,
  type Venue,
} from '#rules';

export const BAY_101: Venue = {
  id: 'bay-101',
  title: 'Bay 101 Casino',
  place: 'California',
  regulator: 'Bureau of Gambling Control',
};

export const NO_PURCHASE: NoPurchase = {
  kind: 'required',
  clause: 'No Purchase Necessary',
  words: [
    'No Purchase Necessary: anyone can play free, with no restrictions.',
    'Ask for a No Purchase Necessary table: there you pay no table fee and place no live wager.',
  ],
};

/** No sheet says who pays at a table where no one has paid in. */
export const freeTableReading = (id: string): Reading => ({
  id,
  clause: NO_PURCHASE.clause,
  unclear: 'Where prizes come from that are won at a No Purchase Necessary table.',
  weRead: 'From the same money as in live play.',
});

/** Free play has no restrictions, and a table where nobody wagers has no pot. */
export const freeMinimumsReading = (id: string, least: 'players' | 'players and pot'): Reading => ({
  id,
  clause: NO_PURCHASE.clause,
  unclear: `Whether the least ${least} of live play are asked for at a No Purchase Necessary table.`,
  weRead: 'No: taking part for free has no restrictions. Hands are dealt and compared as always.',
});

const PROPOSITION_PLAYERS = {
  name: 'propositionPlayers',
  values: ['win', 'left-out'],
  default: 'win',
} as const;

/** Of the sheets on poker games, which are played without a player-dealer. */
export const propositionReading = (id: string): Reading => ({
  id,
  clause: 'Eligibility Requirements',
  unclear: 'Third-party proposition players are not mentioned.',
  weRead:
    'They pay and win like all players: nothing on this sheet leaves them out. A house may leave them out, as its sheets on the games with a player-dealer do.',
  setting: PROPOSITION_PLAYERS,
});

/** They are out only in a house that reads it so. */
export const PROPOSITION_RULE: EligibilityRule = {
  ...noTpp('Eligibility Requirements'),
  under: { setting: PROPOSITION_PLAYERS.name, value: 'left-out' },
};

const FAULTY_DEAL = {
  name: 'faultyDeal',
  values: ['counts', 'void'],
  default: 'counts',
} as const;

/** Where a sheet is silent on deals that went wrong. */
export const faultyDealReading = (id: string, silentOn: string): Reading => ({
  id,
  clause: 'Eligibility Requirements',
  unclear: `${silentOn} not mentioned.`,
  weRead:
    'This sheet does not exclude such a hand, and rules of other sheets are not taken over; a house may post that it is void.',
  setting: FAULTY_DEAL,
});

/** A rule that holds only in a house that reads it so. */
export const ifFaultyIsVoid = (rule: EligibilityRule): EligibilityRule => ({
  ...rule,
  under: { setting: FAULTY_DEAL.name, value: 'void' },
});

/** Activities that the house pays for itself. */
export const HOUSE_FUNDED: FundRule = {
  title: BAY_101.title,
  clause: 'Funding',
  source: 'house',
  meters: [],
  paidFrom: ['house'],
};

/** What most sheets say of paying: a representative, and only when the records are complete. */
export const PAID_ON_PAPER = { paidBy: 'representative', paperworkFirst: true } as const;

/** The same, and never by the dealer's tray. */
export const NOT_FROM_TRAY = { ...PAID_ON_PAPER, tray: { pays: 'nothing' } } as const;

/** Fifteen minutes to show an ID, then thirty days to come back with one. */
export const claimWithin30Days = (unclaimedGoesTo: string): ClaimRule => ({
  clause: 'Eligibility Requirements',
  minutes: 15,
  days: 30,
  unclaimedGoesTo,
  identity: { nameMatters: false },
  words: [
    'A winner has 15 minutes to show a valid ID, and after that 30 days to return with one.',
    `A prize not claimed by then goes back to the ${unclaimedGoesTo}.`,
  ],
});

/** The smallest chip that an even split is rounded up to. */
export const CHIP = dollars(
  'Smallest chip that a share is rounded up to',
  ['0.01'],
  'Prize Payout Structure',
);

/** What a percentage leaves over. */
export const centsReading = (id: string, clause: string): Reading => ({
  id,
  clause,
  unclear: 'What becomes of a part of a cent in a percentage of the pool.',
  weRead:
    'It stays in the pool: shares are paid to the cent, and odd chips are made up only where ' +
    'several divide a share.',
});

export const adminFee = (least = '5') =>
  dollars('Administrative fee per table and hour', [least, '20'], 'Administrative Fees');

export const OTHER_NAMES: Clause = {
  clause: 'Advertising',
  words: 'Advertised under another name, it shows its approval number on every advertisement.',
};

export const ON_DISPLAY: Clause = {
  clause: 'Advertising',
  words:
    'While it is offered, its rules and procedures are on display where everyone can see them.',
};

export const GAMES_AS_APPROVED: Clause = {
  clause: 'Eligible Controlled Games',
  words: 'The games that it goes with keep their approved rules.',
};

const FREE_IN_ADVERTISING: Clause = {
  clause: 'No Purchase Necessary',
  words:
    'Advertisements of every kind carry the words "No Purchase Necessary": message boards, ' +
    'monitors, posters and flyers alike.',
};

/** What a sheet says about advertising, the games underneath and free play. */
export const HOUSE_RULES: readonly Clause[] = [
  OTHER_NAMES,
  ON_DISPLAY,
  GAMES_AS_APPROVED,
  FREE_IN_ADVERTISING,
];

export const OPEN_TO_SEATED: Clause = {
  clause: 'Eligibility Requirements',
  words: 'It is open to all who are seated and playing at one of its games in the posted hours.',
};

/** Of the games against a player-dealer, who is one of the two. */
export const PLAYER_AND_BANK: EligibilityRule = {
  ...playersAtLeast(2, 'Eligibility Requirements'),
  words: 'At least 2 players must be in the round: a player and the player-dealer.',
};

export const ONE_CHART: Clause = {
  clause: 'Qualifying Hands',
  words: 'One chart is offered at a time, never a mixture, and always the whole of it.',
};

export const NO_WIN_LIMIT: Clause = {
  clause: 'Eligibility Requirements',
  words: 'A player may win any number of times.',
};

export const NO_ADMIN_FEE: Clause = {
  clause: 'Administrative Fees',
  words: 'There is no administrative fee.',
};

/** Of the electronic jackpots. */
export const CERTIFIED: Clause = {
  clause: 'Equipment',
  words: 'Software and reader are certified by Gaming Laboratories International.',
};

export const BOTH_LOGS =
  'All money in and out, electronically and in a handwritten log, kept for regulators and the law.';

const SUMMARY = 'Object and Summary';

const KEYPAD = {
  clause: 'Equipment',
  start: 'Start Game',
  hand: 'hand-button',
  undo: 'not-stated',
  calls: 'representative',
  end: 'End Game',
  backOut: 'not-stated',
  sensorFault: {
    kind: 'mark-by-hand',
    words: 'A button shows that the player takes part where the sensor stays dark.',
    clause: `${SUMMARY}, 3`,
  },
} as const satisfies Omit<Keypad, 'authorize'>;

/** Rounds, hands and payouts are keyed in; no button has a name, and none ends the round. */
export const BONUS_HAND_KEYPAD: Keypad = {
  ...KEYPAD,
  clause: `${SUMMARY}, 3 and 6`,
  start: null,
  authorize: { by: 'representative', entersPayout: true },
  end: null,
};

export const BLAZING_7S_KEYPAD: Keypad = {
  ...KEYPAD,
  confirmedBy: 'supervisor',
  authorize: { by: 'representative', entersPayout: true, swipesCard: true },
  backOut: 'manual-adjustment',
  winPage: 'money bag',
  sensorFault: { ...KEYPAD.sensorFault, clause: `${SUMMARY}, 2` },
};

export const BONUS_HAND_V1_1_KEYPAD: Keypad = {
  ...KEYPAD,
  hand: 'spot-and-hand-button',
  authorize: { by: 'representative', button: 'Pay Jackpot', swipesCard: true },
  systemFault: 'not-offered',
};

/** Games with a bonus bet in their approved names. */
export const SIX_CARD_BONUS = 'Three Card Poker 6 Card Bonus';
export const BAD_BEAT_BONUS = "Ultimate Texas Hold'em Bad Beat Bonus";

const POKER_FAMILIES = ['flop', 'stud', 'draw'];

/** Games of this room that are played against a player-dealer. */
export const CALIFORNIA_GAMES: readonly string[] = DEALT_GAMES.filter(
  ({ approvalIds, family }) =>
    approvalIds.some(({ venue }) => venue === BAY_101.id) && !POKER_FAMILIES.includes(family),
).map(({ id }) => id);

/** By the names of the approvals; where a game has two numbers, that of the later sheets. */
export const CALIFORNIA_GAMES_LISTED = {
  'ez-baccarat-panda-8': { number: 'GEGR-000692' },
  'three-card-poker': { title: SIX_CARD_BONUS, number: 'GEGR-000724' },
  'ultimate-texas-holdem': { title: BAD_BEAT_BONUS, number: 'GEGR-000725' },
  'crazy-4-poker': { number: 'GEGR-000691' },
};

export const CALIFORNIA_GAMES_NOTE = 'all approved California games of the room';

export const NO_CHANCE: NoPurchase = {
  kind: 'exempt',
  clause: 'No Purchase Necessary',
  words: ['Nothing is left to chance, so no no-purchase table is needed.'],
};

export const OPPOSITE_BETS =
  'Player and Banker in every baccarat game; bets on a tie are bonus bets, and no other game has any.';
