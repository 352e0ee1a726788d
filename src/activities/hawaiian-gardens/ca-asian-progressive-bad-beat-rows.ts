// The charts of the CA/Asian Progressive Bad Beat Jackpot: a family of games after the other, each
// with its hands of options 1, 2 and 3.

import type { Rank } from '#cards';
import { type DealtGame, type DealtSeat, dealtGameNamed, seatNumbered } from '#games';
import { pointsAgainst, type SetThirteen, setThirteen } from '#hands';
import { ratio } from '#money';
import { given } from '#result';
import {
  allOf,
  baccarat,
  beaten,
  beatShares,
  blackjack,
  bySetting,
  type Condition,
  chartOf,
  dealt,
  type ExampleDeal,
  type HandTest,
  handTests,
  ofMeter,
  paiGow,
  pan9,
  type Row,
  type Share,
  settingOf,
  sharedByHolders,
  sharesByOption,
  sharesRules,
  table,
  thirteen,
} from '#rules';
import { isFrontPlacedWithin, isPairPair, paiGowHand } from './judged-hands.ts';

const STRUCTURE = 'Payout Structure';

/** Losing hand, winning hand, table. */
const sharesUnder = (number: string, percents: readonly [string, string, string]) =>
  beatShares(percents, `${STRUCTURE}, option ${number}`);

/** At a demonstration table the hand that qualifies has the whole prize, unless a house shares it
 * there as well. */
const WHOLE_PRIZE: readonly Share[] = [
  {
    share: 'losing-hand',
    to: 'losing',
    part: ratio('100%'),
    divided: 'evenly',
    clause: 'No Purchase Necessary',
  },
];

const sharesPosted = sharesRules.defineWith(
  'hgc.ca-asian-progressive-bad-beat',
  ['demonstration', 'choices'],
  (demonstration: readonly Share[], choices: Readonly<Record<string, readonly Share[]>>) => {
    const shared = sharesRules.read(sharesByOption('shares', choices));
    return (where) =>
      where.deal.npn && settingOf(where.posted, 'demonstrationPrize') === 'whole'
        ? demonstration
        : shared(where);
  },
)(WHOLE_PRIZE, {
  1: sharesUnder('1', ['60%', '20%', '20%']),
  2: sharesUnder('2', ['50%', '25%', '25%']),
  3: sharesUnder('3', ['40%', '20%', '40%']),
});

type Seat = Readonly<Record<string, unknown>>;

/** The first seat loses to the player-dealer; two more sit at the table. */
const banked = (game: string, player: Seat, dealer: Seat) =>
  dealt(game, [player, { position: 'player-dealer', ...dealer }, {}, {}]);

/** A row of a family of games. */
const beatRow =
  (family: string, games: readonly string[]) =>
  (
    options: readonly string[],
    id: string,
    title: string,
    when: Condition,
    meets: ExampleDeal,
    misses: ExampleDeal,
  ): Row => ({
    id,
    title,
    clause: `Qualifying Hands, ${family}`,
    games,
    in: { hands: options },
    when,
    prize: ofMeter('100%'),
    shares: sharesPosted,
    examples: { meets, misses },
  });

const lostToDealer = (losing: HandTest, winning?: HandTest) =>
  beaten(given({ among: 'player-dealer', losing, winning }));

const pairBeforeThree = (pair: Rank, three: Rank) =>
  lostToDealer(paiGowHand((judging) => paiGow.pairBeforeThree({ pair, three }, judging)));

const BETTER = { front: 'Qc Qd', back: 'Kc Kd Kh 5s 3c' };
const sevenCards = (front: string, back: string, dealer: Seat = BETTER) =>
  banked('pai-gow-poker', { front, back }, dealer);

// biome-ignore format: a line for each, as the sheet has them
const PAI_GOW_ROWS = chartOf(beatRow('Pai Gow Poker', ['pai-gow-poker', 'jokers-wild-pai-gow-poker']), [
  // options, id, title, when, meets, misses
  [['1', '3'], 'jacks-before-tens-beaten', 'Jacks or better in front of three 10s or better, beaten', pairBeforeThree('J', 'T'),
    sevenCards('Jc Jd', 'Tc Td Th 4s 2c'), sevenCards('Jc Jd', '9c 9d 9h 4s 2c')],
  [['2'], 'pair-before-eights-beaten', 'A pair in front of three 8s or better, beaten', pairBeforeThree('2', '8'),
    sevenCards('2c 2d', '8c 8d 8h 4s Jc'), sevenCards('2c 2d', '7c 7d 7h 4s Jc')],
  [['2', '3'], 'nine-high-beaten', '9 high, beaten by a back of king high or lower', lostToDealer(paiGow.isNineHigh, paiGow.isBackKingHighOrLower),
    sevenCards('8d 7h', '9c 6h 4s 3d 2c', { front: '9d 8s', back: 'Kc Jd 6s 4d 2h' }), sevenCards('8d 7h', '9c 6h 4s 3d 2c', { front: '9d 8s', back: 'Ac Jd 6s 4d 2h' })],
]);

