// Cash in a Flash Promotion.
import { ratio, usd } from '#money';
import { given } from '#result';
import {
  baseWager,
  blackjack,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  type ExampleDeal,
  type FeeByLimit,
  feePaid,
  fixed,
  type HandTest,
  hand,
  noTpp,
  paiGow,
  pan9,
  playersAtLeast,
  type Row,
  readingsOf,
  sharesBySetting,
  toHolder,
} from '#rules';
import { frontAndBack, homeRunOf, homeRunReading, paiGowReading } from './hand-tickets.ts';
import { HAWAIIAN_GARDENS } from './shared.ts';

const HANDS = 'Qualifying Hands';
const ACCOUNTING = 'Notice of Collection and Accounting Procedures';
const FREE_PLAY = 'No Purchase Necessary Play';
const RATE_CHART = 'Collection Rates';

const THIRTEEN_CARD = ['thirteen-card'];
const PAI_GOW_AND_PAN_9 = ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'pan-9'];
const BLACKJACK = ['blackjack-poker', 'hawaiian-blackjack'];

const rateRow =
  (games: readonly string[]) =>
  (limit: string, player: string, playerDealer: string): FeeByLimit => ({
    limit,
    games,
    player: usd(player),
    playerDealer: usd(playerDealer),
  });

export const RATES: readonly FeeByLimit[] = [
  ...['$5', '$10', '$25 and higher'].map((limit) => ({
    limit,
    games: THIRTEEN_CARD,
    player: usd('1'),
  })),
  ...chartOf(rateRow(PAI_GOW_AND_PAN_9), [
    // limit, player, player-dealer
    ['$5-$50', '0.50', '2'],
    ['$10-$100', '1', '2'],
    ['$25-$100', '1', '2'],
    ['$50-$100', '1', '2'],
    ['$25-$200', '2', '3'],
    ['$50-$300', '2', '4'],
    ['$100-$300', '2', '4'],
    ['$100-$500', '3', '5'],
    ['$300-$500', '3', '5'],
    ['$300-$1,000', '5', '7'],
    ['$500-$2,000', '10', '10'],
    ['$1,000-$5,000', '10', '10'],
  ]),
  ...chartOf(rateRow(BLACKJACK), [
    // limit, player, player-dealer
    ['$2-$10', '0.50', '2'],
    ['$5-$25', '0.50', '2'],
    ['$5-$50', '0.50', '2'],
    ['$10-$100', '1', '2'],
    ['$25-$100', '1', '2'],
    ['$25-$200', '2', '4'],
    ['$25-$300', '2', '4'],
    ['$50-$300', '2', '4'],
    ['$100-$500', '3', '5'],
    ['$200-$500', '3', '5'],
    ['$300-$1,000', '5', '7'],
    ['$500-$1,000', '5', '7'],
  ]),
];

const FLAT = usd('1');

const PRIZE = fixed(usd('500'));

const shares = sharesBySetting('severalOnOneHand', {
  'each-in-full': toHolder,
  divided: [{ share: 'hand', to: 'holder', part: ratio('100%'), divided: 'evenly' }],
});

const isPairBeforeFullHouse = frontAndBack(paiGow.pairBeforeFullHouse, 'none');

const others = [{ position: 'player-dealer' }, {}];

const ofBlackjack = (cards: string) => dealt('blackjack-poker', [{ cards }, ...others]);
const ofPan9 = (cards: string) => dealt('pan-9', [{ cards }, ...others]);
const ofSeven = (game: string, front: string, back: string) =>
  dealt(game, [{ front, back }, ...others]);

/** A hand with this middle over one that has little. */
const ofThirteen = (middle: string) =>
  dealt('thirteen-card', [
    { front: 'Ac Kd Qc', middle, back: 'Ks Qs Js Ts 9s' },
    { front: 'Jc Td 9c', middle: '2c 2d 3c 5d 7c', back: 'As Ad 4c 5c 6d' },
    {},
  ]);

const flashRow = (
  id: string,
  title: string,
  games: readonly string[],
  test: HandTest,
  meets: ExampleDeal,
  misses: ExampleDeal,
  looksAt?: Row['looksAt'],
): Row =>
  given({
    id,
    title,
    clause: HANDS,
    games,
    when: hand(test),
    looksAt,
    prize: PRIZE,
    shares,
    examples: { meets, misses },
  });

