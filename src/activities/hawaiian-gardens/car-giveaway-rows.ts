// The three charts of qualifying hands of the Car Giveaway Promotion. Option 1 has the poker games,
// option 2 the others, and option 3 both but for one game.
import { given } from '#result';
import {
  baccarat,
  banked,
  blackjack,
  type Condition,
  chartOf,
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

/** A hand that earns a ticket, under these options. */
const inOptions =
  (...options: readonly string[]) =>
  (
    id: string,
    title: string,
    games: readonly string[],
    when: Condition,
    [meets, misses]: readonly [ExampleDeal, ExampleDeal],
    looksAt?: Row['looksAt'],
  ): Row =>
    given({
      id,
      title,
      clause: `Qualifying Hands, option ${options.join(' and option ')}`,
      games,
      in: { hands: options },
      when,
      looksAt,
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

// biome-ignore format: a line for each, as the sheet has them
const POKER = chartOf(inOptions('1', '3'), [
  // id, title, games, when, deals
  ['holdem-aces-full', 'Aces full or better, a hole card in it', ['texas-holdem'],
    made(poker.makesAtLeast(ACES_FULL, poker.oneHoleHand)), [board('texas-holdem', 'Ah 2d', 'As Ad Kc Ks 7d'), board('texas-holdem', '3h 2d', 'As Ad Ac Ks Kd')]],
  ['stud-aces-full', 'Aces full or better with any five cards', ['seven-card-stud', 'seven-card-stud-high-low'],
    made(poker.makesAtLeast(ACES_FULL)), [cards('seven-card-stud', 'Ah As Ad 2c 2d 7h 9s'), cards('seven-card-stud', 'Kh Ks Kd Ac Ad 7h 9s')]],
  ['razz-wheel', 'A-2-3-4-5, not of one suit', ['razz'],
    made(poker.makesUnsuitedWheel), [cards('razz', 'Ah 2s 3d 4c 5d Kh Ks'), cards('razz', 'Ah 2s 3d 4c 6d Kh Ks')]],
  ['omaha-four-sixes', 'Four 6s or better', ['omaha', 'omaha-high-low'],
    made(poker.makesAtLeast(FOUR_SIXES)), [board('omaha', '6h 6d Ks Qc', '6c 6s 9h 3d Jc'), board('omaha', '5h 5d Ks Qc', '5c 5s 9h 3d Jc')]],
  ['lowball-wheel', 'A-2-3-4-5, not of one suit', ['california-lowball'],
    made(poker.makesUnsuitedWheel), [cards('california-lowball', 'Ah 2s 3d 4c 5d'), cards('california-lowball', 'Ah 2h 3h 4h 5h')]],
  ['kansas-city-seven-five', '7-5-4-3-2, no flush', ['kansas-city-lowball'],
    made(poker.makesUnsuitedSevenFive), [cards('kansas-city-lowball', '7h 5s 4d 3c 2d'), cards('kansas-city-lowball', '7h 6s 4d 3c 2d')]],
  ['crazy-pineapple-aces-full', 'Aces full or better, both hole cards in it', ['crazy-pineapple'],
    made(poker.makesAtLeast(ACES_FULL, poker.twoHoleHand)), [board('crazy-pineapple', 'Ah Kd', 'As Ad Kc 9s 7d'), board('crazy-pineapple', 'Ah 2d', 'As Ad Kc Ks 7d')]],
  ['mexican-four-kings', 'Four kings or better', ['mexican-poker'],
    made(poker.makesAtLeast(FOUR_KINGS)), [cards('mexican-poker', 'Kh Ks Kd Kc 2d'), cards('mexican-poker', 'Qh Qs Qd Qc 2d')]],
  ['thirteen-card-straight-flush', '10-high straight flush or better in the back; any front and middle', ['thirteen-card'],
    hand(thirteen.straightFlushInBack('T')), [thirteenCard('Ts 9s 8s 7s 6s'), thirteenCard('9s 8s 7s 6s 5s')]],
]);

// biome-ignore format: a line for each, as the sheet has them
const FIVE_CARD_OMAHA = chartOf(inOptions('1'), [
  ['five-card-omaha-four-sixes', 'Four 6s or better in 5 Card Omaha', ['five-card-omaha-high-low'],
    made(poker.makesAtLeast(FOUR_SIXES)), [board('five-card-omaha-high-low', '6h 6d Ks Qc 2d', '6c 6s 9h 3d Jc'), board('five-card-omaha-high-low', '5h 5d Ks Qc 2d', '5c 5s 9h 3d Jc')]],
]);

// biome-ignore format: a line for each, as the sheet has them
const CALIFORNIA = chartOf(inOptions('2', '3'), [
  // id, title, games, when, deals, looksAt
  ['pai-gow-ace-jack-and-straight', 'A-J or better in two cards, a straight or better in five; a joker only in the five', ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'],
    hand(frontAndBack(paiGow.aceJackBeforeStraight, 'behind')),
    [dealt('pai-gow-poker', [{ front: 'As Jd', back: 'XX 9c 8h 7s 6d' }]), dealt('pai-gow-poker', [{ front: 'As Td', back: 'XX 9c 8h 7s 6d' }])]],
  ['pan-9-three-alike', 'Three aces, 2s, 3s, 4s, 5s or 6s in the first three cards', ['pan-9', 'super-9'],
    hand(pan9.isThreeAcesToSixes), [cards('pan-9', 'Ah Ad Ac'), cards('pan-9', 'Ah Ad 2c')], { own: 3, suits: 'all-alike' }],
  ['pan-9-four-faces', 'Four jacks, four queens or four kings', ['pan-9', 'super-9'],
    hand(pan9.isFourFacesOfOneRank), [cards('super-9', 'Jh Jd Jc Js'), cards('super-9', 'Jh Jd Jc Qs')]],
  ['tiles-pair-pair', 'Pair-pair or better', ['pai-gow-tiles'],
    hand(tiles.hasPairPair), [dealt('pai-gow-tiles', [{ tiles: '66 66 51 51' }]), dealt('pai-gow-tiles', [{ tiles: '66 66 51 61' }])]],
  ['tiles-gong-gong', 'Gong-gong or better', ['pai-gow-tiles'],
    hand(tiles.hasGongGongOrBetter), [dealt('pai-gow-tiles', [{ tiles: '66 44 11 62' }]), dealt('pai-gow-tiles', [{ tiles: '66 44 11 61' }])]],
  ['blackjack-pair', 'Two aces, kings, queens, jacks or 10s, of one suit or not', ['blackjack-poker'],
    hand(blackjack.isDealtPair(['A', 'K', 'Q', 'J', 'T'], 'any')), [cards('blackjack-poker', 'Th Td'), cards('blackjack-poker', '9h 9d')], { own: 2, suits: 'all-alike' }],
  ['dragon-7', 'Dragon 7', ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    table(baccarat.isDragon7), [lines('baccarat', '2h 2d 2c', '2s 2c 3d'), lines('baccarat', '2h 2d 2c', '2s 2c 4d')], { lines: true, suits: 'all-alike' }],
  ['panda-8', 'Panda 8', ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    table(baccarat.isPanda8), [lines('ez-baccarat-panda-8', '2h 2d 4c', '2s 5c'), lines('ez-baccarat-panda-8', '2h 2d 3c', '2s 4c')], { lines: true, suits: 'all-alike' }],
  ['fortune-7', 'Fortune 7', ['fortune-7-baccarat'],
    table(baccarat.isDragon7), [lines('fortune-7-baccarat', '2h 2d 2c', '2s 2c 3d'), lines('fortune-7-baccarat', '2h 2d 2c', '2s 2c 4d')], { lines: true, suits: 'all-alike' }],
  ['dragon-9', 'Dragon 9', ['fortune-7-baccarat'],
    table(baccarat.isDragon9), [lines('fortune-7-baccarat', '2h 2d 5c', '2s 5c'), lines('fortune-7-baccarat', '2h 2d 4c', '2s 5c')], { lines: true, suits: 'all-alike' }],
  ['three-card-queen-high-straight', 'Queen-high straight or better, of one suit or not', ['three-card-poker'],
    hand(threeCard.isQueenHighStraightOrBetter), [cards('three-card-poker', 'Qh Jd Tc'), cards('three-card-poker', 'Jh Td 9c')], { own: 3, suits: 'all-alike' }],
  ['uth-straight', 'A straight or better, of one suit or not, both hole cards in it', ['ultimate-texas-holdem'],
    hand(poker.makesAtLeast(poker.floorOf('straight'), banked.bothHoleHand)), [board('ultimate-texas-holdem', '9h 8d', '7c 6s 5d Kh 2c'), board('ultimate-texas-holdem', '9h Kd', '8d 7c 6s 5d 2c')]],
]);

export const CAR_GIVEAWAY_ROWS: readonly Row[] = [...POKER, ...FIVE_CARD_OMAHA, ...CALIFORNIA];
