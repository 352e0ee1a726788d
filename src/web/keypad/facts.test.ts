import { expect, test } from 'vitest';
import { factsWith } from './facts.fixture.ts';
import { buttonOf, labelOf, type OfferingHere, stopOf } from './facts.ts';

const PLAIN = 'Start round';
const [ONE] = factsWith().offerings as [OfferingHere];
const named = (label: string): OfferingHere => ({
  ...ONE,
  buttons: [{ ...buttonOf(ONE, 'start-round'), label }],
});

test('the table has the words of all its sheets, and our own where no sheet has any', () => {
  const label = (...words: string[]) => labelOf(words.map(named), 'start-round', PLAIN);
  expect(label('Coin In', 'Start Game', 'Coin In')).toBe('Coin In / Start Game');
  expect(label('Coin In', PLAIN)).toBe('Coin In');
  expect(label(PLAIN)).toBe(PLAIN);
  expect(label()).toBe(PLAIN);
});

test('a dead button says what the house says, or that it is not its time', () => {
  expect(stopOf(buttonOf(ONE, 'start-round'), 'Not now.')).toBeUndefined();
  expect(stopOf(buttonOf(ONE, 'end-round'), 'Not now.')).toBe('Not now.');
});
