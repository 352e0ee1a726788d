// Bay 101: the Prize Wheel's tickets (GEAR-001220), Pai Gow Poker Bonus Hand (GEAR-001221) and
// Baccarat Bonus Hand (GEAR-001422).
import { LAST_GONG, LAST_NINE, LAST_PAIR, settingPlaces } from '../pai-gow-tiles.ts';
import {
  baccaratDeal,
  bankOf,
  blackjackDeal,
  crazyDeal,
  players,
  seatsFor,
  threeCardDeal,
  ultimateDeal,
} from './banked.ts';
import { dealPiles, flagsOf, shuffledShoe, spelled } from './dealing.ts';
import {
  allOf,
  bestFive,
  bestOf,
  cardsIn,
  choose,
  FOURS,
  fourOf,
  isAtLeast,
  isFace,
  JOKER,
  lastDigit,
  oneSuit,
  RANKS,
  rankOf,
  ranksAre,
  suitOf,
  THREES,
  threeOf,
} from './hands.ts';
import { nineHigh, paiGowBest, paiGowDeal, paiGowFive, paiGowFront } from './pai-gow.ts';
import {
  type Allowed,
  cardsHeld,
  dealerCards,
  hasBaseWager,
  mayWin,
  seatOfHand,
  tableCount,
} from './people.ts';
import {
  type Deal,
  type Dice,
  dollarsWithin,
  numberIn,
  postedIn,
  type Seat,
  type Sheet,
  someDollars,
  winOf,
} from './record.ts';
import { tilesDeal } from './tiles.ts';

type Holds = (deal: Deal, number: number) => boolean;

const firstTwo =
  (test: (two: readonly string[]) => boolean): Holds =>
  (deal, number) => {
    const two = cardsHeld(deal, number).slice(0, 2);
    return !two.includes(JOKER) && test(two);
  };

const lines =
  (test: (player: string[], banker: string[]) => boolean): Holds =>
  ({ player, banker }) =>
    test(cardsIn(player), cardsIn(banker));

const threeCardFrom =
  (least: (typeof THREES)[number]): Holds =>
  (deal, number) =>
    THREES.indexOf(threeOf(cardsHeld(deal, number)).name) >= THREES.indexOf(least);

const fourCardFrom =
  (least: (typeof FOURS)[number]): Holds =>
  (deal, number) => {
    const best = bestOf(choose(cardsHeld(deal, number), 4), fourOf);
    return best !== undefined && FOURS.indexOf(best.name) >= FOURS.indexOf(least);
  };

const ultimateFrom =
  (least: 'full house' | 'four of a kind'): Holds =>
  (deal, number) =>
    isAtLeast(bestFive([...cardsHeld(deal, number), ...cardsIn(deal.board)]), least);

const wars: Holds = (deal, number) => {
  const [own, bank] = [cardsHeld(deal, number), dealerCards(deal)];
  return rankOf(own[0] as string) === rankOf(bank[0] as string);
};
const suitedWar: Holds = (deal, number) =>
  wars(deal, number) &&
  suitOf(cardsHeld(deal, number)[0] as string) === suitOf(dealerCards(deal)[0] as string);
const doubleWar: Holds = (deal, number) => {
  const [own, bank] = [cardsHeld(deal, number), dealerCards(deal)];
  return wars(deal, number) && own.length > 1 && rankOf(own[1] as string) === rankOf(bank[1] ?? '');
};

const pairBeforeTrips: Holds = (deal, number) => {
  const { front, back } = seatOfHand(deal, number);
  return (
    paiGowFront(cardsIn(front), false).isPair &&
    isAtLeast(paiGowFive(cardsIn(back), false), 'three of a kind')
  );
};

/** Three pairs and one card more; a joker is an ace. */
const threePair: Holds = (deal, number) => {
  const ranks = cardsHeld(deal, number).map((card) => (card === JOKER ? 'A' : rankOf(card)));
  const times = [...RANKS].map((rank) => ranks.filter((each) => each === rank).length);
  return times.filter((count) => count === 2).length === 3;
};

const paiGowQuads: Holds = (deal, number) =>
  isAtLeast(paiGowBest(cardsHeld(deal, number), false), 'four of a kind');

