import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cardAt, cardsOf, makeCard, STANDARD_DECK } from '#cards';
import * as oracle from '../../test/oracle/thirteen-card.ts';
import { fiveCardStrength } from './five-card.ts';
import { choose } from './pattern.ts';
import {
  bestBack,
  canSetBackAtLeast,
  DEFAULT_THIRTEEN_SCORING,
  homeRunPoints,
  pointsAgainst,
  setThirteen,
  THIRTEEN_CARD_RULE,
  type ThirteenRows,
} from './thirteen-card.ts';

const rowsOf = (cards: readonly Card[]): ThirteenRows => ({
  front: cards.slice(0, 3),
  middle: cards.slice(3, 8),
  back: cards.slice(8, 13),
});
/** "front / middle / back". */
const set = (text: string) => setThirteen(rowsOf(cardsOf(text.replaceAll('/', ' '))));

const deals = (cardCount: number) =>
  fc.shuffledSubarray([...STANDARD_DECK.cards], { minLength: cardCount, maxLength: cardCount });

describe('a hand as set', () => {
  test('ranks three rows', () => {
    const { front, middle, back, foul } = set('Ks Kd 4c / 7s 7d 7c 2h 3h / Ah Qh 9h 8h 5h');
    expect([front.name, middle.name, back.name]).toEqual([
      'pair of kings',
      'three sevens',
      'ace-high flush',
    ]);
    expect(foul).toBe(false);
  });

  test.each([
    ['As 2s 3s', 'high-card', 'As 3s 2s'],
    ['Qs Ks As', 'high-card', 'As Ks Qs'],
    ['4c 9d 9h', 'pair', '9d 9h 4c'],
    ['4c 4d 4h', 'three-of-a-kind', '4c 4d 4h'],
  ])('in front straights and flushes do not count: %s is a %s', (front, category, best) => {
    const hand = set(`${front} / 5c 5d 8h 8s 9c / 6c 6d 6h 6s Tc`);
    expect(hand.front.category).toBe(category);
    expect(hand.front.best).toEqual(cardsOf(best));
  });

  test.each([
    ['a middle above the back', '2s 4d 6c / Ah Qh 9h 8h 5h / 7s 7d 7c Kh 3h', true],
    ['a front above the middle', 'Ks Kd 4c / Qs Qd 7c 2h 3h / Ah Jh 9h 8h 5h', true],
    ['three of a kind before two pair', '4s 4d 4c / Qs Qd 7c 7h 3h / Ah Jh 9h 8h 5h', true],
    ['one pair before the same pair', 'Ks Kd Ac / Kc Kh 4c 2h 3h / Ah Jh 9h 8h 5h', true],
    ['a pair with a lower kicker', 'Ks Kd 2c / Kc Kh 4c 2h 3h / Ah Jh 9h 8h 5h', false],
    ['the same high cards before five', 'As Kd Qc / Ah Kc Qd 3h 2s / 4h 4s 5h 5s 6c', false],
  ])('%s', (_, text, foul) => {
    expect(set(text).foul).toBe(foul);
  });

  test('a middle as strong as the back is not foul', () => {
    expect(set('2s 4d 9c / 5h 6h 7c 8c Th / 5d 6d 7d 8s Tc').foul).toBe(false);
    expect(set('2s 4d Kc / 5h 6h 7c 8c 9h / 5d 6d 7d 8s 9c').foul).toBe(false);
  });

  test('is foul, row by row, exactly where the slow comparison says', () => {
    fc.assert(
      fc.property(deals(26), (cards) => {
        const [mine, theirs] = [rowsOf(cards.slice(0, 13)), rowsOf(cards.slice(13))];
        const [a, b] = [setThirteen(mine), setThirteen(theirs)];
        const text = (row: readonly Card[]) => row.map(makeCard);
        expect(a.foul).toBe(oracle.isFoul(text(mine.front), text(mine.middle), text(mine.back)));
        for (const row of ['front', 'middle', 'back'] as const) {
          const slow = oracle.compareValues(
            oracle.rowValue(text(mine[row])),
            oracle.rowValue(text(theirs[row])),
          );
          expect(Math.sign(a[row].strength - b[row].strength)).toBe(slow);
        }
      }),
      { seed: 13, numRuns: 3000 },
    );
  });

  test('depends neither on the order within a row nor on the names of the suits', () => {
    const renamed = (card: Card) => cardAt(card >> 2, (card + 1) & 3);
    const strengths = (rows: ThirteenRows) => {
      const { front, middle, back, foul } = setThirteen(rows);
      return [front.strength, middle.strength, back.strength, foul];
    };
    fc.assert(
      fc.property(deals(13), (cards) => {
        const rows = rowsOf(cards);
        const turned = {
          front: [...rows.front].reverse().map(renamed),
          middle: [...rows.middle].reverse().map(renamed),
          back: [...rows.back].reverse().map(renamed),
        };
        expect(strengths(turned)).toEqual(strengths(rows));
      }),
      { seed: 13, numRuns: 500 },
    );
  });
});

