// Hawaiian Gardens, poker: Pocket Aces Cracked (GEGA-004634), Royal Flush on the Flop (GEAR-001087),
// Three of a Kind on the Flop (GEAR-001123), Four of a Kind Poker, the share options of the poker
// jackpot, High Hand Happy Hours (GEGA-004490) and Splash Pot (GEAR-001202).
import { cardsOf } from '#cards';
import { aceToFive, bestKey, compareKeys, deuceToSeven, type Key } from '../poker.ts';
import {
  bestFive,
  bestWith,
  cardsIn,
  choose,
  FIVES,
  type Five,
  fiveOf,
  isAtLeast,
  JOKER,
  RANKS,
  type Ranked,
  rankOf,
  SUITS,
} from './hands.ts';
import { type Allowed, mayWin } from './people.ts';
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
  shownDownSeats,
  someBeat,
  someBoard,
} from './poker.ts';
import {
  type Deal,
  type Dice,
  dollarsWithin,
  meterIn,
  postedIn,
  type Question,
  type Seat,
  type Sheet,
  someDollars,
  type Win,
  winOf,
} from './record.ts';

type First = ((card: string) => boolean) | undefined;

const EVERYBODY: Allowed = {
  employees: 'always',
  propositionPlayers: true,
  backline: false,
  playerDealer: true,
};
const OUT_OF_UNIFORM: Allowed = { ...EVERYBODY, employees: 'off duty and out of uniform' };

const asked = (
  random: Dice,
  activity: string,
  { deal, values }: { deal: Deal; values: Question['offering']['values'] },
): Question => ({
  activity,
  offering: { options: {}, values },
  balances: { reserve: someDollars(random, 0, 9999) },
  deal,
});

export const pocketAces: Sheet = {
  activity: 'hgc-pocket-aces-cracked',
  question(random) {
    const first = random.pick<First>(
      undefined,
      (card) => rankOf(card) === 'A',
      (card) => 'AKQ'.includes(rankOf(card)),
    );
    const deal = pokerDeal(random, random.pick('texas-holdem', 'no-limit-holdem'), {
      first,
      board: someBoard(random),
    });
    if (random.chance(3)) deal.standardDeck = false;
    return asked(random, 'hgc-pocket-aces-cracked', {
      deal,
      values: { prize: dollarsWithin(random, 1, 100_000) },
    });
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament || !deal.standardDeck) return [];
    const shown = shownDown(deal);
    const top = shown[0]?.hand.score as number;
    return shown
      .filter(({ seat, hand }) => {
        const areAces = ownCards(seat).every((card) => rankOf(card) === 'A');
        return areAces && hand.score < top && playsHole(deal, seat, 2) && mayWin(seat, EVERYBODY);
      })
      .map(({ seat }) =>
        winOf(seat, 'pocket-aces-beaten', {
          share: 'losing-hand',
          amount: postedIn(question, 'prize'),
        }),
      );
  },
};

const HOLDEMS = ['no-limit-holdem', 'texas-holdem', 'limit-buy-in-no-limit-holdem'] as const;

export const royalOnTheFlop: Sheet = {
  activity: 'hgc-royal-flush-on-the-flop',
  question(random) {
    const suit = random.pick('c', 'd', 'h', 's');
    const royal = random.shuffle([...'AKQJT'].map((rank) => `${rank}${suit}`));
    const planted = { board: royal.slice(2), hands: [royal.slice(0, 2)], isFlop: true } as const;
    const deal = pokerDeal(random, random.pick(...HOLDEMS), {
      least: 3,
      board: random.pick(3, 4, 5, 5),
      planted: random.chance(60) ? planted : undefined,
    });
    return asked(random, 'hgc-royal-flush-on-the-flop', {
      deal,
      values: { prize: dollarsWithin(random, 500, 10_000) },
    });
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament || deal.seats.length < 5) return [];
    const flop = cardsIn(deal.board).slice(0, 3);
    return deal.seats
      .filter((seat) => {
        const five = [...ownCards(seat), ...flop];
        const isRoyal = five.length === 5 && fiveOf(five).name === 'royal flush';
        return isRoyal && seat.folded !== 'preflop' && mayWin(seat, OUT_OF_UNIFORM);
      })
      .map((seat) =>
        winOf(seat, 'royal-flush-on-the-flop', { amount: postedIn(question, 'prize') }),
      );
  },
};

