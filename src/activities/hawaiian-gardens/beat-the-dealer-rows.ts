// The qualifying hands of the Beat the Dealer Promotion.
import { given } from '#result';
import {
  baccarat,
  beaten,
  blackjack,
  type Condition,
  chartOf,
  dealRow,
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

const ticketRow = (
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
const CALIFORNIA_ROWS: readonly Row[] = chartOf(ticketRow, [
  // id, title, clause, games, when, meets, misses, looksAt
  ['pai-gow-ace-jack-and-straight', 'A-J or better in front, a straight or better behind, no joker', `${HANDS}, Pai Gow Poker`, ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'], hand(paiGow.aceJackBeforeStraight({ setting: 'any', joker: 'none' })),
    paiGowPoker('As Jd Td 9c 8h 7s 6d'), paiGowPoker('As Td 9c 8h 7s 6d 5d'), { own: 7, suits: 'in-flushes' }],
  ['pan-9-three-alike', 'Three aces, 2s, 3s, 4s, 5s or 6s in the first three cards', `${HANDS}, Pan 9`, ['pan-9', 'super-9', 'bonus-pan-9'], hand(pan9.isThreeAcesToSixes),
    pan('6h 6d 6c'), pan('Jh Jd Jc'), { own: 3, suits: 'all-alike' }],
  ['tiles-gong-gong', 'Pair-pair, or gong-gong or better, in the four tiles', `${HANDS}, Pai Gow Tiles`, ['pai-gow-tiles'], hand(tiles.hasGongGongOrBetter),
    tilesDealt('66 44 11 62'), tilesDealt('66 44 11 61')],
  ['blackjack-pair', 'Two aces, kings or queens in the first two cards', `${HANDS}, Blackjack Poker`, ['blackjack-poker'], hand(blackjack.isDealtPair(['A', 'K', 'Q'], 'any')),
    blackjackPoker('Qh Qd'), blackjackPoker('Jh Jd'), { own: 2, suits: 'all-alike' }],
  ['thirteen-card-straight-flush', '10-high straight flush or better in the back', `${HANDS}, 13-Card`, ['thirteen-card'], hand(thirteen.straightFlushInBackOrSweep('T')),
    thirteenCard('Ts 9s 8s 7s 6s'), thirteenCard('9s 8s 7s 6s 5s')],
  ['baccarat-natural-tie', 'A tie of natural 8s or 9s, of any colour', `${HANDS}, Baccarat and EZ Baccarat`, ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'], table(baccarat.isNaturalTie),
    lines('4h 4d', '5c 3s'), lines('4h 3d', '5c 2s'), { lines: true, suits: 'all-alike' }],
  ['three-card-three-of-a-kind', 'Three of a kind or better in the three cards dealt', `${HANDS}, Three Card Poker`, ['three-card-poker'], hand(threeCard.isTripsOrBetter),
    three('2h 2d 2c'), three('Ah Kd Qc'), { own: 3, suits: 'all-alike' }],
  ['pokara-straight-flush', 'Straight flush in the first three cards', `${HANDS}, Pokara`, ['pokara'], hand(threeCard.isStraightFlush),
    pokara('9h 8h 7h'), pokara('9h 8h 6h 7h'), { own: 3, suits: 'all-alike' }],
  ['pokara-three-of-a-kind', 'Three of a kind in the first three cards', `${HANDS}, Pokara`, ['pokara'], hand(threeCard.isThreeOfAKind),
    pokara('7h 7d 7c 2s'), pokara('7h 7d 2s 7c'), { own: 3, suits: 'all-alike' }],
]);

// biome-ignore format: a line for each, as the sheet has them
const POKER_ROWS: readonly Row[] = chartOf(dealRow, [
  // id, title, clause, when, prize, meets, misses
  ['four-of-a-kind-beaten', 'Four of a kind beaten by a better one, both hole cards playing in each hand', `${HANDS}, Poker Games`, beaten({ heldAside: true, among: 'showdown', losing: playing('four-of-a-kind'), winning: playing('four-of-a-kind') }), tickets(1),
    holdem(['4h 4s', '9c 9s'], '9h 9d 4c 4d 2s'), holdem(['4h 4s', '9s 2c'], '9h 9d 9c 4d 4c'), { games: HIGH_POKER_GAMES, shares: TICKET_TO_BOTH }],
  ['full-house-beaten', 'A full house beaten by four of a kind, both hole cards playing in each hand', `${HANDS}, Poker Games`, beaten({ heldAside: true, among: 'showdown', losing: playing('full-house'), winning: playing('four-of-a-kind') }), tickets(1),
    holdem(['Ks Kd', '7s 7h'], 'Kh 7c 7d 2s 2h'), holdem(['Ks Kd', '7s 2c'], 'Kh 7c 7d 7h 2s'), { games: HIGH_POKER_GAMES, shares: TICKET_TO_BOTH }],
]);

export const BEAT_THE_DEALER_ROWS: readonly Row[] = [...CALIFORNIA_ROWS, ...POKER_ROWS];
