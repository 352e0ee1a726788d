// Bay 101: Blazing 7s (GEAR-001276), Bonus Hand Progressive (GEAR-001274) and its version 1.1
// (GEAR-001407).
import { blackjackDeal, crazyDeal, threeCardDeal, ultimateDeal } from './banked.ts';
import {
  allOf,
  cardsIn,
  fiveOf,
  isAtLeast,
  oneColor,
  oneSuit,
  RANKS,
  type Ranked,
  rankOf,
  suitOf,
} from './hands.ts';
import { type Allowed, handCount, hasBaseWager, mayWin, seatOfHand } from './people.ts';
import {
  type Deal,
  type Dice,
  dollarsWithin,
  isRead,
  meterIn,
  postedIn,
  type Question,
  type Seat,
  type Sheet,
  someDollars,
  someReadings,
  type Win,
  winOf,
} from './record.ts';

const isVoid = ({ misdeal, collusion, standardDeck }: Deal): boolean =>
  misdeal || collusion || !standardDeck;

/** Several winners of one prize divide it; parts of a cent are not paid. */
const evenly = (winners: readonly Seat[], row: string, prize: bigint): Win[] =>
  winners.map((seat) => winOf(seat, row, { amount: prize / BigInt(winners.length) }));

const SEVENS: Allowed = {
  employees: 'off duty',
  propositionPlayers: false,
  backline: true,
  playerDealer: false,
};

function sevensRow(own: readonly string[], up: string, question: Question): string | undefined {
  const { options, values } = question.offering;
  const three = [...own, up];
  if (allOf(three, '7')) {
    if (oneSuit(three)) {
      if (suitOf(up) === values['suit']) return 'three-sevens-specified-suit';
      return options['hands'] === 'C' ? 'three-sevens-suited-in-full' : 'three-sevens-suited';
    }
    return oneColor(three) ? 'three-sevens-one-color' : 'three-sevens';
  }
  if (allOf(own, '7')) return oneSuit(own) ? 'two-sevens-suited' : 'two-sevens';
  const one = options['hands'] === 'A' && own.some((card) => rankOf(card) === '7');
  return one ? 'one-seven' : undefined;
}

const FIXED_SEVENS: Readonly<Record<string, string>> = {
  'three-sevens-one-color': 'threeSevensOneColor',
  'three-sevens': 'threeSevens',
  'two-sevens-suited': 'twoSevensSuited',
  'two-sevens': 'twoSevens',
  'one-seven': 'oneSeven',
};

/** A misdeal or an incorrect deck, where the house lets them void a hand. */
const isFaulty = (question: Question): boolean =>
  isRead(question, 'faultyDeal', 'void') && (question.deal.misdeal || !question.deal.standardDeck);

export const blazing7s: Sheet = {
  activity: 'bay101-blazing-7s',
  question(random) {
    const hands = random.pick('A', 'B', 'C');
    const isSeven = (card: string): boolean => rankOf(card) === '7';
    const suits = random.pick('c', 'd', 'h', 's', 'dh', 'cs', 'cdhs', 'cdhs');
    const deal = blackjackDeal(
      random,
      { game: 'no-bust-blackjack', most: 7 },
      { first: (card) => isSeven(card) && suits.includes(suitOf(card)) },
    );
    return {
      activity: 'bay101-blazing-7s',
      offering: {
        options: { hands },
        values: {
          suit: random.pick('c', 'd', 'h', 's'),
          threeSevensOneColor: dollarsWithin(random, 5, 5000),
          threeSevens: dollarsWithin(random, 5, 5000),
          twoSevensSuited: dollarsWithin(random, 5, 5000),
          twoSevens: dollarsWithin(random, 5, 5000),
          ...(hands === 'A' ? { oneSeven: dollarsWithin(random, 1, 50) } : {}),
        },
        settings: someReadings(random, { faultyDeal: 'void' }),
      },
      balances: { meter: someDollars(random, 1000, 99_999), reserve: someDollars(random, 0, 9999) },
      deal,
    };
  },
  decide(question) {
    const { deal } = question;
    const { seats, dealer, tournament } = deal;
    const up = dealer?.up as string;
    if (tournament || isFaulty(question) || handCount(deal) < 2) return [];
    const hits = seats
      .filter((seat) => mayWin(seat, SEVENS) && seat.fee === true && hasBaseWager(seat))
      .flatMap((seat) => {
        const own = cardsIn(seatOfHand(deal, seat.seat).cards).slice(0, 2);
        const row = sevensRow(own, up, question);
        return row === undefined ? [] : [{ seat, row }];
      });
    const of = (row: string): Seat[] => hits.flatMap((hit) => (hit.row === row ? [hit.seat] : []));
    const meter = meterIn(question);
    return [
      ...evenly(of('three-sevens-specified-suit'), 'three-sevens-specified-suit', meter),
      ...evenly(of('three-sevens-suited-in-full'), 'three-sevens-suited-in-full', meter),
      ...evenly(of('three-sevens-suited'), 'three-sevens-suited', meter / 10n),
      ...Object.entries(FIXED_SEVENS).flatMap(([row, value]) =>
        of(row).map((seat) => winOf(seat, row, { amount: postedIn(question, value) })),
      ),
    ];
  },
};

