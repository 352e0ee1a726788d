// Fortune 7 Baccarat Progressive Jackpot, GEGA-004430.
import { ratio, usd } from '#money';
import {
  baccarat,
  baseWager,
  chartOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  employees,
  feePaid,
  fixed,
  noBackline,
  noTpp,
  ofMeter,
  playersAtLeast,
  readingsOf,
  type Share,
  sharesBySetting,
  table,
} from '#rules';
import { emptySeatsReading } from '../free-tables.ts';
import {
  ADMIN_FEE_COVERS,
  BOTH_LOGS,
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
const WINNERS = 'Progressive Winners';
const FREE = 'No Purchase Necessary Table Requirement';

const toTable = (divided: Share['divided']): readonly Share[] => [
  { share: 'table', to: 'everyone', part: ratio('100%'), divided },
];

/** One prize for the table, or one for each where the house reads it so. */
const community = sharesBySetting('communityPrizes', {
  divided: toTable('evenly'),
  'each-in-full': toTable('each'),
});

/** The player-dealer, who may take part, and a player. */
const round = (player: string, banker: string) =>
  dealt('fortune-7-baccarat', [{ position: 'player-dealer' }, {}], { player, banker });

export const FORTUNE_7_PROGRESSIVE = defineActivity({
  id: 'hgc-fortune-7-progressive',
  title: 'Fortune 7 Baccarat Progressive Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-004430'],
  kind: 'progressive',
  summary: 'Three cards that total 7 in both lines win for all who take part, up to the meter.',
  games: ['fortune-7-baccarat'],
  gamesListed: {},
  values: {
    seed: dollars('Initial seed of the meter', ['1000'], 'Funding'),
    reseed: dollars('Reseed after a hit', ['1000'], 'Funding'),
    adminFee: ADMIN_FEE,
  },
  fees: [jackpotFee({ meter: '20%', reserve: '80%' })],
  fund: progressiveFund('Fortune 7 Baccarat reserve fund', { seed: 'seed', reseed: 'reseed' }),
  looksAt: { lines: true, suits: 'all-alike' },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['double-fortune-7-exact-match', 'Double Fortune 7, exact match: the same ranks and suits in both lines', STRUCTURE, table(baccarat.isDoubleFortune7ExactMatch), ofMeter('100%'),
      round('2h 2c 3d', '2c 3d 2h'), round('2h 2c 3d', '2c 3d 2s'), { shares: community }],
    ['double-fortune-7-same-ranks', 'Double Fortune 7, the same ranks in both lines', STRUCTURE, table(baccarat.isDoubleFortune7OfSameRanks), fixed(usd('5000'), 'chips'),
      round('2h 2c 3d', '2c 3d 2s'), round('2h 2c 3d', 'Ac 3d 3s'), { shares: community }],
    ['double-fortune-7', 'Double Fortune 7', STRUCTURE, table(baccarat.isDoubleFortune7), fixed(usd('100'), 'chips'),
      round('2h 2c 3d', 'Ac 3d 3s'), round('2h 2c 3d', 'Ac 3d 4s'), { shares: toTable('each') }],
  ]),
  eligibility: [
    playersAtLeast(2, 'Object and Summary'),
    feePaid('Qualifying Hands'),
    baseWager('Object and Summary'),
    noBackline(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    noTpp(ELIGIBILITY),
  ],
  claim: {
    clause: 'Fixed Prize',
    paidBy: 'floor-person',
    paperworkFirst: true,
    words: ['Fixed prizes are paid in chips, the progressive by the procedures of the house.'],
  },
  keypad: { ...KEYPAD, clause: WINNERS, start: null, authorize: { by: 'floor-person' } },
  noPurchase: { ...NO_PURCHASE, clause: FREE },
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising Requirements', items: [
    'games', 'periods', 'hands', 'prizes', 'fees', 'admin-fee', 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ...collectingFees('starts the round on the keypad'),
    [WINNERS, 'On a win the dealer presses the button of the hand on the keypad.'],
    [WINNERS, 'The dealer then calls a floor person, who verifies the hands.'],
    [WINNERS, 'The authorization of the floor person books the win in the Game Manager.'],
    [WINNERS, 'When everything is settled the dealer presses Game Over, which clears the table.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    advertisedUnder('GEGA-004430', 'Advertising Requirements'),
    { ...FREE_IN_ADVERTISEMENTS, clause: FREE },
    baseGameStands('Controlled Game'),
    ['Object and Summary', 'The player line and the banker line both count, as they lie at the end.'],
    ['Qualifying Hands', 'A Fortune 7 is three cards that total 7.'],
    ['Object and Summary', 'The result of the base game does not matter.'],
    ['Object and Summary', 'The base game needs an approval of its own.'],
    ['Object and Summary', 'The player-dealer may be one of the two players who are needed.'],
    [WINNERS, 'The hands are common: all who take part divide the meter, or the $5,000, evenly.'],
    [WINNERS, 'Each player who takes part gets the $100.'],
    [WINNERS, 'Fixed prizes come from the reserve and never lower the meter.'],
    [WINNERS, 'The house covers any shortfall of the reserve.'],
    [ELIGIBILITY, 'Backline players and proposition players, in any position, cannot pay the fee either.'],
    RESEEDED,
    ADMIN_FEE_COVERS,
    ['Notice of the regulator', 'Jackpots with electronics are under review by the Bureau.'],
  ]),
  records: [
    BOTH_LOGS,
    'The jackpot fees, in accounts of their own.',
    'The return of the seed to the house, in the accounts.',
    'Every authorized win, in the Game Manager.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-14.1', WINNERS, 'One clause gives each of several winners the posted amount, another divides the meter and the $5,000 among them.',
      'The hands are common to the table, so both are divided.', { name: 'communityPrizes', values: ['divided', 'each-in-full'], default: 'divided' }],
    ['HG-14.2', WINNERS, 'The meter is said to be for an exact match of player and dealer.', 'The banker line is meant, as in the clause on qualifying hands.'],
    ['HG-14.3', 'Qualifying Hands', 'Whether an exact match asks for the same cards in the same order.', 'The same three cards, suits too, in any order; for same ranks likewise.'],
    ['HG-14.4', WINNERS, 'The dealer settles on behalf of the player/dealer.', 'The player-dealer is meant.'],
    ['HG-14.5', 'Funding', 'Seed and reseed have a minimum, and neither they nor the meter have a maximum.', 'There is none.'],
    ['HG-14.6', WINNERS, 'The house makes up what the reserve lacks; whether it gets that back is not said.', 'It is an advance, which the reserve repays like the seed.'],
    ['HG-14.7', ELIGIBILITY, 'Nothing is said of tournaments, nor of a patron in the player-dealer position.', 'Neither is left out: a player-dealer who has paid the fee takes part.'],
    ['HG-14.8', WINNERS, 'What happens to cents that cannot be divided evenly.', 'They stay in the fund.'],
    ['HG-14.9', 'Object and Summary', 'Nothing is said of a sensor out of order, nor of a win booked in error.', 'The procedures of the house apply.'],
    emptySeatsReading('HG-14.10', FREE),
  ]),
  sample: {
    values: { seed: '5000.00', reseed: '5000.00', adminFee: '12.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
