// Expected figures are worked out here from the numbers of hands, which are counted without dealing
// them (test/oracle/count-by-ranks.ts), and from the odds as the rules print them.
import { describe, expect, test } from 'vitest';
import { GAMES, type PayTable, type RowId } from '#games';
import { type Ratio, ratioOf, usd } from '#money';
import {
  countByRanks,
  FIVE_CATEGORIES,
  FOUR_CATEGORIES,
} from '../../test/oracle/count-by-ranks.ts';
import { breakEvenMeter, envyAmong, oddsOfRows, returnAt, rowOdds } from './side-wagers.ts';

const DEALS = 2_598_960n;
const four = countByRanks(5, 4, FOUR_CATEGORIES);
const five = countByRanks(5, 5, FIVE_CATEGORIES);

/** Four aces: with any of 48 cards. Pairs: C(4,2) suits, three other ranks from twelve without a
 * straight or a flush of four. There are 81,096 of aces and of kings, 80,724 of queens. */
const FOUR_ACES = 48n;
const PAIRS = { A: 81_096n, K: 81_096n, Q: 80_724n };

function tableOf(game: string, wager: string, id: string): PayTable {
  const facts = GAMES.find((each) => each.id === game)?.wagers.find((each) => each.id === wager);
  const table = facts?.tables.find((each) => each.id === id);
  if (table === undefined) throw new Error(`no table ${id} of ${wager}`);
  return table;
}

const of = (numerator: bigint): Ratio => ratioOf(numerator, DEALS);

describe('how often the rows are met', () => {
  test('queens up: pairs of queens, kings and aces are one row', () => {
    const rows = rowOdds(tableOf('crazy-4-poker', 'queensUp', 'A'));
    expect(rows.map(({ row, probability }) => [row.row, probability])).toEqual([
      ['four-of-a-kind', of(four['four-of-a-kind'] as bigint)],
      ['straight-flush', of(four['straight-flush'] as bigint)],
      ['three-of-a-kind', of(four['three-of-a-kind'] as bigint)],
      ['flush', of(four['flush'] as bigint)],
      ['straight', of(four['straight'] as bigint)],
      ['two-pair', of(four['two-pair'] as bigint)],
      ['pair-of-queens-or-better', of(PAIRS.A + PAIRS.K + PAIRS.Q)],
    ] satisfies [RowId, Ratio][]);
  });

  test('four aces are not counted again among the fours', () => {
    const rows = rowOdds(tableOf('crazy-4-poker', 'fourCardProgressive', 'A'));
    expect(rows.slice(0, 2).map(({ probability }) => probability)).toEqual([
      of(FOUR_ACES),
      of((four['four-of-a-kind'] as bigint) - FOUR_ACES),
    ]);
  });
});

const ACES_UP: Readonly<Record<string, readonly bigint[]>> = {
  'FCP-01': [50n, 40n, 9n, 6n, 4n, 2n, 1n],
  'FCP-02': [50n, 40n, 7n, 6n, 5n, 2n, 1n],
  'FCP-03': [50n, 30n, 9n, 6n, 4n, 2n, 1n],
  'FCP-04': [50n, 30n, 7n, 6n, 5n, 2n, 1n],
  'FCP-05': [50n, 40n, 8n, 5n, 4n, 3n, 1n],
  'FCP-06': [50n, 40n, 8n, 6n, 4n, 2n, 1n],
  'FCP-07': [50n, 40n, 7n, 5n, 4n, 3n, 1n],
};
const QUEENS_UP: Readonly<Record<string, readonly bigint[]>> = {
  A: [50n, 30n, 9n, 4n, 3n, 2n, 1n],
  B: [50n, 40n, 8n, 4n, 3n, 2n, 1n],
  C: [50n, 30n, 8n, 4n, 3n, 2n, 1n],
  D: [50n, 40n, 7n, 4n, 3n, 2n, 1n],
};
const MADE = [
  'four-of-a-kind',
  'straight-flush',
  'three-of-a-kind',
  'flush',
  'straight',
  'two-pair',
];

/** Each row gives back its odds and the stake. */
function returnOf(odds: readonly bigint[], pairs: bigint): Ratio {
  const counts = [...MADE.map((row) => four[row] as bigint), pairs];
  return of(counts.reduce((sum, count, index) => sum + count * ((odds[index] as bigint) + 1n), 0n));
}

test.each(Object.entries(ACES_UP))(
  'aces up %s gives back what its odds and counts make',
  (id, odds) => {
    const { fixedReturn } = oddsOfRows(rowOdds(tableOf('four-card-poker', 'acesUp', id)));
    expect(fixedReturn).toEqual(returnOf(odds, PAIRS.A));
  },
);

test.each(Object.entries(QUEENS_UP))(
  'queens up %s gives back what its odds and counts make',
  (id, odds) => {
    const { fixedReturn } = oddsOfRows(rowOdds(tableOf('crazy-4-poker', 'queensUp', id)));
    expect(fixedReturn).toEqual(returnOf(odds, PAIRS.A + PAIRS.K + PAIRS.Q));
  },
);

describe('progressive wagers', () => {
  const table = tableOf('crazy-4-poker', 'fourCardProgressive', 'A');
  const odds = oddsOfRows(rowOdds(table));
  // 300 for 576 fours, 100 for the straight flushes, 9 for the threes; the stake never comes back.
  const fixed =
    300n * ((four['four-of-a-kind'] as bigint) - FOUR_ACES) +
    100n * (four['straight-flush'] as bigint) +
    9n * (four['three-of-a-kind'] as bigint);

  test('the fixed rows and the meter are told apart', () => {
    expect(odds.fixedReturn).toEqual(of(fixed));
    expect(odds.meterShare).toEqual(of(FOUR_ACES));
    expect(returnAt(odds, { meter: usd('5,000'), wager: usd('1') })).toEqual(
      of(fixed + 5_000n * FOUR_ACES),
    );
    expect(returnAt(odds, { meter: usd('5,000'), wager: usd('5') })).toEqual(
      of(fixed + 1_000n * FOUR_ACES),
    );
  });

  test('at the break-even meter the wager gives back just what is staked', () => {
    expect(breakEvenMeter(odds, usd('1'))).toEqual(ratioOf(DEALS - fixed, FOUR_ACES));
    expect(breakEvenMeter(odds, usd('5'))).toEqual(ratioOf(5n * (DEALS - fixed), FOUR_ACES));
  });

  test('a straight flush takes a tenth of the five-card meter', () => {
    const fiveCard = oddsOfRows(rowOdds(tableOf('crazy-4-poker', 'fiveCardProgressive', '-')));
    const tenths = 10n * (five['royal-flush'] as bigint) + (five['straight-flush'] as bigint);
    expect(fiveCard.meterShare).toEqual(ratioOf(tenths, 10n * DEALS));
  });

  test('envy comes from each of the other players', () => {
    // $100 for four aces, $10 for other fours, $5 for straight flushes.
    const once = 100n * FOUR_ACES + 10n * 576n + 5n * 2_072n;
    expect(envyAmong(odds.rows, 2)).toEqual(of(once));
    expect(envyAmong(odds.rows, 7)).toEqual(of(6n * once));
    expect(envyAmong(odds.rows, 1)).toEqual(ratioOf(0n));
  });
});