const GAMES = ['three-card-poker', 'ultimate-texas-holdem', 'crazy-4-poker'] as const;
type Game = (typeof GAMES)[number];

/** Hands that are given up win as well. */
function dealt(random: Dice, game: Game): Deal {
  const dealing =
    game === 'three-card-poker'
      ? threeCardDeal
      : game === 'crazy-4-poker'
        ? crazyDeal
        : ultimateDeal;
  const deal = dealing(random);
  for (const seat of deal.seats) {
    if (seat.position === 'seated' && random.chance(15)) seat.folded = 'play';
  }
  return deal;
}

const FIXED_ROWS = {
  quads: 'Quads',
  'full-house': 'FullHouse',
  flush: 'Flush',
  straight: 'Straight',
};
type FixedRow = keyof typeof FIXED_ROWS;
const BY_GAME: Readonly<Record<Game, { row: string; value: string }>> = {
  'three-card-poker': { row: 'three-card', value: 'threeCard' },
  'ultimate-texas-holdem': { row: 'ultimate', value: 'ultimate' },
  'crazy-4-poker': { row: 'crazy-4', value: 'crazy4' },
};

/** 100 or 10 percent of the pool with the name of its row, or the row of a fixed prize. */
type BonusHit =
  | { readonly row: string; readonly percent: 100n | 10n }
  | { readonly row: FixedRow; readonly percent: null };

function bonusHit(hand: Ranked, hands: string): BonusHit | undefined {
  if (hands === 'A' && hand.name === 'royal flush') return { row: 'royal-flush', percent: 100n };
  if (hands === 'A' && hand.name === 'straight flush') {
    return { row: 'straight-flush', percent: 10n };
  }
  if (hands === 'B' && isAtLeast(hand, 'straight flush')) {
    return { row: 'straight-flush-or-better', percent: 100n };
  }
  if (hands === 'C' && isAtLeast(hand, 'four of a kind')) {
    return { row: 'quads-or-better', percent: 100n };
  }
  const fixed: Readonly<Record<string, FixedRow>> = {
    'four of a kind': 'quads',
    'full house': 'full-house',
    flush: 'flush',
    straight: 'straight',
  };
  const row = fixed[hand.name];
  return row === undefined ? undefined : { row, percent: null };
}

/** Own three and the two that are left of the extra hand; two and the flop; the five dealt. */
function bonusFive(deal: Deal, cards: readonly string[]): Ranked {
  const board = cardsIn(deal.board);
  if (deal.game === 'crazy-4-poker') return fiveOf(cards);
  return fiveOf([...cards, ...board.slice(0, deal.game === 'three-card-poker' ? 2 : 3)]);
}

const BONUS: Allowed = {
  employees: 'off duty',
  propositionPlayers: false,
  backline: true,
  playerDealer: false,
};

const ownCards = (deal: Deal, number: number): string[] => {
  const { hole, cards } = seatOfHand(deal, number);
  return cardsIn(hole ?? cards);
};

interface BonusWinner {
  readonly seat: Seat;
  readonly hit: BonusHit;
  readonly dealer: boolean;
}

