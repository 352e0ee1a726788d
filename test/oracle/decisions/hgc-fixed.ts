// Hawaiian Gardens, fixed prizes and tickets at the tables of California games: Fast Cash
// (GEAR-001092), Cash in a Flash, Shuffle Master Classic (GEGA-004551), Paid Collection Rate for a
// Year, Blackjack Poker Car Drawing.
import { slowHomeRun } from '../predicates-thirteen-card.ts';
import {
  baccaratDeal,
  blackjackDeal,
  caribbeanDeal,
  panDeal,
  threeCardDeal,
  ultimateDeal,
} from './banked.ts';
import { someRun } from './dealing.ts';
import {
  allOf,
  bestFive,
  cardsIn,
  countOf,
  fiveOf,
  isAtLeast,
  isFace,
  JOKER,
  lastDigit,
  oneColor,
  oneSuit,
  RANKS,
  rankIn,
  rankOf,
  ranksAre,
} from './hands.ts';
import { isWild, paiGowDeal, paiGowFive, paiGowFront } from './pai-gow.ts';
import {
  type Allowed,
  cardsHeld,
  dealerCards,
  handCount,
  hasBaseWager,
  mayWin,
  seatOfHand,
  tableCount,
} from './people.ts';
import {
  type Deal,
  type Dice,
  isRead,
  meterIn,
  type Question,
  type Seat,
  type Sheet,
  someDollars,
  someReadings,
  type Win,
  winOf,
} from './record.ts';
import { rowsOf, thirteenDeal } from './thirteen.ts';

type First = ((card: string) => boolean) | undefined;

const asked = (random: Dice, activity: string, deal: Deal): Question => ({
  activity,
  offering: { options: {}, values: {} },
  balances: { reserve: someDollars(random, 0, 9999) },
  deal,
});

const FAST: Allowed = {
  employees: 'off duty and out of uniform',
  propositionPlayers: true,
  backline: false,
  playerDealer: false,
};

const PAI_GOW = ['pai-gow-poker', 'fortune-pai-gow-poker', 'jokers-wild-pai-gow-poker'] as const;
const LINES = ['ez-baccarat-panda-8', 'fortune-7-baccarat'] as const;

function fastPaiGow(cards: readonly string[], meter: bigint): [string, bigint][] {
  const naturals = cards.filter((card) => card !== JOKER);
  const hits: [string, bigint][] = [];
  if (naturals.length === 7 && cards.every(isFace)) hits.push(['seven-face-cards', meter]);
  if (bestFive(naturals).name === 'royal flush') hits.push(['natural-royal-flush', 80_000n]);
  if (naturals.length === 7 && oneSuit(cards)) hits.push(['natural-seven-card-flush', 50_000n]);
  const aces = naturals.filter((card) => rankOf(card) === 'A').length;
  if (aces === 4) hits.push(['natural-four-aces', 50_000n]);
  return hits;
}

function fastBlackjack(cards: readonly string[]): [string, bigint][] {
  if (countOf(cards) !== 21) return [];
  if (cards.length >= 8) return [['eight-plus-card-21', 100_000n]];
  if (cards.length === 7) return [['seven-card-21', 60_000n]];
  if (!ranksAre(cards, '777')) return [];
  if (oneSuit(cards)) return [['three-sevens-one-suit', 60_000n]];
  return oneColor(cards) ? [['three-sevens-one-color', 30_000n]] : [];
}

function fastLines(player: readonly string[], banker: readonly string[]): [string, bigint][] {
  const all = [...player, ...banker];
  if (all.length === 6 && all.every(isFace)) {
    return [oneColor(all) ? ['six-face-cards-one-color', 100_000n] : ['six-face-cards', 40_000n]];
  }
  const isRun = ranksAre(player, 'A23') && ranksAre(banker, 'A23');
  return isRun ? [['ace-two-three-in-both-lines', 60_000n]] : [];
}

