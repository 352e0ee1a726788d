// The charts of the CA/Asian Progressive Bad Beat Jackpot: a family of games after the other, each
// with its hands of options 1, 2 and 3.

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
  dealt,
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

const row = (
  family: string,
  hand: Pick<Row, 'id' | 'title' | 'games' | 'when' | 'examples'> & {
    readonly options: readonly string[];
  },
): Row => {
  const { options, ...more } = hand;
  return {
    clause: `Qualifying Hands, ${family}`,
    in: { hands: options },
    prize: ofMeter('100%'),
    shares: sharesPosted,
    ...more,
  };
};

const lostToDealer = (losing: HandTest, winning?: HandTest) =>
  beaten(given({ among: 'player-dealer', losing, winning }));

const PAI_GOW = ['pai-gow-poker', 'jokers-wild-pai-gow-poker'];

const better = { front: 'Qc Qd', back: 'Kc Kd Kh 5s 3c' };
const paiGowExamples = (meets: Seat, misses: Seat): NonNullable<Row['examples']> => ({
  meets: banked('pai-gow-poker', meets, better),
  misses: banked('pai-gow-poker', misses, better),
});

const nineHigh = { front: '8d 7h', back: '9c 6h 4s 3d 2c' };

const PAI_GOW_ROWS: readonly Row[] = [
  row('Pai Gow Poker', {
    id: 'jacks-before-tens-beaten',
    title: 'Jacks or better in front of three 10s or better, beaten',
    options: ['1', '3'],
    games: PAI_GOW,
    when: lostToDealer(
      paiGowHand((judging) => paiGow.pairBeforeThree({ pair: 'J', three: 'T' }, judging)),
    ),
    examples: paiGowExamples(
      { front: 'Jc Jd', back: 'Tc Td Th 4s 2c' },
      { front: 'Jc Jd', back: '9c 9d 9h 4s 2c' },
    ),
  }),
  row('Pai Gow Poker', {
    id: 'pair-before-eights-beaten',
    title: 'A pair in front of three 8s or better, beaten',
    options: ['2'],
    games: PAI_GOW,
    when: lostToDealer(
      paiGowHand((judging) => paiGow.pairBeforeThree({ pair: '2', three: '8' }, judging)),
    ),
    examples: paiGowExamples(
      { front: '2c 2d', back: '8c 8d 8h 4s Jc' },
      { front: '2c 2d', back: '7c 7d 7h 4s Jc' },
    ),
  }),
  row('Pai Gow Poker', {
    id: 'nine-high-beaten',
    title: '9 high, beaten by a back of king high or lower',
    options: ['2', '3'],
    games: PAI_GOW,
    when: lostToDealer(paiGow.isNineHigh, paiGow.isBackKingHighOrLower),
    examples: {
      meets: banked('pai-gow-poker', nineHigh, { front: '9d 8s', back: 'Kc Jd 6s 4d 2h' }),
      misses: banked('pai-gow-poker', nineHigh, { front: '9d 8s', back: 'Ac Jd 6s 4d 2h' }),
    },
  }),
];

interface SixesBeaten {
  readonly id: string;
  readonly title: string;
  readonly options: readonly string[];
  readonly sixes: 'one-color' | 'any';
  readonly threes: 'one-color' | 'any';
  readonly meets: readonly [sixes: string, threes: string];
  readonly misses: readonly [sixes: string, threes: string];
}

const SIXES: readonly SixesBeaten[] = [
  {
    id: 'sixes-of-one-color-beaten-by-threes-of-one-color',
    title: 'Three 6s of one colour, beaten by three 3s of one colour',
    options: ['1', '2'],
    sixes: 'one-color',
    threes: 'one-color',
    meets: ['6h 6d 6h', '3c 3s 3c'],
    misses: ['6h 6d 6h', '3c 3s 3h'],
  },
  {
    id: 'sixes-of-one-color-beaten-by-threes',
    title: 'Three 6s of one colour, beaten by three 3s',
    options: ['3'],
    sixes: 'one-color',
    threes: 'any',
    meets: ['6h 6d 6h', '3c 3s 3h'],
    misses: ['6h 6d 6s', '3c 3s 3h'],
  },
  {
    id: 'sixes-beaten-by-threes',
    title: 'Three 6s, beaten by three 3s',
    options: ['2', '3'],
    sixes: 'any',
    threes: 'any',
    meets: ['6h 6d 6s', '3c 3s 3h'],
    misses: ['6h 6d 5s', '3c 3s 3h'],
  },
];

const lines = ([player, banker]: readonly [string, string]) =>
  dealt('baccarat', [{}, {}, {}], { player, banker });
const panHands = ([sixes, threes]: readonly [string, string]) =>
  banked('pan-9', { cards: sixes }, { cards: threes });

/** The two lines are nobody's hands, so that the table divides the prize. */
const BACCARAT_ROWS: readonly Row[] = SIXES.map(
  ({ id, title, options, sixes, threes, meets, misses }): Row => ({
    ...row('Baccarat and Pan', {
      id: `${id}-line`,
      title,
      options,
      games: ['baccarat', 'ez-baccarat-panda-8', 'fortune-7-baccarat'],
      when: table(baccarat.isSixesBeatenByThrees({ sixes, threes })),
      examples: { meets: lines(meets), misses: lines(misses) },
    }),
    looksAt: { lines: true },
    shares: sharedByHolders,
  }),
);

