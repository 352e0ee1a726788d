// The three charts of qualifying hands of the Car Giveaway Promotion. Option 1 has the poker games,
// option 2 the others, and option 3 both but for one game.
import {
  baccarat,
  banked,
  blackjack,
  dealt,
  type ExampleDeal,
  type HandTest,
  hand,
  paiGow,
  pan9,
  poker,
  type Row,
  table,
  thirteen,
  threeCard,
  tickets,
  tiles,
} from '#rules';
import { asSeen, frontAndBack } from './hand-tickets.ts';

/** A hand that earns a ticket, with a deal that has it and one that just does not. */
type Chart = Omit<Row, 'clause' | 'in' | 'prize' | 'examples' | 'games'> & {
  readonly games: readonly string[];
  readonly deals: readonly [meets: ExampleDeal, misses: ExampleDeal];
};

const inOptions =
  (...options: readonly string[]) =>
  ({ deals: [meets, misses], ...row }: Chart): Row => ({
    ...row,
    clause: `Qualifying Hands, option ${options.join(' and option ')}`,
    in: { hands: options },
    prize: tickets(1),
    examples: { meets, misses },
  });

const ACES_FULL = poker.floorOf('full-house', 'A');
const FOUR_SIXES = poker.floorOf('four-of-a-kind', '6');
const FOUR_KINGS = poker.floorOf('four-of-a-kind', 'K');

const made = (test: HandTest) => hand(asSeen(test));

const board = (game: string, hole: string, cards: string) =>
  dealt(game, [{ hole }], { board: cards });
const cards = (game: string, held: string) => dealt(game, [{ cards: held }]);
const thirteenCard = (back: string) =>
  dealt('thirteen-card', [{ front: 'Qc Jd 5h', middle: 'Kh Kd 4c 3h 2d', back }]);
const lines = (game: string, player: string, banker: string) =>
  dealt(game, [{}, {}], { player, banker });

const FIVE_CARD_OMAHA: Chart = {
  id: 'five-card-omaha-four-sixes',
  title: 'Four 6s or better in 5 Card Omaha',
  games: ['five-card-omaha-high-low'],
  when: made(poker.makesAtLeast(FOUR_SIXES)),
  deals: [
    board('five-card-omaha-high-low', '6h 6d Ks Qc 2d', '6c 6s 9h 3d Jc'),
    board('five-card-omaha-high-low', '5h 5d Ks Qc 2d', '5c 5s 9h 3d Jc'),
  ],
};

const POKER: readonly Chart[] = [
  {
    id: 'holdem-aces-full',
    title: 'Aces full or better, a hole card in it',
    games: ['texas-holdem'],
    when: made(poker.makesAtLeast(ACES_FULL, poker.oneHoleHand)),
    deals: [
      board('texas-holdem', 'Ah 2d', 'As Ad Kc Ks 7d'),
      board('texas-holdem', '3h 2d', 'As Ad Ac Ks Kd'),
    ],
  },
  {
    id: 'stud-aces-full',
    title: 'Aces full or better with any five cards',
    games: ['seven-card-stud', 'seven-card-stud-high-low'],
    when: made(poker.makesAtLeast(ACES_FULL)),
    deals: [
      cards('seven-card-stud', 'Ah As Ad 2c 2d 7h 9s'),
      cards('seven-card-stud', 'Kh Ks Kd Ac Ad 7h 9s'),
    ],
  },
  {
    id: 'razz-wheel',
    title: 'A-2-3-4-5, not of one suit',
    games: ['razz'],
    when: made(poker.makesUnsuitedWheel),
    deals: [cards('razz', 'Ah 2s 3d 4c 5d Kh Ks'), cards('razz', 'Ah 2s 3d 4c 6d Kh Ks')],
  },
  {
    id: 'omaha-four-sixes',
    title: 'Four 6s or better',
    games: ['omaha', 'omaha-high-low'],
    when: made(poker.makesAtLeast(FOUR_SIXES)),
    deals: [
      board('omaha', '6h 6d Ks Qc', '6c 6s 9h 3d Jc'),
      board('omaha', '5h 5d Ks Qc', '5c 5s 9h 3d Jc'),
    ],
  },
  {
    id: 'lowball-wheel',
    title: 'A-2-3-4-5, not of one suit',
    games: ['california-lowball'],
    when: made(poker.makesUnsuitedWheel),
    deals: [
      cards('california-lowball', 'Ah 2s 3d 4c 5d'),
      cards('california-lowball', 'Ah 2h 3h 4h 5h'),
    ],
  },
  {
    id: 'kansas-city-seven-five',
    title: '7-5-4-3-2, no flush',
    games: ['kansas-city-lowball'],
    when: made(poker.makesUnsuitedSevenFive),
    deals: [
      cards('kansas-city-lowball', '7h 5s 4d 3c 2d'),
      cards('kansas-city-lowball', '7h 6s 4d 3c 2d'),
    ],
  },
  {
    id: 'crazy-pineapple-aces-full',
    title: 'Aces full or better, both hole cards in it',
    games: ['crazy-pineapple'],
    when: made(poker.makesAtLeast(ACES_FULL, poker.twoHoleHand)),
    deals: [
      board('crazy-pineapple', 'Ah Kd', 'As Ad Kc 9s 7d'),
      board('crazy-pineapple', 'Ah 2d', 'As Ad Kc Ks 7d'),
    ],
  },
  {
    id: 'mexican-four-kings',
    title: 'Four kings or better',
    games: ['mexican-poker'],
    when: made(poker.makesAtLeast(FOUR_KINGS)),
    deals: [cards('mexican-poker', 'Kh Ks Kd Kc 2d'), cards('mexican-poker', 'Qh Qs Qd Qc 2d')],
  },
  {
    id: 'thirteen-card-straight-flush',
    title: '10-high straight flush or better in the back; any front and middle',
    games: ['thirteen-card'],
    when: hand(thirteen.straightFlushInBack('T')),
    deals: [thirteenCard('Ts 9s 8s 7s 6s'), thirteenCard('9s 8s 7s 6s 5s')],
  },
];

