// Best play by plain enumeration of a small deck: every hand of the player, every hand of the
// dealer, no symmetry, no inclusion and exclusion. Slow and obvious; shares no code with src/lab.
import type { Card } from '#cards';
import { bestKey, fourHigh, type Key } from './poker.ts';

interface Sets {
  readonly masks: Int32Array;
  /** The best four cards of each set, as one number that compares. */
  readonly keys: Float64Array;
}

const asNumber = (key: Key): number =>
  Array.from({ length: 5 }, (_, place) => (key[place] ?? -1) + 1).reduce(
    (sum, each) => sum * 14 + each,
  );

function setsOf(deck: readonly Card[], size: number): Sets {
  const masks: number[] = [];
  const keys: number[] = [];
  const visit = (from: number, mask: number, hand: Card[]): void => {
    if (hand.length === size) {
      masks.push(mask);
      keys.push(asNumber(bestKey(hand, 4, fourHigh)));
      return;
    }
    for (let index = from; index < deck.length; index++) {
      visit(index + 1, mask | (1 << index), [...hand, deck[index] as Card]);
    }
  };
  visit(0, 0, []);
  return { masks: Int32Array.from(masks), keys: Float64Array.from(keys) };
}

export interface PlainPlay {
  /** Twice the net of all deals together, in units of ante. */
  readonly doubledNet: number;
  /** The squares of twice the net, deal by deal. */
  readonly squares: number;
  readonly deals: number;
  readonly decisions: { fold: number; 'play-1x': number; 'play-3x': number };
}

const CATEGORY = 14 ** 4;
const categoryOf = (key: number): number => Math.floor(key / CATEGORY) - 1;
const firstRankOf = (key: number): number => Math.floor((key % CATEGORY) / 14 ** 3) - 1;

/** Twice what the super bonus pays: four aces 200, fours 30, straight flush 15, threes 2, flush 3 to
 * 2, straight 1 to 1. Categories as the slow evaluator numbers them. */
function superBonus(key: number): number {
  if (categoryOf(key) === 7) return firstRankOf(key) === 12 ? 400 : 60;
  return [0, 0, 0, 2, 3, 4, 30][categoryOf(key)] as number;
}

/** Massachusetts s.10 for a deck of at most 31 cards. */
export function plainCrazyFour(deck: readonly Card[]): PlainPlay {
  const { masks, keys } = setsOf(deck, 5);
  const decisions = { fold: 0, 'play-1x': 0, 'play-3x': 0 };
  let doubledNet = 0;
  let squares = 0;
  let deals = 0;
  for (let mine = 0; mine < masks.length; mine++) {
    const key = keys[mine] as number;
    const mask = masks[mine] as number;
    const bonus = superBonus(key);
    let count = 0;
    let once = 0;
    let thrice = 0;
    let onceSquares = 0;
    let thriceSquares = 0;
    for (let theirs = 0; theirs < masks.length; theirs++) {
      if ((mask & (masks[theirs] as number)) !== 0) continue;
      const other = keys[theirs] as number;
      count++;
      const qualifies = categoryOf(other) > 0 || firstRankOf(other) >= 11;
      let fixed = bonus;
      let play = 2;
      if (qualifies && other === key) play = 0;
      else if (qualifies && other > key) {
        play = -2;
        fixed = -2 + (bonus > 0 ? bonus : -2);
      } else if (qualifies) fixed = 2 + bonus;
      once += fixed + play;
      thrice += fixed + 3 * play;
      onceSquares += (fixed + play) ** 2;
      thriceSquares += (fixed + 3 * play) ** 2;
    }
    const tripled = categoryOf(key) > 1 || (categoryOf(key) === 1 && firstRankOf(key) === 12);
    const folded = -4 * count;
    deals += count;
    if (tripled && thrice > once && thrice > folded) {
      decisions['play-3x']++;
      doubledNet += thrice;
      squares += thriceSquares;
    } else if (once > folded) {
      decisions['play-1x']++;
      doubledNet += once;
      squares += onceSquares;
    } else {
      decisions.fold++;
      doubledNet += folded;
      squares += 16 * count;
    }
  }
  return { doubledNet, squares, deals, decisions };
}

/** Twice the automatic bonus: 25, 20 and 2 to 1. */
const automaticBonus = (key: number): number =>
  [0, 0, 0, 0, 0, 4, 40, 50][categoryOf(key)] as number;

/** South Dakota (5), (6), (10): six cards for the dealer, one of them seen, or not looked at. */
export function plainFourCard(deck: readonly Card[], seesUpCard: boolean): PlainPlay {
  const players = setsOf(deck, 5);
  const dealers = setsOf(deck, 6);
  const decisions = { fold: 0, 'play-1x': 0, 'play-3x': 0 };
  let doubledNet = 0;
  let squares = 0;
  let deals = 0;
  const won = new Float64Array(deck.length + 1);
  const all = new Float64Array(deck.length + 1);
  for (let mine = 0; mine < players.masks.length; mine++) {
    const mask = players.masks[mine] as number;
    const key = players.keys[mine] as number;
    won.fill(0);
    all.fill(0);
    for (let theirs = 0; theirs < dealers.masks.length; theirs++) {
      const other = dealers.masks[theirs] as number;
      if ((mask & other) !== 0) continue;
      const wins = (dealers.keys[theirs] as number) <= key ? 1 : 0;
      for (let rest = other; rest !== 0; rest &= rest - 1) {
        const up = seesUpCard ? 31 - Math.clz32(rest & -rest) : deck.length;
        won[up] = (won[up] as number) + wins;
        all[up] = (all[up] as number) + 1;
      }
    }
    const bonus = automaticBonus(key);
    for (let up = 0; up <= deck.length; up++) {
      const count = all[up] as number;
      if (count === 0) continue;
      const ahead = 2 * (won[up] as number) - count;
      const net = (play: number) => 2 * (1 + play) * ahead + bonus * count;
      const squaresOf = (play: number) =>
        (won[up] as number) * (2 * (1 + play) + bonus) ** 2 +
        (count - (won[up] as number)) * (bonus - 2 * (1 + play)) ** 2;
      const folded = -2 * count;
      deals += count;
      if (net(3) > net(1) && net(3) > folded) {
        decisions['play-3x']++;
        doubledNet += net(3);
        squares += squaresOf(3);
      } else if (net(1) > folded) {
        decisions['play-1x']++;
        doubledNet += net(1);
        squares += squaresOf(1);
      } else {
        decisions.fold++;
        doubledNet += folded;
        squares += 4 * count;
      }
    }
  }
  return { doubledNet, squares, deals, decisions };
}
