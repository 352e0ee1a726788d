// The three charts of the Prize Wheel: which hand earns tickets for the drawing in which game.
import { given } from '#result';
import {
  baccarat,
  banked,
  blackjack,
  bySetting,
  type Condition,
  casinoWar,
  chartOf,
  dealt,
  type ExampleDeal,
  hand,
  type LooksAt,
  paiGow,
  poker,
  type Row,
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

const lineOf = (
  options: readonly ('A' | 'B' | 'C')[],
  id: string,
  title: string,
  { family, games }: Family,
  when: Condition,
  meets: ExampleDeal,
  misses: ExampleDeal,
  looksAt?: LooksAt,
) => ({
  options,
  id,
  title,
  family,
  games,
  when,
  looksAt,
  examples: { meets, misses },
});

type Line = ReturnType<typeof lineOf>;

// biome-ignore format: a line for each, as the sheet has them
const LINES = chartOf(lineOf, [
  // options, id, title, family, when, meets, misses, looksAt
  [['A'], 'suited-natural', 'Any suited natural', BLACKJACK, hand(blackjack.isSuitedNatural),
    ofBlackjack('As Ks'), ofBlackjack('As Kd'), { own: 2, suits: 'all-alike' }],
  [['B'], 'suited-pair', 'Any suited pair', BLACKJACK, hand(blackjack.isDealtSuitedPair),
    ofBlackjack('8s 8s'), ofBlackjack('8s 8d'), { own: 2, suits: 'all-alike' }],
  [['C'], 'royal-match', 'Royal match: king and queen of one suit', BLACKJACK, hand(blackjack.isRoyalMatch),
    ofBlackjack('Ks Qs'), ofBlackjack('Ks Js'), { own: 2, suits: 'all-alike' }],
  [['A'], 'dragon-7', 'Dragon 7, Jin Chan 7 or Rabbit 7', BACCARAT, table(baccarat.isDragon7),
    ofLines('Kc Kd 6h', '2c 2d 3h'), ofLines('Kc Kd 7h', '2c 2d 3h'), { lines: true, suits: 'all-alike' }],
  [['B'], 'natural-tie', 'Natural tie', BACCARAT, table(baccarat.isNaturalTie),
    ofLines('5c 3d', 'Kh 8s'), ofLines('5c 3d', 'Kh 9s'), { lines: true, suits: 'all-alike' }],
  [['C'], 'three-card-nine-over-zero', 'Three-card 9 over 0', BACCARAT, table(baccarat.isThreeCardNineOverZero),
    ofLines('2c 2d 5h', 'Kc 4d 6s'), ofLines('2c 2d 5h', 'Kc 4d 7s'), { lines: true, suits: 'all-alike' }],
  [['A', 'B'], 'three-card-straight-or-better', 'Straight or better', THREE_CARD, hand(threeCard.isStraightOrBetter),
    ofThreeCard('Ks Qd Jh'), ofThreeCard('Ks Qs 9s'), { own: 3, suits: 'all-alike' }],
  [['C'], 'three-of-a-kind-or-better', 'Three of a kind or better', THREE_CARD, hand(threeCard.isTripsOrBetter),
    ofThreeCard('9s 9d 9h'), ofThreeCard('As Kd Qh'), { own: 3, suits: 'all-alike' }],
  [['A', 'B'], 'trips-or-better', 'Trips or better', CRAZY_4, hand(banked.makesFourCardAtLeast('three-of-a-kind')),
    ofCrazy4('9s 9d 9h 4c 2d'), ofCrazy4('Ks Js 9s 4s 2d'), { own: 5, suits: 'all-alike' }],
  [['C'], 'straight-flush-or-better', 'Straight flush or better', CRAZY_4, hand(banked.makesFourCardAtLeast('straight-flush')),
    ofCrazy4('9s 8s 7s 6s 2d'), ofCrazy4('9s 9d 9h 4c 2d'), { own: 5, suits: 'all-alike' }],
  [['A'], 'full-house-or-better', 'Full house or better', ULTIMATE, hand(poker.makesAtLeast(poker.floorOf('full-house'), banked.bestOfSevenHand)),
    ofUltimate('9s 9d', '9h 4c 4d Ks 2h'), ofUltimate('As 9s', 'Ks 4s 2s 9h 4d')],
  [['B', 'C'], 'quads-or-better', 'Quads or better', ULTIMATE, hand(poker.makesAtLeast(poker.floorOf('four-of-a-kind'), banked.bestOfSevenHand)),
    ofUltimate('9s 9d', '9h 9c 4d Ks 2h'), ofUltimate('9s 9d', '9h 4c 4d Ks 2h')],
  [['A', 'B'], 'suited-war', 'Suited war', WAR, hand(casinoWar.isSuitedWar), ofWar('Ks', 'Ks'), ofWar('Ks', 'Kh'), { own: 1, up: 1, suits: 'all-alike' }],
  [['C'], 'double-war', 'Double war', WAR, hand(casinoWar.isDoubleWar), ofWar('Ks 2d', 'Kh 2c'), ofWar('Ks 2d', 'Kh 3c')],
  [['A'], 'pair-before-trips', 'A pair in front, trips or better behind', PAI_GOW, hand(bySetting('paiGowHands', PAIR_BEFORE_THREE)),
    ofSetting('5c 5d', '9c 9d 9h 2s 4c'), ofSetting('5c 5d', '9c 9d 8h 8s 4c')],
  [['B'], 'three-pair', 'Any three pair', PAI_GOW, hand(paiGow.isThreePair),
    ofPaiGow('5c 5d 9c 9d 8h 8s Ac'), ofPaiGow('5c 5d 9c 9d 8h 7s Ac'), { own: 7, suits: 'in-flushes' }],
  [['C'], 'pai-gow-quads-or-better', 'Quads or better', PAI_GOW, hand(paiGow.bestOfSevenAtLeast('four-of-a-kind')),
    ofPaiGow('9c 9d 9h 9s 2c 4d 5h'), ofPaiGow('9c 9d 9h 4s 4d 2c 5h'), { own: 7, suits: 'in-flushes' }],
  [['A'], 'nine-gong-or-better', '9 Gong or better', TILES, hand(tiles.hasNineGongOrBetter), ofTiles('64 54 66 44'), ofTiles('64 53 66 44')],
  [['B'], 'gong-pair-or-better', 'Gong Pair or better', TILES, hand(tiles.hasGongPairOrBetter), ofTiles('66 44 55 55'), ofTiles('64 54 55 55')],
  [['C'], 'pair-pair', 'Pair Pair', TILES, hand(tiles.hasPairPair), ofTiles('55 55 33 33'), ofTiles('55 55 33 31')],
]);

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
