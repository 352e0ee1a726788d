// The hands of the Cash Drawing Promotion, of which the house designates all or one for each game.
import type { Deal } from '#games';
import {
  baccarat,
  beaten,
  blackjack,
  choice,
  choiceOf,
  dealt,
  type HandTest,
  hand,
  isPosted,
  type Posted,
  paiGow,
  pan9,
  poker,
  type Row,
  type RowTest,
  settingOf,
  type TableTest,
  table,
  thirteen,
  threeCard,
  tickets,
  tiles,
  type ValueRule,
} from '#rules';
import { frontAndBack, homeRunOf, TICKET_TO_BOTH, TICKET_TO_LOSING } from './hand-tickets.ts';

const POKER = [
  'texas-holdem',
  'omaha',
  'omaha-high-low',
  'crazy-pineapple',
  'seven-card-stud',
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

const isDesignated = (posted: Posted, name: string, number: string): boolean =>
  !isPosted(posted, name) || ['all', number].includes(choiceOf(posted, name));

/** A numbered hand of a game: whose value it is, and its number there. */
type Numbered = readonly [name: string, number: string];

const handOf = ([name, number]: Numbered, test: RowTest) =>
  hand((deal, seat, posted) => isDesignated(posted, name, number) && test(deal, seat, posted));

const tableOf = ([name, number]: Numbered, test: TableTest) =>
  table((deal: Deal, posted: Posted) => isDesignated(posted, name, number) && test(deal));

/** A hand that is shown down and loses. */
const lostTo = (number: string, losing: HandTest, winning: HandTest) =>
  beaten({
    among: 'showdown',
    losing: (deal, seat, posted) =>
      isDesignated(posted, 'pokerHand', number) && seat.folded === false && losing(deal, seat),
    winning,
  });

const beatShares: Extract<Row['shares'], (...args: never[]) => unknown> = ({ posted }) =>
  settingOf(posted, 'beatTickets') === 'both-hands' ? TICKET_TO_BOTH : TICKET_TO_LOSING;

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

const pokerRow = (number: string, row: Pick<Row, 'id' | 'title' | 'when' | 'examples'>): Row => ({
  ...row,
  title: `${number}. ${row.title}`,
  clause: `rule 2 A, hand ${number}`,
  games: POKER,
  prize: tickets(1),
  shares: beatShares,
});

const POKER_ROWS: readonly Row[] = [
  pokerRow('1', {
    id: 'aces-full-beaten',
    title: 'Aces full beaten by four of a kind',
    when: lostTo('1', poker.makesOf('full-house', 'A'), poker.makes('four-of-a-kind')),
    examples: {
      meets: holdem('Ah Kc', '7s 7c', 'As Ad 7h 7d 2c'),
      misses: holdem('Kh Ac', '7s 7c', 'Ks Kd 7h 7d 2c'),
    },
  }),
  pokerRow('2', {
    id: 'pocket-pair-fours-beaten',
    title: 'Four of a kind beaten by four of a kind, a pair in the hole in each hand',
    when: lostTo('2', poker.makesQuadsWithPocketPair, poker.makesQuadsWithPocketPair),
    examples: {
      meets: holdem('4h 4s', '9c 9s', '9h 9d 4c 4d 2s'),
      misses: holdem('4h 4s', '9s Ac', '9h 9d 9c 4d 4c'),
    },
  }),
  pokerRow('3', {
    id: 'four-sixes-beaten',
    title: 'Four 6s or better beaten, both hole cards playing in each hand',
    when: lostTo('3', poker.makesAtLeast(FOUR_SIXES, poker.twoHoleHand), poker.playsBothHoleCards),
    examples: {
      meets: holdem('6h 6s', '9c 9s', '9h 9d 6c 6d 2s'),
      misses: holdem('5h 5s', '9c 9s', '9h 9d 5c 5d 2s'),
    },
  }),
  pokerRow('4', {
    id: 'four-nines-beaten',
    title: 'Four 9s or better beaten',
    when: lostTo('4', poker.makesAtLeast(FOUR_NINES), () => true),
    examples: {
      meets: holdem('9h 9s', 'Tc Ts', 'Th Td 9c 9d 2s'),
      misses: holdem('8h 8s', 'Tc Ts', 'Th Td 8c 8d 2s'),
    },
  }),
];

const ticketRow = (row: Omit<Row, 'prize'>): Row => ({ ...row, prize: tickets(1) });

const ASIAN_HANDS: readonly Omit<Row, 'prize'>[] = [
  {
    id: 'pair-and-ace-high-flush',
    title: '1. A pair in front, an ace-high flush or better behind',
    clause: 'rule 2 B a, hand 1',
    games: PAI_GOW,
    when: handOf(['paiGowHand', '1'], frontAndBack(paiGow.pairBeforeAceHighFlush, 'anywhere')),
    examples: {
      meets: seven('3h 3d', 'As Ts 8s 6s 2s'),
      misses: seven('3h 3d', 'Ks Ts 8s 6s 2s'),
    },
  },
  {
    id: 'seven-face-cards',
    title: '2. Seven face cards',
    clause: 'rule 2 B a, hand 2',
    games: PAI_GOW,
    when: handOf(['paiGowHand', '2'], paiGow.isSevenFaceCards),
    looksAt: { own: 7, suits: 'in-flushes' },
    examples: {
      meets: cards('pai-gow-poker', 'Kh Kd Kc Qs Qd Jc Jh'),
      misses: cards('pai-gow-poker', 'Kh Kd Kc Qs Qd Jc Ah'),
    },
  },
  {
    id: 'pan-three-threes',
    title: '1. Three 3s dealt',
    clause: 'rule 2 B b, hand 1',
    games: PAN,
    when: handOf(['panHand', '1'], pan9.isThreeThrees('any')),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: { meets: cards('pan-9', '3h 3d 3c'), misses: cards('pan-9', '3h 3d 4c 3c') },
  },
  {
    id: 'pan-two-three-four',
    title: '2. Three cards dealt that are 2, 3 and 4',
    clause: 'rule 2 B b, hand 2',
    games: PAN,
    when: handOf(['panHand', '2'], pan9.isTwoThreeFour('any')),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: { meets: cards('super-9', '4h 2d 3c'), misses: cards('super-9', '5h 3d 4c') },
  },
  {
    id: 'tiles-pair-pair',
    title: '1. Pair-pair dealt',
    clause: 'rule 2 B c, hand 1',
    games: ['pai-gow-tiles'],
    when: hand(tiles.hasPairPair),
    examples: {
      meets: dealt('pai-gow-tiles', [{ tiles: '66 66 51 51' }]),
      misses: dealt('pai-gow-tiles', [{ tiles: '66 66 51 61' }]),
    },
  },
  {
    id: 'suited-aces',
    title: '1. Two aces of one suit in the first two cards',
    clause: 'rule 2 B d, hand 1',
    games: ['blackjack-poker'],
    when: handOf(['blackjackHand', '1'], blackjack.isDealtPair(['A'], 'one-suit')),
    looksAt: { own: 2, suits: 'all-alike' },
    examples: {
      meets: cards('blackjack-poker', 'As As'),
      misses: cards('blackjack-poker', 'As Ac'),
    },
  },
  {
    id: 'two-to-six',
    title: '2. Any straight from 2 to 6',
    clause: 'rule 2 B d, hand 2',
    games: ['blackjack-poker'],
    when: handOf(['blackjackHand', '2'], blackjack.isTwoToSix('any')),
    examples: {
      meets: cards('blackjack-poker', '2h 3d 4c 5s 6h'),
      misses: cards('blackjack-poker', '2h 3d 4c 5s 7h'),
    },
  },
  {
    id: 'home-run',
    title: '1. Home run of 15 points or more',
    clause: 'rule 2 B e, hand 1',
    games: ['thirteen-card'],
    when: handOf(['thirteenHand', '1'], homeRunOf(15)),
    // Three rows, eight for four of a kind in the middle and four behind make 15.
    examples: { meets: overLittle('6s 6d 6c 6h Qc'), misses: overLittle('6s 6d 6c Qh Qc') },
  },
  {
    id: 'deuce-to-eight',
    title: '2. All thirteen cards from 2 to 8',
    clause: 'rule 2 B e, hand 2',
    games: ['thirteen-card'],
    when: handOf(['thirteenHand', '2'], thirteen.allBetween('2', '8')),
    examples: {
      meets: cards('thirteen-card', '2h 2d 3h 3d 4h 4d 5h 5d 6h 6d 7h 7d 8h'),
      misses: cards('thirteen-card', '2h 2d 3h 3d 4h 4d 5h 5d 6h 6d 7h 7d 9h'),
    },
  },
  {
    id: 'baccarat-three-threes',
    title: '1. A line of three 3s',
    clause: 'rule 2 B f, hand 1',
    games: ['baccarat'],
    when: tableOf(['baccaratHand', '1'], baccarat.hasLineOfThreeThrees('any')),
    looksAt: { lines: true, suits: 'all-alike' },
    examples: { meets: lines('Kh 2d Kc', '3h 3d 3c'), misses: lines('Kh 2d Kc', '3h 3d 4c') },
  },
  {
    id: 'baccarat-two-three-four',
    title: '2. A line of 2, 3 and 4',
    clause: 'rule 2 B f, hand 2',
    games: ['baccarat'],
    when: tableOf(['baccaratHand', '2'], baccarat.hasLineOfTwoThreeFour('any')),
    looksAt: { lines: true, suits: 'all-alike' },
    examples: { meets: lines('2h 3d 4c', 'Kh 2d 5c'), misses: lines('2h 3d 5c', 'Kh 2d 5c') },
  },
  {
    id: 'three-card-flush',
    title: '1. Flush dealt',
    clause: 'rule 2 B g, hand 1',
    games: ['three-card-poker'],
    when: handOf(['threeCardHand', '1'], threeCard.isFlush),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: {
      meets: cards('three-card-poker', '2h 7h 9h'),
      misses: cards('three-card-poker', '2h 7h 9d'),
    },
  },
  {
    id: 'three-card-three-of-a-kind',
    title: '2. Three of a kind dealt',
    clause: 'rule 2 B g, hand 2',
    games: ['three-card-poker'],
    when: handOf(['threeCardHand', '2'], threeCard.isThreeOfAKind),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: {
      meets: cards('three-card-poker', '2h 2d 2c'),
      misses: cards('three-card-poker', '2h 2d 3c'),
    },
  },
  {
    id: 'pokara-straight-flush',
    title: '1. Straight flush dealt',
    clause: 'rule 2 B h, hand 1',
    games: ['pokara'],
    when: handOf(['pokaraHand', '1'], threeCard.isStraightFlush),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: { meets: cards('pokara', '9h 8h 7h'), misses: cards('pokara', '9h 8h 6h 7h') },
  },
  {
    id: 'pokara-three-of-a-kind',
    title: '2. Three of a kind dealt',
    clause: 'rule 2 B h, hand 2',
    games: ['pokara'],
    when: handOf(['pokaraHand', '2'], threeCard.isThreeOfAKind),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: { meets: cards('pokara', '7h 7d 7c 2s'), misses: cards('pokara', '7h 7d 2s 7c') },
  },
];

export const CASH_DRAWING_ROWS: readonly Row[] = [...POKER_ROWS, ...ASIAN_HANDS.map(ticketRow)];
