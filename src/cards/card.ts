import { assert, err, ok, type Problem, type Result, sure } from '#result';

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

export type Color = 'red' | 'black';

/** A card is a small integer, so that tight loops can use it as an index: four times the rank
 * (0 for a deuce to 12 for an ace) plus the suit (0 to 3 for c, d, h, s); 52 is a joker. Two
 * decks in one shoe hold equal cards twice. */
export type Card = number & { readonly card: unique symbol };

export const JOKER = 52 as Card;
export const CARD_CODES = 53;

export const isJoker = (card: Card): boolean => card === JOKER;

/** 0 for a deuce to 12 for an ace. A joker has none. */
export function rankIndexOf(card: Card): number {
  assert(!isJoker(card), 'a joker has no rank');
  return card >> 2;
}

/** 0 to 3 for clubs, diamonds, hearts, spades. A joker has none. */
export function suitIndexOf(card: Card): number {
  assert(!isJoker(card), 'a joker has no suit');
  return card & 3;
}

export const rankOf = (card: Card): Rank => RANKS[rankIndexOf(card)] as Rank;
export const suitOf = (card: Card): Suit => SUITS[suitIndexOf(card)] as Suit;
export const colorOf = (card: Card): Color => {
  const suit = suitOf(card);
  return suit === 'd' || suit === 'h' ? 'red' : 'black';
};

export const cardOf = (rank: Rank, suit: Suit): Card =>
  (RANKS.indexOf(rank) * 4 + SUITS.indexOf(suit)) as Card;

export const cardAt = (rankIndex: number, suitIndex: number): Card =>
  (rankIndex * 4 + suitIndex) as Card;

const TEXTS: readonly string[] = [
  ...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)),
  'XX',
];

export const makeCard = (card: Card): string => TEXTS[card] as string;

export function makeCards(cards: readonly Card[]): string {
  let text = '';
  for (const card of cards) text += text === '' ? makeCard(card) : ` ${makeCard(card)}`;
  return text;
}

const CODE_BY_TEXT: ReadonlyMap<string, Card> = new Map(
  TEXTS.map((text, code) => [text, code as Card]),
);

/** The same by the codes of the two letters. */
const PLAIN: readonly (Card | undefined)[] = Object.assign(
  new Array<Card | undefined>(1 << 14),
  Object.fromEntries(
    [...CODE_BY_TEXT].map(([text, card]) => [(text.charCodeAt(0) << 7) | text.charCodeAt(1), card]),
  ),
);

const SHOWN_MOST = 20;
const CARD_FORM = 'a card is a rank (23456789TJQKA) and a suit (cdhs), a joker is XX';

/** What a person most likely meant by a text that is not a card. */
function suggestion(text: string): string {
  const ten = text.replace(/^10/, 'T');
  const guess = ten.slice(0, 1).toUpperCase() + ten.slice(1).toLowerCase();
  const joker = text.toUpperCase();
  if (CODE_BY_TEXT.has(guess)) return `; did you mean ${guess}?`;
  return CODE_BY_TEXT.has(joker) ? `; did you mean ${joker}?` : '';
}

export function parseCard(text: string, path = 'cards'): Result<Card> {
  const card = CODE_BY_TEXT.get(text);
  if (card !== undefined) return ok(card);
  const shown = text.length > SHOWN_MOST ? `${text.slice(0, SHOWN_MOST)}…` : text;
  return err([{ path, message: `"${shown}" is not a card: ${CARD_FORM}${suggestion(text)}` }]);
}

/** Eight decks with blanks between the cards, and room to spare. */
const TEXT_MAX = 2_000;

/** What a text holds: a card or, where there is none, undefined, piece by piece; and a problem for
 * every piece that is no card. */
export function scanCards(
  text: string,
  path = 'cards',
): { readonly pieces: (Card | undefined)[]; readonly problems: Problem[] } {
  const pieces: (Card | undefined)[] = [];
  const problems: Problem[] = [];
  if (text.length > TEXT_MAX) {
    const message = `${text.length} characters are more than the cards of any shoe take`;
    return { pieces, problems: [{ path, message }] };
  }
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    for (const piece of piecesOf(word)) {
      const parsed = parseCard(piece, `${path}[${pieces.length}]`);
      pieces.push(parsed.ok ? parsed.value : undefined);
      if (!parsed.ok) problems.push(...parsed.error);
    }
  }
  return { pieces, problems };
}

/** Reads cards with or without blanks between them: `As Kd Tc` or `AsKdTc`. Every text that is
 * not a card is reported, each with its place. */
export function parseCards(text: string, path = 'cards'): Result<Card[]> {
  const plain = plainCards(text);
  if (plain !== undefined) return ok(plain);
  const { pieces, problems } = scanCards(text, path);
  return problems.length === 0 ? ok(pieces as Card[]) : err(problems);
}

/** Cards as `makeCards` writes them, which is how nearly all are read. */
function plainCards(text: string): Card[] | undefined {
  if (text.length % 3 !== 2 || text.length > TEXT_MAX) return undefined;
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const [rank, suit] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
    const card = (rank | suit) < 1 << 7 ? PLAIN[(rank << 7) | suit] : undefined;
    const isCut = at + 2 === text.length || text[at + 2] === ' ';
    if (card === undefined || !isCut) return undefined;
    cards.push(card);
  }
  return cards;
}

/** A word of cards, cut in twos. A word whose start is no card is left whole, so that the
 * message shows what was typed ("10h", "joker") and not a slice of it. */
function piecesOf(word: string): string[] {
  const cut = word.match(/.{1,2}/gsu) ?? [];
  return CODE_BY_TEXT.has(cut[0] ?? '') ? cut : [word];
}

/** For text in the source that is known to be right. */
export function cardsOf(text: string): Card[] {
  return sure(parseCards(text));
}

/** Every card that stands more often in `cards` than the deck or shoe holds it, and every one it
 * does not hold at all, as a problem. An undefined card could not be read and is passed over. */
export function checkHeldBy(
  deck: { readonly name: string; readonly cards: readonly Card[] },
  cards: readonly (Card | undefined)[],
  path = 'cards',
): Problem[] {
  const left = new Map<Card, number>();
  for (const card of deck.cards) left.set(card, (left.get(card) ?? 0) + 1);
  const problems: Problem[] = [];
  cards.forEach((card, index) => {
    if (card === undefined) return;
    const count = left.get(card);
    const where = `${path}[${index}]`;
    if (count === undefined) {
      const what = isJoker(card) ? 'no joker (XX)' : `no ${makeCard(card)}`;
      problems.push({ path: where, message: `${deck.name} holds ${what}` });
    } else if (count === 0) {
      const held = deck.cards.filter((each) => each === card).length;
      const [times, has] = held === 1 ? ['once', 'one'] : [`${held} times`, held];
      const message = `${makeCard(card)} appears more than ${times}; ${deck.name} has ${has}`;
      problems.push({ path: where, message });
    } else {
      left.set(card, count - 1);
    }
  });
  return problems;
}
