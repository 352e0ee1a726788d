// Hawaiian Gardens, tickets and points for hands of many games: Beat the Dealer, Cash Drawing, Car
// Giveaway (GEGA-004088) and High Hand.
import { LAST_GONG, LAST_PAIR, settingPlaces } from '../pai-gow-tiles.ts';
import {
  slowBackStraightFlush,
  slowCouldSetStraightFlush,
  slowDeuceToEight,
  slowHomeRun,
} from '../predicates-thirteen-card.ts';
import {
  baccaratDeal,
  blackjackDeal,
  panDeal,
  pokaraDeal,
  threeCardDeal,
  ultimateDeal,
} from './banked.ts';
import {
  allOf,
  bestFive,
  bestWith,
  cardsIn,
  choose,
  FIVES,
  fiveOf,
  isAtLeast,
  isFace,
  JOKER,
  lastDigit,
  oneSuit,
  RANKS,
  type Ranked,
  rankOf,
  ranksAre,
  THREES,
  threeOf,
} from './hands.ts';
import { madeHand } from './hgc-poker.ts';
import { isWild, paiGowBest, paiGowDeal, paiGowFive, paiGowFront } from './pai-gow.ts';
import { type Allowed, cardsHeld, mayWin, seatOfHand, tableCount } from './people.ts';
import {
  boardSeen,
  highOf,
  isLive,
  ownCards,
  POKER,
  playsHole,
  pokerDeal,
  pokerOf,
  shownDown,
  someBeat,
} from './poker.ts';
import {
  type Deal,
  type Dice,
  numberIn,
  type Question,
  type Seat,
  type Sheet,
  type Win,
  winOf,
} from './record.ts';
import { rowsOf, thirteenDeal } from './thirteen.ts';
import { tilesDeal } from './tiles.ts';

type First = ((card: string) => boolean) | undefined;

/** A deal of any game of the sheets, with the hands that they name more often than chance has it. */
function anyDeal(random: Dice, game: string): Deal {
  const rank = random.pick(...'A23456JQK');
  if (game in POKER) {
    const poker = pokerOf({ game });
    const planted = random.chance(60) ? someBeat(random, poker) : undefined;
    const low: First = (card) => 'A23457'.includes(rankOf(card));
    const first = poker.low ? { first: low } : {};
    return pokerDeal(random, game, { planted, ...first });
  }
  switch (game) {
    case 'thirteen-card':
      return thirteenDeal(random);
    case 'pai-gow-tiles':
      return tilesDeal(random, { game, most: 7 });
    case 'three-card-poker':
      return threeCardDeal(random);
    case 'ultimate-texas-holdem':
      return ultimateDeal(random);
    case 'pokara':
      return pokaraDeal(random);
    case 'pan-9':
    case 'super-9':
    case 'bonus-pan-9': {
      const first = random.pick<First>(
        undefined,
        (card) => rankOf(card) === rank,
        (card) => '234'.includes(rankOf(card)),
      );
      return panDeal(random, { game, most: 7 }, first);
    }
    case 'blackjack-poker':
    case 'hawaiian-blackjack': {
      const first = random.pick<First>(
        undefined,
        (card) => 'AKQ'.includes(rankOf(card)),
        (card) => rankOf(card) === 'A',
        (card) => card === JOKER,
        (card) => '23456'.includes(rankOf(card)),
      );
      const jokers = game === 'hawaiian-blackjack' ? 2 : 0;
      const deck = first === undefined ? { jokers } : { jokers, first };
      return blackjackDeal(random, { game, most: 7 }, deck);
    }
    default:
      if (game.includes('pai-gow')) {
        const first = random.pick<First>(undefined, isFace, (card) =>
          'AKQJT'.includes(rankOf(card)),
        );
        return paiGowDeal(random, { game }, first);
      }
      return baccaratDeal(
        random,
        { game, most: 8 },
        random.pick<First>(
          undefined,
          (card) => '234'.includes(rankOf(card)),
          (card) => '89TK'.includes(rankOf(card)),
        ),
      );
  }
}