function bonusWinners(question: Question): BonusWinner[] {
  const { offering, deal } = question;
  const hands = offering.options['hands'] as string;
  const bettors = (space: string): Seat[] =>
    deal.seats.filter(
      (seat) =>
        mayWin(seat, BONUS) &&
        hasBaseWager(seat) &&
        (seat.fee as Record<string, boolean>)[space] === true,
    );
  const mayHaveFolded = !isRead(question, 'foldedHand', 'does-not-win');
  const own = bettors('player').flatMap((seat) => {
    if (seat.folded !== false && !mayHaveFolded) return [];
    const hit = bonusHit(bonusFive(deal, ownCards(deal, seat.seat)), hands);
    return hit === undefined ? [] : [{ seat, hit, dealer: false }];
  });
  const { cards, up, down } = deal.dealer as NonNullable<Deal['dealer']>;
  const bank = cardsIn(cards ?? [up, down].join(' '));
  const hit = bonusHit(bonusFive(deal, bank), hands);
  const banks = bettors('playerDealer').map((seat) => ({ seat, hit, dealer: true }));
  return [...own, ...(hit === undefined ? [] : (banks as BonusWinner[]))];
}

/** Equal parts of an amount for hands with their own rows. */
const partsOf = (winners: readonly BonusWinner[], prize: bigint, percent: bigint): Win[] =>
  winners.map(({ seat, hit, dealer }) =>
    winOf(seat, dealer ? `dealer-${hit.row}` : hit.row, {
      amount: (prize * percent) / 100n / BigInt(winners.length),
    }),
  );

/** What is paid of the pool: one prize, the greatest that was won. With hands of players and that of
 * the player-dealer each side has half of it. */
function poolWins(winners: readonly BonusWinner[], pool: bigint, isTenFirst: boolean): Win[] {
  const hits = winners.filter(({ hit }) => hit.percent !== null);
  const own = hits.filter(({ dealer }) => !dealer);
  const bank = hits.filter(({ dealer }) => dealer);
  const whole = hits.filter(({ hit }) => hit.percent === 100n);
  if (own.length > 0 && bank.length > 0) {
    const percent = whole.length > 0 ? 50n : 5n;
    return [...partsOf(own, pool, percent), ...partsOf(bank, pool, percent)];
  }
  const tenth = own.filter(({ hit }) => hit.percent === 10n);
  if (isTenFirst && whole.length > 0 && tenth.length > 0) {
    return [...partsOf(tenth, pool, 10n), ...partsOf(whole, pool - pool / 10n, 100n)];
  }
  return partsOf(hits, pool, whole.length > 0 ? 100n : 10n);
}

export const bonusHand: Sheet = {
  activity: 'bay101-bonus-hand-progressive',
  question(random) {
    const game = random.pick(...GAMES);
    const hands = random.pick('A', 'B', 'C');
    const deal = dealt(random, game);
    for (const seat of deal.seats) {
      seat.fee = { player: random.chance(75), playerDealer: random.chance(60) };
    }
    if (random.chance(3)) deal.standardDeck = false;
    const { value } = BY_GAME[game];
    const posted = Object.values(FIXED_ROWS).filter((row) => hands !== 'C' || row !== 'Quads');
    return {
      activity: 'bay101-bonus-hand-progressive',
      offering: {
        options: { hands },
        values: Object.fromEntries(
          posted.map((row) => [`${value}${row}`, dollarsWithin(random, 10, 1000)]),
        ),
        settings: someReadings(random, {
          differentParts: 'ten-percent-first',
          foldedHand: 'does-not-win',
        }),
      },
      balances: { meter: someDollars(random, 1000, 99_999), reserve: someDollars(random, 0, 9999) },
      deal,
    };
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament || isVoid(deal) || handCount(deal) < 2) return [];
    const winners = bonusWinners(question);
    const { row: prefix, value } = BY_GAME[deal.game as Game];
    const fixed = winners.flatMap(({ seat, hit, dealer }) => {
      if (hit.percent !== null) return [];
      const amount = postedIn(question, `${value}${FIXED_ROWS[hit.row]}`);
      const row = `${dealer ? 'dealer-' : ''}${prefix}-${hit.row}`;
      return [winOf(seat, row, { amount })];
    });
    const isTenFirst = isRead(question, 'differentParts', 'ten-percent-first');
    return [...poolWins(winners, meterIn(question), isTenFirst), ...fixed];
  },
};

