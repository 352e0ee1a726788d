import { expect, test } from 'vitest';
import { JOKER } from '#cards';
import { PAI_GOW_CATEGORIES, paiGowStrength } from '../../src/hands/pai-gow-poker.ts';
import { PAI_GOW_RULES } from '../../src/hands/pai-gow-rules.ts';
import { categoryOfStrength } from '../../src/hands/strength.ts';
import { suitClasses } from '../oracle/pai-gow-poker.ts';

/** Seven cards of 52 by their best five, as published everywhere (Brian Alspach, 7-Card Poker
 * Hands; Wikipedia, Poker probability). */
const NATURAL_SEVEN: Readonly<Record<string, number>> = {
  'royal-flush': 4_324,
  'straight-flush': 37_260,
  'four-of-a-kind': 224_848,
  'full-house': 3_473_184,
  flush: 4_047_644,
  straight: 6_180_020,
  'three-of-a-kind': 6_461_620,
  'two-pair': 31_433_400,
  pair: 58_627_800,
  'high-card': 23_294_460,
};

test('the joker and all 20,358,520 sixes, with the natural sevens, give the published counts', () => {
  const counts = new Map(PAI_GOW_CATEGORIES.map((name) => [name as string, 0]));
  let deals = 0;
  for (const { cards, hands } of suitClasses(6)) {
    const strength = paiGowStrength([...cards, JOKER]);
    const category = PAI_GOW_CATEGORIES[categoryOfStrength(strength)] as string;
    counts.set(category, (counts.get(category) as number) + hands);
    deals += hands;
  }
  expect(deals).toBe(20_358_520);
  const published = PAI_GOW_RULES[0]?.frequencies[0]?.counts ?? [];
  expect(published).toHaveLength(PAI_GOW_CATEGORIES.length);
  for (const [category, count] of published) {
    const counted = (counts.get(category) as number) + (NATURAL_SEVEN[category] ?? 0);
    expect([category, BigInt(counted)]).toEqual([category, count]);
  }
});
