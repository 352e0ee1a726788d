// Every figure here is worked out by hand from the rule in the test's name.
import { describe, expect, test } from 'vitest';
import { ratio, usd } from '#money';
import type { Activity, Fee } from './activity.ts';
import { amounts, ask } from './ask.fixture.ts';
import type { Row } from './row.ts';
import { dealerHand, fixed, ofMeter, sharedByHolders, table } from './rows.ts';
import type { Share } from './share.ts';
import { anyTable, rowOf, sheet } from './sheet.fixture.ts';
import { handTests } from './tests.ts';

describe('several winners of one meter', () => {
  const aces = [{ cards: 'As' }, { cards: 'Ah' }, { cards: '2c' }];

  test('each in full: the first from the meter, the others from the reserve', () => {
    const answer = ask(sheet({ several: 'each-in-full' }), { seats: aces });
    expect(amounts(answer)).toEqual([
      [1, 'hand', '10000.00', { meter: '10000.00' }],
      [2, 'hand', '10000.00', { reserve: '10000.00' }],
    ]);
    // The meter is reseeded to $1,000 out of the reserve.
    expect(answer.balancesAfter).toEqual({
      meter: '1000.00',
      reserve: '39000.00',
      advance: '0.00',
    });
  });

  test('divided: one meter for both', () => {
    const answer = ask(sheet({ several: 'divided' }), { seats: aces });
    expect(amounts(answer)).toEqual([
      [1, 'hand', '5000.00', { meter: '5000.00' }],
      [2, 'hand', '5000.00', { meter: '5000.00' }],
    ]);
  });

  test('in turn: from the highest seat down, each on what the one before has left', () => {
    const turns = ask(sheet({ several: 'in-turn' }), {
      seats: [{ cards: 'As' }, { cards: 'Kh' }, { cards: 'Ac' }],
    });
    expect(amounts(turns)).toEqual([
      [3, 'hand', '10000.00', { meter: '10000.00' }],
      [2, 'hand', '100.00', { meter: '100.00' }],
      [1, 'hand', '900.00', { meter: '900.00' }],
    ]);
  });

  test('ten percent is paid first, on the full meter, and the whole is what it leaves', () => {
    const answer = ask(sheet({ several: 'divided' }), {
      seats: [{ cards: 'As' }, { cards: 'Ks' }, { cards: 'Ah' }],
      meter: '50000',
    });
    expect(amounts(answer)).toEqual([
      [2, 'hand', '5000.00', { meter: '5000.00' }],
      [1, 'hand', '22500.00', { meter: '22500.00' }],
      [3, 'hand', '22500.00', { meter: '22500.00' }],
    ]);
  });

  test('several of ten percent share one tenth where prizes are divided', () => {
    const kings = { seats: [{ cards: 'Ks' }, { cards: 'Kh' }], meter: '9999.99' };
    // A tenth is $999.999; the parts of a cent stay on the meter.
    expect(amounts(ask(sheet({ several: 'divided' }), kings))).toEqual([
      [1, 'hand', '499.99', { meter: '499.99' }],
      [2, 'hand', '499.99', { meter: '499.99' }],
    ]);
  });
});

describe('other parts of one meter', () => {
  const rows = [rowOf('K', ofMeter('50%')), rowOf('Q', ofMeter('10%')), rowOf('J', ofMeter('60%'))];
  const won = (several: Activity['several'], ...cards: readonly string[]) =>
    amounts(ask(sheet({ rows, several }), { seats: cards.map((each) => ({ cards: each })) }));

  test.each(['each-in-full', 'divided'] as const)(
    'are each a part of the full meter: %s',
    (way) => {
      expect(won(way, 'Ks', 'Qs')).toEqual([
        [1, 'hand', '5000.00', { meter: '5000.00' }],
        [2, 'hand', '1000.00', { meter: '1000.00' }],
      ]);
    },
  );

  test('come from the reserve as far as the meter has no more', () => {
    expect(won('each-in-full', 'Ks', 'Js')).toEqual([
      [1, 'hand', '5000.00', { meter: '5000.00' }],
      [2, 'hand', '6000.00', { meter: '5000.00', reserve: '1000.00' }],
    ]);
  });
});

const hasDealerCards = handTests.define('fixture.dealer-cards', {
  words: 'the player-dealer has cards',
  holds: ({ dealer }) => dealer?.cards !== undefined,
});

