// Cash in a Flash Promotion.
import { ratio, usd } from '#money';
import {
  blackjack,
  dealt,
  defineActivity,
  dollars,
  feePaid,
  fixed,
  hand,
  noTpp,
  paiGow,
  pan9,
  playersAtLeast,
  type Row,
  type RowTest,
  settingOf,
  thirteen,
} from '#rules';
import { RATES } from './cash-in-a-flash-rates.ts';
import { HAWAIIAN_GARDENS } from './venue.ts';

const HANDS = 'Qualifying Hands';
const ACCOUNTING = 'Notice of Collection and Accounting Procedures';
const FREE_PLAY = 'No Purchase Necessary Play';
const RATE_CHART = 'Collection Rates';
const PRIZE = fixed(usd('500'));

const shares: Row['shares'] = ({ posted }) => [
  {
    share: 'hand',
    to: 'holder',
    part: ratio('100%'),
    divided: settingOf(posted, 'severalOnOneHand') === 'divided' ? 'evenly' : 'each',
  },
];

const isHomeRun: RowTest = (deal, seat, posted) => {
  const over = settingOf(posted, 'homeRunOver') === 'every' ? 'every' : 'one';
  return thirteen.homeRunOf(17, { over })(deal, seat);
};

const isPairBeforeFullHouse: RowTest = (deal, seat, posted) => {
  const setting = settingOf(posted, 'paiGowHands') === 'any' ? 'any' : 'as-set';
  return paiGow.pairBeforeFullHouse({ setting, joker: 'none' })(deal, seat);
};

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

