// The qualifying hands of the Beat the Dealer Promotion.
import {
  baccarat,
  beaten,
  blackjack,
  dealt,
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
import { TICKET_TO_BOTH } from './hand-tickets.ts';
import { HIGH_POKER_GAMES } from './poker-pots.ts';

const HANDS = 'Qualifying Hands';

const playing = (category: 'full-house' | 'four-of-a-kind'): HandTest =>
  poker.makes(category, poker.twoHoleHand);

const BANK = { dealer: { cards: 'Kh 2d 4c' } };

const holdem = (holes: readonly string[], board: string) =>
  dealt(
    'texas-holdem',
    holes.map((hole) => ({ hole })),
    { board },
  );
const paiGowPoker = (cards: string) => dealt('pai-gow-poker', [{ cards }, {}]);
const pan = (cards: string) => dealt('pan-9', [{ cards }], BANK);
const tilesDealt = (four: string) => dealt('pai-gow-tiles', [{ tiles: four }, {}]);
const blackjackPoker = (cards: string) =>
  dealt('blackjack-poker', [{ cards }], { dealer: { up: '5c' } });
const thirteenCard = (back: string) =>
  dealt('thirteen-card', [{ front: 'Qc Jd 5h', middle: 'Kh Kd 4c 3h 2d', back }, {}]);
const lines = (player: string, banker: string) => dealt('baccarat', [{}, {}], { player, banker });
const three = (cards: string) => dealt('three-card-poker', [{ cards }, {}]);
const pokara = (cards: string) => dealt('pokara', [{ cards }, {}]);

const CALIFORNIA_ROWS: readonly Row[] = [
  {
    id: 'pai-gow-ace-jack-and-straight',
    title: 'A-J or better in front, a straight or better behind, no joker',
    clause: `${HANDS}, Pai Gow Poker`,
    games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'],
    when: hand(paiGow.aceJackBeforeStraight({ setting: 'any', joker: 'none' })),
    looksAt: { own: 7, suits: 'in-flushes' },
    prize: tickets(1),
    examples: {
      meets: paiGowPoker('As Jd Td 9c 8h 7s 6d'),
      misses: paiGowPoker('As Td 9c 8h 7s 6d 5d'),
    },
  },
  {
    id: 'pan-9-three-alike',
    title: 'Three aces, 2s, 3s, 4s, 5s or 6s in the first three cards',
    clause: `${HANDS}, Pan 9`,
    games: ['pan-9', 'super-9', 'bonus-pan-9'],
    when: hand(pan9.isThreeAcesToSixes),
    looksAt: { own: 3, suits: 'all-alike' },
    prize: tickets(1),
    examples: { meets: pan('6h 6d 6c'), misses: pan('Jh Jd Jc') },
  },
  {
    id: 'tiles-gong-gong',
    title: 'Pair-pair, or gong-gong or better, in the four tiles',
    clause: `${HANDS}, Pai Gow Tiles`,
    games: ['pai-gow-tiles'],
    when: hand(tiles.hasGongGongOrBetter),
    prize: tickets(1),
    examples: { meets: tilesDealt('66 44 11 62'), misses: tilesDealt('66 44 11 61') },
  },
  {
    id: 'blackjack-pair',
    title: 'Two aces, kings or queens in the first two cards',
    clause: `${HANDS}, Blackjack Poker`,
    games: ['blackjack-poker'],
    when: hand(blackjack.isDealtPair(['A', 'K', 'Q'], 'any')),
    looksAt: { own: 2, suits: 'all-alike' },
    prize: tickets(1),
    examples: { meets: blackjackPoker('Qh Qd'), misses: blackjackPoker('Jh Jd') },
  },
  {
    id: 'thirteen-card-straight-flush',
    title: '10-high straight flush or better in the back',
    clause: `${HANDS}, 13-Card`,
    games: ['thirteen-card'],
    when: hand(thirteen.straightFlushInBackOrSweep('T')),
    prize: tickets(1),
    examples: { meets: thirteenCard('Ts 9s 8s 7s 6s'), misses: thirteenCard('9s 8s 7s 6s 5s') },
  },
  {
    id: 'baccarat-natural-tie',
    title: 'A tie of natural 8s or 9s, of any colour',
    clause: `${HANDS}, Baccarat and EZ Baccarat`,
    games: ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    when: table(baccarat.isNaturalTie),
    looksAt: { lines: true, suits: 'all-alike' },
    prize: tickets(1),
    examples: { meets: lines('4h 4d', '5c 3s'), misses: lines('4h 3d', '5c 2s') },
  },
  {
    id: 'three-card-three-of-a-kind',
    title: 'Three of a kind or better in the three cards dealt',
    clause: `${HANDS}, Three Card Poker`,
    games: ['three-card-poker'],
    when: hand(threeCard.isTripsOrBetter),
    looksAt: { own: 3, suits: 'all-alike' },
    prize: tickets(1),
    examples: { meets: three('2h 2d 2c'), misses: three('Ah Kd Qc') },
  },
  {
    id: 'pokara-straight-flush',
    title: 'Straight flush in the first three cards',
    clause: `${HANDS}, Pokara`,
    games: ['pokara'],
    when: hand(threeCard.isStraightFlush),
    looksAt: { own: 3, suits: 'all-alike' },
    prize: tickets(1),
    examples: { meets: pokara('9h 8h 7h'), misses: pokara('9h 8h 6h 7h') },
  },
  {
    id: 'pokara-three-of-a-kind',
    title: 'Three of a kind in the first three cards',
    clause: `${HANDS}, Pokara`,
    games: ['pokara'],
    when: hand(threeCard.isThreeOfAKind),
    looksAt: { own: 3, suits: 'all-alike' },
    prize: tickets(1),
    examples: { meets: pokara('7h 7d 7c 2s'), misses: pokara('7h 7d 2s 7c') },
  },
];

const POKER_ROWS: readonly Row[] = [
  {
    id: 'four-of-a-kind-beaten',
    title: 'Four of a kind beaten by a better one, both hole cards playing in each hand',
    clause: `${HANDS}, Poker Games`,
    games: HIGH_POKER_GAMES,
    when: beaten({
      heldAside: true,
      among: 'showdown',
      losing: playing('four-of-a-kind'),
      winning: playing('four-of-a-kind'),
    }),
    prize: tickets(1),
    shares: TICKET_TO_BOTH,
    examples: {
      meets: holdem(['4h 4s', '9c 9s'], '9h 9d 4c 4d 2s'),
      misses: holdem(['4h 4s', '9s 2c'], '9h 9d 9c 4d 4c'),
    },
  },
  {
    id: 'full-house-beaten',
    title: 'A full house beaten by four of a kind, both hole cards playing in each hand',
    clause: `${HANDS}, Poker Games`,
    games: HIGH_POKER_GAMES,
    when: beaten({
      heldAside: true,
      among: 'showdown',
      losing: playing('full-house'),
      winning: playing('four-of-a-kind'),
    }),
    prize: tickets(1),
    shares: TICKET_TO_BOTH,
    examples: {
      meets: holdem(['Ks Kd', '7s 7h'], 'Kh 7c 7d 2s 2h'),
      misses: holdem(['Ks Kd', '7s 2c'], 'Kh 7c 7d 7h 2s'),
    },
  },
];

export const BEAT_THE_DEALER_ROWS: readonly Row[] = [...CALIFORNIA_ROWS, ...POKER_ROWS];
