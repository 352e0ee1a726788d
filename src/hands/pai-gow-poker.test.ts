import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardAt,
  cardsOf,
  deckWithJokers,
  isJoker,
  JOKER,
  makeCards,
  rankIndexOf,
  STANDARD_DECK,
  suitIndexOf,
} from '#cards';
import {
  categoryOfWorth,
  compareWorth,
  oracleFive,
  oracleSeven,
  oracleTwo,
  suitClasses,
  type Worth,
} from '../../test/oracle/pai-gow-poker.ts';
import {
  COMMON_PAI_GOW,
  PAI_GOW_CATEGORIES,
  type PaiGowOptions,
  paiGowStrength,
  rankPaiGowFive,
  rankPaiGowSeven,
  rankPaiGowTwo,
} from './pai-gow-poker.ts';
import { categoryOfStrength } from './strength.ts';

const WILD: PaiGowOptions = { jokerUse: 'wild', wheel: 'second-highest' };
const LOW_WHEEL: PaiGowOptions = { jokerUse: 'semi-wild', wheel: 'lowest' };
const WILD_LOW_WHEEL: PaiGowOptions = { jokerUse: 'wild', wheel: 'lowest' };

const five = (text: string, options?: PaiGowOptions) => rankPaiGowFive(cardsOf(text), options);
const two = (text: string, options?: PaiGowOptions) => rankPaiGowTwo(cardsOf(text), options);
const seven = (text: string, options?: PaiGowOptions) => rankPaiGowSeven(cardsOf(text), options);

const isHigher = (higher: { strength: number }, lower: { strength: number }): boolean =>
  higher.strength > lower.strength;

const categoryAt = (strength: number): string =>
  PAI_GOW_CATEGORIES[categoryOfStrength(strength)] as string;

describe('five cards with a semi-wild joker', () => {
  test.each([
    ['As Ad XX 9c 4h', 'three aces', 'As Ad XX 9c 4h'],
    ['Ks Kd XX 9c 4h', 'pair of kings', 'Ks Kd XX 9c 4h'],
    ['Ks Qd XX 9c 4h', 'ace high', 'XX Ks Qd 9c 4h'],
    ['As XX 9d 9c 4h', 'aces and nines', 'As XX 9d 9c 4h'],
    ['9s 9d 9c As XX', 'nines full of aces', '9s 9d 9c As XX'],
    ['9s 9d 9c 9h XX', 'four nines', '9s 9h 9d 9c XX'],
    ['As Ad Ac Ah XX', 'five aces', 'As Ah Ad Ac XX'],
    ['9s 8d XX 6c 5h', 'nine-high straight', '9s 8d XX 6c 5h'],
    ['9s 8d 7c 6c XX', 'ten-high straight', 'XX 9s 8d 7c 6c'],
    ['As Kd Qc Jc XX', 'ace-high straight', 'As Kd Qc Jc XX'],
    ['As 2d 3c XX 5h', 'five-high straight', '5h XX 3c 2d As'],
    ['9s 8s XX 6s 5s', 'nine-high straight flush', '9s 8s XX 6s 5s'],
    ['As Ks XX Js Ts', 'royal flush', 'As Ks XX Js Ts'],
    ['Ks 9s 4s 2s XX', 'ace-high flush', 'XX Ks 9s 4s 2s'],
    ['As Ks 9s 4s XX', 'ace-high flush', 'As Ks XX 9s 4s'],
  ])('%s is %s', (cards, name, shown) => {
    const hand = five(cards);
    expect(hand.name).toBe(name);
    expect(makeCards(hand.best)).toBe(shown);
  });

  test('in an ace-high flush the joker is the highest card that is not held', () => {
    expect(five('As Ks 9s 4s XX').strength).toBe(five('Ad Kd Qd 9d 4d').strength);
    expect(five('Ks Qs 9s 4s XX').strength).toBe(five('Ad Kd Qd 9d 4d').strength);
    expect(isHigher(five('Ad Kd Qd 9d 5d'), five('As Ks 9s 4s XX'))).toBe(true);
  });

  test('it never pairs another card than an ace', () => {
    expect(five('Ks Qd 9c 4h XX').strength).toBe(five('Ah Ks Qd 9c 4h').strength);
    expect(five('Ks Kd 9c 4h XX').category).toBe('pair');
  });

  test('four to a straight at either end take the higher end, and the wheel takes its place', () => {
    expect(five('2s 3d 4c 5h XX').name).toBe('five-high straight');
    expect(five('2s 3d 4c 5h XX', LOW_WHEEL).name).toBe('six-high straight');
    expect(five('3s 4d 5c 6h XX').name).toBe('seven-high straight');
  });
});

