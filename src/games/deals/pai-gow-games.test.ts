import { describe, expect, test } from 'vitest';
import { type Card, cardsOf } from '#cards';
import { COMMON_PAI_GOW, houseWay } from '#hands';
import {
  compareWorth,
  oracleFive,
  oracleSeven,
  oracleTwo,
} from '../../../test/oracle/pai-gow-poker.ts';
import { againstDealer, dealsOf, gameIn, outcomeOf } from './banked-deals.fixture.ts';
import { type Deal, type DealtSeat, dealOf, seatOf } from './deal.ts';
import { PAI_GOW_GAMES } from './pai-gow-games.ts';

const PAI_GOW = gameIn(PAI_GOW_GAMES, 'pai-gow-poker');
const WILD = gameIn(PAI_GOW_GAMES, 'jokers-wild-pai-gow-poker');
const FACE_UP = gameIn(PAI_GOW_GAMES, 'face-up-pai-gow-poker');

const setAs = (front: string, back: string): Partial<DealtSeat> => ({
  front: cardsOf(front),
  back: cardsOf(back),
});

/** Kings in front of aces: the house way of the dealer's cards here. */
const DEALER = 'Ah Ac Kd Kc 7s 6d 2h';

const against = (dealer: string, seat: Partial<DealtSeat>): Deal =>
  dealOf('pai-gow-poker', [seatOf(1, seat)], { dealer: { cards: cardsOf(dealer) } });

describe('pai gow poker', () => {
  test('is won with both hands, pushed with one, lost with none', () => {
    const dealer = 'Qh Jc 9d 8c 6s 4d 2h';
    const seat = (front: string, back: string) =>
      outcomeOf(PAI_GOW, against(dealer, setAs(front, back)));
    expect(seat('As Kd', '2s 2d 3s 5d 7c')).toBe('win');
    expect(seat('5s 3d', 'As Ad 2s 7d 7c')).toBe('push');
    expect(seat('3s 2d', 'Ts 8d 7s 5d 4c')).toBe('lose');
  });

  test('a copy is the dealer’s', () => {
    // The dealer has J-9 in front of Q-8-6-4-2 by the common way of setting nothing.
    const { front, back } = houseWay(cardsOf('Qh Jc 9d 8c 6s 4d 2h'), COMMON_PAI_GOW);
    const rename = (cards: readonly Card[]) => cards.map((card) => (card ^ 1) as Card);
    const seat = { front: rename(front.best), back: rename(back.best) };
    expect(outcomeOf(PAI_GOW, against('Qh Jc 9d 8c 6s 4d 2h', seat))).toBe('lose');
  });

  test('a seat that set its hand foul loses', () => {
    expect(
      outcomeOf(PAI_GOW, against('Qh Jc 9d 8c 6s 4d 2h', setAs('As Ad', 'Ks Kd Tc 7h 3c'))),
    ).toBe('lose');
  });

  test('seven cards that nobody set are set the house way', () => {
    const deal = againstDealer(PAI_GOW, 'As Ad Ks Kh 9c 4c 3d', 'Qh Jc Td 8c 6s 4d 2h');
    expect(outcomeOf(PAI_GOW, deal)).toBe('win');
    expect(PAI_GOW.handOf?.(deal, 1)?.category).toBe('two-pair');
  });

  test('a player-dealer who sets the hand foul is set the house way', () => {
    const seats = [
      seatOf(1, setAs('Qs Qd', 'As Ad 3s 5d 7c')),
      seatOf(2, { position: 'player-dealer', ...setAs('Ah Ac', 'Kd Kc 7s 6d 2h') }),
    ];
    const deal = dealOf('pai-gow-poker', seats);
    const fair = against(DEALER, setAs('Qs Qd', 'As Ad 3s 5d 7c'));
    expect(outcomeOf(PAI_GOW, deal)).toBe(outcomeOf(PAI_GOW, fair));
  });

  test('a deck has one joker', () => {
    const deal = againstDealer(PAI_GOW, 'As Ad Ks Kh XX 4c 3d', 'Qh Jc Td 8c XX 4d 2h');
    expect(PAI_GOW.check(deal)).toMatchObject([{ path: 'deal.seats[0].cards[4]' }]);
  });

  test('cards in front or behind that are not among the seven are named', () => {
    const seat = { cards: cardsOf('As Ad Ks Kh 9c 4c 3d'), ...setAs('Ks Kd', 'As Ad 9c 4c 3d') };
    expect(PAI_GOW.check(against(DEALER.replace('Kd', 'Qd'), seat))).toEqual([
      {
        path: 'deal.seats[0].cards',
        message: 'Kd is in a part of the hand but not in the dealt cards',
      },
    ]);
  });
});

test('a wild joker makes a hand that a semi-wild one does not', () => {
  const cards = '9s 9d 9h XX 7c 4c 2h';
  const dealer = 'Qh Jc Td 8c 6s 4d 3h';
  expect(WILD.handOf?.(againstDealer(WILD, cards, dealer), 1)?.category).toBe('four-of-a-kind');
  expect(PAI_GOW.handOf?.(againstDealer(PAI_GOW, cards, dealer), 1)?.category).toBe(
    'three-of-a-kind',
  );
});

describe('face up pai gow poker', () => {
  const SEAT = 'Ks Kd Qs Qd 5c 4h 2c';

  test.each([
    ['Ah Jc Td 8c 6s 4d 3h', 'push', 'an ace and nothing else'],
    ['XX Jc Td 8c 6s 4d 3h', 'push', 'the joker as an ace, and nothing else'],
    ['Qh Jc 9d 8c 6s 4d 3h', 'win', 'a queen and nothing else'],
    ['Ah Ac Td 8c 6s 4d 3h', 'push', 'a pair of aces, which wins behind'],
    ['Ah Jc Td 9c 8s 7d 3h', 'push', 'a straight, which wins behind the ace and trey'],
  ])('against %s every wager ends in a %s: %s', (dealer, outcome) => {
    expect(outcomeOf(FACE_UP, againstDealer(FACE_UP, SEAT, dealer))).toBe(outcome);
  });
});

test.each([
  ['pai-gow-poker', 'semi-wild'],
  ['jokers-wild-pai-gow-poker', 'wild'],
  ['face-up-pai-gow-poker', 'semi-wild'],
] as const)('%s: outcomes agree with the slow evaluator', (id, jokerUse) => {
  const game = gameIn(PAI_GOW_GAMES, id);
  const options = { ...COMMON_PAI_GOW, jokerUse };
  for (const deal of dealsOf(game, 60)) {
    const cards = deal.dealer?.cards as readonly Card[];
    const dealer = houseWay(cards, options);
    const worth = oracleSeven(cards, options);
    const pushesAll = id === 'face-up-pai-gow-poker' && worth[0] === 0 && worth[1] === 14;
    for (const { seat, front = [], back = [] } of deal.seats) {
      const wins = [
        compareWorth(oracleTwo(front, options), oracleTwo(dealer.front.best, options)),
        compareWorth(oracleFive(back, options), oracleFive(dealer.back.best, options)),
      ].filter((sign) => sign > 0).length;
      const expected = pushesAll ? 'push' : (['lose', 'push', 'win'] as const)[wins];
      expect(outcomeOf(game, deal, seat)).toBe(expected);
    }
  }
});
