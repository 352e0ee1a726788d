import { isJoker, parseCard, rankOf, type Suit, suitOf } from '#cards';

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "three-of-a-kind" or "holeUsed" as a person writes it: "Three of a kind", "Hole used". */
export const inWords = (name: string): string =>
  capitalized(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  );

const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  c: 'clubs',
  d: 'diamonds',
  h: 'hearts',
  s: 'spades',
};

const RANK_WORDS: Readonly<Record<string, string>> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** "ace of spades", "joker", "tile 6-4". */
export function pieceWords(piece: string): string {
  const card = parseCard(piece);
  if (!card.ok) return `tile ${piece.charAt(0)}-${piece.charAt(1)}`;
  if (isJoker(card.value)) return 'joker';
  const rank = rankOf(card.value);
  return `${RANK_WORDS[rank] ?? rank} of ${SUIT_WORDS[suitOf(card.value)]}`;
}

export const isTile = (text: string): boolean => /^[1-6][1-6]$/.test(text);

export const isPiece = (text: string): boolean => isTile(text) || parseCard(text).ok;