describe('the order of the hands behind', () => {
  test('five aces beat a royal flush, a royal flush every straight flush', () => {
    expect(isHigher(five('As Ad Ac Ah XX'), five('As Ks Qs Js Ts'))).toBe(true);
    expect(isHigher(five('As Ks Qs Js Ts'), five('As 2s 3s 4s 5s'))).toBe(true);
  });

  test.each([
    ['mixed suits', ''],
    ['one suit', 's'],
  ])('A-2-3-4-5 in %s is second highest, or lowest where the house says so', (_suits, suit) => {
    const run = (ranks: string) =>
      [...ranks].map((rank, place) => `${rank}${suit || 'cdhsc'[place]}`).join(' ');
    expect(isHigher(five(run('AKQJT')), five(run('A2345')))).toBe(true);
    expect(isHigher(five(run('A2345')), five(run('KQJT9')))).toBe(true);
    expect(isHigher(five(run('65432'), LOW_WHEEL), five(run('A2345'), LOW_WHEEL))).toBe(true);
    expect(five(run('A2345')).name).toMatch(/^five-high straight/);
    expect(five(run('A2345'), LOW_WHEEL).name).toMatch(/^five-high straight/);
  });
});

describe('a wild joker', () => {
  test.each([
    ['9s 9d 9c 9h XX', 'five nines'],
    ['9s 9d 9c Ah XX', 'four nines'],
    ['9s 9d 4c 4h XX', 'nines full of fours'],
    ['9s 9d Ac 4h XX', 'three nines'],
    ['9s Qd 2c 4h XX', 'pair of queens'],
    ['9s 8s 7s 6s XX', 'ten-high straight flush'],
    ['9s 8s 7s 2s XX', 'ace-high flush'],
  ])('makes of %s %s', (cards, name) => {
    expect(five(cards, WILD).name).toBe(name);
  });

  test('makes five of a kind that beats a royal flush, five aces the highest', () => {
    expect(isHigher(five('2s 2d 2c 2h XX', WILD), five('As Ks Qs Js Ts', WILD))).toBe(true);
    expect(isHigher(five('As Ad Ac Ah XX', WILD), five('Ks Kd Kc Kh XX', WILD))).toBe(true);
  });
});

describe('two cards in front', () => {
  test.each([
    ['As Kd', 'ace-king', 'ace-king'],
    ['4d 4s', 'pair of fours', 'pair of fours'],
    ['As XX', 'pair of aces', 'pair of aces'],
    ['XX 4c', 'ace-four', 'pair of fours'],
  ])('%s is %s, and with a wild joker %s', (cards, name, wildName) => {
    expect(two(cards).name).toBe(name);
    expect(two(cards, WILD).name).toBe(wildName);
  });

  test('the lowest pair beats the highest cards', () => {
    expect(isHigher(two('2s 2d'), two('As Kd'))).toBe(true);
    expect(isHigher(two('As 2d'), two('Ks Qd'))).toBe(true);
  });
});

describe('the best five of seven', () => {
  test.each([
    ['As XX Kd Kh 9c 8c 2h', 'aces and kings', 'As XX Kh Kd 9c'],
    ['As Ad Ac Ah XX Kd Kc', 'five aces', 'As Ah Ad Ac XX'],
    ['Ks Qs Js 9s XX Ad Ac', 'king-high straight flush', 'Ks Qs Js XX 9s'],
    ['7s 7d 7c 6h XX 5d 4c', 'eight-high straight', 'XX 7s 6h 5d 4c'],
  ])('%s is %s', (cards, name, shown) => {
    const hand = seven(cards);
    expect(hand.name).toBe(name);
    expect(makeCards(hand.best)).toBe(shown);
  });
});

/** Strengths must put the hands in the order of their worths, equals equal. */
function expectSameOrder(hands: readonly { strength: number; worth: Worth }[]): void {
  const sorted = [...hands].sort((a, b) => compareWorth(a.worth, b.worth));
  sorted.forEach((hand, index) => {
    if (categoryAt(hand.strength) !== categoryOfWorth(hand.worth))
      expect.fail(`${categoryAt(hand.strength)} against ${hand.worth}`);
    const next = sorted[index + 1];
    if (next === undefined) return;
    const byStrength = Math.sign(hand.strength - next.strength);
    if (byStrength !== Math.sign(compareWorth(hand.worth, next.worth)))
      expect.fail(`${hand.worth} against ${next.worth}`);
  });
}

