// Hawaiian Gardens, the jackpots with a sensor at each seat: Blazing Sevens (GEAR-001128), Three Card
// Poker (GEGA-003954), Ultimate Texas Hold'em (GEGA-003977), Fortune 7 Baccarat (GEGA-004430) and
// Fortune Pai Gow Poker (GEGA-003976).
import { blackjackDeal, seatsFor, threeCardDeal, ultimateDeal } from './banked.ts';
import { flagsOf, spelled } from './dealing.ts';
import {
  allOf,
  bestFive,
  cardsIn,
  JOKER,
  lastDigit,
  oneColor,
  oneSuit,
  pointsOf,
  RANKS,
  rankOf,
  SUITS,
  threeOf,
} from './hands.ts';
import { paiGowBest, paiGowDeal } from './pai-gow.ts';
import { type Allowed, cardsHeld, handCount, hasBaseWager, mayWin, tableCount } from './people.ts';
import {
  type Deal,
  type Dice,
  dollars,
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

/** Employees off duty and out of uniform; nobody behind the line. */
const SEATED: Allowed = {
  employees: 'off duty and out of uniform',
  propositionPlayers: false,
  backline: false,
  playerDealer: true,
};

const inFor = (deal: Deal, allowed: Allowed): Seat[] =>
  deal.seats.filter((seat) => mayWin(seat, allowed) && seat.fee === true && hasBaseWager(seat));

const asked = (
  random: Dice,
  activity: string,
  deal: Deal,
  readings: Readonly<Record<string, string>> = {},
): Question => ({
  activity,
  offering: { options: {}, values: {}, settings: someReadings(random, readings) },
  balances: { meter: someDollars(random, 1000, 99_999), reserve: someDollars(random, 0, 9999) },
  deal,
});

type BlazingHit = readonly [row: string, amount: bigint | 'meter'];

/** The rows of the chart that a hand meets, the highest first. */
function blazingRows(own: readonly string[], up: string): readonly BlazingHit[] {
  if (!allOf(own, '7')) return [];
  const three = [...own, up];
  const isThree = allOf(three, '7');
  return [
    ...(isThree && oneColor(three) ? [['three-sevens-one-color', 'meter'] as const] : []),
    ...(isThree ? [['three-sevens', 50_000n] as const] : []),
    ...(oneSuit(own) ? [['two-sevens-suited', 10_000n] as const] : []),
    ['two-sevens', 5000n],
  ];
}

export const blazingSevens: Sheet = {
  activity: 'hgc-blazing-sevens',
  question(random) {
    const game = random.pick('blackjack-poker', 'hawaiian-blackjack');
    const suits = random.pick('dh', 'cs', 'h', 'cdhs');
    const deck = game === 'hawaiian-blackjack' ? { jokers: 2 } : {};
    const first = (card: string): boolean => rankOf(card) === '7' && suits.includes(card.charAt(1));
    const deal = blackjackDeal(random, { game, most: 7 }, { ...deck, first });
    return asked(random, 'hgc-blazing-sevens', deal, { nestedRows: 'all-that-apply' });
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament) return [];
    const allowed = { ...SEATED, propositionPlayers: true, playerDealer: false };
    return inFor(deal, allowed).flatMap((seat) => {
      const own = cardsHeld(deal, seat.seat).slice(0, 2);
      const hits = blazingRows(own, deal.dealer?.up as string);
      const paid = isRead(question, 'nestedRows', 'all-that-apply') ? hits : hits.slice(0, 1);
      return paid.map(([row, amount]) =>
        winOf(seat, row, { amount: amount === 'meter' ? meterIn(question) : amount }),
      );
    });
  },
};

const isSuitedAceKingQueen = (cards: readonly string[]): boolean =>
  threeOf(cards).name === 'straight flush' && threeOf(cards).order[0] === RANKS.indexOf('A');

