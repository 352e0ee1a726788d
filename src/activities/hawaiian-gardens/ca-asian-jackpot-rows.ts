// The hands of the five CA/Asian jackpots. Each has a prize of its own, which the house posts.
import { given } from '#result';
import {
  baccarat,
  blackjack,
  bySettingAtTable,
  type Condition,
  chartOf,
  dealt,
  dollars,
  type ExampleDeal,
  fixed,
  type HandTest,
  hand,
  type LooksAt,
  paiGow,
  pan9,
  type Row,
  sharedByHolders,
  sharesBySetting,
  type TableTest,
  table,
  thirteen,
  threeCard,
  toHolder,
  type ValueRule,
} from '#rules';
import { isPairBeforeNumberOne, isPairPair, paiGowHand } from './judged-hands.ts';

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

const SEVEN_CARDS: LooksAt = { own: 7, suits: 'in-flushes' };

const PAI_GOW: Family = {
  heading: 'Pai Gow Poker',
  games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'],
  // biome-ignore format: a line for each, as the sheet has them
  hands: chartOf(handIn('pai-gow-poker'), [
    // id, title, test, meets, misses, looksAt
    ['seven-face-cards', 'Seven face cards', paiGow.isSevenFaceCards, 'Jc Jd Qh Qs Kc Kd Kh', 'Jc Jd Qh Qs Kc Kd Th', SEVEN_CARDS],
    ['six-face-cards-and-joker', 'Six face cards and a joker', paiGow.isSixFaceCardsAndJoker, 'Jc Jd Qh Qs Kc Kd XX', 'Jc Jd Qh Qs Kc Th XX', SEVEN_CARDS],
    ['aces-before-straight', 'Aces in front of a straight or better', paiGowHand(paiGow.acesBeforeStraight),
      [{ front: 'As Ad', back: '9c 8d 7h 6s 5c' }], [{ front: 'As Ad', back: '9c 9d 9h 6s 4c' }]],
    ['aces-in-front', 'Aces in front', paiGowHand(paiGow.acesInFront), [{ front: 'As Ad', back: '9c 9d 9h 6s 4c' }], [{ front: 'Ks Kd', back: '9c 9d 9h 6s 4c' }]],
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
  ['three-threes-one-color', 'Three 3s of one colour', 'threes', 'one-color', '3h 3d 3h', '3h 3d 3c'],
  ['three-threes-suited', 'Three 3s of one suit', 'threes', 'one-suit', '3h 3h 3h', '3h 3h 3d'],
  ['two-three-four-one-color', '2, 3 and 4 of one colour', 'two-three-four', 'one-color', '2h 3d 4h', '2h 3d 4c'],
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

/** The same in one of the two lines, which are nobody's hands. */
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
    ['three-sevens-one-color', 'Three 7s of one colour', blackjack.isThreeSevens('one-color'), '7h 7d 7h', '7h 7d 7c'],
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
    ['thirteen-of-one-color', 'Thirteen cards of one colour', thirteen.isThirteenOfOneColor,
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

/** What is paid for a row and for its like in a line is one posted amount. */
const valueNameOf = (id: string): string =>
  id.replace(LINE, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Of cards that are nobody's alone: one prize for the table, or one each. */
const sharesOfTable = sharesBySetting('linePrize', {
  divided: sharedByHolders,
  each: toHolder,
});

const rowsOf = ({ heading, games, hands, ...family }: Family): readonly Row[] =>
  hands.map(({ id, title, when, meets, misses, looksAt = family.looksAt }) => ({
    id,
    title,
    clause: `${HEADING}, ${heading}`,
    games,
    when,
    ...(looksAt === undefined ? {} : { looksAt }),
    prize: fixed(valueNameOf(id)),
    ...(when.of === 'table' ? { shares: sharesOfTable } : {}),
    examples: { meets, misses },
  }));

/** The chart, with the hands of pan 9 in the lines of these games too. */
export const chartWith = (lineGames: readonly string[]): readonly Row[] =>
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
export function prizesOf(chart: readonly Row[]): Readonly<Record<string, ValueRule>> {
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
