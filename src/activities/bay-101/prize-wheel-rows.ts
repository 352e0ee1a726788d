// The three charts of the Prize Wheel: which hand earns tickets for the drawing in which game.
import { given } from '#result';
import {
  baccarat,
  banked,
  blackjack,
  type Condition,
  casinoWar,
  dealt,
  type ExampleDeal,
  hand,
  type LooksAt,
  paiGow,
  poker,
  type Row,
  settingOf,
  table,
  threeCard,
  tickets,
  tiles,
  type ValueRule,
  whole,
} from '#rules';

/** Games that the charts name together, with the word for all of them. */
interface Family {
  readonly family: string;
  readonly games: readonly string[];
}

const BLACKJACK: Family = {
  family: 'blackjack',
  games: ['no-bust-blackjack', 'california-blackjack'],
};
const BACCARAT: Family = {
  family: 'baccarat',
  games: ['ez-baccarat-panda-8', 'golden-frog-baccarat', 'golden-frog-baccarat-2', 'zoobac'],
};
const THREE_CARD: Family = { family: 'Three Card Poker', games: ['three-card-poker'] };
const CRAZY_4: Family = { family: 'Crazy 4 Poker', games: ['crazy-4-poker'] };
const ULTIMATE: Family = { family: "Ultimate Texas Hold'em", games: ['ultimate-texas-holdem'] };
const WAR: Family = { family: 'Casino War', games: ['casino-war'] };
const PAI_GOW: Family = {
  family: 'pai gow poker',
  games: ['pai-gow-poker', 'fortune-pai-gow-poker', 'face-up-pai-gow-poker'],
};
const TILES: Family = { family: 'Pai Gow Tiles', games: ['pai-gow-tiles'] };

export const WHEEL_GAMES: readonly string[] = [
  BACCARAT,
  BLACKJACK,
  THREE_CARD,
  CRAZY_4,
  ULTIMATE,
  WAR,
  PAI_GOW,
  TILES,
].flatMap(({ games }) => games);

/** Who banks the round; its cards are not needed. */
const BANK = { position: 'player-dealer' };

const cards =
  (game: string) =>
  (held: string): ExampleDeal =>
    dealt(game, [{ cards: held }, BANK]);

const ofBlackjack = cards('no-bust-blackjack');
const ofThreeCard = cards('three-card-poker');
const ofCrazy4 = cards('crazy-4-poker');
const ofPaiGow = cards('pai-gow-poker');

const ofLines = (player: string, banker: string) =>
  dealt('ez-baccarat-panda-8', [{}, {}], { player, banker });

const ofUltimate = (hole: string, board: string) =>
  dealt('ultimate-texas-holdem', [{ hole }, BANK], { board });

const ofWar = (held: string, dealer: string) =>
  dealt('casino-war', [{ cards: held }], { dealer: { cards: dealer } });

const ofSetting = (front: string, back: string) =>
  dealt('fortune-pai-gow-poker', [{ front, back }, BANK]);

const ofTiles = (four: string) => dealt('pai-gow-tiles', [{ tiles: four }, BANK]);

const PAIR_BEFORE_THREE = {
  'as-set': paiGow.pairBeforeThree(
    { pair: '2', three: '2' },
    { setting: 'as-set', joker: 'anywhere' },
  ),
  any: paiGow.pairBeforeThree({ pair: '2', three: '2' }, { setting: 'any', joker: 'anywhere' }),
} as const;

interface Line extends Family {
  readonly id: string;
  readonly title: string;
  readonly options: readonly ('A' | 'B' | 'C')[];
  readonly when: Condition;
  readonly looksAt?: LooksAt;
  readonly examples: NonNullable<Row['examples']>;
}

const BLACKJACK_LINES: readonly Line[] = [
  {
    id: 'suited-natural',
    title: 'Any suited natural',
    options: ['A'],
    ...BLACKJACK,
    when: hand(blackjack.isSuitedNatural),
    looksAt: { own: 2, suits: 'all-alike' },
    examples: { meets: ofBlackjack('As Ks'), misses: ofBlackjack('As Kd') },
  },
  {
    id: 'suited-pair',
    title: 'Any suited pair',
    options: ['B'],
    ...BLACKJACK,
    when: hand(blackjack.isDealtSuitedPair),
    looksAt: { own: 2, suits: 'all-alike' },
    examples: { meets: ofBlackjack('8s 8s'), misses: ofBlackjack('8s 8d') },
  },
  {
    id: 'royal-match',
    title: 'Royal match: king and queen of one suit',
    options: ['C'],
    ...BLACKJACK,
    when: hand(blackjack.isRoyalMatch),
    looksAt: { own: 2, suits: 'all-alike' },
    examples: { meets: ofBlackjack('Ks Qs'), misses: ofBlackjack('Ks Js') },
  },
];

