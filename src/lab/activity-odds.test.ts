// Expected figures are products of so many cards of each kind, or published numbers of hands. What
// takes long is in activity-odds.prove.ts.
import { describe, expect, test } from 'vitest';
import { assert } from '#result';
import { strayRows } from '../../test/oracle/dealt-rows.ts';
import { chancesOf, exact, oddsOf, offeringOf, outOf } from './activity-odds.fixture.ts';
import { activityOdds } from './activity-odds.ts';

describe('sevens of a shoe, in the order in which they are dealt', () => {
  /** First, second and up card: 7s of one color are half of them, of one suit a quarter. */
  const sevens = (decks: bigint) => {
    const [cards, all, color, suit] = [52n * decks, 4n * decks, 2n * decks, decks];
    const inOrder = (count: bigint) => count * (count - 1n) * (count - 2n);
    const otherUp = cards - 2n - (all - 2n);
    return {
      deals: inOrder(cards),
      three: inOrder(all),
      threeOfColor: 2n * inOrder(color),
      threeOfSuit: inOrder(suit),
      twoOfSuit: 4n * suit * (suit - 1n) * otherUp,
      two: all * (all - 1n) * otherUp,
      one: 2n * all * (cards - all) * (cards - 2n),
    };
  };

  test.each([6, 8])('Blazing Sevens from %i decks', (decks) => {
    const { deals, three, threeOfColor, two, twoOfSuit } = sevens(BigInt(decks));
    const odds = oddsOf('hgc-blazing-sevens', { games: ['blackjack-poker'], decks });
    expect(chancesOf(odds)).toEqual(
      outOf(deals, {
        'three-sevens-one-color': threeOfColor,
        'three-sevens': three - threeOfColor,
        'two-sevens-suited': twoOfSuit,
        'two-sevens': two - twoOfSuit,
      }),
    );
    // A dollar less $500, $100 and $50 as often as they come, over how often the meter does.
    const fixed = 500n * (three - threeOfColor) + 100n * twoOfSuit + 50n * (two - twoOfSuit);
    expect(odds.breakEvenMeter).toEqual({
      'blackjack-poker': exact(deals - fixed, threeOfColor),
    });
  });

  test.each(['A', 'B', 'C'])('Blazing 7s, chart %s', (hands) => {
    const { deals, three, threeOfColor, threeOfSuit, two, twoOfSuit, one } = sevens(6n);
    const odds = oddsOf('bay101-blazing-7s', { options: { hands }, values: { suit: 'd' } });
    expect(chancesOf(odds)).toEqual(
      outOf(deals, {
        'three-sevens-specified-suit': threeOfSuit,
        [hands === 'C' ? 'three-sevens-suited-in-full' : 'three-sevens-suited']: 3n * threeOfSuit,
        'three-sevens-one-color': threeOfColor - 4n * threeOfSuit,
        'three-sevens': three - threeOfColor,
        'two-sevens-suited': twoOfSuit,
        'two-sevens': two - twoOfSuit,
        ...(hands === 'A' ? { 'one-seven': one } : {}),
      }),
    );
  });

  test('a game is dealt from its usual decks where it cannot be dealt from those asked for', () => {
    const odds = oddsOf('hgc-three-card-poker-progressive', { decks: 8 });
    expect(odds.assumed).toContain('Three Card Poker: dealt from 1 deck');
    expect(chancesOf(odds)['ace-king-queen-suited']).toEqual(exact(4n, 22_100n));
  });
});

describe('hands of one deck', () => {
  test('three cards: four royal flushes and 44 others of 22,100, even at $4,425', () => {
    const odds = oddsOf('hgc-three-card-poker-progressive');
    expect(chancesOf(odds)).toEqual(
      outOf(22_100n, { 'ace-king-queen-suited': 4n, 'straight-flush': 44n }),
    );
    // $100 on 44 of 22,100 leaves 17,700 of 22,100 of the dollar for four hands.
    expect(odds.breakEvenMeter).toEqual({ 'three-card-poker': exact(4425n, 1n) });
  });

  test('five cards of Caribbean Stud, whose four meters have no common break-even', () => {
    const odds = oddsOf('hgc-caribbean-stud-bonus-hands');
    expect(chancesOf(odds)).toEqual(
      outOf(2_598_960n, {
        'straight-flush': 40n,
        'four-of-a-kind': 624n,
        'full-house': 3744n,
        flush: 5108n,
      }),
    );
    expect(odds.breakEvenMeter).toEqual({ 'caribbean-stud': null });
  });
});

test.each([
  ['hgc-blazing-sevens', 'blackjack-poker', {}],
  ['bay101-prize-wheel', 'california-blackjack', {}],
])('what was counted comes as often in deals: %s, %s', (id, game, values) => {
  const offering = offeringOf(id, { games: [game], values });
  const { rows } = activityOdds(offering, {});
  expect(strayRows(offering, { odds: rows, deals: 4000 })).toEqual([]);
});

describe('where play decides', () => {
  test('a row is estimated from the deals that the games of the activity divide', () => {
    const games = ['blackjack-poker', 'three-card-poker', 'pokara', 'pan-9'];
    const { rows } = oddsOf('hgc-cash-drawing', { games });
    const chances = Object.fromEntries(
      rows.filter(({ game }) => game === games[0]).map((row) => [row.row, row.probability]),
    );
    // Two suited aces are counted: 4 suits, 15 pairs of six decks, of C(312, 2).
    expect(chances['suited-aces']).toEqual(exact(60n, 48_516n));
    const straight = chances['two-to-six'];
    assert(straight !== undefined && 'rounds' in straight, 'a straight is drawn to');
    const { value, standardError, rounds } = straight;
    expect(rounds).toBe(60_000);
    expect(value).toBeGreaterThan(0);
    expect(standardError).toBeCloseTo(Math.sqrt((value * (1 - value)) / rounds), 12);
  });

  test('a row that was never seen is known to three in the number of deals, and no exact zero', () => {
    const games = ['pan-9', 'baccarat', 'ez-baccarat-panda-8', 'fortune-7-baccarat'];
    const odds = oddsOf('hgc-ca-asian-progressive-bad-beat', { options: { hands: '1' }, games });
    const pan = odds.rows.find(({ game }) => game === 'pan-9');
    expect(pan?.per).toBe('round');
    expect(pan?.probability).toEqual({ value: 0, standardError: 0.0003, rounds: 10_000 });
    expect(odds.breakEvenMeter['pan-9']).toBeNull();
  });
});