describe('against the slow evaluator', () => {
  test.each([COMMON_PAI_GOW, WILD_LOW_WHEEL])('every joker and four cards agree: %o', (options) => {
    const hands = [...suitClasses(4)].map(({ cards }) => {
      const dealt = [...cards, JOKER];
      return { strength: paiGowStrength(dealt, options), worth: oracleFive(dealt, options) };
    });
    expectSameOrder(hands);
  });

  test('every five natural cards agree', () => {
    const hands = [...suitClasses(5)].map(({ cards }) => ({
      strength: paiGowStrength(cards),
      worth: oracleFive(cards, COMMON_PAI_GOW),
    }));
    expectSameOrder(hands);
  });

  test('every two cards agree', () => {
    for (const options of [COMMON_PAI_GOW, WILD]) {
      const deck = deckWithJokers(1).cards;
      const hands = deck.flatMap((one) =>
        deck
          .filter((other) => other < one)
          .map((other) => ({
            strength: rankPaiGowTwo([one, other], options).strength,
            worth: oracleTwo([one, other], options),
          })),
      );
      expectSameOrder(hands);
    }
  });

  test.each([COMMON_PAI_GOW, WILD_LOW_WHEEL])(
    'random sevens agree, with few ranks and few suits among them: %o',
    (options) => {
      const hands: { strength: number; worth: Worth }[] = [];
      fc.assert(
        fc.property(sevenCards, (cards) => {
          const strength = paiGowStrength(cards, options);
          hands.push({ strength, worth: oracleSeven(cards, options) });
        }),
        { seed: 53, numRuns: 400 },
      );
      expectSameOrder(hands);
    },
  );
});

/** Deals from the whole deck, from a few ranks and from mostly one suit, with the joker or not. */
const sevenCards: fc.Arbitrary<Card[]> = fc
  .tuple(
    fc.constantFrom(
      STANDARD_DECK.cards,
      STANDARD_DECK.cards.filter((card) => rankIndexOf(card) >= 9),
      STANDARD_DECK.cards.filter((card) => rankIndexOf(card) < 4 || rankIndexOf(card) === 12),
      STANDARD_DECK.cards.filter((card) => suitIndexOf(card) === 2 || rankIndexOf(card) > 10),
    ),
    fc.boolean(),
  )
  .chain(([deck, hasJoker]) => {
    const count = hasJoker ? 6 : 7;
    return fc
      .shuffledSubarray([...deck], { minLength: count, maxLength: count })
      .map((cards) => (hasJoker ? [JOKER, ...cards] : cards));
  });

describe('whatever is dealt', () => {
  test('the order of the cards does not matter', () => {
    fc.assert(
      fc.property(sevenCards, (cards) => {
        const turned = [...cards.slice(3), ...cards.slice(0, 3)];
        expect(paiGowStrength(turned)).toBe(paiGowStrength(cards));
        expect(rankPaiGowSeven(turned)).toEqual(rankPaiGowSeven(cards));
      }),
    );
  });

  test('the names of the suits do not matter', () => {
    fc.assert(
      fc.property(
        sevenCards,
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        (cards, suits) => {
          const renamed = cards.map((card) =>
            isJoker(card) ? card : cardAt(rankIndexOf(card), suits[suitIndexOf(card)] as number),
          );
          for (const options of [COMMON_PAI_GOW, WILD, LOW_WHEEL])
            expect(paiGowStrength(renamed, options)).toBe(paiGowStrength(cards, options));
        },
      ),
    );
  });

  test('the five shown cards are among the seven and make the whole strength', () => {
    fc.assert(
      fc.property(sevenCards, fc.constantFrom(COMMON_PAI_GOW, WILD), (cards, options) => {
        const { best, strength } = rankPaiGowSeven(cards, options);
        expect(best.every((card) => cards.includes(card))).toBe(true);
        expect(new Set(best).size).toBe(5);
        expect(rankPaiGowFive(best, options).strength).toBe(strength);
      }),
    );
  });

  test('a wild joker is worth no less than a semi-wild one', () => {
    fc.assert(
      fc.property(sevenCards, (cards) => {
        expect(paiGowStrength(cards, WILD)).toBeGreaterThanOrEqual(paiGowStrength(cards));
      }),
    );
  });
});

test('of seven natural cards below the ten without a pair 31,080 are nine high and nothing', () => {
  // Of the eight sets of seven ranks only those without the six or without the five hold no
  // straight and a nine; five or more cards in one suit are 4 x (21 x 9 + 7 x 3 + 1) of 4^7.
  expect(2 * (4 ** 7 - 4 * (21 * 9 + 7 * 3 + 1))).toBe(31_080);
  let count = 0;
  const ranks = [0, 1, 2, 3, 4, 5, 6, 7];
  for (const missing of ranks)
    for (let suits = 0; suits < 4 ** 7; suits++) {
      const cards = ranks
        .filter((rank) => rank !== missing)
        .map((rank, place) => cardAt(rank, (suits >> (2 * place)) & 3));
      const strength = paiGowStrength(cards);
      if (categoryAt(strength) === 'high-card' && missing !== 7) count++;
    }
  expect(count).toBe(31_080);
});