type Likeness = 'one-color' | 'any';
type Cards = readonly [sixes: string, threes: string];
type SixesBeaten = readonly [
  options: readonly string[],
  id: string,
  title: string,
  sixes: Likeness,
  threes: Likeness,
  meets: Cards,
  misses: Cards,
];

// biome-ignore format: a line for each, as the sheet has them
const SIXES: readonly SixesBeaten[] = [
  // options, id, title, sixes, threes, meets and misses: sixes, threes
  [['1', '2'], 'sixes-of-one-color-beaten-by-threes-of-one-color', 'Three 6s of one colour, beaten by three 3s of one colour', 'one-color', 'one-color',
    ['6h 6d 6h', '3c 3s 3c'], ['6h 6d 6h', '3c 3s 3h']],
  [['3'], 'sixes-of-one-color-beaten-by-threes', 'Three 6s of one colour, beaten by three 3s', 'one-color', 'any', ['6h 6d 6h', '3c 3s 3h'], ['6h 6d 6s', '3c 3s 3h']],
  [['2', '3'], 'sixes-beaten-by-threes', 'Three 6s, beaten by three 3s', 'any', 'any', ['6h 6d 6s', '3c 3s 3h'], ['6h 6d 5s', '3c 3s 3h']],
];

const BACCARAT_AND_PAN = 'Baccarat and Pan';
const inLines = beatRow(BACCARAT_AND_PAN, [
  'baccarat',
  'ez-baccarat-panda-8',
  'fortune-7-baccarat',
]);
const inPan = beatRow(BACCARAT_AND_PAN, ['pan-9']);

const lines = ([player, banker]: Cards) => dealt('baccarat', [{}, {}, {}], { player, banker });
const panHands = ([sixes, threes]: Cards) => banked('pan-9', { cards: sixes }, { cards: threes });

/** The two lines are nobody's hands, so that the table divides the prize. */
const BACCARAT_ROWS = SIXES.map(
  ([options, id, title, sixes, threes, meets, misses]): Row => ({
    ...inLines(
      options,
      `${id}-line`,
      title,
      table(baccarat.isSixesBeatenByThrees({ sixes, threes })),
      lines(meets),
      lines(misses),
    ),
    looksAt: { lines: true },
    shares: sharedByHolders,
  }),
);

const PAN_ROWS = SIXES.map(([options, id, title, sixes, threes, meets, misses]) =>
  inPan(
    options,
    id,
    title,
    lostToDealer(pan9.isThreeSixes(sixes), pan9.isThreeThrees(threes)),
    panHands(meets),
    panHands(misses),
  ),
);

const blackjackHands = (player: string, dealer: string) =>
  banked('blackjack-poker', { cards: player }, { cards: dealer });

// biome-ignore format: a line for each, as the sheet has them
const BLACKJACK_ROWS = chartOf(beatRow('Blackjack Poker', ['blackjack-poker']), [
  // options, id, title, when, meets, misses
  [['1'], 'two-to-six-beaten-by-21', '2 to 6 in sequence, beaten by a blackjack or 21', lostToDealer(blackjack.isTwoToSix('any'), blackjack.isBlackjackOrTwentyOne),
    blackjackHands('2c 3d 4h 5s 6c', 'As Kd'), blackjackHands('2c 3d 4h 5s 5c', 'As Kd')],
  [['2'], 'two-to-six-suited-beaten-by-21', '2 to 6 of one suit, beaten by a blackjack or 21', lostToDealer(blackjack.isTwoToSix('one-suit'), blackjack.isBlackjackOrTwentyOne),
    blackjackHands('2c 3c 4c 5c 6c', 'As Kd'), blackjackHands('2c 3c 4c 5c 6d', 'As Kd')],
  [['3'], 'two-to-six-beaten-by-sevens', '2 to 6 in sequence, beaten by three 7s', lostToDealer(blackjack.isTwoToSix('any'), blackjack.isThreeSevens('any')),
    blackjackHands('2c 3d 4h 5s 6c', '7c 7d 7h'), blackjackHands('2c 3d 4h 5s 6c', 'As Kd')],
]);

