// Random records of rounds that the rules allow, the same for the same source.
import { type Card, makeCard, makeCards, STANDARD_DECK } from '#cards';
import { below, type RandomSource, shuffled } from '#chance';
import {
  centsIn,
  dollarsIn,
  fourCardHand,
  type Game,
  type RecordedMeter,
  type RecordedRound,
  type RecordedSeat,
} from './recorded-round.ts';
import { stackedDeal } from './stacked-deal.ts';

/** Chance, in the words that a round needs. */
function dice(source: RandomSource) {
  const pick = <T>(...items: readonly T[]): T => items[below(source, items.length)] as T;
  return {
    source,
    pick,
    chance: (percent: number): boolean => below(source, 100) < percent,
    between: (low: number, high: number): number => low + below(source, high - low + 1),
    /** Whole dollars for the most part, written with and without the cents. */
    dollars(low: number, high: number): string {
      const whole = low + below(source, high - low + 1);
      if (below(source, 8) > 0) return pick(`${whole}`, `${whole}.00`);
      return `${whole}.${pick('50', '25', '01', '99', '37')}`;
    },
  };
}
type Dice = ReturnType<typeof dice>;

const PLAYERS_MAX = { 'four-card-poker': 9, 'crazy-4-poker': 7 } as const;

/** How a whole round is played: some are full of side bets or of folds, and others have none. */
interface Mood {
  sideBetPercent: number;
  foldPercent: number;
}

interface Dealt {
  dealer: string;
  hands: { seat: number; cards: Card[] }[];
}

/** One hand in some void rounds has a card too few or too many. */
function dealRound(random: Dice, game: Game, isMisdealt: boolean): Dealt {
  const { source, between, pick } = random;
  const seatsMax = PLAYERS_MAX[game];
  const playerCount = between(1, random.chance(80) ? 7 : seatsMax);
  const seats = shuffled(
    Array.from({ length: seatsMax }, (_, index) => index + 1),
    source,
  ).slice(0, playerCount);
  const sizes = [game === 'four-card-poker' ? 6 : 5, ...seats.map(() => 5)];
  if (isMisdealt) {
    const at = below(source, sizes.length);
    const free = 52 - sizes.reduce((sum, size) => sum + size, 0);
    sizes[at] = (sizes[at] as number) + (free > 1 ? pick(-2, -1, 1, 2) : -1);
  }
  const [dealer = [], ...hands] = stackedDeal(source, sizes, {
    stackedPercent: pick(0, 30, 60, 90),
    onlyMeterHands: random.chance(25),
  });
  return {
    dealer: makeCards(dealer),
    hands: seats.map((seat, index) => ({ seat, cards: hands[index] as Card[] })),
  };
}

/** From once to three times the ante. */
function playBetween(random: Dice, ante: string, step: 'any' | 'ante'): string {
  const cents = centsIn(ante);
  if (step === 'ante' || random.chance(60)) return dollarsIn(cents * BigInt(random.between(1, 3)));
  return dollarsIn(cents + BigInt(below(random.source, Number(cents) * 2 + 1)));
}

const isBet = (seats: readonly RecordedSeat[], ...wagers: readonly string[]): boolean =>
  seats.some((seat) => wagers.some((wager) => seat.wagers[wager] !== undefined));

/** A meter with any cents; only some may stand below their reset amount. */
function meterOf(random: Dice, resetMin: number, mayBeBelowReset: boolean): RecordedMeter {
  const reset = resetMin + random.pick(0, 0, 1, 500, 2500);
  const over = below(random.source, 3_000_000);
  const amount = BigInt(reset) * 100n + BigInt(over);
  const below10 = mayBeBelowReset && random.chance(25);
  return {
    amount: dollarsIn(below10 ? (amount * 7n) / 10n : amount),
    reset: random.pick(`${reset}`, `${reset}.00`),
  };
}

const moodOf = ({ pick }: Dice): Mood => ({
  sideBetPercent: pick(10, 50, 95, 95),
  foldPercent: pick(0, 0, 15, 15, 50, 100),
});

/** One of the readings at times, at a value that is not its default. */
function readingsOf(
  random: Dice,
  choices: readonly (readonly [string, boolean | string])[],
): Record<string, boolean | string> {
  const readings: Record<string, boolean | string> = {};
  for (const [name, value] of choices) if (random.chance(12)) readings[name] = value;
  return readings;
}

