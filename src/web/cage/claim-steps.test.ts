import { expect, test } from 'vitest';
import { stepsOf } from './claim-steps.ts';

const blocked = (...codes: string[]) =>
  codes.map((code) => ({ code, message: '' })) as unknown as Parameters<
    typeof stepsOf
  >[1]['blocks'];

test('a large prize of an unknown winner begins with the winner; the rest waits', () => {
  const payment = {
    identity: { isDue: true },
    blocks: blocked('identity-needed', 'paperwork-missing'),
  };
  expect(stepsOf({ status: 'open' }, payment, 1)).toEqual({
    winner: 'now',
    identity: 'later',
    papers: 'later',
    pay: 'later',
  });
});

test('papers come after the identity, and the payment after the papers', () => {
  const identity = { isDue: true };
  const of = (...codes: string[]) =>
    stepsOf({ status: 'open' }, { patron: 'ann', identity, blocks: blocked(...codes) }, 1);
  expect(of('identity-refused', 'paperwork-missing')).toEqual({
    winner: 'done',
    identity: 'now',
    papers: 'later',
    pay: 'later',
  });
  expect(of('paperwork-missing')).toEqual({
    winner: 'done',
    identity: 'done',
    papers: 'now',
    pay: 'later',
  });
  expect(of()).toEqual({ winner: 'done', identity: 'done', papers: 'done', pay: 'now' });
});

test('a small prize needs nothing but its payment', () => {
  const payment = { identity: { isDue: false }, blocks: blocked() };
  expect(stepsOf({ status: 'open' }, payment, 0)).toEqual({
    winner: 'none',
    identity: 'none',
    papers: 'none',
    pay: 'now',
  });
});

test('of what was paid, everything that was due is done', () => {
  const payment = { patron: 'ann', identity: { isDue: true }, blocks: blocked('claim-closed') };
  expect(stepsOf({ status: 'paid' }, payment, 1)).toEqual({
    winner: 'done',
    identity: 'done',
    papers: 'done',
    pay: 'done',
  });
});
