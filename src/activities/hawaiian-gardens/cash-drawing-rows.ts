// The hands of the Cash Drawing Promotion, of which the house designates all or one for each game.
import { given } from '#result';
import {
  allOf,
  baccarat,
  beaten,
  blackjack,
  type Condition,
  chartOf,
  choice,
  choiceOf,
  dealt,
  type ExampleDeal,
  type HandTest,
  hand,
  handTests,
  isPosted,
  type Posted,
  paiGow,
  pan9,
  poker,
  type Row,
  sharesBySetting,
  type TableTest,
  table,
  tableTests,
  thirteen,
  threeCard,
  tickets,
  tiles,
  type ValueRule,
} from '#rules';
import { frontAndBack, homeRunOf, TICKET_TO_BOTH, TICKET_TO_LOSING } from './hand-tickets.ts';

// biome-ignore format: read as a block
const POKER = [
  'texas-holdem', 'omaha', 'omaha-high-low', 'crazy-pineapple', 'seven-card-stud',
  'seven-card-stud-high-low',
];
const PAI_GOW = ['pai-gow-poker', 'jokers-wild-pai-gow-poker'];
const PAN = ['pan-9', 'super-9'];
const OTHERS = ['pai-gow-tiles', 'blackjack-poker', 'thirteen-card', 'baccarat'];

export const CASH_DRAWING_GAMES: readonly string[] = [
  ...POKER,
  ...PAI_GOW,
  ...PAN,
  ...OTHERS,
  'three-card-poker',
  'pokara',
];

const numbersOf = (
  title: string,
  { games, most, clause }: { games: readonly string[]; most: number; clause: string },
): ValueRule =>
  choice(
    `Designated hand of ${title}, by its number`,
    ['all', ...Array.from({ length: most }, (_, index) => String(index + 1))],
    clause,
    { games },
  );

/** Which of the numbered hands counts in each game; of pai gow tiles there is only one. */
export const DESIGNATED: Readonly<Record<string, ValueRule>> = {
  pokerHand: numbersOf('poker games', { games: POKER, most: 4, clause: 'rule 2 A' }),
  paiGowHand: numbersOf('Pai Gow Poker', { games: PAI_GOW, most: 2, clause: 'rule 2 B a' }),
  panHand: numbersOf('Pan 9', { games: PAN, most: 2, clause: 'rule 2 B b' }),
  blackjackHand: numbersOf('Blackjack Poker', {
    games: ['blackjack-poker'],
    most: 2,
    clause: 'rule 2 B d',
  }),
  thirteenHand: numbersOf('13-Card', { games: ['thirteen-card'], most: 2, clause: 'rule 2 B e' }),
  baccaratHand: numbersOf('Baccarat', { games: ['baccarat'], most: 2, clause: 'rule 2 B f' }),
  threeCardHand: numbersOf('Three Card Poker', {
    games: ['three-card-poker'],
    most: 2,
    clause: 'rule 2 B g',
  }),
  pokaraHand: numbersOf('Pokara', { games: ['pokara'], most: 2, clause: 'rule 2 B h' }),
};

/** A numbered hand of a game: whose value it is, and its number there. */
type Numbered = readonly [value: string, number: string];

/** Where the house has designated nothing, all hands count. */
const isDesignated = (posted: Posted, [value, number]: Numbered): boolean =>
  !isPosted(posted, value) || ['all', number].includes(choiceOf(posted, value));

const designatedHand = handTests.defineWith(
  'hgc.designated',
  ['numbered', 'hand'],
  (numbered: Numbered, hand: HandTest) => {
    const { words, holds } = handTests.read(hand);
    return {
      words: `${words}, if hand ${numbered[1]} is designated`,
      holds: (deal, seat, posted) => isDesignated(posted, numbered) && holds(deal, seat, posted),
    };
  },
);

const designatedTable = tableTests.defineWith(
  'hgc.designated',
  ['numbered', 'table'],
  (numbered: Numbered, table: TableTest) => {
    const { words, holds } = tableTests.read(table);
    return {
      words: `${words}, if hand ${numbered[1]} is designated`,
      holds: (deal, posted) => isDesignated(posted, numbered) && holds(deal, posted),
    };
  },
);

const isShownDown = handTests.define('hgc.shown-down', {
  words: 'the hand is shown down',
  holds: (_, { folded }) => folded === false,
});

const handOf = (numbered: Numbered, test: HandTest) => hand(designatedHand(numbered, test));

const tableOf = (numbered: Numbered, test: TableTest) => table(designatedTable(numbered, test));

/** A hand that is shown down and loses. */
const lostTo = (number: string, losing: HandTest, winning: HandTest | undefined) =>
  beaten(
    given({
      among: 'showdown',
      losing: designatedHand(['pokerHand', number], allOf([isShownDown, losing])),
      winning,
    }),
  );

