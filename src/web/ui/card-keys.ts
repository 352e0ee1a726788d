// Keying a hand: a rank and a suit make a card, whichever comes first. A touch is a key, and so is a
// letter of a scanner or of a text that is pasted.
import { RANKS, type Rank, SUITS, type Suit } from '#cards';

export type CardKey = Rank | Suit;

export interface Keyed {
  readonly cards: readonly string[];
  /** Half of a card: the other half makes it one. */
  readonly half: CardKey | null;
}

export const NO_CARDS: Keyed = { cards: [], half: null };

/** Where a card is that cannot be keyed again: a hand at the table, or this one. */
export type Places = ReadonlyMap<string, string>;

export const isRank = (key: string): key is Rank => (RANKS as readonly string[]).includes(key);
const isSuit = (key: string): key is Suit => (SUITS as readonly string[]).includes(key);

/** The card that the key completes, if it completes one. */
function cardWith({ half }: Keyed, key: CardKey): string | null {
  if (half === null || isRank(half) === isRank(key)) return null;
  return isRank(key) ? key + half : half + key;
}

const cardsOfKey = (key: CardKey): readonly string[] =>
  isRank(key) ? SUITS.map((suit) => key + suit) : RANKS.map((rank) => rank + key);

/** The card that a key cannot make because it lies elsewhere; a whole rank or suit that is gone is
 * told by one of its cards. */
export function takenBy(keyed: Keyed, key: CardKey, places: Places): string | undefined {
  const isGone = (card: string) => places.has(card) || keyed.cards.includes(card);
  const made = cardWith(keyed, key);
  if (made !== null) return isGone(made) ? made : undefined;
  const cards = cardsOfKey(key);
  return cards.every(isGone) ? cards[0] : undefined;
}

/** The hand after a key. A key that is taken changes nothing. */
export function press(
  keyed: Keyed,
  key: CardKey,
  { count, places }: { readonly count: number; readonly places: Places },
): Keyed {
  if (keyed.cards.length >= count || takenBy(keyed, key, places) !== undefined) return keyed;
  const made = cardWith(keyed, key);
  return made === null ? { ...keyed, half: key } : { cards: [...keyed.cards, made], half: null };
}

/** Takes back half a card, or the last one. */
export const undo = ({ cards, half }: Keyed): Keyed => ({
  cards: half === null ? cards.slice(0, -1) : cards,
  half: null,
});

/** The key that a letter stands for: `A` and `a`, `10` by its zero. */
export function keyOf(letter: string): CardKey | undefined {
  const upper = letter === '0' ? 'T' : letter.toUpperCase();
  if (isRank(upper)) return upper;
  const lower = SUIT_SIGNS[letter] ?? letter.toLowerCase();
  return isSuit(lower) ? lower : undefined;
}

const SUIT_SIGNS: Readonly<Record<string, Suit>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** The cards of a text, in whatever way people write them: `As Kd`, `10h`, `Q♠`. */
export function pressAll(
  keyed: Keyed,
  text: string,
  table: { readonly count: number; readonly places: Places },
): Keyed {
  return [...text].reduce((before, letter) => {
    const key = keyOf(letter);
    return key === undefined ? before : press(before, key, table);
  }, keyed);
}