/** In some setting the low hand is at least the one and the high hand the other. */
const tilesFrom =
  (low: number, high: number): Holds =>
  (deal, number) =>
    settingPlaces(cardsIn(seatOfHand(deal, number).tiles)).some(
      ([front, back]) => front <= low && back <= high,
    );

const BACCARAT = [
  'ez-baccarat-panda-8',
  'golden-frog-baccarat',
  'golden-frog-baccarat-2',
  'zoobac',
] as const;
const PAI_GOW = ['pai-gow-poker', 'fortune-pai-gow-poker', 'face-up-pai-gow-poker'] as const;

interface WheelRow {
  readonly row: string;
  readonly value: string;
  readonly games: readonly string[];
  readonly charts: string;
  readonly holds: Holds;
}

const dragon7 = lines(
  (player, banker) =>
    banker.length === 3 && lastDigit(banker) === 7 && lastDigit(player) < lastDigit(banker),
);
const naturalTie = lines(
  (player, banker) =>
    player.length === 2 &&
    banker.length === 2 &&
    lastDigit(player) >= 8 &&
    lastDigit(player) === lastDigit(banker),
);
const nineOverZero = lines((player, banker) =>
  [
    [player, banker],
    [banker, player],
  ].some(
    ([nine = [], zero = []]) => nine.length === 3 && lastDigit(nine) === 9 && lastDigit(zero) === 0,
  ),
);

/** An ace and a ten-value card of one suit and nothing drawn to them; in California Blackjack two
 * aces are the natural. */
const suitedNatural: Holds = (deal, number) =>
  cardsHeld(deal, number).length === 2 &&
  firstTwo((two) => {
    const areAces = allOf(two, 'A');
    const isAceAndTen = !areAces && allOf(two, 'ATJQK') && two.some((card) => rankOf(card) === 'A');
    return oneSuit(two) && (deal.game === 'california-blackjack' ? areAces : isAceAndTen);
  })(deal, number);
const suitedPair = firstTwo(([one, other]) => one === other);
const royalMatch = firstTwo((two) => oneSuit(two) && ranksAre(two, 'KQ'));

const BLACKJACK = ['no-bust-blackjack', 'california-blackjack'];

const WHEEL: readonly WheelRow[] = [
  {
    row: 'suited-natural',
    value: 'suitedNatural',
    games: BLACKJACK,
    charts: 'A',
    holds: suitedNatural,
  },
  { row: 'suited-pair', value: 'suitedPair', games: BLACKJACK, charts: 'B', holds: suitedPair },
  { row: 'royal-match', value: 'royalMatch', games: BLACKJACK, charts: 'C', holds: royalMatch },
  { row: 'dragon-7', value: 'dragon7', games: BACCARAT, charts: 'A', holds: dragon7 },
  { row: 'natural-tie', value: 'naturalTie', games: BACCARAT, charts: 'B', holds: naturalTie },
  {
    row: 'three-card-nine-over-zero',
    value: 'threeCardNineOverZero',
    games: BACCARAT,
    charts: 'C',
    holds: nineOverZero,
  },
  {
    row: 'three-card-straight-or-better',
    value: 'threeCardStraightOrBetter',
    games: ['three-card-poker'],
    charts: 'AB',
    holds: threeCardFrom('straight'),
  },
  {
    row: 'three-of-a-kind-or-better',
    value: 'threeOfAKindOrBetter',
    games: ['three-card-poker'],
    charts: 'C',
    holds: threeCardFrom('three of a kind'),
  },
  {
    row: 'trips-or-better',
    value: 'tripsOrBetter',
    games: ['crazy-4-poker'],
    charts: 'AB',
    holds: fourCardFrom('three of a kind'),
  },
  {
    row: 'straight-flush-or-better',
    value: 'straightFlushOrBetter',
    games: ['crazy-4-poker'],
    charts: 'C',
    holds: fourCardFrom('straight flush'),
  },
  {
    row: 'full-house-or-better',
    value: 'fullHouseOrBetter',
    games: ['ultimate-texas-holdem'],
    charts: 'A',
    holds: ultimateFrom('full house'),
  },
  {
    row: 'quads-or-better',
    value: 'quadsOrBetter',
    games: ['ultimate-texas-holdem'],
    charts: 'BC',
    holds: ultimateFrom('four of a kind'),
  },
  { row: 'suited-war', value: 'suitedWar', games: ['casino-war'], charts: 'AB', holds: suitedWar },
  { row: 'double-war', value: 'doubleWar', games: ['casino-war'], charts: 'C', holds: doubleWar },
  {
    row: 'pair-before-trips',
    value: 'pairBeforeTrips',
    games: PAI_GOW,
    charts: 'A',
    holds: pairBeforeTrips,
  },
  { row: 'three-pair', value: 'threePair', games: PAI_GOW, charts: 'B', holds: threePair },
  {
    row: 'pai-gow-quads-or-better',
    value: 'paiGowQuadsOrBetter',
    games: PAI_GOW,
    charts: 'C',
    holds: paiGowQuads,
  },
  {
    row: 'nine-gong-or-better',
    value: 'nineGongOrBetter',
    games: ['pai-gow-tiles'],
    charts: 'A',
    holds: tilesFrom(LAST_NINE, LAST_GONG),
  },
  {
    row: 'gong-pair-or-better',
    value: 'gongPairOrBetter',
    games: ['pai-gow-tiles'],
    charts: 'B',
    holds: tilesFrom(LAST_GONG, LAST_PAIR),
  },
  {
    row: 'pair-pair',
    value: 'pairPair',
    games: ['pai-gow-tiles'],
    charts: 'C',
    holds: tilesFrom(LAST_PAIR, LAST_PAIR),
  },
];

