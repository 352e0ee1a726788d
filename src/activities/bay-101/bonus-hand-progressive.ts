// Bonus Hand Progressive Jackpot, GEAR-001274.
import {
  banked,
  baseWager,
  type Condition,
  chartOf,
  clausesOf,
  dealerHand,
  dealt,
  defineActivity,
  dollars,
  type ExampleDeal,
  exclusions,
  feePaid,
  fixed,
  type HandTest,
  hand,
  type LooksAt,
  noCollusion,
  noMisdeals,
  noPlayerDealer,
  notFolded,
  ofMeter,
  poker,
  type Row,
  readingsOf,
  standardDeck,
  type ValueRule,
} from '#rules';
import {
  BONUS_ELIGIBILITY,
  BONUS_FEE,
  FIVE,
  ofCrazy4,
  ofUltimate,
  POOL_LEAST,
  POOL_MOST,
  partsOf,
} from './bonus-hands.ts';
import {
  adminFee,
  BAD_BEAT_BONUS,
  BAY_101,
  BONUS_HAND_KEYPAD,
  claimWithin30Days,
  freeMinimumsReading,
  freeTableReading,
  HOUSE_RULES,
  NO_PURCHASE,
  NOT_FROM_TRAY,
  ONE_CHART,
  SIX_CARD_BONUS,
} from './shared.ts';

const ELIGIBILITY = 'Eligibility Requirements';
const SUMMARY = 'Object and Summary';
const WINNERS = 'Object and Summary, Progressive Winners';
const FIXED_PRIZES = 'Object and Summary, Fixed Prizes';

const FOLDED_HAND = {
  name: 'foldedHand',
  values: ['wins', 'does-not-win'],
  default: 'wins',
} as const;

const DIFFERENT_PARTS = {
  name: 'differentParts',
  values: ['split-equally', 'ten-percent-first'],
  default: 'split-equally',
} as const;

const isOwnHandFolded = exclusions.define(
  'bay101.own-hand-folded',
  ({ seat, fee }) => seat.folded !== false && fee.name === BONUS_FEE.name,
);

const GAMES = [
  { game: 'three-card-poker', title: 'Three Card Poker', id: 'three-card', value: 'threeCard' },
  {
    game: 'ultimate-texas-holdem',
    title: "Ultimate Texas Hold'em",
    id: 'ultimate',
    value: 'ultimate',
  },
  { game: 'crazy-4-poker', title: 'Crazy 4 Poker', id: 'crazy-4', value: 'crazy4' },
] as const;

type Game = (typeof GAMES)[number]['game'];

const ofThreeCard = (five: string): ExampleDeal => {
  const [cards, board] = partsOf(five, 3);
  return dealt('three-card-poker', [{ cards }], { board, dealer: { up: '2c', down: '7d 9h' } });
};

const OWN: Readonly<Record<Game, (five: string) => ExampleDeal>> = {
  'three-card-poker': ofThreeCard,
  'ultimate-texas-holdem': ofUltimate,
  'crazy-4-poker': ofCrazy4,
};

const ON_THE_DEALER = { fee: { player: false, playerDealer: true } };

const DEALERS: Readonly<Record<Game, (five: string) => ExampleDeal>> = {
  'three-card-poker': (five) => {
    const [cards, board] = partsOf(five, 3);
    const seat = { cards: '2c 7d 9h', ...ON_THE_DEALER };
    return dealt('three-card-poker', [seat], { board, dealer: { cards } });
  },
  'ultimate-texas-holdem': (five) => {
    const [cards, board] = partsOf(five, 2);
    const seat = { hole: '2c 7d', ...ON_THE_DEALER };
    return dealt('ultimate-texas-holdem', [seat], { board, dealer: { cards } });
  },
  'crazy-4-poker': (cards) => {
    const seat = { cards: '2c 7d 9h 3c 8d', ...ON_THE_DEALER };
    return dealt('crazy-4-poker', [seat], { dealer: { cards } });
  },
};

/** Five cards of the player's, and of the player-dealer's. */
const OWN_FIVE: Readonly<Record<Game, LooksAt>> = {
  'three-card-poker': { own: 3, board: 2, suits: 'in-flushes' },
  'ultimate-texas-holdem': { own: 2, board: 3, suits: 'in-flushes' },
  'crazy-4-poker': { own: 5, suits: 'all-alike' },
};

const DEALERS_FIVE: Readonly<Record<Game, LooksAt>> = {
  'three-card-poker': { down: 3, board: 2, suits: 'in-flushes' },
  'ultimate-texas-holdem': { down: 2, board: 3, suits: 'in-flushes' },
  'crazy-4-poker': { down: 5, suits: 'all-alike' },
};