function fastDeal(random: Dice, game: string): Deal {
  const table = { game, most: 7 };
  if (LINES.some((each) => each === game)) {
    const first = random.pick<First>(
      undefined,
      isFace,
      (card) => isFace(card) && 'dh'.includes(card.charAt(1)),
      (card) => 'A23'.includes(rankOf(card)),
    );
    return baccaratDeal(random, table, first);
  }
  if (game === 'blackjack-poker') {
    const first = random.pick<First>(
      undefined,
      (card) => 'A2'.includes(rankOf(card)),
      (card) => rankOf(card) === '7',
      (card) => rankOf(card) === '7' && 'cs'.includes(card.charAt(1)),
    );
    return blackjackDeal(random, table, first === undefined ? {} : { first });
  }
  const suit = random.pick('c', 'd', 'h', 's');
  const first = random.pick<First>(
    undefined,
    isFace,
    (card) => rankOf(card) === 'A' || card === JOKER,
    (card) => card.endsWith(suit),
    someRun(random, 5),
  );
  return paiGowDeal(random, { game }, first);
}

export const fastCash: Sheet = {
  activity: 'hgc-fast-cash-jackpots',
  question(random) {
    const game = random.pick(...PAI_GOW, 'blackjack-poker', ...LINES);
    const deal = fastDeal(random, game);
    return {
      ...asked(random, 'hgc-fast-cash-jackpots', deal),
      offering: {
        options: {},
        values: {},
        settings: someReadings(random, { fixedPrizesTo: 'each-at-table' }),
      },
      balances: { meter: someDollars(random, 1000, 30_000), reserve: someDollars(random, 0, 9999) },
    };
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament || tableCount(deal) < 2) return [];
    const lines = fastLines(cardsIn(deal.player), cardsIn(deal.banker));
    const hitsOf = (seat: Seat): [string, bigint][] => {
      if (deal.player !== undefined) return lines;
      const cards = cardsHeld(deal, seat.seat);
      return deal.game === 'blackjack-poker'
        ? fastBlackjack(cards)
        : fastPaiGow(cards, meterIn(question));
    };
    const share = deal.player === undefined ? 'hand' : 'table';
    const inIt = deal.seats.filter((seat) => mayWin(seat, FAST) && hasBaseWager(seat));
    const own = inIt.flatMap((seat) =>
      hitsOf(seat).map(([row, amount]) => winOf(seat, row, { share, amount })),
    );
    if (share === 'table' || !isRead(question, 'fixedPrizesTo', 'each-at-table')) return own;
    // The fixed prizes of a hand go to each of the others who are eligible as well.
    const others = deal.seats
      .filter(({ position }) => position === 'seated')
      .flatMap((holder) =>
        hitsOf(holder)
          .filter(([row]) => row !== 'seven-face-cards')
          .flatMap(([row, amount]) =>
            inIt
              .filter(({ seat }) => seat !== holder.seat)
              .map((seat) => winOf(seat, row, { share: 'table', amount })),
          ),
      );
    return [...own, ...others];
  },
};

const FLASH: Allowed = {
  employees: 'always',
  propositionPlayers: false,
  backline: true,
  playerDealer: true,
  bettors: true,
};

function flashRow(deal: Deal, seat: Seat): string | undefined {
  const holder = seatOfHand(deal, seat.seat);
  const cards = cardsHeld(deal, seat.seat);
  switch (deal.game) {
    case 'blackjack-poker':
    case 'hawaiian-blackjack':
      return cards.slice(0, 2).every((card) => card === 'Ah') ? 'aces-of-hearts' : undefined;
    case 'pan-9':
      return allOf(cards.slice(0, 3), '3') && oneColor(cards.slice(0, 3))
        ? 'three-threes-one-color'
        : undefined;
    case 'thirteen-card': {
      const others = deal.seats.filter((each) => each !== holder).map(rowsOf);
      return slowHomeRun(rowsOf(holder), others) >= 17 ? 'home-run' : undefined;
    }
    default: {
      const wild = isWild(deal.game);
      const [front, back] = [cardsIn(holder.front), cardsIn(holder.back)];
      const holds =
        front.length === 2 &&
        ![...front, ...back].includes(JOKER) &&
        paiGowFront(front, wild).isPair &&
        isAtLeast(paiGowFive(back, wild), 'full house');
      if (!holds) return undefined;
      return wild ? 'jokers-wild-pair-and-full-house' : 'pai-gow-pair-and-full-house';
    }
  }
}