const CALIFORNIA: readonly Chart[] = [
  {
    id: 'pai-gow-ace-jack-and-straight',
    title: 'A-J or better in two cards, a straight or better in five; a joker only in the five',
    games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'],
    when: hand(frontAndBack(paiGow.aceJackBeforeStraight, 'behind')),
    deals: [
      dealt('pai-gow-poker', [{ front: 'As Jd', back: 'XX 9c 8h 7s 6d' }]),
      dealt('pai-gow-poker', [{ front: 'As Td', back: 'XX 9c 8h 7s 6d' }]),
    ],
  },
  {
    id: 'pan-9-three-alike',
    title: 'Three aces, 2s, 3s, 4s, 5s or 6s in the first three cards',
    games: ['pan-9', 'super-9'],
    when: hand(pan9.isThreeAcesToSixes),
    looksAt: { own: 3, suits: 'all-alike' },
    deals: [cards('pan-9', 'Ah Ad Ac'), cards('pan-9', 'Ah Ad 2c')],
  },
  {
    id: 'pan-9-four-faces',
    title: 'Four jacks, four queens or four kings',
    games: ['pan-9', 'super-9'],
    when: hand(pan9.isFourFacesOfOneRank),
    deals: [cards('super-9', 'Jh Jd Jc Js'), cards('super-9', 'Jh Jd Jc Qs')],
  },
  {
    id: 'tiles-pair-pair',
    title: 'Pair-pair or better',
    games: ['pai-gow-tiles'],
    when: hand(tiles.hasPairPair),
    deals: [
      dealt('pai-gow-tiles', [{ tiles: '66 66 51 51' }]),
      dealt('pai-gow-tiles', [{ tiles: '66 66 51 61' }]),
    ],
  },
  {
    id: 'tiles-gong-gong',
    title: 'Gong-gong or better',
    games: ['pai-gow-tiles'],
    when: hand(tiles.hasGongGongOrBetter),
    deals: [
      dealt('pai-gow-tiles', [{ tiles: '66 44 11 62' }]),
      dealt('pai-gow-tiles', [{ tiles: '66 44 11 61' }]),
    ],
  },
  {
    id: 'blackjack-pair',
    title: 'Two aces, kings, queens, jacks or 10s, of one suit or not',
    games: ['blackjack-poker'],
    when: hand(blackjack.isDealtPair(['A', 'K', 'Q', 'J', 'T'], 'any')),
    looksAt: { own: 2, suits: 'all-alike' },
    deals: [cards('blackjack-poker', 'Th Td'), cards('blackjack-poker', '9h 9d')],
  },
  {
    id: 'dragon-7',
    title: 'Dragon 7',
    games: ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    when: table(baccarat.isDragon7),
    looksAt: { lines: true, suits: 'all-alike' },
    deals: [lines('baccarat', '2h 2d 2c', '2s 2c 3d'), lines('baccarat', '2h 2d 2c', '2s 2c 4d')],
  },
  {
    id: 'panda-8',
    title: 'Panda 8',
    games: ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    when: table(baccarat.isPanda8),
    looksAt: { lines: true, suits: 'all-alike' },
    deals: [
      lines('ez-baccarat-panda-8', '2h 2d 4c', '2s 5c'),
      lines('ez-baccarat-panda-8', '2h 2d 3c', '2s 4c'),
    ],
  },
  {
    id: 'fortune-7',
    title: 'Fortune 7',
    games: ['fortune-7-baccarat'],
    when: table(baccarat.isDragon7),
    looksAt: { lines: true, suits: 'all-alike' },
    deals: [
      lines('fortune-7-baccarat', '2h 2d 2c', '2s 2c 3d'),
      lines('fortune-7-baccarat', '2h 2d 2c', '2s 2c 4d'),
    ],
  },
  {
    id: 'dragon-9',
    title: 'Dragon 9',
    games: ['fortune-7-baccarat'],
    when: table(baccarat.isDragon9),
    looksAt: { lines: true, suits: 'all-alike' },
    deals: [
      lines('fortune-7-baccarat', '2h 2d 5c', '2s 5c'),
      lines('fortune-7-baccarat', '2h 2d 4c', '2s 5c'),
    ],
  },
  {
    id: 'three-card-queen-high-straight',
    title: 'Queen-high straight or better, of one suit or not',
    games: ['three-card-poker'],
    when: hand(threeCard.isQueenHighStraightOrBetter),
    looksAt: { own: 3, suits: 'all-alike' },
    deals: [cards('three-card-poker', 'Qh Jd Tc'), cards('three-card-poker', 'Jh Td 9c')],
  },
  {
    id: 'uth-straight',
    title: 'A straight or better, of one suit or not, both hole cards in it',
    games: ['ultimate-texas-holdem'],
    when: hand(poker.makesAtLeast(poker.floorOf('straight'), banked.bothHoleHand)),
    deals: [
      board('ultimate-texas-holdem', '9h 8d', '7c 6s 5d Kh 2c'),
      board('ultimate-texas-holdem', '9h Kd', '8d 7c 6s 5d 2c'),
    ],
  },
];

export const CAR_GIVEAWAY_ROWS: readonly Row[] = [
  ...POKER.map(inOptions('1', '3')),
  ...[FIVE_CARD_OMAHA].map(inOptions('1')),
  ...CALIFORNIA.map(inOptions('2', '3')),
];
