import { describe, expect, test } from 'vitest';
import { HAND_RULES, type HandRule, ruleNamed } from '#hands';
import { partsOf } from './notation.ts';
import { browserSource, groupOf, randomText, supplyOf } from './supply.ts';

const named = (id: string): HandRule => ruleNamed(id) as HandRule;

/** What each rule says that it is dealt from. */
test.each([
  ['five-card', 52, 1, 0],
  ['omaha', 52, 1, 0],
  ['mexican', 41, 1, 1],
  ['pai-gow', 53, 1, 1],
  ['pokara', 8 * 52, 8, 0],
  ['blackjack-joker', 8 * 53, 8, 8],
  ['pan-9', 12 * 36, 12, 0],
] as const)('%s is dealt from %i cards, %i of a kind, %i jokers', (id, all, aces, jokers) => {
  const { kind, copies } = supplyOf(named(id));
  expect(kind).toBe('card');
  expect([...copies.values()].reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(copies.get('As')).toBe(aces);
  expect(copies.get('XX') ?? 0).toBe(jokers);
  expect(groupOf(named(id)) === 'several-decks').toBe(aces > 1);
});

test('pai gow tiles are 32 of 21 faces', () => {
  const { kind, copies } = supplyOf(named('pai-gow-tiles'));
  expect(kind).toBe('tile');
  expect(copies.size).toBe(21);
  expect([...copies.values()].reduce((sum, count) => sum + count, 0)).toBe(32);
  expect(groupOf(named('pai-gow-tiles'))).toBe('tiles');
});

describe('a random hand', () => {
  test.each(HAND_RULES.map((rule) => [rule.id, rule] as const))(
    'of %s is one that the rule reads, in the parts of its example',
    (_, rule) => {
      const supply = supplyOf(rule);
      for (let round = 0; round < 20; round++) {
        const text = randomText(rule, supply, browserSource);
        expect(rule.rank(text).ok, text).toBe(true);
        const sizes = (of: string) => partsOf(of, supply.kind).map((part) => part.length);
        expect(sizes(text)).toEqual(sizes(rule.example));
      }
    },
  );
});
