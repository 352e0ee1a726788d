// Bay 101, poker: the bad beats (GEAR-001279, GEAR-001350, GEAR-001351), Poker Bonus Hand
// (GEAR-001277), Poker High Hand (GEAR-001273) and Aces Cracked (GEAR-001275).
import { cardsIn, choose, fiveOf, isAtLeast, JOKER, RANKS, type Ranked, rankOf } from './hands.ts';
import { paiGowFive } from './pai-gow.ts';
import { type Allowed, mayWin } from './people.ts';
import {
  ownCards,
  playsHole,
  pokerDeal,
  pokerOf,
  shownDown,
  shownDownSeats,
  someBeat,
  someBoard,
} from './poker.ts';
import {
  cents,
  type Deal,
  type Dice,
  dollarsWithin,
  isRead,
  meterIn,
  postedIn,
  type Seat,
  type Sheet,
  someDollars,
  someReadings,
  type Win,
  winOf,
} from './record.ts';

const OUT_OF_UNIFORM: Allowed = {
  employees: 'off duty and out of uniform',
  propositionPlayers: true,
  backline: false,
  playerDealer: true,
};

const isVoid = ({ tournament, misdeal, collusion, standardDeck }: Deal): boolean =>
  tournament || misdeal || collusion || !standardDeck;

type Floor = (hand: Ranked) => boolean;

const foursFrom =
  (rank: string): Floor =>
  (hand) =>
    isAtLeast(hand, 'straight flush') ||
    (hand.name === 'four of a kind' && (hand.order[0] as number) >= RANKS.indexOf(rank));
const acesFullOf =
  (rank: string): Floor =>
  (hand) =>
    isAtLeast(hand, 'four of a kind') ||
    (hand.name === 'full house' &&
      hand.order[0] === RANKS.indexOf('A') &&
      (hand.order[1] as number) >= RANKS.indexOf(rank));

const PARTS: Readonly<Record<string, readonly [bigint, bigint, bigint]>> = {
  A: [40n, 20n, 40n],
  B: [50n, 25n, 25n],
  C: [50n, 30n, 20n],
};

/** Equal parts of a share, made up to whole chips by the house where several divide it. */
function parts(
  seats: readonly Seat[],
  row: string,
  { share, amount, chip }: { share: string; amount: bigint; chip: bigint },
): Win[] {
  const count = BigInt(seats.length);
  const split = ((amount + count * chip - 1n) / (count * chip || 1n)) * chip;
  return seats.map((seat) => winOf(seat, row, { share, amount: count > 1n ? split : amount }));
}

interface BadBeat {
  readonly activity: string;
  readonly game: string;
  readonly rows: Readonly<Record<string, readonly [row: string, floor: Floor]>>;
}

function badBeat({ activity, game, rows }: BadBeat): Sheet {
  return {
    activity,
    question(random) {
      const hands = random.pick('A', 'B', 'C');
      const planted = random.chance(70) ? someBeat(random, pokerOf({ game })) : undefined;
      const deal = pokerDeal(random, game, { least: 4, planted, board: someBoard(random) });
      const multiplier = random.pick(1, 1, 2, 3, 4);
      if (random.chance(3)) deal.standardDeck = false;
      return {
        activity,
        offering: {
          options: { hands, shares: random.pick('A', 'B', 'C') },
          values: {
            chip: random.pick('0.01', '1.00', '5.00'),
            ...(multiplier > 1 ? { multiplier } : {}),
            ...(activity === 'bay101-limit-bad-beat' && hands === 'C'
              ? { losingHand: 'aces full of jacks' }
              : {}),
          },
          settings: someReadings(random, {
            playersWithButton: 'not-counted',
            propositionPlayers: 'left-out',
          }),
        },
        balances: {
          meter: someDollars(random, 1000, 149_999),
          reserve: someDollars(random, 0, 500_000),
        },
        deal,
      };
    },
    decide(question) {
      const { deal, offering } = question;
      const { hands, shares } = offering.options as { hands: string; shares: string };
      const isPlaying = ({ missedBlind }: Seat): boolean =>
        !(missedBlind && isRead(question, 'playersWithButton', 'not-counted'));
      if (isVoid(deal) || deal.seats.filter(isPlaying).length < 5) return [];
      const [row, floor] = rows[hands] as readonly [string, Floor];
      const shown = shownDown(deal);
      const top = shown[0]?.hand.score;
      const second = shown.find(({ hand }) => hand.score !== top)?.hand.score;
      const winners = shown.filter(({ hand }) => hand.score === top);
      const losers = shown.filter(({ hand }) => hand.score === second);
      const best = winners.filter(({ seat }) => playsHole(deal, seat, 2)).map(({ seat }) => seat);
      const beaten = losers
        .filter(({ seat, hand }) => floor(hand) && playsHole(deal, seat, 2))
        .map(({ seat }) => seat);
      if (best.length === 0 || beaten.length === 0) return [];
      const pool = meterIn(question) * BigInt(offering.values['multiplier'] ?? 1);
      const [losing, winning, table] = PARTS[shares] as readonly [bigint, bigint, bigint];
      const propositionPlayers = !isRead(question, 'propositionPlayers', 'left-out');
      const may = (seat: Seat): boolean =>
        mayWin(seat, { ...OUT_OF_UNIFORM, propositionPlayers }) && !seat.missedBlind;
      const others = deal.seats.filter((seat) => ![...best, ...beaten].includes(seat) && may(seat));
      const chip = postedIn(question, 'chip');
      const of = (percent: bigint): bigint => (pool * percent) / 100n;
      return [
        ...parts(beaten.filter(may), row, { share: 'losing-hand', amount: of(losing), chip }),
        ...parts(best.filter(may), row, { share: 'winning-hand', amount: of(winning), chip }),
        ...parts(others, row, { share: 'table', amount: of(table), chip }),
      ];
    },
  };
}

