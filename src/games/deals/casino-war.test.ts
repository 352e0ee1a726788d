import { describe, expect, test } from 'vitest';
import { cardsOf, makeCard } from '#cards';
import { againstDealer, dealsOf, outcomeAgainst, outcomeOf } from './banked-deals.fixture.ts';
import { CASINO_WAR_GAMES } from './casino-war.ts';
import { type DealtGame, dealerCardsOf, dealOf, seatOf } from './deal.ts';

const [WAR] = CASINO_WAR_GAMES as readonly [DealtGame];

describe('casino war', () => {
  test.each([
    ['As', 'Kd', 'win'],
    ['2s', '3d', 'lose'],
    ['Ks 4s', 'Kd 3d', 'win'],
    ['Ks 4s', 'Kd 4d', 'win'],
    ['Ks 4s', 'Kd 5d', 'lose'],
    ['Qs', 'Kd 3d', 'lose'],
  ])('%s against %s is a %s', (cards, dealer, outcome) => {
    expect(outcomeAgainst(WAR, cards, dealer)).toBe(outcome);
  });

  test('a tie without a second card is not over', () => {
    expect(outcomeAgainst(WAR, 'Ks', 'Kd')).toBeNull();
  });

  test('a seat that surrenders to a tie loses', () => {
    const deal = dealOf('casino-war', [seatOf(1, { cards: cardsOf('Ks'), folded: 'war' })], {
      dealer: { cards: cardsOf('Kd') },
      decks: 6,
    });
    expect(outcomeOf(WAR, deal)).toBe('lose');
  });

  test('the hand of a seat is the card it was dealt', () => {
    const hand = WAR.handOf?.(againstDealer(WAR, 'Ks 4s', 'Kd 3d'), 1);
    expect(hand).toMatchObject({ name: 'king', best: cardsOf('Ks') });
    expect(WAR.handOf?.(againstDealer(WAR, '9s', 'Kd'), 1)?.name).toBe('nine');
  });

  test('three cards are too many', () => {
    expect(WAR.check(againstDealer(WAR, 'Ks Kh Kc', 'Kd'))).toMatchObject([
      { path: 'deal.seats[0].cards', message: 'Casino War has 1 or 2 there, not 3' },
    ]);
  });
});

test('ties go to war, nobody else does, and outcomes agree with the order of the ranks', () => {
  const order = '23456789TJQKA';
  for (const deal of dealsOf(WAR)) {
    const [first = '', second = ''] = dealerCardsOf(deal).map(makeCard);
    const ties = deal.seats.map(({ seat, cards = [] }) => {
      const [mine = '', more] = cards.map(makeCard);
      const over = order.indexOf(mine.charAt(0)) - order.indexOf(first.charAt(0));
      expect(more !== undefined).toBe(over === 0);
      const inWar = order.indexOf(more?.charAt(0) ?? '') - order.indexOf(second.charAt(0));
      const isWon = over > 0 || (over === 0 && inWar >= 0);
      expect(outcomeOf(WAR, deal, seat)).toBe(isWon ? 'win' : 'lose');
      return over === 0;
    });
    expect(second !== '').toBe(ties.includes(true));
  }
});
