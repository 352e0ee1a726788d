import { describe, expect, test } from 'vitest';
import { answerQualify } from '#rules';
import { BEAT_THE_DEALER } from './index.ts';

function answerOf(deal: object, offering: object = {}) {
  const answer = answerQualify({ activity: 'hgc-beat-the-dealer', deal, offering }, [
    BEAT_THE_DEALER,
  ]);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

const ticketSeats = (deal: object, offering?: object): string[] =>
  answerOf(deal, offering).awards.map(({ seat, position, share, count }) =>
    [seat, position, share, count].join(' '),
  );

describe('poker games', () => {
  const BOARD = 'Kh 7c 7d 2s 2h';
  const kingsFull = { seat: 1, hole: 'Ks Kd' };
  const fourSevens = { seat: 2, hole: '7s 7h' };
  const deal = (...seats: object[]) => ({ game: 'texas-holdem', board: BOARD, seats });

  test('the beaten full house and the four of a kind get a ticket each', () => {
    expect(ticketSeats(deal(kingsFull, fourSevens))).toEqual([
      '1 seated ticket 1',
      '2 seated ticket 1',
    ]);
  });

  test('a folded hand counts if its cards were held aside, and not otherwise', () => {
    const third = { seat: 3, hole: 'As Ad' };
    const folded = { ...kingsFull, folded: 'turn' };
    expect(ticketSeats(deal(folded, fourSevens, third))).toEqual([]);
    expect(ticketSeats(deal({ ...folded, heldAside: true }, fourSevens, third))).toEqual([
      '1 seated ticket 1',
      '2 seated ticket 1',
    ]);
  });

  test('HG-1.5: cards held aside are compared as the board lies when the pot is won, showdown or not', () => {
    const aside = { ...kingsFull, folded: 'turn', heldAside: true };
    const both = ['1 seated ticket 1', '2 seated ticket 1'];
    expect(ticketSeats(deal(aside, fourSevens))).toEqual(both);
    expect(ticketSeats({ ...deal(aside, fourSevens), board: 'Kh 7c 7d 2s' })).toEqual(both);
    // On the flop the kings are full and the sevens are four; before it they are pairs.
    const early = { ...aside, folded: 'preflop' };
    expect(ticketSeats({ ...deal(early, fourSevens), board: 'Kh 7c 7d' })).toEqual(both);
    expect(ticketSeats({ ...deal(early, fourSevens), board: '' })).toEqual([]);
  });

  test('employees and proposition players get none, and take none from the other player', () => {
    const { awards, leftOut } = answerOf(
      deal({ ...kingsFull, person: 'tpp' }, { ...fourSevens, person: 'patron' }),
    );
    expect(awards.map(({ seat }) => seat)).toEqual([2]);
    expect(leftOut.map(({ seat, code }) => [seat, code])).toEqual([[1, 'tpp']]);
    expect(ticketSeats(deal(kingsFull, { ...fourSevens, person: 'employee-off-duty' }))).toEqual([
      '1 seated ticket 1',
    ]);
  });

  test('four of a kind over hands of both kinds earns two tickets', () => {
    const three = {
      game: 'texas-holdem',
      board: '9h 9d 4c 4d 2s',
      seats: [
        { seat: 1, hole: '4h 4s' },
        { seat: 2, hole: '9c 9s' },
        { seat: 3, hole: '2c 2h' },
      ],
    };
    // The deuces full of nines of seat 3 play both hole cards as well.
    expect(ticketSeats(three)).toEqual([
      '1 seated ticket 1',
      '2 seated ticket 1',
      '3 seated ticket 1',
      '2 seated ticket 1',
    ]);
  });
});

describe('California games', () => {
  test("the player-dealer's hand and those who wager behind a hand earn tickets", () => {
    const seats = [
      { seat: 1, cards: '6h 6d 6c' },
      { seat: 1, position: 'backline' },
      { seat: 2, position: 'player-dealer' },
    ];
    const deal = { game: 'pan-9', seats, dealer: { cards: 'Ah Ad Ac' } };
    expect(ticketSeats(deal)).toEqual([
      '1 seated ticket 1',
      '1 backline ticket 1',
      '2 player-dealer ticket 1',
    ]);
  });

  test('a fold in Three Card Poker takes nothing away', () => {
    const seats = [{ seat: 1, cards: '7h 7d 7c', folded: 'before the raise' }, { seat: 2 }];
    expect(ticketSeats({ game: 'three-card-poker', seats })).toEqual(['1 seated ticket 1']);
  });

  test('only the first two cards count in Blackjack Poker, and the first three in Pokara', () => {
    const at = (game: string, cards: string) =>
      ticketSeats({ game, seats: [{ seat: 1, cards }, { seat: 2 }] }).length;
    expect(at('blackjack-poker', 'Qh Qd 5c 9s')).toBe(1);
    expect(at('blackjack-poker', 'Qh 2d Qc')).toBe(0);
    expect(at('pokara', '7h 7d 7c Kc')).toBe(1);
    expect(at('pokara', '7h 7d Kc 7c')).toBe(0);
  });

  test('a joker anywhere among the seven cards of pai gow poker spoils the hand', () => {
    const at = (cards: string) =>
      ticketSeats({ game: 'pai-gow-poker', seats: [{ seat: 1, cards }, { seat: 2 }] }).length;
    expect(at('As Jd Td 9c 8h 7s 6d')).toBe(1);
    expect(at('As Jd XX 9c 8h 7s 6d')).toBe(0);
    expect(at('As XX Td 9c 8h 7s 6d')).toBe(0);
  });

  test('all seven cards count, however they were set', () => {
    const set = { seat: 1, front: 'As 6d', back: 'Jd Td 9c 8h 7s' };
    expect(ticketSeats({ game: 'pai-gow-poker', seats: [set, { seat: 2 }] })).toEqual([
      '1 seated ticket 1',
    ]);
  });

  test('a game of one customer has no qualifying hand', () => {
    const one = { game: 'pai-gow-poker', seats: [{ seat: 1, cards: 'As Jd Td 9c 8h 7s 6d' }] };
    expect(answerOf(one).leftOut.map(({ code }) => code)).toEqual(['players']);
  });
});
