// What a person types, and the pieces (cards or tiles) that can be seen in it.

/** The kinds of pieces that a rule reads. */
export type PieceKind = 'card' | 'tile';

const SUIT_BY_SIGN: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** Our notation for what was meant: `as 10H k♠` becomes `As Th Ks`. A word that is no card stays. */
export const tidyText = (text: string): string =>
  text
    .replace(/[♣♦♥♠]\uFE0F?/g, (sign) => SUIT_BY_SIGN[sign.charAt(0)] ?? sign)
    .replace(/(10|[2-9tjqka])([cdhs])/gi, (_, rank: string, suit: string) =>
      (rank === '10' ? 'T' : rank.toUpperCase()).concat(suit.toLowerCase()),
    )
    .replace(/xx/gi, 'XX');

const WHOLE = /^(?:(?:[2-9TJQKA][cdhs])|XX|[1-6]-?[1-6]\b|[\s/])*/;
const BEGUN = /^(?:10?|[2-9TJQKAX]|[1-6]-)$/i;

/** The text without a card that is still being typed, so that no half-typed card is called wrong. */
export function withoutBegun(text: string): string {
  const whole = WHOLE.exec(text)?.[0] ?? '';
  return BEGUN.test(text.slice(whole.length)) ? whole : text;
}

const PIECES: Readonly<Record<PieceKind, RegExp>> = {
  card: /[2-9TJQKA][cdhs]|XX/g,
  tile: /\b[1-6]-?[1-6]\b/g,
};

/** The pieces of each part of a text; a `/` stands between the parts. */
export const partsOf = (text: string, kind: PieceKind): string[][] =>
  text
    .split('/')
    .map((part) => (part.match(PIECES[kind]) ?? []).map((piece) => piece.replace('-', '')));

/** The inverse. */
export const makeText = (parts: readonly (readonly string[])[]): string =>
  parts
    .map((part) => part.join(' '))
    .join(' / ')
    .trim();

/** A new piece goes to the end of the last part. */
export const withPiece = (parts: readonly string[][], piece: string): string[][] => [
  ...parts.slice(0, -1),
  [...(parts.at(-1) ?? []), piece],
];

export const withoutPieceAt = (
  parts: readonly string[][],
  { part, index }: { part: number; index: number },
): string[][] =>
  parts.map((pieces, at) => (at === part ? pieces.filter((_, place) => place !== index) : pieces));

/** Without the last copy of a piece. */
export function withoutPiece(parts: readonly string[][], piece: string): string[][] {
  const part = parts.findLastIndex((pieces) => pieces.includes(piece));
  if (part < 0) return [...parts];
  return withoutPieceAt(parts, { part, index: (parts[part] as string[]).lastIndexOf(piece) });
}

/** For every piece of every part whether it is one of the best; of equal ones as many as the best
 * hold. */
export function markBest(parts: readonly string[][], best: readonly string[]): boolean[][] {
  const left = [...best];
  return parts.map((pieces) =>
    pieces.map((piece) => {
      const at = left.indexOf(piece);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }),
  );
}
