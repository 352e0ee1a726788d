// Ultimate Texas Hold'em Progressive Jackpot, GEGA-003977.
import { categoryOfStrength, fiveCardStrength, ranksOfStrength } from '#hands';
import { ratio, usd } from '#money';
import {
  banked,
  baseWager,
  bySetting,
  chartOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  employees,
  feePaid,
  fixed,
  type HandTest,
  hand,
  noBackline,
  noTpp,
  ofMeter,
  playersAtLeast,
  poker,
  readingsOf,
  table,
} from '#rules';
import {
  ADMIN_FEE_COVERS,
  BOTH_LOGS,
  bookingByKey,
  CERTIFIED,
  collectingFees,
  jackpotFee,
  KEYPAD,
  progressiveFund,
  RESEEDED,
  SMALL_FROM_TRAY,
} from './electronic-progressives.ts';
import {
  ADMIN_FEE,
  advertisedUnder,
  baseGameStands,
  FREE_IN_ADVERTISEMENTS,
  HAWAIIAN_GARDENS,
  NO_PURCHASE,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const STRUCTURE = 'Prize Payout Structure';

/** What a hand is and of which rank: a kicker makes no other four of a kind. */
const madeOf = (strength: number): string =>
  `${categoryOfStrength(strength)} ${ranksOfStrength(strength)[0]}`;

/** The best five of seven, if the board alone does not make the same hand. */
const betterThanBoard = poker.handStrengths.define('hgc.better-than-board', {
  words: ' in the best five of seven cards, better than the board alone',
  strength: (deal, seat) => {
    const strength = poker.strengthOf(banked.bestOfSevenHand)(deal, seat);
    const { board = [] } = deal;
    if (strength === null || board.length < 5) return strength;
    return madeOf(strength) === madeOf(fiveCardStrength(board)) ? null : strength;
  },
});

/** A hand that lies on the board counts or does not, as the house reads it. */
const asPosted = (make: (of: poker.HandStrength) => HandTest) =>
  bySetting('handsOnTheBoard', {
    count: make(banked.bestOfSevenHand),
    'do-not-count': make(betterThanBoard),
  });

const round = (hole: string, board: string) =>
  dealt('ultimate-texas-holdem', [{ hole }, { position: 'player-dealer' }], { board });

export const UTH_PROGRESSIVE = defineActivity({
  id: 'hgc-uth-progressive',
  title: "Ultimate Texas Hold'em Progressive Jackpot",
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-003977'],
  kind: 'progressive',
  summary: 'A royal flush wins the meter; three lesser rows, one for the board, win fixed prizes.',
  games: ['ultimate-texas-holdem'],
  gamesListed: {},
  values: {
    seed: dollars('Initial seed of the meter', ['1000', '100000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000', '100000'], 'Funding'),
    adminFee: ADMIN_FEE,
  },
  fees: [jackpotFee({ meter: '31%', reserve: '69%' })],
  fund: progressiveFund("Ultimate Texas Hold'em reserve fund", {
    seed: 'seed',
    reseed: 'reseed',
  }),
  several: 'each-in-full',
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['royal-flush', 'Royal flush', HANDS, hand(banked.makesRoyalWithHoleCard), ofMeter('100%'), round('Ah 2c', 'Kh Qh Jh Th 3d'), round('9h 2c', 'Kh Qh Jh Th 3d')],
    ['community-royal', 'Community royal, a royal flush on the board', HANDS, table(banked.isCommunityRoyal), fixed(usd('1000')),
      round('2s 2c', 'Ah Kh Qh Jh Th'),
      round('Ah 2c', 'Kh Qh Jh Th 9h'),
      { looksAt: { board: 5, suits: 'all-alike' }, shares: [{ share: 'table', to: 'everyone', part: ratio('100%'), divided: 'each', clause: STRUCTURE }] }],
    ['straight-flush', 'Straight flush', HANDS, hand(asPosted((of) => banked.makesStraightFlushBelow('A', of))), fixed(usd('350')),
      round('9h 2c', 'Kh Qh Jh Th 3d'), round('9d 2h', 'Kh Qh Jh Th 3d')],
    ['four-of-a-kind', 'Four of a kind', HANDS, hand(asPosted((of) => poker.makes('four-of-a-kind', of))), fixed(usd('200')),
      round('9h 9c', '9d 9s Kc Kd 3d'), round('9h 8c', '9d 9s Kc Kd 3d')],
  ]),
  eligibility: [
    playersAtLeast(2, ELIGIBILITY),
    feePaid(ELIGIBILITY),
    baseWager('Object and Summary'),
    noBackline(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    noTpp(ELIGIBILITY),
  ],
  claim: {
    clause: STRUCTURE,
    paidBy: 'floor-person',
    paidIn: 'chips',
    paperworkFirst: true,
    tray: SMALL_FROM_TRAY,
    words: ['Prizes are paid in live chips.'],
  },
  keypad: KEYPAD,
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'prizes', 'fees', 'payout-structure', 'no-purchase',
    'procedure', 'restrictions',
  ] },
  procedure: [
    ...collectingFees('presses Coin In on the keypad'),
    ...bookingByKey('Equipment', { called: 'floor person', end: 'Game Over' }),
  ],
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEGA-003977'),
    FREE_IN_ADVERTISEMENTS,
    ['Object and Summary', "The best qualifying hand in each player's own cards counts."],
    ['Object and Summary', 'The result of the base game does not matter.'],
    [HANDS, 'A community royal is ace, king, queen, jack and 10 of one suit, all on the board.'],
    [ELIGIBILITY, 'A player and a player-dealer are enough to play for the jackpot.'],
    [ELIGIBILITY, 'Backline players and proposition players, in any position, cannot pay the fee either.'],
    [STRUCTURE, 'Several winners are each paid the posted prize.'],
    [STRUCTURE, 'If there are several progressive prizes, the meter pays one and the reserve pays the others.'],
    [STRUCTURE, 'Each player who paid the fee gets the $1,000 of a community royal.'],
    [STRUCTURE, 'Fixed prizes come from the reserve and never lower the meter.'],
    [STRUCTURE, 'The house covers any shortfall of the reserve: every hand is paid what is posted.'],
    RESEEDED,
    ['Funding', 'The meter grows daily, by the fees of the day alone, and has no cap.'],
    ['Notice of the regulator', 'Electronic jackpots are under review. If this one is found unlawful, everyone is told, it is ordered to stop, and those who go on are proceeded against.'],
    ADMIN_FEE_COVERS,
    CERTIFIED,
  ]),
  records: [
    BOTH_LOGS,
    'The jackpot fees, in accounts of their own.',
    'Payments from the tray and the return of the seed, in the accounts.',
    'Every booked win, in the Game Manager.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-33.1', 'Funding', 'The table of the fee shows $0.09 beside the $0.31 and the $0.69.', 'A slip: the two make the dollar, and fixed prizes come out of the $0.69.'],
    ['HG-33.2', HANDS, 'A royal flush on the board is also a royal flush of every player.', 'It pays $1,000 to each who is in, and the meter stays.'],
    ['HG-33.3', HANDS, 'Whether a straight flush or four of a kind counts that lies on the board alone.',
      'It does, for everyone who is in: the best five of seven count.', { name: 'handsOnTheBoard', values: ['count', 'do-not-count'], default: 'count' }],
    ['HG-33.4', 'Object and Summary', 'Whether a hand still counts that was folded.', 'It does: the result of the base game does not matter.'],
    ['HG-33.5', HANDS, 'The fee is also called a wager and a progressive bet.', 'They are one thing, the dollar on the sensor.'],
    ['HG-33.6', ELIGIBILITY, 'Nothing is said of tournaments, nor of a patron in the player-dealer position.', 'Neither is left out: a player-dealer who has paid the fee takes part.'],
    ['HG-33.7', STRUCTURE, 'The house makes up what the reserve lacks; whether it gets that back is not said.', 'It is an advance, which the reserve repays like the seed.'],
    ['HG-33.8', STRUCTURE, 'The reserve pays the second of two full progressive prizes in one round.', 'One board leaves room for one royal flush, so it can only come from another table.'],
    ['HG-33.9', 'Notice of the regulator', 'An equals sign stands in the name of the Bureau.', 'An apostrophe.'],
  ]),
  sample: {
    values: { seed: '5000.00', reseed: '5000.00', adminFee: '12.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