type Holds = (deal: Deal, seat: Seat) => boolean;

const holderOf = (deal: Deal, seat: Seat): Seat => seatOfHand(deal, seat.seat);
const firstOf =
  (count: number, test: (cards: readonly string[]) => boolean): Holds =>
  (deal, seat) => {
    const cards = cardsHeld(deal, seat.seat).slice(0, count);
    return cards.length === count && test(cards);
  };
const line =
  (test: (cards: readonly string[]) => boolean): Holds =>
  ({ player, banker }) =>
    test(cardsIn(player)) || test(cardsIn(banker));

const isAceJack = ({
  isPair,
  high,
  low,
}: {
  isPair: boolean;
  high: number;
  low: number;
}): boolean => isPair || (high === RANKS.indexOf('A') && low >= RANKS.indexOf('J'));

/** In some setting of the four tiles both hands are at least so good. */
const tiles =
  (place: number): Holds =>
  (deal, seat) =>
    settingPlaces(cardsIn(holderOf(deal, seat).tiles)).some(
      ([front, back]) => front <= place && back <= place,
    );

const threeFrom = (cards: readonly string[], least: (typeof THREES)[number]): boolean =>
  THREES.indexOf(threeOf(cards).name) >= THREES.indexOf(least);

/** A front and a back as they were set. */
const asSet =
  (test: (front: readonly string[], back: Ranked, wild: boolean) => boolean): Holds =>
  (deal, seat) => {
    const { front, back } = holderOf(deal, seat);
    const wild = isWild(deal.game);
    if (front === undefined || back === undefined) return false;
    return test(cardsIn(front), paiGowFive(cardsIn(back), wild), wild);
  };

const TEN = RANKS.indexOf('T') + 2;
const backFlush: Holds = (deal, seat) => slowBackStraightFlush(rowsOf(holderOf(deal, seat)), TEN);

const asked = (
  activity: string,
  deal: Deal,
  offering: Partial<Question['offering']> = {},
): Question => ({
  activity,
  offering: { options: {}, values: {}, ...offering },
  balances: { reserve: '0.00' },
  deal,
});

interface Row {
  readonly row: string;
  readonly games: readonly string[];
  readonly holds: Holds;
}

const PAI_GOW = ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'fortune-pai-gow-poker'] as const;

const NATURAL_TIE: Holds = ({ player, banker }) => {
  const [one, other] = [cardsIn(player).slice(0, 2), cardsIn(banker).slice(0, 2)];
  return lastDigit(one) >= 8 && lastDigit(one) === lastDigit(other);
};

const BEAT_ROWS: readonly Row[] = [
  {
    row: 'pai-gow-ace-jack-and-straight',
    games: PAI_GOW,
    holds: (deal, seat) => {
      const cards = cardsHeld(deal, seat.seat);
      if (cards.length < 7 || cards.includes(JOKER)) return false;
      return [...choose(cards, 2)].some((front) => {
        const back = cards.filter((card) => !front.includes(card));
        return isAceJack(paiGowFront(front, false)) && isAtLeast(fiveOf(back), 'straight');
      });
    },
  },
  {
    row: 'pan-9-three-alike',
    games: ['pan-9', 'super-9', 'bonus-pan-9'],
    holds: firstOf(3, (three) => allOf(three, 'A23456') && new Set(three.map(rankOf)).size === 1),
  },
  { row: 'tiles-gong-gong', games: ['pai-gow-tiles'], holds: tiles(LAST_GONG) },
  {
    row: 'blackjack-pair',
    games: ['blackjack-poker'],
    holds: firstOf(2, (two) => allOf(two, 'AKQ') && new Set(two.map(rankOf)).size === 1),
  },
  { row: 'thirteen-card-straight-flush', games: ['thirteen-card'], holds: backFlush },
  {
    row: 'baccarat-natural-tie',
    games: ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'],
    holds: NATURAL_TIE,
  },
  {
    row: 'three-card-three-of-a-kind',
    games: ['three-card-poker'],
    holds: firstOf(3, (three) => threeFrom(three, 'three of a kind')),
  },
  {
    row: 'pokara-straight-flush',
    games: ['pokara'],
    holds: firstOf(3, (three) => threeOf(three).name === 'straight flush'),
  },
  {
    row: 'pokara-three-of-a-kind',
    games: ['pokara'],
    holds: firstOf(3, (three) => threeOf(three).name === 'three of a kind'),
  },
];

