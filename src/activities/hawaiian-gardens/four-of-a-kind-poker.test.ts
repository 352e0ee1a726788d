import { describe, expect, test } from 'vitest';
import { RANKS } from '#cards';
import { seededSource } from '#chance';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { onStage, unevenness } from '../stage.fixture.ts';
import { FOUR_OF_A_KIND_POKER } from './four-of-a-kind-poker.ts';

/** The amounts of the sheet's own example. */
const VALUES = { rank: '2', prize: '500', tableShare: '100', paidIn: 'cash' };

const ask = (deal: object, reserve = '10000', settings: object = {}) =>
  sure(
    answerQualify(
      {
        activity: FOUR_OF_A_KIND_POKER.id,
        offering: { values: VALUES, settings },
        balances: { reserve },
        deal,
      },
      [FOUR_OF_A_KIND_POKER],
    ),
  );

const holdem = (...seats: object[]) => ({
  game: 'texas-holdem',
  board: '2s 2h 5h 6h 7h',
  seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
});

const FOUR = { hole: '2c 2d' };

describe('four deuces, as in the example of the sheet', () => {
  test('win $500, and each player who was dealt in has $100, folded or not', () => {
    const answer = ask(holdem(FOUR, { hole: 'Ks Kd' }, { folded: 'flop' }, {}));
    expect(answer.awards.map(({ seat, share, amount }) => [seat, share, amount])).toEqual([
      [1, 'hand', '500.00'],
      [2, 'table', '100.00'],
      [3, 'table', '100.00'],
      [4, 'table', '100.00'],
    ]);
    expect(answer.balancesAfter.reserve).toBe('9200.00');
  });

  test('are paid in full where the fund is short: the house puts in the rest', () => {
    const answer = ask(holdem(FOUR, {}, {}), '550');
    expect(answer.awards.map(({ from }) => from)).toEqual([
      { reserve: '500.00' },
      { reserve: '50.00', advance: '50.00' },
      { advance: '100.00' },
    ]);
    expect(answer.balancesAfter).toMatchObject({ reserve: '0.00', advance: '150.00' });
  });

  test('win nothing when a straight flush beats them', () => {
    expect(ask(holdem(FOUR, { hole: '3h 4h' })).awards).toEqual([]);
  });

  test('win nothing without a showdown, whoever has folded', () => {
    expect(ask(holdem(FOUR, { folded: 'river' })).awards).toEqual([]);
    expect(ask(holdem({ ...FOUR, folded: 'river' }, { hole: 'Ks Kd' }, {})).awards).toEqual([]);
  });

  test('HG-15.8: count though all others fold on the river, where the house reads it so', () => {
    const seatsPaid = (deal: object, uncontestedHand: string) =>
      ask(deal, '10000', { uncontestedHand }).awards.map(({ seat, amount }) => [seat, amount]);
    const alone = holdem(FOUR, { folded: 'river' }, { folded: 'flop' });
    expect(seatsPaid(alone, 'does-not-count')).toEqual([]);
    expect(seatsPaid(alone, 'counts')).toEqual([
      [1, '500.00'],
      [2, '100.00'],
      [3, '100.00'],
    ]);
    // Where the last of the others left on the turn, there was no last round to win.
    const early = holdem(FOUR, { folded: 'turn' });
    expect(seatsPaid(early, 'counts')).toEqual([]);
    expect(seatsPaid({ ...early, board: '2s 2h 5h 6h' }, 'counts')).toEqual([]);
    // A better hand that is still in takes the pot all the same.
    expect(seatsPaid(holdem(FOUR, { hole: '3h 4h' }), 'counts')).toEqual([]);
  });

  test('pay the table, but not a winner who is barred from the house', () => {
    const { awards, leftOut } = ask(holdem({ ...FOUR, person: 'excluded' }, {}, {}));
    expect(awards.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(leftOut.map(({ seat, code }) => [seat, code])).toEqual([[1, 'excluded']]);
  });

  test('count in stud from any of the seven cards', () => {
    const stud = { seat: 1, hole: '2c Kd 2s', up: '2d 2h 9c Qh' };
    const other = { seat: 2, hole: 'Ac Ad 3c', up: 'Ks Kh 7c 6d' };
    const { awards } = ask({ game: 'seven-card-stud', seats: [stud, other] });
    expect(awards.map(({ amount }) => amount)).toEqual(['500.00', '100.00']);
  });
});

describe('the rank of the period', () => {
  test('is that of the card which was taken from the deck, and it is posted', () => {
    const stage = onStage(FOUR_OF_A_KIND_POKER).take({ step: 'card', outcome: 'Th' });
    expect(stage.can()).toEqual([]);
    expect(stage.outcome()).toEqual({ prizes: [], values: { rank: 'T' } });
  });

  test('is each of thirteen equally often (chi-square, 12 degrees, 99%)', () => {
    const source = seededSource(15);
    const counts = new Map<string, number>(RANKS.map((rank) => [rank, 0]));
    for (let drawing = 0; drawing < 13_000; drawing++) {
      const { values } = onStage(FOUR_OF_A_KIND_POKER, { source }).take('card').outcome();
      const rank = values?.['rank'] as string;
      counts.set(rank, (counts.get(rank) as number) + 1);
    }
    expect(unevenness([...counts.values()])).toBeLessThan(26.217);
  });
});