const PAN_ROWS: readonly Row[] = SIXES.map(
  ({ id, title, options, sixes, threes, meets, misses }): Row =>
    row('Baccarat and Pan', {
      id,
      title,
      options,
      games: ['pan-9'],
      when: lostToDealer(pan9.isThreeSixes(sixes), pan9.isThreeThrees(threes)),
      examples: { meets: panHands(meets), misses: panHands(misses) },
    }),
);

const blackjackHands = (player: string, dealer: string) =>
  banked('blackjack-poker', { cards: player }, { cards: dealer });

const BLACKJACK_ROWS: readonly Row[] = [
  row('Blackjack Poker', {
    id: 'two-to-six-beaten-by-21',
    title: '2 to 6 in sequence, beaten by a blackjack or 21',
    options: ['1'],
    games: ['blackjack-poker'],
    when: lostToDealer(blackjack.isTwoToSix('any'), blackjack.isBlackjackOrTwentyOne),
    examples: {
      meets: blackjackHands('2c 3d 4h 5s 6c', 'As Kd'),
      misses: blackjackHands('2c 3d 4h 5s 5c', 'As Kd'),
    },
  }),
  row('Blackjack Poker', {
    id: 'two-to-six-suited-beaten-by-21',
    title: '2 to 6 of one suit, beaten by a blackjack or 21',
    options: ['2'],
    games: ['blackjack-poker'],
    when: lostToDealer(blackjack.isTwoToSix('one-suit'), blackjack.isBlackjackOrTwentyOne),
    examples: {
      meets: blackjackHands('2c 3c 4c 5c 6c', 'As Kd'),
      misses: blackjackHands('2c 3c 4c 5c 6d', 'As Kd'),
    },
  }),
  row('Blackjack Poker', {
    id: 'two-to-six-beaten-by-sevens',
    title: '2 to 6 in sequence, beaten by three 7s',
    options: ['3'],
    games: ['blackjack-poker'],
    when: lostToDealer(blackjack.isTwoToSix('any'), blackjack.isThreeSevens('any')),
    examples: {
      meets: blackjackHands('2c 3d 4h 5s 6c', '7c 7d 7h'),
      misses: blackjackHands('2c 3d 4h 5s 6c', 'As Kd'),
    },
  }),
];

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

const THIRTEEN_ROWS: readonly Row[] = [
  row('13 Card', {
    id: 'pair-three-straight-flush-beaten',
    title: 'A pair, three of a kind or better, and a straight flush behind, beaten',
    options: ['1', '2', '3'],
    games: ['thirteen-card'],
    when: lostToTheBest(thirteen.pairThreeAndStraightFlush),
    examples: {
      meets: rows('Kc Kd 2s', 'Qc Qd Qs 3c 4d', 'Th 9h 8h 7h 6h'),
      misses: rows('Kc Kd 2s', 'Qc Qd 3s 3c 4d', 'Th 9h 8h 7h 6h'),
    },
  }),
  row('13 Card', {
    id: 'pair-pair-straight-flush-beaten',
    title: 'A pair, a pair, and a straight flush or better behind, beaten',
    options: ['3'],
    games: ['thirteen-card'],
    when: lostToTheBest(thirteen.pairPairAndStraightFlush),
    examples: {
      meets: rows('Kc Kd 2s', 'Ac Ah Jd 3c 4d', 'Th 9h 8h 7h 6h'),
      misses: rows('Kc Qh 2s', 'Ac Ah Jd 3c 4d', 'Th 9h 8h 7h 6h'),
    },
  }),
  row('13 Card', {
    id: 'pair-three-aces-full-beaten',
    title: 'A pair, three of a kind or better, and aces full behind, beaten',
    options: ['2', '3'],
    games: ['thirteen-card'],
    when: lostToTheBest(thirteen.pairThreeAndAcesFull),
    examples: {
      meets: rows('Kc Kd 2s', 'Qc Qd Qs 3c 4d', 'Ac Ad Ah 7c 7d'),
      misses: rows('Tc Th 2s', 'Qc Qd Qs 3c 4d', 'Kc Kd Kh 7c 7d'),
    },
  }),
];

const tileHands = (front: string, back: string) =>
  banked('pai-gow-tiles', { front, back }, { front: '44 44', back: '66 66' });

const TILES_ROWS: readonly Row[] = [
  row('Pai Gow Tiles', {
    id: 'pair-pair-beaten',
    title: 'Any pair-pair, beaten',
    options: ['1', '3'],
    games: ['pai-gow-tiles'],
    when: lostToDealer(isPairPair),
    examples: { meets: tileHands('65 65', '33 33'), misses: tileHands('65 33', '65 33') },
  }),
  row('Pai Gow Tiles', {
    id: 'eighth-in-front-beaten',
    title: 'A front that is ranked eighth or better, beaten',
    options: ['2', '3'],
    games: ['pai-gow-tiles'],
    when: lostToDealer(isFrontPlacedWithin(8)),
    examples: { meets: tileHands('22 22', '33 33'), misses: tileHands('65 65', '33 33') },
  }),
];

export const CHARTS: readonly Row[] = [
  ...PAI_GOW_ROWS,
  ...BACCARAT_ROWS,
  ...PAN_ROWS,
  ...BLACKJACK_ROWS,
  ...THIRTEEN_ROWS,
  ...TILES_ROWS,
];
