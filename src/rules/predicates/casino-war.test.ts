import { describe, expect, test } from 'vitest';
import { cardsOf, decksOf, makeCard, rankOf } from '#cards';
import { below, seededSource, shuffled } from '#chance';
import { dealtGameNamed } from '#games';
import { slowDoubleWar, slowSuitedWar } from '../../../test/oracle/predicates-casino-war.ts';
import { type Deal, dealOf, seatOf } from '../../games/deals/deal.ts';
import type { HandTest } from '../tests.ts';
import { handHolds } from './asked.fixture.ts';
import { isDoubleWar, isSuitedWar } from './casino-war.ts';

const GAME = 'casino-war';

const asks = (holds: HandTest, mine: string, theirs: string): boolean => {
  const seat = seatOf(1, { cards: cardsOf(mine) });
  return handHolds(holds)(
    dealOf(GAME, [seat], { dealer: { cards: cardsOf(theirs) }, decks: 6 }),
    seat,
  );
};

describe('a suited war', () => {
  test('is the same card for the seat and the dealer', () => {
    expect(asks(isSuitedWar, 'Ks', 'Ks')).toBe(true);
    expect(asks(isSuitedWar, 'Ks', 'Kh')).toBe(false);
    expect(asks(isSuitedWar, 'Ks', 'Qs')).toBe(false);
  });

  test('is told by the first cards, however the war ended', () => {
    expect(asks(isSuitedWar, 'Ks 2d', 'Ks Ah')).toBe(true);
    expect(asks(isSuitedWar, 'Ks 2d', 'Kh 2d')).toBe(false);
  });
});

test('a double war is a tie and a second tie, of any suits', () => {
  expect(asks(isDoubleWar, 'Ks 2d', 'Kh 2c')).toBe(true);
  expect(asks(isDoubleWar, 'Ks 2d', 'Kh 3d')).toBe(false);
  expect(asks(isDoubleWar, 'Ks 2d', 'Qs 2d')).toBe(false);
  expect(asks(isDoubleWar, 'Ks', 'Kh')).toBe(false);
});

test('the card of a dealer may be recorded at the seat of the player-dealer', () => {
  const banker = seatOf(2, { position: 'player-dealer', cards: cardsOf('Ks 2d') });
  const seat = seatOf(1, { cards: cardsOf('Ks 2c') });
  const deal = dealOf(GAME, [seat, banker], { decks: 6 });
  expect(handHolds(isSuitedWar)(deal, seat)).toBe(true);
  expect(handHolds(isDoubleWar)(deal, seat)).toBe(true);
  expect(handHolds(isSuitedWar)(deal, banker)).toBe(false);
  expect(handHolds(isDoubleWar)(deal, banker)).toBe(false);
});

test('both agree with their slow twins', () => {
  const source = seededSource(7);
  const few = decksOf(6).cards.filter((card) => 'AK'.includes(rankOf(card)));
  const seen = { suited: new Set<boolean>(), double: new Set<boolean>() };
  for (let round = 0; round < 5_000; round++) {
    const cards = shuffled(few, source).slice(0, 4).map(makeCard);
    const mine = cards.slice(0, below(source, 3));
    const theirs = cards.slice(2, 2 + below(source, 3));
    const suited = slowSuitedWar(mine, theirs);
    const double = slowDoubleWar(mine, theirs);
    expect(asks(isSuitedWar, mine.join(' '), theirs.join(' '))).toBe(suited);
    expect(asks(isDoubleWar, mine.join(' '), theirs.join(' '))).toBe(double);
    seen.suited.add(suited);
    seen.double.add(double);
  }
  expect([seen.suited.size, seen.double.size]).toEqual([2, 2]);
});

test('neither throws on a deal that is partly shown or from a wrong deck; both say no', () => {
  const cards = cardsOf('XX XX');
  const deals: Deal[] = [
    dealOf(GAME, [seatOf(1)], { decks: 6 }),
    dealOf(GAME, [seatOf(1)], { dealer: { up: cardsOf('Ks') }, decks: 6 }),
    dealOf(GAME, [seatOf(1, { cards: cardsOf('Ks') })], { decks: 6 }),
    dealOf(GAME, [seatOf(1, { cards })], { dealer: { cards }, decks: 6, standardDeck: false }),
  ];
  for (const deal of deals) {
    expect(dealtGameNamed(GAME)?.check(deal)).toEqual([]);
    for (const seat of deal.seats) {
      expect([handHolds(isSuitedWar)(deal, seat), handHolds(isDoubleWar)(deal, seat)]).toEqual([
        false,
        false,
      ]);
    }
  }
});