describe("players' hands and the player-dealer's", () => {
  const bank: Row = {
    ...rowOf('A', ofMeter('100%')),
    id: 'bank-ace',
    fee: 'dealer',
    when: dealerHand(hasDealerCards),
  };
  const activity = sheet({
    several: 'divided',
    rows: [rowOf('A', ofMeter('100%')), bank],
    fees: ['hand', 'dealer'].map((name) => ({ ...(sheet().fees[0] as Fee), name })),
  });
  const dealer = { dealer: { cards: 'Ad' } };
  const both = { hand: true, dealer: true };

  test('half and half, each side by heads', () => {
    const answer = ask(activity, {
      seats: [
        { cards: 'As', fee: { hand: true } },
        { cards: '2h', fee: both },
        { cards: '3h', fee: both },
      ],
      deal: dealer,
    });
    expect(amounts(answer)).toEqual([
      [1, 'hand', '5000.00', { meter: '5000.00' }],
      [2, 'hand', '2500.00', { meter: '2500.00' }],
      [3, 'hand', '2500.00', { meter: '2500.00' }],
    ]);
  });

  test('a bare yes is the first fee: nobody has paid on the player-dealer’s hand', () => {
    const answer = ask(activity, { seats: [{ cards: '4h' }, { cards: '5h' }], deal: dealer });
    expect(answer).toMatchObject({ qualifies: false, awards: [] });
    expect(answer.balancesAfter.meter).toBe('10000.00');
  });
});

describe('what does not divide', () => {
  const thirds = (oddChips: Activity['oddChips']) =>
    sheet({
      oddChips,
      values: {
        ...sheet().values,
        chip: {
          kind: 'dollars',
          title: 'Chip',
          least: usd('0.01'),
          most: usd('100'),
          clause: 'Odd chips',
        },
      },
      rows: [rowOf('A', ofMeter('100%'), { when: table(anyTable), shares: sharedByHolders })],
    });
  const seats = [{ cards: '2s' }, { cards: '3s' }, { cards: '4s' }];

  test('stays on the meter', () => {
    const answer = ask(thirds('stay'), { seats, meter: '10000' });
    expect(answer.awards.map(({ amount }) => amount)).toEqual(['3333.33', '3333.33', '3333.33']);
    // One cent was left, and the reserve adds $999.99 to it.
    expect(answer.moves).toMatchObject([{ from: 'reserve', amount: '999.99' }]);
  });

  test('is made up by the fund: the meter gives all it has, the reserve the difference', () => {
    const answer = ask(thirds('made-up'), { seats, meter: '10000' });
    expect(amounts(answer)).toEqual([
      [1, 'table', '3333.34', { meter: '3333.33', reserve: '0.01' }],
      [2, 'table', '3333.34', { meter: '3333.33', reserve: '0.01' }],
      [3, 'table', '3333.34', { meter: '3333.34' }],
    ]);
  });

  test('is rounded up to the posted chip', () => {
    const offering = { values: { chip: '5.00' } };
    const answer = ask(thirds('made-up'), { seats, meter: '10000', offering });
    expect(answer.awards.map(({ amount }) => amount)).toEqual(['3335.00', '3335.00', '3335.00']);
    // $10,005 in all, $10,000 of it the meter's; $1,000 reseeds.
    expect(answer.balancesAfter).toMatchObject({ meter: '1000.00', reserve: '48995.00' });
  });
});

