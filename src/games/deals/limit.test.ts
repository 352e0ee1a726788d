import { expect, test } from 'vitest';
import { isLimit, limitFor, makeLimit } from './limit.ts';

test.each([
  ['$5-$50', ['5-50', '$5 to $50', '$5.00 to $50.00', '$5–$50', ' 5 -  50 ', '$5/$50']],
  ['$10', ['10', '$10', '$10.00', '10.0']],
  ['$25 and higher', ['25 and higher', '$25.00 and higher', '25+', '$25 or more', '$25 and up']],
  ['$1,000-$5,000', ['1000-5000', '$1,000.00 to $5,000.00']],
  ['$0.50-$1', ['0.50-1', '$0.50 to $1.00']],
  ['No limit', ['No limit', '  No  limit ']],
  ['$4-$8 limit', ['4-8 limit', '$4 to $8 Limit', 'Limit 4-8']],
  ['$2-$5 no limit', ['2-5 No Limit', '2/5 NL', '$2.00 to $5.00 no-limit']],
])('%s', (limit, ways) => {
  for (const way of [limit, ...ways]) expect(makeLimit(way)).toBe(limit);
});

test.each([
  ['$5', '$5'],
  ['$10', '$10'],
  ['$15', undefined],
  ['$24.99', undefined],
  ['$25', '$25 and higher'],
  ['$25-$100', '$25 and higher'],
  ['$1,000-$5,000', '$25 and higher'],
  ['$50 and higher', '$25 and higher'],
  ['$10-$100', undefined],
  ['No limit', undefined],
])('a table of %s falls under its limit of 13-Card, or under none', (table, limit) => {
  expect(limitFor(['$5', '$10', '$25 and higher'], table)).toBe(limit);
});

test.each([
  ['$4-$8', '$4-$8 limit', '$4-$8'],
  ['$4-$8 limit', '$4-$8', '$4-$8 limit'],
  ['$2-$5 no limit', '$2-$5 no limit', '$2-$5 no limit'],
  ['$25 and higher', '$25-$100 no limit', '$25 and higher'],
])('posted as %s, a table of %s falls under %s', (posted, table, limit) => {
  expect(limitFor([posted], table)).toBe(limit);
});

test('a table that says how it bets does not fall under a limit that says otherwise', () => {
  expect(limitFor(['$2-$5 no limit'], '$2-$5 limit')).toBeUndefined();
});

test.each(['50-5', '$5 to', '5-50-500', '-5', '$5 to $50 to $100', '8-4 limit', '1.2.3'])(
  '%s is no limit',
  (text) => {
    expect(isLimit(text)).toBe(false);
  },
);

test.each(['5-50', '5-5', '$25+', '4-8 limit', 'No limit', 'Pot limit', '5-5 pot limit'])(
  '%s is a limit',
  (text) => {
    expect(isLimit(text)).toBe(true);
  },
);
