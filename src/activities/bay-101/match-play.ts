// Match Play Promotion, GEAR-001278: Match Play Coupons, Free Play Chips and Bonus Play Chips.

import {
  chartOf,
  clausesOf,
  defineActivity,
  dollars,
  employees,
  eventRow,
  type InstrumentRule,
  isPosted,
  noPlayerDealer,
  noTournaments,
  readingsOf,
  text,
} from '#rules';
import {
  BAY_101,
  CALIFORNIA_GAMES,
  CALIFORNIA_GAMES_LISTED,
  CALIFORNIA_GAMES_NOTE,
  GAMES_AS_APPROVED,
  HOUSE_FUNDED,
  NO_ADMIN_FEE,
  NO_CHANCE,
  ON_DISPLAY,
  OPEN_TO_SEATED,
  OPPOSITE_BETS,
  OTHER_NAMES,
  PLAYER_AND_BANK,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const COUPON = 'Match Play Coupon';
const FREE = 'Free Play Chip(s)';
const BONUS = 'Bonus Play Chip(s)';

/** All three lie on a base wager, one to a wager and on one side of a round only, and owe the
 * redemption fee. */
const COMMON = {
  holder: ELIGIBILITY,
  banked: ELIGIBILITY,
  fee: 'redemption',
  bets: ['base'],
  perWager: 'one',
  oneSide: true,
} as const;

/** The player-dealer pays the face, and the cage gives it back where the wager has won. */
const PAID_BACK = { pays: 'face', redeems: 'face' } as const;
const WORTHLESS = { pays: 'nothing', redeems: 'nothing' } as const;

const INSTRUMENTS: readonly InstrumentRule[] = [
  {
    ...COMMON,
    id: 'match-play-coupon',
    title: 'Match Play Coupon',
    clause: COUPON,
    kind: 'match-play',
    form: 'paper',
    face: 'matchPlayCoupon',
    live: 'equal',
    settles: {
      win: { ...PAID_BACK, becomes: 'cancelled' },
      lose: { ...WORTHLESS, becomes: 'voided' },
    },
  },
  {
    ...COMMON,
    id: 'free-play-chip',
    title: 'Free Play Chip',
    clause: FREE,
    kind: 'free-play',
    form: 'voucher',
    face: 'freePlayChip',
    live: 'any',
    settles: {
      win: { ...PAID_BACK, becomes: 'redeemed' },
      lose: { ...WORTHLESS, becomes: 'dropped' },
    },
  },
  {
    ...COMMON,
    id: 'bonus-play-chip',
    title: 'Bonus Play Chip',
    clause: BONUS,
    kind: 'bonus-play',
    form: 'voucher',
    face: 'bonusPlayChip',
    live: 'any',
    settles: {
      win: { pays: 'face', redeems: 'nothing', becomes: 'kept' },
      lose: { pays: 'nothing', redeems: 'face', becomes: 'redeemed' },
    },
  },
];

const FACES = ['5', '500'] as const;

/** What can be offered; the posting wants the amounts of those that are. */
const AMOUNTS = INSTRUMENTS.map(({ face }) => face);

export const MATCH_PLAY = defineActivity({
  id: 'bay101-match-play',
  title: 'Match Play Promotion',
  venue: BAY_101,
  approvalIds: ['GEAR-001278'],
  kind: 'promotional-chip',
  summary: 'Coupons and chips of the house that win live chips on a base wager.',
  games: CALIFORNIA_GAMES,
  gamesListed: CALIFORNIA_GAMES_LISTED,
  gamesNote: `${CALIFORNIA_GAMES_NOTE}; the coupon or voucher names its own among them`,
  values: {
    matchPlayCoupon: dollars('Face of a Match Play Coupon', FACES, COUPON, { optional: true }),
    freePlayChip: dollars('Face of a Free Play Chip', FACES, FREE, { optional: true }),
    bonusPlayChip: dollars('Face of a Bonus Play Chip', FACES, BONUS, { optional: true }),
    redemptionFee: dollars('Redemption fee', ['0'], 'Funding'),
    howObtained: text('How coupons and vouchers are obtained', 'Object and Summary'),
    expirationDates: text('Expiration dates', ELIGIBILITY),
  },
  fees: [
    {
      name: 'redemption',
      title: 'Redemption fee',
      amount: 'redemptionFee',
      paidBy: 'player',
      optional: false,
      split: {},
      isKept: true,
      clause: 'Funding',
      note: 'in live chips, after the coupon is placed and before the deal',
    },
  ],
  fund: HOUSE_FUNDED,
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(eventRow, [
    // id, title, clause, what happens, prize
    ['coupon-won', 'Match Play Coupon wins', COUPON,
      'The wager with the coupon wins.', { pays: 'words', words: 'the face of the coupon and the same on the live wager, in live chips' }],
    ['coupon-lost', 'Match Play Coupon loses', COUPON, 'The wager with the coupon loses.', { pays: 'words', words: 'nothing: coupon and live wager are lost, and the coupon is voided' }],
    ['free-play-won', 'Free Play Chip wins', FREE,
      'The wager of the Free Play Chip wins.', { pays: 'words', words: 'the face of the chip in live chips; the chip is used up' }],
    ['free-play-lost', 'Free Play Chip loses', FREE, 'The wager of the Free Play Chip loses.', { pays: 'words', words: 'nothing; the chip goes into the drop box' }],
    ['bonus-play-won', 'Bonus Play Chip wins', BONUS,
      'The wager of the Bonus Play Chip wins.', { pays: 'words', words: 'the face of the chip in live chips; the player keeps it' }],
    ['bonus-play-lost', 'Bonus Play Chip loses', BONUS,
      'The wager of the Bonus Play Chip loses.', { pays: 'words', words: 'for the player-dealer: its face in live chips' }],
    ['pushed', 'The wager pushes', `${COUPON}, ${FREE}, ${BONUS}`,
      'The wager pushes.', { pays: 'words', words: 'coupon or chip may be played again until it wins or loses' }],
  ]),
  eligibility: [
    PLAYER_AND_BANK,
    noTournaments(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    {
      ...noPlayerDealer(ELIGIBILITY),
      words: 'The player-dealer may be given coupons and chips but does not wager them.',
    },
  ],
  instruments: INSTRUMENTS,
  claim: {
    clause: ELIGIBILITY,
    words: [
      'Coupons and chips are redeemed only after a representative has verified that they were played.',
      'Coupons expire on the date that is displayed.',
    ],
  },
  noPurchase: NO_CHANCE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'periods', 'games', 'procedure', { value: 'matchPlayCoupon' }, { value: 'freePlayChip' },
    { value: 'bonusPlayChip' }, { value: 'expirationDates' }, { value: 'redemptionFee' },
    'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [`${FREE}, ${BONUS}`, 'Free Play and Bonus Play Chips start as vouchers; a representative verifies and logs a voucher and gives the chips for it.'],
    [COUPON, 'The coupon is placed with a live base wager of the same amount.'],
    [`${FREE}, ${BONUS}`, 'The chips are placed on the betting circle as the wager.'],
    ['Funding', 'The player pays the redemption fee at the table in live chips, after the coupon is placed and before the deal.'],
    [COUPON, 'The player also pays the collection for the wager.'],
    [COUPON, 'A winning coupon is verified, canceled and collected by the player-dealer; the cage gives its face value in live chips, which a representative brings back.'],
    [FREE, 'A winning Free Play Chip is logged at the cage and exchanged for the player-dealer.'],
    [FREE, 'The dealer puts a losing one, once verified, into the drop box.'],
    [BONUS, 'A losing Bonus Play Chip is verified, logged and exchanged for the player-dealer.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    OTHER_NAMES,
    ON_DISPLAY,
    GAMES_AS_APPROVED,
    ['Object and Summary', 'They come with advertisements in magazines, on websites or by mail, or with winning an approved promotion, or with winning or signing up for an approved tournament.'],
    ['Object and Summary', 'A player with one can win the amount that it states.'],
    [FREE, 'Free Play vouchers are for every patron who wants to come in and play them.'],
    [`${COUPON}, ${FREE}, ${BONUS}`, 'Each states its amount, games, period and redemption fee.'],
    [`${FREE}, ${BONUS}`, 'The chips play like live chips, but no one gets cash for them.'],
    [`${FREE}, ${BONUS}`, 'The chips neither go into the dealer’s tray nor come out of it.'],
    OPEN_TO_SEATED,
    [ELIGIBILITY, 'They go only on a base wager of a game that they name, never on bonus bets.'],
    [ELIGIBILITY, 'One coupon or voucher per base wager, and none across several.'],
    [`${COUPON}, ${FREE}, ${BONUS}`, 'They are not used on opposite base wagers of one round, such as player and banker in EZ Baccarat.'],
    [ELIGIBILITY, 'Players do not exchange them for live chips or give them to another player; only the player-dealer redeems them.'],
    [ELIGIBILITY, 'Backline bettors take part.'],
    [ELIGIBILITY, 'They may be used any number of times.'],
    [ELIGIBILITY, 'Collection fees are due with all three.'],
    ['Object and Summary', 'None of them pays a collection or jackpot fee.'],
    ['Funding', 'The redemption fee stands on every advertisement, flyer and display and on the website.'],
    [COUPON, 'An example: a $10 coupon with a $10 live chip and $1 each for redemption and collection wins $10 and another $10.'],
    [`${FREE}, ${BONUS}`, 'An example: $10 of Free Play or Bonus Play Chips with $1 for redemption win $10 in live chips.'],
    NO_ADMIN_FEE,
  ]),
  records: [
    'Vouchers redeemed for chips, in a log.',
    'Coupons and chips exchanged at the cage, in a log; lost Free Play Chips, by the drop box.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B3.1', COUPON, 'Coupon, voucher and chip are used for one another.', 'Three instruments; two of them are vouchers until they are chips.'],
    ['B3.2', ELIGIBILITY, 'Only the player-dealer redeems, yet patrons change vouchers into chips.', 'Patrons get chips for vouchers; live chips are given to the player-dealer only.'],
    ['B3.3', 'Object and Summary', 'What they win where the base wager pays other than even money.', 'Their face, one to one.'],
    ['B3.4', ELIGIBILITY, 'The line on bonus bets denies twice.', 'They are not allowed there.'],
    ['B3.5', 'Funding', 'Whether a Bonus Play Chip owes the redemption fee each time it is played.', 'Once for each wager placed, and not again after a push.'],
    ['B3.6', ELIGIBILITY, 'Some lines leave out Bonus Play Chips, and only coupons are said to expire.', 'All three are treated alike; the period on a voucher is its expiry.'],
    ['B3.7', 'Funding', 'The redemption fee will be charged in one place and may be in another.', 'It is posted, and it may be nothing.'],
    ['B3.8', ELIGIBILITY, 'Nothing is said of third-party proposition players.', 'Nothing leaves them out.'],
    ['B3.9', ELIGIBILITY, 'Who owns a coupon that came with an advertisement.', 'The first person who plays it or changes it for a chip; from then on no one else.'],
    ['B3.10', COUPON, 'Which base wagers oppose each other, beyond the example of EZ Baccarat.', OPPOSITE_BETS],
    ['B3.11', `${COUPON}, ${FREE}, ${BONUS}`, 'What holds where the posting changes while coupons are out.',
      'What is printed on them: amount, games, period and fee. Only withdrawing the whole promotion ends them sooner.'],
    ['B3.12', 'Eligible Controlled Games', 'Which games are all approved California games; none is named.', 'Those that the other sheets of the room name; of two numbers of a game, that of the later sheets.'],
  ]),
  check: {
    codeVersion: 1,
    problems: (posted) =>
      AMOUNTS.some((name) => isPosted(posted, name))
        ? []
        : [
            {
              path: 'values',
              message: `no amount is said: one or more of ${AMOUNTS.join(', ')} (Advertising)`,
            },
          ],
  },
  sample: {
    // biome-ignore format: read as a block
    values: {
      matchPlayCoupon: '10.00', freePlayChip: '10.00', bonusPlayChip: '10.00',
      redemptionFee: '1.00', howObtained: 'From the November mailing, one for each patron',
      expirationDates: 'November 30, 2026',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2026-11-30T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
