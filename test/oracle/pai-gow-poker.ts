// Slow and obvious pai gow poker, to hold src/hands against: the joker tries all 52 cards and seven
// cards try all 21 fives.
import { type Card, cardAt, isJoker, RANKS, rankOf, STANDARD_DECK, suitOf } from '#cards';

export interface OraclePaiGowOptions {
  readonly jokerUse: 'semi-wild' | 'wild';
  readonly wheel: 'second-highest' | 'lowest';
}

/** A hand's worth, to be compared number by number; the first is the place of its category. */
export type Worth = readonly number[];

const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
  'five-of-a-kind',
];

export const categoryOfWorth = (worth: Worth): string => CATEGORIES[worth[0] as number] as string;

export function compareWorth(one: Worth, other: Worth): number {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    const difference = (one[place] ?? -1) - (other[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const best = (worths: readonly Worth[]): Worth =>
  worths.reduce((high, each) => (compareWorth(each, high) > 0 ? each : high));

/** 2 to 14 for a deuce to an ace. */
const pips = (card: Card): number => RANKS.indexOf(rankOf(card)) + 2;

const worthOf = (category: string, ...ties: number[]): Worth => [
  CATEGORIES.indexOf(category),
  ...ties,
];

/** What a straight is worth among the straights, by its ranks from high to low; 0 for none. */
function straightPlace(ranks: readonly number[], wheel: OraclePaiGowOptions['wheel']): number {
  if (ranks.join(' ') === '14 5 4 3 2') return wheel === 'lowest' ? 5 : 13.5;
  const top = ranks[0] as number;
  return ranks.every((rank, below) => rank === top - below) ? top : 0;
}

const NAMES: Readonly<Record<string, string>> = {
  '5': 'five-of-a-kind',
  '41': 'four-of-a-kind',
  '32': 'full-house',
  '311': 'three-of-a-kind',
  '221': 'two-pair',
  '2111': 'pair',
  '11111': 'high-card',
};

/** Five natural cards. A joker may have doubled one, and then there is no flush. */
function worthOfNaturals(cards: readonly Card[], wheel: OraclePaiGowOptions['wheel']): Worth {
  const ranks = cards.map(pips).sort((a, b) => b - a);
  const counts = new Array<number>(15).fill(0);
  for (const rank of ranks) counts[rank] = (counts[rank] as number) + 1;
  const times = (rank: number) => counts[rank] as number;
  const byTimes = [...ranks].sort((a, b) => times(b) - times(a) || b - a);
  const shape = [...new Set(byTimes)].map(times).join('');
  const isFlush = shape === '11111' && new Set(cards.map(suitOf)).size === 1;
  const straight = straightPlace(ranks, wheel);
  if (isFlush && straight === 14) return worthOf('royal-flush');
  if (isFlush && straight > 0) return worthOf('straight-flush', straight);
  if (isFlush) return worthOf('flush', ...ranks);
  if (straight > 0) return worthOf('straight', straight);
  return worthOf(NAMES[shape] as string, ...byTimes);
}

const COMPLETED = ['straight', 'flush', 'straight-flush', 'royal-flush'];

export function oracleFive(cards: readonly Card[], options: OraclePaiGowOptions): Worth {
  const naturals = cards.filter((card) => !isJoker(card));
  if (naturals.length === 5) return worthOfNaturals(cards, options.wheel);
  const uses = STANDARD_DECK.cards.map((card) => ({
    isAce: pips(card) === 14,
    worth: worthOfNaturals([...naturals, card], options.wheel),
  }));
  const allowed = uses.filter(
    ({ isAce, worth }) =>
      options.jokerUse === 'wild' || isAce || COMPLETED.includes(categoryOfWorth(worth)),
  );
  return best(allowed.map(({ worth }) => worth));
}

export function oracleSeven(cards: readonly Card[], options: OraclePaiGowOptions): Worth {
  const worths: Worth[] = [];
  for (const out of cards)
    for (const alsoOut of cards)
      if (out < alsoOut)
        worths.push(
          oracleFive(
            cards.filter((card) => card !== out && card !== alsoOut),
            options,
          ),
        );
  return best(worths);
}

export function oracleTwo(cards: readonly Card[], options: OraclePaiGowOptions): Worth {
  const natural = cards.find((card) => !isJoker(card)) as Card;
  const [high, low] = cards
    .map((card) => {
      if (!isJoker(card)) return pips(card);
      return options.jokerUse === 'wild' ? pips(natural) : 14;
    })
    .sort((a, b) => b - a) as [number, number];
  return high === low ? worthOf('pair', high) : worthOf('high-card', high, low);
}

/** So many natural cards, one hand for each class of hands that differ only in the names of the
 * suits, with how many hands the class has. A hand is four sets of ranks, one a suit, taken from the
 * greatest set to the least. */
export function* suitClasses(count: number): Generator<{ cards: Card[]; hands: number }> {
  const sets = Array.from({ length: 2 ** 13 }, (_, set) =>
    Array.from({ length: 13 }, (_, rank) => rank).filter((rank) => (set >> rank) & 1),
  );
  const bySize = Array.from({ length: count + 1 }, (_, size) =>
    sets.flatMap((ranks, set) => (ranks.length === size ? [set] : [])),
  );
  function* suitsFrom(suit: number, left: number, most: number): Generator<number[]> {
    if (suit === 4) {
      yield [];
      return;
    }
    for (let size = suit === 3 ? left : 0; size <= left; size++)
      for (const set of bySize[size] as number[]) {
        if (set > most) break;
        for (const rest of suitsFrom(suit + 1, left - size, set)) yield [set, ...rest];
      }
  }
  for (const suits of suitsFrom(0, count, 2 ** 13)) {
    const cards = suits.flatMap((set, suit) =>
      (sets[set] as number[]).map((rank) => cardAt(rank, suit)),
    );
    yield { cards, hands: namings(suits) };
  }
}

/** In how many orders four things can stand, some of them equal. */
function namings(suits: readonly number[]): number {
  const factorials = [1, 1, 2, 6, 24];
  return [...new Set(suits)].reduce(
    (ways, set) => ways / (factorials[suits.filter((each) => each === set).length] as number),
    24,
  );
}
