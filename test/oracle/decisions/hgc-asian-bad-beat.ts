// Hawaiian Gardens, CA/Asian Progressive Bad Beat (GEGA-002323).
import { LAST_PAIR, placeOf, WOODPILE } from '../pai-gow-tiles.ts';
import { bankOf, players, seatsFor } from './banked.ts';
import { flagsOf } from './dealing.ts';
import {
  cardsIn,
  countOf,
  FIVES,
  lastDigit,
  oneColor,
  oneSuit,
  RANKS,
  type Ranked,
  rankOf,
  ranksAre,
  SUITS,
} from './hands.ts';
import { type Front, isWild, nineHigh, paiGowFive, paiGowFront, someSetting } from './pai-gow.ts';
import { type Allowed, cardsHeld, hasBaseWager, mayWin } from './people.ts';
import {
  type Deal,
  type Dice,
  meterIn,
  type Question,
  type Seat,
  type Sheet,
  someDollars,
  type Win,
  winOf,
} from './record.ts';

const PLAYERS: Allowed = {
  employees: 'off duty and out of uniform',
  propositionPlayers: false,
  backline: false,
  playerDealer: true,
  bettors: true,
};

/** A hand that loses to another one, and the rows for which that counts. */
interface Beat {
  readonly loser: Seat;
  readonly winner: Seat;
  readonly row: string;
}

/** The rows of a losing hand beside the winning one, the most specific first. */
type RowsOf = (deal: Deal, loser: Seat, winner: Seat, option: string) => string[];

interface PaiGowSet {
  readonly front: Front;
  readonly back: Ranked;
}

function setOf(deal: Deal, { front, back }: Seat): PaiGowSet {
  const wild = isWild(deal.game);
  return {
    front: paiGowFront(cardsIn(front), wild),
    back: paiGowFive(cardsIn(back), wild),
  };
}

const frontScore = ({ isPair, high, low }: Front): number => (isPair ? 1000 : 0) + high * 20 + low;

/** Whether a player wins or loses against the bank; copies are the bank's. */
function paiGowResult(player: PaiGowSet, bank: PaiGowSet): 'win' | 'lose' | 'push' {
  const winsFront = frontScore(player.front) > frontScore(bank.front);
  const winsBack = player.back.score > bank.back.score;
  if (winsFront !== winsBack) return 'push';
  return winsFront ? 'win' : 'lose';
}

const threesFrom = ({ name, order }: Ranked, rank: string): boolean =>
  FIVES.indexOf(name) > FIVES.indexOf('three of a kind') ||
  (name === 'three of a kind' && (order[0] as number) >= RANKS.indexOf(rank));

const paiGowRows: RowsOf = (deal, loser, winner, option) => {
  const { front, back } = setOf(deal, loser);
  const beater = setOf(deal, winner).back;
  const rows: string[] = [];
  const isJacks = front.isPair && front.high >= RANKS.indexOf('J') && threesFrom(back, 'T');
  if (option !== '2' && isJacks) rows.push('jacks-before-tens-beaten');
  if (option === '2' && front.isPair && threesFrom(back, '8')) {
    rows.push('pair-before-eights-beaten');
  }
  const isLow = beater.name === 'high card' && (beater.order[0] as number) <= RANKS.indexOf('K');
  if (option !== '1' && nineHigh(cardsHeld(deal, loser.seat)) && isLow)
    rows.push('nine-high-beaten');
  return rows;
};

function sixesRows(sixes: readonly string[], threes: readonly string[], option: string): string[] {
  if (!ranksAre(sixes, '666') || !ranksAre(threes, '333')) return [];
  const isColored = oneColor(sixes);
  const rows: string[] = [];
  if (option !== '3' && isColored && oneColor(threes)) {
    rows.push('sixes-of-one-color-beaten-by-threes-of-one-color');
  }
  if (option === '3' && isColored) rows.push('sixes-of-one-color-beaten-by-threes');
  if (option !== '1') rows.push('sixes-beaten-by-threes');
  return rows;
}

const panRows: RowsOf = (deal, loser, winner, option) =>
  sixesRows(cardsHeld(deal, loser.seat), cardsHeld(deal, winner.seat), option);

const blackjackRows: RowsOf = (deal, loser, winner, option) => {
  const [lost, won] = [cardsHeld(deal, loser.seat), cardsHeld(deal, winner.seat)];
  if (!ranksAre(lost, '23456')) return [];
  const isHearts = won.length === 2 && won.every((card) => card === 'Ah');
  const is21 = countOf(won) === 21 || isHearts;
  if (option === '1' && is21) return ['two-to-six-beaten-by-21'];
  if (option === '2' && is21 && oneSuit(lost)) return ['two-to-six-suited-beaten-by-21'];
  return option === '3' && ranksAre(won, '777') ? ['two-to-six-beaten-by-sevens'] : [];
};