const BEAT_POKER = [
  'texas-holdem',
  'no-limit-holdem',
  'reverse-holdem',
  'crazy-pineapple',
  'omaha',
  'omaha-high-low',
  'five-card-omaha-high-low',
  'seven-card-stud',
  'seven-card-stud-high-low',
  'five-card-stud',
  'mexican-poker',
] as const;

const BEAT_PLAYERS: Allowed = {
  employees: 'never',
  propositionPlayers: false,
  backline: true,
  playerDealer: true,
  bettors: true,
};

/** Full houses and fours that four of a kind beats: both sides have a ticket, and those who have
 * given up have one if their cards were held aside. */
function beats(deal: Deal): Win[] {
  const shown = shownDown(deal, 1);
  const top = shown[0]?.hand;
  if (top?.name !== 'four of a kind') return [];
  const best = shown.filter(
    ({ seat, hand }) => hand.score === top.score && playsHole(deal, seat, 2),
  );
  const aside = deal.seats.flatMap((seat) => {
    const hand = !isLive(seat) && seat.heldAside ? highOf(deal, seat) : undefined;
    return hand === undefined ? [] : [{ seat, hand }];
  });
  const rows = [
    ['full-house-beaten', 'full house'],
    ['four-of-a-kind-beaten', 'four of a kind'],
  ] as const;
  return rows.flatMap(([row, name]) => {
    const beaten = [...shown, ...aside].filter(
      ({ seat, hand }) => hand.name === name && hand.score < top.score && playsHole(deal, seat, 2),
    );
    if (best.length === 0 || beaten.length === 0) return [];
    return [...best, ...beaten]
      .filter(({ seat }) => mayWin(seat, BEAT_PLAYERS))
      .map(({ seat }) => winOf(seat, row, { count: 1 }));
  });
}

const ticketsBy = (
  deal: Deal,
  rows: readonly Row[],
  { allowed, one = true }: { allowed: Allowed; one?: boolean },
): Win[] =>
  deal.seats
    .filter((seat) => mayWin(seat, allowed))
    .flatMap((seat) => {
      const hits = rows.filter(
        ({ games, holds }) => games.includes(deal.game) && holds(deal, seat),
      );
      return (one ? hits.slice(0, 1) : hits).map(({ row }) => winOf(seat, row, { count: 1 }));
    });

export const beatTheDealer: Sheet = {
  activity: 'hgc-beat-the-dealer',
  question(random) {
    const games = [...new Set(BEAT_ROWS.flatMap((row) => row.games))];
    const game = random.chance(35) ? random.pick(...BEAT_POKER) : random.pick(...games);
    const deal = anyDeal(random, game);
    // Stud hands that were given up before the last card are not asked about here.
    for (const seat of deal.seats) {
      if (seat.up !== undefined && ownCards(seat).length < pokerOf(deal).own)
        seat.heldAside = false;
    }
    // Clean sweeps, which count however they are set, are not asked about here.
    const couldSweep = deal.seats.some(
      (seat) =>
        game === 'thirteen-card' &&
        slowCouldSetStraightFlush(rowsOf(seat), TEN) &&
        !slowBackStraightFlush(rowsOf(seat), TEN),
    );
    return couldSweep ? this.question(random) : asked('hgc-beat-the-dealer', deal);
  },
  decide({ deal }) {
    const count = tableCount(deal);
    if (count < 2 || count > 10) return [];
    if (deal.game in POKER) return beats(deal);
    return ticketsBy(deal, BEAT_ROWS, { allowed: BEAT_PLAYERS });
  },
};