export const threeCardProgressive: Sheet = {
  activity: 'hgc-three-card-poker-progressive',
  question(random) {
    const deal = threeCardDeal(random);
    for (const seat of deal.seats) {
      if (seat.position !== 'player-dealer' && random.chance(20)) seat.folded = 'play';
    }
    return asked(random, 'hgc-three-card-poker-progressive', deal);
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament || handCount(deal) < 2) return [];
    const inIt = inFor(deal, SEATED);
    const own = inIt.flatMap((seat) => {
      const cards = cardsHeld(deal, seat.seat);
      if (seat.folded !== false || threeOf(cards).name !== 'straight flush') return [];
      if (!isSuitedAceKingQueen(cards)) return [winOf(seat, 'straight-flush', { amount: 10_000n })];
      return [winOf(seat, 'ace-king-queen-suited', { amount: meterIn(question) })];
    });
    // Every suited ace, king and queen brings $100 to all others who paid, folded or not.
    const bringers = deal.seats.filter(
      ({ seat, position }) =>
        position !== 'backline' && isSuitedAceKingQueen(cardsHeld(deal, seat)),
    );
    const envy = bringers.flatMap((bringer) =>
      inIt
        .filter(({ seat }) => seat !== bringer.seat)
        .map((seat) => winOf(seat, 'ace-king-queen-suited', { share: 'envy', amount: 10_000n })),
    );
    return [...own, ...envy];
  },
};

export const ultimateProgressive: Sheet = {
  activity: 'hgc-uth-progressive',
  question: (random) =>
    asked(random, 'hgc-uth-progressive', ultimateDeal(random), {
      handsOnTheBoard: 'do-not-count',
    }),
  decide(question) {
    const { deal } = question;
    if (handCount(deal) < 2) return [];
    const board = cardsIn(deal.board);
    const isCommunity = bestFive(board).name === 'royal flush';
    return inFor(deal, SEATED).flatMap((seat): Win[] => {
      if (isCommunity)
        return [winOf(seat, 'community-royal', { share: 'table', amount: 100_000n })];
      const { name, order } = bestFive([...cardsHeld(deal, seat.seat), ...board]);
      if (name === 'royal flush')
        return [winOf(seat, 'royal-flush', { amount: meterIn(question) })];
      const common = bestFive(board);
      const isOnBoard = common.name === name && common.order[0] === order[0];
      if (isOnBoard && isRead(question, 'handsOnTheBoard', 'do-not-count')) return [];
      if (name === 'straight flush') return [winOf(seat, 'straight-flush', { amount: 35_000n })];
      return name === 'four of a kind' ? [winOf(seat, 'four-of-a-kind', { amount: 20_000n })] : [];
    });
  },
};

const anyCard = (random: Dice, ranks = 'A23456789TJQK'): string =>
  `${random.pick(...ranks)}${random.pick(...SUITS)}`;

/** Three cards with a total of seven, for the most part. */
function someSeven(random: Dice): string[] {
  const two = [anyCard(random), anyCard(random)];
  const needed = (((7 - lastDigit(two)) % 10) + 10) % 10;
  const third = random.chance(90)
    ? random.pick(...'A23456789TJQK'.split('').filter((rank) => pointsOf(rank) === needed))
    : random.pick(...'A23456789TJQK');
  return [...two, `${third}${random.pick(...SUITS)}`];
}

