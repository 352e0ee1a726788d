import { describe, expect, test } from 'vitest';
import { HAND_RULES, ruleNamed } from './rules.ts';

test('no two rules have one name, and each is found by its own', () => {
  const ids = HAND_RULES.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const rule of HAND_RULES) expect(ruleNamed(rule.id)).toBe(rule);
  expect(ruleNamed('no-such-rule')).toBeUndefined();
});

test('the rules that the command line promises are there', () => {
  const promised = [
    'four-card',
    'five-card',
    'three-card',
    'omaha',
    'ace-to-five',
    'deuce-to-seven',
    'pai-gow',
  ];
  for (const id of promised) expect(ruleNamed(id)?.id).toBe(id);
});

describe.each(HAND_RULES.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  test('ranks its own example', () => {
    const answer = rule.rank(rule.example);
    expect(answer).toMatchObject({ ok: true });
    if (!answer.ok) return;
    const { cards, best, strength, category } = answer.value;
    expect(cards.length).toBeGreaterThan(0);
    expect(Number.isSafeInteger(strength)).toBe(true);
    expect(category).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const card of best) expect(cards).toContain(card);
  });

  test('the counts of each frequency table add up to all its deals, unless they overlap', () => {
    for (const { counts, deals, overlap } of rule.frequencies) {
      if (overlap) for (const [, count] of counts) expect(count).toBeLessThan(deals);
      else expect(counts.reduce((sum, [, count]) => sum + count, 0n)).toBe(deals);
    }
  });

  test.each([
    '',
    'hello',
    'Zz',
    '%',
    'As Kd As Kd As Kd As Kd As Kd As Kd As Kd As Kd As Kd As Kd As Kd As Kd As Kd',
  ])('refuses "%s" with a sentence', (text) => {
    const answer = rule.rank(text);
    expect(answer.ok).toBe(false);
    if (answer.ok) return;
    expect(answer.error.length).toBeGreaterThan(0);
    for (const { path, message } of answer.error) {
      expect(path).not.toBe('');
      expect(message.length).toBeGreaterThan(10);
    }
  });
});
