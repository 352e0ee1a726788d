// What was recorded at Coin In decides what is paid, never what is typed with the cards. Every figure
// is worked out from the rules, in the comment beside it.
import { describe, expect, test } from 'vitest';
import { type Floor, openedFloor } from '../fixtures/floor.fixture.ts';
import { award, call, post, win } from '../fixtures/jackpot.fixture.ts';
import type { Refusal } from '../refusals.ts';

const FOUR_KINGS = 'Ks Kh Kd Kc 2d';
const ROYAL = 'As Ks Qs Js Ts';

interface Bet {
  readonly fee: string;
  readonly seats: readonly number[];
  readonly amount?: string;
}

const lines = (...bets: readonly Bet[]) => bets.map((bet) => ({ offering: 'jackpot', ...bet }));

function crazy4(values: Readonly<Record<string, unknown>> = {}): Floor {
  const floor = openedFloor({ game: 'crazy-4-poker' });
  post(floor, 'ma-crazy-4-poker', { values });
  return floor;
}

const OWN_HAND = { fee: 'fiveCardHandBonusPlayer', seats: [1], amount: '25' };

/** What the floor is told about the cards of seat 1 with these wagers. */
function typed(floor: Floor, bets: readonly Bet[], wager: unknown): Refusal {
  floor.do('dana', 'start-round', { table: 'T1', fees: lines(...bets) });
  const deal = { seats: [{ seat: 1, cards: FOUR_KINGS, wager }] };
  return floor.ask('flo', 'verify-call', { call: call(floor), deal }) as Refusal;
}

describe('the wager that was taken is the one that is paid (Crazy 4 Poker)', () => {
  test('s.11(f)(1): $25 on the own hand, four of a kind', () => {
    const deal = { seats: [{ seat: 1, cards: FOUR_KINGS }] };
    const { claims } = win(crazy4(), { fees: lines(OWN_HAND), deal });
    // 500 for 1 on $25
    expect(claims).toMatchObject([{ amount: '12500.00', stake: '25.00' }]);
  });

  test('s.11(f)(2): of two on the dealer’s hand each has the odds on their own wager', () => {
    const onDealer = (seat: number, amount: string) => {
      return { fee: 'fiveCardHandBonusDealer', seats: [seat], amount };
    };
    const deal = { seats: [{ seat: 1 }, { seat: 2 }], dealer: { cards: FOUR_KINGS } };
    const fees = lines(onDealer(1, '10'), onDealer(2, '40'));
    const { claims } = win(crazy4(), { fees, deal });
    // 500 for 1 on $10 and on $40
    expect(claims).toMatchObject([
      { seat: 1, amount: '5000.00', stake: '10.00' },
      { seat: 2, amount: '20000.00', stake: '40.00' },
    ]);
  });

  test.each([
    [{ fiveCardHandBonusPlayer: '500' }, 'wager.fiveCardHandBonusPlayer', '500.00', '25.00'],
    [{ fiveCardProgressive: '1' }, 'wager.fiveCardProgressive', '1.00', '0.00'],
    ['500', 'wager', '500.00', 'fiveCardHandBonusPlayer 25.00'],
  ])('%o in the cards is refused', (wager, field, entered, recorded) => {
    const { code, problems } = typed(crazy4(), [OWN_HAND], wager);
    expect(code).toBe('wrong-wager');
    expect(problems).toEqual([
      {
        path: `deal.seats[0].${field}`,
        message: `${entered} was entered, but ${recorded} was taken at Coin In`,
      },
    ]);
  });

  test('one amount for all wagers does not raise the progressive beside a larger one', () => {
    const bets = [OWN_HAND, { fee: 'fiveCardProgressive', seats: [1] }];
    const { code, problems } = typed(crazy4(), bets, '25');
    expect(code).toBe('wrong-wager');
    expect(problems?.[0]?.message).toContain('fiveCardProgressive 1.00');
  });

  test('the same wager may be typed, and is in the record where it is not', () => {
    for (const wager of ['25', { fiveCardHandBonusPlayer: '25.00' }, undefined]) {
      expect(typed(crazy4(), [OWN_HAND], wager)).toMatchObject([
        { type: 'call-verified', deal: { seats: [{ wager: { [OWN_HAND.fee]: '25.00' } }] } },
      ]);
    }
  });
});

describe('envy is for the wager that the receiver has made', () => {
  test('Four Card Poker (16): a dollar was taken, whatever is typed', () => {
    const floor = openedFloor({ game: 'four-card-poker' });
    post(floor, 'sd-four-card-poker');
    const fees = lines({ fee: 'progressive', seats: [1, 2] });
    floor.do('dana', 'start-round', { table: 'T1', fees });
    const id = call(floor);
    const seats = [{ seat: 1, cards: ROYAL }, { seat: 2 }];
    const raised = { seats: seats.map((each) => ({ ...each, wager: '10.00' })) };
    expect(floor.refused('flo', 'verify-call', { call: id, deal: raised })).toBe('wrong-wager');
    const { claims } = award(floor, id, { seats });
    // The meter of $10,000 and 40 cents of two dollars; $1,000 envy on PMG-01.
    expect(claims).toMatchObject([
      { seat: 1, amount: '10000.40', stake: '1.00' },
      { seat: 2, amount: '1000.00', stake: '1.00' },
    ]);
  });
});

test('a wager on the base game is no fee: it is typed, and nothing that was taken is asked', () => {
  const floor = openedFloor({ game: 'crazy-4-poker' });
  post(floor, 'bay101-bonus-hand-progressive');
  floor.do('dana', 'start-round', { table: 'T1', fees: lines({ fee: 'player', seats: [1] }) });
  const seats = (wager: string) => [{ seat: 1, cards: FOUR_KINGS, wager }, { seat: 2 }];
  const id = call(floor);
  const deal = { seats: seats('0.00') };
  expect(floor.refused('flo', 'verify-call', { call: id, deal })).toBe('nobody-wins');
  const { claims } = award(floor, id, { seats: seats('5.00') });
  expect(claims[0]?.stake).toBe('1.00');
});

test('a call of an older record, without amounts, is decided by what was posted', () => {
  const floor = crazy4();
  floor.do('dana', 'start-round', { table: 'T1', fees: lines(OWN_HAND) });
  const id = call(floor);
  const { paid: _, ...older } = floor.house.calls.get(id) as NonNullable<
    ReturnType<typeof floor.house.calls.get>
  >;
  floor.house.calls.set(id, older);
  const { claims } = award(floor, id, { seats: [{ seat: 1, cards: FOUR_KINGS }] });
  // 500 for 1 on the least wager at the table, $5
  expect(claims).toMatchObject([{ amount: '2500.00', stake: '5.00' }]);
});