const HOLDEM_ROWS: BadBeat['rows'] = {
  A: ['four-of-a-kind-beaten', foursFrom('2')],
  B: ['aces-full-of-kings-beaten', acesFullOf('K')],
  C: ['aces-full-of-jacks-beaten', acesFullOf('J')],
};

export const noLimitBadBeat = badBeat({
  activity: 'bay101-no-limit-bad-beat',
  game: 'texas-holdem',
  rows: HOLDEM_ROWS,
});
export const limitBadBeat = badBeat({
  activity: 'bay101-limit-bad-beat',
  game: 'texas-holdem',
  rows: HOLDEM_ROWS,
});
export const omahaBadBeat = badBeat({
  activity: 'bay101-omaha-bad-beat',
  game: 'omaha-high-low',
  rows: {
    A: ['four-eights-beaten', foursFrom('8')],
    B: ['four-fives-beaten', foursFrom('5')],
    C: ['four-of-a-kind-beaten', foursFrom('2')],
  },
});

const GAMES = [
  'texas-holdem',
  'texas-holdem-high-low',
  'omaha',
  'omaha-high-low',
  'seven-card-stud',
  'seven-card-stud-high-low',
  'california-lowball',
  'kansas-city-lowball',
  'crazy-pineapple',
  'crazy-pineapple-high-low',
  'draw-poker',
  'pineapple',
  'pineapple-high-low',
  'five-card-stud',
] as const;

/** Every hand of two hole cards and three that lie open, with the two; the five of a draw game. */
function* bonusHands(deal: Deal, seat: Seat): Generator<{ hand: Ranked; two?: string[] }> {
  const { family } = pokerOf(deal);
  if (family === 'draw') {
    const cards = ownCards(seat);
    const isLowJoker = deal.game === 'california-lowball' && cards.includes(JOKER);
    if (!isLowJoker) yield { hand: paiGowFive(cards, false) };
    return;
  }
  const open = family === 'stud' ? cardsIn(seat.up) : cardsIn(deal.board);
  for (const two of choose(cardsIn(seat.hole), 2)) {
    for (const three of choose(open, 3)) yield { hand: fiveOf([...two, ...three]), two };
  }
}

const BONUS_ROWS = [
  ['royal-flush', 'royalFlush'],
  ['straight-flush', 'straightFlush'],
  ['four-of-a-kind', 'fourOfAKind'],
] as const;

function bonusRow(deal: Deal, seat: Seat): string | undefined {
  const rows = [...bonusHands(deal, seat)].map(({ hand: { name }, two }) => {
    if (name === 'royal flush') return 'royal-flush';
    if (name === 'straight flush') return 'straight-flush';
    const isPocketPair = two === undefined || rankOf(two[0] as string) === rankOf(two[1] as string);
    const isFour = name === 'four of a kind' || name === 'five of a kind';
    return isFour && isPocketPair ? 'four-of-a-kind' : '';
  });
  return BONUS_ROWS.map(([row]) => row).find((row) => rows.includes(row));
}