const BACCARAT_LINES: readonly Line[] = [
  {
    id: 'dragon-7',
    title: 'Dragon 7, Jin Chan 7 or Rabbit 7',
    options: ['A'],
    ...BACCARAT,
    when: table(baccarat.isDragon7),
    looksAt: { lines: true, suits: 'all-alike' },
    examples: {
      meets: ofLines('Kc Kd 6h', '2c 2d 3h'),
      misses: ofLines('Kc Kd 7h', '2c 2d 3h'),
    },
  },
  {
    id: 'natural-tie',
    title: 'Natural tie',
    options: ['B'],
    ...BACCARAT,
    when: table(baccarat.isNaturalTie),
    looksAt: { lines: true, suits: 'all-alike' },
    examples: { meets: ofLines('5c 3d', 'Kh 8s'), misses: ofLines('5c 3d', 'Kh 9s') },
  },
  {
    id: 'three-card-nine-over-zero',
    title: 'Three-card 9 over 0',
    options: ['C'],
    ...BACCARAT,
    when: table(baccarat.isThreeCardNineOverZero),
    looksAt: { lines: true, suits: 'all-alike' },
    examples: {
      meets: ofLines('2c 2d 5h', 'Kc 4d 6s'),
      misses: ofLines('2c 2d 5h', 'Kc 4d 7s'),
    },
  },
];

const POKER_LINES: readonly Line[] = [
  {
    id: 'three-card-straight-or-better',
    title: 'Straight or better',
    options: ['A', 'B'],
    ...THREE_CARD,
    when: hand(threeCard.isStraightOrBetter),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: { meets: ofThreeCard('Ks Qd Jh'), misses: ofThreeCard('Ks Qs 9s') },
  },
  {
    id: 'three-of-a-kind-or-better',
    title: 'Three of a kind or better',
    options: ['C'],
    ...THREE_CARD,
    when: hand(threeCard.isTripsOrBetter),
    looksAt: { own: 3, suits: 'all-alike' },
    examples: { meets: ofThreeCard('9s 9d 9h'), misses: ofThreeCard('As Kd Qh') },
  },
  {
    id: 'trips-or-better',
    title: 'Trips or better',
    options: ['A', 'B'],
    ...CRAZY_4,
    when: hand(banked.makesFourCardAtLeast('three-of-a-kind')),
    looksAt: { own: 5, suits: 'all-alike' },
    examples: { meets: ofCrazy4('9s 9d 9h 4c 2d'), misses: ofCrazy4('Ks Js 9s 4s 2d') },
  },
  {
    id: 'straight-flush-or-better',
    title: 'Straight flush or better',
    options: ['C'],
    ...CRAZY_4,
    when: hand(banked.makesFourCardAtLeast('straight-flush')),
    looksAt: { own: 5, suits: 'all-alike' },
    examples: { meets: ofCrazy4('9s 8s 7s 6s 2d'), misses: ofCrazy4('9s 9d 9h 4c 2d') },
  },
  {
    id: 'full-house-or-better',
    title: 'Full house or better',
    options: ['A'],
    ...ULTIMATE,
    when: hand(poker.makesAtLeast(poker.floorOf('full-house'), banked.bestOfSevenHand)),
    examples: {
      meets: ofUltimate('9s 9d', '9h 4c 4d Ks 2h'),
      misses: ofUltimate('As 9s', 'Ks 4s 2s 9h 4d'),
    },
  },
  {
    id: 'quads-or-better',
    title: 'Quads or better',
    options: ['B', 'C'],
    ...ULTIMATE,
    when: hand(poker.makesAtLeast(poker.floorOf('four-of-a-kind'), banked.bestOfSevenHand)),
    examples: {
      meets: ofUltimate('9s 9d', '9h 9c 4d Ks 2h'),
      misses: ofUltimate('9s 9d', '9h 4c 4d Ks 2h'),
    },
  },
];

