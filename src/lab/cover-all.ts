// The chance that the highest of several hands of five cards reaches a level of the cover-all
// table: three of a kind, straight flush, four of a kind, royal flush, four aces.
//
// P(some hand reaches a level) is, by inclusion and exclusion over the hands, the sum of
// (-1)^(k+1) C(hands, k) p(k), where p(k) is the chance that k given hands all reach it. How many
// five-card hands of any remaining deck reach a level is a closed form in the ranks and suits that
// are left, so p(1) is exact at once and p(2) by going through all hands of that kind. From p(3) on,
// hands are drawn one after another among those that reach the level, and the closed form weighs
// them: an estimate with an error far below what a table can show.
import { type Card, STANDARD_DECK } from '#cards';
import { below, type RandomSource } from '#chance';
import { describeFourCard, fourCardPlaces, ranksOfStrength } from '#hands';
import { multiplyRatios, numberOf, type Ratio, ratioOf, subtractRatios } from '#money';
import { assert } from '#result';
import { choose } from './suit-classes.ts';

/** From the lowest level to the highest, in the order of the cover-all table. */
export const COVER_ALL_LEVELS = [
  'three-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
  'royal-flush',
  'four-aces',
] as const;
export type CoverAllLevel = (typeof COVER_ALL_LEVELS)[number];

const HAND = 5;
/** Six players, the most that the table has a column for, and the dealer. */
const HANDS_MOST = 7;
const ACE = 12;

/** The rest of a deck: for each suit its ranks as 13 bits, for each rank how many. */
interface Left {
  readonly suits: Int32Array;
  readonly ranks: Int32Array;
  size: number;
}

const fullDeck = (): Left => ({
  suits: new Int32Array(4).fill(0x1fff),
  ranks: new Int32Array(13).fill(4),
  size: 52,
});

function take(left: Left, card: number): void {
  left.suits[card & 3] = (left.suits[card & 3] as number) & ~(1 << (card >> 2));
  left.ranks[card >> 2] = (left.ranks[card >> 2] as number) - 1;
  left.size--;
}

function putBack(left: Left, card: number): void {
  left.suits[card & 3] = (left.suits[card & 3] as number) | (1 << (card >> 2));
  left.ranks[card >> 2] = (left.ranks[card >> 2] as number) + 1;
  left.size++;
}

/** The eleven runs of four ranks, A-K-Q-J the last. */
const RUNS = Int32Array.from({ length: 11 }, (_, top) =>
  [0, 1, 2, 3].reduce((set, below_) => set | (1 << ((top + 2 - below_ + 13) % 13)), 0),
);
const ROYAL = RUNS[10] as number;

/** By the ranks left in a suit: runs of four in it, and its sets of five that hold one. */
const runsOfFour = new Int32Array(1 << 13);
const fivesWithRun = new Int32Array(1 << 13);
for (let set = 0; set < 1 << 13; set++) {
  for (const run of RUNS)
    if ((set & run) === run) runsOfFour[set] = (runsOfFour[set] as number) + 1;
}
for (let five = 0; five < 1 << 13; five++) {
  if (bitCount(five) !== HAND || runsOfFour[five] === 0) continue;
  // Every set that holds these five.
  const others = 0x1fff & ~five;
  for (let more = others; ; more = (more - 1) & others) {
    fivesWithRun[five | more] = (fivesWithRun[five | more] as number) + 1;
    if (more === 0) break;
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const SIZES = Uint8Array.from({ length: 1 << 13 }, (_, set) => bitCount(set));

/** Hands that hold four suited cards in a run: just four of the suit, or five. */
function straightFlushes({ suits, size }: Left): number {
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    const set = suits[suit] as number;
    const runs = runsOfFour[set] as number;
    if (runs > 0) count += runs * (size - (SIZES[set] as number)) + (fivesWithRun[set] as number);
  }
  return count;
}

function royals({ suits, size }: Left): number {
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (((suits[suit] as number) & ROYAL) === ROYAL) count += size - 4;
  }
  return count;
}

