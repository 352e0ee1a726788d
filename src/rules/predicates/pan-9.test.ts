import { describe, expect, test } from 'vitest';
import { type Card, cardsOf } from '#cards';
import type { Deal, DealtSeat } from '#games';
import { PAN_9_DECK } from '#hands';
import { subsets } from '../../../test/oracle/poker.ts';
import {
  oracle234,
  oracleDealtNine,
  oracleFourFaces,
  oracleSixes,
  oracleThrees,
  oracleThreeToSixes,
} from '../../../test/oracle/predicates-banked.ts';
import { agreementOf, type Pair, themedDraws } from '../../../test/oracle/predicates-deals.ts';
import { dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest } from '../tests.ts';
import { handHolds, tableHolds } from './asked.fixture.ts';
import { ofBank } from './held-cards.ts';
import {
  isBankDealtNine,
  isDealtNine,
  isFourFacesOfOneRank,
  isThreeAcesToSixes,
  isThreeSixes,
  isThreeThrees,
  isTwoThreeFour,
} from './pan-9.ts';

const LIKENESSES = ['any', 'one-color', 'one-suit'] as const;

const seatWith = (cards: readonly Card[]): DealtSeat => seatOf(1, { cards });
const holds = (predicate: HandTest, cards: readonly Card[]): boolean => {
  const seat = seatWith(cards);
  return handHolds(predicate)(dealOf('pan-9', [seat]), seat);
};