function flashDeal(random: Dice): Deal {
  const game = random.pick(
    'thirteen-card',
    'pai-gow-poker',
    'jokers-wild-pai-gow-poker',
    'hawaiian-blackjack',
    'blackjack-poker',
    'pan-9',
  );
  if (game === 'thirteen-card') return thirteenDeal(random);
  if (game === 'pan-9') {
    const first = random.pick<First>(undefined, (card) => rankOf(card) === '3');
    return panDeal(random, { game, most: 7 }, first);
  }
  if (game.endsWith('blackjack') || game === 'blackjack-poker') {
    const first = random.pick<First>(undefined, (card) => card === 'Ah');
    const jokers = game === 'hawaiian-blackjack' ? 2 : 0;
    return blackjackDeal(
      random,
      { game, most: 7 },
      { jokers, ...(first === undefined ? {} : { first }) },
    );
  }
  const ranks = random
    .shuffle([...'23456789TJQKA'])
    .slice(0, 3)
    .join('');
  const first = random.pick<First>(undefined, (card) => ranks.includes(rankOf(card)));
  return paiGowDeal(random, { game }, first);
}

export const cashInAFlash: Sheet = {
  activity: 'hgc-cash-in-a-flash',
  question: (random) => asked(random, 'hgc-cash-in-a-flash', flashDeal(random)),
  decide(question) {
    const { deal } = question;
    if (handCount(deal) < 3) return [];
    return deal.seats
      .filter((seat) => mayWin(seat, FLASH) && seat.fee === true)
      .flatMap((seat) => {
        const row = flashRow(deal, seat);
        return row === undefined ? [] : [winOf(seat, row, { amount: 50_000n })];
      });
  },
};

const CLASSIC: Allowed = {
  employees: 'never',
  propositionPlayers: false,
  backline: false,
  playerDealer: true,
  bettors: true,
};

/** Six cards of one suit in a row; an ace may stand below the 2. */
function isSixCardStraightFlush(cards: readonly string[]): boolean {
  const runs = [
    cards.map(rankIn),
    cards.map((card) => (rankOf(card) === 'A' ? -1 : rankIn(card))),
  ].map((ranks) => ranks.sort((a, b) => a - b));
  const isRun = (ranks: readonly number[]): boolean =>
    ranks.every((rank, at) => rank === (ranks[0] as number) + at);
  return cards.length === 6 && oneSuit(cards) && runs.some(isRun);
}

function classicRow(deal: Deal, seat: Seat): string | undefined {
  const cards = cardsHeld(deal, seat.seat);
  if (deal.game === 'three-card-poker') {
    const isPlayer = seat.position === 'seated';
    const six = [...cards, ...dealerCards(deal)];
    return isPlayer && isSixCardStraightFlush(six) ? 'six-card-straight-flush' : undefined;
  }
  const five =
    deal.game === 'caribbean-stud' ? cards : [...cards, ...cardsIn(deal.board).slice(0, 3)];
  if (fiveOf(five).name !== 'royal flush') return undefined;
  return deal.game === 'caribbean-stud' ? 'royal-flush' : 'royal-flush-of-first-five';
}

