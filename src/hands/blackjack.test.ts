import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardAt,
  cardsOf,
  decksOf,
  deckWithJokers,
  isJoker,
  JOKER,
  makeCards,
  rankIndexOf,
  STANDARD_DECK,
  suitIndexOf,
} from '#cards';
import { oracleBlackjack, oracleBlackjackOrder } from '../../test/oracle/totals.ts';
import { BLACKJACK_RULES, type BlackjackOptions, rankBlackjack } from './blackjack.ts';
import type { HandRule } from './hand.ts';
import { choose } from './pattern.ts';

const PLAIN: BlackjackOptions = { joker: 'none' };
const WITH_JOKERS: BlackjackOptions = { joker: 'completes-21' };
const [plainRule, jokerRule] = BLACKJACK_RULES as [HandRule, HandRule];

const told = (text: string, options: BlackjackOptions) => {
  const { category, name, strength } = rankBlackjack(cardsOf(text), options);
  return `${name} (${category}, ${strength})`;
};

describe('totals', () => {
  test.each([
    ['As Kd', 'natural (natural, 22)'],
    ['Th Ac', 'natural (natural, 22)'],
    ['7h 7d 7s', 'hard 21 (twenty-one, 21)'],
    ['As 4d 6h', 'soft 21 (twenty-one, 21)'],
    ['As Kd Qh', 'hard 21 (twenty-one, 21)'],
    ['2c 3d 4h 5s 6c', 'hard 20 (points, 20)'],
    ['As 6d', 'soft 17 (points, 17)'],
    ['As 6d Kh', 'hard 17 (points, 17)'],
    ['As Ad', 'soft 12 (points, 12)'],
    ['As Ad Ah Ac 7d', 'soft 21 (twenty-one, 21)'],
    ['As Ad Ah Ac 8d', 'hard 12 (points, 12)'],
    ['Ts 2d', 'hard 12 (points, 12)'],
    ['Ts 6d 6h', 'bust with 22 (bust, 0)'],
    ['Ks Qd Jh', 'bust with 30 (bust, 0)'],
  ])('%s is %s', (text, expected) => {
    expect(told(text, PLAIN)).toBe(expected);
  });

  test.each([
    ['XX XX', 'natural (natural, 22)'],
    ['XX 2d', 'joker 21 (twenty-one, 21)'],
    ['XX As', 'joker 21 (twenty-one, 21)'],
    ['Ts 6d XX', 'joker 21 (twenty-one, 21)'],
    ['7h 7d 7s XX', 'joker 21 (twenty-one, 21)'],
    ['XX XX XX XX XX', 'joker 21 (twenty-one, 21)'],
    ['As Kd', 'soft 21 (twenty-one, 21)'],
    ['As 6d', 'soft 17 (points, 17)'],
    ['Ts 6d 6h XX', 'bust with 22 (bust, 0)'],
  ])('with jokers %s is %s', (text, expected) => {
    expect(told(text, WITH_JOKERS)).toBe(expected);
  });

  test('a joker has no value where there are none', () => {
    expect(() => rankBlackjack([JOKER, JOKER])).toThrow('a joker has no value in this game');
  });
});

/** Both implementations must give one total and one natural. */
function agrees(cards: readonly Card[], options: BlackjackOptions): boolean {
  const hand = rankBlackjack(cards, options);
  const slow = oracleBlackjack(cards, options.joker !== 'none');
  return hand.total === slow.total && (hand.category === 'natural') === slow.isNatural;
}

/** One card of each value, ace to ten. */
const ONE_OF_EACH = cardsOf('Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc');

/** Every hand of values that some shoe deals, up to the card that busts it. */
function* everyHand(hand: Card[] = [], from = 0): Generator<Card[]> {
  if (hand.length >= 2) yield hand;
  if (hand.length >= 2 && oracleBlackjack(hand, false).total > 21) return;
  for (let at = from; at < ONE_OF_EACH.length; at++) {
    yield* everyHand([...hand, ONE_OF_EACH[at] as Card], at);
  }
}

describe('the slow count agrees', () => {
  test('on every two and every three cards of a deck', () => {
    const apart = [...choose(STANDARD_DECK.cards, 2), ...choose(STANDARD_DECK.cards, 3)].filter(
      (cards) => !agrees(cards, PLAIN),
    );
    expect(apart.map(makeCards)).toEqual([]);
  });

  test('on every hand of values, drawn until it busts', () => {
    const apart = [...everyHand()].filter((cards) => !agrees(cards, PLAIN));
    expect(apart.map(makeCards)).toEqual([]);
  });

  test('on every hand of up to three cards of a deck with two jokers', () => {
    const { cards } = deckWithJokers(2);
    const apart = [...choose(cards, 2), ...choose(cards, 3)].filter(
      (hand) => !agrees(hand, WITH_JOKERS),
    );
    expect(apart.map(makeCards)).toEqual([]);
  });
});

const card = fc.integer({ min: 0, max: 51 }).map((code) => code as Card);
const cardOrJoker = fc.integer({ min: 0, max: 52 }).map((code) => code as Card);
const handOf = (each: fc.Arbitrary<Card>) => fc.array(each, { minLength: 2, maxLength: 8 });

