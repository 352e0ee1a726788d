// CA/Asian Progressive Bad Beat Jackpot, GEGA-002323.

import type { Rank } from '#cards';
import { type DealtGame, type DealtSeat, dealtGameNamed, seatNumbered } from '#games';
import { pointsAgainst, type SetThirteen, setThirteen } from '#hands';
import { ratio, usd } from '#money';
import { given } from '#result';
import {
  allOf,
  baccarat,
  baseWager,
  beaten,
  beatShares,
  blackjack,
  bySetting,
  type Condition,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  type EligibilityRule,
  type ExampleDeal,
  employees,
  exclusions,
  type HandTest,
  handTests,
  noBackline,
  noTournaments,
  noTpp,
  ofMeter,
  paiGow,
  pan9,
  type Row,
  readingsOf,
  type Share,
  settingOf,
  sharedByHolders,
  sharesByOption,
  sharesRules,
  table,
  thirteen,
} from '#rules';
import { emptySeatsReading } from '../free-tables.ts';
import {
  HANDS_JUDGED,
  isFrontPlacedWithin,
  isPairPair,
  paiGowHand,
  tileChart,
} from './judged-hands.ts';
import {
  bothReading,
  HAWAIIAN_GARDENS,
  moneyOrMerchandise,
  SAID_OF_MERCHANDISE,
  wagerReading,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const HANDS = 'Qualifying Hands';
const STRUCTURE = 'Payout Structure';
const FREE = 'No Purchase Necessary';

/** Losing hand, winning hand, table. */
const sharesUnder = (number: string, percents: readonly [string, string, string]) =>
  beatShares(percents, `${STRUCTURE}, option ${number}`);

/** At a demonstration table the hand that qualifies has the whole prize, unless a house shares it
 * there as well. */
const WHOLE_PRIZE: readonly Share[] = [
  {
    share: 'losing-hand',
    to: 'losing',
    part: ratio('100%'),
    divided: 'evenly',
    clause: 'No Purchase Necessary',
  },
];

const sharesPosted = sharesRules.defineWith(
  'hgc.ca-asian-progressive-bad-beat',
  ['demonstration', 'choices'],
  (demonstration: readonly Share[], choices: Readonly<Record<string, readonly Share[]>>) => {
    const shared = sharesRules.read(sharesByOption('shares', choices));
    return (where) =>
      where.deal.npn && settingOf(where.posted, 'demonstrationPrize') === 'whole'
        ? demonstration
        : shared(where);
  },
)(WHOLE_PRIZE, {
  1: sharesUnder('1', ['60%', '20%', '20%']),
  2: sharesUnder('2', ['50%', '25%', '25%']),
  3: sharesUnder('3', ['40%', '20%', '40%']),
});

type Seat = Readonly<Record<string, unknown>>;

/** The first seat loses to the player-dealer; two more sit at the table. */
const banked = (game: string, player: Seat, dealer: Seat) =>
  dealt(game, [player, { position: 'player-dealer', ...dealer }, {}, {}]);

/** A row of a family of games. */
const beatRow =
  (family: string, games: readonly string[]) =>
  (
    options: readonly string[],
    id: string,
    title: string,
    when: Condition,
    meets: ExampleDeal,
    misses: ExampleDeal,
  ): Row => ({
    id,
    title,
    clause: `Qualifying Hands, ${family}`,
    games,
    in: { hands: options },
    when,
    prize: ofMeter('100%'),
    shares: sharesPosted,
    examples: { meets, misses },
  });

const lostToDealer = (losing: HandTest, winning?: HandTest) =>
  beaten(given({ among: 'player-dealer', losing, winning }));

const pairBeforeThree = (pair: Rank, three: Rank) =>
  lostToDealer(paiGowHand((judging) => paiGow.pairBeforeThree({ pair, three }, judging)));

const BETTER = { front: 'Qc Qd', back: 'Kc Kd Kh 5s 3c' };
const sevenCards = (front: string, back: string, dealer: Seat = BETTER) =>
  banked('pai-gow-poker', { front, back }, dealer);

// biome-ignore format: a line for each, as the sheet has them
const PAI_GOW_ROWS = chartOf(beatRow('Pai Gow Poker', ['pai-gow-poker', 'jokers-wild-pai-gow-poker']), [
  // options, id, title, when, meets, misses
  [['1', '3'], 'jacks-before-tens-beaten', 'Jacks or better in front of three 10s or better, beaten by a higher hand', pairBeforeThree('J', 'T'),
    sevenCards('Jc Jd', 'Tc Td Th 4s 2c'), sevenCards('Jc Jd', '9c 9d 9h 4s 2c')],
  [['2'], 'pair-before-eights-beaten', 'A pair in front of three 8s or better, beaten by a higher hand', pairBeforeThree('2', '8'),
    sevenCards('2c 2d', '8c 8d 8h 4s Jc'), sevenCards('2c 2d', '7c 7d 7h 4s Jc')],
  [['2', '3'], 'nine-high-beaten', '9 high, beaten by a back of king high or lower', lostToDealer(paiGow.isNineHigh, paiGow.isBackKingHighOrLower),
    sevenCards('8d 7h', '9c 6h 4s 3d 2c', { front: '9d 8s', back: 'Kc Jd 6s 4d 2h' }), sevenCards('8d 7h', '9c 6h 4s 3d 2c', { front: '9d 8s', back: 'Ac Jd 6s 4d 2h' })],
]);

type Likeness = 'one-color' | 'any';
type Cards = readonly [sixes: string, threes: string];
type SixesBeaten = readonly [
  options: readonly string[],
  id: string,
  title: string,
  sixes: Likeness,
  threes: Likeness,
  meets: Cards,
  misses: Cards,
];

// biome-ignore format: a line for each, as the sheet has them
const SIXES: readonly SixesBeaten[] = [
  // options, id, title, sixes, threes, meets and misses: sixes, threes
  [['1', '2'], 'sixes-of-one-color-beaten-by-threes-of-one-color', 'Three 6s of one color, beaten by three 3s of one color', 'one-color', 'one-color',
    ['6h 6d 6h', '3c 3s 3c'], ['6h 6d 6h', '3c 3s 3h']],
  [['3'], 'sixes-of-one-color-beaten-by-threes', 'Three 6s of one color, beaten by three 3s', 'one-color', 'any', ['6h 6d 6h', '3c 3s 3h'], ['6h 6d 6s', '3c 3s 3h']],
  [['2', '3'], 'sixes-beaten-by-threes', 'Three 6s, beaten by three 3s', 'any', 'any', ['6h 6d 6s', '3c 3s 3h'], ['6h 6d 5s', '3c 3s 3h']],
];

const BACCARAT_AND_PAN = 'Baccarat and Pan';
const inLines = beatRow(BACCARAT_AND_PAN, [
  'baccarat',
  'ez-baccarat-panda-8',
  'fortune-7-baccarat',
]);
const inPan = beatRow(BACCARAT_AND_PAN, ['pan-9']);

const lines = ([player, banker]: Cards) => dealt('baccarat', [{}, {}, {}], { player, banker });
const panHands = ([sixes, threes]: Cards) => banked('pan-9', { cards: sixes }, { cards: threes });

/** The two lines are no one's hands, so the table divides the prize. */
const BACCARAT_ROWS = SIXES.map(
  ([options, id, title, sixes, threes, meets, misses]): Row => ({
    ...inLines(
      options,
      `${id}-line`,
      title,
      table(baccarat.isSixesBeatenByThrees({ sixes, threes })),
      lines(meets),
      lines(misses),
    ),
    looksAt: { lines: true },
    shares: sharedByHolders,
  }),
);

const PAN_ROWS = SIXES.map(([options, id, title, sixes, threes, meets, misses]) =>
  inPan(
    options,
    id,
    title,
    lostToDealer(pan9.isThreeSixes(sixes), pan9.isThreeThrees(threes)),
    panHands(meets),
    panHands(misses),
  ),
);

const blackjackHands = (player: string, dealer: string) =>
  banked('blackjack-poker', { cards: player }, { cards: dealer });

// biome-ignore format: a line for each, as the sheet has them
const BLACKJACK_ROWS = chartOf(beatRow('Blackjack Poker', ['blackjack-poker']), [
  // options, id, title, when, meets, misses
  [['1'], 'two-to-six-beaten-by-21', '2 to 6 straight, beaten by any blackjack or 21', lostToDealer(blackjack.isTwoToSix('any'), blackjack.isBlackjackOrTwentyOne),
    blackjackHands('2c 3d 4h 5s 6c', 'As Kd'), blackjackHands('2c 3d 4h 5s 5c', 'As Kd')],
  [['2'], 'two-to-six-suited-beaten-by-21', '2 to 6 straight flush, beaten by any blackjack or 21', lostToDealer(blackjack.isTwoToSix('one-suit'), blackjack.isBlackjackOrTwentyOne),
    blackjackHands('2c 3c 4c 5c 6c', 'As Kd'), blackjackHands('2c 3c 4c 5c 6d', 'As Kd')],
  [['3'], 'two-to-six-beaten-by-sevens', '2 to 6 straight, beaten by three 7s', lostToDealer(blackjack.isTwoToSix('any'), blackjack.isThreeSevens('any')),
    blackjackHands('2c 3d 4h 5s 6c', '7c 7d 7h'), blackjackHands('2c 3d 4h 5s 6c', 'As Kd')],
]);

const THIRTEEN_CARD = 'thirteen-card';
const THIRTEEN_CARD_GAME = dealtGameNamed(THIRTEEN_CARD) as DealtGame;

function setOf(seat: DealtSeat | undefined): SetThirteen | null {
  const { front, middle, back } = seat ?? {};
  if (front === undefined || middle === undefined || back === undefined) return null;
  return setThirteen({ front, middle, back });
}

/** The best hand of the table has more points of it than it has of the best hand. */
const losesToTheBest = handTests.define('hgc.loses-to-the-best', {
  words: 'the best hand of the table wins points from it',
  holds: (deal, seat) => {
    const mine = setOf(seat);
    return (THIRTEEN_CARD_GAME.winners?.(deal) ?? []).some((number) => {
      const best = setOf(seatNumbered(deal, number));
      return mine !== null && best !== null && pointsAgainst(mine, best) < 0;
    });
  },
});

/** Rows that the sheet names without "or better" are those alone, or the least that they may be. */
const lostToTheBest = (make: (named: thirteen.RowsNamed) => HandTest) =>
  beaten({
    among: 'showdown',
    losing: allOf([
      bySetting('thirteenRows', { exactly: make('exactly'), 'at-least': make('at-least') }),
      losesToTheBest,
    ]),
  });

const best = { front: '5s 5h Td', middle: '6c 6d 6s 8c 8d', back: 'Js Ts 9s 8s 7s' };
const rows = (front: string, middle: string, back: string) =>
  dealt(THIRTEEN_CARD, [{ front, middle, back }, best, {}]);

// biome-ignore format: a line for each, as the sheet has them
const THIRTEEN_ROWS = chartOf(beatRow('13 Card', [THIRTEEN_CARD]), [
  // options, id, title, when, meets, misses
  [['1', '2', '3'], 'pair-three-straight-flush-beaten', 'A pair in front, three of a kind or better in the middle, a straight flush in back, beaten by a higher hand', lostToTheBest(thirteen.pairThreeAndStraightFlush),
    rows('Kc Kd 2s', 'Qc Qd Qs 3c 4d', 'Th 9h 8h 7h 6h'), rows('Kc Kd 2s', 'Qc Qd 3s 3c 4d', 'Th 9h 8h 7h 6h')],
  [['3'], 'pair-pair-straight-flush-beaten', 'A pair in front, a pair in the middle, a straight flush or better in back, beaten by a higher hand', lostToTheBest(thirteen.pairPairAndStraightFlush),
    rows('Kc Kd 2s', 'Ac Ah Jd 3c 4d', 'Th 9h 8h 7h 6h'), rows('Kc Qh 2s', 'Ac Ah Jd 3c 4d', 'Th 9h 8h 7h 6h')],
  [['2', '3'], 'pair-three-aces-full-beaten', 'A pair in front, three of a kind or better in the middle, aces full in back, beaten by a higher hand', lostToTheBest(thirteen.pairThreeAndAcesFull),
    rows('Kc Kd 2s', 'Qc Qd Qs 3c 4d', 'Ac Ad Ah 7c 7d'), rows('Tc Th 2s', 'Qc Qd Qs 3c 4d', 'Kc Kd Kh 7c 7d')],
]);

const tileHands = (front: string, back: string) =>
  banked('pai-gow-tiles', { front, back }, { front: '44 44', back: '66 66' });

// biome-ignore format: a line for each, as the sheet has them
const TILES_ROWS = chartOf(beatRow('Pai Gow Tiles', ['pai-gow-tiles']), [
  // options, id, title, when, meets, misses
  [['1', '3'], 'pair-pair-beaten', 'Any pair-pair, beaten by a higher hand', lostToDealer(isPairPair), tileHands('65 65', '33 33'), tileHands('65 33', '65 33')],
  [['2', '3'], 'eighth-in-front-beaten', 'A front that is ranked eighth or better, beaten by a higher hand', lostToDealer(isFrontPlacedWithin(8)),
    tileHands('22 22', '33 33'), tileHands('65 65', '33 33')],
]);

const CHARTS: readonly Row[] = [
  ...PAI_GOW_ROWS,
  ...BACCARAT_ROWS,
  ...PAN_ROWS,
  ...BLACKJACK_ROWS,
  ...THIRTEEN_ROWS,
  ...TILES_ROWS,
];

const hasTooFewPlayers = exclusions.define(
  'hgc.ca-asian-too-few-players',
  ({ deal, playerCount }) => !deal.npn && playerCount < (deal.game === THIRTEEN_CARD ? 3 : 2),
);

/** One player and the player-dealer; 13-card, which no one banks, wants three. */
const ENOUGH_PLAYERS: EligibilityRule = {
  code: 'players',
  scope: 'table',
  clause: ELIGIBILITY,
  words:
    'At least one player and the player-dealer must be in the round; at 13-card three players.',
  leavesOut: hasTooFewPlayers,
  // A round against a player-dealer cannot have fewer than two.
  tries: {
    allowed: [{ deal: { game: THIRTEEN_CARD }, playerCount: 3 }],
    refused: [{ deal: { game: THIRTEEN_CARD }, playerCount: 2 }],
  },
};

const isAloneWithoutFee = exclusions.define(
  'hgc.ca-asian-alone-without-fee',
  ({ deal, playerCount }) => {
    const isPaid = deal.seats.some(
      ({ position, fee }) =>
        position === 'seated' && (typeof fee === 'boolean' ? fee : fee['fee'] === true),
    );
    return !deal.npn && deal.game !== THIRTEEN_CARD && playerCount === 2 && !isPaid;
  },
);

/** A single player decides for himself; with two or more the player-dealer pays for the table. */
const FEE_WHEN_ALONE: EligibilityRule = {
  code: 'no-fee',
  scope: 'table',
  clause: ELIGIBILITY,
  words: 'A player alone with the player-dealer takes part only with the jackpot fee paid.',
  leavesOut: isAloneWithoutFee,
  tries: {
    allowed: [
      { seat: { fee: true }, playerCount: 2 },
      { seat: { fee: false }, playerCount: 3 },
    ],
    refused: [{ seat: { fee: false }, playerCount: 2 }],
  },
};

export const CA_ASIAN_PROGRESSIVE_BAD_BEAT = defineActivity({
  id: 'hgc-ca-asian-progressive-bad-beat',
  title: 'CA/Asian Progressive Bad Beat Jackpot',
  venue: HAWAIIAN_GARDENS,
  approvalIds: ['GEGA-002323'],
  kind: 'bad-beat',
  summary: 'A strong hand of a California game that is beaten wins for loser, winner and table.',
  games: [
    'pai-gow-poker',
    'jokers-wild-pai-gow-poker',
    'baccarat',
    'ez-baccarat-panda-8',
    'fortune-7-baccarat',
    'pan-9',
    'blackjack-poker',
    THIRTEEN_CARD,
    'pai-gow-tiles',
  ],
  gamesNote: 'every approved California game, of which these have a chart',
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: HANDS,
      choices: {
        '1': 'option 1 of every game',
        '2': 'option 2 of every game',
        '3': 'option 3 of every game',
      },
    },
    shares: {
      title: 'Payout structure',
      clause: STRUCTURE,
      choices: {
        '1': 'losing hand 60%, winning hand 20%, table 20%',
        '2': 'losing hand 50%, winning hand 25%, table 25%',
        '3': 'losing hand 40%, winning hand 20%, table 40%',
      },
    },
  },
  // biome-ignore format: a line for each, as the sheet has them
  values: {
    seed: dollars('Initial seed of the prize', ['10', '10000'], 'Funding'),
    reseed: dollars('Reseed after a hit, which is guaranteed', ['10', '10000'], 'Funding'),
    daily: dollars('Fixed amount added every day', ['10', '10000'], 'Funding'),
    adminFee: dollars('Administrative fee per table, for the hours offered', ['6', '12'], 'Administrative Fee'),
    tileChart: tileChart(HANDS, { in: { hands: ['2', '3'] } }),
    ...moneyOrMerchandise('Prize'),
  },
  fees: [
    {
      name: 'fee',
      title: 'Jackpot fee of a single player',
      amount: usd('1'),
      paidBy: 'player',
      optional: true,
      split: { reserve: ratio('100%') },
      clause: ELIGIBILITY,
      players: { most: 1 },
      note: 'where one player sits with the player-dealer',
    },
    {
      name: 'playerDealerFee',
      title: 'Jackpot fee of the player-dealer',
      amount: usd('1'),
      paidBy: 'player-dealer',
      optional: false,
      split: { reserve: ratio('100%') },
      clause: ELIGIBILITY,
      players: { least: 2 },
      note: 'for the whole table, from two players on',
    },
  ],
  fund: {
    title: 'CA/Asian Progressive Bad Beat fund',
    clause: 'Funding',
    source: 'own-fees',
    meters: [
      {
        name: 'pool',
        title: 'the posted prize',
        seed: 'seed',
        reseed: 'reseed',
        daily: { amount: 'daily', from: 'reserve' },
      },
    ],
    paidFrom: ['reserve', 'advance'],
    repaid: { when: 'fund-reaches', amount: usd('5000') },
    adminFee: {
      amount: 'adminFee',
      per: 'table and day',
      hourly: { setting: 'adminFeePer', value: 'hour' },
      clause: 'Administrative Fee',
    },
  },
  nested: 'best-row',
  several: 'divided',
  rows: CHARTS,
  eligibility: [
    baseWager(ELIGIBILITY),
    ENOUGH_PLAYERS,
    FEE_WHEN_ALONE,
    noBackline(ELIGIBILITY),
    noTournaments(ELIGIBILITY),
    employees('off-duty-out-of-uniform', ELIGIBILITY),
    noTpp(ELIGIBILITY, 'stays'),
  ],
  claim: {
    clause: 'Prize',
    words: [
      'The prize is paid in cash or chips, or given as merchandise: jewelry, electronics, clothing ' +
        'or vehicles.',
    ],
  },
  noPurchase: {
    kind: 'required',
    clause: FREE,
    words: [
      'No Purchase Necessary: anyone can play free, at a demonstration table.',
      'There is no table fee, no jackpot fee and no live wager there; a qualifying hand wins all of the posted prize.',
      'Rule sheets and advertisements say that no purchase is necessary and name the management for details.',
    ],
  },
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hand-option', 'hands', 'players', 'payout-structure', 'pool',
    ...SAID_OF_MERCHANDISE, 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    ['Funding', 'The dollar goes into a drop box that holds jackpot money alone.'],
    ['Funding', 'The same amount is added to the posted prize every day.'],
    [FREE, 'At a demonstration table the dealer deals to the players and every empty spot and plays those hands, as in a full live game.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ['Advertising', 'Under any other name, each advertisement for it shows the number GEGA-002323.'],
    [HANDS, 'A chart is offered whole, at all times, in each game.'],
    ['Object and Summary', 'Games, hands and prizes are announced beforehand; a posted prize is $10 to $1,000,000.'],
    ['Eligible Controlled Games', 'The games keep their approved rules.'],
    [STRUCTURE, 'The other players of the round divide the table share evenly.'],
    [ELIGIBILITY, 'With two or more players the fee is mandatory, and the player-dealer pays it; 13-card has no player-dealer.'],
    ['Funding', 'A dollar a hand from the games above funds the prize.'],
    ['Funding', 'The prize has no cap.'],
    ['Funding', 'If the fund cannot cover the guaranteed new start of the prize, the house pays the difference.'],
    [ELIGIBILITY, 'The share of a third-party proposition player (section 19984) stays in the fund.'],
    ['Administrative Fee', 'The administrative fee of a table goes by the hours that the jackpot is offered; it covers market factors and the cost of operating it.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['HG-5.1', HANDS, 'A prize goes "for" $10 up, two charts have lost a heading, and the seed is told twice.', 'From $10; the headings are those of the other charts; there is one seed.'],
    ['HG-5.2', 'Funding', 'Every line of the charts has a prize column, and the funding speaks of one prize.', 'There is one posted prize, and every line that is offered wins it.'],
    ['HG-5.3', 'Funding', 'The prize is $10 to $1,000,000, and the pool has no cap.', 'The meter is paid as it stands.'],
    ['HG-5.4', HANDS, 'The two lines of baccarat are no one’s hands: who has won, and who has lost?', 'Everyone at the table; the whole prize is divided evenly.'],
    ['HG-5.5', HANDS, 'One of the games is called just Pan, and no number of players is given for it.', 'Pan 9, with one player and the player-dealer as in the other games.'],
    ['HG-5.6', ELIGIBILITY, 'Who pays the fee at 13-card, where no one is the player-dealer?', 'The table, once a hand; no one is left out for it.'],
    ['HG-5.7', ELIGIBILITY, 'May the player-dealer win when a single player has not paid?', 'No: without a fee there is no jackpot for that hand.'],
    ['HG-5.8', HANDS, 'Does a front and a back count as it was set, or as it could have been set?',
      'As it was set. A pai gow hand or tiles whose setting was not recorded count by the house way; thirteen cards count only as they were set.', HANDS_JUDGED],
    ['HG-5.9', HANDS, 'What is a higher ranking hand where hands are set in two or three rows?',
      'One that wins by the rules of the game, the player-dealer’s or a player’s over it; at 13-card that of the player with the most points, who must win more points from the loser than the loser wins from them.'],
    ['HG-5.10', HANDS, 'At 13-card some rows are named with "or better" and others without.',
      'Without it the row is that hand alone; a royal flush is a straight flush too.', { name: 'thirteenRows', values: ['exactly', 'at-least'], default: 'exactly' }],
    ['HG-5.11', HANDS, 'What is 9 high in pai gow poker?', 'All seven cards: different ranks up to the nine, no straight, no flush, no joker. Only 9-8-7-6-4-3-2 and 9-8-7-5-4-3-2 can be it.'],
    ['HG-5.12', HANDS, 'Lines of one chart lie inside each other.', 'A hand counts by the first that it meets, the most specific; the prize is the same.'],
    ['HG-5.13', HANDS, 'The eighth ranked hand of tiles needs a chart, which the sheet does not have.', 'The house must say which one: the common chart has the pairs from 1 to 16.'],
    ['HG-5.14', STRUCTURE, 'Several hands lose, or several win, in one round.', 'There is one prize; equal shares of it are divided among them.'],
    ['HG-5.15', STRUCTURE, 'Odd cents are not mentioned, nor a table share where no one else sits at the table.', 'What does not divide, and a share that no one takes, stays on the meter.'],
    ['HG-5.16', ELIGIBILITY, 'A third-party player’s hand leaves its share in the fund; what of that player’s table share?', 'It stays there as well: the table share is divided by all and that player’s part is not paid.'],
    ['HG-5.17', FREE, 'The charts give a hand its share, and a free player’s hand the full posted prize.',
      'At a demonstration table the hand that qualifies wins all of it, and no one else has a share. A house may share it there as in a live game.', { name: 'demonstrationPrize', values: ['whole', 'shared'], default: 'whole' }],
    ['HG-5.18', HANDS, 'Each game prints its own three options, and nothing is said of mixing them.', 'One number holds for all games of an offering.'],
    ['HG-5.19', HANDS, 'What is a blackjack beside a hand of 21?', 'What the game ranks above 20: every 21, and two aces of hearts.'],
    ['HG-5.20', 'Administrative Fee', 'The fee is $6 to $12 a table, by the number of hours that it is offered, and no span of time is named that it is for.',
      'One fee for each gaming day at each table: the house posts the amount by how many hours of a day it offers. A house may take the posted amount for every hour.', { name: 'adminFeePer', values: ['day', 'hour'], default: 'day' }],
    bothReading('HG-5.21', 'Prize'),
    wagerReading('HG-5.22', ELIGIBILITY),
    emptySeatsReading('HG-5.23', FREE),
  ]),
  sample: {
    options: { hands: '3', shares: '1' },
    // biome-ignore format: read as a block
    values: {
      seed: '5000.00', reseed: '2500.00', daily: '100.00', adminFee: '8.00', tileChart: 'common',
    },
    postedAt: '2026-10-20T09:00:00-07:00',
    from: '2026-11-01T00:00:00-07:00',
    until: '2027-01-31T23:59:00-08:00',
    hours: [{ from: '10:00', until: '02:00' }],
  },
});
