import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_CODES,
  type Card,
  cardOf,
  cardsOf,
  checkHeldBy,
  colorOf,
  isJoker,
  makeCard,
  makeCards,
  parseCards,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
} from './card.ts';
import { decksOf, deckWithJokers, MEXICAN_DECK, STANDARD_DECK } from './deck.ts';

const anyCards = fc.array(fc.integer({ min: 0, max: CARD_CODES - 1 }).map((code) => code as Card));

describe('notation', () => {
  test('parsing what was made gives the cards again, with blanks or without', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        expect(parseCards(makeCards(cards))).toEqual({ ok: true, value: cards });
        expect(parseCards(cards.map(makeCard).join(''))).toEqual({ ok: true, value: cards });
      }),
    );
  });

  test('every rank and suit is its own card, and reads back', () => {
    const codes = new Set<Card>();
    for (const rank of RANKS) {
      for (const suit of SUITS) {
        const card = cardOf(rank, suit);
        codes.add(card);
        expect([rankOf(card), suitOf(card)]).toEqual([rank, suit]);
      }
    }
    expect(codes.size).toBe(52);
  });

  test('hearts and diamonds are red, spades and clubs black; a joker has no rank, suit or color', () => {
    expect(cardsOf('Ah Ad As Ac').map(colorOf)).toEqual(['red', 'red', 'black', 'black']);
    const [joker] = cardsOf('XX') as [Card];
    expect(isJoker(joker)).toBe(true);
    for (const read of [rankOf, suitOf, colorOf]) expect(() => read(joker)).toThrow('joker');
  });

  test('every text that is no card is named, with its place', () => {
    expect(parseCards('As 1s Kd Zx', 'hole')).toMatchObject({
      ok: false,
      error: [
        { path: 'hole[1]', message: expect.stringContaining('"1s" is not a card') },
        { path: 'hole[3]', message: expect.stringContaining('"Zx" is not a card') },
      ],
    });
  });

  test.each([
    ['10h', 'did you mean Th?'],
    ['ah', 'did you mean Ah?'],
    ['xx', 'did you mean XX?'],
    ['AS', 'did you mean As?'],
  ])('%s: %s', (text, hint) => {
    const parsed = parseCards(text);
    expect(parsed.ok ? '' : parsed.error[0]?.message).toContain(hint);
  });

  test('a card cut in half and a lone sign are refused', () => {
    expect(parseCards('AsK').ok).toBe(false);
    expect(parseCards('♠A').ok).toBe(false);
    expect(parseCards('').ok && parseCards('')).toEqual({ ok: true, value: [] });
  });

  test('of all two characters only the names of cards are cards, whatever their bits', () => {
    const letters = Array.from({ length: 512 }, (_, code) => String.fromCharCode(code));
    const read = letters.flatMap((rank) =>
      letters
        .map((suit) => rank + suit)
        .filter((text) => /^\S\S$/.test(text) && parseCards(text).ok),
    );
    const cards = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
    expect(read.sort()).toEqual([...cards, 'XX'].sort());
  });
});

describe('decks', () => {
  test.each([
    [STANDARD_DECK, 52],
    [deckWithJokers(1), 53],
    [deckWithJokers(2), 54],
    [MEXICAN_DECK, 41],
    [decksOf(8), 416],
    [decksOf(6, deckWithJokers(1)), 318],
  ])('%o holds %i cards', (deck, count) => {
    expect(deck.cards).toHaveLength(count);
  });

  test('Mexican poker has no eights, nines and tens', () => {
    const ranks = new Set(MEXICAN_DECK.cards.filter((card) => !isJoker(card)).map(rankOf));
    expect([...ranks].join('')).toBe('234567JQKA');
  });

  test.each([0, 9, 1.5])('a shoe of %d decks is refused', (count) => {
    expect(() => decksOf(count)).toThrow('1 to 8 decks');
  });

  test('a card too many is named, and one that the deck does not hold', () => {
    expect(checkHeldBy(STANDARD_DECK, cardsOf('As Kd As XX'))).toEqual([
      { path: 'cards[2]', message: 'As appears more than once; a 52-card deck has one' },
      { path: 'cards[3]', message: 'a 52-card deck holds no joker (XX)' },
    ]);
    expect(checkHeldBy(decksOf(2), cardsOf('As As'))).toEqual([]);
    expect(checkHeldBy(decksOf(2), cardsOf('As As As'))).toHaveLength(1);
    expect(checkHeldBy(MEXICAN_DECK, cardsOf('8s XX 7s'))).toMatchObject([{ path: 'cards[0]' }]);
  });
});
