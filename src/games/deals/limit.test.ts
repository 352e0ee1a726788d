import { expect, test } from 'vitest';
import { limitFor, makeLimit } from './limit.ts';

test.each([
  ['$5-$50', ['5-50', '$5 to $50', '$5.00 to $50.00', '$5–$50', ' 5 -  50 ', '$5/$50']],
  ['$10', ['10', '$10', '$10.00', '10.0']],
  ['$25 and higher', ['25 and higher', '$25.00 and higher', '25+', '$25 or more', '$25 and up']],
  ['$1,000-$5,000', ['1000-5000', '$1,000.00 to $5,000.00']],
  ['$0.50-$1', ['0.50-1', '$0.50 to $1.00']],
  ['No limit', ['No limit', '  No  limit ']],
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
