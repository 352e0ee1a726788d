import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, makeCards, STANDARD_DECK } from '#cards';
import { seededSource, shuffled } from '#chance';
import { compareKeys, fiveHigh, type Key, subsets } from '../../test/oracle/poker.ts';
import { rankFiveCard } from './five-card.ts';
import { type HoleUse, isPocketPair, rankHolding } from './hole-cards.ts';
import { rankEightOrBetter } from './low.ts';

const holding = (text: string) => {
  const [hole = '', board = ''] = text.split('/');
  return { hole: cardsOf(hole), board: cardsOf(board) };
};
const rank = (text: string, use: HoleUse) => rankHolding(holding(text), use, rankFiveCard);

describe('exactly two hole cards', () => {
  test.each([
    // Omaha: four aces are among the nine cards, but three of them lie in the hole.
    ['As Ad Ah Kd / Ac 2h 7d 9c Js', 'three-of-a-kind'],
    ['As Ad Kh Kd / Ac Ah 2d 3c 4s', 'four-of-a-kind'],
    // A royal flush on the board does not play.
    ['2c 2d 3c 3d / As Ks Qs Js Ts', 'pair'],
    ['As Kd 3c 3d / Qs Js Ts 2s 2h', 'straight'],
    ['As 2s 3c 3d / Ks Qs Js Ts 2h', 'flush'],
    // Five-card Omaha.
    ['As Ks 9c 9d 9h / Qs Js Ts 2d 2c', 'royal-flush'],
    // The promotions: two hole cards and the flop.
    ['7s 7c / 7h 7d 2c', 'four-of-a-kind'],
  ])('%s makes a %s', (text, category) => {
    const best = rank(text, 'exactly-two');
    expect(best?.category).toBe(category);
    expect(best?.holeUsed).toHaveLength(2);
  });

  test('four of a kind with a pocket pair is told from one without', () => {
    const pocket = rank('7s 7c / 7h 7d 2c As Kd', 'exactly-two');
    const other = rank('7s Ac / 7h 7d 7c Ks Kd', 'exactly-two');
    expect(
      [pocket, other].map((hand) => [hand?.category, isPocketPair(hand?.holeUsed ?? [])]),
    ).toEqual([
      ['four-of-a-kind', true],
      ['four-of-a-kind', false],
    ]);
  });

  test('Omaha eight or better takes exactly two hole cards for the low, too', () => {
    const low = (text: string) =>
      rankHolding(holding(text), 'exactly-two', rankEightOrBetter)?.name;
    expect(low('As 2d Kh Kd / 3c 4h 8d Qc Js')).toBe('8-4-3-2-A low');
    expect(low('As Kc Kh Kd / 2c 3h 4d 5c 6s')).toBe('no low');
  });
});

describe('at least one hole card', () => {
  test('aces full on the board does not count, with the fourth ace it is four of a kind', () => {
    expect(rank('Qs 2d / Ac Ad Ah Kc Ks', 'at-least-one')?.name).toBe('three aces');
    expect(rank('Qs 2d / Ac Ad Ah Kc Ks', 'any')?.name).toBe('aces full of kings');
    expect(rank('As 2d / Ac Ad Ah Kc Ks', 'at-least-one')?.name).toBe('four aces');
  });

  test('a hole card that makes the same hand as the board counts as used', () => {
    const best = rank('Kd 2d / Ac Ad Ah Kc Ks', 'at-least-one');
    expect(best?.name).toBe('aces full of kings');
    expect(makeCards(best?.holeUsed ?? [])).toBe('Kd');
  });
});

test('too few cards for five: nothing', () => {
  expect(rank('As Kd / Ac Ad', 'any')).toBeNull();
});

test.each<[HoleUse, number, number]>([
  ['any', 0, 5],
  ['at-least-one', 1, 5],
  ['exactly-two', 2, 2],
])('%s: random holdings agree with trying every five that the use allows', (use, least, most) => {
  const source = seededSource(11);
  for (let round = 0; round < 150; round++) {
    const cards = shuffled(STANDARD_DECK.cards, source);
    const holeCount = 2 + (round % 4);
    const hole = cards.slice(0, holeCount);
    const board = cards.slice(holeCount, holeCount + 3 + (round % 3));
    const allowed = subsets([...hole, ...board], 5).filter((five) => {
      const used = five.filter((card) => hole.includes(card)).length;
      return used >= least && used <= most;
    });
    const best = allowed
      .map((five): Key => fiveHigh(five))
      .reduce((a, b) => (compareKeys(b, a) > 0 ? b : a));
    const ranked = rankHolding({ hole, board }, use, rankFiveCard);
    expect(compareKeys(fiveHigh(ranked?.best as Card[]), best)).toBe(0);
  }
});
