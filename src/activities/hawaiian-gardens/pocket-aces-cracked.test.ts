import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { POCKET_ACES_CRACKED } from './pocket-aces-cracked.ts';

const BOARD = '7s Kd 9h 4c 2s';
const ACES = { seat: 1, hole: 'As Ah' };
const OTHER_ACES = { seat: 2, hole: 'Ad Ac' };
const SEVENS = { seat: 3, hole: '7c 7d' };

const ask = (
  seats: readonly object[],
  { reserve = '1000', ...more }: Record<string, unknown> = {},
) =>
  sure(
    answerQualify(
      {
        activity: POCKET_ACES_CRACKED.id,
        offering: { values: { prize: '200', paidIn: 'cash' } },
        balances: { reserve },
        deal: { game: 'no-limit-holdem', board: BOARD, seats, ...more },
      },
      [POCKET_ACES_CRACKED],
    ),
  );

test('of two pairs of aces that lose, each has the prize in full', () => {
  const { awards, balancesAfter } = ask([ACES, OTHER_ACES, SEVENS], { reserve: '300' });
  expect(awards.map(({ seat, amount, from }) => [seat, amount, from])).toEqual([
    [1, '200.00', { reserve: '200.00' }],
    [2, '200.00', { reserve: '100.00', advance: '100.00' }],
  ]);
  expect(balancesAfter).toMatchObject({ reserve: '0.00', advance: '100.00' });
});

test('aces that tie have not lost, nor have aces that won', () => {
  expect(ask([ACES, OTHER_ACES]).awards).toEqual([]);
  expect(ask([ACES, { seat: 2, hole: 'Kc Qd' }]).awards).toEqual([]);
});

test('aces that were folded have not lost at the showdown', () => {
  expect(ask([{ ...ACES, folded: 'turn' }, SEVENS]).awards).toEqual([]);
});

test('both aces must play', () => {
  const board = '5c 6d 7h 8s 9c';
  expect(ask([ACES, { seat: 2, hole: 'Tc 2d' }], { board }).awards).toEqual([]);
});

test('a deck that is not in order voids the jackpot', () => {
  const { awards, leftOut } = ask([ACES, SEVENS], { standardDeck: false });
  expect(awards).toEqual([]);
  expect(leftOut.map(({ seat, code }) => [seat, code])).toContainEqual([1, 'deck']);
});
