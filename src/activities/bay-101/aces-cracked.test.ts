import { expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { ACES_CRACKED } from './aces-cracked.ts';

type Fields = Readonly<Record<string, unknown>>;

const answer = (
  shown: readonly Fields[],
  { board = '7h 2d 9c Js 3d', reserve = '1000.00' } = {},
) => {
  const seats = [...shown, {}, {}, {}].map((seat, index) => ({ seat: index + 1, ...seat }));
  const request = {
    activity: ACES_CRACKED.id,
    offering: { values: { prize: '250.00' } },
    balances: { reserve },
    deal: { game: 'texas-holdem', board, seats },
  };
  return sure(answerQualify(request, [ACES_CRACKED]));
};

const ACES = { hole: 'Ah Ac' };
const OTHER_ACES = { hole: 'As Ad' };

test('two pairs of aces that both lose are paid the whole prize each', () => {
  const { awards, balancesAfter } = answer([ACES, OTHER_ACES, { hole: '7s 7c' }], {
    reserve: '400.00',
  });
  expect(awards.map(({ seat, amount, from }) => [seat, amount, from])).toEqual([
    [1, '250.00', { reserve: '250.00' }],
    [2, '250.00', { reserve: '150.00', advance: '100.00' }],
  ]);
  expect(balancesAfter).toMatchObject({ reserve: '0.00', advance: '100.00' });
});

test('aces may be beaten by the other aces', () => {
  const { awards } = answer([ACES, OTHER_ACES, {}], { board: '7h 2h 9h Jh 3d' });
  expect(awards).toMatchObject([{ seat: 2, share: 'losing-hand', amount: '250.00' }]);
});

test('aces that tie or are folded win nothing', () => {
  expect(answer([ACES, OTHER_ACES]).qualifies).toBe(false);
  expect(answer([{ ...ACES, folded: 'river' }, { hole: '7s 7c' }]).qualifies).toBe(false);
});
