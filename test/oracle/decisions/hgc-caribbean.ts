// Hawaiian Gardens, Caribbean Stud Poker: Designated Bonus Hands and the Jackpot.
import { bankOf, caribbeanDeal } from './banked.ts';
import { FIVES, fiveOf, RANKS, type Ranked, rankOf, SUITS } from './hands.ts';
import { type Allowed, cardsHeld, dealerCards, handCount, mayWin } from './people.ts';
import {
  cents,
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

const PLAYERS: Allowed = {
  employees: 'always',
  propositionPlayers: false,
  backline: true,
  playerDealer: true,
  bettors: true,
};

const ROWS = [
  ['straight-flush', ['straight flush', 'royal flush']],
  ['four-of-a-kind', ['four of a kind']],
  ['full-house', ['full house']],
  ['flush', ['flush']],
] as const;

const rowOf = ({ name }: Ranked): string | undefined =>
  ROWS.find(([, names]) => names.some((each) => each === name))?.[0];

const withMeters = (random: Dice, names: readonly string[]): Question['balances'] => ({
  meter: Object.fromEntries(names.map((name) => [name, someDollars(random, 50, 9999)])),
  reserve: someDollars(random, 0, 99_999),
});

const foldsSome = (random: Dice, deal: Deal): void => {
  for (const seat of deal.seats) {
    if (seat.position === 'seated' && random.chance(15)) seat.folded = 'raise';
  }
};

/** What those who wager on one hand have of a percentage of a prize: in proportion to their wagers;
 * what a proposition player would have had goes to the others. */
function proRata(
  bettors: readonly Seat[],
  row: string,
  { prize, percent }: { prize: bigint; percent: bigint },
): Win[] {
  const may = bettors.filter((seat) => mayWin(seat, PLAYERS));
  const total = may.reduce((sum, { wager }) => sum + cents(wager as string), 0n);
  return may.map((seat) =>
    winOf(seat, row, {
      amount: (prize * percent * cents(seat.wager as string)) / (100n * total),
    }),
  );
}

export const caribbeanBonus: Sheet = {
  activity: 'hgc-caribbean-stud-bonus-hands',
  question(random) {
    const deal = caribbeanDeal(random, { least: 2 });
    foldsSome(random, deal);
    for (const seat of deal.seats) {
      seat.wager = random.pick('0.00', '5.00', '10.00', '25.00', '50.00');
      const isShared = deal.seats.filter((each) => each.seat === seat.seat).length > 1;
      if (isShared && seat.person === 'excluded') seat.person = 'patron';
    }
    return {
      activity: 'hgc-caribbean-stud-bonus-hands',
      offering: {
        options: {},
        values: {},
        settings: someReadings(random, { thirdPartyDealer: 'stays' }),
      },
      balances: withMeters(
        random,
        ROWS.map(([row]) => row),
      ),
      deal,
    };
  },
  decide(question) {
    const { deal } = question;
    if (handCount(deal) < 4) return [];
    const bank = bankOf(deal.seats);
    const bankHand = fiveOf(dealerCards(deal));
    return deal.seats
      .filter(({ position }) => position === 'seated')
      .flatMap((holder) => {
        const hand = fiveOf(cardsHeld(deal, holder.seat));
        const row = rowOf(hand);
        if (row === undefined) return [];
        const prize = meterIn(question, row);
        const hasLost = holder.folded !== false || bankHand.score > hand.score;
        const bankPart = (prize * (hasLost ? 20n : 10n)) / 100n;
        // With a proposition player in the bank the hand has the full prize, or the part stays.
        const isToHand = bank?.person === 'tpp' && !isRead(question, 'thirdPartyDealer', 'stays');
        const percent = isToHand ? 100n : hasLost ? 80n : 90n;
        const bettors = deal.seats.filter(
          ({ seat, position }) => seat === holder.seat && position !== 'player-dealer',
        );
        const toBank =
          bank !== undefined && mayWin(bank, PLAYERS)
            ? [winOf(bank, row, { share: 'player-dealer', amount: bankPart })]
            : [];
        return [...proRata(bettors, row, { prize, percent }), ...toBank];
      });
  },
};

const BEATS: Readonly<Record<string, readonly [second: bigint, first: bigint]>> = {
  royal: [20n, 60n],
  super: [60n, 20n],
  'bad-beat': [60n, 20n],
};

function beatOf(first: Ranked, second: Ranked): string | undefined {
  if (second.name === 'flush') return 'bad-beat';
  if (second.name === 'full house') return 'super';
  const isLow = FIVES.indexOf(second.name) <= FIVES.indexOf('straight');
  return isLow && first.name === 'royal flush' ? 'royal' : undefined;
}

export const caribbeanJackpot: Sheet = {
  activity: 'hgc-caribbean-stud-jackpot',
  question(random) {
    const suit = random.pick(...SUITS);
    const ranks = random
      .shuffle([...RANKS])
      .slice(0, 3)
      .join('');
    const first = random.pick<((card: string) => boolean) | undefined>(
      undefined,
      (card) => card.endsWith(suit),
      (card) => ranks.includes(rankOf(card)),
      (card) => 'AKQJT'.includes(rankOf(card)) && card.endsWith(suit),
    );
    const deal = caribbeanDeal(random, { least: 2, backline: false, first });
    foldsSome(random, deal);
    const question = {
      activity: 'hgc-caribbean-stud-jackpot',
      offering: { options: {}, values: {} },
      balances: withMeters(random, ['bad-beat', 'super', 'royal']),
      deal,
    };
    // Equal hands of which one may not win are not asked about here.
    for (const tied of placesOf(deal).filter(({ length }) => length > 1)) {
      for (const seat of tied) seat.person = 'patron';
    }
    return question;
  },
  decide(question) {
    const { deal } = question;
    const [first, second] = placesOf(deal);
    if (handCount(deal) < 4 || first === undefined || second === undefined) return [];
    const hand = (seat: Seat | undefined): Ranked =>
      fiveOf(seat === undefined ? dealerCards(deal) : cardsHeld(deal, seat.seat));
    const ranked = handsShown(deal).map(({ seat }) => hand(seat));
    const best = ranked[0] as Ranked;
    const next = ranked.find(({ score }) => score < best.score);
    const row = next === undefined ? undefined : beatOf(best, next);
    if (next === undefined || row === undefined) return [];
    const prize = meterIn(question, row);
    const [secondPart, firstPart] = BEATS[row] as readonly [bigint, bigint];
    const others = deal.seats.filter((seat) => ![...first, ...second].includes(seat));
    const table = others.filter((seat) => mayWin(seat, PLAYERS));
    // What proposition players with the first hand, or at all the rest of the table, would have had
    // the others have in proportion.
    const isProps = (seats: readonly Seat[]): boolean =>
      seats.length > 0 && seats.every(({ person }) => person === 'tpp');
    const whole = 100n - (isProps(first) ? firstPart : 0n) - (isProps(others) ? 20n : 0n);
    const share = (seats: readonly Seat[], name: string, percent: bigint, count: number): Win[] =>
      seats
        .filter((seat) => mayWin(seat, PLAYERS))
        .map((seat) =>
          winOf(seat, row, { share: name, amount: (prize * percent) / whole / BigInt(count) }),
        );
    const places = (score: number): number =>
      handsShown(deal).filter(({ seat }) => hand(seat).score === score).length;
    return [
      ...share(second, 'losing-hand', secondPart, places(next.score)),
      ...share(first, 'winning-hand', firstPart, places(best.score)),
      ...share(table, 'table', 20n, Math.max(table.length, 1)),
    ];
  },
};

/** The hands that count, best first: those that were not given up, the player-dealer's among them,
 * whose seat need not be recorded. */
function handsShown(deal: Deal): { seat: Seat | undefined; score: number }[] {
  const bank = bankOf(deal.seats);
  const held = deal.seats.filter(
    ({ position, folded }) => position === 'seated' && folded === false,
  );
  return [...held, bank]
    .map((seat) => {
      const cards =
        seat === undefined || seat === bank ? dealerCards(deal) : cardsHeld(deal, seat.seat);
      return { seat, score: fiveOf(cards).score };
    })
    .sort((a, b) => b.score - a.score);
}

/** The seats with the best hand and those with the second best. */
function placesOf(deal: Deal): [Seat[], Seat[]] {
  const shown = handsShown(deal);
  const best = shown[0]?.score as number;
  const next = shown.find(({ score }) => score < best)?.score;
  const at = (wanted: number | undefined): Seat[] =>
    shown.flatMap(({ seat, score }) => (score === wanted && seat !== undefined ? [seat] : []));
  return [at(best), at(next)];
}
