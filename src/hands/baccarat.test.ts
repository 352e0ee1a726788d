import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardAt,
  cardsOf,
  decksOf,
  makeCards,
  rankIndexOf,
  STANDARD_DECK,
  suitIndexOf,
} from '#cards';
import { oracleLastDigit, oracleRound } from '../../test/oracle/totals.ts';
import {
  BACCARAT_RULES,
  baccaratRound,
  checkLines,
  type Lines,
  namedWinOf,
  rankBaccarat,
  settleLines,
} from './baccarat.ts';
import type { HandRule } from './hand.ts';
import { choose } from './pattern.ts';

const [rule] = BACCARAT_RULES as [HandRule];

const linesOf = (text: string): Lines => {
  const [player, banker] = text.split('/').map(cardsOf) as [Card[], Card[]];
  return { player, banker };
};

describe('one line', () => {
  test.each([
    ['9h Kd', 'natural 9', 'natural'],
    ['4h 4d', 'natural 8', 'natural'],
    ['9h 8d', 'two-card 7', 'points'],
    ['Kh Td', 'two-card 0', 'points'],
    ['As 2d 6h', 'three-card 9', 'points'],
    ['5h 5d 7s', 'three-card 7', 'points'],
    ['9h 9d 9s', 'three-card 7', 'points'],
  ])('%s is a %s', (text, name, category) => {
    expect(rankBaccarat(cardsOf(text))).toMatchObject({ name, category });
  });

  test('every two and every three cards of a deck count as the slow count says', () => {
    const apart = [...choose(STANDARD_DECK.cards, 2), ...choose(STANDARD_DECK.cards, 3)].filter(
      (cards) => rankBaccarat(cards).strength !== oracleLastDigit(cards),
    );
    expect(apart.map(makeCards)).toEqual([]);
  });

  test('neither the order of the cards nor their suits matter', () => {
    const line = fc.array(
      fc.integer({ min: 0, max: 51 }).map((code) => code as Card),
      { minLength: 2, maxLength: 3 },
    );
    const suits = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(line, suits, (cards, renamed) => {
        const other = [...cards]
          .reverse()
          .map((card) => cardAt(rankIndexOf(card), renamed[suitIndexOf(card)] as number));
        const { best: _cards, ...expected } = rankBaccarat(cards);
        expect(rankBaccarat(other)).toMatchObject(expected);
      }),
    );
  });

  test('the order is total and transitive: the better line is the one nearer to nine', () => {
    const line = fc.array(
      fc.integer({ min: 0, max: 51 }).map((code) => code as Card),
      { minLength: 2, maxLength: 3 },
    );
    fc.assert(
      fc.property(line, line, (a, b) => {
        const order = Math.sign(rankBaccarat(a).strength - rankBaccarat(b).strength);
        return order === Math.sign(9 - oracleLastDigit(b) - (9 - oracleLastDigit(a)));
      }),
      { seed: 9, numRuns: 3_000 },
    );
  });
});