describe('the strongest back', () => {
  test('is the strongest of the 1,287 fives', () => {
    fc.assert(
      fc.property(deals(13), (cards) => {
        const five = bestBack(cards).best.map(makeCard);
        expect(oracle.rowValue(five)).toEqual(oracle.strongestFive(cards.map(makeCard)));
      }),
      { seed: 13, numRuns: 60 },
    );
  });

  test('can always be set without a foul', () => {
    fc.assert(
      fc.property(deals(13), (cards) => {
        const back = bestBack(cards).best;
        const eight = cards.filter((card) => !back.includes(card));
        const [middle] = [...choose(eight, 5)].sort(
          (a, b) => fiveCardStrength(b) - fiveCardStrength(a),
        ) as [Card[]];
        const front = eight.filter((card) => !middle.includes(card));
        expect(setThirteen({ front, middle, back }).foul).toBe(false);
      }),
      { seed: 13, numRuns: 200 },
    );
  });

  test('reaches a ten-high straight flush or it does not, however the hand was set', () => {
    const tenHigh = fiveCardStrength(cardsOf('Th 9h 8h 7h 6h'));
    const others = '2s 2d 4c 4d Jc Js Kd Kc';
    expect(canSetBackAtLeast(cardsOf(`Ts 9s 8s 7s 6s ${others}`), tenHigh)).toBe(true);
    expect(canSetBackAtLeast(cardsOf(`9s 8s 7s 6s 5s ${others}`), tenHigh)).toBe(false);
    expect(canSetBackAtLeast(cardsOf('As Ah Ad Ac Ks Kh Kd Kc Qs Qh Qd Qc 2s'), tenHigh)).toBe(
      false,
    );
  });
});

const LOW = '2c 3d 5c / 2d 4c 6h 7c 9d / 3c 3h 8d Tc Jd';
const QUADS_TWICE = 'As Kd Qc / 7s 7d 7c 7h 4s / 8s 8h 8d 8c 5s';

describe('points of a set hand', () => {
  const low = set(LOW);

  test('one unit a row, nothing for a tie', () => {
    const mine = set('2s 4h 6d / 2h 4d 6c 7d 9c / Ks Kd 8h Td Jc');
    expect(pointsAgainst(mine, low)).toBe(2);
    expect(pointsAgainst(low, mine)).toBe(-2);
    expect(pointsAgainst(low, low)).toBe(0);
  });

  test.each([
    ['three of a kind in front', '9s 9h 9c / Js Jh Jc 2h 4s / 5s 5h 5c 6s 6h', 3 + 3],
    ['a full house in the middle', 'As Kd Qc / 7s 7d 7c 4h 4s / 8s 8h 8d 5h 5s', 3 + 2],
    ['quads in the middle and in the back', QUADS_TWICE, 3 + 8 + 4],
    ['two straight flushes', 'As Kd Qc / 2s 3s 4s 5s 6s / 5h 6h 7h 8h 9h', 3 + 10 + 5],
    ['a royal in the back', 'Qs Kd Jc / 2s 2h 4s 5s 6s / Th Jh Qh Kh Ah', 3 + 5],
    ['a full house in the back', 'As Kd Qc / 2s 2h 4s 5s 6s / Th Ts Td Kh Ks', 3],
  ])('all rows won with %s', (_, text, points) => {
    expect(pointsAgainst(set(text), low)).toBe(points);
  });

  test('a bonus goes only to the row that wins', () => {
    const higher = set('As Kd Qc / Ts Td Tc 9h 9s / Jh Js Jd 5h 5s');
    const lower = set('2s Kc Qd / 7s 7d 7c 4h 4s / 8s 8h 8d 5c 5d');
    expect(pointsAgainst(higher, lower)).toBe(3 + 2);
  });

  test('a house may add units for a scoop, let a bonus replace the row, and limit bonuses', () => {
    const mine = set(QUADS_TWICE);
    const scoring = (changes: object) => ({ ...DEFAULT_THIRTEEN_SCORING, ...changes });
    expect(pointsAgainst(mine, low, scoring({ scoopPoints: 3 }))).toBe(18);
    expect(pointsAgainst(mine, low, scoring({ bonusCounts: 'instead-of-row-points' }))).toBe(13);
    expect(pointsAgainst(mine, low, scoring({ bonusMost: 10 }))).toBe(13);
    expect(pointsAgainst(mine, low, scoring({ bonusMost: 12 }))).toBe(15);
  });

  test('a foul hand loses every row, and two foul hands nothing', () => {
    const foul = set('Ks Kd Kc / 2d 4c 6h 7c 9d / 3c 3h 8d Tc Jd');
    expect(foul.foul).toBe(true);
    expect(pointsAgainst(low, foul)).toBe(3);
    expect(pointsAgainst(foul, low)).toBe(-3);
    expect(pointsAgainst(foul, foul)).toBe(0);
  });

  test('what one wins the other loses', () => {
    fc.assert(
      fc.property(deals(26), (cards) => {
        const mine = setThirteen(rowsOf(cards.slice(0, 13)));
        const theirs = setThirteen(rowsOf(cards.slice(13)));
        expect(pointsAgainst(mine, theirs) + pointsAgainst(theirs, mine)).toBe(0);
      }),
      { seed: 13, numRuns: 300 },
    );
  });
});