type Readings = Record<string, boolean | string>;

function fourCardPokerSeat(
  random: Dice,
  { seat, cards }: Dealt['hands'][number],
  mood: Mood,
  readings: Readings,
): RecordedSeat {
  const wagers: Record<string, string> = {};
  const hasProgressive = random.chance(mood.sideBetPercent);
  const mayBeAlone = hasProgressive && readings['progressiveRequiresBaseWager'] !== true;
  const ways = mayBeAlone ? ['both', 'ante', 'acesUp', 'none'] : ['both', 'both', 'ante', 'acesUp'];
  const way = random.pick(...ways);
  if (way === 'both' || way === 'ante') wagers['ante'] = random.dollars(5, 100);
  if (way === 'both' || way === 'acesUp') wagers['acesUp'] = random.dollars(1, 50);
  if (hasProgressive) wagers['progressive'] = random.pick('1', '1', '5', '5.00', '2', '10', '25');
  const ante = wagers['ante'];
  const folded = ante !== undefined && random.chance(mood.foldPercent);
  if (ante !== undefined && !folded) wagers['play'] = playBetween(random, ante, 'any');
  return { seat, cards: makeCards(cards), wagers, ...(folded ? { folded } : {}) };
}

function fourCardPokerRound(random: Dice): RecordedRound {
  const game = 'four-card-poker';
  const readings = readingsOf(random, [
    ['progressiveRequiresBaseWager', true],
    ['automaticBonusOnLosingHand', false],
    ['foldedHandTriggersEnvy', random.pick('never', 'always')],
  ]);
  const isMisdealt = random.chance(4);
  const mood = moodOf(random);
  const { dealer, hands } = dealRound(random, game, isMisdealt);
  const seats = hands.map((hand) => fourCardPokerSeat(random, hand, mood, readings));
  const tables: Record<string, string> = {};
  const meters: Record<string, RecordedMeter> = {};
  const posted = random.chance(20);
  if (posted || isBet(seats, 'ante', 'acesUp')) tables['acesUp'] = `FCP-0${random.between(1, 7)}`;
  if (posted || isBet(seats, 'progressive')) {
    const table = random.pick('FCPP-1', 'FCPP-2', 'FCPP-3', 'PMG-01', 'PMG-01', 'PMG-02', 'PMG-02');
    tables['progressive'] = table;
    const meter = meterOf(random, random.pick(1000, 5000, 10_000), table.startsWith('PMG'));
    if (random.chance(table === 'FCPP-3' ? 70 : 30)) meter.reserve = random.dollars(1, 2000);
    meters['progressive'] = meter;
  }
  const undecided = isMisdealt && random.chance(50);
  return finished({ game, tables, meters, dealer, seats }, readings, undecided);
}

const CRAZY_SIDE_BETS = [
  'queensUp',
  'fiveCardHandBonusPlayer',
  'fiveCardHandBonusDealer',
  'coverAll',
];

function isAcesOrBetter(cards: readonly Card[]): boolean {
  const { name, rank } = fourCardHand(cards);
  return name !== 'nothing' && (name !== 'pair' || rank === 12);
}

function crazy4PokerSeat(
  random: Dice,
  { seat, cards }: Dealt['hands'][number],
  mood: Mood,
  { readings, mayCoverAll }: { readings: Readings; mayCoverAll: boolean },
): RecordedSeat {
  const ante = random.dollars(5, 100);
  const superBonus = random.pick(ante, dollarsIn(centsIn(ante)));
  const wagers: Record<string, string> = { ante, superBonus };
  for (const wager of CRAZY_SIDE_BETS) {
    if (wager === 'coverAll' && !mayCoverAll) continue;
    if (random.chance(mood.sideBetPercent)) wagers[wager] = random.dollars(1, 25);
  }
  for (const wager of ['fourCardProgressive', 'fiveCardProgressive']) {
    if (random.chance(mood.sideBetPercent)) wagers[wager] = random.pick('1', '5', '1.00', '5.00');
  }
  const folded = random.chance(mood.foldPercent);
  if (!folded) {
    const hasAces = cards.length === 5 && isAcesOrBetter(cards);
    const step = readings['playStep'] === 'ante' ? 'ante' : 'any';
    wagers['play'] = hasAces ? playBetween(random, ante, step) : ante;
  }
  return { seat, cards: makeCards(cards), wagers, ...(folded ? { folded } : {}) };
}

