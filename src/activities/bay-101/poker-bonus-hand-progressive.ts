// Poker Bonus Hand Progressive Jackpot, GEAR-001277. The heading over the paragraphs on the pools is
// lost; they are cited as 'Prize', as the other sheets of the house have it.
import { ratio, usd } from '#money';
import {
  anyOf,
  chartOf,
  clausesOf,
  dealRow,
  dealt,
  defineActivity,
  dollars,
  hand,
  type MeterRule,
  ofMeter,
  poker,
  readingsOf,
  type ValueRule,
} from '#rules';
import {
  BONUS_HAND_APPROVAL,
  CARDS_THAT_COUNT,
  POKER_ELIGIBILITY,
  POKER_GAMES,
  POKER_GAMES_LISTED,
  POKER_GAMES_NOTE,
  pokerGamesReading,
  uncontestedReading,
} from './poker-bonus.ts';
import {
  adminFee,
  BAY_101,
  claimWithin30Days,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_RULES,
  NO_PURCHASE,
  NO_WIN_LIMIT,
  OPEN_TO_SEATED,
  propositionReading,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const SUMMARY = 'Object and Summary';

const CAP = usd('599');

/** What the house posts about one of the three pools. */
const poolValues = (
  name: string,
  title: string,
  seedMost: string,
): Readonly<Record<string, ValueRule>> => ({
  [`${name}Seed`]: dollars(`Initial seed, ${title}`, ['10', seedMost], 'Prize'),
  [`${name}Daily`]: dollars(`Daily increase, ${title}`, ['1', '50'], 'Prize'),
  [`${name}Reseed`]: dollars(`Reseed after a hit, ${title}`, ['10', '598'], 'Prize'),
});

const pool = (name: string, title: string): MeterRule => ({
  name,
  title: `the ${title} pool`,
  seed: `${name}Seed`,
  reseed: `${name}Reseed`,
  cap: CAP,
  daily: { amount: `${name}Daily`, from: 'fees' },
});

/** Five aces, which a joker makes in draw poker, have four of them inside. */
const makesQuads = anyOf([
  poker.makes('four-of-a-kind', poker.pocketPairQuadsHand),
  poker.makes('five-of-a-kind', poker.pocketPairQuadsHand),
]);

const others = [{}, {}, {}, {}];
const POT = { pot: '20.00' };

export const POKER_BONUS_HAND_PROGRESSIVE = defineActivity({
  id: 'bay101-poker-bonus-hand-progressive',
  title: 'Poker Bonus Hand Progressive Jackpot',
  venue: BAY_101,
  approvalIds: [BONUS_HAND_APPROVAL],
  kind: 'progressive',
  summary:
    'Royal flush, straight flush and four of a kind at a poker table each win their own pool.',
  games: POKER_GAMES,
  gamesListed: POKER_GAMES_LISTED,
  gamesNote: POKER_GAMES_NOTE,
  values: {
    ...poolValues('royalFlush', 'royal flush', '300'),
    ...poolValues('straightFlush', 'straight flush', '250'),
    ...poolValues('fourOfAKind', 'four of a kind', '200'),
    toReserve: dollars('Surplus fees for the reserve, per day', ['100', '5000'], 'Funding', {
      optional: true,
    }),
    adminFee: adminFee(),
  },
  fees: [
    {
      name: 'fee',
      title: 'Jackpot fee',
      amount: usd('1'),
      paidBy: 'pot',
      optional: false,
      split: { reserve: ratio('100%') },
      clause: 'Funding',
      note: "in addition to the collection of the house; a day's fees raise the pools first and the rest is the reserve's",
    },
  ],
  fund: {
    title: 'Poker Bonus Hand reserve fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [
      pool('royalFlush', 'royal flush'),
      pool('straightFlush', 'straight flush'),
      pool('fourOfAKind', 'four of a kind'),
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'reserve-suffices' },
    adminFee: { amount: 'adminFee', per: 'table and hour', clause: 'Administrative Fees' },
  },
  several: 'divided',
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(dealRow, [
    // id, title, clause, when, prize, meets, misses
    ['royal-flush', 'Royal flush', HANDS, hand(poker.makes('royal-flush', poker.pocketPairQuadsHand)), ofMeter('100%', 'royalFlush'),
      dealt('texas-holdem', [{ hole: 'As Ks' }, ...others], { board: 'Qs Js Ts 3c 4d', ...POT }), dealt('texas-holdem', [{ hole: 'As 2d' }, ...others], { board: 'Ks Qs Js Ts 3c', ...POT })],
    ['straight-flush', 'Straight flush', HANDS, hand(poker.makes('straight-flush', poker.pocketPairQuadsHand)), ofMeter('100%', 'straightFlush'),
      dealt('seven-card-stud', [{ hole: '5h 6h Kc', up: '7h 8h 9h 2d' }, ...others], POT), dealt('seven-card-stud', [{ hole: '5h Kd Kc', up: '6h 7h 8h 9h' }, ...others], POT)],
    ['four-of-a-kind', 'Four of a kind', HANDS, hand(makesQuads), ofMeter('100%', 'fourOfAKind'),
      dealt('omaha', [{ hole: '9s 9h Kc 2d' }, ...others], { board: '9d 9c 4s 5s Jh', ...POT }), dealt('omaha', [{ hole: '9s 8h Kc 2d' }, ...others], { board: '9d 9c 9h 5s Jh', ...POT })],
  ]),
  eligibility: POKER_ELIGIBILITY,
  claim: {
    ...claimWithin30Days('prize fund'),
    paidBy: 'cage',
    paidIn: 'chips',
    paperworkFirst: true,
  },
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: [
      'games',
      'periods',
      'requirements',
      'hands',
      'prizes',
      'no-purchase',
      'procedure',
      'restrictions',
    ],
  },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['Funding', 'During the hand the dealer takes $1 for the jackpot off the pot.'],
    [ELIGIBILITY, 'A casino representative verifies the hand that is announced.'],
    [SUMMARY, 'The representative completes the records and pays in live chips from the cage.'],
    [SUMMARY, 'The pool that was won is set back and reseeded by the reserve.'],
    ['Prize', 'Once a day each pool rises by its posted step until it stands at its cap.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    [HANDS, 'The three hands of the chart are always offered together.'],
    [HANDS, 'Each prize stands between $10 and $599.'],
    [SUMMARY, 'The best hand dealt to a player counts, in any of the games and in the posted period.'],
    ...CARDS_THAT_COUNT,
    [SUMMARY, 'Four of a kind counts in stud and on a board only behind a pocket pair.'],
    [SUMMARY, 'Several players with one row of the chart divide its pool evenly.'],
    OPEN_TO_SEATED,
    [ELIGIBILITY, 'Two or more players with a qualifying hand are each eligible.'],
    [ELIGIBILITY, 'The table must be one that was designated for the jackpot.'],
    [ELIGIBILITY, 'Winners must be present in person.'],
    NO_WIN_LIMIT,
    ['Prize', 'What a pool holds depends on its seed and on the days since.'],
    ['Prize', 'Fees beyond the daily steps, and every fee once a pool is full, go to the reserve.'],
    ['Funding', 'A day adds $100 to $5,000 of such fees to the reserve.'],
    ['Funding', 'The reserve pays for reseeding and for the administrative fee.'],
    ['Funding', 'A reseed or shortfall that the house has covered is repaid when the reserve can.'],
    ['Administrative Fees', 'The administrative fee comes out of the reserve and is for what it costs the house to run the jackpot.'],
  ]),
  records: ['All paperwork of a win, complete before it is paid.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B1.1', 'Prize', 'The paragraph on the four-of-a-kind pool ends with the cap of the royal flush pool.', 'The four-of-a-kind pool is meant; its cap is $599 as well.'],
    ['B1.2', SUMMARY, 'Whether the best hand of the whole period wins, and all who had it in that time share, or each hit is paid at once.',
      'A hit is paid at once and its pool starts over; only hands of one deal share.'],
    ['B1.3', ELIGIBILITY, 'Two hands are to be verified, as in a bad beat, where one hand wins.', 'Every hand that wins is verified.'],
    ['B1.4', 'Prize', 'In the sentence on fees after the cap a word is missing before the reseed.', 'The fees go to the reserve, and the reserve does the reseeding.'],
    ['B1.5', 'Funding', 'Whether $100 to $5,000 is what the reserve gets a day or what it may hold.', 'The surplus that a day is expected to bring; fewer or more fees void nothing.'],
    ['B1.6', 'Funding', 'The uses of the reserve leave out the two promotions that are charged to it.', 'High hand bonus and aces cracked may draw on it, as their own sheets say.'],
    ['B1.7', SUMMARY, 'In a draw game, whether the five cards first dealt count or those after the draw.', 'The hand that is shown down, after the draw.'],
    ['B1.8', 'Funding', "A hold'em pot may owe this dollar and that of a bad beat jackpot too.", 'Both are taken where both jackpots are posted at the table.'],
    ['B1.9', 'Eligible Controlled Games', 'All poker games take part, and so does lowball, where no one tries for a high hand.',
      'Lowball takes part; with a joker, which is a low card there, no hand counts.'],
    ['B1.10', HANDS, 'What happens when two players of one deal have two different rows.', 'Each row has a pool of its own; both are paid in full.'],
    ['B1.11', ELIGIBILITY, 'Five-card stud has one card down, where stud hands need two.', 'The game takes part, but no hand of it can win.'],
    ['B1.12', HANDS, 'Draw poker has a joker, of which the chart says nothing, and so five aces.', 'The joker is what it is in the game, and five aces count as four of a kind.'],
    ['B1.13', SUMMARY, 'What happens to a cent that an even division leaves over.', 'Shares are rounded down to the cent; the rest stays in the pool.'],
    ['B1.14', ELIGIBILITY, 'Whether the hand must also win the pot.', 'It need not; it must be played to the showdown.'],
    freeTableReading('B1.15'),
    ['B1.16', 'Prize', 'What raises the pools on a day with few fees: nothing, or the reserve.',
      'The fees since the last step, pool after pool as far as they go; what is left of them is in the reserve from then on, and no reserve raises a pool.'],
    uncontestedReading('B1.17'),
    freeMinimumsReading('B1.18', 'players and pot'),
    propositionReading('B1.19'),
    pokerGamesReading('B1.20'),
  ]),
  sample: {
    // biome-ignore format: read as a block
    values: {
      royalFlushSeed: '300.00', royalFlushDaily: '10.00', royalFlushReseed: '300.00',
      straightFlushSeed: '200.00', straightFlushDaily: '5.00', straightFlushReseed: '200.00',
      fourOfAKindSeed: '100.00', fourOfAKindDaily: '5.00', fourOfAKindReseed: '100.00',
      adminFee: '10.00',
    },
    tables: ['11', '12', '14'],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
