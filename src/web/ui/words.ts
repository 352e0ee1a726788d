import i18next from 'i18next';
import { isJoker, parseCard, rankOf, suitOf } from '#cards';

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "three-of-a-kind" or "holeUsed" as a person writes it: "Three of a kind", "Hole used". */
export const inWords = (name: string): string =>
  capitalized(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  );

/** "ace of spades", "joker", "tile 6-4". */
export function pieceWords(piece: string): string {
  const { t } = i18next;
  const card = parseCard(piece);
  if (!card.ok) return t('pieces.tile', { high: piece.charAt(0), low: piece.charAt(1) });
  if (isJoker(card.value)) return t('pieces.joker');
  const rank = t(`pieces.ranks.${rankOf(card.value)}`);
  return t('pieces.of', { rank, suit: t(`pieces.suits.${suitOf(card.value)}`) });
}

export const isTile = (text: string): boolean => /^[1-6][1-6]$/.test(text);

export const isPiece = (text: string): boolean => isTile(text) || parseCard(text).ok;