describe('a hand that qualifies, and one that just misses', () => {
  test.each<[string, HandTest, string, string]>([
    ['three aces', isThreeAcesToSixes, 'Ac Ad Ad', 'Ac Ad 2d'],
    ['three 6s, and not three kings', isThreeAcesToSixes, '6c 6d 6s', 'Kc Kd Ks'],
    ['three first, not the last three', isThreeAcesToSixes, '2c 2d 2s Kc', 'Kc 2c 2d 2s'],
    ['four kings', isFourFacesOfOneRank, 'Kc Kd Ks Kh', 'Kc Kd Ks Qh'],
    ['four jacks, not three', isFourFacesOfOneRank, 'Jc Jd Js Jh', 'Jc Jd Js'],
    ['four queens, not four 3s', isFourFacesOfOneRank, 'Qc Qd Qs Qh', '3c 3d 3s 3h'],
    ['three 3s', isThreeThrees('any'), '3c 3d 3d', '3c 3d 4d'],
    ['three 3s of one color', isThreeThrees('one-color'), '3h 3d 3d', '3c 3d 3d'],
    ['three 3s of one suit', isThreeThrees('one-suit'), '3d 3d 3d', '3h 3d 3d'],
    ['three 6s', isThreeSixes('any'), '6c 6d 6s', '6c 6d 5s'],
    ['three 6s of one color', isThreeSixes('one-color'), '6c 6s 6s', '6c 6s 6d'],
    ['2-3-4 in any order', isTwoThreeFour('any'), '4c 2d 3d', '4c 2d 2d'],
    ['2-3-4 of one color', isTwoThreeFour('one-color'), '4h 2d 3d', '4c 2d 3d'],
    ['2-3-4 of one suit', isTwoThreeFour('one-suit'), '4d 2d 3d', '4h 2d 3d'],
    ['nine on three cards', isDealtNine, 'Kc 5d 4s', 'Kc 5d 3s'],
    ['nine before the fourth card', isDealtNine, 'Kc 5d 4s 2c', 'Kc 5d 2s 2c'],
  ])('%s', (_, predicate, meets, misses) => {
    expect([holds(predicate, cardsOf(meets)), holds(predicate, cardsOf(misses))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the bank', () => {
  const nine = cardsOf('Kc 5d 4s');
  const eight = cardsOf('Kc 5d 3s');

  test('is dealt nine at the dealer place or at the seat of the player-dealer', () => {
    const banker = seatOf(2, { position: 'player-dealer', cards: nine });
    expect(tableHolds(isBankDealtNine)(dealOf('pan-9', [], { dealer: { cards: nine } }))).toBe(
      true,
    );
    expect(tableHolds(isBankDealtNine)(dealOf('pan-9', [seatWith(eight), banker]))).toBe(true);
    expect(
      tableHolds(isBankDealtNine)(dealOf('pan-9', [seatWith(nine)], { dealer: { cards: eight } })),
    ).toBe(false);
    expect(tableHolds(isBankDealtNine)(dealOf('pan-9', [seatWith(nine)]))).toBe(false);
  });

  test('has a qualifying hand like other seats, wherever its cards are recorded', () => {
    const banker = seatOf(2, { position: 'player-dealer' });
    const deal = dealOf('pan-9', [banker], { dealer: { cards: cardsOf('3c 3d 3s') } });
    expect(handHolds(isThreeThrees('any'))(deal, banker)).toBe(true);
    expect(tableHolds(ofBank(isThreeThrees('any')))(deal)).toBe(true);
    expect(tableHolds(ofBank(isThreeThrees('one-color')))(deal)).toBe(false);
  });
});

describe('all 7,140 deals of three cards from one deck of 36', () => {
  const deals = subsets(PAN_9_DECK.cards, 3);
  const count = (predicate: HandTest) => deals.filter((cards) => holds(predicate, cards)).length;

  test.each<[string, HandTest, number]>([
    // 0-3-6 and 0-4-5: 12 x 4 x 4 each; 1-2-6, 1-3-5, 2-3-4: 64 each; 1-4-4, 2-2-5: 24 each; 3-3-3: 4.
    ['628 count nine', isDealtNine, 628],
    ['24 are three of A to 6', isThreeAcesToSixes, 24],
    ['4 are three 3s', isThreeThrees('any'), 4],
    ['none is three 3s of one color', isThreeThrees('one-color'), 0],
    ['64 are 2-3-4', isTwoThreeFour('any'), 64],
    ['16 are 2-3-4 of one color', isTwoThreeFour('one-color'), 16],
    ['4 are 2-3-4 of one suit', isTwoThreeFour('one-suit'), 4],
  ])('%s', (_, predicate, expected) => {
    expect(deals).toHaveLength(7_140);
    expect(count(predicate)).toBe(expected);
  });
});

type Asked = { readonly deal: Deal; readonly seat: DealtSeat; readonly cards: readonly Card[] };

const pair = (
  name: string,
  predicate: HandTest,
  second: (cards: readonly Card[]) => boolean,
): Pair<Asked> => [
  name,
  ({ deal, seat }) => handHolds(predicate)(deal, seat),
  ({ cards }) => second(cards),
];

const PAIRS: readonly Pair<Asked>[] = [
  pair('three of A to 6', isThreeAcesToSixes, oracleThreeToSixes),
  pair('four faces', isFourFacesOfOneRank, oracleFourFaces),
  pair('nine', isDealtNine, oracleDealtNine),
  [
    "the bank's nine",
    ({ deal }) => tableHolds(isBankDealtNine)(deal),
    ({ cards }) => oracleDealtNine(cards),
  ],
  ...LIKENESSES.flatMap((like) => [
    pair(`3s, ${like}`, isThreeThrees(like), (cards) => oracleThrees(cards, like)),
    pair(`6s, ${like}`, isThreeSixes(like), (cards) => oracleSixes(cards, like)),
    pair(`2-3-4, ${like}`, isTwoThreeFour(like), (cards) => oracle234(cards, like)),
  ]),
];

test('the oracle agrees on any cards, jokers among them, at a seat and at the bank', () => {
  function* hands(): Generator<Asked> {
    for (const draw of themedDraws(20_000, 9)) {
      const cards = draw([3, 4]);
      const seat = seatOf(1, { position: 'player-dealer', cards });
      yield { deal: dealOf('pan-9', [seat], { standardDeck: false }), seat, cards };
    }
  }
  expect(agreementOf(PAIRS, hands())).toEqual({ differ: [], idle: [] });
});

test('a hand that was not shown is a no', () => {
  const seat = seatOf(1);
  const deal = dealOf('pan-9', [seat]);
  expect(PAIRS.filter(([, predicate]) => predicate({ deal, seat, cards: [] }))).toEqual([]);
});