/** One card each; those who tie with the bank have another one. */
function warDeal(random: Dice): Deal {
  const seats = seatsFor(random, { game: 'casino-war', most: 8 });
  const shoe = shuffledShoe(random, { decks: 6 });
  const holding = players(seats);
  const piles = dealPiles(random, shoe, [...holding.map(() => 1), 1]);
  const bank = piles.pop() as string[];
  const wars = piles.filter(([own]) => rankOf(own as string) === rankOf(bank[0] as string));
  for (const hand of wars) hand.push(shoe.shift() as string);
  if (wars.length > 0) bank.push(shoe.shift() as string);
  holding.forEach((seat, at) => {
    seat.cards = spelled(piles[at] as string[]);
  });
  return { game: 'casino-war', seats, dealer: { cards: spelled(bank) }, ...flagsOf(random) };
}

function wheelDeal(random: Dice, game: string): Deal {
  const high = (card: string): boolean => 'AKQJT'.includes(rankOf(card));
  switch (game) {
    case 'no-bust-blackjack':
      return blackjackDeal(random, { game, most: 7 }, random.chance(50) ? { first: high } : {});
    case 'california-blackjack':
      return blackjackDeal(
        random,
        { game, most: 7 },
        { jokers: 1, ...(random.chance(50) ? { first: high } : {}) },
      );
    case 'three-card-poker':
      return threeCardDeal(random);
    case 'crazy-4-poker':
      return crazyDeal(random);
    case 'ultimate-texas-holdem':
      return ultimateDeal(random);
    case 'casino-war':
      return warDeal(random);
    case 'pai-gow-tiles':
      return tilesDeal(random, { game, most: 7 });
    default:
      return BACCARAT.some((each) => each === game)
        ? baccaratDeal(random, { game, most: 8 })
        : paiGowDeal(random, { game });
  }
}

const WHEEL_PLAYERS: Allowed = {
  employees: 'never',
  propositionPlayers: false,
  backline: true,
  playerDealer: false,
};

const WHEEL_GAMES = [...new Set(WHEEL.flatMap(({ games }) => games))];

export const prizeWheel: Sheet = {
  activity: 'bay101-prize-wheel',
  question(random) {
    const hands = random.pick('A', 'B', 'C');
    const game = random.pick(...WHEEL_GAMES);
    const rows = WHEEL.filter(
      ({ charts, games }) => charts.includes(hands) && games.includes(game),
    );
    const deal = wheelDeal(random, game);
    if (random.chance(3)) deal.standardDeck = false;
    return {
      activity: 'bay101-prize-wheel',
      offering: {
        options: { hands, wheel: 'plain' },
        values: {
          ...Object.fromEntries(rows.map(({ value }) => [value, random.between(1, 10)])),
          ...(game === 'pai-gow-tiles' ? { tileChart: 'common' } : {}),
        },
      },
      balances: { reserve: '0.00' },
      deal,
    };
  },
  decide(question) {
    const { deal, offering } = question;
    if (deal.tournament || !deal.standardDeck || tableCount(deal) < 2) return [];
    const chart = offering.options['hands'] as string;
    const rows = WHEEL.filter(
      ({ charts, games }) => charts.includes(chart) && games.includes(deal.game),
    );
    return deal.seats
      .filter((seat) => mayWin(seat, WHEEL_PLAYERS) && hasBaseWager(seat))
      .flatMap((seat) =>
        rows
          .filter(({ holds }) => holds(deal, seat.seat))
          .map(({ row, value }) => winOf(seat, row, { count: numberIn(question, value) })),
      );
  },
};

