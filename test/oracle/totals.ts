// Slow and obvious counts for blackjack, baccarat and pan 9, to hold src/hands against.
import { type Card, makeCard } from '#cards';

/** Every value a card may take in blackjack. A joker may count anything from nothing to 21. */
function blackjackValues(card: Card): number[] {
  const face = makeCard(card).slice(0, 1);
  if (face === 'X') return Array.from({ length: 22 }, (_, value) => value);
  if (face === 'A') return [1, 11];
  return ['T', 'J', 'Q', 'K'].includes(face) ? [10] : [Number(face)];
}

/** All totals that some choice of values gives. */
function blackjackTotals(cards: readonly Card[]): Set<number> {
  let totals = new Set([0]);
  for (const card of cards) {
    const next = new Set<number>();
    for (const total of totals) for (const value of blackjackValues(card)) next.add(total + value);
    totals = next;
  }
  return totals;
}

export interface OracleBlackjack {
  readonly total: number;
  readonly isNatural: boolean;
}

export function oracleBlackjack(cards: readonly Card[], withJokers: boolean): OracleBlackjack {
  const totals = [...blackjackTotals(cards)];
  const alive = totals.filter((total) => total <= 21);
  const total = alive.length > 0 ? Math.max(...alive) : Math.min(...totals);
  const letters = cards.map((card) => makeCard(card).slice(0, 1));
  const isNatural = withJokers
    ? letters.join('') === 'XX'
    : letters.length === 2 &&
      letters.includes('A') &&
      letters.some((letter) => 'TJQK'.includes(letter));
  return { total, isNatural };
}

/** 1 where the first hand is better, -1 where the second is, 0 where they tie. */
export function oracleBlackjackOrder(a: OracleBlackjack, b: OracleBlackjack): number {
  if (a.isNatural || b.isNatural) return Number(a.isNatural) - Number(b.isNatural);
  const isBustA = a.total > 21;
  const isBustB = b.total > 21;
  if (isBustA || isBustB) return Number(isBustB) - Number(isBustA);
  return Math.sign(a.total - b.total);
}

const BACCARAT_POINTS: Readonly<Record<string, number>> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 10,
  J: 10,
  Q: 10,
  K: 10,
};

const baccaratPoints = (card: Card): number =>
  BACCARAT_POINTS[makeCard(card).slice(0, 1)] as number;

/** Tens are taken off one after another until less than ten is left. */
export function oracleLastDigit(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) {
    sum += baccaratPoints(card);
    while (sum >= 10) sum -= 10;
  }
  return sum;
}

/** The highest total on which the banker draws, told by the player's third card as players learn
 * it (the table of src/hands goes by the banker's total). */
function bankerDrawsUpTo(playerThird: Card | undefined): number {
  if (playerThird === undefined) return 5;
  const points = baccaratPoints(playerThird);
  if (points === 2 || points === 3) return 4;
  if (points === 4 || points === 5) return 5;
  if (points === 6 || points === 7) return 6;
  return points === 8 ? 2 : 3;
}

/** Both lines of a round whose six cards come as player, player, banker, banker, next, next. */
export function oracleRound(six: readonly Card[]): { player: Card[]; banker: Card[] } {
  const player = six.slice(0, 2);
  const banker = six.slice(2, 4);
  const shoe = six.slice(4);
  if (oracleLastDigit(player) > 7 || oracleLastDigit(banker) > 7) return { player, banker };
  if (oracleLastDigit(player) < 6) player.push(shoe.shift() as Card);
  if (oracleLastDigit(banker) <= bankerDrawsUpTo(player[2])) banker.push(shoe.shift() as Card);
  return { player, banker };
}