const CASH_POKER = [
  'texas-holdem',
  'omaha',
  'omaha-high-low',
  'crazy-pineapple',
  'seven-card-stud',
  'seven-card-stud-high-low',
] as const;

const CASH_PLAYERS: Allowed = { ...BEAT_PLAYERS, propositionPlayers: true };

const foursFrom = ({ name, order }: Ranked, rank: string): boolean =>
  FIVES.indexOf(name) > FIVES.indexOf('four of a kind') ||
  (name === 'four of a kind' && (order[0] as number) >= RANKS.indexOf(rank));

/** The two cards in the hole are a pair; of more, two are of the rank that the hand has four of. */
const hasPairInHole = ({ seat, hand }: { seat: Seat; hand: Ranked }): boolean => {
  const ranks = cardsIn(seat.hole).map((card) => RANKS.indexOf(rankOf(card)));
  if (ranks.length === 2) return ranks[0] === ranks[1];
  return ranks.filter((rank) => rank === hand.order[0]).length >= 2;
};

const CASH_BEATS: readonly [
  row: string,
  number: string,
  test: (
    deal: Deal,
    beaten: { seat: Seat; hand: Ranked },
    best: { seat: Seat; hand: Ranked },
  ) => boolean,
][] = [
  [
    'aces-full-beaten',
    '1',
    (_, { hand }, best) =>
      hand.name === 'full house' &&
      hand.order[0] === RANKS.indexOf('A') &&
      best.hand.name === 'four of a kind',
  ],
  [
    'pocket-pair-fours-beaten',
    '2',
    (_, beaten, best) =>
      beaten.hand.name === 'four of a kind' &&
      best.hand.name === 'four of a kind' &&
      hasPairInHole(beaten) &&
      hasPairInHole(best),
  ],
  [
    'four-sixes-beaten',
    '3',
    (deal, { seat, hand }, best) =>
      foursFrom(hand, '6') && playsHole(deal, seat, 2) && playsHole(deal, best.seat, 2),
  ],
  ['four-nines-beaten', '4', (_, { hand }) => foursFrom(hand, '9')],
];

function cashBeats(deal: Deal, posted: string): Win[] {
  const shown = shownDown(deal);
  const top = shown[0]?.hand.score as number;
  const winners = shown.filter(({ hand }) => hand.score === top);
  return shown
    .filter(({ seat, hand }) => hand.score < top && mayWin(seat, CASH_PLAYERS))
    .flatMap((beaten) => {
      const hit = CASH_BEATS.find(
        ([, number, test]) =>
          (posted === 'all' || posted === number) &&
          winners.some((winner) => test(deal, beaten, winner)),
      );
      return hit === undefined ? [] : [winOf(beaten.seat, hit[0], { count: 1 })];
    });
}

const isAceFlush = (back: Ranked): boolean =>
  FIVES.indexOf(back.name) > FIVES.indexOf('flush') ||
  (back.name === 'flush' && back.order[0] === RANKS.indexOf('A'));

const isThreeThrees = (three: readonly string[]): boolean => ranksAre(three, '333');
const isTwoThreeFour = (three: readonly string[]): boolean => ranksAre(three, '234');

const homeRun =
  (least: number): Holds =>
  (deal, seat) => {
    const others = deal.seats.filter((each) => each.seat !== seat.seat).map(rowsOf);
    return slowHomeRun(rowsOf(holderOf(deal, seat)), others) >= least;
  };