interface Side {
  readonly prefix: '' | 'dealer-';
  readonly whose: string;
  readonly fee: 'player' | 'playerDealer';
  readonly when: (test: HandTest) => Condition;
  readonly looksAt: NonNullable<Row['looksAt']>;
  readonly deal: Readonly<Record<Game, (five: string) => ExampleDeal>>;
}

const SIDES: readonly Side[] = [
  {
    prefix: '',
    whose: '',
    fee: 'player',
    when: hand,
    looksAt: { byGame: OWN_FIVE },
    deal: OWN,
  },
  {
    prefix: 'dealer-',
    whose: ' of the player-dealer',
    fee: 'playerDealer',
    when: dealerHand,
    looksAt: { byGame: DEALERS_FIVE },
    deal: DEALERS,
  },
];

/** One line of a chart, before it is told whose hand and which game. `pays` is the part of the
 * meter, or the name of its posted prizes. */
const lineOf = (
  options: readonly ('A' | 'B' | 'C')[],
  id: string,
  title: string,
  pays: string,
  test: HandTest,
  meets: string,
  misses: string,
) => ({ options, id, title, pays, test, meets, misses });

type Line = ReturnType<typeof lineOf>;

const FIVE_CARDS = banked.firstFiveHand;

// biome-ignore format: a line for each, as the sheet has them
const OF_METER = chartOf(lineOf, [
  // options, id, title, part of the meter, test, meets, misses
  [['A'], 'royal-flush', 'Royal flush', '100%', poker.makes('royal-flush', FIVE_CARDS), FIVE.royalFlush, FIVE.kingHighStraightFlush],
  [['A'], 'straight-flush', 'Straight flush', '10%', poker.makes('straight-flush', FIVE_CARDS), FIVE.kingHighStraightFlush, FIVE.flush],
  [['B'], 'straight-flush-or-better', 'Straight flush or better', '100%', poker.makesAtLeast(poker.floorOf('straight-flush'), FIVE_CARDS), FIVE.steelWheel, FIVE.quads],
  [['C'], 'quads-or-better', 'Quads or better', '100%', poker.makesAtLeast(poker.floorOf('four-of-a-kind'), FIVE_CARDS), FIVE.quads, FIVE.fullHouse],
]);

// biome-ignore format: a line for each, as the sheet has them
const FIXED = chartOf(lineOf, [
  // options, id, title, name of its prizes, test, meets, misses
  [['A', 'B'], 'quads', 'Quads', 'Quads', poker.makes('four-of-a-kind', FIVE_CARDS), FIVE.quads, FIVE.fullHouse],
  [['A', 'B', 'C'], 'full-house', 'Full house', 'FullHouse', poker.makes('full-house', FIVE_CARDS), FIVE.fullHouse, FIVE.threeOfAKind],
  [['A', 'B', 'C'], 'flush', 'Flush', 'Flush', poker.makes('flush', FIVE_CARDS), FIVE.flush, FIVE.nothing],
  [['A', 'B', 'C'], 'straight', 'Straight', 'Straight', poker.makes('straight', FIVE_CARDS), FIVE.straight, FIVE.nothing],
]);

const clauseOf = (options: Line['options']): string =>
  `Qualifying Hands, ${options.length > 1 ? 'options' : 'option'} ${options.join(', ')}`;

const meterRows = ({ options, ...line }: Line): readonly Row[] =>
  SIDES.map(({ prefix, whose, fee, when, looksAt, deal }) => ({
    id: `${prefix}${line.id}`,
    title: `${line.title}${whose}`,
    clause: clauseOf(options),
    in: { hands: options },
    fee,
    when: when(line.test),
    looksAt,
    prize: ofMeter(line.pays),
    examples: {
      meets: deal['crazy-4-poker'](line.meets),
      misses: deal['crazy-4-poker'](line.misses),
    },
  }));

/** Each game has a prize of its own for the same hand. */
const fixedRows = ({ options, ...line }: Line): readonly Row[] =>
  SIDES.flatMap(({ prefix, whose, fee, when, looksAt, deal }) =>
    GAMES.map(({ game, title, id, value }) => ({
      id: `${prefix}${id}-${line.id}`,
      title: `${line.title}${whose}, ${title}`,
      clause: clauseOf(options),
      games: [game],
      in: { hands: options },
      fee,
      when: when(line.test),
      looksAt,
      prize: fixed(`${value}${line.pays}`, 'chips'),
      examples: { meets: deal[game](line.meets), misses: deal[game](line.misses) },
    })),
  );

