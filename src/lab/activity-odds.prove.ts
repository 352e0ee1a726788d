// Charts of large spaces. Expected figures are published numbers of hands, or rounds counted in
// another way (test/oracle/baccarat-rounds.ts).
import { describe, expect, test } from 'vitest';
import {
  bankerDraws,
  type CountedRound,
  EIGHT_DECKS,
  roundsWith,
  totalOf,
  waysToDraw,
  waysToSix,
} from '../../test/oracle/baccarat-rounds.ts';
import { strayRows } from '../../test/oracle/dealt-rows.ts';
import { chancesOf, oddsOf, offeringOf, outOf } from './activity-odds.fixture.ts';
import { activityOdds } from './activity-odds.ts';

describe('hands of one deck', () => {
  const FIVE = { quads: 624n, 'full-house': 3744n, flush: 5108n, straight: 10_200n };
  const CHARTS: Readonly<Record<string, Readonly<Record<string, bigint>>>> = {
    A: { 'royal-flush': 4n, 'straight-flush': 36n, ...FIVE },
    B: { 'straight-flush-or-better': 40n, ...FIVE },
    C: {
      'quads-or-better': 664n,
      'full-house': FIVE['full-house'],
      flush: FIVE.flush,
      straight: FIVE.straight,
    },
  };
  const FIXED = Object.keys(FIVE);

  test.each(['A', 'B', 'C'])('five cards under chart %s, of the player and the dealer', (hands) => {
    const games = ['crazy-4-poker'];
    const odds = oddsOf('bay101-bonus-hand-progressive', { options: { hands }, games });
    const ways = Object.entries(CHARTS[hands] as Readonly<Record<string, bigint>>);
    const named = (prefix: string) =>
      ways.map(([row, each]) => {
        const id = FIXED.includes(row) ? `crazy-4-${row}` : row;
        return [`${prefix}${id}`, each] as const;
      });
    expect(chancesOf(odds)).toEqual(
      outOf(2_598_960n, Object.fromEntries([...named(''), ...named('dealer-')])),
    );
  });

  test('five cards of version 1.1 under chart C', () => {
    const games = ['crazy-4-poker'];
    const odds = oddsOf('bay101-bonus-hand-progressive-v1-1', { options: { hands: 'C' }, games });
    const { quads, ...others } = FIVE;
    expect(chancesOf(odds)).toEqual(
      outOf(2_598_960n, {
        'royal-flush': 4n,
        'king-high-straight-flush': 4n,
        'queen-high-straight-flush': 4n,
        'straight-flush-below-queen': 28n,
        'four-of-a-kind': quads,
        ...others,
      }),
    );
  });

  test('three of one rank on the flop, and the fourth among two of the 49 other cards', () => {
    const odds = oddsOf('hgc-three-of-a-kind-on-the-flop', { games: ['texas-holdem'] });
    expect(chancesOf(odds)).toEqual(
      outOf(22_100n * 49n, { 'four-of-a-kind': 4n * 2n, 'three-of-a-kind': 4n * 47n }),
    );
  });
});

describe('rounds of baccarat', () => {
  const ROUNDS = 4_998_398_275_503_360n;
  const isTie = ({ player, banker }: CountedRound, total: number, size: number): boolean =>
    player.length + banker.length === size &&
    totalOf(player) === total &&
    totalOf(banker) === total;

  test('ties at 7 and at 9 by how many cards they take', () => {
    const odds = oddsOf('bay101-baccarat-bonus-hand', { options: { hands: 'A' } });
    const tie = (total: number, size: number) =>
      roundsWith(EIGHT_DECKS, (round) => isTie(round, total, size));
    const expected = outOf(ROUNDS, {
      'seven-tie-four-cards': tie(7, 4),
      'seven-tie-five-cards': tie(7, 5),
      'seven-tie-six-cards': tie(7, 6),
      'nine-tie-four-cards': tie(9, 4),
      'nine-tie-six-cards': tie(9, 6),
    });
    expect(chancesOf(odds)).toEqual(expected);
    expect(odds.rows).toHaveLength(5 * Object.keys(odds.breakEvenMeter).length);
  });

  test('cards of one rank, six of nine ranks and the first four of four', () => {
    const odds = oddsOf('bay101-baccarat-bonus-hand', {
      options: { hands: 'C' },
      games: ['ez-baccarat-panda-8'],
    });
    const six = (of: bigint) => of * (of - 1n) * (of - 2n) * (of - 3n) * (of - 4n) * (of - 5n);
    const four = (of: bigint) => of * (of - 1n) * (of - 2n) * (of - 3n) * 412n * 411n;
    expect(chancesOf(odds)).toEqual(
      outOf(ROUNDS, {
        'six-of-a-kind-suited': 9n * 4n * six(8n),
        'six-of-a-kind': 9n * (six(32n) - 4n * six(8n)),
        'four-of-a-kind-suited': 4n * 4n * four(8n),
        'four-of-a-kind': 4n * (four(32n) - 4n * four(8n)),
      }),
    );
  });

  /** Ordered ways in which the banker line holds what the player line does, each line a three-card
   * 7; a kind is a rank or a card, of which there are so many. */
  function sameInBothLines(kinds: number, copies: number): bigint {
    const pointsOf = (kind: number): number => {
      const rank = kind % 13;
      return rank > 8 ? 0 : rank + 1;
    };
    const counts = new Array<number>(kinds).fill(copies);
    let sum = 0n;
    const orders = (hand: readonly number[]): readonly number[][] => {
      const [a, b, c] = hand as [number, number, number];
      const all = [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ];
      return [...new Map(all.map((each) => [each.join(), each])).values()];
    };
    for (let a = 0; a < kinds; a++) {
      for (let b = 0; b < kinds; b++) {
        for (let c = 0; c < kinds; c++) {
          const player = [a, b, c];
          const values = player.map(pointsOf);
          if (totalOf(values) !== 7 || totalOf(values.slice(0, 2)) > 5) continue;
          for (const banker of orders(player)) {
            const first = totalOf(banker.slice(0, 2).map(pointsOf));
            if (first > 7 || !bankerDraws(first, values[2])) continue;
            sum += waysToDraw([...player, ...banker], counts);
          }
        }
      }
    }
    return sum;
  }

  test('both lines a three-card 7: the same cards, the same ranks, any', () => {
    const cards = sameInBothLines(52, 8);
    const ranks = sameInBothLines(13, 32);
    const any = roundsWith(EIGHT_DECKS, (round) => round.player.length === 3 && isTie(round, 7, 6));
    expect(chancesOf(oddsOf('hgc-fortune-7-progressive'))).toEqual(
      outOf(ROUNDS, {
        'double-fortune-7-exact-match': cards,
        'double-fortune-7-same-ranks': ranks - cards,
        'double-fortune-7': any - ranks,
      }),
    );
    expect(waysToSix(0, 416)).toBe(ROUNDS);
  });
});

test.each([
  ['hgc-high-hand', 'pan-9', {}],
  ['hgc-ca-asian-jackpot-1', 'pokara', { tileChart: 'common' }],
  ['bay101-prize-wheel', 'crazy-4-poker', {}],
])('what was counted comes as often in deals: %s, %s', (id, game, values) => {
  const offering = offeringOf(id, { games: [game], values });
  const { rows } = activityOdds(offering, {});
  expect(strayRows(offering, { odds: rows, deals: 4000 })).toEqual([]);
});