export const threeOnTheFlop: Sheet = {
  activity: 'hgc-three-of-a-kind-on-the-flop',
  question(random) {
    const rank = random.pick(...RANKS);
    const dealt = random.chance(80) ? rank : random.pick(...RANKS);
    const [fourth, ...three] = random.shuffle([...SUITS].map((suit) => dealt + suit));
    const hands = random.chance(60) ? [[fourth as string]] : [];
    const deal = pokerDeal(random, random.pick(...HOLDEMS), {
      least: 3,
      board: random.pick(3, 4, 5, 5),
      planted: random.chance(80) ? { board: three, hands, isFlop: true } : undefined,
    });
    return asked(random, 'hgc-three-of-a-kind-on-the-flop', {
      deal,
      values: { rank, prize: dollarsWithin(random, 100, 10_000) },
    });
  },
  decide(question) {
    const { deal, offering } = question;
    const rank = offering.values['rank'];
    const flop = cardsIn(deal.board).slice(0, 3);
    if (deal.tournament || deal.seats.length < 5) return [];
    if (!flop.every((card) => rankOf(card) === rank)) return [];
    const prize = postedIn(question, 'prize');
    return deal.seats
      .filter((seat) => seat.folded !== 'preflop' && mayWin(seat, OUT_OF_UNIFORM))
      .map((seat) => {
        const hasFourth = ownCards(seat).some((card) => rankOf(card) === rank);
        return hasFourth
          ? winOf(seat, 'four-of-a-kind', { amount: 2n * prize })
          : winOf(seat, 'three-of-a-kind', { amount: prize });
      });
  },
};

const FOUR_GAMES = [
  'texas-holdem',
  'seven-card-stud-high-low',
  'omaha',
  'crazy-pineapple',
  'seven-card-stud',
  'mexican-poker',
  'omaha-high-low',
] as const;

export const fourOfAKind: Sheet = {
  activity: 'hgc-four-of-a-kind-poker',
  question(random) {
    const game = random.pick(...FOUR_GAMES);
    const planted = random.chance(80) ? someBeat(random, pokerOf({ game })) : undefined;
    const deal = pokerDeal(random, game, { planted, board: someBoard(random) });
    const made = deal.seats.flatMap((seat) => {
      const hand = isLive(seat) ? highOf(deal, seat) : undefined;
      return hand?.name === 'four of a kind' ? [RANKS.charAt(hand.order[0] as number)] : [];
    });
    const rank =
      made.length > 0 && random.chance(85) ? random.pick(...made) : random.pick(...RANKS);
    return asked(random, 'hgc-four-of-a-kind-poker', {
      deal,
      values: {
        rank,
        prize: dollarsWithin(random, 1, 100_000),
        tableShare: dollarsWithin(random, 1, 100_000),
      },
    });
  },
  decide(question) {
    const { deal, offering } = question;
    const shown = shownDown(deal);
    if (deal.tournament || shown.length < 2) return [];
    const top = shown[0]?.hand.score;
    const rank = RANKS.indexOf(String(offering.values['rank']));
    const isNamed = ({ name, order }: Ranked): boolean =>
      (name === 'four of a kind' || name === 'five of a kind') && order[0] === rank;
    const winners = shown
      .filter(({ seat, hand }) => hand.score === top && isNamed(hand) && playsHole(deal, seat, 2))
      .map(({ seat }) => seat);
    if (winners.length === 0) return [];
    const row = 'designated-four-of-a-kind';
    return deal.seats
      .filter((seat) => mayWin(seat, EVERYBODY))
      .map((seat) =>
        winners.includes(seat)
          ? winOf(seat, row, { amount: postedIn(question, 'prize') })
          : winOf(seat, row, { share: 'table', amount: postedIn(question, 'tableShare') }),
      );
  },
};