const CASH_ROWS: readonly (Row & { number: string; value: string })[] = [
  {
    row: 'pair-and-ace-high-flush',
    number: '1',
    value: 'paiGowHand',
    games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'],
    holds: asSet((front, back, wild) => paiGowFront(front, wild).isPair && isAceFlush(back)),
  },
  {
    row: 'seven-face-cards',
    number: '2',
    value: 'paiGowHand',
    games: ['pai-gow-poker', 'jokers-wild-pai-gow-poker'],
    holds: firstOf(7, (seven) => seven.every(isFace)),
  },
  {
    row: 'pan-three-threes',
    number: '1',
    value: 'panHand',
    games: ['pan-9', 'super-9'],
    holds: firstOf(3, isThreeThrees),
  },
  {
    row: 'pan-two-three-four',
    number: '2',
    value: 'panHand',
    games: ['pan-9', 'super-9'],
    holds: firstOf(3, isTwoThreeFour),
  },
  {
    row: 'tiles-pair-pair',
    number: '1',
    value: '',
    games: ['pai-gow-tiles'],
    holds: tiles(LAST_PAIR),
  },
  {
    row: 'suited-aces',
    number: '1',
    value: 'blackjackHand',
    games: ['blackjack-poker'],
    holds: firstOf(2, (two) => allOf(two, 'A') && oneSuit(two)),
  },
  {
    row: 'two-to-six',
    number: '2',
    value: 'blackjackHand',
    games: ['blackjack-poker'],
    holds: (deal, seat) => ranksAre(cardsHeld(deal, seat.seat), '23456'),
  },
  {
    row: 'home-run',
    number: '1',
    value: 'thirteenHand',
    games: ['thirteen-card'],
    holds: homeRun(15),
  },
  {
    row: 'deuce-to-eight',
    number: '2',
    value: 'thirteenHand',
    games: ['thirteen-card'],
    holds: (deal, seat) => slowDeuceToEight(rowsOf(holderOf(deal, seat))),
  },
  {
    row: 'baccarat-three-threes',
    number: '1',
    value: 'baccaratHand',
    games: ['baccarat'],
    holds: line(isThreeThrees),
  },
  {
    row: 'baccarat-two-three-four',
    number: '2',
    value: 'baccaratHand',
    games: ['baccarat'],
    holds: line(isTwoThreeFour),
  },
  {
    row: 'three-card-flush',
    number: '1',
    value: 'threeCardHand',
    games: ['three-card-poker'],
    holds: firstOf(3, oneSuit),
  },
  {
    row: 'three-card-three-of-a-kind',
    number: '2',
    value: 'threeCardHand',
    games: ['three-card-poker'],
    holds: firstOf(3, (three) => threeOf(three).name === 'three of a kind'),
  },
  {
    row: 'pokara-straight-flush',
    number: '1',
    value: 'pokaraHand',
    games: ['pokara'],
    holds: firstOf(3, (three) => threeOf(three).name === 'straight flush'),
  },
  {
    row: 'pokara-three-of-a-kind',
    number: '2',
    value: 'pokaraHand',
    games: ['pokara'],
    holds: firstOf(3, (three) => threeOf(three).name === 'three of a kind'),
  },
];

export const cashDrawing: Sheet = {
  activity: 'hgc-cash-drawing',
  question(random) {
    const games = [...new Set(CASH_ROWS.flatMap((row) => row.games))];
    const game = random.chance(35) ? random.pick(...CASH_POKER) : random.pick(...games);
    const value = CASH_ROWS.find((row) => row.games.includes(game))?.value ?? 'pokerHand';
    const chosen =
      game in POKER ? random.pick('all', '1', '2', '3', '4') : random.pick('all', '1', '2');
    const values = value === '' ? {} : { [value]: chosen };
    return asked('hgc-cash-drawing', anyDeal(random, game), { values });
  },
  decide({ deal, offering }) {
    const chosen = (value: string): string => String(offering.values[value] ?? 'all');
    if (deal.game in POKER) return cashBeats(deal, chosen('pokerHand'));
    const rows = CASH_ROWS.filter(({ number, value }) => ['all', number].includes(chosen(value)));
    return ticketsBy(deal, rows, { allowed: CASH_PLAYERS });
  },
};

const CAR_PLAYERS: Allowed = { ...BEAT_PLAYERS, backline: false };

const isAcesFull = (hand: Ranked | undefined): boolean =>
  hand !== undefined &&
  (isAtLeast(hand, 'four of a kind') ||
    (hand.name === 'full house' && hand.order[0] === RANKS.indexOf('A')));