/** The places of the two hands as set, the lower first. */
function tilesSet({ front, back }: Seat): readonly [low: number, high: number] {
  const [one, other] = [front, back].map((place) => {
    const [a, b] = cardsIn(place) as [string, string];
    return placeOf(a, b);
  }) as [number, number];
  return [Math.max(one, other), Math.min(one, other)];
}

const EIGHTH = 7;

const tilesRows: RowsOf = (_, loser, __, option) => {
  const [low] = tilesSet(loser);
  const rows: string[] = [];
  if (option !== '2' && low <= LAST_PAIR) rows.push('pair-pair-beaten');
  if (option !== '1' && low <= EIGHTH) rows.push('eighth-in-front-beaten');
  return rows;
};

type Result = (deal: Deal, player: Seat, bank: Seat) => 'win' | 'lose' | 'push';

const byScore = (player: number, bank: number): 'win' | 'lose' | 'push' =>
  player === bank ? 'push' : player > bank ? 'win' : 'lose';

/** Over 21 is nothing; two aces of hearts beat all, and 21 of two cards other 21s. */
function blackjackScore(cards: readonly string[]): number {
  if (cards.length === 2 && cards.every((card) => card === 'Ah')) return 23;
  const count = countOf(cards);
  if (count === 21 && cards.length === 2) return 22;
  return count > 21 ? 0 : count;
}

const tilesResult: Result = (_, player, bank) => {
  const [mine, theirs] = [tilesSet(player), tilesSet(bank)];
  const [winsLow, winsHigh] = [mine[0] < theirs[0], mine[1] < theirs[1]];
  if (winsLow !== winsHigh) return 'push';
  return winsLow ? 'win' : 'lose';
};

const FAMILIES: Readonly<Record<string, { result: Result; rows: RowsOf }>> = {
  'pai-gow': {
    result: (deal, player, bank) => paiGowResult(setOf(deal, player), setOf(deal, bank)),
    rows: paiGowRows,
  },
  pan: {
    result: (deal, player, bank) =>
      byScore(lastDigit(cardsHeld(deal, player.seat)), lastDigit(cardsHeld(deal, bank.seat))),
    rows: panRows,
  },
  blackjack: {
    result(deal, player, bank) {
      const [mine, theirs] = [cardsHeld(deal, player.seat), cardsHeld(deal, bank.seat)];
      const isBust = countOf(mine) > 21 && blackjackScore(mine) === 0;
      return isBust ? 'lose' : byScore(blackjackScore(mine), blackjackScore(theirs));
    },
    rows: blackjackRows,
  },
  tiles: { result: tilesResult, rows: tilesRows },
};

const familyOf = (game: string): string => {
  if (game === 'pai-gow-tiles') return 'tiles';
  if (game === 'blackjack-poker') return 'blackjack';
  return game === 'pan-9' ? 'pan' : 'pai-gow';
};

/** Every player against the bank, and the bank against every player. */
function beatsOf(deal: Deal, option: string): Beat[] {
  const bank = bankOf(deal.seats) as Seat;
  const { result, rows } = FAMILIES[familyOf(deal.game)] as (typeof FAMILIES)[string];
  return players(deal.seats).flatMap((player) => {
    const how = result(deal, player, bank);
    if (how === 'push') return [];
    const [loser, winner] = how === 'lose' ? [player, bank] : [bank, player];
    const row = rows(deal, loser, winner, option)[0];
    return row === undefined ? [] : [{ loser, winner, row }];
  });
}

const PARTS: Readonly<Record<string, readonly [winning: bigint, losing: bigint, table: bigint]>> = {
  1: [20n, 60n, 20n],
  2: [25n, 50n, 25n],
  3: [20n, 40n, 40n],
};

type Hand = Partial<Pick<Seat, 'cards' | 'front' | 'back' | 'tiles'>>;
type Pair = readonly [loser: Hand, winner: Hand];

const suited = (random: Dice, ranks: string): string[] => {
  const used = new Set<string>();
  return [...ranks].map((rank) => {
    let card = '';
    do card = rank + random.pick(...SUITS);
    while (used.has(card));
    used.add(card);
    return card;
  });
};

