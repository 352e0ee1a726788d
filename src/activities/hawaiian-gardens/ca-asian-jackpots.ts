// CA/Asian Jackpots #1 to #5, each nicknamed "Hawaiian Jackpot": the same hands for another fee,
// each with a fund of its own.
import { type Cents, dollarsOf, ratio, showDollars, usd } from '#money';
import { given } from '#result';
import {
  type Activity,
  baccarat,
  bankFeeTold,
  baseWager,
  blackjack,
  bySetting,
  bySettingAtTable,
  type Condition,
  chartOf,
  clausesOf,
  dealt,
  defineActivity,
  dollars,
  type ExampleDeal,
  feePaid,
  feePaidByPlayers,
  fixed,
  type HandTest,
  hand,
  type LooksAt,
  type MeterRule,
  noTournaments,
  noTpp,
  paiGow,
  pan9,
  type Row,
  readingsOf,
  sharedByHolders,
  sharesBySetting,
  type TableTest,
  table,
  thirteen,
  threeCard,
  type ValueRule,
  whole,
} from '#rules';
import { emptySeatsReading } from '../free-tables.ts';
import {
  HANDS_JUDGED,
  isPairBeforeNumberOne,
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

const HANDS = 'Qualifying Hands';
const PRIZE = 'Prize';
const FREE = 'No Purchase Necessary';
const THIRD_PARTY = 'Third Party Provider of Proposition Player Services';

/** A qualifying hand as the chart has it. */
interface Listed {
  readonly id: string;
  readonly title: string;
  readonly when: Condition;
  readonly looksAt?: LooksAt;
  readonly meets: ExampleDeal;
  readonly misses: ExampleDeal;
}

interface Family {
  readonly heading: string;
  readonly games: readonly string[];
  /** What its hands look at that do not say it themselves; none where they can be drawn to or set
   * in several ways. */
  readonly looksAt?: LooksAt;
  readonly hands: readonly Listed[];
}

type Seat = Readonly<Record<string, unknown>>;

/** The seats of an example; of a hand that is recorded as its cards, only those. */
type Held = string | readonly Seat[];
const dealtTo = (game: string, held: Held) =>
  dealt(game, typeof held === 'string' ? [{ cards: held }] : held);

const handIn =
  (game: string) =>
  (
    id: string,
    title: string,
    test: HandTest,
    meets: Held,
    misses: Held,
    looksAt?: LooksAt,
  ): Listed =>
    given({
      id,
      title,
      when: hand(test),
      looksAt,
      meets: dealtTo(game, meets),
      misses: dealtTo(game, misses),
    });

/** Aces in front, of which one may be the joker or none, as the house reads it. */
const frontAces = (make: (judging: paiGow.PaiGowJudging) => HandTest): HandTest =>
  bySetting('jokerInFront', {
    'as-an-ace': paiGowHand(make),
    'not-there': paiGowHand(make, 'behind'),
  });

const SEVEN_CARDS: LooksAt = { own: 7, suits: 'in-flushes' };

const PAI_GOW: Family = {
  heading: 'Pai Gow Poker',
  games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'],
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(handIn('pai-gow-poker'), [
    // id, title, test, meets, misses, looksAt
    ['seven-face-cards', 'Seven face cards', paiGow.isSevenFaceCards, 'Jc Jd Qh Qs Kc Kd Kh', 'Jc Jd Qh Qs Kc Kd Th', SEVEN_CARDS],
    ['six-face-cards-and-joker', 'Six face cards and a joker', paiGow.isSixFaceCardsAndJoker, 'Jc Jd Qh Qs Kc Kd XX', 'Jc Jd Qh Qs Kc Th XX', SEVEN_CARDS],
    ['aces-before-straight', 'Aces in front of a straight or better', frontAces(paiGow.acesBeforeStraight),
      [{ front: 'As Ad', back: '9c 8d 7h 6s 5c' }], [{ front: 'As Ad', back: '9c 9d 9h 6s 4c' }]],
    ['aces-in-front', 'Aces in front', frontAces(paiGow.acesInFront), [{ front: 'As Ad', back: '9c 9d 9h 6s 4c' }], [{ front: 'Ks Kd', back: '9c 9d 9h 6s 4c' }]],
  ]),
};

type Likeness = 'one-color' | 'one-suit';
type ThreeCards = readonly [
  id: string,
  title: string,
  rank: 'threes' | 'two-three-four',
  likeness: Likeness,
  meets: string,
  misses: string,
];

// biome-ignore format: a line for each, as the sheet has them
const THREE_CARDS: readonly ThreeCards[] = [
  // id, title, rank, likeness, meets, misses
  ['three-threes-one-color', 'Three 3s of one color', 'threes', 'one-color', '3h 3d 3h', '3h 3d 3c'],
  ['three-threes-suited', 'Three 3s of one suit', 'threes', 'one-suit', '3h 3h 3h', '3h 3h 3d'],
  ['two-three-four-one-color', '2, 3 and 4 of one color', 'two-three-four', 'one-color', '2h 3d 4h', '2h 3d 4c'],
  ['two-three-four-suited', '2, 3 and 4 of one suit', 'two-three-four', 'one-suit', '2h 3h 4h', '2h 3h 4d'],
];

const ofThreeCards = (rank: ThreeCards[2], likeness: Likeness): HandTest =>
  rank === 'threes' ? pan9.isThreeThrees(likeness) : pan9.isTwoThreeFour(likeness);

const ofLine = (rank: ThreeCards[2], likeness: Likeness): TableTest =>
  rank === 'threes'
    ? baccarat.hasLineOfThreeThrees(likeness)
    : baccarat.hasLineOfTwoThreeFour(likeness);

/** A hand of one's own. */
const PAN_9: Family = {
  heading: 'Pan 9',
  games: ['pan-9', 'super-9', 'baccarat-9'],
  looksAt: { own: 3 },
  hands: THREE_CARDS.map(([id, title, rank, likeness, meets, misses]) =>
    handIn('pan-9')(id, title, ofThreeCards(rank, likeness), meets, misses),
  ),
};

/** The end of a row's id. */
const LINE = '-in-a-line';

const lineOf = (player: string) => dealt('baccarat-9', [{}, {}], { player, banker: 'Kc 5d' });

/** The same in one of the two lines, which are no one's hands. */
const linesOf = (games: readonly string[]): Family => ({
  heading: PAN_9.heading,
  games,
  looksAt: { lines: true },
  hands: THREE_CARDS.map(([id, title, rank, likeness, meets, misses]) => ({
    id: `${id}${LINE}`,
    title: `${title}, in a line`,
    when: table(ofLine(rank, likeness)),
    meets: lineOf(meets),
    misses: lineOf(misses),
  })),
});

const BLACKJACK: Family = {
  heading: 'Blackjack Poker',
  games: ['blackjack-poker'],
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(handIn('blackjack-poker'), [
    // id, title, test, meets, misses, looksAt
    ['suited-aces', 'Suited aces', blackjack.isDealtPair(['A'], 'one-suit'), 'Ah Ah', 'Ah Ad', { own: 2, suits: 'all-alike' }],
    ['three-sevens', 'Three 7s', blackjack.isThreeSevens('any'), '7h 7d 7c', '7h 7d 6c'],
    ['three-sevens-one-color', 'Three 7s of one color', blackjack.isThreeSevens('one-color'), '7h 7d 7h', '7h 7d 7c'],
    ['three-sevens-suited', 'Three 7s of one suit', blackjack.isThreeSevens('one-suit'), '7h 7h 7h', '7h 7h 7d'],
  ]),
};

/** Two fours of a kind behind, and what they are against. */
const homeRun = (opponent: Seat): readonly Seat[] => [
  { front: 'Kc Kd 2h', middle: '9c 9d 9h 9s 3c', back: 'Qc Qd Qh Qs 4d' },
  opponent,
];

const THIRTEEN_CARD: Family = {
  heading: '13 Card',
  games: ['thirteen-card'],
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(handIn('thirteen-card'), [
    // id, title, test, meets, misses
    ['dragon', 'Dragon, ace to king', thirteen.hasDragon, 'As Kd Qh Jc Ts 9d 8h 7c 6s 5d 4h 3c 2s', 'As Kd Qh Jc Ts 9d 8h 7c 6s 5d 4h 3c 3s'],
    ['home-run-of-fifteen', 'Home run of 15 points or more', thirteen.homeRunOf(15),
      homeRun({ front: 'Jc Tc 2c', middle: '8c 8d 7h 5s 4c', back: 'As Ad 6h 5c 3d' }), homeRun({ front: 'Ac Ah Tc', middle: '8c 8d 8h 5s 4c', back: 'Jd Td 7d 5d 3d' })],
    ['two-straight-flushes', 'Two straight flushes in one hand', thirteen.hasTwoStraightFlushes,
      '6h 5h 4h 3h 2h Ts 9s 8s 7s 6s Kc Qd Jc', '6h 5h 4h 3h 2h Ts 9s 8s 7s 6d Kc Qd Jc'],
    ['thirteen-of-one-color', 'Thirteen cards of one color', thirteen.isThirteenOfOneColor,
      'Ah Ad Qh Qd Td 9h 8d 7h 6d 5h 4d 3h 2d', 'Ah Ad Qh Qd Td 9h 8d 7h 6d 5h 4d 3h 2c'],
  ]),
};

const TILES: Family = {
  heading: 'Pai Gow Tiles',
  games: ['pai-gow-tiles'],
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(handIn('pai-gow-tiles'), [
    // id, title, test, meets, misses
    ['pair-before-number-one', 'Any pair in front of the number one hand', isPairBeforeNumberOne, [{ front: '66 66', back: '42 21' }], [{ front: '11 11', back: '66 66' }]],
    ['pair-pair', 'Any pair-pair', isPairPair, [{ front: '22 22', back: '33 33' }], [{ front: '22 33', back: '22 33' }]],
  ]),
};

const POKARA: Family = {
  heading: 'Pokara',
  games: ['pokara'],
  looksAt: { own: 3, suits: 'by-name' },
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(handIn('pokara'), [
    // id, title, test, meets, misses
    ['three-aces-of-hearts', 'Three aces of hearts', threeCard.isThreeAcesOfHearts, 'Ah Ah Ah', 'Ah Ah Ad'],
    ['trip-flush', 'Trip flush', threeCard.isTripFlush, '9h 9h 9h', '9h 9h 9d'],
    ['royal-flush', 'Royal flush', threeCard.isRoyalFlush, 'Ah Kh Qh', 'Kh Qh Jh'],
    ['straight-flush', 'Straight flush', threeCard.isStraightFlush, 'Kh Qh Jh', 'Kh Qh Jd'],
    ['three-of-a-kind', 'Three of a kind', threeCard.isThreeOfAKind, '9h 9d 9c', '9h 9d 8c'],
  ]),
};

/** Among the first four cards, or among all, as the house reads it. */
function roundHand(
  id: string,
  title: string,
  make: (among: baccarat.RoundCards) => TableTest,
  player: string,
  banker: string,
  missing: string,
): Listed {
  const tests = { 'first-four': make('first-four'), all: make('all') };
  return {
    id,
    title,
    when: table(bySettingAtTable('baccaratCards', tests)),
    meets: dealt('baccarat', [{}, {}], { player, banker }),
    misses: dealt('baccarat', [{}, {}], { player, banker: missing }),
  };
}

const BACCARAT: Family = {
  heading: 'Baccarat',
  games: ['baccarat'],
  looksAt: { lines: true, suits: 'all-alike' },
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(roundHand, [
    // id, title, test, player, banker, banker that misses
    ['four-of-a-kind-of-one-suit', 'Four of a kind of one suit', baccarat.isFourOfAKindOfOneSuit, '4h 4h', '4h 4h', '4h 4d'],
    ['four-of-a-kind', 'Four of a kind of any suits', baccarat.isFourOfAKind, '4h 4d', '4c 4h', '4c 5h'],
    ['pair-in-both-lines', 'A pair in each of the two lines', baccarat.isPairInEachLine, '4h 4d', '9c 9h', '9c 8h'],
  ]),
};

/** Apart, for any round can be of one suit, and that is too many to count them all. */
const BACCARAT_SUITED: Family = {
  heading: BACCARAT.heading,
  games: BACCARAT.games,
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(roundHand, [
    // id, title, test, player, banker, banker that misses
    ['four-of-one-suit', 'Four cards of one suit', baccarat.isFourOfOneSuit, '5h 4h', '9h 8h', '9h 8c'],
  ]),
};

const HEADING = 'Qualifying Hands';

/** A row and its like in a line have one posted amount. */
const valueNameOf = (id: string): string =>
  id.replace(LINE, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Of cards that belong to no single player: one prize for the table, or one each. */
const sharesOfTable = sharesBySetting('linePrize', {
  divided: sharedByHolders,
  each: [{ share: 'table', to: 'holder', part: ratio('100%'), divided: 'each' }],
});

const rowsOf = ({ heading, games, hands, ...family }: Family): readonly Row[] =>
  hands.map(({ id, title, when, meets, misses, looksAt = family.looksAt }) => ({
    id,
    title,
    clause: `${HEADING}, ${heading}`,
    games,
    when,
    ...given({ looksAt }),
    prize: fixed(valueNameOf(id)),
    ...(when.of === 'table' ? { shares: sharesOfTable } : {}),
    examples: { meets, misses },
  }));

/** The chart, with the hands of pan 9 in the lines of these games too. */
const chartWith = (lineGames: readonly string[]): readonly Row[] =>
  [
    PAI_GOW,
    PAN_9,
    linesOf(lineGames),
    BLACKJACK,
    THIRTEEN_CARD,
    TILES,
    POKARA,
    BACCARAT,
    BACCARAT_SUITED,
  ].flatMap(rowsOf);

/** A prize for each hand of the chart. */
function prizesOf(chart: readonly Row[]): Readonly<Record<string, ValueRule>> {
  const gamesOf = (name: string): readonly string[] =>
    chart.flatMap(({ id, games = [] }) => (valueNameOf(id) === name ? games : []));
  return Object.fromEntries(
    chart
      .filter(({ id }) => !id.endsWith(LINE))
      .map(({ id, title }) => {
        const name = valueNameOf(id);
        const range = ['100', '100000'] as const;
        return [name, dollars(`Prize: ${title}`, range, 'Prize', { games: gamesOf(name) })];
      }),
  );
}

const CAP = usd('100000');

interface CaAsianJackpot {
  readonly number: 1 | 2 | 3 | 4 | 5;
  readonly fee: Cents;
  /** An amount that the sheet fixes, and then nothing is said of a reseed; or both in a range. */
  readonly seed: Cents | readonly [string, string];
  /** Where the fee is put down, if the sheet says so. */
  readonly note?: string;
  /** Games whose lines can have the hands of pan 9. */
  readonly lineGames: readonly string[];
  /** What only this sheet leaves unclear. */
  readonly unclear: Activity['readings'][number];
}

const isFixed = (seed: CaAsianJackpot['seed']): seed is Cents => !Array.isArray(seed);

const poolOf = ({ seed }: CaAsianJackpot): MeterRule => ({
  name: 'pool',
  title: 'the prize pool',
  cap: CAP,
  ...(isFixed(seed) ? { seed } : { seed: 'seed', reseed: 'reseed' }),
});

const seedValues = ({ seed }: CaAsianJackpot): Readonly<Record<string, ValueRule>> =>
  isFixed(seed)
    ? {}
    : {
        seed: dollars('Initial seed of the pool', seed, PRIZE),
        reseed: dollars('Reseed as soon as it is hit', seed, PRIZE),
      };

// biome-ignore format: a line for each, as the sheet has them
const rulesOf = ({ seed }: CaAsianJackpot, dollarsWord: string): Activity['rules'] => clausesOf([
  [PRIZE, 'A prize is a fixed amount of money, merchandise (vehicles, clothing, electronics, jewelry), or both.'],
  [PRIZE, `What is collected beyond the pool goes to a reserve of the ${dollarsWord} fund.`],
  ...(isFixed(seed) ? [] : [[PRIZE, 'The pool is seeded again as soon as it is hit.'] as const]),
  ['Funding', `Nothing but the ${dollarsWord} fund pays for it.`],
  ['Eligibility', 'The house may limit it to some days and times.'],
  ['Eligibility', 'On some days or at some times the house may double, triple or further multiply the posted prizes.'],
  ['Eligibility', 'What is offered is posted in plain sight in the poker section.'],
  [THIRD_PARTY, 'For a hand of a third-party player (section 19984) the money stays in the fund.'],
  ['Base Game Rules', 'The games keep their approved rules.'],
]);

const BANK_FEE = {
  name: 'bankFee',
  values: ['asked', 'not-asked'],
  default: 'asked',
} as const;

// biome-ignore format: a line for each, as the sheet has them
const READINGS: Activity['readings'] = readingsOf([
  ['HG-6.1', PRIZE, 'The prize is fixed, and yet there is a pool with a seed and a cap.',
    'Posted prizes are paid out of a pool that stops at its cap; what comes in above it is the reserve, which pays next. What both lack the house lends.'],
  ['HG-6.2', HANDS, 'Headings and words are misspelled, and the jackpot is once called Designated Hand.', 'Slips of the pen.'],
  ['HG-6.3', 'Eligibility', 'The games have a Super 9, the charts a Super Pan 9.', 'One game, Super 9.'],
  ['HG-6.4', HANDS, 'Seven face cards with a joker would be eight cards.', 'Six face cards and the joker.'],
  ['HG-6.5', HANDS, 'Three aces of hearts, three 3s of one suit and the like need several decks.', 'They can be made where the game has as many.'],
  ['HG-6.6', HANDS, 'Are the hands of baccarat made of the first four cards or of all that lie there?',
    'Of the first four, two in each line.', { name: 'baccaratCards', values: ['first-four', 'all'], default: 'first-four' }],
  ['HG-6.7', HANDS, 'Who is paid for the lines of baccarat, which are no one’s hands?',
    'The players at the table who paid the fee divide one prize; the part of a third-party player among them stays in the fund. The player-dealer, who has no line either, is one of them only where the fee was put down at that seat too: it is never taken for granted.', { name: 'linePrize', values: ['divided', 'each'], default: 'divided' }],
  ['HG-6.8', HANDS, 'Hands lie inside each other, and no order is given.', 'A hand wins the highest of the posted prizes that it meets, once.'],
  ['HG-6.9', HANDS, 'Does a front and a back count as it was set, or as it could have been set?', 'As it was set.', HANDS_JUDGED],
  ['HG-6.10', HANDS, 'The number one hand of tiles needs a chart, which the sheet does not have.', 'The house must say which one: on the common chart it is the gee joon.'],
  ['HG-6.11', HANDS, 'What a home run is, and how its points are counted, is left to the game.', 'All three rows won of one opponent, with the points of rows and bonuses together.'],
  ['HG-6.12', 'Eligibility', 'Nothing on the number of players, those who stand behind, the player-dealer, employees, several winners or an administrative fee.',
    'Everyone who paid the fee can win, each in full; no administrative fee is taken.'],
  ['HG-6.14', 'Eligibility', 'Posted prizes may be doubled, tripled and so on, and a prize is $100 to $100,000 out of a pool with a cap of $100,000.',
    'A multiplied prize is a prize: an offering that would pay more than $100,000 for a hand cannot be posted. A house may read the range as that of the posted prize alone.', { name: 'multipliedPrize', values: ['within-range', 'beyond-range'], default: 'within-range' }],
  ['HG-6.15', HANDS, 'Are an ace and the joker in front aces in front?',
    'Yes: the joker is an ace there by the rules of the game, and only the face cards have a line with and one without it.', { name: 'jokerInFront', values: ['as-an-ace', 'not-there'], default: 'as-an-ace' }],
  ['HG-6.16', 'Eligibility', 'Nothing is said of tournaments.',
    'It is open to all who play in a game that takes the jackpot fee, and a tournament is not left out where that fee is taken; where none is, no one has paid.', { name: 'tournaments', values: ['count', 'left-out'], default: 'count' }],
  ['HG-6.17', 'Funding', 'The fee is an option of "the player", and nothing is said of a player-dealer who does not pay it.',
    'The player-dealer is a player: a hand of the bank wins with the fee paid, and without it wins nothing, like anyone else’s. A house may ask none for a hand of the bank, as that sentence names the player alone; for the lines of baccarat the fee must be put down all the same.', BANK_FEE],
  bothReading('HG-6.18', PRIZE),
  wagerReading('HG-6.19', 'Eligibility'),
  emptySeatsReading('HG-6.20', FREE),
  ['HG-6.21', 'Eligibility', 'Posted prizes may be doubled, tripled "etc.": whether by a number with a fraction too.',
    'By whole numbers from 2: the words go on from twice to three times, and a prize and a half is neither.'],
]);

// biome-ignore format: read as a block
const GAMES = [
  'pai-gow-poker', 'jokers-wild-pai-gow-poker', 'blackjack-poker', 'pan-9', 'super-9', 'baccarat-9',
  'thirteen-card', 'pokara', 'baccarat', 'pai-gow-tiles',
];

/** What all five say in the same words. */
const COMMON: Pick<Activity, 'eligibility' | 'claim' | 'noPurchase' | 'posting' | 'records'> = {
  eligibility: [
    baseWager('Eligibility'),
    { ...feePaid('Funding'), under: { setting: BANK_FEE.name, value: 'asked' } },
    { ...feePaidByPlayers('Funding'), under: { setting: BANK_FEE.name, value: 'not-asked' } },
    bankFeeTold('Funding'),
    noTpp(THIRD_PARTY, 'stays'),
    { ...noTournaments('Eligibility'), under: { setting: 'tournaments', value: 'left-out' } },
  ],
  claim: {
    clause: PRIZE,
    words: ['The prize is given at once; money is paid in chips or cash.'],
  },
  noPurchase: {
    kind: 'at-tables',
    clause: FREE,
    words: [
      'No Purchase Necessary: anyone can qualify at a free table.',
      'The dealer deals to the empty seats too and plays them; the no-purchase player plays their ' +
        'own hand as they wish. The chances are those of a live game.',
    ],
  },
  posting: {
    clause: 'Eligibility',
    items: ['periods', 'prizes', ...SAID_OF_MERCHANDISE, 'multiplier'],
  },
  records: ['All money of this fee, apart from that of the others, in the internal accounts.'],
};

/** What a house could post for the fee of a dollar: the rarer, the more. */
// biome-ignore format: a game a line
const SAMPLE_PRIZES = {
  acesInFront: 100, acesBeforeStraight: 300, sixFaceCardsAndJoker: 1000, sevenFaceCards: 2500,
  twoThreeFourOneColor: 100, twoThreeFourSuited: 300, threeThreesOneColor: 500, threeThreesSuited: 2000,
  suitedAces: 100, threeSevens: 200, threeSevensOneColor: 500, threeSevensSuited: 2000,
  homeRunOfFifteen: 200, thirteenOfOneColor: 1000, twoStraightFlushes: 2500, dragon: 10_000,
  pairPair: 200, pairBeforeNumberOne: 1000,
  threeOfAKind: 100, straightFlush: 200, royalFlush: 1000, tripFlush: 2500, threeAcesOfHearts: 10_000,
  fourOfOneSuit: 100, pairInBothLines: 150, fourOfAKind: 1000, fourOfAKindOfOneSuit: 10_000,
} as const;

const sampleOf = ({ seed, number }: CaAsianJackpot): Activity['sample'] => ({
  values: {
    ...(isFixed(seed) ? {} : { seed: '5000.00', reseed: '1000.00' }),
    tileChart: 'common',
    ...Object.fromEntries(
      Object.entries(SAMPLE_PRIZES).map(([name, prize]) => [
        name,
        dollarsOf(usd(`${prize * number}`)),
      ]),
    ),
  },
  postedAt: '2026-10-20T09:00:00-07:00',
  from: '2026-11-01T00:00:00-07:00',
  until: '2027-01-31T23:59:00-08:00',
  hours: [{ from: '10:00', until: '02:00' }],
});

/** Of the sheets that fix the seed. */
const NO_RESEED: Activity['readings'][number] = {
  id: 'HG-6.13',
  clause: PRIZE,
  unclear: 'The pool begins with $10,000, and nothing is said of a reseed after a hit.',
  weRead: 'There is none: fees alone fill it again.',
};

function caAsianJackpot(jackpot: CaAsianJackpot): Activity {
  const { number, fee, note, lineGames, unclear } = jackpot;
  const rows = chartWith(lineGames);
  const prizes = prizesOf(rows);
  const dollarsWord = showDollars(fee).replace(/\.00$/, '');
  return defineActivity({
    id: `hgc-ca-asian-jackpot-${number}`,
    title: `CA/Asian Jackpot #${number} “Hawaiian Jackpot”`,
    venue: HAWAIIAN_GARDENS,
    approvalIds: [],
    kind: 'fixed-jackpot',
    summary: `For a fee of ${dollarsWord}, designated hands of ten games win a posted prize at once.`,
    games: GAMES,
    gamesNote: 'where a jackpot collection is taken as well',
    values: {
      ...seedValues(jackpot),
      multiplier: whole('Prize multiplier', [2], 'Eligibility', { optional: true, inWindow: true }),
      tileChart: tileChart(HANDS),
      ...prizes,
      ...moneyOrMerchandise(PRIZE),
    },
    fees: [
      given({
        name: 'fee',
        title: 'Jackpot fee',
        amount: fee,
        paidBy: 'player',
        optional: true,
        split: { meter: ratio('100%') },
        clause: 'Funding',
        note,
      }),
    ],
    fund: {
      title: `${dollarsWord} California/Asian Jackpot Fund`,
      clause: PRIZE,
      source: 'own-fees',
      meters: [poolOf(jackpot)],
      paidFrom: ['meter', 'reserve', 'advance'],
      repaid: { when: 'not-stated' },
    },
    multiplier: 'multiplier',
    multipliedWithin: { setting: 'multipliedPrize', value: 'within-range' },
    nested: 'greatest-prize',
    several: 'each-in-full',
    rows,
    ...COMMON,
    rules: rulesOf(jackpot, dollarsWord),
    readings: [...READINGS, unclear],
    sample: sampleOf(jackpot),
  });
}

export const CA_ASIAN_JACKPOT_1 = caAsianJackpot({
  number: 1,
  fee: usd('1'),
  seed: ['100', '10000'],
  note: 'put down in the area for it on the table',
  lineGames: ['baccarat', 'baccarat-9'],
  unclear: {
    id: 'HG-6.13',
    clause: 'Qualifying Hands',
    unclear: 'The chart of Pan 9 is headed Baccarat, and Baccarat 9 has no chart at all.',
    weRead: 'It holds for both; Baccarat has its own chart besides.',
  },
});

export const CA_ASIAN_JACKPOT_2 = caAsianJackpot({
  number: 2,
  fee: usd('5'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});

export const CA_ASIAN_JACKPOT_3 = caAsianJackpot({
  number: 3,
  fee: usd('10'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});

export const CA_ASIAN_JACKPOT_4 = caAsianJackpot({
  number: 4,
  fee: usd('15'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});

export const CA_ASIAN_JACKPOT_5 = caAsianJackpot({
  number: 5,
  fee: usd('20'),
  seed: usd('10000'),
  lineGames: ['baccarat-9'],
  unclear: NO_RESEED,
});