describe('the fund', () => {
  const queens = {
    seats: [{ cards: 'Qs' }, { cards: 'Qh' }],
    offering: { values: { prize: '500' } },
  };

  test('lends what the reserve lacks', () => {
    const answer = ask(sheet(), { ...queens, reserve: '700' });
    expect(amounts(answer)).toEqual([
      [1, 'hand', '500.00', { reserve: '500.00' }],
      [2, 'hand', '500.00', { reserve: '200.00', advance: '300.00' }],
    ]);
    expect(answer.balancesAfter).toEqual({ meter: '10000.00', reserve: '0.00', advance: '300.00' });
  });

  test('gives fixed prizes off the meter first, where the sheet pays them so', () => {
    const { fund } = sheet();
    const activity = sheet({ fund: { ...fund, paidFrom: ['meter', 'reserve', 'advance'] } });
    const answer = ask(activity, { ...queens, meter: '700', reserve: '900' });
    expect(amounts(answer)).toEqual([
      [1, 'hand', '500.00', { meter: '500.00' }],
      [2, 'hand', '500.00', { meter: '200.00', reserve: '300.00' }],
    ]);
    // The meter is empty: reseeded with the $600 that are left, and $400 lent.
    expect(answer.balancesAfter).toEqual({ meter: '1000.00', reserve: '0.00', advance: '400.00' });
  });

  test('keeps a meter at its floor after a part of it was won', () => {
    const { fund } = sheet();
    const meters = fund.meters.map((meter) => ({ ...meter, floor: usd('950') }));
    const activity = sheet({ fund: { ...fund, meters } });
    const answer = ask(activity, { seats: [{ cards: 'Ks' }], meter: '1000' });
    expect(answer.awards).toMatchObject([{ amount: '100.00', from: { meter: '100.00' } }]);
    expect(answer.balancesAfter).toMatchObject({ meter: '950.00', reserve: '49950.00' });
  });

  test('brings a meter back to its floor where that is above the reseed', () => {
    const { fund } = sheet();
    const meters = fund.meters.map((meter) => ({ ...meter, floor: usd('2000') }));
    const answer = ask(sheet({ fund: { ...fund, meters } }), { seats: [{ cards: 'As' }] });
    expect(answer.moves).toMatchObject([{ from: 'reserve', amount: '2000.00' }]);
    expect(answer.balancesAfter).toMatchObject({ meter: '2000.00', reserve: '48000.00' });
  });

  describe('that pays from the meter first', () => {
    const { fund } = sheet();
    const drawn: Partial<Activity> = {
      fund: { ...fund, paidFrom: ['meter', 'reserve', 'advance'] },
      multiplier: 'multiplier',
    };
    const held = ['60%', '40%'].map(
      (part, index): Share => ({
        share: index === 0 ? 'hand' : 'table',
        to: index === 0 ? 'holder' : 'others',
        part: ratio(part),
        divided: 'evenly',
      }),
    );

    test('takes neither a reseed nor the rest of a prize of the meter off the meter again', () => {
      const rows = [rowOf('A', ofMeter('100%'), { shares: held })];
      const offering = { values: { multiplier: 2 } };
      const answer = ask(sheet({ ...drawn, rows }), {
        seats: [{ cards: 'As' }, { cards: '2s' }],
        offering,
      });
      expect(amounts(answer)).toEqual([
        [1, 'hand', '12000.00', { meter: '6000.00', reserve: '6000.00' }],
        [2, 'table', '8000.00', { meter: '4000.00', reserve: '4000.00' }],
      ]);
      const alone = ask(sheet({ ...drawn, rows }), { seats: [{ cards: 'As' }], meter: '1000' });
      // $400 have no taker and stay; the reserve adds $600.
      expect(alone.moves).toMatchObject([{ from: 'reserve', amount: '600.00' }]);
      expect(alone.balancesAfter).toMatchObject({ meter: '1000.00', reserve: '49400.00' });
    });

    test('is reseeded after prizes on top too', () => {
      const also = [{ share: 'envy', to: 'others', amount: usd('100'), clause: 'Envy' }] as const;
      const rows = [rowOf('A', fixed(usd('500')), { also })];
      const answer = ask(sheet({ ...drawn, rows }), {
        seats: [{ cards: 'As' }, { cards: '2s' }],
        meter: '1000',
      });
      expect(answer.balancesAfter).toMatchObject({ meter: '1000.00', reserve: '49400.00' });
    });
  });

  test('has several meters, each won on its own', () => {
    const { fund } = sheet();
    const [meter] = fund.meters;
    const activity = sheet({
      fund: {
        ...fund,
        meters: ['big', 'small'].map((name) => ({ ...(meter as object), name }) as never),
      },
      rows: [rowOf('A', ofMeter('100%', 'big')), rowOf('K', ofMeter('100%', 'small'))],
    });
    const answer = ask(activity, { seats: [{ cards: 'Ks' }], meter: { big: '5000', small: '70' } });
    expect(answer.awards).toMatchObject([{ amount: '70.00', from: { meter: '70.00' } }]);
    expect(answer.balancesAfter.meter).toEqual({ big: '5000.00', small: '1000.00' });
  });
});

describe('a multiplier', () => {
  test('pays the posted prize from the pool and the rest from the reserve', () => {
    const activity = sheet({ multiplier: 'multiplier', several: 'divided' });
    const answer = ask(activity, {
      seats: [{ cards: 'As' }],
      meter: '50000',
      reserve: '300000',
      offering: { values: { multiplier: 4 } },
    });
    expect(amounts(answer)).toEqual([
      [1, 'hand', '200000.00', { meter: '50000.00', reserve: '150000.00' }],
    ]);
  });
});