const beatShares = sharesBySetting('beatTickets', {
  'both-hands': TICKET_TO_BOTH,
  'losing-hand': TICKET_TO_LOSING,
});

const holdem = (losing: string, winning: string, board: string) =>
  dealt('texas-holdem', [{ hole: losing }, { hole: winning }], { board });
const seven = (front: string, back: string) => dealt('pai-gow-poker', [{ front, back }]);
const cards = (game: string, held: string) => dealt(game, [{ cards: held }]);
const lines = (player: string, banker: string) => dealt('baccarat', [{}], { player, banker });
/** A hand with this middle over one that has little. */
const overLittle = (middle: string) =>
  dealt('thirteen-card', [
    { front: 'Ac Kd Jh', middle, back: 'Ts Td Tc Th Qd' },
    { front: '5c 4d 2h', middle: '8s 7h 5d 3s 2s', back: '9d 8h 7c 5s 3h' },
  ]);

const FOUR_SIXES = poker.floorOf('four-of-a-kind', '6');
const FOUR_NINES = poker.floorOf('four-of-a-kind', '9');

const pokerRow = (
  number: string,
  id: string,
  title: string,
  losing: HandTest,
  winning: HandTest | undefined,
  meets: Parameters<typeof holdem>,
  misses: Parameters<typeof holdem>,
): Row => ({
  id,
  title: `${number}. ${title}`,
  clause: `rule 2 A, hand ${number}`,
  games: POKER,
  when: lostTo(number, losing, winning),
  prize: tickets(1),
  shares: beatShares,
  examples: { meets: holdem(...meets), misses: holdem(...misses) },
});

// biome-ignore format: a line for each, as the sheet has them
const POKER_ROWS = chartOf(pokerRow, [
  // number, id, title, losing, winning, meets, misses: the losing and the winning hole cards, the board
  ['1', 'aces-full-beaten', 'Aces full beaten by four of a kind', poker.makesOf('full-house', 'A'), poker.makes('four-of-a-kind'),
    ['Ah Kc', '7s 7c', 'As Ad 7h 7d 2c'], ['Kh Ac', '7s 7c', 'Ks Kd 7h 7d 2c']],
  ['2', 'pocket-pair-fours-beaten', 'Four of a kind beaten by four of a kind, a pair in the hole in each hand', poker.makesQuadsWithPocketPair, poker.makesQuadsWithPocketPair,
    ['4h 4s', '9c 9s', '9h 9d 4c 4d 2s'], ['4h 4s', '9s Ac', '9h 9d 9c 4d 4c']],
  ['3', 'four-sixes-beaten', 'Four 6s or better beaten, both hole cards playing in each hand', poker.makesAtLeast(FOUR_SIXES, poker.twoHoleHand), poker.playsBothHoleCards,
    ['6h 6s', '9c 9s', '9h 9d 6c 6d 2s'], ['5h 5s', '9c 9s', '9h 9d 5c 5d 2s']],
  ['4', 'four-nines-beaten', 'Four 9s or better beaten', poker.makesAtLeast(FOUR_NINES), undefined,
    ['9h 9s', 'Tc Ts', 'Th Td 9c 9d 2s'], ['8h 8s', 'Tc Ts', 'Th Td 8c 8d 2s']],
]);

const asianRow = (
  id: string,
  title: string,
  clause: string,
  games: readonly string[],
  when: Condition,
  meets: ExampleDeal,
  misses: ExampleDeal,
  looksAt?: Row['looksAt'],
): Row =>
  given({
    id,
    title,
    clause,
    games,
    when,
    looksAt,
    prize: tickets(1),
    examples: { meets, misses },
  });