/** The five lowest cards, not all of one suit; a joker stands for the one that is missing. */
const hasLow =
  (ranks: string): Holds =>
  (_, seat) =>
    [...choose(ownCards(seat), 5)].some((five) => {
      const naturals = five.filter((card) => card !== JOKER);
      const held = naturals.map(rankOf);
      const isLow =
        new Set(held).size === held.length && held.every((rank) => ranks.includes(rank));
      return isLow && !oneSuit(naturals);
    });

/** A hand that was made on the board that had been seen, with both hole cards. */
const madeWithBoth =
  (test: (hand: Ranked | undefined) => boolean): Holds =>
  (deal, seat) => {
    const made = madeHand(deal, seat, 'any');
    const board = cardsIn(deal.board).slice(0, boardSeen(deal, seat));
    const both = board.length < 3 ? undefined : bestWith(ownCards(seat), board, 2);
    return made !== undefined && both?.score === made.score && test(made);
  };

const lineWin =
  (of: 'player' | 'banker', points: number): Holds =>
  (deal) => {
    const won = cardsIn(deal[of]);
    const lost = cardsIn(deal[of === 'player' ? 'banker' : 'player']);
    return won.length === 3 && lastDigit(won) === points && lastDigit(lost) < points;
  };

const PAN = ['pan-9', 'super-9'];
const EZ = ['baccarat', 'ez-baccarat', 'ez-baccarat-panda-8'];

const CAR_ROWS: readonly (Row & { options: string })[] = [
  {
    row: 'holdem-aces-full',
    options: '13',
    games: ['texas-holdem'],
    holds: (deal, seat) => isAcesFull(madeHand(deal, seat, 'one')),
  },
  {
    row: 'stud-aces-full',
    options: '13',
    games: ['seven-card-stud', 'seven-card-stud-high-low'],
    holds: (deal, seat) => isAcesFull(madeHand(deal, seat, 'any')),
  },
  { row: 'razz-wheel', options: '13', games: ['razz'], holds: hasLow('A2345') },
  {
    row: 'omaha-four-sixes',
    options: '13',
    games: ['omaha', 'omaha-high-low'],
    holds: (deal, seat) => fromSixes(madeHand(deal, seat, 'any')),
  },
  { row: 'lowball-wheel', options: '13', games: ['california-lowball'], holds: hasLow('A2345') },
  {
    row: 'kansas-city-seven-five',
    options: '13',
    games: ['kansas-city-lowball'],
    holds: hasLow('23457'),
  },
  {
    row: 'crazy-pineapple-aces-full',
    options: '13',
    games: ['crazy-pineapple'],
    holds: madeWithBoth(isAcesFull),
  },
  {
    row: 'mexican-four-kings',
    options: '13',
    games: ['mexican-poker'],
    holds: (deal, seat) => fromKings(madeHand(deal, seat, 'any')),
  },
  {
    row: 'thirteen-card-straight-flush',
    options: '13',
    games: ['thirteen-card'],
    holds: backFlush,
  },
  {
    row: 'five-card-omaha-four-sixes',
    options: '1',
    games: ['five-card-omaha-high-low'],
    holds: (deal, seat) => fromSixes(madeHand(deal, seat, 'any')),
  },
  {
    row: 'pai-gow-ace-jack-and-straight',
    options: '23',
    games: PAI_GOW,
    holds: asSet(
      (front, back, wild) =>
        !front.includes(JOKER) &&
        isAceJack(paiGowFront(front, wild)) &&
        isAtLeast(back, 'straight'),
    ),
  },
  {
    row: 'pan-9-three-alike',
    options: '23',
    games: PAN,
    holds: firstOf(3, (three) => allOf(three, 'A23456') && new Set(three.map(rankOf)).size === 1),
  },
  {
    row: 'pan-9-four-faces',
    options: '23',
    games: PAN,
    holds: firstOf(4, (four) => allOf(four, 'JQK') && new Set(four.map(rankOf)).size === 1),
  },
  { row: 'tiles-pair-pair', options: '23', games: ['pai-gow-tiles'], holds: tiles(LAST_PAIR) },
  { row: 'tiles-gong-gong', options: '23', games: ['pai-gow-tiles'], holds: tiles(LAST_GONG) },
  {
    row: 'blackjack-pair',
    options: '23',
    games: ['blackjack-poker'],
    holds: firstOf(2, (two) => allOf(two, 'AKQJT') && new Set(two.map(rankOf)).size === 1),
  },
  { row: 'dragon-7', options: '23', games: EZ, holds: lineWin('banker', 7) },
  { row: 'panda-8', options: '23', games: EZ, holds: lineWin('player', 8) },
  { row: 'fortune-7', options: '23', games: ['fortune-7-baccarat'], holds: lineWin('banker', 7) },
  { row: 'dragon-9', options: '23', games: ['fortune-7-baccarat'], holds: lineWin('player', 9) },
  {
    row: 'three-card-queen-high-straight',
    options: '23',
    games: ['three-card-poker'],
    holds: firstOf(
      3,
      (three) =>
        threeFrom(three, 'three of a kind') ||
        (threeOf(three).name === 'straight' &&
          (threeOf(three).order[0] as number) >= RANKS.indexOf('Q')),
    ),
  },
  {
    row: 'uth-straight',
    options: '23',
    games: ['ultimate-texas-holdem'],
    holds: (deal, seat) => {
      const [hole, board] = [cardsHeld(deal, seat.seat), cardsIn(deal.board)];
      const best = bestFive([...hole, ...board]);
      return isAtLeast(best, 'straight') && bestWith(hole, board, 2)?.score === best.score;
    },
  },
];