/** What is split is made up to whole chips by the house; what one player wins alone is not. */
function splitUp(winners: readonly Seat[], prize: bigint, chip: bigint): bigint {
  const count = BigInt(winners.length);
  if (count <= 1n) return prize;
  return ((prize + count * chip - 1n) / (count * chip)) * chip;
}

/** The least top of the straight flushes that win the whole pool. */
const WHOLE_FROM: Readonly<Record<string, string>> = { A: 'A', B: 'K', C: 'Q' };
const TOPS: Readonly<Record<string, string>> = {
  A: 'royal-flush',
  K: 'king-high-straight-flush',
  Q: 'queen-high-straight-flush',
};
const TENTHS: Readonly<Record<string, string>> = {
  A: 'straight-flush',
  B: 'straight-flush-below-king',
  C: 'straight-flush-below-queen',
};
const FIXED_V1_1: Readonly<Record<string, { row: string; value: string }>> = {
  'four of a kind': { row: 'four-of-a-kind', value: 'fourOfAKind' },
  'full house': { row: 'full-house', value: 'fullHouse' },
  flush: { row: 'flush', value: 'flush' },
  straight: { row: 'straight', value: 'straight' },
};

/** Own three and the two that the player-dealer keeps face down; two and the flop; the five. */
function fiveV1_1(deal: Deal, number: number): Ranked {
  const own = ownCards(deal, number);
  if (deal.game === 'crazy-4-poker') return fiveOf(own);
  const more =
    deal.game === 'three-card-poker' ? cardsIn(deal.dealer?.down) : cardsIn(deal.board).slice(0, 3);
  return fiveOf([...own, ...more]);
}

export const bonusHandV1_1: Sheet = {
  activity: 'bay101-bonus-hand-progressive-v1-1',
  question(random) {
    const deal = dealt(random, random.pick(...GAMES));
    const fixed = Object.values(FIXED_V1_1).map(({ value }) => [
      value,
      dollarsWithin(random, 10, 1000),
    ]);
    return {
      activity: 'bay101-bonus-hand-progressive-v1-1',
      offering: {
        options: { hands: random.pick('A', 'B', 'C') },
        values: { ...Object.fromEntries(fixed), chip: random.pick('0.01', '1.00', '5.00') },
        settings: someReadings(random, { faultyDeal: 'void' }),
      },
      balances: {
        meter: someDollars(random, 1000, 99_999),
        reserve: someDollars(random, 0, 9999),
      },
      deal,
    };
  },
  decide(question) {
    const { deal, offering } = question;
    const hands = offering.options['hands'] as string;
    if (deal.tournament || isFaulty(question) || handCount(deal) < 2) return [];
    const chip = postedIn(question, 'chip');
    const pool = meterIn(question);
    const hits = deal.seats
      .filter((seat) => mayWin(seat, BONUS) && seat.fee === true && hasBaseWager(seat))
      .map((seat) => ({ seat, hand: fiveV1_1(deal, seat.seat) }));
    const flushes = hits.filter(({ hand }) => isAtLeast(hand, 'straight flush'));
    const isWhole = (hand: Ranked): boolean =>
      (hand.order[0] as number) >= RANKS.indexOf(WHOLE_FROM[hands] as string);
    const whole = flushes.filter(({ hand }) => isWhole(hand));
    const tenth = flushes.filter(({ hand }) => !isWhole(hand));
    const tenPercent = tenth.length > 0 ? pool / 10n : 0n;
    const tenthEach = splitUp(
      tenth.map(({ seat }) => seat),
      tenPercent,
      chip,
    );
    const wholeEach = splitUp(
      whole.map(({ seat }) => seat),
      pool - tenPercent,
      chip,
    );
    return [
      ...tenth.map(({ seat }) => winOf(seat, TENTHS[hands] as string, { amount: tenthEach })),
      ...whole.map(({ seat, hand }) =>
        winOf(seat, TOPS[RANKS.charAt(hand.order[0] as number)] as string, { amount: wholeEach }),
      ),
      ...hits.flatMap(({ seat, hand }) => {
        const fixed = FIXED_V1_1[hand.name];
        if (fixed === undefined) return [];
        return [winOf(seat, fixed.row, { amount: postedIn(question, fixed.value) })];
      }),
    ];
  },
};