export const CASH_IN_A_FLASH = defineActivity({
  id: 'hgc-cash-in-a-flash',
  title: 'Cash in a Flash Promotion',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'fixed-jackpot',
  summary: 'A designated hand of an Asian-style game wins $500 from the jackpot collections.',
  // biome-ignore format: read as a block
  games: [
    'thirteen-card', 'pai-gow-poker', 'jokers-wild-pai-gow-poker', 'hawaiian-blackjack',
    'blackjack-poker', 'pan-9',
  ],
  values: {
    seed: dollars('Initial seed of the fund', ['0'], 'Funding', { optional: true }),
    minimum: dollars('Minimum of the fund', ['0'], 'Funding', { optional: true }),
  },
  fees: [
    {
      name: 'collection',
      title: 'Jackpot collection',
      amount: RATES,
      paidBy: 'player',
      flat: { setting: 'rates', value: 'flat', amount: FLAT },
      optional: false,
      split: { reserve: ratio('100%') },
      clause: RATE_CHART,
      note: 'by betting limit, from the players and from the player-dealer',
    },
  ],
  fund: {
    title: 'Jackpot Fund of Cash in a Flash',
    clause: 'Funding',
    source: 'own-fees',
    meters: [],
    seed: 'seed',
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
    adminFee: { amount: usd('4'), per: 'table and hour', clause: ACCOUNTING },
  },
  // biome-ignore format: a line for each, as the sheet has them
  rows: chartOf(flashRow, [
    // id, title, games, test, meets, misses, looksAt
    ['aces-of-hearts', 'Two aces of hearts', ['blackjack-poker', 'hawaiian-blackjack'], blackjack.isDealtAcesOfHearts,
      ofBlackjack('Ah Ah'), ofBlackjack('Ah Ad'), { own: 2, suits: 'by-name' }],
    ['home-run', 'Home run of 17 points or more', ['thirteen-card'], homeRunOf(17), ofThirteen('4h 5h 6h 7h 8h'), ofThirteen('8h 8c 8d 8s 4h')],
    ['jokers-wild-pair-and-full-house', 'Any pair in front, a full house or better behind, no joker', ['jokers-wild-pai-gow-poker'], isPairBeforeFullHouse,
      ofSeven('jokers-wild-pai-gow-poker', '4h 4s', '9h 9s 9d 2c 2d'), ofSeven('jokers-wild-pai-gow-poker', '4h 4s', '9h 9s XX 2c 2d')],
    ['pai-gow-pair-and-full-house', 'Any pair in front, a full house or better behind, no joker', ['pai-gow-poker'], isPairBeforeFullHouse,
      ofSeven('pai-gow-poker', '4h 4s', '9h 9s 9d 2c 2d'), ofSeven('pai-gow-poker', '4h 3s', '9h 9s 9d 2c 2d')],
    ['three-threes-one-color', 'Three 3s of one color', ['pan-9'], pan9.isThreeThrees('one-color'), ofPan9('3h 3d 3h'), ofPan9('3h 3d 3s'), { own: 3 }],
  ]),
  eligibility: [
    playersAtLeast(3, 'Summary of Game'),
    baseWager('Funding'),
    feePaid('Funding'),
    { ...noTpp(`${ACCOUNTING}, note`, 'stays'), stillPays: true },
  ],
  claim: {
    clause: ACCOUNTING,
    paidBy: 'cage',
    words: ['The winner is paid cash or chips directly, and the fund goes down at once.'],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: FREE_PLAY,
    words: [
      'No Purchase Necessary: at an instructional table anyone can win the prizes free, at any hour, on request.',
      'The dealer explains the prizes and asks which prize you play for; you must ask before the game starts.',
      'Four hands at least are dealt; on request up to eight in stud games, nine in poker games.',
      'There is no table fee, no jackpot collection and no live wager. A hand that a player or an empty seat is dealt counts.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: ACCOUNTING, items: [
    'games', 'hands', 'prizes', 'fees', 'pool', 'admin-fee', 'players', 'claim', 'procedure',
    'no-purchase',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['Jackpot Collection Procedure', 'The table is told beforehand how much is collected and how; the rate is posted at each table.'],
    ['Jackpot Collection Procedure', 'Rates are $0.50 to $10 a table and hand, by the chart, in every game.'],
    ['Jackpot Collection Procedure', 'What the fund holds is announced when the game begins.'],
    ['Equipment', 'Collections go into a marked box of their own that is fixed to the table.'],
    ['No Change in the Underlying Game Rules', 'A round with a winning hand is ended, the hand confirmed and the posted prize awarded; then a new round begins.'],
    [ACCOUNTING, 'The boxes are opened and counted in the count room, under the controls of table fees.'],
    [ACCOUNTING, 'The money lies in a bank account of its own, and prizes and fees are drawn from it.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['Summary of Game', 'Cards, limits, collections and winners are those of the approved games.'],
    ['Funding', 'A player is anyone who has a wager on the table and pays the collection that goes with it.'],
    ['Funding', 'A separate collection from players fills the fund; it is fixed beforehand and is no percentage of a wager.'],
    ['Funding', 'The house may seed the fund from time to time; the first seed and the minimum of the fund are posted with the prizes.'],
    [`${ACCOUNTING}, note`, 'The share of a proposition player with such a hand goes back into the fund at once.'],
    [ACCOUNTING, 'All collections except the administrative fee go into the fund for prizes.'],
    [ACCOUNTING, 'The fee is set beforehand by costs and market, does not follow what the fund takes in, comes out of its money market account, and is told to the players ahead.'],
    [ACCOUNTING, 'The house may change the fee as the regulations allow.'],
    [ACCOUNTING, 'The house may change games, hands and how prizes are shared, with ample notice and prior approval.'],
    [ACCOUNTING, 'Rules and collection procedures are posted on the floor before the game, framed outside the cage, and are in the rulebook at the Card Desk.'],
    [FREE_PLAY, 'Prizes are always on electronic boards on the floor, and the rules are there in flyers.'],
  ]),
  records: [
    'Jackpot Prize Pool Collection Report: collections of each table in 24 hours.',
    'Table activity: opened, how long played, closed, and all transactions.',
    'The counts of the boxes, under the controls of table fees.',
    'The bank account of the fund: deposits, prizes, administrative fees.',
    'Winnings are reported as the law requires.',
  ],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-12.1', FREE_PLAY, 'Three hands are needed by the summary, four by the words on free play.', 'Three; at a free table four are dealt.'],
    ['HG-12.2', RATE_CHART, 'The heading has $1 for all hands, the chart $0.50 to $10.', 'The chart holds, by limit and position.', { name: 'rates', values: ['chart', 'flat'], default: 'chart' }],
    ['HG-12.3', RATE_CHART, 'Collections are per table and hand, and taken from players and player-dealer.', 'Each position pays its own; in 13-Card, which has one column, each player.'],
    ['HG-12.4', HANDS, 'The row of Pai Gow Poker has lost what is in front to a stray line.', "Any pair, as in the row of Joker's Wild."],
    ['HG-12.5', 'Funding', 'The chart of prizes and seeds that is referred to is missing.', 'The house posts the seed and the minimum of the fund, if there is one.'],
    ['HG-12.6', HANDS, 'Hawaiian Blackjack has neither a hand nor a rate of its own.', 'The row of Blackjack and the rates of Blackjack Poker are for both.'],
    homeRunReading('HG-12.7', HANDS),
    paiGowReading('HG-12.8', HANDS),
    ['HG-12.9', 'Funding', 'What those get who wagered on one hand together, players who pay behind among them.',
      'Each has the $500; divided, the part of a proposition player stays in the fund.', { name: 'severalOnOneHand', values: ['each-in-full', 'divided'], default: 'each-in-full' }],
    ['HG-12.10', 'Summary of Game', 'Nothing is said of employees, tournaments and the player-dealer.', 'None of them is left out.'],
    ['HG-12.11', 'Funding', 'What happens when the fund has less than the prize.', 'The house advances it; when it is repaid is open.'],
    ['HG-12.12', HANDS, 'No number of an approval is given.', 'The title serves in its place.'],
    ['HG-12.13', ACCOUNTING, 'The fund is in a bank account, and the fee comes from a money market account.', 'They are one account.'],
    ['HG-12.14', HANDS, 'Of which cards the aces and the 3s are.', 'The first two of blackjack, and the first three of Pan 9.'],
    ['HG-12.15', FREE_PLAY, 'A player at a free table is in for one prize only, which no record of a deal has.', 'The floor sees to it that the prize is the one that was named.'],
    ['HG-12.16', RATE_CHART, 'Third-party players win nothing; whether they owe the collection is not said.', 'They do: the chart has a rate for each position, and the note bars them from the prize alone.'],
  ]),
  sample: {
    values: { seed: '5000.00', minimum: '2000.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