const fromSixes = (hand: Ranked | undefined): boolean => hand !== undefined && foursFrom(hand, '6');
const fromKings = (hand: Ranked | undefined): boolean => hand !== undefined && foursFrom(hand, 'K');

export const carGiveaway: Sheet = {
  activity: 'hgc-car-giveaway',
  question(random) {
    const hands = random.pick('1', '2', '3');
    const rows = CAR_ROWS.filter(({ options }) => options.includes(hands));
    const game = random.pick(...new Set(rows.flatMap((row) => row.games)));
    return asked('hgc-car-giveaway', anyDeal(random, game), { options: { hands } });
  },
  decide({ deal, offering }) {
    if (deal.tournament) return [];
    const hands = offering.options['hands'] as string;
    const rows = CAR_ROWS.filter(({ options }) => options.includes(hands));
    return ticketsBy(deal, rows, { allowed: CAR_PLAYERS });
  },
};

/** The points of a hand of poker, best first, by the names of their rows. */
const HIGH: Readonly<
  Record<string, readonly [row: string, value: string, points: number, hands: string][]>
> = {
  holdem: [
    ['royal-flush', 'RoyalFlush', 10, 'royal flush'],
    ['straight-flush', 'StraightFlush', 4, 'straight flush'],
    ['four-of-a-kind', 'FourOfAKind', 3, 'four of a kind'],
    ['full-house', 'FullHouse', 2, 'full house'],
    ['straight-or-flush', 'StraightOrFlush', 1, 'straight|flush'],
  ],
  pineapple: [
    ['royal-flush', 'RoyalFlush', 5, 'royal flush'],
    ['straight-flush', 'StraightFlush', 3, 'straight flush'],
    ['four-of-a-kind', 'FourOfAKind', 2, 'four of a kind'],
    ['flush-or-full-house', 'FlushOrFullHouse', 1, 'flush|full house'],
  ],
  omaha: [
    ['royal-flush', 'RoyalFlush', 4, 'royal flush'],
    ['straight-flush', 'StraightFlush', 3, 'straight flush'],
    ['four-of-a-kind', 'FourOfAKind', 2, 'four of a kind'],
    ['flush-or-full-house', 'FlushOrFullHouse', 1, 'flush|full house'],
  ],
  mexican: [
    ['straight-flush', 'StraightFlush', 5, 'straight flush|royal flush'],
    ['four-of-a-kind', 'FourOfAKind', 4, 'four of a kind|five of a kind'],
    ['flush', 'Flush', 3, 'flush'],
    ['straight-or-full-house', 'StraightOrFullHouse', 2, 'straight|full house'],
    ['three-of-a-kind', 'ThreeOfAKind', 1, 'three of a kind'],
  ],
  'pai-gow': [
    ['royal-flush', 'RoyalFlush', 5, 'royal flush'],
    ['straight-flush', 'StraightFlush', 3, 'straight flush'],
    ['four-of-a-kind', 'FourOfAKind', 3, 'four of a kind|five of a kind'],
    ['full-house', 'FullHouse', 2, 'full house'],
    ['straight-or-flush', 'StraightOrFlush', 1, 'straight|flush'],
  ],
  'pan-9': [
    ['suited-threes', 'SuitedThrees', 10, 'suited threes'],
    ['threes', 'Threes', 4, 'threes'],
    ['nine', 'Nine', 1, 'nine'],
  ],
  blackjack: [
    ['five-jokers', 'FiveJokers', 10, 'five jokers'],
    ['four-jokers', 'FourJokers', 4, 'four jokers'],
    ['aces', 'Aces', 1, 'aces'],
  ],
};