const THIRTEEN_CARD = dealtGameNamed('thirteen-card') as DealtGame;

function setOf(seat: DealtSeat | undefined): SetThirteen | null {
  const { front, middle, back } = seat ?? {};
  if (front === undefined || middle === undefined || back === undefined) return null;
  return setThirteen({ front, middle, back });
}

/** The best hand of the table has more points of it than it has of the best hand. */
const losesToTheBest = handTests.define('hgc.loses-to-the-best', {
  words: 'the best hand of the table wins points from it',
  holds: (deal, seat) => {
    const mine = setOf(seat);
    return (THIRTEEN_CARD.winners?.(deal) ?? []).some((number) => {
      const best = setOf(seatNumbered(deal, number));
      return mine !== null && best !== null && pointsAgainst(mine, best) < 0;
    });
  },
});

/** Rows that the sheet names without "or better" are those alone, or the least that they may be. */
const lostToTheBest = (make: (named: thirteen.RowsNamed) => HandTest) =>
  beaten({
    among: 'showdown',
    losing: allOf([
      bySetting('thirteenRows', { exactly: make('exactly'), 'at-least': make('at-least') }),
      losesToTheBest,
    ]),
  });

const best = { front: '5s 5h Td', middle: '6c 6d 6s 8c 8d', back: 'Js Ts 9s 8s 7s' };
const rows = (front: string, middle: string, back: string) =>
  dealt('thirteen-card', [{ front, middle, back }, best, {}]);

// biome-ignore format: a line for each, as the sheet has them
const THIRTEEN_ROWS = chartOf(beatRow('13 Card', ['thirteen-card']), [
  // options, id, title, when, meets, misses
  [['1', '2', '3'], 'pair-three-straight-flush-beaten', 'A pair, three of a kind or better, and a straight flush behind, beaten', lostToTheBest(thirteen.pairThreeAndStraightFlush),
    rows('Kc Kd 2s', 'Qc Qd Qs 3c 4d', 'Th 9h 8h 7h 6h'), rows('Kc Kd 2s', 'Qc Qd 3s 3c 4d', 'Th 9h 8h 7h 6h')],
  [['3'], 'pair-pair-straight-flush-beaten', 'A pair, a pair, and a straight flush or better behind, beaten', lostToTheBest(thirteen.pairPairAndStraightFlush),
    rows('Kc Kd 2s', 'Ac Ah Jd 3c 4d', 'Th 9h 8h 7h 6h'), rows('Kc Qh 2s', 'Ac Ah Jd 3c 4d', 'Th 9h 8h 7h 6h')],
  [['2', '3'], 'pair-three-aces-full-beaten', 'A pair, three of a kind or better, and aces full behind, beaten', lostToTheBest(thirteen.pairThreeAndAcesFull),
    rows('Kc Kd 2s', 'Qc Qd Qs 3c 4d', 'Ac Ad Ah 7c 7d'), rows('Tc Th 2s', 'Qc Qd Qs 3c 4d', 'Kc Kd Kh 7c 7d')],
]);

const tileHands = (front: string, back: string) =>
  banked('pai-gow-tiles', { front, back }, { front: '44 44', back: '66 66' });

// biome-ignore format: a line for each, as the sheet has them
const TILES_ROWS = chartOf(beatRow('Pai Gow Tiles', ['pai-gow-tiles']), [
  // options, id, title, when, meets, misses
  [['1', '3'], 'pair-pair-beaten', 'Any pair-pair, beaten', lostToDealer(isPairPair), tileHands('65 65', '33 33'), tileHands('65 33', '65 33')],
  [['2', '3'], 'eighth-in-front-beaten', 'A front that is ranked eighth or better, beaten', lostToDealer(isFrontPlacedWithin(8)),
    tileHands('22 22', '33 33'), tileHands('65 65', '33 33')],
]);

export const CHARTS: readonly Row[] = [
  ...PAI_GOW_ROWS,
  ...BACCARAT_ROWS,
  ...PAN_ROWS,
  ...BLACKJACK_ROWS,
  ...THIRTEEN_ROWS,
  ...TILES_ROWS,
];
