// Three Card Poker Progressive Jackpot, GEGA-003954.
import { usd } from '#money';
import {
  baseWager,
  chartOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  type EligibilityRule,
  employees,
  feePaid,
  fixed,
  hand,
  noBackline,
  noTournaments,
  noTpp,
  notFolded,
  ofMeter,
  playersAtLeast,
  readingsOf,
  threeCard,
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
const STRUCTURE = 'Prize Payout Structure';
const ENVY = 'Envy Bonus';
const SUMMARY = 'Object and Summary';

/** The game has no showdown round: to complete a hand is not to fold it. */
const completed: EligibilityRule = {
  ...notFolded(ELIGIBILITY),
  words: 'The hand must be completed; envy alone is paid to those who fold.',
};

const round = (cards: string) =>
  dealt('three-card-poker', [{ cards }, { position: 'player-dealer' }, {}]);

export const THREE_CARD_POKER_PROGRESSIVE = defineActivity({
  id: 'hgc-three-card-poker-progressive',
  title: 'Three Card Poker Progressive Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-003954'],
  kind: 'progressive',
  summary:
    'Suited ace, king and queen win the meter, and $100 envy for each of the others who paid the fee.',
  games: ['three-card-poker'],
  gamesListed: { 'three-card-poker': { title: 'Three Card Poker 6 Card Bonus' } },
  values: { adminFee: ADMIN_FEE },
  fees: [jackpotFee({ meter: '31%', reserve: '69%' })],
  fund: progressiveFund('Three Card Poker reserve fund', {
    seed: usd('3000'),
    reseed: usd('3000'),
  }),
  several: 'each-in-full',
  looksAt: { own: 3, suits: 'all-alike' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['ace-king-queen-suited', 'Ace, king and queen of one suit', STRUCTURE, hand(threeCard.isRoyalFlush), ofMeter('100%'),
      round('Ah Kh Qh'), round('Kh Qh Jh'), { also: [{ share: 'envy', to: 'others', amount: usd('100'), clause: ENVY }] }],
    ['straight-flush', 'Any other straight flush', STRUCTURE, hand(threeCard.isStraightFlushBelowRoyal), fixed(usd('100')), round('Kh Qh Jh'), round('Kh Qh Jd')],
  ]),
  eligibility: [
    noTournaments(ELIGIBILITY),
    playersAtLeast(2, ELIGIBILITY),
    feePaid(ENVY),
    baseWager('Object and Summary'),
    noBackline(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    noTpp(ELIGIBILITY),
    completed,
  ],
  claim: {
    clause: ELIGIBILITY,
    paidBy: 'floor-person',
    paidIn: 'chips',
    paperworkFirst: true,
    tray: { pays: 'all-but-meter' },
    words: [
      'Prizes are paid at once, in live chips, when the hand has been verified.',
      'For the $100 of a straight flush or envy the prize agreement is filled out first.',
    ],
  },
  keypad: {
    ...KEYPAD,
    clause: SUMMARY,
    sensorFault: {
      kind: 'mark-by-hand',
      words: 'The dollar or a house button lies on the sensor until the hand is over.',
      clause: SUMMARY,
    },
  },
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'hands',
      'prizes',
      'admin-fee',
      'no-purchase',
      'procedure',
      'restrictions',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ...collectingFees('presses Coin In on the keypad'),
    [ENVY, 'A hand that brings envy stays face up; all others are locked up.'],
    ...bookingByKey(SUMMARY, { called: 'floor person', end: 'Game Over' }),
    [ENVY, 'The dealer pays envy when the round is over.'],
    [ENVY, 'When the tray pays $100, the dealer keeps the yellow copy and the cage pays it back.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    baseGameStands('Eligible Controlled Games'),
    advertisedUnder('GEGA-003954'),
    FREE_IN_ADVERTISEMENTS,
    [SUMMARY, "The best hand in each player's own cards counts."],
    [SUMMARY, 'Play is verified by surveillance.'],
    ['Qualifying Hands', 'A straight flush is three cards of one suit, one rank after the other.'],
    [ENVY, 'A hand that brings envy brings $100 to each of the others who paid the fee, and so does every further one.'],
    [ENVY, 'The player who holds such a hand gets its prize only, and no envy for it.'],
    [ENVY, 'Envy is paid whether or not a hand is completed.'],
    [ELIGIBILITY, 'A player and a player-dealer are enough to play for the jackpot.'],
    [ELIGIBILITY, 'A patron in the player-dealer position may take part.'],
    [ELIGIBILITY, 'Backline players and proposition players, in any position, cannot pay the fee either.'],
    [ELIGIBILITY, 'A player may win any number of times.'],
    ['Progressive Prize', 'Several winners are each paid the posted prize.'],
    ['Progressive Prize', 'The meter has no cap.'],
    ['Fixed Prize', 'Fixed prizes and envy come from the reserve and never lower the meter.'],
    RESEEDED,
    ['Funding', 'The house covers any shortfall of the reserve.'],
    ADMIN_FEE_COVERS,
    CERTIFIED,
  ]),
  records: [
    BOTH_LOGS,
    'A prize agreement for each payment from the tray, a copy for the dealer.',
    'Every booked win, in the Game Manager.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-31.1', 'Progressive Prize', 'Where the second of two full progressive prizes in one round comes from.', 'The first is the meter; the others come from the reserve, or the house lends them.'],
    ['HG-31.2', 'Fixed Prize', 'Fixed prizes are paid by the floor person, and also out of the tray.', 'The $100 come out of the tray, and the floor person authorizes them.'],
    ['HG-31.3', 'Eligible Controlled Games', 'The game is called 6 Card Bonus, with the approval of plain Three Card Poker.',
      'Three Card Poker; the six-card bonus is a wager of its own and changes nothing.'],
    ['HG-31.4', ENVY, 'Whose hand need not be completed for envy: the one that brings it or the others.', 'Neither need be: a folded hand brings envy, and those who folded are paid it.'],
    ['HG-31.5', ENVY, 'Whether a hand brings envy whose own player has not paid the fee.', "It does, the player-dealer's too: the clause asks for a player's hand at the table."],
    ['HG-31.6', ENVY, 'The player who holds the hand has no envy, and with two such hands all players have two.', 'Of two holders each has the prize and the envy of the other hand; the others have two.'],
    ['HG-31.7', SUMMARY, 'The system is reset "to being" the next hand.', 'To begin it.'],
    ['HG-31.8', 'Funding', 'The house covers shortfalls; whether it gets that back is not said.', 'It is an advance, which the reserve repays like the seed.'],
  ]),
  sample: {
    values: { adminFee: '12.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