export const CASH_IN_A_FLASH = defineActivity({
  id: 'hgc-cash-in-a-flash',
  title: 'Cash in a Flash',
  venue: HAWAIIAN_GARDENS,
  approvalIds: [],
  kind: 'fixed-jackpot',
  summary: 'A designated hand in five Asian-style games wins $500 from the collections.',
  games: [
    ...['thirteen-card', 'pai-gow-poker', 'jokers-wild-pai-gow-poker'],
    ...['hawaiian-blackjack', 'blackjack-poker', 'pan-9'],
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
      optional: false,
      split: { reserve: ratio('100%') },
      clause: RATE_CHART,
      note: 'by betting limit, from the players and from the player-dealer; never a percentage',
    },
  ],
  fund: {
    title: 'Jackpot Fund of Cash in a Flash',
    clause: 'Funding',
    source: 'own-fees',
    meters: [],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'not-stated' },
    adminFee: { amount: usd('4'), per: 'table and hour', clause: ACCOUNTING },
  },
  rows: [
    {
      id: 'aces-of-hearts',
      title: 'Two aces of hearts',
      clause: HANDS,
      games: ['blackjack-poker', 'hawaiian-blackjack'],
      when: hand(blackjack.isDealtAcesOfHearts),
      prize: PRIZE,
      shares,
      examples: { meets: ofBlackjack('Ah Ah'), misses: ofBlackjack('Ah Ad') },
    },
    {
      id: 'home-run',
      title: 'Home run of 17 points or more',
      clause: HANDS,
      games: ['thirteen-card'],
      when: hand(isHomeRun),
      prize: PRIZE,
      shares,
      examples: {
        meets: ofThirteen('4h 5h 6h 7h 8h'),
        misses: ofThirteen('8h 8c 8d 8s 4h'),
      },
    },
    {
      id: 'jokers-wild-pair-and-full-house',
      title: "Joker's Wild: a pair in front, a full house or better behind, no joker",
      clause: HANDS,
      games: ['jokers-wild-pai-gow-poker'],
      when: hand(isPairBeforeFullHouse),
      prize: PRIZE,
      shares,
      examples: {
        meets: ofSeven('jokers-wild-pai-gow-poker', '4h 4s', '9h 9s 9d 2c 2d'),
        misses: ofSeven('jokers-wild-pai-gow-poker', '4h 4s', '9h 9s XX 2c 2d'),
      },
    },
    {
      id: 'pai-gow-pair-and-full-house',
      title: 'Pai Gow Poker: a pair in front, a full house or better behind, no joker',
      clause: HANDS,
      games: ['pai-gow-poker'],
      when: hand(isPairBeforeFullHouse),
      prize: PRIZE,
      shares,
      examples: {
        meets: ofSeven('pai-gow-poker', '4h 4s', '9h 9s 9d 2c 2d'),
        misses: ofSeven('pai-gow-poker', '4h 3s', '9h 9s 9d 2c 2d'),
      },
    },
    {
      id: 'three-threes-one-color',
      title: 'Three 3s of one colour',
      clause: HANDS,
      games: ['pan-9'],
      when: hand(pan9.isThreeThrees('one-color')),
      prize: PRIZE,
      shares,
      examples: { meets: ofPan9('3h 3d 3h'), misses: ofPan9('3h 3d 3s') },
    },
  ],
  eligibility: [
    playersAtLeast(3, 'Summary of Game'),
    feePaid('Funding'),
    noTpp(`${ACCOUNTING}, note`, 'stays'),
  ],
  claim: {
    clause: ACCOUNTING,
    words: ['The cage pays the winner directly, in cash or chips, and the fund goes down at once.'],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: FREE_PLAY,
    words: [
      'At an instructional table the prizes can be won free of charge, at any hour.',
      'Ask before the game starts and say which prize it is that you play for.',
      'Four hands at least are dealt; on request up to eight in stud games, nine in poker games.',
      'There are no fees, collections or live wagers, and a hand dealt to an empty seat counts.',
    ],
  },
  posting: {
    clause: ACCOUNTING,
    items: ['procedure', 'hands', 'prizes', 'fees', 'pool', 'admin-fee', 'no-purchase'],
  },
  procedure: [
    {
      clause: 'Jackpot Collection Procedure',
      words: 'The table is told beforehand how much is collected and how; the rate hangs there.',
    },
    {
      clause: 'Jackpot Collection Procedure',
      words: 'What the fund holds is announced when the game begins.',
    },
    {
      clause: 'Equipment',
      words: 'Collections go into a marked box of their own that is fixed to the table.',
    },
    {
      clause: 'No Change in the Underlying Game Rules',
      words:
        'With the hand the round is ended, the hand confirmed, the prize paid, a new one dealt.',
    },
    {
      clause: ACCOUNTING,
      words:
        'The boxes are opened and counted in the count room, under the controls of table fees.',
    },
    {
      clause: ACCOUNTING,
      words: 'The money lies in a bank account of its own, and prizes and fees are drawn from it.',
    },
  ],
  rules: [
    {
      clause: 'Summary of Game',
      words: 'Cards, limits, collections and winners are those of the approved games.',
    },
    {
      clause: 'Funding',
      words:
        'A player is whoever has a wager on the table and pays the collection that goes with it.',
    },
    { clause: 'Funding', words: 'The house may seed the fund at its discretion.' },
    {
      clause: ACCOUNTING,
      words: 'The administrative fee does not follow the fund; a change of it is told beforehand.',
    },
    {
      clause: ACCOUNTING,
      words: 'Games, hands and distribution change only with notice and prior approval.',
    },
    {
      clause: ACCOUNTING,
      words: 'Rules hang framed outside the cage and stand in the rulebook at the card desk.',
    },
    {
      clause: FREE_PLAY,
      words: 'Prizes run on the electronic boards, and flyers with the rules lie on the floor.',
    },
  ],
  records: [
    'Jackpot Prize Pool Collection Report: collections of each table in 24 hours.',
    'Table activity: opened, how long played, closed, and all transactions.',
    'The bank account of the fund: deposits, prizes, administrative fees.',
    'Winnings are reported as the law asks.',
  ],
  readings: [
    {
      id: 'HG-12.1',
      clause: FREE_PLAY,
      unclear: 'Three hands are needed by the summary, four by the words on free play.',
      weRead: 'Three; at a free table four are dealt.',
    },
    {
      id: 'HG-12.2',
      clause: RATE_CHART,
      unclear: 'The heading has $1 for all hands, the chart $0.50 to $10.',
      weRead: 'The chart holds, by limit and position.',
      setting: { name: 'rates', values: ['chart', 'flat'], default: 'chart' },
    },
    {
      id: 'HG-12.3',
      clause: RATE_CHART,
      unclear: 'Collections are per table and hand, and taken from players and player-dealer.',
      weRead: 'Each position pays its own; in 13-Card, which has one column, each player.',
    },
    {
      id: 'HG-12.4',
      clause: HANDS,
      unclear: 'The row of Pai Gow Poker has lost what is in front to a stray line.',
      weRead: "Any pair, as in the row of Joker's Wild.",
    },
    {
      id: 'HG-12.5',
      clause: 'Funding',
      unclear: 'The chart of prizes and seeds that is referred to is missing.',
      weRead: 'The house posts the seed and the minimum of the fund, if there is one.',
    },
    {
      id: 'HG-12.6',
      clause: HANDS,
      unclear: 'Hawaiian Blackjack has neither a hand nor a rate of its own.',
      weRead: 'The row of Blackjack and the rates of Blackjack Poker are for both.',
    },
    {
      id: 'HG-12.7',
      clause: HANDS,
      unclear: 'What a home run is, and how its points are counted.',
      weRead: 'All three rows won from one opponent, and the points won from that one.',
      setting: { name: 'homeRunOver', values: ['one', 'every'], default: 'one' },
    },
    {
      id: 'HG-12.8',
      clause: HANDS,
      unclear: 'Whether front and back count as they were set, or as they could have been.',
      weRead: 'As set.',
      setting: { name: 'paiGowHands', values: ['as-set', 'any'], default: 'as-set' },
    },
    {
      id: 'HG-12.9',
      clause: 'Funding',
      unclear:
        'What those get who wagered on one hand together, players who pay behind among them.',
      weRead: 'Each has the $500; divided, the part of a proposition player stays in the fund.',
      setting: {
        name: 'severalOnOneHand',
        values: ['each-in-full', 'divided'],
        default: 'each-in-full',
      },
    },
    {
      id: 'HG-12.10',
      clause: 'Summary of Game',
      unclear: 'Nothing is said of employees, tournaments and the player-dealer.',
      weRead: 'None of them is left out.',
    },
    {
      id: 'HG-12.11',
      clause: 'Funding',
      unclear: 'What happens when the fund has less than the prize.',
      weRead: 'The house advances it; when it is repaid is open.',
    },
    {
      id: 'HG-12.12',
      clause: HANDS,
      unclear: 'No number of an approval is given.',
      weRead: 'The title serves in its place.',
    },
  ],
  sample: {
    values: { seed: '5000.00', minimum: '2000.00' },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
