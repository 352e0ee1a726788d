import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { readFacts } from './pool.ts';
import { checkStep, type ShowStep } from './show.ts';
import { isInDollars } from './value.ts';

describe('an amount of a range with a step', () => {
  const range = { least: usd('5.00'), most: usd('20.00'), step: usd('5.00') };
  test.each([
    ['5.00', true],
    ['20.00', true],
    ['0.00', false],
    ['5.01', false],
    ['25.00', false],
  ])('%s of 5.00 to 20.00 in steps of 5.00: %s', (amount, holds) => {
    expect(isInDollars(range, usd(amount))).toBe(holds);
  });
});

describe('facts of a contest', () => {
  test.each([
    ['text', 'Lakers', []],
    ['60 letters', 'x'.repeat(60), []],
    ['61 letters', 'x'.repeat(61), ['facts.home']],
    ['blanks', '  ', ['facts.home']],
    ['a number', 7, ['facts.home']],
  ])('of %s', (_what, home, paths) => {
    const facts = readFacts({ home });
    facts.textOf(home, 'home');
    const read = facts.done(() => home);
    expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual(paths);
  });
});

describe('a step of a show', () => {
  const steps: readonly ShowStep[] = [
    { step: 'choose', title: 'A door', by: 'player', choices: ['left', 'right'] },
    { step: 'spin', title: 'The wheel', by: 'machine' },
  ];
  test.each([
    [{ step: 'choose', choice: 'left' }, undefined],
    [{ step: 'choose', choice: 'middle' }, 'must be one of: left, right'],
    [{ step: 'choose' }, 'must be one of: left, right'],
    [{ step: 'spin' }, undefined],
    [{ step: 'spin', choice: 'left' }, 'is not asked for'],
    [{ step: 'dance' }, 'is not possible now; choose from: choose, spin'],
  ])('%j', (taken, message) => {
    const checked = checkStep(steps, taken);
    expect(checked.ok ? undefined : checked.error[0]?.message).toBe(message);
  });
});
