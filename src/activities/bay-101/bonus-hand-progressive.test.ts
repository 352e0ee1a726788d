import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { BONUS_HAND_PROGRESSIVE } from './bonus-hand-progressive.ts';

type Fields = Readonly<Record<string, unknown>>;

const ROYALS = { s: 'As Ks Qs Js Ts', h: 'Ah Kh Qh Jh Th' } as const;
const STRAIGHT_FLUSH = '9d 8d 7d 6d 5d';
const NOTHING = '2c 4c 6h 8h Tc';
const ON_BOTH = { player: true, playerDealer: true };
const ON_DEALER = { playerDealer: true };

const crazy4 = (seats: readonly Fields[], dealer: string, more: Fields = {}): Fields => ({
  game: 'crazy-4-poker',
  seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
  dealer: { cards: dealer },
  ...more,
});

const answer = (deal: Fields, { balances = {}, offering = {} }: Record<string, Fields> = {}) =>
  sure(
    answerQualify(
      {
        activity: BONUS_HAND_PROGRESSIVE.id,
        deal,
        balances: { meter: '40000.00', reserve: '100000.00', ...balances },
        offering: { options: { hands: 'A' }, ...offering },
      },
      [BONUS_HAND_PROGRESSIVE],
    ),
  );

const paid = ({ awards }: ReturnType<typeof answer>) =>
  awards.map(({ row, seat, amount, from }) => ({ row, seat, amount, from }));

describe('Progressive Winners', () => {
  test("a player's own royal flush wins the whole pool, which the reserve seeds again", () => {
    const answered = answer(crazy4([{ cards: ROYALS.s }, { cards: NOTHING }], STRAIGHT_FLUSH), {
      offering: { values: { reseed: '5000' } },
    });
    expect(paid(answered)).toEqual([
      { row: 'royal-flush', seat: 1, amount: '40000.00', from: { meter: '40000.00' } },
    ]);
    expect(answered.balancesAfter).toMatchObject({ meter: '5000.00', reserve: '95000.00' });
  });

  test("the player-dealer's hand is divided among those with a fee on it", () => {
    const seats = [{ cards: NOTHING, fee: ON_DEALER }, { fee: ON_BOTH }, { fee: true }];
    expect(paid(answer(crazy4(seats, ROYALS.s)))).toEqual([
      { row: 'dealer-royal-flush', seat: 1, amount: '20000.00', from: { meter: '20000.00' } },
      { row: 'dealer-royal-flush', seat: 2, amount: '20000.00', from: { meter: '20000.00' } },
    ]);
  });

  test("a player's hand has one half, those on the player-dealer's hand the other", () => {
    const seats = [{ cards: ROYALS.s, fee: ON_BOTH }, { fee: ON_DEALER }, { fee: true }];
    expect(paid(answer(crazy4(seats, ROYALS.h)))).toEqual([
      { row: 'royal-flush', seat: 1, amount: '20000.00', from: { meter: '20000.00' } },
      { row: 'dealer-royal-flush', seat: 1, amount: '10000.00', from: { meter: '10000.00' } },
      { row: 'dealer-royal-flush', seat: 2, amount: '10000.00', from: { meter: '10000.00' } },
    ]);
  });

  test("6(d)(ii): a straight flush beside the player-dealer's royal flush is 50/50, and so the other way round", () => {
    const seats = [{ cards: STRAIGHT_FLUSH, fee: true }, { fee: ON_DEALER }];
    expect(paid(answer(crazy4(seats, ROYALS.h)))).toEqual([
      { row: 'straight-flush', seat: 1, amount: '20000.00', from: { meter: '20000.00' } },
      { row: 'dealer-royal-flush', seat: 2, amount: '20000.00', from: { meter: '20000.00' } },
    ]);
    const other = [{ cards: ROYALS.h, fee: true }, { fee: ON_DEALER }, { fee: ON_DEALER }];
    expect(paid(answer(crazy4(other, STRAIGHT_FLUSH)))).toEqual([
      { row: 'royal-flush', seat: 1, amount: '20000.00', from: { meter: '20000.00' } },
      { row: 'dealer-straight-flush', seat: 2, amount: '10000.00', from: { meter: '10000.00' } },
      { row: 'dealer-straight-flush', seat: 3, amount: '10000.00', from: { meter: '10000.00' } },
    ]);
  });

  test('6(d)(ii): two straight flushes halve one tenth', () => {
    const seats = [{ cards: STRAIGHT_FLUSH, fee: true }, { fee: ON_DEALER }];
    expect(paid(answer(crazy4(seats, '9h 8h 7h 6h 5h'))).map(({ amount }) => amount)).toEqual([
      '2000.00',
      '2000.00',
    ]);
  });

  test("reading B4.9: nobody bet on the player-dealer's royal flush, so a straight flush has its tenth", () => {
    expect(paid(answer(crazy4([{ cards: STRAIGHT_FLUSH }], ROYALS.h)))).toMatchObject([
      { row: 'straight-flush', amount: '4000.00' },
    ]);
  });

  test('several hands divide evenly, with a backline bettor who paid on one of them', () => {
    const seats = [
      { cards: ROYALS.s },
      { cards: ROYALS.h },
      { seat: 2, position: 'backline' },
      { seat: 2, position: 'backline', fee: false },
    ];
    const amounts = answer(crazy4(seats, NOTHING), { balances: { meter: '30000.00' } }).awards;
    expect(amounts.map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, '10000.00'],
      [2, '10000.00'],
      [2, '10000.00'],
    ]);
  });

  test('6(d)(i), reading B4.4: a royal and a straight flush split the prize equally, or the 10% comes first', () => {
    const seats = [{ cards: ROYALS.s }, { cards: STRAIGHT_FLUSH }];
    expect(paid(answer(crazy4(seats, NOTHING)))).toEqual([
      { row: 'royal-flush', seat: 1, amount: '20000.00', from: { meter: '20000.00' } },
      { row: 'straight-flush', seat: 2, amount: '20000.00', from: { meter: '20000.00' } },
    ]);
    const offering = { settings: { differentParts: 'ten-percent-first' } };
    expect(paid(answer(crazy4(seats, NOTHING), { offering }))).toEqual([
      { row: 'straight-flush', seat: 2, amount: '4000.00', from: { meter: '4000.00' } },
      { row: 'royal-flush', seat: 1, amount: '36000.00', from: { meter: '36000.00' } },
    ]);
  });

  test('reading B4.7: after a 10% prize the reserve brings the pool back to $1,000', () => {
    const answered = answer(crazy4([{ cards: STRAIGHT_FLUSH }], NOTHING), {
      balances: { meter: '1050.00', reserve: '20.00' },
    });
    expect(answered.awards).toMatchObject([{ seat: 1, amount: '105.00' }]);
    expect(answered.balancesAfter).toEqual({ meter: '1000.00', reserve: '0.00', advance: '35.00' });
  });

  test("reading B4.9: the player-dealer's hand wins nothing where nobody has a fee on it", () => {
    const answered = answer(crazy4([{ cards: NOTHING }], ROYALS.s));
    expect(answered.qualifies).toBe(false);
    expect(answered.balancesAfter).toMatchObject({ meter: '40000.00', reserve: '100000.00' });
  });
});