/** Which of a round's oddities make it void is for the settlement to say. A stub whose count shows
 * a misdeal goes with a hand of the wrong size. */
function irregularitiesOf(random: Dice, isMisdealt: boolean): RecordedRound['irregularities'] {
  if (isMisdealt) return random.chance(40) ? [{ kind: 'stub-misdealt' }] : [];
  if (random.chance(88)) return [];
  const kinds = [
    { kind: 'cards-face-up', count: random.pick(1, 1, 2, 3) },
    { kind: 'dealer-card-exposed' },
    { kind: 'shoe-failed' },
    { kind: 'stub-wrong-count' },
    { kind: 'card-drawn-in-error' },
    { kind: 'shuffler-failed' },
  ];
  return shuffled(kinds, random.source).slice(0, random.pick(1, 1, 1, 2));
}

/** Meters and tables for the wagers that are made, and at times for others that are offered. */
function crazy4PokerTables(
  random: Dice,
  seats: readonly RecordedSeat[],
): Pick<RecordedRound, 'tables' | 'meters'> {
  const tables: Record<string, string> = {};
  const meters: Record<string, RecordedMeter> = {};
  const posted = random.chance(20);
  if (posted || isBet(seats, 'queensUp')) tables['queensUp'] = random.pick('A', 'B', 'C', 'D');
  if (posted || isBet(seats, 'fourCardProgressive')) {
    const table = random.pick('A', 'B');
    tables['fourCardProgressive'] = table;
    meters['fourCardProgressive'] = meterOf(random, table === 'A' ? 5000 : 1000, false);
  }
  if (posted || isBet(seats, 'fiveCardProgressive')) {
    meters['fiveCardProgressive'] = meterOf(random, 10_000, true);
  }
  if (posted || isBet(seats, 'fiveCardHandBonusPlayer', 'fiveCardHandBonusDealer')) {
    meters['fiveCardHandBonus'] = meterOf(random, 10_000, true);
  }
  return { tables, meters };
}

function crazy4PokerRound(random: Dice): RecordedRound {
  const game = 'crazy-4-poker';
  const readings = readingsOf(random, [
    ['playStep', 'ante'],
    ['foldedHandTriggersEnvy', true],
    ['fiveCardHandBonusPlayerOnFold', 'live'],
    ['coverAllSevenPlayers', 'as-six'],
  ]);
  const isMisdealt = random.chance(3);
  const mood = moodOf(random);
  const { dealer, hands } = dealRound(random, game, isMisdealt);
  const mayCoverAll = hands.length < 7 || readings['coverAllSevenPlayers'] === 'as-six';
  const seats = hands.map((hand) => crazy4PokerSeat(random, hand, mood, { readings, mayCoverAll }));
  const round: RecordedRound = { game, ...crazy4PokerTables(random, seats), dealer, seats };
  if (random.chance(50)) {
    const dealt = [dealer, ...seats.map(({ cards }) => cards)].join(' ').split(' ');
    const deck = STANDARD_DECK.cards.map(makeCard);
    round.magicCard = random.pick(...(random.chance(80) ? dealt : deck));
  }
  if (random.chance(50)) {
    const taken = seats.map(({ seat }) => seat);
    round.luckySeat = random.pick<number | 'dealer'>('dealer', random.between(1, 7), ...taken);
  }
  const irregularities = irregularitiesOf(random, isMisdealt) ?? [];
  if (irregularities.length > 0) round.irregularities = irregularities;
  const undecided = isMisdealt && random.chance(50);
  return finished(round, readings, undecided);
}

/** A misdeal may be found before the players have decided. */
function finished(round: RecordedRound, readings: Readings, undecided: boolean): RecordedRound {
  if (Object.keys(readings).length > 0) round.readings = readings;
  if (undecided) {
    for (const seat of round.seats) {
      delete seat.folded;
      delete seat.wagers['play'];
    }
  }
  return round;
}

export function randomRound(source: RandomSource, game: Game): RecordedRound {
  const random = dice(source);
  return game === 'four-card-poker' ? fourCardPokerRound(random) : crazy4PokerRound(random);
}