const PAI_GOW_PLAYERS: Allowed = {
  employees: 'off duty and out of uniform',
  propositionPlayers: false,
  backline: true,
  playerDealer: true,
};

function paiGowRow(
  cards: readonly string[],
  chart: string,
): [row: string, value: string] | undefined {
  if (chart !== 'A' && cards.every(isFace)) return ['seven-picture-cards', 'sevenPictureCards'];
  const aces = cards.filter((card) => card === JOKER || rankOf(card) === 'A').length;
  if (chart === 'C' && aces === 5) return ['five-aces', 'fiveAces'];
  return nineHigh(cards) ? ['nine-high', 'nineHigh'] : undefined;
}

/** The one player to whom the hand of a betting position belongs: who sits there and bets, or
 * else who bets behind. */
function ownerOf({ seats }: Deal, number: number): Seat | undefined {
  const bettors = seats.filter((seat) => seat.seat === number && hasBaseWager(seat));
  return bettors.find(({ position }) => position !== 'backline') ?? bettors[0];
}

/** One card of each rank. */
function someNineHigh(random: Dice): (card: string) => boolean {
  const ranks = random.pick('2345789', '2346789', '2345678');
  const cards = [...ranks].map((rank) => `${rank}${random.pick('c', 'd', 'h', 's')}`);
  return (card) => cards.includes(card);
}

export const paiGowBonusHand: Sheet = {
  activity: 'bay101-pai-gow-poker-bonus-hand',
  question(random) {
    const hands = random.pick('A', 'B', 'C');
    const first = random.pick<((card: string) => boolean) | undefined>(
      undefined,
      isFace,
      (card) => card === JOKER || rankOf(card) === 'A',
      someNineHigh(random),
      someNineHigh(random),
    );
    const deal = paiGowDeal(random, { game: random.pick(...PAI_GOW), bankAt: 'either' }, first);
    if (random.chance(3)) deal.standardDeck = false;
    const posted: Record<string, string> = { nineHigh: dollarsWithin(random, 10, 1000) };
    if (hands !== 'A') posted['sevenPictureCards'] = dollarsWithin(random, 10, 20_000);
    if (hands === 'C') posted['fiveAces'] = dollarsWithin(random, 10, 10_000);
    return {
      activity: 'bay101-pai-gow-poker-bonus-hand',
      offering: { options: { hands }, values: posted },
      balances: { reserve: '0.00' },
      deal,
    };
  },
  decide(question) {
    const { deal, offering } = question;
    if (deal.tournament || deal.misdeal || !deal.standardDeck) return [];
    const held = deal.seats.filter(({ position }) => position !== 'backline');
    return held.flatMap(({ seat }) => {
      const owner = ownerOf(deal, seat);
      const hit = paiGowRow(cardsHeld(deal, seat), offering.options['hands'] as string);
      if (owner === undefined || hit === undefined || !mayWin(owner, PAI_GOW_PLAYERS)) return [];
      return [winOf(owner, hit[0], { amount: postedIn(question, hit[1]) })];
    });
  },
};

const TIE_ROWS: Readonly<Record<string, string>> = {
  'seven-tie-four-cards': 'sevenTieFourCards',
  'seven-tie-five-cards': 'sevenTieFiveCards',
  'seven-tie-six-cards': 'sevenTieSixCards',
  'nine-tie-four-cards': 'nineTieFourCards',
  'nine-tie-six-cards': 'nineTieSixCards',
  'suited-tie-four-cards': 'suitedTieFourCards',
  'suited-tie-five-cards': 'suitedTieFiveCards',
  'suited-tie-six-cards': 'suitedTieSixCards',
  'six-of-a-kind-suited': 'sixOfAKindSuited',
  'six-of-a-kind': 'sixOfAKind',
  'four-of-a-kind-suited': 'fourOfAKindSuited',
  'four-of-a-kind': 'fourOfAKind',
};
const CHART_ROWS: Readonly<Record<string, RegExp>> = {
  A: /^(seven|nine)-tie/,
  B: /^suited-tie/,
  C: /of-a-kind/,
};