// biome-ignore format: a line for each, as the sheet has them
const ASIAN_ROWS = chartOf(asianRow, [
  // id, title, clause, games, when, meets, misses, looksAt
  ['pair-and-ace-high-flush', '1. A pair in front, an ace-high flush or better behind', 'rule 2 B a, hand 1', PAI_GOW, handOf(['paiGowHand', '1'], frontAndBack(paiGow.pairBeforeAceHighFlush, 'anywhere')),
    seven('3h 3d', 'As Ts 8s 6s 2s'), seven('3h 3d', 'Ks Ts 8s 6s 2s')],
  ['seven-face-cards', '2. Seven face cards', 'rule 2 B a, hand 2', PAI_GOW, handOf(['paiGowHand', '2'], paiGow.isSevenFaceCards),
    cards('pai-gow-poker', 'Kh Kd Kc Qs Qd Jc Jh'), cards('pai-gow-poker', 'Kh Kd Kc Qs Qd Jc Ah'), { own: 7, suits: 'in-flushes' }],
  ['pan-three-threes', '1. Three 3s dealt', 'rule 2 B b, hand 1', PAN, handOf(['panHand', '1'], pan9.isThreeThrees('any')),
    cards('pan-9', '3h 3d 3c'), cards('pan-9', '3h 3d 4c 3c'), { own: 3, suits: 'all-alike' }],
  ['pan-two-three-four', '2. Three cards dealt that are 2, 3 and 4', 'rule 2 B b, hand 2', PAN, handOf(['panHand', '2'], pan9.isTwoThreeFour('any')),
    cards('super-9', '4h 2d 3c'), cards('super-9', '5h 3d 4c'), { own: 3, suits: 'all-alike' }],
  ['tiles-pair-pair', '1. Pair-pair dealt', 'rule 2 B c, hand 1', ['pai-gow-tiles'], hand(tiles.hasPairPair),
    dealt('pai-gow-tiles', [{ tiles: '66 66 51 51' }]), dealt('pai-gow-tiles', [{ tiles: '66 66 51 61' }])],
  ['suited-aces', '1. Two aces of one suit in the first two cards', 'rule 2 B d, hand 1', ['blackjack-poker'], handOf(['blackjackHand', '1'], blackjack.isDealtPair(['A'], 'one-suit')),
    cards('blackjack-poker', 'As As'), cards('blackjack-poker', 'As Ac'), { own: 2, suits: 'all-alike' }],
  ['two-to-six', '2. Any straight from 2 to 6', 'rule 2 B d, hand 2', ['blackjack-poker'], handOf(['blackjackHand', '2'], blackjack.isTwoToSix('any')),
    cards('blackjack-poker', '2h 3d 4c 5s 6h'), cards('blackjack-poker', '2h 3d 4c 5s 7h')],
  // Three rows, eight for four of a kind in the middle and four behind make 15.
  ['home-run', '1. Home run of 15 points or more', 'rule 2 B e, hand 1', ['thirteen-card'], handOf(['thirteenHand', '1'], homeRunOf(15)),
    overLittle('6s 6d 6c 6h Qc'), overLittle('6s 6d 6c Qh Qc')],
  ['deuce-to-eight', '2. All thirteen cards from 2 to 8', 'rule 2 B e, hand 2', ['thirteen-card'], handOf(['thirteenHand', '2'], thirteen.allBetween('2', '8')),
    cards('thirteen-card', '2h 2d 3h 3d 4h 4d 5h 5d 6h 6d 7h 7d 8h'), cards('thirteen-card', '2h 2d 3h 3d 4h 4d 5h 5d 6h 6d 7h 7d 9h')],
  ['baccarat-three-threes', '1. A line of three 3s', 'rule 2 B f, hand 1', ['baccarat'], tableOf(['baccaratHand', '1'], baccarat.hasLineOfThreeThrees('any')),
    lines('Kh 2d Kc', '3h 3d 3c'), lines('Kh 2d Kc', '3h 3d 4c'), { lines: true, suits: 'all-alike' }],
  ['baccarat-two-three-four', '2. A line of 2, 3 and 4', 'rule 2 B f, hand 2', ['baccarat'], tableOf(['baccaratHand', '2'], baccarat.hasLineOfTwoThreeFour('any')),
    lines('2h 3d 4c', 'Kh 2d 5c'), lines('2h 3d 5c', 'Kh 2d 5c'), { lines: true, suits: 'all-alike' }],
  ['three-card-flush', '1. Flush dealt', 'rule 2 B g, hand 1', ['three-card-poker'], handOf(['threeCardHand', '1'], threeCard.isFlush),
    cards('three-card-poker', '2h 7h 9h'), cards('three-card-poker', '2h 7h 9d'), { own: 3, suits: 'all-alike' }],
  ['three-card-three-of-a-kind', '2. Three of a kind dealt', 'rule 2 B g, hand 2', ['three-card-poker'], handOf(['threeCardHand', '2'], threeCard.isThreeOfAKind),
    cards('three-card-poker', '2h 2d 2c'), cards('three-card-poker', '2h 2d 3c'), { own: 3, suits: 'all-alike' }],
  ['pokara-straight-flush', '1. Straight flush dealt', 'rule 2 B h, hand 1', ['pokara'], handOf(['pokaraHand', '1'], threeCard.isStraightFlush),
    cards('pokara', '9h 8h 7h'), cards('pokara', '9h 8h 6h 7h'), { own: 3, suits: 'all-alike' }],
  ['pokara-three-of-a-kind', '2. Three of a kind dealt', 'rule 2 B h, hand 2', ['pokara'], handOf(['pokaraHand', '2'], threeCard.isThreeOfAKind),
    cards('pokara', '7h 7d 7c 2s'), cards('pokara', '7h 7d 2s 7c'), { own: 3, suits: 'all-alike' }],
]);

export const CASH_DRAWING_ROWS: readonly Row[] = [...POKER_ROWS, ...ASIAN_ROWS];
