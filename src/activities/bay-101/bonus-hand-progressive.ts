// Bonus Hand Progressive Jackpot, GEAR-001274.
import {
  baseWager,
  clausesOf,
  defineActivity,
  dollars,
  feePaid,
  noCollusion,
  noMisdeals,
  noPlayerDealer,
  readingsOf,
  standardDeck,
} from '#rules';
import { BONUS_HAND_PRIZES, BONUS_HAND_ROWS } from './bonus-hand-progressive-rows.ts';
import { BONUS_ELIGIBILITY, BONUS_FEE, POOL_LEAST, POOL_MOST } from './bonus-hands.ts';
import {
  adminFee,
  BAY_101,
  BONUS_HAND_KEYPAD,
  claimWithin30Days,
  freeTableReading,
  HOUSE_RULES,
  NO_PURCHASE,
  NOT_FROM_TRAY,
  ONE_CHART,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';
const WINNERS = 'Object and Summary, Progressive Winners';
const FIXED_PRIZES = 'Object and Summary, Fixed Prizes';

export const BONUS_HAND_PROGRESSIVE = defineActivity({
  id: 'bay101-bonus-hand-progressive',
  title: 'Bonus Hand Progressive Jackpot',
  venue: BAY_101,
  approvalIds: ['GEAR-001274'],
  kind: 'progressive',
  summary: "A five-card hand of one's own, or of the player-dealer, wins, up to the whole meter.",
  games: ['three-card-poker', 'ultimate-texas-holdem', 'crazy-4-poker'],
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: 'Qualifying Hands',
      choices: {
        A: 'royal flush 100%, straight flush 10%, fixed prizes from quads down',
        B: 'straight flush or better 100%, fixed prizes from quads down',
        C: 'quads or better 100%, fixed prizes from full house down',
      },
    },
  },
  values: {
    ...BONUS_HAND_PRIZES,
    seed: dollars('Initial seed of the pool', ['1000', '100000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000', '100000'], 'Funding'),
    daily: dollars('Daily increase', ['25', '2500'], 'Funding'),
    adminFee: adminFee(),
  },
  fees: [
    BONUS_FEE,
    { ...BONUS_FEE, name: 'playerDealer', title: "Jackpot fee on the player-dealer's hand" },
  ],
  fund: {
    title: 'Bonus Hand reserve fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [
      {
        name: 'pool',
        title: 'the progressive pool',
        seed: 'seed',
        reseed: 'reseed',
        cap: POOL_MOST,
        floor: POOL_LEAST,
        daily: { amount: 'daily', from: 'reserve' },
      },
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
    adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
  },
  several: 'divided',
  rows: BONUS_HAND_ROWS,
  eligibility: [
    ...BONUS_ELIGIBILITY,
    feePaid(ELIGIBILITY),
    baseWager(ELIGIBILITY),
    {
      ...noPlayerDealer(ELIGIBILITY),
      words: 'The player-dealer makes no base wager and so can place no jackpot fee.',
    },
    noMisdeals(ELIGIBILITY),
    noCollusion(ELIGIBILITY),
    standardDeck(ELIGIBILITY),
  ],
  claim: { ...claimWithin30Days('prize fund'), ...NOT_FROM_TRAY },
  keypad: BONUS_HAND_KEYPAD,
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'payout-structure', 'prizes', 'no-purchase', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [`${SUMMARY}, 1 and 2`, 'The base wager comes first, then bonus bets and the dollar in a jackpot space.'],
    [`${SUMMARY}, 2`, "Of two spaces at a position one is for the player's hand, one for the player-dealer's; where the spaces are discs, a sensor lights up under the chip."],
    [`${SUMMARY}, 3`, 'The dealer keys in the round and drops the fees into a locked box at the table.'],
    [`${SUMMARY}, 3`, 'Where a sensor stays dark, a button books the fee.'],
    [`${SUMMARY}, 5`, 'Three Card Poker: three more cards are laid beside the dealer, one is burned, and the other two complete every hand to five.'],
    [`${SUMMARY}, 5`, "Ultimate Texas Hold'em: the two cards and the flop; Crazy 4 Poker: the five dealt."],
    [WINNERS, 'The dealer keys in the winning hand and calls a representative, who verifies it.'],
    [WINNERS, 'The representative keys in the payout, the prize is paid and the meter adjusted.'],
    [FIXED_PRIZES, 'Fixed prizes are paid in chips by a representative once the records are complete, never from the dealer’s tray nor by the third-party provider.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    ONE_CHART,
    [WINNERS, "A player's own hand wins the prize of its row in full."],
    [WINNERS, "What the player-dealer's hand wins is divided among all who placed a fee on it."],
    [WINNERS, "Several players' hands divide one prize evenly."],
    [WINNERS, 'Where a player and the player-dealer both win, one half is for the player and those on the player-dealer’s hand divide the other.'],
    [FIXED_PRIZES, "On the player-dealer's hand everybody with a fee on it gets the fixed prize in full."],
    [FIXED_PRIZES, 'Fixed prizes never lower the meter; the reserve pays them.'],
    [ELIGIBILITY, 'Where the game has backline betting, a backline player with a base wager may place the fee too, in the space of the seat.'],
    [ELIGIBILITY, 'Equipment of the game that does not work as it should disqualifies the hand.'],
    [ELIGIBILITY, 'What management decides is final.'],
    [ELIGIBILITY, 'Procedures, times, hands and prizes are shown on flyers, displays, the website.'],
    ['Prize Amount', 'The pool is paid in cash, by check or in chips.'],
    ['Prize Amount', 'The pool stands between $1,000 and $250,000.'],
    ['Funding', 'Jackpot boxes are locked and apart from house collections.'],
    ['Administrative Fees', 'The administrative fee goes to marketing and operation.'],
  ]),
  records: ['The records of every fixed prize are complete before it is paid.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B4.1', 'Qualifying Hands, option A', 'For Three Card Poker the chart prints the royal flush twice and no straight.', 'The last row, $10 to $1,000, is the straight, as in the other games.'],
    ['B4.2', 'Funding', 'The pool grows by eleven cents a fee at once, and by $25 to $2,500 a day.', 'By both; the daily amount comes out of the reserve.'],
    ['B4.3', WINNERS, "Several players' hands and the player-dealer's hand win in one round.", "The players divide one half, those on the player-dealer's hand the other."],
    ['B4.4', WINNERS, 'A 100% hand and a 10% hand in one round.', 'The 10% is paid first, on the full pool; the 100% hand gets what is left.'],
    ['B4.5', 'Funding', 'Where a fee goes while the pool stands at its cap.', 'The whole dollar goes to the reserve.'],
    ['B4.6', ELIGIBILITY, 'Whether a patron who is the player-dealer may win.', 'No: without a base wager there is no fee. Players may bet on the hand.'],
    ['B4.7', 'Prize Amount', 'A 10% prize can take the pool below its minimum of $1,000.', 'The reserve brings it back to $1,000.'],
    ['B4.8', 'Eligible Controlled Games', 'The sentence on approved rules stands twice, and a word is in the wrong form.', 'Once is meant; nothing depends on it.'],
    ['B4.9', WINNERS, "The player-dealer's hand wins and nobody placed a fee on it.", 'Nothing is awarded.'],
    ['B4.10', 'Funding', 'Whether each table or each game has a pool of its own.', 'There is one pool for the whole activity.'],
    ['B4.11', 'Funding', 'The fee is said to be a dollar a player, though a position may have two spaces.', 'A dollar a space; each dollar is split in the same way.'],
    ['B4.12', WINNERS, 'What becomes of cents that do not divide.', 'Parts are rounded down to the cent and the rest stays in the pool.'],
    freeTableReading('B4.13'),
  ]),
  sample: {
    options: { hands: 'A' },
    // biome-ignore format: read as a block
    values: {
      threeCardQuads: '500.00', threeCardFullHouse: '100.00', threeCardFlush: '50.00',
      threeCardStraight: '20.00', ultimateQuads: '300.00', ultimateFullHouse: '50.00',
      ultimateFlush: '40.00', ultimateStraight: '30.00', crazy4Quads: '300.00',
      crazy4FullHouse: '50.00', crazy4Flush: '40.00', crazy4Straight: '30.00', seed: '10000.00',
      reseed: '5000.00', daily: '50.00', adminFee: '10.00',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