describe('the tableau', () => {
  test.each([
    ['6h Kd / 5h Kd', '4c 2c', '6h Kd / 5h Kd 4c'],
    ['6h Kd / 6s Kc', '4c 2c', '6h Kd / 6s Kc'],
    ['5h Kd / 3h Kd', '8c 2c', '5h Kd 8c / 3h Kd'],
    ['5h Kd / 3h Kd', '9c 2c', '5h Kd 9c / 3h Kd 2c'],
    ['5h Kd / 6h Kd', '6c 2c', '5h Kd 6c / 6h Kd 2c'],
    ['5h Kd / 6h Kd', '5c 2c', '5h Kd 5c / 6h Kd'],
    ['5h Kd / 7h Kd', '6c 2c', '5h Kd 6c / 7h Kd'],
    ['2h Kd / 9h Kd', '6c 2c', '2h Kd / 9h Kd'],
    ['8h Kd / 2h Kd', '6c 2c', '8h Kd / 2h Kd'],
  ])('%s, then %s, ends as %s', (first, next, expected) => {
    const round = baccaratRound({ ...linesOf(first), next: cardsOf(next) });
    expect(`${makeCards(round.player)} / ${makeCards(round.banker)}`).toBe(expected);
    expect(checkLines(round)).toEqual([]);
  });

  test.each([
    ['5h Kd / 7h Kd', 'player', 'the player draws on 5'],
    ['6h Kd 2c / 7h Kd', 'player', 'the player stands on 6'],
    ['5h Kd 8c / 3h Kd 2c', 'banker', "the banker stands on 3 when the player's third card is 8c"],
    ['5h Kd 6c / 6h Kd', 'banker', "the banker draws on 6 when the player's third card is 6c"],
    ['7h Kd / 5h Kd', 'banker', 'the banker draws on 5 when the player stands'],
    ['2h Kd 6c / 9h Kd', 'player', 'the player draws no third card: a natural ends the round'],
  ])('%s strays: %s', (text, path, message) => {
    expect(checkLines(linesOf(text))).toEqual([{ path, message }]);
    expect(settleLines(linesOf(text)).isLegal).toBe(false);
  });

  test('a third card too few is no draw at all', () => {
    expect(() => baccaratRound({ ...linesOf('5h Kd / 3h Kd'), next: [] })).toThrow('no card left');
  });
});

/** A card of each value; kings count nothing. */
const OF_VALUE = cardsOf('Kc Ac 2c 3c 4c 5c 6c 7c 8c 9c');

/** The number of ways in which a shoe deals six cards of these values in this order. */
function waysToDeal(values: readonly number[], deckCount: number): bigint {
  const left = OF_VALUE.map((_, value) => (value === 0 ? 16 : 4) * deckCount);
  let ways = 1;
  for (const value of values) {
    ways *= left[value] as number;
    left[value] = (left[value] as number) - 1;
  }
  return BigInt(ways);
}

/** Plays every order of six values, once for all shoes; tells the ways by shoe and outcome, and the
 * deals in which the slow tableau draws otherwise. */
function playEveryRound(deckCounts: readonly number[]) {
  const tally = new Map<string, bigint>();
  const apart: string[] = [];
  for (let code = 0; code < 1_000_000; code++) {
    const values = [...String(code).padStart(6, '0')].map(Number);
    const six = values.map((value) => OF_VALUE[value] as Card);
    const player = six.slice(0, 2);
    const banker = six.slice(2, 4);
    const lines = baccaratRound({ player, banker, next: six.slice(4) });
    const { winner, isLegal } = settleLines(lines);
    const named = namedWinOf(lines);
    for (const deckCount of deckCounts) {
      const ways = waysToDeal(values, deckCount);
      for (const outcome of named === null ? [winner] : [winner, named]) {
        const key = `${deckCount} decks: ${outcome}`;
        tally.set(key, (tally.get(key) ?? 0n) + ways);
      }
    }
    const slow = oracleRound(six);
    const isSame =
      slow.player.length === lines.player.length && slow.banker.length === lines.banker.length;
    if (!isSame || !isLegal) apart.push(makeCards(six));
  }
  return { tally, apart };
}

describe('whole rounds', () => {
  test('shoes of eight and six decks give the published counts, as does the slow tableau', () => {
    const { tally, apart } = playEveryRound([8, 6]);
    expect(apart).toEqual([]);
    // M. Shackleford: Baccarat for the winners, EZ Baccarat for the named wins of eight decks.
    expect(tally.get('8 decks: banker')).toBe(2_292_252_566_437_888n);
    expect(tally.get('8 decks: player')).toBe(2_230_518_282_592_256n);
    expect(tally.get('8 decks: tie')).toBe(475_627_426_473_216n);
    expect(tally.get('8 decks: dragon-7')).toBe(112_633_011_329_024n);
    expect(tally.get('8 decks: panda-8')).toBe(172_660_763_262_976n);
    expect(tally.get('6 decks: banker')).toBe(403_095_751_234_560n);
    expect(tally.get('6 decks: player')).toBe(392_220_492_728_832n);
    expect(tally.get('6 decks: tie')).toBe(83_552_962_932_288n);
  });

  test.each([
    ['5h Kd 2c / 4h Kd 3c', 'tie', null],
    ['2h Kd 3c / 4h Kd 3s', 'banker', 'dragon-7'],
    ['5h Kd 3c / 7h Kd', 'player', 'panda-8'],
    ['6h Kd / 7h Kd', 'banker', null],
    ['4h 4d / 7h Kd', 'player', null],
  ])('%s: %s, named %s', (text, winner, named) => {
    expect(settleLines(linesOf(text)).winner).toBe(winner);
    expect(namedWinOf(linesOf(text))).toBe(named);
  });
});

