import { expect, test } from 'vitest';
import { withoutId } from './refusal-words.ts';

const UUID = '279650cd-f3d2-4370-b133-5af6f8eea7e4';

test.each([
  UUID,
  `press-${UUID}`,
  `pay-claim-${UUID}`,
  `call-hand-${UUID}:1`,
  `call-hand-${UUID}:1.2`,
  'demo:demo-3.92.1',
  'demo:demo-3.92.1:1',
])('the id %s is left out', (id) => {
  expect(withoutId(`A call is waiting. (${id})`)).toBe('A call is waiting.');
});

test.each([
  'There is no fee. (seat 3)',
  'Not enough money there. (table/t-1/tray)',
  'Your role can’t do this. (dana: pay-claim)',
  'The claim is not open. (until monday at 10:00: section 4)',
  'This command is dated before the last log record. (2026-11-15T23:27:26.000Z)',
  `The call (press-${UUID}) is waiting.`,
])('all else that the house says stays: %s', (words) => {
  expect(withoutId(words)).toBe(words);
});