describe('Fixed Prizes', () => {
  const quads = 'As Ad Ah Ac Ks';
  const values = { crazy4Quads: '300', threeCardQuads: '500' };

  test("everybody with a fee on the player-dealer's hand gets the prize in full", () => {
    const seats = [{ cards: NOTHING, fee: ON_DEALER }, { fee: ON_BOTH }, { fee: true }];
    const answered = answer(crazy4(seats, quads), {
      offering: { values },
      balances: { reserve: '450.00' },
    });
    expect(paid(answered)).toEqual([
      { row: 'dealer-crazy-4-quads', seat: 1, amount: '300.00', from: { reserve: '300.00' } },
      {
        row: 'dealer-crazy-4-quads',
        seat: 2,
        amount: '300.00',
        from: { reserve: '150.00', advance: '150.00' },
      },
    ]);
    expect(answered.balancesAfter.meter).toBe('40000.00');
  });

  test('Three Card Poker has a prize of its own, for three cards and two of the extra hand', () => {
    const deal = {
      game: 'three-card-poker',
      seats: [{ seat: 1, cards: 'As Ad Ah' }],
      board: 'Ac Ks',
      dealer: { up: '2c', down: '7d 9h' },
    };
    expect(answer(deal, { offering: { values } }).awards).toMatchObject([
      { row: 'three-card-quads', amount: '500.00' },
    ]);
  });

  test("in Ultimate Texas Hold'em only the flop counts", () => {
    const deal = {
      game: 'ultimate-texas-holdem',
      seats: [{ seat: 1, hole: 'As Ad' }],
      board: 'Ah Kc Ks Ac 2d',
      dealer: { down: '7d 9h' },
    };
    expect(answer(deal).awards).toMatchObject([{ row: 'ultimate-full-house', amount: '10.00' }]);
  });
});

describe('who is left out', () => {
  const royal = (seat: Fields, more: Fields = {}) =>
    answer(crazy4([{ cards: ROYALS.s, ...seat }], NOTHING, more));

  test.each<[string, Fields, Fields]>([
    ['no-fee', { fee: ON_DEALER }, {}],
    ['tpp', { person: 'tpp' }, {}],
    ['employee', { person: 'employee-on-duty' }, {}],
    ['misdeal', {}, { misdeal: true }],
    ['collusion', {}, { collusion: true }],
    ['deck', {}, { standardDeck: false }],
  ])('%s', (code, seat, more) => {
    expect(royal(seat, more)).toMatchObject({ qualifies: false, awards: [], leftOut: [{ code }] });
  });

  test('reading B4.16: not a hand that was folded, unless the house says so; never a fee on the player-dealer', () => {
    const deal = (seat: Fields) =>
      crazy4([{ cards: ROYALS.s, folded: 'before the end', ...seat }], ROYALS.h);
    const strict = { offering: { settings: { foldedHand: 'does-not-win' } } };
    expect(answer(deal({}))).toMatchObject({ awards: [{ row: 'royal-flush' }] });
    expect(answer(deal({}), strict)).toMatchObject({ awards: [], leftOut: [{ code: 'folded' }] });
    expect(answer(deal({ fee: ON_DEALER }), strict).awards).toMatchObject([
      { row: 'dealer-royal-flush', amount: '40000.00' },
    ]);
  });

  test('nobody on the ground that he is an employee off duty in uniform', () => {
    expect(royal({ person: 'employee-off-duty-in-uniform' }).awards).toHaveLength(1);
  });
});