const asked = (random: Dice, least: number): Deal => {
  const game = random.pick(...GAMES);
  const deal = pokerDeal(random, game, { least, board: someBoard(random) });
  if (random.chance(3)) deal.standardDeck = false;
  return deal;
};

/** Five players, twenty dollars in the pot, and bets to the end. */
const qualified = (deal: Deal): Seat[] =>
  isVoid(deal) || deal.seats.length < 5 || cents(deal.pot as string) < 2000n
    ? []
    : shownDownSeats(deal).filter((seat) => mayWin(seat, OUT_OF_UNIFORM));

export const pokerBonusHand: Sheet = {
  activity: 'bay101-poker-bonus-hand-progressive',
  question(random) {
    return {
      activity: 'bay101-poker-bonus-hand-progressive',
      offering: { options: {}, values: {} },
      balances: {
        meter: {
          royalFlush: someDollars(random, 10, 598),
          straightFlush: someDollars(random, 10, 598),
          fourOfAKind: someDollars(random, 10, 598),
        },
        reserve: someDollars(random, 0, 9999),
      },
      deal: asked(random, 4),
    };
  },
  decide(question) {
    const { deal } = question;
    const hits = qualified(deal).map((seat) => ({ seat, row: bonusRow(deal, seat) }));
    return BONUS_ROWS.flatMap(([row, pool]) => {
      const winners = hits.filter((hit) => hit.row === row).map(({ seat }) => seat);
      const each = meterIn(question, pool) / BigInt(Math.max(winners.length, 1));
      return winners.map((seat) => winOf(seat, row, { amount: each }));
    });
  },
};

/** The best five of two own and three open cards, or of a draw hand. */
export const bestBonusHand = (deal: Deal, seat: Seat): Ranked | undefined =>
  [...bonusHands(deal, seat)]
    .map(({ hand }) => hand)
    .reduce<Ranked | undefined>(
      (top, hand) => (top === undefined || hand.score > top.score ? hand : top),
      undefined,
    );

export const pokerHighHand: Sheet = {
  activity: 'bay101-poker-high-hand-bonus',
  question(random) {
    const hands = random.pick('A', 'B', 'C');
    return {
      activity: 'bay101-poker-high-hand-bonus',
      offering: {
        options: { hands },
        values: {
          ...(hands === 'B' ? {} : { royalFlush: dollarsWithin(random, 10, 10_000) }),
          ...(hands === 'C' ? {} : { highHand: dollarsWithin(random, 10, 10_000) }),
        },
      },
      balances: { reserve: someDollars(random, 0, 9999) },
      deal: asked(random, 4),
    };
  },
  decide(question) {
    const { deal, offering } = question;
    const { hands } = offering.options;
    return qualified(deal).flatMap((seat): Win[] => {
      const best = bestBonusHand(deal, seat);
      if (best === undefined) return [];
      if (hands !== 'B' && best.name === 'royal flush') {
        return [winOf(seat, 'royal-flush', { amount: postedIn(question, 'royalFlush') })];
      }
      if (hands === 'C' || !isAtLeast(best, 'three of a kind')) return [];
      return [winOf(seat, 'high-hand', { share: 'entry', count: 1 })];
    });
  },
};

const OFF_DUTY: Allowed = { ...OUT_OF_UNIFORM, employees: 'off duty' };

export const acesCracked: Sheet = {
  activity: 'bay101-aces-cracked',
  question(random) {
    const first = random.pick<((card: string) => boolean) | undefined>(
      undefined,
      (card) => rankOf(card) === 'A',
      (card) => 'AKQ'.includes(rankOf(card)),
    );
    const deal = pokerDeal(random, 'texas-holdem', {
      least: 4,
      first,
      board: someBoard(random),
    });
    if (random.chance(3)) deal.standardDeck = false;
    return {
      activity: 'bay101-aces-cracked',
      offering: { options: {}, values: { prize: dollarsWithin(random, 10, 10_000) } },
      balances: { reserve: someDollars(random, 0, 9999) },
      deal,
    };
  },
  decide(question) {
    const { deal } = question;
    if (deal.tournament || !deal.standardDeck || deal.seats.length < 5) return [];
    const shown = shownDown(deal);
    const top = shown[0]?.hand.score as number;
    return shown
      .filter(({ seat, hand }) => {
        const areAces = ownCards(seat).every((card) => rankOf(card) === 'A');
        return areAces && hand.score < top && mayWin(seat, OFF_DUTY);
      })
      .map(({ seat }) =>
        winOf(seat, 'aces-cracked', { share: 'losing-hand', amount: postedIn(question, 'prize') }),
      );
  },
};