export const fortune7: Sheet = {
  activity: 'hgc-fortune-7-progressive',
  question(random) {
    const seats = seatsFor(random, { game: 'fortune-7-baccarat', most: 8 });
    const player = someSeven(random);
    const like = random.shuffle(player);
    const banker = random.pick(
      someSeven(random),
      like,
      like.map((card) => `${rankOf(card)}${random.pick(...SUITS)}`),
    );
    const deal = {
      game: 'fortune-7-baccarat',
      seats,
      player: spelled(player),
      banker: spelled(random.chance(90) ? banker : banker.slice(0, 2)),
      ...flagsOf(random),
    };
    return asked(random, 'hgc-fortune-7-progressive', deal, { communityPrizes: 'each-in-full' });
  },
  decide(question) {
    const { deal } = question;
    const lines = [cardsIn(deal.player), cardsIn(deal.banker)] as const;
    const isDouble = lines.every((line) => line.length === 3 && lastDigit(line) === 7);
    const inIt = inFor(deal, SEATED);
    if (!isDouble || tableCount(deal) < 2 || inIt.length === 0) return [];
    const [player, banker] = lines.map((line) => [...line].sort().join(' '));
    const [playerRanks, bankerRanks] = lines.map((line) => line.map(rankOf).sort().join(''));
    const isInFull = isRead(question, 'communityPrizes', 'each-in-full');
    const count = isInFull ? 1n : BigInt(inIt.length);
    const all = (row: string, amount: bigint): Win[] =>
      inIt.map((seat) => winOf(seat, row, { share: 'table', amount }));
    if (player === banker) return all('double-fortune-7-exact-match', meterIn(question) / count);
    if (playerRanks === bankerRanks) return all('double-fortune-7-same-ranks', 500_000n / count);
    return all('double-fortune-7', 10_000n);
  },
};

const FIXED: Readonly<Record<string, [string, bigint]>> = {
  'royal flush': ['royal-flush', 50_000n],
  'straight flush': ['straight-flush', 20_000n],
  'four of a kind': ['four-of-a-kind', 10_000n],
};
const HOLDER_PERCENT: Readonly<Record<string, bigint>> = { A: 100n, B: 40n, C: 50n };

export const fortunePaiGow: Sheet = {
  activity: 'hgc-fortune-pai-gow-progressive',
  question(random) {
    const isAce = (card: string): boolean => card === JOKER || rankOf(card) === 'A';
    const first = random.chance(35) ? isAce : undefined;
    const deal = paiGowDeal(random, { game: 'fortune-pai-gow-poker', bankAt: 'either' }, first);
    if (random.chance(60)) {
      deal.otherTables = [
        { table: 'T2', feesPaid: random.below(6) },
        ...(random.chance(50) ? [{ table: 'T3', feesPaid: random.below(6) }] : []),
      ];
    }
    const question = asked(random, 'hgc-fortune-pai-gow-progressive', deal);
    return {
      ...question,
      offering: { options: { shares: random.pick('A', 'B', 'C') }, values: {} },
    };
  },
  decide(question) {
    const { deal, offering } = question;
    if (deal.tournament || handCount(deal) < 2) return [];
    const inIt = inFor(deal, SEATED);
    const meter = meterIn(question);
    const holderPercent = HOLDER_PERCENT[offering.options['shares'] as string] as bigint;
    return inIt.flatMap((seat): Win[] => {
      const { name } = paiGowBest(cardsHeld(deal, seat.seat), false);
      const fixed = FIXED[name];
      if (fixed !== undefined) return [winOf(seat, fixed[0], { amount: fixed[1] })];
      if (name !== 'five of a kind') return [];
      const own = winOf(seat, 'five-aces', { amount: (meter * holderPercent) / 100n });
      if (holderPercent === 100n) return [own];
      const others = (deal.otherTables ?? []).map(({ feesPaid }) => feesPaid);
      const count = others.reduce((sum, paid) => sum + paid, inIt.length);
      const each = (meter * (100n - holderPercent)) / 100n / BigInt(count);
      const room = inIt.map((one) => winOf(one, 'five-aces', { share: 'room', amount: each }));
      const elsewhere = others
        .filter((paid) => paid > 0)
        .map((paid) => ({
          row: 'five-aces',
          seat: null,
          share: 'room',
          amount: dollars(each * BigInt(paid)),
        }));
      return [own, ...room, ...elsewhere];
    });
  },
};
