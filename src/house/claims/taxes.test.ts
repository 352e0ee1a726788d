import { describe, expect, test } from 'vitest';
import { given } from '#result';
import { openedFloor } from '../fixtures/floor.fixture.ts';
import { onlyEvent, post, showPapers, win } from '../fixtures/jackpot.fixture.ts';
import { BLAZING, SEVENS } from '../fixtures/scene.fixture.ts';

const paidBy = (fee: string, seats: readonly number[]) => [{ offering: 'jackpot', fee, seats }];

describe('what was staked is written down with the claim', () => {
  test('the fee that each player has paid', () => {
    const floor = openedFloor({ game: 'blackjack-poker' });
    post(floor, BLAZING);
    const { claims } = win(floor, { paid: [1, 2], deal: SEVENS });
    expect(claims.map(({ stake }) => stake)).toEqual(['1.00', '1.00']);
  });

  test.each([
    [1, '2.00'],
    [2, '4.00'],
  ])('by limit and by seat (Cash in a Flash, Collection Rates): seat %i, $%s', (seat, stake) => {
    const floor = openedFloor({ game: 'blackjack-poker', limit: '25-200' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 2, position: 'player-dealer' });
    post(floor, 'hgc-cash-in-a-flash');
    const hands = [1, 2, 3].map((each) => ({
      seat: each,
      cards: each === seat ? 'Ah Ah' : '9c 8d',
    }));
    const [claim] = win(floor, { paid: [1, 2, 3], seat, deal: { seats: hands } }).claims;
    expect(claim).toMatchObject({ seat, stake });
  });

  test('the wager on the dealer’s hand, where that won (Crazy 4 Poker)', () => {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'ma-crazy-4-poker');
    const deal = { seats: [{ seat: 1 }], dealer: { cards: '9d 8d 7d 6d 5d' } };
    const fees = paidBy('fiveCardHandBonusDealer', [1]);
    expect(win(floor, { fees, deal }).claims[0]?.stake).toBe('5.00');
  });

  test('nothing, where the pot pays or the table is free', () => {
    const floor = openedFloor({ game: 'texas-holdem' });
    post(floor, 'bay101-limit-bad-beat', { options: { shares: 'B' } });
    const seats = ['Ah Ac', '7s 7c', undefined, undefined, undefined].map((hole, index) => ({
      seat: index + 1,
      ...given({ hole }),
    }));
    const deal = { board: 'As Ad 7h 7d 2c', seats };
    const fees = [{ offering: 'jackpot' }];
    const beaten = win(floor, { fees, dealtIn: 5, seat: 2, deal });
    const free = openedFloor({ game: 'blackjack-poker' });
    free.do('max', 'install-table', { table: 'T2', seats: 7 });
    free.do('flo', 'open-table', { table: 'T2', game: 'blackjack-poker', npn: true });
    post(free, BLAZING);
    const award = win(free, { table: 'T2', deal: SEVENS });
    for (const claim of [...beaten.claims, ...award.claims]) expect(claim.stake).toBeUndefined();
  });
});

describe('each wager of a round is a win of its own (Crazy 4 Poker s.6(d), s.11)', () => {
  /** Seat 1 has four kings with $5 on each progressive and on the own hand. */
  function fourKings() {
    const floor = openedFloor({ game: 'crazy-4-poker' });
    post(floor, 'ma-crazy-4-poker', { values: { fourCardWager: '5', fiveCardWager: '5' } });
    floor.do('dee', 'enrol-patron', { patron: 'ann' });
    floor.do('dana', 'seat-person', { table: 'T1', seat: 1, patron: 'ann' });
    const fees = ['fourCardProgressive', 'fiveCardProgressive', 'fiveCardHandBonusPlayer'];
    const deal = { seats: [{ seat: 1, cards: 'Ks Kh Kd Kc 2d' }] };
    const { claims } = win(floor, { fees: fees.flatMap((fee) => paidBy(fee, [1])), deal });
    return { floor, claims };
  }

  test('with its own stake', () => {
    const won = fourKings().claims.map(({ amount, stake }) => [amount, stake]);
    // $5 each at 300 for 1 (s.11(d)(1) table B), 300 for 1 (s.11(e)(1)) and 500 for 1 (s.11(f)(1)).
    expect(won).toEqual([
      ['1500.00', '5.00'],
      ['1500.00', '5.00'],
      ['2500.00', '5.00'],
    ]);
  });

  test('nothing is withheld where no single win is over $5,000, though all are; one is reported', () => {
    const { floor, claims } = fourKings();
    const paid = claims.map(({ id: claim, amount }) => {
      const forms = amount === '2500.00' ? ['w-2g'] : [];
      showPapers(floor, { claim, patron: 'ann', forms });
      const events = floor.do('cora', 'pay-claim', { claim, patron: 'ann', from: 'cheque' });
      return onlyEvent(events, 'claim-paid');
    });
    expect(paid.map(({ forms, withheld }) => [forms, withheld])).toEqual([
      [[], undefined],
      [[], undefined],
      [['w-2g'], undefined],
    ]);
    expect(floor.balance('house/withheld-tax')).toBe('0.00');
  });

  test('who signs for it goes by all that one person has won', () => {
    const { log } = fourKings().floor;
    // $5,500 take a manager, who is needed from $5,000 on.
    expect(log.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ type: 'call-signed', needs: ['manager'] }),
    );
  });
});
