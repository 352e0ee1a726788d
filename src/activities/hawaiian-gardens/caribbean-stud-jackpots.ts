// What the two jackpots of Caribbean Stud Poker share, nearly all but their hands and prizes.
import type { Reading } from '#games';
import { ratio, usd } from '#money';
import {
  baseWager,
  type ClaimRule,
  type Clause,
  clausesOf,
  type EligibilityRule,
  emptySeatsStay,
  type Fee,
  type FundRule,
  type MeterRule,
  type NoPurchase,
  noTpp,
  type PostingItem,
  playersAtLeast,
} from '#rules';
import { wagerReading } from './shared.ts';

const FUND = 'The Jackpot Fund';
const COLLECTION = 'Jackpot Collection Procedure';
const NOTICE = 'Notice of Collection and Accounting Procedures';
const FREE = 'No Purchase Necessary Play';
const THIRD_PARTY = 'Third Party Proposition Players';
const ADMINISTRATIVE = 'Administrative Fee';
const UNCHANGED = 'No Change in the Underlying Game Rules';
export const ELIGIBILITY = 'Eligibility for the Jackpot Prize';
export const SCHEDULE = 'Jackpot Promotion Prize Schedule And Seed';

export const CARIBBEAN_FEE: Fee = {
  name: 'fee',
  title: 'Jackpot collection fee',
  amount: [
    { limit: '$5-$50', player: usd('0.50') },
    { limit: '$10-$100', player: usd('0.50') },
    { limit: '$50-$300', player: usd('1') },
  ],
  paidBy: 'first-position',
  optional: false,
  split: { reserve: ratio('100%') },
  clause: COLLECTION,
  note:
    'once a table and hand, before it starts; of several on the hand in the first position, by ' +
    'the one with most in action',
};

/** A prize with a minimum, which is also its start. */
export const prizeMeter = (name: string, title: string, seed: string): MeterRule => ({
  name,
  title,
  seed: usd(seed),
  floor: usd(seed),
});

export const jackpotFund = (meters: readonly MeterRule[]): FundRule => ({
  title: 'Jackpot Fund',
  clause: FUND,
  source: 'own-fees',
  meters,
  paidFrom: ['reserve', 'advance'],
  repaid: { when: 'not-stated' },
  adminFee: { amount: usd('4'), per: 'table and hour', clause: ADMINISTRATIVE },
});

/** Alone on a hand, a third-party player leaves its part in the fund; beside others who wager on
 * it, or at their table, the part is theirs. It stays in the fund only if no one else is in the
 * share. */
const NO_THIRD_PARTY: EligibilityRule = {
  ...noTpp(THIRD_PARTY),
  words:
    'Third-party proposition players win nothing: a hand of theirs alone leaves its part in the ' +
    'fund, and of what they have part in with others the others get all.',
};

/** The two sheets have the same readings on who is counted, and on where the fees go. */
export const caribbeanReadings = (sheet: 'HG-9' | 'HG-10', first: number): readonly Reading[] => [
  wagerReading(`${sheet}.${first}`, ELIGIBILITY),
  {
    id: `${sheet}.${first + 1}`,
    clause: FREE,
    unclear: 'Whether the others at a free table divide the parts of empty seats.',
    weRead:
      'No: a free player has the part of the own hand, or one place in the division of the table, ' +
      'and the rest stays in the fund. This sheet alone says so.',
  },
  {
    id: `${sheet}.${first + 2}`,
    clause: FUND,
    unclear: 'How the house allots the fees to the prizes, which it controls.',
    weRead:
      'All fees come into the fund first; the house moves money from it to a prize when it likes, ' +
      'by two people, and never below the minimum.',
  },
];

export const CARIBBEAN_ELIGIBILITY: readonly EligibilityRule[] = [
  playersAtLeast(4, 'Summary of Game'),
  baseWager(ELIGIBILITY),
  NO_THIRD_PARTY,
  emptySeatsStay(FREE),
];

export const CARIBBEAN_CLAIM: ClaimRule = {
  clause: NOTICE,
  paidBy: 'cage',
  words: ['Prizes are cash, chips or both, and the fund is reduced at once.'],
};

export const CARIBBEAN_FREE: NoPurchase = {
  kind: 'at-tables',
  clause: FREE,
  words: [
    'No Purchase Necessary: instructional tables are open to everyone, day and night, on request.',
    'No table fee and no jackpot fee is collected there, and nothing wagered. Before the deal the ' +
      'player names the one prize to play for, and plays one hand.',
    'A player’s hand or an empty seat’s hand counts, if the player asked before the deal; a winner ' +
      'has the part of their own hand alone, and the rest stays in the fund.',
  ],
};

export const CARIBBEAN_POSTING: {
  readonly clause: string;
  readonly items: readonly PostingItem[];
} = {
  clause: NOTICE,
  // biome-ignore format: read as a block
  items: [
    'games', 'hands', 'payout-structure', 'pool', 'fees', 'admin-fee', 'players', 'no-purchase',
    'procedure', 'restrictions',
  ],
};

// biome-ignore format: a line for each, as the sheet has them
export const CARIBBEAN_PROCEDURE: readonly Clause[] = clausesOf([
  [COLLECTION, 'Before each hand the fee, which is posted in view of the table, is taken from the first player position.'],
  ['Equipment', 'It goes into a marked collection box at the table that holds nothing else.'],
  [UNCHANGED, 'After a qualifying hand the round concludes, the hand is confirmed, the prize is given, and a new round can begin.'],
  [FUND, 'An electronic board on the floor shows the prizes and every change of them.'],
  [NOTICE, 'The boxes are counted in the count room, watched closely, under the controls of the table fees.'],
  [FREE, 'At an instructional table the dealer explains the prizes, asks which prize is wanted and deals at least four hands.'],
  [FREE, 'The dealer plays all hands but the player’s; for an empty seat the dealer takes the turn of player-dealer and plays the Logical Way.'],
]);

// biome-ignore format: a line for each, as the sheet has them
export const CARIBBEAN_RULES: readonly Clause[] = clausesOf([
  [FUND, 'The fee is fixed beforehand and is no percentage of a wager.'],
  [FUND, 'A player who wishes to take part puts the fee up before the hand starts.'],
  [FUND, 'A prize varies with how much is played and how often its hand comes.'],
  [FUND, 'The house allots the fees to the prizes, and may seed them from time to time.'],
  [ELIGIBILITY, 'Those who wager on one hand divide its prize in proportion to their wagers.'],
  [ADMINISTRATIVE, 'All fees go to the fund for prizes, but for the administrative fee.'],
  [ADMINISTRATIVE, 'The administrative fee is set, by market and costs, and told to players beforehand; it does not depend on what comes in, and the house may change it as the regulations allow.'],
  [THIRD_PARTY, 'Third-party players are those of section 19980, their agents and employees.'],
  [NOTICE, 'Rules and collections are posted on the floor before play, framed outside the cage, and are in the rulebook at the card desk; the fees are posted at each table that takes part.'],
  [NOTICE, 'Winnings are reported as the law requires.'],
  [UNCHANGED, 'The game keeps its approved rules.'],
]);

export const CARIBBEAN_RECORDS: readonly string[] = [
  'Jackpot Prize Pool Collection Report: what each table brought in 24 hours, open to audit.',
  'A bank account of its own, from which prizes and administrative fees are drawn.',
  'When each table opened and closed, how long it played, and all its transactions.',
];
