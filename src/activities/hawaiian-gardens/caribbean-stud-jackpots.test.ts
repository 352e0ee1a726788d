// Who has what part in the two jackpots of Caribbean Stud.
import { describe, expect, test } from 'vitest';
import { usd } from '#money';
import { answerQualify } from '#rules';
import { CARIBBEAN_STUD_BONUS_HANDS } from './caribbean-stud-bonus-hands.ts';
import { CARIBBEAN_STUD_JACKPOT } from './caribbean-stud-jackpot.ts';

type Fields = Readonly<Record<string, unknown>>;

const ask = (activity: string, seats: readonly Fields[], more: Fields = {}) => {
  const deal = { game: 'caribbean-stud', seats };
  const answer = answerQualify({ activity, deal, ...more }, [
    CARIBBEAN_STUD_BONUS_HANDS,
    CARIBBEAN_STUD_JACKPOT,
  ]);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const paid = ({ awards }: ReturnType<typeof ask>) =>
  awards.map(({ seat, position, share, amount }) => [seat, position, share, amount]);

const dealer = (cards: string, more: Fields = {}) => ({
  seat: 2,
  position: 'player-dealer',
  cards,
  ...more,
});
const LOW = 'Ah Kd Tc 4s 2d';
const others = [{ seat: 3 }, { seat: 4 }];

test('prizes begin with their minimum, and each table pays 50 cents or a dollar a hand', () => {
  const minimumsOf = ({ fund }: typeof CARIBBEAN_STUD_JACKPOT) =>
    fund.meters.map(({ seed, floor }) => [seed, floor]);
  const both = (...dollars: readonly string[]) => dollars.map((each) => [usd(each), usd(each)]);
  expect(minimumsOf(CARIBBEAN_STUD_BONUS_HANDS)).toEqual(both('1000', '500', '200', '50'));
  expect(minimumsOf(CARIBBEAN_STUD_JACKPOT)).toEqual(both('1000', '2000', '3000'));
  for (const { fees, fund } of [CARIBBEAN_STUD_BONUS_HANDS, CARIBBEAN_STUD_JACKPOT]) {
    const byLimit = ['0.50', '0.50', '1'].map((each) => ({ player: usd(each) }));
    expect(fees).toMatchObject([{ paidBy: 'first-position', amount: byLimit }]);
    expect(fund.adminFee).toMatchObject({ amount: usd('4'), per: 'table and hour' });
  }
});

describe('designated bonus hands', () => {
  const FLUSH = { seat: 1, cards: 'Qh Jh 8h 6h 3h' };
  const balances = { meter: { flush: '800.00' }, reserve: '1000.00' };
  const bonus = (seats: readonly Fields[], more: Fields = {}) =>
    ask('hgc-caribbean-stud-bonus-hands', seats, { balances, ...more });

  test('winning, the player has 90% and the player-dealer 10%', () => {
    const answer = bonus([FLUSH, dealer(LOW), ...others]);
    expect(paid(answer)).toEqual([
      [1, 'seated', 'hand', '720.00'],
      [2, 'player-dealer', 'player-dealer', '80.00'],
    ]);
    // The prize begins again with its minimum, out of the fund.
    expect(answer.balancesAfter).toMatchObject({ meter: { flush: '50.00' }, reserve: '950.00' });
  });

  test('a push counts as a win', () => {
    expect(paid(bonus([FLUSH, dealer('Qs Js 8s 6s 3s'), ...others]))).toEqual([
      [1, 'seated', 'hand', '720.00'],
      [2, 'player-dealer', 'player-dealer', '80.00'],
    ]);
  });

  test('losing, 80% and 20%', () => {
    expect(paid(bonus([FLUSH, dealer('9c 9d 9s 4s 4d'), ...others]))).toEqual([
      [1, 'seated', 'hand', '640.00'],
      [2, 'player-dealer', 'player-dealer', '160.00'],
    ]);
  });

  test('several on the hand divide by their wagers', () => {
    const seats = [
      { ...FLUSH, wager: '20' },
      { seat: 1, position: 'backline', wager: '5' },
      dealer(LOW),
      ...others,
    ];
    // 720 as 4 to 1.
    expect(paid(bonus(seats))).toEqual([
      [1, 'seated', 'hand', '576.00'],
      [1, 'backline', 'hand', '144.00'],
      [2, 'player-dealer', 'player-dealer', '80.00'],
    ]);
  });

  test('a third-party player’s hand leaves its part in the fund, a shared one goes to the other', () => {
    const alone = [{ ...FLUSH, person: 'tpp' }, dealer(LOW), ...others];
    expect(paid(bonus(alone))).toEqual([[2, 'player-dealer', 'player-dealer', '80.00']]);
    expect(bonus(alone).balancesAfter).toMatchObject({ meter: { flush: '720.00' } });
    const shared = [
      { ...FLUSH, person: 'tpp', wager: '20' },
      { seat: 1, position: 'backline', wager: '5' },
      dealer(LOW),
      ...others,
    ];
    expect(paid(bonus(shared))[0]).toEqual([1, 'backline', 'hand', '720.00']);
  });

  test('with a third-party player-dealer the hand has the full prize (Third Party Proposition Players)', () => {
    const seats = [FLUSH, dealer(LOW, { person: 'tpp' }), ...others];
    expect(paid(bonus(seats))).toEqual([[1, 'seated', 'hand', '800.00']]);
    const lost = [FLUSH, dealer('9c 9d 9s 4s 4d', { person: 'tpp' }), ...others];
    expect(paid(bonus(lost))).toEqual([[1, 'seated', 'hand', '800.00']]);
    // 90% of $800, where the house leaves the 10% in the fund.
    const offering = { settings: { thirdPartyDealer: 'stays' } };
    expect(paid(bonus(seats, { offering }))).toEqual([[1, 'seated', 'hand', '720.00']]);
  });

  test('four hands must be dealt, and the player-dealer’s own does not count', () => {
    expect(bonus([FLUSH, dealer(LOW), { seat: 3 }])).toMatchObject({
      qualifies: false,
      // The player-dealer would have had part too.
      leftOut: [
        { seat: 1, code: 'players' },
        { seat: 2, code: 'players' },
      ],
    });
    const seats = [{ seat: 1, cards: LOW }, dealer(FLUSH.cards), ...others];
    expect(bonus(seats).rows).toEqual([]);
  });
});

describe('bad beat, super and royal', () => {
  const balances = {
    meter: { 'bad-beat': '1500.00', super: '2500.00', royal: '5000.00' },
    reserve: '9000.00',
  };
  const jackpot = (seats: readonly Fields[], more: Fields = {}) =>
    ask('hgc-caribbean-stud-jackpot', seats, { balances, ...more });

  test('the second hand has 60% of the Bad Beat, the first 20%, the others 20% evenly', () => {
    const seats = [
      { seat: 1, cards: 'Kh Jh 8h 6h 4h' },
      dealer('As Js 8s 6s 4s'),
      { seat: 3, cards: '9c 7d 5c 3d 2c' },
      { seat: 4, folded: 'folded' },
    ];
    expect(paid(jackpot(seats))).toEqual([
      [1, 'seated', 'losing-hand', '900.00'],
      [2, 'player-dealer', 'winning-hand', '300.00'],
      [3, 'seated', 'table', '150.00'],
      [4, 'seated', 'table', '150.00'],
    ]);
  });

  test('of the Royal the first hand has 60%', () => {
    const seats = [{ seat: 1, cards: 'As Ks Qs Js Ts' }, dealer(LOW), ...others];
    const [second, first] = paid(jackpot(seats));
    expect([second, first]).toEqual([
      [2, 'player-dealer', 'losing-hand', '1000.00'],
      [1, 'seated', 'winning-hand', '3000.00'],
    ]);
  });

  test('a flush behind a royal flush is a Bad Beat, and beaten four of a kind nothing', () => {
    const flush = [{ seat: 1, cards: 'Kh Jh 8h 6h 4h' }, dealer('As Ks Qs Js Ts'), ...others];
    expect(jackpot(flush).rows).toMatchObject([{ row: 'bad-beat', seat: 1, paid: true }]);
    const fours = [{ seat: 1, cards: '8h 8d 8s 8c 4d' }, dealer('Qh Qd Qs Qc 6d'), ...others];
    expect(jackpot(fours).rows).toEqual([]);
  });

  test('only the second best hand counts', () => {
    const seats = [
      { seat: 1, cards: 'Kh Jh 8h 6h 4h' },
      dealer('As Js 8s 6s 4s'),
      { seat: 3, cards: '9c 9d 9s 5c 5d' },
      { seat: 4 },
    ];
    // Full house, ace-high flush, king-high flush: the ace-high one is second.
    expect(paid(jackpot(seats)).slice(0, 2)).toEqual([
      [2, 'player-dealer', 'losing-hand', '900.00'],
      [3, 'seated', 'winning-hand', '300.00'],
    ]);
  });

  test('a third-party player has no part in the table share, which the others divide', () => {
    const seats = [
      { seat: 1, cards: 'Kh Jh 8h 6h 4h' },
      dealer('As Js 8s 6s 4s'),
      { seat: 3, person: 'tpp' },
      { seat: 4 },
    ];
    expect(paid(jackpot(seats))[2]).toEqual([4, 'seated', 'table', '300.00']);
  });

  describe('a third-party player with the first hand (Third Party Proposition Players)', () => {
    const second = { seat: 1, cards: 'Kh Jh 8h 6h 4h' };
    const first = dealer('As Js 8s 6s 4s', { person: 'tpp' });

    test('the second hand and the table have the full prize, 60 to 20', () => {
      const answer = jackpot([second, first, ...others]);
      // Three quarters and one quarter of $1,500.
      expect(paid(answer)).toEqual([
        [1, 'seated', 'losing-hand', '1125.00'],
        [3, 'seated', 'table', '187.50'],
        [4, 'seated', 'table', '187.50'],
      ]);
      expect(answer.balancesAfter).toMatchObject({ meter: { 'bad-beat': '1000.00' } });
    });

    test('with nobody else at the table who may win, the second hand has the full prize', () => {
      const props = others.map((other) => ({ ...other, person: 'tpp' }));
      const answer = jackpot([second, first, ...props]);
      expect(paid(answer)).toEqual([[1, 'seated', 'losing-hand', '1500.00']]);
      // With a first hand that may win, 60 to 20 of $1,500.
      expect(paid(jackpot([second, dealer('As Js 8s 6s 4s'), ...props]))).toEqual([
        [1, 'seated', 'losing-hand', '1125.00'],
        [2, 'player-dealer', 'winning-hand', '375.00'],
      ]);
    });

    test('of the Royal the second hand and the table have half each', () => {
      const royal = dealer('As Ks Qs Js Ts', { person: 'tpp' });
      // 20 to 20 of $5,000; two others at the table.
      expect(paid(jackpot([{ seat: 1, cards: 'Kh Kd Tc 4s 2d' }, royal, ...others]))).toEqual([
        [1, 'seated', 'losing-hand', '2500.00'],
        [3, 'seated', 'table', '1250.00'],
        [4, 'seated', 'table', '1250.00'],
      ]);
    });

    test('who wagers on it with him has the part of the first hand', () => {
      const behind = { seat: 2, position: 'backline' };
      expect(paid(jackpot([second, first, behind, ...others]))).toEqual([
        [1, 'seated', 'losing-hand', '900.00'],
        [2, 'backline', 'winning-hand', '300.00'],
        [3, 'seated', 'table', '150.00'],
        [4, 'seated', 'table', '150.00'],
      ]);
    });

    test('the part stays in the fund where the house reads it so', () => {
      const offering = { settings: { thirdPartyFirst: 'stays' } };
      const answer = jackpot([second, first, ...others], { offering });
      expect(paid(answer)).toEqual([
        [1, 'seated', 'losing-hand', '900.00'],
        [3, 'seated', 'table', '150.00'],
        [4, 'seated', 'table', '150.00'],
      ]);
    });

    test('a third-party player’s second hand leaves its part in the fund', () => {
      const answer = jackpot([{ ...second, person: 'tpp' }, dealer('As Js 8s 6s 4s'), ...others]);
      // 20% and 20% of $1,500 are paid; $900 stay, and $100 bring the prize back to its minimum.
      expect(paid(answer)).toEqual([
        [2, 'player-dealer', 'winning-hand', '300.00'],
        [3, 'seated', 'table', '150.00'],
        [4, 'seated', 'table', '150.00'],
      ]);
      expect(answer.balancesAfter).toMatchObject({ meter: { 'bad-beat': '1000.00' } });
    });
  });
});