const BONUS_HAND_ROWS: readonly Row[] = [
  ...OF_METER.flatMap(meterRows),
  ...FIXED.flatMap(fixedRows),
];

/** `threeCardQuads`, `crazy4Straight` and so on. */
const BONUS_HAND_PRIZES: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  FIXED.flatMap(({ title, pays, options }) =>
    GAMES.map((each) => [
      `${each.value}${pays}`,
      dollars(`${title}, ${each.title}`, ['10', '1000'], clauseOf(options), {
        in: { hands: options },
        games: [each.game],
      }),
    ]),
  ),
);

export const BONUS_HAND_PROGRESSIVE = defineActivity({
  id: 'bay101-bonus-hand-progressive',
  title: 'Bonus Hand Progressive Jackpot',
  venue: BAY_101,
  approvalIds: ['GEAR-001274'],
  kind: 'progressive',
  summary: "A five-card hand of one's own, or of the player-dealer, wins, up to the whole meter.",
  games: ['three-card-poker', 'ultimate-texas-holdem', 'crazy-4-poker'],
  gamesListed: {
    'three-card-poker': { title: SIX_CARD_BONUS, number: 'GEGA-004086' },
    'ultimate-texas-holdem': { title: BAD_BEAT_BONUS, number: 'GEGA-004177' },
    'crazy-4-poker': { number: 'GEGA-004555' },
  },
  options: {
    hands: {
      title: 'Qualifying hands',
      clause: 'Qualifying Hands',
      choices: {
        A: 'royal flush 100%, straight flush 10%, fixed prizes from quads down',
        B: 'straight flush or better 100%, fixed prizes from quads down',
        C: 'quads or better 100%, fixed prizes from full house down',
      },
      isAlone: true,
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
  oneForAll: { setting: DIFFERENT_PARTS.name, value: 'split-equally' },
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
    {
      ...notFolded(ELIGIBILITY),
      words: "A hand that was folded wins nothing; a fee on the player-dealer's hand stays good.",
      leavesOut: isOwnHandFolded,
      under: { setting: FOLDED_HAND.name, value: 'does-not-win' },
    },
  ],
  claim: { ...claimWithin30Days('prize fund'), ...NOT_FROM_TRAY },
  keypad: BONUS_HAND_KEYPAD,
  noPurchase: NO_PURCHASE,
  // biome-ignore format: read as a block
  posting: { clause: 'Advertising', items: [
    'games', 'periods', 'hands', 'payout-structure', 'prizes', 'no-purchase', 'procedure', 'restrictions',
  ] },
  // biome-ignore format: a line for each, as the sheet has them
  procedure: clausesOf([
    [`${SUMMARY}, 1 and 2`, 'The base wager comes first, then bonus bets and, if the player likes, the dollar in a jackpot space before the deal.'],
    [`${SUMMARY}, 2`, "Of two spaces at a position one is for the player's hand, one for the player-dealer's; where the spaces are discs, a sensor lights up under the chip."],
    [`${SUMMARY}, 3`, 'When the bets and fees are down, the dealer keys in the start of the round, and the sensors show who takes part.'],
    [`${SUMMARY}, 3`, 'The dealer takes the fees off the table and drops them into a separate, locked box at the table.'],
    [`${SUMMARY}, 4`, 'The cards are then dealt by the approved procedure of the game.'],
    [`${SUMMARY}, 5`, 'Three Card Poker: players and player-dealer have three cards each; three more are laid beside the dealer, one of those is burned, and the other two complete every hand to five.'],
    [`${SUMMARY}, 5`, "Ultimate Texas Hold'em: of two cards each and five on the board, the two and the flop, which is the first three."],
    [`${SUMMARY}, 5`, 'Crazy 4 Poker: the five cards dealt to each player and the player-dealer.'],
    [WINNERS, 'The dealer keys in the winning hand and calls a representative, who verifies it.'],
    [WINNERS, 'The representative keys in the payout, the prize is paid and the meter adjusted.'],
    [FIXED_PRIZES, 'Fixed prizes are paid in chips by a representative once the records are complete, never from the dealer’s tray nor by the third-party provider.'],
  ]),
  // biome-ignore format: a line for each, as the sheet has them
  rules: clausesOf([
    ...HOUSE_RULES,
    ONE_CHART,
    [SUMMARY, "There is a progressive prize and there are fixed prizes, for the best hand in a player's own cards."],
    [WINNERS, 'Progressive prizes are paid from the pool, as the meter shows it.'],
    [WINNERS, "A player's own hand wins the prize of its row in full."],
    [WINNERS, "What the player-dealer's hand wins is divided among all who placed a fee on it."],
    [WINNERS, "Several players' hands divide one prize evenly."],
    [WINNERS, 'Where a player and the player-dealer both win, one half is for the player and those on the player-dealer’s hand divide the other.'],
    [FIXED_PRIZES, 'Fixed prizes are paid directly to the winners.'],
    [FIXED_PRIZES, "On the player-dealer's hand everyone with a fee on it gets the fixed prize in full."],
    [FIXED_PRIZES, 'Fixed prizes never lower the meter; the reserve pays them.'],
    [ELIGIBILITY, 'The prize is for hands made in the posted period.'],
    [ELIGIBILITY, 'A seated player may place the fee only with a base wager on the hand.'],
    [ELIGIBILITY, 'Third-party providers place no jackpot fee, whether they play or bank.'],
    [ELIGIBILITY, 'Where the game has backline betting, a backline player with a base wager may place the fee too, in the space of the seat.'],
    [ELIGIBILITY, 'A malfunction of the game’s equipment disqualifies the hand.'],
    [ELIGIBILITY, 'Management’s decision is final.'],
    [ELIGIBILITY, 'Procedures, times, hands and prizes are shown on flyers, displays, the website.'],
    ['Prize Amount', 'The pool is paid in cash, by check or in chips.'],
    ['Prize Amount', 'The pool stands between $1,000 and $250,000, by its seed and the days since: it rises by $25 to $2,500 a day.'],
    ['Funding', 'Of each dollar, $0.11 goes on the meter at once and $0.89 to the reserve, which reseeds the pool at once with at least $1,000 and pays the fixed prizes.'],
    ['Funding', 'What the house puts in for a seed or a shortfall is repaid out of the reserve.'],
    ['Funding', 'The boxes for jackpot fees are locked and kept apart from the collection of the house.'],
    ['Administrative Fees', 'The administrative fee comes out of the reserve and goes to marketing and operation.'],
  ]),
  records: ['The records of every fixed prize are complete before it is paid.'],
  // biome-ignore format: a line for each, as the sheet has them
  readings: readingsOf([
    ['B4.1', 'Qualifying Hands, option A', 'For Three Card Poker the chart prints the royal flush twice and no straight.', 'The last row, $10 to $1,000, is the straight, as in the other games.'],
    ['B4.2', 'Funding', 'The pool grows by eleven cents a fee at once, and by $25 to $2,500 a day.', 'By both; the daily amount comes out of the reserve.'],
    ['B4.3', WINNERS, "Several players' hands and the player-dealer's hand win in one round.", "The players divide one half, those on the player-dealer's hand the other."],
    ['B4.4', `${WINNERS}, d(i)`, "Two players' hands in one round, one for 100% and one for 10%.", 'They split the greater prize equally, as the clause has it for hands that qualify, whatever their part. A house may pay the 10% first, on the full pool, and the rest to the 100% hand, as version 1.1 of the jackpot does.',
      DIFFERENT_PARTS],
    ['B4.5', 'Funding', 'Where a fee goes while the pool stands at its cap.', 'The whole dollar goes to the reserve.'],
    ['B4.6', ELIGIBILITY, 'Whether a patron who is the player-dealer may win.', 'No: without a base wager there is no fee. Players may bet on the hand.'],
    ['B4.7', 'Prize Amount', 'A 10% prize can take the pool below its minimum of $1,000.', 'The reserve brings it back to $1,000.'],
    ['B4.8', 'Eligible Controlled Games', 'The sentence on approved rules stands twice, and a word is in the wrong form.', 'Once is meant; nothing depends on it.'],
    ['B4.9', WINNERS, "The player-dealer's hand wins and no one placed a fee on it.", 'Nothing is awarded.'],
    ['B4.10', 'Funding', 'Whether each table or each game has a pool of its own.', 'There is one pool for the whole activity.'],
    ['B4.11', 'Funding', 'The fee is said to be a dollar a player, though a position may have two spaces.', 'A dollar a space; each dollar is split in the same way.'],
    ['B4.12', WINNERS, 'What happens to cents that do not divide.', 'Parts are rounded down to the cent and the rest stays in the pool.'],
    freeTableReading('B4.13'),
    freeMinimumsReading('B4.15', 'players'),
    ['B4.16', ELIGIBILITY, 'Whether a hand that was folded can win; version 1.1 of the jackpot says that it can.',
      'It can: the five cards were dealt and paid for, and nothing asks for more. What the hand of the player-dealer brings does not depend on it.', FOLDED_HAND],
    ['B4.14', `${WINNERS}, d(ii)`, "Which prize is halved where a player's hand and the player-dealer's win different parts of the pool.", 'The greater one: half of it is for the side of the players, half for the bettors on the player-dealer.'],
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