function fours({ ranks, size }: Left): number {
  let count = 0;
  for (let rank = 0; rank < 13; rank++) if (ranks[rank] === 4) count += size - 4;
  return count;
}

/** Just three of a rank, and two of the others. */
function threes({ ranks, size }: Left): number {
  let count = 0;
  for (let rank = 0; rank < 13; rank++) {
    const held = ranks[rank] as number;
    if (held >= 3) count += (held === 4 ? 4 : 1) * choose(size - held, 2);
  }
  return count;
}

const fourAces = ({ ranks, size }: Left): number => (ranks[ACE] === 4 ? size - 4 : 0);

/** How many five-card hands of the rest reach a level or a higher one. Only a royal flush is a hand
 * of two kinds. */
function reaching(left: Left, level: CoverAllLevel): number {
  switch (level) {
    case 'three-of-a-kind':
      return threes(left) + straightFlushes(left) + fours(left);
    case 'straight-flush':
      return straightFlushes(left) + fours(left);
    case 'four-of-a-kind':
      return fours(left) + royals(left);
    case 'royal-flush':
      return royals(left) + fourAces(left);
    case 'four-aces':
      return fourAces(left);
    default:
      return level satisfies never;
  }
}

/** How many five-card hands of these cards reach a level or a higher one. */
export function countReaching(cards: readonly Card[], level: CoverAllLevel): number {
  const left: Left = { suits: new Int32Array(4), ranks: new Int32Array(13), size: 0 };
  for (const card of cards) putBack(left, card);
  return reaching(left, level);
}

/** The highest level that a four-card strength reaches, or -1. */
function levelOf(strength: number): number {
  const { category } = describeFourCard(strength);
  const isAceHigh = ranksOfStrength(strength)[0] === ACE;
  if (category === 'four-of-a-kind' && isAceHigh) return COVER_ALL_LEVELS.indexOf('four-aces');
  if (category === 'straight-flush' && isAceHigh) return COVER_ALL_LEVELS.indexOf('royal-flush');
  return (COVER_ALL_LEVELS as readonly string[]).indexOf(category);
}

let everyHand: { readonly hands: Uint8Array; readonly places: Uint16Array } | undefined;

/** All hands of the full deck that reach a level, five codes each. */
function handsReaching(level: CoverAllLevel): Uint8Array {
  const table = fourCardPlaces(HAND);
  const least = COVER_ALL_LEVELS.indexOf(level);
  const reached = Uint8Array.from(table.strengths, (each) => (levelOf(each) >= least ? 1 : 0));
  if (everyHand === undefined) {
    const hands = allHands();
    everyHand = { hands, places: table.placesOf(hands) };
  }
  const { hands, places } = everyHand;
  const found = new Uint8Array(HAND * countReaching(STANDARD_DECK.cards, level));
  let at = 0;
  for (let index = 0; index < places.length; index++) {
    if (reached[(places[index] as number) - 1] === 0) continue;
    for (let card = 0; card < HAND; card++) found[at++] = hands[index * HAND + card] as number;
  }
  assert(at === found.length, `the closed form of ${level} and the evaluator disagree`);
  return found;
}

function allHands(): Uint8Array {
  const hands = new Uint8Array(HAND * choose(52, HAND));
  let at = 0;
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++) {
            hands[at++] = a;
            hands[at++] = b;
            hands[at++] = c;
            hands[at++] = d;
            hands[at++] = e;
          }
  return hands;
}

export interface Estimate {
  readonly value: number;
  readonly standardError: number;
  readonly rounds: number;
}

/** The hands that reach a level, and p(1) and p(2). */
interface Known {
  readonly level: CoverAllLevel;
  readonly hands: Uint8Array;
  readonly one: Ratio;
  readonly two: Ratio;
}

