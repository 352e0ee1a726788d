import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { dealt, decodeOffering, postingOf } from '#rules';
import { answerOf, awardsOf, sourcesOf } from './awards.fixture.ts';
import { ROYAL_FLUSH_ON_THE_FLOP } from './royal-flush-on-the-flop.ts';
import { THREE_OF_A_KIND_ON_THE_FLOP } from './three-of-a-kind-on-the-flop.ts';

const NINES = { values: { rank: '9', prize: '200.00' } };
const NINES_IN_CASH = { values: { ...NINES.values, paidIn: 'cash' } };

describe('three of a kind on the flop', () => {
  const seats = [
    { hole: '9h Kh', folded: 'flop' },
    { hole: 'Ah Ac' },
    {},
    { folded: 'preflop' },
    { person: 'employee-on-duty' },
    {},
  ];

  test('the sheet on the wall says twice the prize beside the four of a kind', () => {
    const { sample } = THREE_OF_A_KIND_ON_THE_FLOP;
    const decoded = decodeOffering(THREE_OF_A_KIND_ON_THE_FLOP, { ...sample, ...NINES_IN_CASH });
    const { sections } = sure(postingOf(THREE_OF_A_KIND_ON_THE_FLOP, sure(decoded)));
    const chart = sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'table');
    const rows = chart?.kind === 'table' ? chart.rows : [];
    expect(rows.map(({ cells }) => cells[1])).toEqual(['twice $200', '$200']);
  });

  test('everybody in the hand wins, and the fourth card twice as much instead', () => {
    const deal = dealt('no-limit-holdem', seats, { board: '9s 9d 9c Kd' });
    const balances = { reserve: '700.00' };
    const answer = answerOf(THREE_OF_A_KIND_ON_THE_FLOP, deal, { offering: NINES, balances });
    expect(awardsOf(answer)).toEqual([
      '1 hand 400.00',
      '2 hand 200.00',
      '3 hand 200.00',
      '6 hand 200.00',
    ]);
    // The house puts in the $300 that the reserve lacks, and they are no loan.
    expect(sourcesOf(answer)).toEqual([
      { reserve: '400.00' },
      { reserve: '200.00' },
      { reserve: '100.00', house: '100.00' },
      { house: '200.00' },
    ]);
    expect(answer.balancesAfter).toMatchObject({ reserve: '0.00', advance: '0.00' });
    expect(answer.leftOut.map(({ seat, code }) => [seat, code])).toEqual([
      [4, 'folded'],
      [5, 'employee'],
    ]);
  });

  test('HG-32.8: twice the highest prize is paid in full, and a posted one ends at $10,000', () => {
    const offering = (prize: string) => ({ values: { rank: '9', prize } });
    const deal = dealt('texas-holdem', seats, { board: '9s 9d 9c' });
    const answer = answerOf(THREE_OF_A_KIND_ON_THE_FLOP, deal, { offering: offering('10000') });
    expect(awardsOf(answer)[0]).toBe('1 hand 20000.00');
    expect(decodeOffering(THREE_OF_A_KIND_ON_THE_FLOP, offering('10000.01')).ok).toBe(false);
  });

  test('the fourth card wins nothing once it was folded before the flop', () => {
    const [holder, ...rest] = seats;
    const deal = dealt('texas-holdem', [{ ...holder, folded: 'preflop' }, ...rest], {
      board: '9s 9d 9c',
    });
    const answer = answerOf(THREE_OF_A_KIND_ON_THE_FLOP, deal, { offering: NINES });
    expect(answer.awards.map(({ seat }) => seat)).toEqual([2, 3, 6]);
  });

  test('another rank does not win, though it is higher', () => {
    const deal = dealt('texas-holdem', seats, { board: 'Ks Kd Kc' });
    expect(answerOf(THREE_OF_A_KIND_ON_THE_FLOP, deal, { offering: NINES }).rows).toEqual([]);
  });
});

describe('royal flush on the flop', () => {
  const offering = { values: { prize: '1500.00' } };
  const others = [{}, {}, {}, {}];

  test('the prize does not wait for a showdown', () => {
    const seats = [{ hole: 'Ah Kh', folded: 'turn' }, ...others];
    const deal = dealt('texas-holdem', seats, { board: 'Th Jh Qh 2c' });
    const answer = answerOf(ROYAL_FLUSH_ON_THE_FLOP, deal, {
      offering,
      balances: { reserve: '1000.00' },
    });
    expect(awardsOf(answer)).toEqual(['1 hand 1500.00']);
    expect(sourcesOf(answer)).toEqual([{ reserve: '1000.00', advance: '500.00' }]);
  });

  test('four players are too few', () => {
    const deal = dealt('texas-holdem', [{ hole: 'Ah Kh' }, ...others.slice(1)], {
      board: 'Th Jh Qh',
    });
    expect(answerOf(ROYAL_FLUSH_ON_THE_FLOP, deal, { offering })).toMatchObject({
      qualifies: false,
      leftOut: [{ seat: 1, code: 'players' }],
    });
  });
});