const SHARE_GAMES = [
  'texas-holdem',
  'no-limit-holdem',
  'limit-buy-in-no-limit-holdem',
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

const PARTS: Readonly<Record<string, readonly [bigint, bigint, bigint]>> = {
  A: [60n, 20n, 20n],
  B: [50n, 25n, 25n],
  C: [40n, 30n, 30n],
};

/** Whether a hand is at least the one that was posted. */
function isLosing({ name, order }: Ranked, posted: string): boolean {
  const place = FIVES.indexOf(name);
  if (posted === 'aces full') {
    const isAcesFull = name === 'full house' && order[0] === RANKS.indexOf('A');
    return isAcesFull || place > FIVES.indexOf('full house');
  }
  const least = posted === 'any full house' ? 'full house' : posted;
  return place >= FIVES.indexOf(least as Five);
}

export const shareOptions: Sheet = {
  activity: 'hgc-poker-jackpot-share-options',
  question(random) {
    const game = random.pick(...SHARE_GAMES);
    const planted = random.chance(80) ? someBeat(random, pokerOf({ game })) : undefined;
    const jackpot = someDollars(random, 100, 99_999);
    const question = asked(random, 'hgc-poker-jackpot-share-options', {
      deal: pokerDeal(random, game, { planted, board: someBoard(random) }),
      values: {
        losingHand: random.pick('any full house', 'aces full', 'four of a kind', 'straight flush'),
        holeCards: random.pick('any number', 'one or more', 'both'),
        jackpot,
        fundName: 'Hawaiian Jackpot',
      },
    });
    return {
      ...question,
      offering: { ...question.offering, options: { shares: random.pick('A', 'B', 'C') } },
      balances: { meter: jackpot, reserve: question.balances.reserve },
    };
  },
  decide(question) {
    const { deal, offering } = question;
    const { losingHand, holeCards } = offering.values as { losingHand: string; holeCards: string };
    const shown = shownDown(deal);
    const top = shown[0]?.hand.score;
    const second = shown.find(({ hand }) => hand.score !== top)?.hand.score;
    const plays = ({ seat }: { seat: Seat }): boolean =>
      holeCards === 'any number' || playsHole(deal, seat, holeCards === 'both' ? 2 : 1);
    const best = shown.filter((each) => each.hand.score === top && plays(each));
    const beaten = shown.filter(
      (each) => each.hand.score === second && isLosing(each.hand, losingHand) && plays(each),
    );
    if (best.length === 0 || beaten.length === 0) return [];
    const [losing, winning, table] = PARTS[offering.options['shares'] as string] as readonly [
      bigint,
      bigint,
      bigint,
    ];
    const takers = [...best, ...beaten].map(({ seat }) => seat);
    const others = deal.seats.filter((seat) => !takers.includes(seat));
    const row = 'qualifying-hand-beaten';
    const shared = (seats: readonly Seat[], share: string, percent: bigint): Win[] => {
      const may = seats.filter((seat) => mayWin(seat, EVERYBODY));
      const amount = (meterIn(question) * percent) / 100n / BigInt(Math.max(may.length, 1));
      return may.map((seat) => winOf(seat, row, { share, amount }));
    };
    return [
      ...shared(
        beaten.map(({ seat }) => seat),
        'losing-hand',
        losing,
      ),
      ...shared(
        best.map(({ seat }) => seat),
        'winning-hand',
        winning,
      ),
      ...shared(others, 'table', table),
    ];
  },
};

const HOURS_GAMES = [
  'texas-holdem',
  'seven-card-stud',
  'seven-card-stud-high-low',
  'mexican-poker',
  'omaha',
  'omaha-high-low',
  'crazy-pineapple',
] as const;

/** The best hand that a seat had before it was given up, with one hole card at least. */
export function madeHand(deal: Deal, seat: Seat, plays: 'any' | 'one'): Ranked | undefined {
  const { family, playsTwo } = pokerOf(deal);
  if (family !== 'flop') return ownCards(seat).length >= 5 ? studHand(deal, seat) : undefined;
  const seen = boardSeen(deal, seat);
  if (seen < 3) return undefined;
  const best = highOf(deal, seat, seen);
  if (best === undefined || playsTwo || plays === 'any') return best;
  const board = cardsIn(deal.board).slice(0, seen);
  const ways = [1, 2].map((count) => bestWith(ownCards(seat), board, count)?.score);
  return ways.includes(best.score) ? best : undefined;
}

const studHand = (deal: Deal, seat: Seat): Ranked | undefined =>
  deal.game === 'mexican-poker' || ownCards(seat).length === 7
    ? highOf(deal, seat)
    : bestFive(ownCards(seat));

export const happyHours: Sheet = {
  activity: 'hgc-high-hand-happy-hours',
  question(random) {
    const game = random.pick(...HOURS_GAMES);
    const planted = random.chance(30) ? someBeat(random, pokerOf({ game })) : undefined;
    return asked(random, 'hgc-high-hand-happy-hours', {
      deal: pokerDeal(random, game, { planted, board: random.pick(3, 4, 5, 5, 5) }),
      values: {
        minimumHand: random.pick(
          'straight',
          'straight',
          'flush',
          'full house',
          'four of a kind',
          'straight flush',
          'royal flush',
        ),
        prize: dollarsWithin(random, 1, 100_000),
      },
    });
  },
  decide({ deal }) {
    if (deal.tournament) return [];
    return deal.seats
      .filter((seat) => {
        const hand = madeHand(deal, seat, 'one');
        return hand !== undefined && isAtLeast(hand, 'straight') && mayWin(seat, EVERYBODY);
      })
      .map((seat) => winOf(seat, 'straight-or-higher', { share: 'entry', count: 1 }));
  },
};

const SPLASH_GAMES = [...SHARE_GAMES, 'razz', 'california-lowball', 'kansas-city-lowball'] as const;

const lowRank = (card: string): number => 'A23456789TJQK'.indexOf(rankOf(card)) + 1;

/** The lowest five different ranks, highest first and negative, so that the lower is the greater;
 * nothing where there are not five. */
function fiveLowest(cards: readonly string[]): Key | undefined {
  const ranks = [...new Set(cards.map(lowRank))].sort((a, b) => a - b).slice(0, 5);
  return ranks.length === 5 ? ranks.reverse().map((rank) => -rank) : undefined;
}

/** Five low cards, the joker the lowest that is not held. */
function lowKey(deal: Deal, cards: readonly string[]): Key {
  if (deal.game === 'kansas-city-lowball') return deuceToSeven(cardsOf(cards.join(' ')));
  const naturals = cards.filter((card) => card !== JOKER);
  if (naturals.length === cards.length) return bestKey(cardsOf(cards.join(' ')), 5, aceToFive);
  return [...RANKS]
    .filter((rank) => !naturals.some((card) => rankOf(card) === rank))
    .map((rank) => aceToFive(cardsOf([...naturals, `${rank}c`].join(' '))))
    .reduce((best, key) => (compareKeys(key, best) > 0 ? key : best));
}

/** The best low of eight or better among the hands that may be made; nothing where there is none. */
function eightKey(deal: Deal, seat: Seat): Key | undefined {
  const [own, board] = [ownCards(seat), cardsIn(deal.board)];
  const hands = pokerOf(deal).playsTwo
    ? [...choose(own, 2)].flatMap((two) => [...choose(board, 3)].map((three) => [...two, ...three]))
    : [[...own, ...board]];
  const lows = hands.flatMap((cards) => {
    const key = fiveLowest(cards.filter((card) => lowRank(card) <= 8));
    return key === undefined ? [] : [key];
  });
  return lows.sort(compareKeys).at(-1);
}

const bestBy = (seats: readonly Seat[], keyOf: (seat: Seat) => Key): Seat[] => {
  const keys = seats.map((seat) => ({ seat, key: keyOf(seat) }));
  return keys
    .filter(({ key }) => keys.every((other) => compareKeys(key, other.key) >= 0))
    .map(({ seat }) => seat);
};

export const splashPot: Sheet = {
  activity: 'hgc-splash-pot',
  question(random) {
    const game = random.pick(...SPLASH_GAMES);
    const deal = pokerDeal(random, game, { least: 3, board: someBoard(random) });
    const question = asked(random, 'hgc-splash-pot', {
      deal,
      values: { prize: dollarsWithin(random, 1, 100_000) },
    });
    return { ...question, offering: { ...question.offering, options: { timing: '1' } } };
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament || deal.seats.length < 4) return [];
    const live = shownDownSeats(deal);
    if (live.length === 0) return [];
    const { low, highLow } = POKER[deal.game] as { low?: true; highLow?: true };
    const high = low
      ? bestBy(live, (seat) => lowKey(deal, ownCards(seat)))
      : bestBy(live, (seat) => [(highOf(deal, seat) as Ranked).score]);
    const withLow = highLow ? live.filter((seat) => eightKey(deal, seat) !== undefined) : [];
    const lows = bestBy(withLow, (seat) => eightKey(deal, seat) as Key);
    const hasLow = lows.length > 0;
    const prize = postedIn(question, 'prize');
    // Who has a part of both halves is paid once, and loses a fraction of a cent once.
    const halves = hasLow ? [high, lows] : [high];
    const parts = halves.map(({ length }) => BigInt(length)).reduce((a, b) => a * b, 1n);
    const partOf = (seat: Seat, half: readonly Seat[]): bigint =>
      half.includes(seat) ? parts / BigInt(half.length) : 0n;
    return live
      .filter((seat) => mayWin(seat, EVERYBODY) && halves.some((half) => half.includes(seat)))
      .map((seat) => {
        const mine = halves.reduce((sum, half) => sum + partOf(seat, half), 0n);
        const amount = (prize * mine) / (parts * BigInt(halves.length));
        return winOf(seat, 'splashed-pot', { amount });
      });
  },
};