describe('frequencies', () => {
  const [byCategory, byTotal, byWinner] = rule.frequencies;

  test('every table adds up to all its deals', () => {
    for (const { counts, deals } of rule.frequencies) {
      expect(counts.reduce((sum, [, count]) => sum + count, 0n)).toBe(deals);
    }
    expect(byTotal?.deals).toBe((416n * 415n) / 2n);
    expect(byWinner?.deals).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  });

  test('dealing every two cards of eight decks gives the tables', () => {
    const shoe = decksOf(8).cards;
    const categories = new Map<string, bigint>();
    const totals = new Map<string, bigint>();
    for (let first = 0; first < shoe.length; first++) {
      for (let second = first + 1; second < shoe.length; second++) {
        const { category, strength } = rankBaccarat([shoe[first] as Card, shoe[second] as Card]);
        categories.set(category, (categories.get(category) ?? 0n) + 1n);
        totals.set(`total-${strength}`, (totals.get(`total-${strength}`) ?? 0n) + 1n);
      }
    }
    expect(categories).toEqual(new Map(byCategory?.counts));
    expect(totals).toEqual(new Map(byTotal?.counts));
  });
});

describe('the rule', () => {
  test('one line answers with its total', () => {
    expect(rule.rank('9h Kd')).toEqual({
      ok: true,
      value: {
        cards: ['9h', 'Kd'],
        best: ['9h', 'Kd'],
        category: 'natural',
        name: 'natural 9',
        strength: 9,
        more: { total: 9 },
      },
    });
  });

  test('two lines answer with the winner', () => {
    expect(rule.rank('2h Kd 3c / 4h Kd 3s')).toEqual({
      ok: true,
      value: {
        cards: ['2h', 'Kd', '3c', '4h', 'Kd', '3s'],
        best: ['4h', 'Kd', '3s'],
        category: 'banker-wins',
        name: 'banker wins, 7 over 5',
        strength: 7,
        more: {
          winner: 'banker',
          playerTotal: 5,
          bankerTotal: 7,
          isLegal: true,
          namedWin: 'dragon-7',
          problems: [],
        },
      },
    });
    expect(rule.rank('9h Kd / 9s Kc')).toMatchObject({
      value: { category: 'tie', name: 'tie at 9', more: { winner: 'tie' } },
    });
  });

  test('a round that strays from the tableau is settled and reported', () => {
    expect(rule.rank('5h Kd / 7h Kd')).toMatchObject({
      value: {
        category: 'banker-wins',
        more: { isLegal: false, problems: [{ path: 'player', message: 'the player draws on 5' }] },
      },
    });
  });

  test('the problems of both lines are told at once', () => {
    expect(rule.rank('5h / XX Kd 2c 3c')).toEqual({
      ok: false,
      error: [
        { path: 'player', message: '2 or 3 cards are needed here, not 1' },
        { path: 'banker[0]', message: 'a shoe of 8 decks holds no joker (XX)' },
        { path: 'banker', message: '2 or 3 cards are needed here, not 4' },
      ],
    });
  });

  test('there are no three lines', () => {
    expect(rule.rank('5h Kd / 5h Kd / 5h Kd').ok).toBe(false);
  });
});