export const shuffleMaster: Sheet = {
  activity: 'hgc-shuffle-master-classic-qualifier',
  question(random) {
    const dealing = random.pick(threeCardDeal, caribbeanDeal, ultimateDeal);
    const suit = random.pick('c', 'd', 'h', 's');
    const low = random.below(8);
    const ranks = dealing === threeCardDeal ? RANKS.slice(low, low + 6) : 'AKQJT';
    const first = (card: string): boolean => ranks.includes(rankOf(card)) && card.endsWith(suit);
    const deal = dealing(random, { first, most: random.pick(2, 2, 6) });
    return asked(random, 'hgc-shuffle-master-classic-qualifier', deal);
  },
  decide({ deal }) {
    if (deal.tournament || handCount(deal) < 2) return [];
    return deal.seats
      .filter((seat) => mayWin(seat, CLASSIC))
      .flatMap((seat): Win[] => {
        const row = classicRow(deal, seat);
        return row === undefined ? [] : [winOf(seat, row, { share: 'entry', amount: 100_000n })];
      });
  },
};

const ANYBODY: Allowed = {
  employees: 'always',
  propositionPlayers: true,
  backline: true,
  playerDealer: true,
  bettors: true,
};

const areSuitedAces = ([one, other]: readonly string[]): boolean =>
  one?.startsWith('A') === true && one === other;

const acesDeal = (random: Dice): Deal => {
  const suits = random.pick('h', 'cs', 'cdhs');
  const first = random.pick<First>(
    undefined,
    (card) => rankOf(card) === 'A' && suits.includes(card.charAt(1)),
  );
  return blackjackDeal(
    random,
    { game: 'blackjack-poker', most: 7 },
    first === undefined ? {} : { first },
  );
};

export const paidCollection: Sheet = {
  activity: 'hgc-paid-collection-year',
  question(random) {
    const deal = random.pick(
      acesDeal,
      (dice: Dice) => panDeal(dice, { game: 'pan-9', most: 7 }),
      (dice: Dice) => paiGowDeal(dice, { game: 'pai-gow-poker' }),
    )(random);
    return asked(random, 'hgc-paid-collection-year', deal);
  },
  decide({ deal }) {
    const holds = (seat: Seat): string | undefined => {
      const holder = seatOfHand(deal, seat.seat);
      if (deal.game === 'blackjack-poker') {
        const two = cardsHeld(deal, seat.seat).slice(0, 2);
        return areSuitedAces(two) ? 'suited-aces' : undefined;
      }
      if (deal.game === 'pan-9') {
        const isNine = lastDigit(dealerCards(deal).slice(0, 3)) === 9;
        return seat.position === 'player-dealer' && isNine ? 'bank-dealt-nine' : undefined;
      }
      const [front, back] = [cardsIn(holder.front), cardsIn(holder.back)];
      const isHand =
        front.length === 2 &&
        paiGowFront(front, false).isPair &&
        isAtLeast(paiGowFive(back, false), 'two pair');
      return isHand ? 'pair-and-two-pair' : undefined;
    };
    return deal.seats
      .filter((seat) => mayWin(seat, ANYBODY))
      .flatMap((seat) => {
        const row = holds(seat);
        return row === undefined ? [] : [winOf(seat, row, { count: 1 })];
      });
  },
};

export const blackjackCar: Sheet = {
  activity: 'hgc-blackjack-poker-car-drawing',
  question(random) {
    const deal = acesDeal(random);
    if (random.chance(80)) deal.limit = random.pick('$5', '$10', '$25', '$5 to $50', '$10 to $100');
    const question = asked(random, 'hgc-blackjack-poker-car-drawing', deal);
    return { ...question, offering: { options: {}, values: { carWorth: '25000.00' } } };
  },
  decide({ deal }) {
    const least = Number(/\d+/.exec(deal.limit ?? '$5')?.[0]);
    const [row, count] = least >= 10 ? ['suited-aces-at-ten-dollars', 2] : ['suited-aces', 1];
    return deal.seats
      .filter((seat) => mayWin(seat, { ...ANYBODY, employees: 'never' }))
      .filter(({ seat }) => areSuitedAces(cardsHeld(deal, seat).slice(0, 2)))
      .map((seat) => winOf(seat, row as string, { count: count as number }));
  },
};
