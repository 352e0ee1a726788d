import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardAt, cardsOf, makeCards, rankIndexOf, suitIndexOf } from '#cards';
import { oracleLastDigit } from '../../test/oracle/totals.ts';
import type { HandRule } from './hand.ts';
import { PAN_9_DECK, PAN_9_RULES, rankPan9 } from './pan-9.ts';
import { choose } from './pattern.ts';

const [rule] = PAN_9_RULES as [HandRule];

test('the deck has 36 cards: aces to sixes and the faces', () => {
  expect(PAN_9_DECK.cards.length).toBe(36);
  expect(makeCards(PAN_9_DECK.cards)).not.toMatch(/[789T]/);
});

describe('totals', () => {
  test.each([
    ['3h 3d 3s', 'three-card 9', 'nine'],
    ['2h 3d 4s', 'three-card 9', 'nine'],
    ['6h 6d 6s', 'three-card 8', 'points'],
    ['Kh Qd Js', 'three-card 0', 'points'],
    ['As 5d 6h Qc', 'four-card 2', 'points'],
    ['Kh Kd Ks 6c', 'four-card 6', 'points'],
    ['5h 5d 5s 4c', 'four-card 9', 'nine'],
  ])('%s is a %s', (text, name, category) => {
    expect(rankPan9(cardsOf(text))).toMatchObject({ name, category });
  });

  test('every three and every four cards of a deck count as the slow count says', () => {
    const hands = [...choose(PAN_9_DECK.cards, 3), ...choose(PAN_9_DECK.cards, 4)];
    const apart = hands.filter((cards) => rankPan9(cards).strength !== oracleLastDigit(cards));
    expect(apart.map(makeCards)).toEqual([]);
  });

  const hand = fc.array(fc.constantFrom(...PAN_9_DECK.cards), { minLength: 3, maxLength: 4 });

  test('the order is total and transitive: the better hand is the one nearer to nine', () => {
    fc.assert(
      fc.property(hand, hand, (a, b) => {
        const order = Math.sign(rankPan9(a).strength - rankPan9(b).strength);
        return order === Math.sign(9 - oracleLastDigit(b) - (9 - oracleLastDigit(a)));
      }),
      { seed: 9, numRuns: 3_000 },
    );
  });

  test('neither the order of the cards nor their suits matter', () => {
    const suits = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(hand, suits, (cards, renamed) => {
        const other = [...cards]
          .reverse()
          .map((card) => cardAt(rankIndexOf(card), renamed[suitIndexOf(card)] as number));
        const { best: _cards, ...expected } = rankPan9(cards);
        expect(rankPan9(other)).toMatchObject(expected);
      }),
    );
  });
});

describe('frequencies', () => {
  const [byCategory, byTotal] = rule.frequencies;

  /** Ways to take so many of `held` equal cards. */
  const waysToTake = (held: bigint, taken: number): bigint =>
    [1n, held, (held * (held - 1n)) / 2n, (held * (held - 1n) * (held - 2n)) / 6n][taken] as bigint;

  /** The closed form: three values, low to high, and the ways to take them from twelve decks. */
  function closedForm(): bigint[] {
    const totals = new Array<bigint>(10).fill(0n);
    for (let a = 0; a <= 6; a++) {
      for (let b = a; b <= 6; b++) {
        for (let c = b; c <= 6; c++) {
          let ways = 1n;
          for (let value = 0; value <= 6; value++) {
            const taken = [a, b, c].filter((each) => each === value).length;
            ways *= waysToTake(value === 0 ? 144n : 48n, taken);
          }
          totals[(a + b + c) % 10] = (totals[(a + b + c) % 10] as bigint) + ways;
        }
      }
    }
    return totals;
  }

  test('the closed form gives the tables', () => {
    const totals = closedForm();
    const labelled = totals.map((count, total) => [`total-${total}`, count] as const);
    expect(new Map(byTotal?.counts)).toEqual(new Map(labelled));
    expect(byTotal?.deals).toBe((432n * 431n * 430n) / 6n);
    expect(totals.reduce((sum, count) => sum + count, 0n)).toBe(byTotal?.deals);
  });

  test('dealing rank after rank from twelve decks gives the tables', () => {
    // 48 cards of each rank; a rank that came before is one card poorer. Six orders are one hand.
    const oneOfEach = PAN_9_DECK.cards.filter((card) => suitIndexOf(card) === 0);
    const totals = new Map<string, bigint>();
    const categories = new Map<string, bigint>();
    for (const a of oneOfEach) {
      for (const b of oneOfEach) {
        for (const c of oneOfEach) {
          const goneBefore = [a, b].filter((card) => card === c).length;
          const ways = BigInt(48 * (a === b ? 47 : 48) * (48 - goneBefore));
          const { category, strength } = rankPan9([a, b, c]);
          const total = `total-${strength}`;
          totals.set(total, (totals.get(total) ?? 0n) + ways);
          categories.set(category, (categories.get(category) ?? 0n) + ways);
        }
      }
    }
    const inSixOrders = (counts: readonly (readonly [string, bigint])[] = []) =>
      new Map(counts.map(([label, count]) => [label, count * 6n]));
    expect(totals).toEqual(inSixOrders(byTotal?.counts));
    expect(categories).toEqual(inSixOrders(byCategory?.counts));
  });
});

describe('the rule', () => {
  test('answers with the total', () => {
    expect(rule.rank('3h 3d 3s')).toEqual({
      ok: true,
      value: {
        cards: ['3h', '3d', '3s'],
        best: ['3h', '3d', '3s'],
        category: 'nine',
        name: 'three-card 9',
        strength: 9,
        more: { total: 9 },
      },
    });
  });

  test('equal cards are right, for there are twelve decks', () => {
    expect(rule.rank('Kh Kh Kh Kh').ok).toBe(true);
  });

  test('a card that the decks lack and a wrong number of cards are told at once', () => {
    expect(rule.rank('7h 3d')).toEqual({
      ok: false,
      error: [
        {
          path: 'cards[0]',
          message: 'a pan 9 shoe (12 decks with no 7, 8, 9 or ten) holds no 7h',
        },
        { path: 'cards', message: '3 or 4 cards are needed here, not 2' },
      ],
    });
  });
});