/** Two hands of pai gow poker of one deck, as they are set. */
function paiGowPair(random: Dice): Pair {
  if (random.chance(40)) {
    const deck = random.shuffle([...SUITS]);
    const of = (ranks: string, from: number): string[] =>
      [...ranks].map((rank, at) => rank + (deck[(from + at) % 4] as string));
    const lost = of(random.pick('9876432', '9875432'), 0);
    const won = of(random.pick('KJT8642', 'KQT8532', 'QT98642', 'AQT8642'), 1).sort(
      (a, b) => RANKS.indexOf(rankOf(b)) - RANKS.indexOf(rankOf(a)),
    );
    const set = (cards: readonly string[]): Hand => ({
      front: cards.slice(1, 3).join(' '),
      back: [...cards.slice(0, 1), ...cards.slice(3)].join(' '),
    });
    return [set(lost), set(won)];
  }
  const [a, b, c, d, e, f] = random.shuffle([...'789TJQKA']) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const hand = (pair: string, three: string): Hand => {
    const [h, i] = random.shuffle([...SUITS]);
    const [j, k, l] = random.shuffle([...SUITS]);
    return {
      front: `${pair}${h} ${pair}${i}`,
      back: [`${three}${j}`, `${three}${k}`, `${three}${l}`].join(' '),
    };
  };
  const [lost, won] = [hand(a, b), hand(c, d)];
  const rest = suited(random, `${e}${f}${e}${f}`);
  return [
    { ...lost, back: `${lost.back} ${rest.slice(0, 2).join(' ')}` },
    { ...won, back: `${won.back} ${rest.slice(2).join(' ')}` },
  ];
}

function blackjackPair(random: Dice): Pair {
  const suit = random.pick(...SUITS);
  const lost = [...'23456'].map(
    (rank) => rank + (random.chance(60) ? suit : random.pick(...SUITS)),
  );
  const won = random.pick(
    suited(random, '777'),
    suited(random, 'AK'),
    suited(random, 'T92'),
    ['Ah', 'Ah'],
    suited(random, 'K9'),
    suited(random, 'KQ'),
  );
  return [{ cards: random.shuffle(lost).join(' ') }, { cards: won.join(' ') }];
}

const threeAlike = (random: Dice, rank: string): string[] => {
  const suits = random.pick('dh', 'cs', 'cdhs');
  return [0, 1, 2].map(() => rank + random.pick(...suits));
};

function tilesPair(random: Dice): Pair {
  const pairs = random
    .shuffle(
      '42-21 66-66 11-11 44-44 31-31 55-55 33-33 22-22 65-65 64-64 61-61 51-51 63-54'.split(' '),
    )
    .map((pair) => pair.replace('-', ' '));
  const [a, b, c, d] = pairs as [string, string, string, string];
  return [
    { tiles: `${a} ${b}`, front: a, back: b },
    { tiles: `${c} ${d}`, front: c, back: d },
  ];
}

const GAMES = [
  'pai-gow-poker',
  'jokers-wild-pai-gow-poker',
  'pan-9',
  'blackjack-poker',
  'pai-gow-tiles',
] as const;

const pairOf = (random: Dice, game: string): Pair => {
  if (game === 'pan-9') {
    const [six, three] = [threeAlike(random, '6'), threeAlike(random, '3')];
    return [{ cards: six.join(' ') }, { cards: three.join(' ') }];
  }
  if (game === 'blackjack-poker') return blackjackPair(random);
  return game === 'pai-gow-tiles' ? tilesPair(random) : paiGowPair(random);
};

/** A hand for a seat that has no part in what was planted. */
function otherHand(random: Dice, game: string, left: string[]): Hand {
  const take = (count: number): string[] => left.splice(0, count);
  if (game === 'pai-gow-tiles') {
    const four = take(4);
    return {
      tiles: four.join(' '),
      front: four.slice(0, 2).join(' '),
      back: four.slice(2).join(' '),
    };
  }
  if (game === 'pan-9') return { cards: take(3).join(' ') };
  if (game === 'blackjack-poker') return { cards: take(random.pick(2, 3)).join(' ') };
  const { front, back } = someSetting(random, take(7), isWild(game));
  return { front: front.join(' '), back: back.join(' ') };
}

/** Everything that was not planted, shuffled. */
function leftOf(random: Dice, game: string, planted: Pair): string[] {
  const used = planted.flatMap(({ cards, front, back, tiles }) =>
    cardsIn(tiles ?? cards ?? `${front} ${back}`),
  );
  const left =
    game === 'pai-gow-tiles'
      ? [...WOODPILE]
      : [...(game === 'pan-9' ? 'A23456JQK' : RANKS)].flatMap((rank) =>
          [...SUITS].map((suit) => rank + suit),
        );
  for (const piece of used) if (left.includes(piece)) left.splice(left.indexOf(piece), 1);
  return random.shuffle(left);
}

