import { describe, expect, test } from 'vitest';
import { type Card, JOKER } from '#cards';
import { suitClasses } from '../../test/oracle/pai-gow-poker.ts';
import type { Frequencies, HandRule } from './hand.ts';
import { type JokerUse, PAI_GOW_CATEGORIES, rankPaiGowFive } from './pai-gow-poker.ts';
import { PAI_GOW_RULES } from './pai-gow-rules.ts';

const rule = (id: string) => PAI_GOW_RULES.find((each) => each.id === id) as HandRule;

function answer(id: string, text: string) {
  const ranked = rule(id).rank(text);
  if (!ranked.ok) throw new Error(ranked.error.map((each) => each.message).join('; '));
  return ranked.value;
}

describe('the rules read', () => {
  test('two cards as a front', () => {
    expect(answer('pai-gow', 'XX 9d').name).toBe('ace-nine');
    expect(answer('pai-gow-wild', 'XX 9d').name).toBe('pair of nines');
  });

  test('five cards as a back', () => {
    const { name, best, more } = answer('pai-gow', '9c XX 9d 4h As');
    expect(name).toBe('aces and nines');
    expect(best).toEqual(['As', 'XX', '9d', '9c', '4h']);
    expect(more).toBeUndefined();
  });

  test('seven cards as the best five, with the house way and the number of legal settings', () => {
    const { category, more } = answer('pai-gow', 'Kd As Jc 9h 7s 4d 2c');
    expect(category).toBe('high-card');
    expect(more).toEqual({
      houseWay: {
        front: ['Kd', 'Jc'],
        back: ['As', '9h', '7s', '4d', '2c'],
        frontName: 'king-jack',
        backName: 'ace high',
      },
      settings: 15,
    });
  });

  test('their own examples', () => {
    for (const { rank, example } of PAI_GOW_RULES) expect(rank(example).ok).toBe(true);
  });

  test.each(['', 'As', 'As Kd Qc', 'As Kd Qc Jh', 'As Kd Qc Jh 9s 8s', 'As Kd Qc Jh 9s 8s 7s 6s'])(
    'no other number of cards: %s',
    (text) => {
      const ranked = rule('pai-gow').rank(text);
      const count = text.split(' ').filter((card) => card !== '').length;
      const message = `pai gow poker reads 2 cards (front), 5 (back) or 7, not ${count}`;
      expect(ranked).toEqual({ ok: false, error: [{ path: 'cards', message }] });
    },
  );

  test('no card twice and one joker only, all problems at once', () => {
    const ranked = rule('pai-gow').rank('XX XX As As');
    expect(ranked.ok ? [] : ranked.error.map((each) => each.path)).toEqual([
      'cards[1]',
      'cards[3]',
      'cards',
    ]);
  });
});

const countOf = ({ counts }: Frequencies, category: string): bigint =>
  counts.find(([name]) => name === category)?.[1] ?? 0n;

const frequenciesOf = (id: string, deal: string) =>
  rule(id).frequencies.find((each) => each.deal.startsWith(deal)) as Frequencies;

describe('the frequencies', () => {
  test('name every category and add up to all deals', () => {
    const choose = (from: bigint, count: bigint): bigint =>
      count === 0n ? 1n : (choose(from - 1n, count - 1n) * from) / count;
    for (const { deal, deals, counts } of PAI_GOW_RULES.flatMap((each) => each.frequencies)) {
      expect(deals).toBe(choose(53n, deal.startsWith('7') ? 7n : 5n));
      expect(counts.map(([name]) => name)).toEqual([...PAI_GOW_CATEGORIES].reverse());
      expect(counts.reduce((sum, [, count]) => sum + count, 0n)).toBe(deals);
    }
  });

  test('of seven cards have five aces in 48 x 47 / 2 deals, royal flushes as counted by suit', () => {
    const seven = frequenciesOf('pai-gow', '7');
    expect(countOf(seven, 'five-of-a-kind')).toBe((48n * 47n) / 2n);
    const withJoker = 4n * (47n + 5n * ((47n * 46n) / 2n));
    expect(countOf(seven, 'royal-flush')).toBe(4_324n + withJoker);
    expect(countOf(seven, 'royal-flush') + countOf(seven, 'straight-flush')).toBe(210_964n);
  });
});

/** Five natural cards by category, the common counts. */
const NATURAL_FIVE: Readonly<Record<string, number>> = {
  'royal-flush': 4,
  'straight-flush': 36,
  'four-of-a-kind': 624,
  'full-house': 3_744,
  flush: 5_108,
  straight: 10_200,
  'three-of-a-kind': 54_912,
  'two-pair': 123_552,
  pair: 1_098_240,
  'high-card': 1_302_540,
};

/** Four cards that lack one of a straight: five for each of ten, less the nine that two share. */
const NEAR_STRAIGHTS = 10 * 5 - 9;
const NEAR_STRAIGHTS_WITH_ACE = 4 + 4;

/** The joker and four cards. Pips y, z are not aces; a straight or flush has four ranks. */
const SEMI_WILD_JOKER: Readonly<Record<string, number>> = {
  'five-of-a-kind': 1,
  'royal-flush': 4 * 5,
  'straight-flush': 4 * (NEAR_STRAIGHTS - 5),
  // Three aces and another, or four y.
  'four-of-a-kind': 4 * 48 + 12,
  // Two aces and two y, or an ace and three y.
  'full-house': 6 * 12 * 6 + 4 * 12 * 4,
  flush: 4 * (715 - NEAR_STRAIGHTS),
  straight: NEAR_STRAIGHTS * (256 - 4),
  // Two aces, y and z, or three y and z.
  'three-of-a-kind': 6 * 66 * 16 + 12 * 4 * 44,
  // Two y and two z, or an ace, two y and z.
  'two-pair': 66 * 36 + 4 * 12 * 6 * 44,
  // Two y and two others that are no aces, or an ace and three others.
  pair: 12 * 6 * 55 * 16 + (220 - NEAR_STRAIGHTS_WITH_ACE) * (256 - 4),
  'high-card': (495 - NEAR_STRAIGHTS + NEAR_STRAIGHTS_WITH_ACE) * (256 - 4),
};

const WILD_JOKER: Readonly<Record<string, number>> = {
  ...SEMI_WILD_JOKER,
  'five-of-a-kind': 13,
  'four-of-a-kind': 13 * 4 * 48,
  'full-house': 78 * 36,
  'three-of-a-kind': 13 * 6 * 66 * 16,
  'two-pair': 0,
  pair: (715 - NEAR_STRAIGHTS) * (256 - 4),
  'high-card': 0,
};

test.each<[string, JokerUse, Readonly<Record<string, number>>]>([
  ['pai-gow', 'semi-wild', SEMI_WILD_JOKER],
  ['pai-gow-wild', 'wild', WILD_JOKER],
])('%s: the joker and all 270,725 fours give the closed forms', (id, jokerUse, closedForm) => {
  const counts: Record<string, number> = {};
  for (const { cards, hands } of suitClasses(4)) {
    const dealt: Card[] = [JOKER, ...cards];
    const { category } = rankPaiGowFive(dealt, { jokerUse, wheel: 'second-highest' });
    counts[category] = (counts[category] ?? 0) + hands;
  }
  const frequencies = frequenciesOf(id, '5');
  for (const category of PAI_GOW_CATEGORIES) {
    expect([category, counts[category] ?? 0]).toEqual([category, closedForm[category]]);
    const all = (closedForm[category] as number) + (NATURAL_FIVE[category] ?? 0);
    expect(countOf(frequencies, category)).toBe(BigInt(all));
  }
});