const OTHER_LINES: readonly Line[] = [
  {
    id: 'suited-war',
    title: 'Suited war',
    options: ['A', 'B'],
    ...WAR,
    when: hand(casinoWar.isSuitedWar),
    looksAt: { own: 1, up: 1, suits: 'all-alike' },
    examples: { meets: ofWar('Ks', 'Ks'), misses: ofWar('Ks', 'Kh') },
  },
  {
    id: 'double-war',
    title: 'Double war',
    options: ['C'],
    ...WAR,
    when: hand(casinoWar.isDoubleWar),
    examples: { meets: ofWar('Ks 2d', 'Kh 2c'), misses: ofWar('Ks 2d', 'Kh 3c') },
  },
  {
    id: 'pair-before-trips',
    title: 'A pair in front, trips or better behind',
    options: ['A'],
    ...PAI_GOW,
    when: hand((deal, seat, posted) => {
      const judged = settingOf(posted, 'paiGowHands') as keyof typeof PAIR_BEFORE_THREE;
      return PAIR_BEFORE_THREE[judged](deal, seat);
    }),
    examples: {
      meets: ofSetting('5c 5d', '9c 9d 9h 2s 4c'),
      misses: ofSetting('5c 5d', '9c 9d 8h 8s 4c'),
    },
  },
  {
    id: 'three-pair',
    title: 'Any three pair',
    options: ['B'],
    ...PAI_GOW,
    when: hand(paiGow.isThreePair),
    looksAt: { own: 7, suits: 'in-flushes' },
    examples: {
      meets: ofPaiGow('5c 5d 9c 9d 8h 8s Ac'),
      misses: ofPaiGow('5c 5d 9c 9d 8h 7s Ac'),
    },
  },
  {
    id: 'pai-gow-quads-or-better',
    title: 'Quads or better',
    options: ['C'],
    ...PAI_GOW,
    when: hand(paiGow.bestOfSevenAtLeast('four-of-a-kind')),
    looksAt: { own: 7, suits: 'in-flushes' },
    examples: {
      meets: ofPaiGow('9c 9d 9h 9s 2c 4d 5h'),
      misses: ofPaiGow('9c 9d 9h 4s 4d 2c 5h'),
    },
  },
  {
    id: 'nine-gong-or-better',
    title: '9 Gong or better',
    options: ['A'],
    ...TILES,
    when: hand(tiles.hasNineGongOrBetter),
    examples: { meets: ofTiles('64 54 66 44'), misses: ofTiles('64 53 66 44') },
  },
  {
    id: 'gong-pair-or-better',
    title: 'Gong Pair or better',
    options: ['B'],
    ...TILES,
    when: hand(tiles.hasGongPairOrBetter),
    examples: { meets: ofTiles('66 44 55 55'), misses: ofTiles('64 54 55 55') },
  },
  {
    id: 'pair-pair',
    title: 'Pair Pair',
    options: ['C'],
    ...TILES,
    when: hand(tiles.hasPairPair),
    examples: { meets: ofTiles('55 55 33 33'), misses: ofTiles('55 55 33 31') },
  },
];

const LINES: readonly Line[] = [
  ...BLACKJACK_LINES,
  ...BACCARAT_LINES,
  ...POKER_LINES,
  ...OTHER_LINES,
];

/** `suited-natural` has its number of tickets in `suitedNatural`. */
const valueNameOf = ({ id }: Line): string =>
  id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const clauseOf = ({ options }: Line): string =>
  `Qualifying Hand Chart, ${options.length > 1 ? 'options' : 'option'} ${options.join(', ')}`;

export const WHEEL_HANDS: readonly Row[] = LINES.map((line) =>
  given({
    id: line.id,
    title: line.title,
    clause: clauseOf(line),
    games: line.games,
    in: { hands: line.options },
    when: line.when,
    looksAt: line.looksAt,
    prize: tickets(valueNameOf(line)),
    examples: line.examples,
  }),
);

export const WHEEL_TICKETS: Readonly<Record<string, ValueRule>> = Object.fromEntries(
  LINES.map((line) => [
    valueNameOf(line),
    whole(`Tickets at ${line.family}: ${line.title}`, [1, 10], clauseOf(line), {
      in: { hands: line.options },
      games: line.games,
    }),
  ]),
);