/** A bank and players, one of whom beats the other for the most part. */
function beatDeal(random: Dice): Deal {
  const game = random.pick(...GAMES);
  const seats = seatsFor(random, { game, most: 6 });
  const bank = bankOf(seats);
  if (bank === undefined) return beatDeal(random);
  const planted = pairOf(random, game);
  const left = leftOf(random, game, planted);
  const [loser, winner] = random.shuffle([bank, random.pick(...players(seats))]) as [Seat, Seat];
  for (const seat of seats.filter(({ position }) => position !== 'backline')) {
    const own = seat === loser ? planted[0] : seat === winner ? planted[1] : undefined;
    Object.assign(seat, own ?? otherHand(random, game, left));
  }
  return { game, seats, ...flagsOf(random) };
}

const LINES = ['baccarat', 'ez-baccarat-panda-8', 'fortune-7-baccarat'] as const;

function linesDeal(random: Dice): Deal {
  const game = random.pick(...LINES);
  const seats = seatsFor(random, { game, most: 8 });
  if (bankOf(seats) === undefined) return linesDeal(random);
  const lines = random.shuffle([threeAlike(random, '6'), threeAlike(random, '3')]);
  const [player, banker] = random.chance(85) ? lines : [lines[0], threeAlike(random, 'K')];
  return {
    game,
    seats,
    player: (player as string[]).join(' '),
    banker: (banker as string[]).join(' '),
    ...flagsOf(random),
  };
}

/** Equal parts: those of proposition players stay in the fund, others who may not win are not
 * counted. */
function shared(
  seats: readonly Seat[],
  row: string,
  { share, amount }: { share: string; amount: bigint },
): Win[] {
  const counted = seats.filter((seat) =>
    seat.person === 'tpp' ? hasBaseWager(seat) : mayWin(seat, PLAYERS),
  );
  return counted
    .filter((seat) => mayWin(seat, PLAYERS))
    .map((seat) => winOf(seat, row, { share, amount: amount / BigInt(counted.length) }));
}

function linesWon(question: Question, option: string): Win[] {
  const { deal } = question;
  const [player, banker] = [cardsIn(deal.player), cardsIn(deal.banker)];
  const row = [...sixesRows(player, banker, option), ...sixesRows(banker, player, option)][0];
  if (row === undefined) return [];
  const seated = deal.seats.filter(({ position }) => position !== 'backline');
  return shared(seated, `${row}-line`, { share: 'table', amount: meterIn(question) });
}

export const asianBadBeat: Sheet = {
  activity: 'hgc-ca-asian-progressive-bad-beat',
  question(random) {
    const deal = random.chance(75) ? beatDeal(random) : linesDeal(random);
    // One player alone may pay or not; with more of them the player-dealer pays.
    const isAlone = players(deal.seats).length === 1;
    for (const seat of deal.seats) {
      seat.fee = { fee: isAlone ? random.chance(70) : true, playerDealerFee: !isAlone };
    }
    const hands = random.pick('1', '2', '3');
    return {
      activity: 'hgc-ca-asian-progressive-bad-beat',
      offering: {
        options: { hands, shares: random.pick('1', '2', '3') },
        values: deal.game === 'pai-gow-tiles' && hands !== '1' ? { tileChart: 'common' } : {},
      },
      balances: { meter: someDollars(random, 10, 99_999), reserve: someDollars(random, 0, 9999) },
      deal,
    };
  },
  decide(question) {
    const { deal, offering } = question;
    const { hands, shares } = offering.options as { hands: string; shares: string };
    const playing = players(deal.seats);
    const hasPaid = ({ fee }: Seat): boolean => typeof fee === 'object' && fee['fee'] === true;
    const isUnpaid = playing.length === 1 && !playing.some(hasPaid);
    if (deal.tournament || isUnpaid) return [];
    if (deal.player !== undefined) return linesWon(question, hands);
    const beats = beatsOf(deal, hands);
    const row = beats[0]?.row;
    if (row === undefined) return [];
    const losers = [...new Set(beats.map(({ loser }) => loser))];
    const winners = [...new Set(beats.map(({ winner }) => winner))];
    const others = deal.seats.filter(
      (seat) => seat.position !== 'backline' && ![...losers, ...winners].includes(seat),
    );
    const [winning, losing, table] = PARTS[shares] as readonly [bigint, bigint, bigint];
    const of = (percent: bigint): bigint => (meterIn(question) * percent) / 100n;
    return [
      ...shared(losers, row, { share: 'losing-hand', amount: of(losing) }),
      ...shared(winners, row, { share: 'winning-hand', amount: of(winning) }),
      ...shared(others, row, { share: 'table', amount: of(table) }),
    ];
  },
};
