import { expect, test } from 'vitest';
import { makeHash, parseHash } from './location.ts';

test('an address without a hand shows the example of the first rule', () => {
  const { rule, text } = parseHash('');
  expect(text).toBe(rule.example);
});

test('an address with an unknown rule shows a known one', () => {
  expect(parseHash('#rule=no-such-rule').rule.id).toBe('five-card');
});

test.each(['As Ad / Ac Kd', 'As+&=#%', ''])('a link keeps "%s"', (text) => {
  const { rule } = parseHash('#rule=hold-em');
  expect(parseHash(makeHash({ rule, text }))).toEqual({ rule, text });
});