function baccaratRow(player: string[], banker: string[], chart: string): string | undefined {
  const all = [...player, ...banker];
  const isTie = lastDigit(player) === lastDigit(banker);
  const size = { 4: 'four', 5: 'five', 6: 'six' }[all.length];
  const points = { 7: 'seven', 9: 'nine' }[lastDigit(player)];
  if (chart === 'A') {
    const row = `${points}-tie-${size}-cards`;
    return isTie && row in TIE_ROWS ? row : undefined;
  }
  if (chart === 'B') return isTie && oneSuit(all) ? `suited-tie-${size}-cards` : undefined;
  const one = (cards: readonly string[]): boolean => new Set(cards.map(rankOf)).size === 1;
  const suited = (cards: readonly string[]): string => (oneSuit(cards) ? '-suited' : '');
  if (all.length === 6 && one(all) && allOf(all, 'A2567TJQK')) return `six-of-a-kind${suited(all)}`;
  const firstFour = [...player.slice(0, 2), ...banker.slice(0, 2)];
  if (one(firstFour) && allOf(firstFour, '3489')) return `four-of-a-kind${suited(firstFour)}`;
  return undefined;
}

const BACCARAT_PLAYERS: Allowed = {
  employees: 'off duty',
  propositionPlayers: false,
  backline: true,
  playerDealer: true,
  bettors: true,
};

export const baccaratBonusHand: Sheet = {
  activity: 'bay101-baccarat-bonus-hand',
  question(random) {
    const hands = random.pick('A', 'B', 'C');
    const shares = random.pick('A', 'B', 'C');
    const suit = random.pick('c', 'd', 'h', 's');
    const rank = random.pick(...'A23456789TJQK');
    const first = random.pick<((card: string) => boolean) | undefined>(
      undefined,
      (card) => suitOf(card) === suit,
      (card) => rankOf(card) === rank,
      (card) => card === `${rank}${suit}`,
    );
    const game = random.pick(
      ...BACCARAT,
      'golden-frog-baccarat-2-1',
      'twenty-first-century-baccarat-4',
      'twenty-first-century-baccarat-8',
    );
    const rows = Object.keys(TIE_ROWS).filter((row) => CHART_ROWS[hands]?.test(row));
    const posted = rows.map((row) => [
      TIE_ROWS[row],
      random.pick('599.00', '600.00', '599.99', dollarsWithin(random, 5, 500_000)),
    ]);
    return {
      activity: 'bay101-baccarat-bonus-hand',
      offering: {
        options: { hands, shares },
        values: {
          ...Object.fromEntries(posted),
          ...(shares === 'A' ? {} : { chip: random.pick('0.01', '1.00', '5.00') }),
        },
      },
      balances: { reserve: someDollars(random, 0, 99_999) },
      deal: baccaratDeal(random, { game, most: 8 }, first),
    };
  },
  decide(question) {
    const { deal, offering } = question;
    const { hands, shares } = offering.options as { hands: string; shares: string };
    const bank = bankOf(deal.seats);
    if (deal.tournament || tableCount(deal) < 2 || (bank !== undefined && bank.fee !== true))
      return [];
    const row = baccaratRow(cardsIn(deal.player), cardsIn(deal.banker), hands);
    if (row === undefined) return [];
    const prize = postedIn(question, TIE_ROWS[row] as string);
    const winners = deal.seats.filter(
      (seat) => mayWin(seat, BACCARAT_PLAYERS) && seat.fee === true,
    );
    const isShared = shares === 'C' || (shares === 'B' && prize >= 60_000n);
    if (!isShared) return winners.map((seat) => winOf(seat, row, { amount: prize }));
    const chip = postedIn(question, 'chip');
    const count = BigInt(winners.length);
    return winners.map((seat) =>
      winOf(seat, row, { share: 'table', amount: madeUp(prize, count, chip) }),
    );
  },
};

/** An even part, made up to a whole chip where several divide. */
const madeUp = (prize: bigint, count: bigint, chip: bigint): bigint =>
  count === 1n ? prize : ((prize + count * chip - 1n) / (count * chip)) * chip;
