// Every clause of Massachusetts' Crazy 4 Poker that moves money.
import { describe, expect, test } from 'vitest';
import { settleGame } from './games.ts';
import type { SettledRound, SettledSeat } from './round.ts';

const KING_HIGH = 'Ks Qd 9h 4c 2s';
const QUEEN_HIGH = 'Qs Jd 9h 4c 2s';

interface Seat {
  readonly seat?: number;
  readonly cards: string;
  readonly wagers?: Readonly<Record<string, string>>;
  readonly folded?: boolean;
}

const BASE = { ante: '10', superBonus: '10' };

function settle(seats: readonly Seat[], more: object = {}): SettledRound {
  const settled = settleGame({
    game: 'crazy-4-poker',
    tables: { queensUp: 'A', fourCardProgressive: 'A' },
    meters: {
      fourCardProgressive: { amount: '5250.00', reset: '5000.00' },
      fiveCardProgressive: { amount: '20000.00', reset: '10000.00' },
      fiveCardHandBonus: { amount: '11000.00', reset: '10000.00' },
    },
    dealer: KING_HIGH,
    seats: seats.map(({ wagers = {}, folded = false, ...seat }, index) => ({
      seat: index + 1,
      ...seat,
      folded,
      wagers: { ...BASE, ...(folded ? {} : { play: '10' }), ...wagers },
    })),
    ...more,
  });
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

const seatOf = (round: SettledRound, seat: number): SettledSeat => {
  const found = round.seats.find((each) => each.seat === seat);
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
};

const wagersOf = (seat: Seat, more: object = {}) => seatOf(settle([seat], more), 1).wagers;

const returnsOf = (round: SettledRound, wager: string) =>
  round.seats.map(({ wagers }) => wagers[wager]?.returned);

describe('s.10(c)(3) ante, play and super bonus', () => {
  const TRIPS = 'Kd Kc Kh 4c 2s';
  const STRAIGHT = '8s 7d 6h 5c 2s';
  test.each([
    // dealer, player, ante, play, super bonus, clause of ante and play
    ['(i) lower, no straight', QUEEN_HIGH, 'Jh Tc 8d 5c 3h', '10.00', '20.00', '10.00', '(i)'],
    ['(i) higher, no straight', QUEEN_HIGH, 'Ah Tc 8d 5c 3h', '10.00', '20.00', '10.00', '(i)'],
    ['(i) a straight', QUEEN_HIGH, '8d 7c 6h 5c Kh', '10.00', '20.00', '20.00', '(i)'],
    ['(ii)a no straight', KING_HIGH, 'Kh Qc 9d 3c 2h', '0.00', '0.00', '0.00', '(ii)a'],
    ['(ii)a a straight', TRIPS, '8d 7c 6h 5c Jh', '0.00', '0.00', '20.00', '(ii)a'],
    ['(ii)b no straight', KING_HIGH, 'Ah Jc 8d 6c 2h', '20.00', '20.00', '10.00', '(ii)b'],
    ['(ii)b a straight', KING_HIGH, '8d 7c 6h 5c Jh', '20.00', '20.00', '20.00', '(ii)b'],
    ['(ii)c no straight', KING_HIGH, 'Kh Qc 9d 4d 3c', '10.00', '10.00', '10.00', '(ii)c'],
    ['(ii)c a straight', STRAIGHT, '8d 7c 6s 5h Kh', '10.00', '10.00', '20.00', '(ii)c'],
  ])('%s', (_, dealer, cards, ante, play, superBonus, clause) => {
    const wagers = wagersOf({ cards }, { dealer });
    expect([wagers['ante'], wagers['play'], wagers['superBonus']].map((w) => w?.returned)).toEqual([
      ante,
      play,
      superBonus,
    ]);
    expect(wagers['ante']?.because).toBe(`s.10(c)(3)${clause}`);
    expect(wagers['superBonus']?.because).toBe(
      superBonus === '20.00' ? 's.11(b)' : `s.10(c)(3)${clause}`,
    );
  });

  test.each([
    ['Qs Jd 9h 4c 2s', false],
    ['Ks 8d 6h 4c 2s', true],
    ['As 8d 6h 4c 2s', true],
    ['2c 2d 6h 4c 3s', true],
  ])('a dealer with %s qualifies: %s', (dealer, qualifies) => {
    expect(settle([{ cards: 'Th Tc 8h 5d 3h' }], { dealer }).dealer.qualifies).toBe(qualifies);
  });

  test.each([
    ['As Ad Ah Ac 3h', '2010.00'],
    ['7s 7d 7h 7c 3h', '310.00'],
    ['8s 7s 6s 5s 3h', '160.00'],
    ['7s 7d 7h 8c 3h', '30.00'],
    ['As 7s 6s 5s 3h', '25.00'],
    ['8s 7d 6h 5c 3h', '20.00'],
  ])('s.11(b): super bonus of 10 on %s brings back %s', (cards, returned) => {
    expect(wagersOf({ cards })['superBonus']?.returned).toBe(returned);
  });

  test('s.10(b): a play wager of three antes from a pair of aces up wins three antes', () => {
    const wagers = wagersOf({ cards: 'As Ad 8h 5c 3h', wagers: { play: '30' } });
    expect(wagers['play']).toMatchObject({ staked: '30.00', returned: '60.00', pays: '1 to 1' });
  });
});

test('s.10(c) to (f), s.12(j): the order of settlement', () => {
  const wagers = {
    coverAll: '5',
    fiveCardHandBonusDealer: '1',
    fiveCardHandBonusPlayer: '1',
    fiveCardProgressive: '1',
    fourCardProgressive: '1',
    queensUp: '5',
  };
  const round = settle([{ cards: 'Th 8c 7h 5d 3h', wagers }, { cards: 'Td 8d 7d 5c 3c' }]);
  expect(round.order).toEqual([2, 1]);
  expect(Object.keys(seatOf(round, 1).wagers)).toEqual([
    'ante',
    'play',
    'superBonus',
    'queensUp',
    'fourCardProgressive',
    'fiveCardProgressive',
    'fiveCardHandBonusPlayer',
    'fiveCardHandBonusDealer',
    'coverAll',
  ]);
});

test.each([
  ['Qh Qc 8h 5d 3h', '10.00'],
  ['Kh Kc 8h 5d 3h', '10.00'],
  ['Ah Ac 8h 5d 3h', '10.00'],
  ['Jh Jc 8h 5d 3h', '0.00'],
  ['Jh Jc 8h 8d 3h', '15.00'],
])(
  's.10(d): Queens Up of 5 on %s brings back %s, though the dealer has trips',
  (cards, returned) => {
    const more = { dealer: '9s 9d 9h 4c 2s' };
    expect(wagersOf({ cards, wagers: { queensUp: '5' } }, more)['queensUp']?.returned).toBe(
      returned,
    );
  },
);

describe('s.10(b) folding', () => {
  const FOUR_ACES = 'As Ad Ah Ac 3h';
  const wagers = {
    queensUp: '5',
    fourCardProgressive: '1',
    fiveCardProgressive: '1',
    fiveCardHandBonusPlayer: '1',
    fiveCardHandBonusDealer: '1',
    coverAll: '5',
  };

  test('loses all but what is bet on the dealer’s hand and on the highest hand', () => {
    const more = { dealer: '9s 9d 9h 4c 4s', magicCard: 'As' };
    const settled = wagersOf({ cards: FOUR_ACES, wagers, folded: true }, more);
    const returned = Object.entries(settled).map(([id, wager]) => [id, wager.returned]);
    expect(Object.fromEntries(returned)).toEqual({
      ante: '0.00',
      superBonus: '0.00',
      queensUp: '0.00',
      fourCardProgressive: '0.00',
      fiveCardProgressive: '0.00',
      fiveCardHandBonusPlayer: '0.00',
      fiveCardHandBonusDealer: '100.00', // A full house.
      coverAll: '70.00', // The dealer's three nines: 13 to 1 for one player.
    });
    expect(settled['queensUp']?.because).toBe('s.10(b)(1)');
    expect(settled['fourCardProgressive']?.because).toBe('s.10(b)(2)');
  });

  test('reading A2.17: a house may leave the bonus on the own hand on', () => {
    const more = { readings: { fiveCardHandBonusPlayerOnFold: 'live' }, magicCard: 'As' };
    const settled = wagersOf({ cards: FOUR_ACES, wagers, folded: true }, more);
    // Four of a kind, 500 for 1, and the magic card, 20 for 1.
    expect(settled['fiveCardHandBonusPlayer']).toMatchObject({ returned: '520.00', result: 'win' });
  });
});

describe('s.11(d), (e) progressives', () => {
  test('four aces take the meter, whatever the wager; the stake stays', () => {
    const wagers = { fourCardProgressive: '5' };
    const round = settle([{ cards: 'As Ad Ah Ac 3h', wagers }]);
    expect(returnsOf(round, 'fourCardProgressive')).toEqual(['5250.00']);
    expect(round.meters['fourCardProgressive']).toEqual({ before: '5250.00', after: '5000.00' });
  });

  test('s.11(e)(4): each on the meter as it stands at the player’s turn', () => {
    const wagers = { fiveCardProgressive: '1' };
    const royal = { cards: 'As Ks Qs Js Ts', wagers };
    const straightFlush = { cards: '8d 7d 6d 5d 4d', wagers };
    const dealer = 'Kd Qd 9h 4c 2s';
    const straightFirst = settle([royal, straightFlush], { dealer });
    expect(returnsOf(straightFirst, 'fiveCardProgressive')).toEqual(['18000.00', '2000.00']);
    expect(straightFirst.meters['fiveCardProgressive']?.after).toBe('10000.00');
    const royalFirst = settle([straightFlush, royal], { dealer });
    expect(returnsOf(royalFirst, 'fiveCardProgressive')).toEqual(['1000.00', '20000.00']);
    expect(royalFirst.meters['fiveCardProgressive']?.after).toBe('9000.00');
  });
});

describe('s.10(e)(5) envy bonus', () => {
  const quads: Seat = { cards: '7s 7d 7h 7c 3h' };
  const straightFlush: Seat = { cards: 'Jd Td 9d 8d 7d' };
  const watching = (wagers: Readonly<Record<string, string>>, folded = false): Seat => ({
    cards: 'Kh Jc 8h 6s 5c',
    wagers,
    folded,
  });
  const envyOf = (seats: readonly Seat[], more: object = {}) =>
    seatOf(settle(seats, more), 1).envy.map((envy) => [envy.wager, envy.fromSeat, envy.amount]);

  test.each([
    [{ fourCardProgressive: '1' }, [['fourCardProgressive', 2, '10.00']]],
    [{ fourCardProgressive: '5' }, [['fourCardProgressive', 2, '50.00']]],
    [{ fiveCardProgressive: '5' }, []],
    [{ queensUp: '5' }, []],
  ])('by the own wager: %j', (wagers, envy) => {
    expect(envyOf([watching(wagers), quads])).toEqual(envy);
  });

  test('each wager has its own: a five-card straight flush is a four-card one as well', () => {
    const wagers = { fourCardProgressive: '1', fiveCardProgressive: '5' };
    expect(envyOf([watching(wagers), straightFlush])).toEqual([
      ['fourCardProgressive', 2, '5.00'],
      ['fiveCardProgressive', 2, '1500.00'],
    ]);
    const tables = { fourCardProgressive: 'B' };
    expect(envyOf([watching(wagers), straightFlush], { tables })).toEqual([
      ['fiveCardProgressive', 2, '1500.00'],
    ]);
  });

  test('one for each hand, never for the own or the dealer’s, and kept by a player who folds', () => {
    const both = [
      watching({ fourCardProgressive: '1' }),
      { ...quads },
      { cards: '6c 6d 6h 3c 3d' },
    ];
    expect(envyOf([...both, { cards: 'Ac Ad Ah As 2c' }])).toEqual([
      ['fourCardProgressive', 4, '100.00'],
      ['fourCardProgressive', 2, '10.00'],
    ]);
    expect(envyOf([{ ...quads, wagers: { fourCardProgressive: '1' } }])).toEqual([]);
    expect(envyOf([watching({ fourCardProgressive: '1' })], { dealer: quads.cards })).toEqual([]);
    expect(envyOf([watching({ fourCardProgressive: '1' }, true), quads])).toHaveLength(1);
  });

  test('reading A2.18: a folded hand brings none, unless the house says so', () => {
    const seats = [watching({ fourCardProgressive: '1' }), { ...quads, folded: true }];
    expect(envyOf(seats)).toEqual([]);
    expect(envyOf(seats, { readings: { foldedHandTriggersEnvy: true } })).toHaveLength(1);
  });
});

describe('s.11(f) Five Card Hand Bonus', () => {
  const ROYAL = 'As Ks Qs Js Ts';
  const onDealer = { fiveCardHandBonusDealer: '1' };

  test('(2): a percentage on the dealer’s hand is divided equally; the odd cents stay', () => {
    const seats = ['Th 8c 7h 5d 3h', 'Td 8d 7d 5c 3c', 'Jh 9c 6h 4d 2h'].map((cards) => ({
      cards,
      wagers: onDealer,
    }));
    const round = settle(seats, { dealer: ROYAL });
    expect(returnsOf(round, 'fiveCardHandBonusDealer')).toEqual(['3666.66', '3666.66', '3666.66']);
    expect(round.meters['fiveCardHandBonus']?.after).toBe('10000.02');
    expect(seatOf(round, 1).wagers['fiveCardHandBonusDealer']?.parts).toEqual([
      { pays: '100% of the meter, divided by 3', amount: '3666.66', because: 's.11(f)(2)' },
    ]);
  });

  test('fixed odds on the dealer’s hand are paid to each in full', () => {
    const seats = [
      { cards: 'Th 8c 7h 5d 3h', wagers: onDealer },
      { cards: 'Td 8d 7d 5c 3c', wagers: { fiveCardHandBonusDealer: '2' } },
    ];
    const round = settle(seats, { dealer: 'Ks Qs 9s 4s 2s' });
    expect(returnsOf(round, 'fiveCardHandBonusDealer')).toEqual(['50.00', '100.00']);
  });

  test('reading A2.13: in turn, the dealer’s award with the first who bet on it', () => {
    const wagers = { fiveCardHandBonusPlayer: '1', fiveCardHandBonusDealer: '1' };
    const seats = [
      { cards: '9d 8d 7d 6d 5d', wagers },
      { cards: 'Th 8c 7c 5c 3h' },
      { cards: '9h 8h 7h 6h 5h', wagers },
    ];
    const round = settle(seats, { dealer: ROYAL });
    // Seat 3: 10% of 11,000, then 9,900 is halved. Seat 1: 10% of the reset 10,000.
    expect(returnsOf(round, 'fiveCardHandBonusPlayer')).toEqual(['1000.00', undefined, '1100.00']);
    expect(returnsOf(round, 'fiveCardHandBonusDealer')).toEqual(['4950.00', undefined, '4950.00']);
    expect(round.meters['fiveCardHandBonus']?.after).toBe('9000.00');
  });

  test('(3): magic card and lucky bonus add to the hand that was bet on', () => {
    const wagers = { fiveCardHandBonusPlayer: '2', fiveCardHandBonusDealer: '1' };
    const seat = { cards: 'As Js 8s 5s 3s', wagers };
    const magic = wagersOf(seat, { magicCard: 'Js', luckySeat: 1, dealer: 'Kd Qd 9h 4c 2s' });
    expect(magic['fiveCardHandBonusPlayer']).toEqual({
      staked: '2.00',
      returned: '150.00',
      result: 'win',
      because: 's.11(f)(1)',
      parts: [
        { pays: '50 for 1', amount: '100.00', because: 's.11(f)(1)' },
        { pays: '20 for 1', amount: '40.00', because: 's.11(f)(3)' },
        { pays: '5 for 1', amount: '10.00', because: 's.11(f)(3)' },
      ],
    });
    expect(magic['fiveCardHandBonusDealer']?.result).toBe('lose');
    const onDealersHand = wagersOf(seat, {
      magicCard: '4c',
      luckySeat: 'dealer',
      dealer: 'Kd Qd 9h 4c 2s',
    });
    expect(onDealersHand['fiveCardHandBonusPlayer']?.returned).toBe('100.00');
    expect(onDealersHand['fiveCardHandBonusDealer']).toMatchObject({
      returned: '25.00',
      result: 'win',
      because: 's.11(f)(3)',
    });
  });
});

describe('s.12 Cover All', () => {
  const seat = (cards: string, folded = false): Seat => ({
    cards,
    folded,
    wagers: { coverAll: '5' },
  });
  const QUADS = '3s 3d 3h 3c 6h';
  const SUITED_AKQJ = 'Ac Kc Qc Jc 6s';
  const JUNK = 'Jd Th 8d 5h 2h';

  test('the highest hand at the table pays everyone who has the wager, folded or not', () => {
    const round = settle([seat(QUADS), seat(JUNK, true), { cards: 'Jh Tc 8c 5d 2c' }]);
    // Three players: four of a kind is 80 to 1.
    expect(returnsOf(round, 'coverAll')).toEqual(['405.00', '405.00', undefined]);
  });

  test('it may be the dealer’s; less than three of a kind loses', () => {
    const trips = settle([seat(JUNK)], { dealer: '9s 9d 9h 4c 2s' });
    expect(returnsOf(trips, 'coverAll')).toEqual(['70.00']);
    expect(returnsOf(settle([seat(JUNK)], { dealer: '9s Ts Js 4s 2s' }), 'coverAll')).toEqual([
      '0.00',
    ]);
  });

  test('reading A2.19: a folded hand is not exposed', () => {
    expect(returnsOf(settle([seat(QUADS, true), seat(JUNK)]), 'coverAll')).toEqual([
      '0.00',
      '0.00',
    ]);
  });

  test('reading A2.7: a suited A-K-Q-J is above four of a kind, unless hand ranks decide', () => {
    const seats = [seat(QUADS), seat(SUITED_AKQJ)];
    const dealer = 'Kd Qd 9h 4c 2s';
    // Two players: royal flush 150 to 1, four of a kind 100 to 1.
    expect(returnsOf(settle(seats, { dealer }), 'coverAll')).toEqual(['755.00', '755.00']);
    const readings = { coverAllOrder: 'hand-ranks' };
    expect(returnsOf(settle(seats, { dealer, readings }), 'coverAll')).toEqual([
      '505.00',
      '505.00',
    ]);
  });

  test('reading A2.9: seven players have no column, unless the house pays as for six', () => {
    const others = [
      JUNK,
      'Jh Tc 8c 5d 2c',
      'Ad 8s 7d 6d 4d',
      'As 8h 7h 6c 4h',
      'Qh Jc 7s 5s 2d',
      'Qs Js 7c 5c 4s',
    ].map((cards) => ({ cards, folded: true }));
    const dealer = 'Ks Kd 9h 9c Ts';
    const seats = [seat(QUADS), ...others];
    expect(() => settle(seats, { dealer })).toThrow('s.12(k)');
    const readings = { coverAllSevenPlayers: 'as-six' };
    const paid = settle(seats, { dealer, readings });
    expect(seatOf(paid, 1).wagers['coverAll']?.returned).toBe('130.00');
  });
});