describe.each([
  ['without jokers', handOf(card), PLAIN],
  ['with jokers', handOf(cardOrJoker), WITH_JOKERS],
] as const)('%s', (_, hand, options) => {
  const strengthOf = (cards: readonly Card[]) => rankBlackjack(cards, options).strength;

  test('two hands compare as the slow count compares them', () => {
    fc.assert(
      fc.property(hand, hand, (a, b) => {
        const slow = (cards: Card[]) => oracleBlackjack(cards, options.joker !== 'none');
        const order = oracleBlackjackOrder(slow(a), slow(b));
        return Math.sign(strengthOf(a) - strengthOf(b)) === order;
      }),
      { seed: 21, numRuns: 3_000 },
    );
  });

  test('the order is total and transitive', () => {
    fc.assert(
      fc.property(hand, hand, hand, (...hands) => {
        const [low, middle, high] = hands.sort((a, b) => strengthOf(a) - strengthOf(b));
        return (
          strengthOf(low as Card[]) <= strengthOf(middle as Card[]) &&
          strengthOf(middle as Card[]) <= strengthOf(high as Card[]) &&
          strengthOf(low as Card[]) <= strengthOf(high as Card[])
        );
      }),
    );
  });

  test('neither the order of the cards nor their suits matter', () => {
    const suits = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(hand, suits, (cards, renamed) => {
        const other = [...cards]
          .reverse()
          .map((each) =>
            isJoker(each) ? each : cardAt(rankIndexOf(each), renamed[suitIndexOf(each)] as number),
          );
        const { best: _cards, ...expected } = rankBlackjack(cards, options);
        expect(rankBlackjack(other, options)).toMatchObject(expected);
      }),
    );
  });
});

const chooseTwo = (count: number) => BigInt((count * (count - 1)) / 2);

function countedBy(cards: readonly Card[], label: (two: Card[]) => string): Map<string, bigint> {
  const counted = new Map<string, bigint>();
  for (const two of choose(cards, 2)) {
    counted.set(label(two), (counted.get(label(two)) ?? 0n) + 1n);
  }
  return counted;
}

describe('frequencies', () => {
  const [byCategory, byTotal] = plainRule.frequencies;
  const [withJokers] = jokerRule.frequencies;

  test('every table adds up to all its deals', () => {
    for (const { counts, deals } of [...plainRule.frequencies, ...jokerRule.frequencies]) {
      expect(counts.reduce((sum, [, count]) => sum + count, 0n)).toBe(deals);
    }
  });

  test('the deals are all pairs of cards', () => {
    expect(byCategory?.deals).toBe(chooseTwo(52));
    expect(byTotal?.deals).toBe(chooseTwo(52));
    expect(withJokers?.deals).toBe(chooseTwo(6 * 53));
  });

  test('dealing every two cards of a deck gives the tables', () => {
    const categories = countedBy(STANDARD_DECK.cards, (two) => rankBlackjack(two).category);
    const names = countedBy(STANDARD_DECK.cards, (two) => rankBlackjack(two).name);
    expect(categories).toEqual(new Map(byCategory?.counts.filter(([, count]) => count > 0n)));
    const labelled = [...names].map(([name, count]) => [name.replace(' ', '-'), count]);
    expect(new Map(labelled as [string, bigint][])).toEqual(new Map(byTotal?.counts));
  });

  test('dealing every two cards of six decks with jokers gives the table', () => {
    const shoe = decksOf(6, deckWithJokers(1)).cards;
    const counted = countedBy(shoe, (two) => rankBlackjack(two, WITH_JOKERS).category);
    expect(counted).toEqual(new Map(withJokers?.counts.filter(([, count]) => count > 0n)));
  });
});

describe('the rules', () => {
  test('blackjack answers with the total and whether it is soft', () => {
    expect(plainRule.rank('As 6d')).toEqual({
      ok: true,
      value: {
        cards: ['As', '6d'],
        best: ['As', '6d'],
        category: 'points',
        name: 'soft 17',
        strength: 17,
        more: { total: 17, isSoft: true },
      },
    });
  });

  test('every example is a natural', () => {
    for (const rule of BLACKJACK_RULES) {
      expect(rule.rank(rule.example)).toMatchObject({ value: { category: 'natural' } });
    }
  });

  test('eight equal cards are right, a ninth is not', () => {
    expect(plainRule.rank('2s '.repeat(8)).ok).toBe(true);
    expect(plainRule.rank('2s '.repeat(9))).toEqual({
      ok: false,
      error: [
        {
          path: 'cards[8]',
          message: '2s appears more than 8 times; a shoe of 8 decks has 8',
        },
      ],
    });
  });

  test('a joker belongs to the rule with jokers, and everything wrong is told at once', () => {
    expect(plainRule.rank('XX')).toEqual({
      ok: false,
      error: [
        { path: 'cards[0]', message: 'a shoe of 8 decks holds no joker (XX)' },
        { path: 'cards', message: '2 cards or more are needed here, not 1' },
      ],
    });
    expect(jokerRule.rank('XX Ks').ok).toBe(true);
  });

  test('a text that is not a card is named', () => {
    expect(plainRule.rank('As 1x')).toMatchObject({ ok: false, error: [{ path: 'cards[1]' }] });
  });
});
