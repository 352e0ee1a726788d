// Poker Bonus Hand Progressive Jackpot, GEAR-001277. The heading over the paragraphs on the pools is
// lost; they are cited as 'Prize', as the other sheets of the house have it.
import { ratio, usd } from '#money';
import {
  dealt,
  defineActivity,
  dollars,
  hand,
  type Meter,
  ofMeter,
  poker,
  type RowTest,
  type ValueRule,
} from '#rules';
import { HOUSE_RULES, NO_WIN_LIMIT } from './common-clauses.ts';
import {
  BONUS_HAND_APPROVAL,
  CARDS_THAT_COUNT,
  POKER_ELIGIBILITY,
  POKER_GAMES,
  POKER_GAMES_NOTE,
} from './poker-bonus.ts';
import { adminFee, BAY_101, claimWithin30Days, freeTableReading, NO_PURCHASE } from './venue.ts';

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

const pool = (name: string, title: string): Meter => ({
  name,
  title: `the ${title} pool`,
  seed: `${name}Seed`,
  reseed: `${name}Reseed`,
  cap: CAP,
  daily: { amount: `${name}Daily`, from: 'fees' },
});

const makesFourOfAKind = poker.makes('four-of-a-kind', poker.pocketPairQuadsHand);
const makesFiveAces = poker.makes('five-of-a-kind', poker.pocketPairQuadsHand);
/** Five aces, which a joker makes in draw poker, have four of them inside. */
const makesQuads: RowTest = (deal, seat) =>
  makesFourOfAKind(deal, seat) || makesFiveAces(deal, seat);

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
      note: "beside the collection; a day's fees raise the pools first and the rest is the reserve's",
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
  rows: [
    {
      id: 'royal-flush',
      title: 'Royal flush',
      clause: HANDS,
      when: hand(poker.makes('royal-flush', poker.pocketPairQuadsHand)),
      prize: ofMeter('100%', 'royalFlush'),
      examples: {
        meets: dealt('texas-holdem', [{ hole: 'As Ks' }, ...others], {
          board: 'Qs Js Ts 3c 4d',
          ...POT,
        }),
        misses: dealt('texas-holdem', [{ hole: 'As 2d' }, ...others], {
          board: 'Ks Qs Js Ts 3c',
          ...POT,
        }),
      },
    },
    {
      id: 'straight-flush',
      title: 'Straight flush',
      clause: HANDS,
      when: hand(poker.makes('straight-flush', poker.pocketPairQuadsHand)),
      prize: ofMeter('100%', 'straightFlush'),
      examples: {
        meets: dealt('seven-card-stud', [{ hole: '5h 6h Kc', up: '7h 8h 9h 2d' }, ...others], POT),
        misses: dealt('seven-card-stud', [{ hole: '5h Kd Kc', up: '6h 7h 8h 9h' }, ...others], POT),
      },
    },
    {
      id: 'four-of-a-kind',
      title: 'Four of a kind',
      clause: HANDS,
      when: hand(makesQuads),
      prize: ofMeter('100%', 'fourOfAKind'),
      examples: {
        meets: dealt('omaha', [{ hole: '9s 9h Kc 2d' }, ...others], {
          board: '9d 9c 4s 5s Jh',
          ...POT,
        }),
        misses: dealt('omaha', [{ hole: '9s 8h Kc 2d' }, ...others], {
          board: '9d 9c 9h 5s Jh',
          ...POT,
        }),
      },
    },
  ],
  eligibility: POKER_ELIGIBILITY,
  claim: { ...claimWithin30Days('prize fund'), paidBy: 'cage', paperworkFirst: true },
  noPurchase: NO_PURCHASE,
  posting: {
    clause: 'Advertising',
    items: ['games', 'periods', 'requirements', 'hands', 'prizes', 'no-purchase', 'restrictions'],
  },
  procedure: [
    {
      clause: 'Funding',
      words: 'During the hand the dealer takes $1 for the jackpot off the pot.',
    },
    { clause: ELIGIBILITY, words: 'A casino representative verifies the hand that is announced.' },
    {
      clause: SUMMARY,
      words: 'The representative completes the records and pays in live chips from the cage.',
    },
    { clause: SUMMARY, words: 'The pool that was won is set back and reseeded by the reserve.' },
    {
      clause: 'Prize',
      words: 'Once a day each pool rises by its posted step until it stands at its cap.',
    },
  ],
  rules: [
    ...HOUSE_RULES,
    { clause: HANDS, words: 'The three hands of the chart are always offered together.' },
    { clause: HANDS, words: 'A pool stands between $10 and $599.' },
    ...CARDS_THAT_COUNT,
    {
      clause: SUMMARY,
      words: 'Four of a kind counts in stud and on a board only behind a pocket pair.',
    },
    { clause: SUMMARY, words: 'Several players with one row of the chart divide its pool evenly.' },
    { clause: ELIGIBILITY, words: 'The table must be one that was designated for the jackpot.' },
    { clause: ELIGIBILITY, words: 'Winners must be there in person.' },
    NO_WIN_LIMIT,
    {
      clause: 'Prize',
      words: 'Fees beyond the daily steps, and every fee once a pool is full, go to the reserve.',
    },
    { clause: 'Funding', words: 'The reserve pays for reseeding and for the administrative fee.' },
    {
      clause: 'Funding',
      words: 'A reseed or shortfall that the house has covered is repaid when the reserve can.',
    },
    {
      clause: 'Administrative Fees',
      words: 'The fee is for what it costs the house to run the jackpot.',
    },
  ],
  records: ['Whatever a win needs on paper, complete before it is paid.'],
  readings: [
    {
      id: 'B1.1',
      clause: 'Prize',
      unclear:
        'The paragraph on the four-of-a-kind pool ends with the cap of the royal flush pool.',
      weRead: 'The four-of-a-kind pool is meant; its cap is $599 as well.',
    },
    {
      id: 'B1.2',
      clause: SUMMARY,
      unclear:
        'Whether the best hand of the whole period wins, and all who had it in that time share, or ' +
        'each hit is paid at once.',
      weRead: 'A hit is paid at once and its pool starts anew; only hands of one deal share.',
    },
    {
      id: 'B1.3',
      clause: ELIGIBILITY,
      unclear: 'Two hands are to be verified, as in a bad beat, where one hand wins.',
      weRead: 'Every hand that wins is verified.',
    },
    {
      id: 'B1.4',
      clause: 'Prize',
      unclear: 'In the sentence on fees after the cap a word is missing before the reseed.',
      weRead: 'The fees go to the reserve, and the reserve does the reseeding.',
    },
    {
      id: 'B1.5',
      clause: 'Funding',
      unclear: 'Whether $100 to $5,000 is what the reserve gets a day or what it may hold.',
      weRead: 'The surplus that a day is expected to bring; fewer or more fees void nothing.',
    },
    {
      id: 'B1.6',
      clause: 'Funding',
      unclear: 'The uses of the reserve leave out the two promotions that are charged to it.',
      weRead: 'High hand bonus and aces cracked may draw on it, as their own sheets say.',
    },
    {
      id: 'B1.7',
      clause: SUMMARY,
      unclear: 'In a draw game, whether the five cards first dealt count or those after the draw.',
      weRead: 'The hand that is shown down, after the draw.',
    },
    {
      id: 'B1.8',
      clause: 'Funding',
      unclear: "A hold'em pot may owe this dollar and that of a bad beat jackpot too.",
      weRead: 'Both are taken where both jackpots are posted at the table.',
    },
    {
      id: 'B1.9',
      clause: 'Eligible Controlled Games',
      unclear: 'All poker games take part, and so lowball, where nobody tries for a high hand.',
      weRead: 'Lowball takes part; with a joker, which is a low card there, no hand counts.',
    },
    {
      id: 'B1.10',
      clause: HANDS,
      unclear: 'What happens when two players of one deal have two different rows.',
      weRead: 'Each row has a pool of its own; both are paid in full.',
    },
    {
      id: 'B1.11',
      clause: ELIGIBILITY,
      unclear: 'Five-card stud has one card down, where stud hands need two.',
      weRead: 'The game takes part, but no hand of it can win.',
    },
    {
      id: 'B1.12',
      clause: HANDS,
      unclear: 'Draw poker has a joker, of which the chart says nothing, and so five aces.',
      weRead: 'The joker is what it is in the game, and five aces count as four of a kind.',
    },
    {
      id: 'B1.13',
      clause: SUMMARY,
      unclear: 'What becomes of a cent that an even division leaves over.',
      weRead: 'Shares are rounded down to the cent; the rest stays in the pool.',
    },
    {
      id: 'B1.14',
      clause: ELIGIBILITY,
      unclear: 'Whether the hand must also win the pot.',
      weRead: 'It need not; it must be played to the showdown.',
    },
    freeTableReading('B1.15'),
    {
      id: 'B1.16',
      clause: 'Prize',
      unclear: 'What raises the pools on a day with few fees: nothing, or the reserve.',
      weRead:
        'The fees since the last step, pool after pool as far as they go; what is left of them is ' +
        'in the reserve from then on, and no reserve raises a pool.',
    },
  ],
  sample: {
    values: {
      royalFlushSeed: '300.00',
      royalFlushDaily: '10.00',
      royalFlushReseed: '300.00',
      straightFlushSeed: '200.00',
      straightFlushDaily: '5.00',
      straightFlushReseed: '200.00',
      fourOfAKindSeed: '100.00',
      fourOfAKindDaily: '5.00',
      fourOfAKindReseed: '100.00',
      adminFee: '10.00',
    },
    tables: ['11', '12', '14'],
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