function know(level: CoverAllLevel): Known {
  const hands = handsReaching(level);
  const left = fullDeck();
  let pairs = 0n;
  for (let at = 0; at < hands.length; at += HAND) {
    for (let card = 0; card < HAND; card++) take(left, hands[at + card] as number);
    pairs += BigInt(reaching(left, level));
    for (let card = 0; card < HAND; card++) putBack(left, hands[at + card] as number);
  }
  const deals = BigInt(choose(52, HAND));
  return {
    level,
    hands,
    one: ratioOf(BigInt(hands.length / HAND), deals),
    two: ratioOf(pairs, deals * BigInt(choose(47, HAND))),
  };
}

/** The chances p(3) to p(7) along one draw: hands are drawn among those that reach the level and
 * are free of the earlier ones, and the closed form gives the chance of each. */
function chancesOfDraw({ hands, level }: Known, source: RandomSource): number[] {
  const left = fullDeck();
  const chances = new Array<number>(HANDS_MOST + 1).fill(0);
  let chance = 1;
  for (let hand = 1; hand <= HANDS_MOST; hand++) {
    const ways = reaching(left, level);
    chance *= ways / choose(left.size, HAND);
    chances[hand] = chance;
    if (ways > 0) drawFree(left, hands, source);
  }
  return chances;
}

/** Takes a hand out of the deck, each that is still whole being equally likely. */
function drawFree(left: Left, hands: Uint8Array, source: RandomSource): void {
  for (;;) {
    const at = HAND * below(source, hands.length / HAND);
    let free = true;
    for (let card = 0; card < HAND && free; card++) {
      const code = hands[at + card] as number;
      free = (((left.suits[code & 3] as number) >> (code >> 2)) & 1) === 1;
    }
    if (!free) continue;
    for (let card = 0; card < HAND; card++) take(left, hands[at + card] as number);
    return;
  }
}

const knownLevels = new Map<CoverAllLevel, Known>();

function knownOf(level: CoverAllLevel): Known {
  const known = knownLevels.get(level) ?? know(level);
  knownLevels.set(level, known);
  return known;
}

/** The chance, exactly, that the higher of two hands reaches a level: one player and the dealer. */
export function coverAllOfTwo(level: CoverAllLevel): Ratio {
  const { one, two } = knownOf(level);
  return subtractRatios(multiplyRatios(ratioOf(2n), one), two);
}

/** The chance that the highest of three to seven hands reaches a level, by the number of hands. The
 * first two terms are exact, the others estimated together, so that their errors are too. */
export function coverAllOfMany(
  level: CoverAllLevel,
  { source, rounds }: { readonly source: RandomSource; readonly rounds: number },
): Map<number, Estimate> {
  const known = knownOf(level);
  const sums = new Float64Array(HANDS_MOST + 1);
  const squares = new Float64Array(HANDS_MOST + 1);
  for (let round = 0; round < rounds; round++) {
    const chances = chancesOfDraw(known, source);
    for (let handCount = 3; handCount <= HANDS_MOST; handCount++) {
      let later = 0;
      for (let count = 3; count <= handCount; count++) {
        later += choose(handCount, count) * (chances[count] as number) * (count & 1 ? 1 : -1);
      }
      sums[handCount] = (sums[handCount] as number) + later;
      squares[handCount] = (squares[handCount] as number) + later * later;
    }
  }
  const estimates = new Map<number, Estimate>();
  for (let handCount = 3; handCount <= HANDS_MOST; handCount++) {
    const mean = (sums[handCount] as number) / rounds;
    const variance = Math.max(0, (squares[handCount] as number) / rounds - mean * mean);
    const exact = subtractRatios(
      multiplyRatios(ratioOf(BigInt(handCount)), known.one),
      multiplyRatios(ratioOf(BigInt(choose(handCount, 2))), known.two),
    );
    const standardError = Math.sqrt(variance / rounds);
    estimates.set(handCount, { value: numberOf(exact) + mean, standardError, rounds });
  }
  return estimates;
}