describe('a home run', () => {
  const low = set(LOW);
  const strong = set('Ah Ad Kh / Tc Ts Td 3s 3h / Jc Js Jh Jd 2s');

  test('needs all three rows; its points are rows and bonuses together', () => {
    expect(homeRunPoints(set(QUADS_TWICE), [low])).toBe(15);
    expect(homeRunPoints(set('As Kd Qc / 2s 3s 4s 5s 6s / 5h 6h 7h 8h 9h'), [low])).toBe(18);
    expect(homeRunPoints(set(QUADS_TWICE), [strong])).toBeNull();
    expect(homeRunPoints(set(QUADS_TWICE), [])).toBeNull();
  });

  test('over one opponent is enough, unless the house asks for every one', () => {
    const mine = set(QUADS_TWICE);
    expect(homeRunPoints(mine, [strong, low])).toBe(15);
    expect(homeRunPoints(mine, [strong, low], { over: 'every' })).toBeNull();
    expect(homeRunPoints(mine, [low, low], { over: 'every' })).toBe(15);
    expect(homeRunPoints(mine, [], { over: 'every' })).toBeNull();
  });

  test('is never a foul hand', () => {
    expect(homeRunPoints(set('8s 8h 8d / 7s 7d 7c 7h 4s / As Kd Qc 9s 5s'), [low])).toBeNull();
  });
});

describe('the rule thirteen-card', () => {
  const rank = (text: string) => THIRTEEN_CARD_RULE.rank(text);

  test('answers a set hand by its back and names the other rows', () => {
    expect(rank(THIRTEEN_CARD_RULE.example)).toMatchObject({
      ok: true,
      value: {
        category: 'flush',
        name: 'ace-high flush',
        best: ['Ah', 'Qh', '9h', '8h', '5h'],
        strength: fiveCardStrength(cardsOf('Ah Qh 9h 8h 5h')),
        more: { foul: false, front: { name: 'pair of kings' }, middle: { name: 'three sevens' } },
      },
    });
  });

  test('answers a foul hand with strength 0', () => {
    expect(rank('Ks Kd Kc / 2d 4c 6h 7c 9d / 3c 3h 8d Tc Jd')).toMatchObject({
      ok: true,
      value: { category: 'foul', name: 'foul', best: [], strength: 0, more: { foul: true } },
    });
  });

  test('answers unset cards by the highest clean sweep, above every back', () => {
    const dragon = rank('As Kh Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2d');
    expect(dragon).toMatchObject({
      ok: true,
      value: {
        category: 'dragon',
        name: 'dragon',
        more: { cleanSweeps: ['dragon', 'three-straights'] },
      },
    });
    const lowest = rank('As Ah Ad Ac 4s 4h 7s 7d 9d 9c Kd Kc Js');
    const royal = rank('As Ks Qs Js Ts 9h 9d 7h 6c 5h 4d 3d 2d');
    expect(lowest).toMatchObject({ value: { category: 'six-pairs' } });
    expect(royal).toMatchObject({
      value: { category: 'royal-flush', best: ['As', 'Ks', 'Qs', 'Js', 'Ts'] },
    });
    const strengthOf = (answer: typeof dragon) => (answer.ok ? answer.value.strength : -1);
    expect(strengthOf(dragon)).toBeGreaterThan(strengthOf(lowest));
    expect(strengthOf(lowest)).toBeGreaterThan(strengthOf(royal));
  });

  test.each([
    ['As Ks', '13 cards are needed here, not 2'],
    ['As Ks / Qs Js', 'a set hand is front / middle / back, not 2 rows'],
    ['As Ks / 2d 4c 6h 7c 9d / 3c 3h 8d Tc Jd', '3 cards are needed here, not 2'],
    ['As Ks As / 2d 4c 6h 7c 9d / 3c 3h 8d Tc Jd', 'As appears more than once'],
    ['As Ks XX / 2d 4c 6h 7c 9d / 3c 3h 8d Tc Jd', 'no joker'],
    ['As Ks 1s / 2d 4c 6h 7c 9d / 3c 3h 8d Tc Jd', '"1s" is not a card'],
  ])('refuses "%s" with "%s"', (text, message) => {
    const answer = rank(text);
    expect(answer.ok ? [] : answer.error.map((each) => each.message)).toContainEqual(
      expect.stringContaining(message),
    );
  });

  test('reports every problem at once, each with its row', () => {
    const answer = rank('As Ks 1s / 2d 4c 6h 7c / 3c 3h 8d Tc Jd');
    expect(answer.ok ? [] : answer.error.map((each) => each.path)).toEqual([
      'cards.front[2]',
      'cards.middle',
    ]);
  });
});