const HIGH_GAMES: Readonly<Record<string, keyof typeof HIGH>> = {
  'texas-holdem': 'holdem',
  'seven-card-stud': 'holdem',
  'seven-card-stud-high-low': 'holdem',
  'crazy-pineapple': 'pineapple',
  omaha: 'omaha',
  'omaha-high-low': 'omaha',
  'mexican-poker': 'mexican',
  'pan-9': 'pan-9',
  'pai-gow-poker': 'pai-gow',
  'jokers-wild-pai-gow-poker': 'pai-gow',
  'hawaiian-blackjack': 'blackjack',
};

function highName(deal: Deal, seat: Seat): string | undefined {
  if (deal.game in POKER) return madeHand(deal, seat, 'any')?.name;
  const cards = cardsHeld(deal, seat.seat);
  if (deal.game === 'pan-9') {
    const three = cards.slice(0, 3);
    if (isThreeThrees(three)) return oneSuit(three) ? 'suited threes' : 'threes';
    return lastDigit(three) === 9 ? 'nine' : undefined;
  }
  if (deal.game === 'hawaiian-blackjack') {
    const jokers = (count: number): boolean =>
      cards.length >= count && cards.slice(0, count).every((card) => card === JOKER);
    if (jokers(5)) return 'five jokers';
    if (jokers(4)) return 'four jokers';
    return cards.slice(0, 2).every((card) => rankOf(card) === 'A') ? 'aces' : undefined;
  }
  return paiGowBest(cards, isWild(deal.game)).name;
}

export const highHand: Sheet = {
  activity: 'hgc-high-hand',
  question(random) {
    const game = random.pick(...Object.keys(HIGH_GAMES));
    const mode = random.pick('points', 'tickets');
    const kind = HIGH_GAMES[game] as string;
    const name = kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const posted = (HIGH[kind] ?? []).map(([, value]) => [
      `${name}${value}`,
      random.between(1, 10),
    ]);
    return asked('hgc-high-hand', anyDeal(random, game), {
      options: { mode, absent: '1' },
      values: mode === 'tickets' ? Object.fromEntries(posted) : {},
    });
  },
  decide(question) {
    const { deal, offering } = question;
    const kind = HIGH_GAMES[deal.game] as string;
    const name = kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return deal.seats
      .filter((seat) => mayWin(seat, CASH_PLAYERS))
      .flatMap((seat): Win[] => {
        const made = highName(deal, seat);
        const hit = HIGH[kind]?.find(([, , , hands]) => hands.split('|').includes(made ?? ''));
        if (hit === undefined) return [];
        const [row, value, count] = hit;
        if (offering.options['mode'] === 'points') {
          return [winOf(seat, `${kind}-${row}`, { share: 'points', count })];
        }
        const tickets = numberIn(question, `${name}${value}`);
        return [winOf(seat, `${kind}-${row}-tickets`, { count: tickets })];
      });
  },
};
