// Every figure here is worked out by hand from the rule in the test's name.
import { describe, expect, test } from 'vitest';
import { ratio, usd } from '#money';
import { known } from '#result';
import type { Activity, Row, Share } from './activity.ts';
import { answerQualify, type QualifyAnswer } from './qualify.ts';
import { beaten, dealerHand, fixed, ofMeter, sharedByHolders, table } from './rows.ts';
import { rowOf, sheet } from './sheet.fixture.ts';

interface Asked {
  readonly seats: readonly Readonly<Record<string, unknown>>[];
  readonly meter?: string | Readonly<Record<string, string>>;
  readonly reserve?: string;
  readonly offering?: unknown;
  readonly deal?: Readonly<Record<string, unknown>>;
}

/** Six decks, so that several seats can hold the same card. */
function ask(
  activity: Activity,
  { seats, meter = '10000', reserve = '50000', offering = {}, deal = {} }: Asked,
): QualifyAnswer {
  const numbered = seats.map((seat, index) => ({ seat: index + 1, ...seat }));
  return known(
    answerQualify(
      {
        activity: activity.id,
        offering,
        balances: { meter, reserve },
        deal: { game: 'casino-war', decks: 6, seats: numbered, ...deal },
      },
      [activity],
    ),
  );
}

const amounts = ({ awards }: QualifyAnswer) =>
  awards.map(({ seat, share, amount, from }) => [seat, share, amount, from]);

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

describe("players' hands and the player-dealer's", () => {
  const bank: Row = {
    ...rowOf('A', ofMeter('100%')),
    id: 'bank-ace',
    fee: 'dealer',
    when: dealerHand(({ dealer }) => dealer?.cards !== undefined),
  };
  const activity = sheet({
    several: 'divided',
    rows: [rowOf('A', ofMeter('100%')), bank],
    fees: ['hand', 'dealer'].map((name) => ({ ...known0(sheet().fees), name })),
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

function known0<Each>(list: readonly Each[]): Each {
  const [first] = list;
  if (first === undefined) throw new Error('an empty list');
  return first;
}

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
      rows: [rowOf('A', ofMeter('100%'), { when: table(() => true), shares: sharedByHolders })],
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

describe('shares', () => {
  const WHOLE = ratio('100%');
  const shared = (...shares: readonly Share[]) =>
    sheet({ rows: [rowOf('A', ofMeter('100%'), { shares })] });

  test('by wager: in proportion to what each has on the hand', () => {
    const activity = shared({ share: 'hand', to: 'holder', part: WHOLE, divided: 'by-wager' });
    const seats = [
      { seat: 1, cards: 'As', wager: '10' },
      { seat: 1, position: 'backline', wager: '30' },
    ];
    expect(ask(activity, { seats }).awards.map(({ amount }) => amount)).toEqual([
      '2500.00',
      '7500.00',
    ]);
  });

  test('the room: one part for every fee at this table and the others', () => {
    const activity = shared(
      { share: 'hand', to: 'holder', part: ratio('40%'), divided: 'each' },
      { share: 'room', to: 'room', part: ratio('60%'), divided: 'evenly' },
    );
    const answer = ask(activity, {
      seats: [{ cards: 'As' }, { cards: '2s' }, { cards: '3s', fee: false }],
      deal: {
        otherTables: [
          { table: 'T7', feesPaid: 4 },
          { table: 'T8', feesPaid: 0 },
        ],
      },
    });
    // $6,000 over six fees.
    expect(
      answer.awards.map(({ seat, table: at, share, amount, count }) => [
        seat ?? at,
        share,
        amount,
        count,
      ]),
    ).toEqual([
      [1, 'hand', '4000.00', undefined],
      [1, 'room', '1000.00', undefined],
      [2, 'room', '1000.00', undefined],
      ['T7', 'room', '4000.00', 4],
    ]);
    expect(answer.leftOut).toMatchObject([{ seat: 3, code: 'no-fee', shareGoesTo: null }]);
  });

  test('the room is paid once, however many have won', () => {
    const activity = shared(
      { share: 'hand', to: 'holder', part: ratio('40%'), divided: 'each' },
      { share: 'room', to: 'room', part: ratio('60%'), divided: 'evenly' },
    );
    const answer = ask(activity, { seats: [{ cards: 'As' }, { cards: 'Ah' }] });
    expect(amounts(answer)).toEqual([
      [1, 'hand', '4000.00', { meter: '4000.00' }],
      [1, 'room', '3000.00', { meter: '3000.00' }],
      [2, 'room', '3000.00', { meter: '3000.00' }],
      [2, 'hand', '4000.00', { reserve: '4000.00' }],
    ]);
  });

  test('a part that the sheet keeps in the fund is counted and not paid', () => {
    const { eligibility } = sheet();
    const activity = sheet({
      eligibility: eligibility.map((rule) =>
        rule.code === 'tpp' ? { ...rule, portion: 'stays' as const } : rule,
      ),
      rows: [rowOf('A', ofMeter('100%'), { when: table(() => true), shares: sharedByHolders })],
    });
    const answer = ask(activity, {
      seats: [{ cards: '2s' }, { cards: '3s' }, { cards: '4s', person: 'tpp' }, { cards: '5s' }],
    });
    expect(answer.awards.map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, '2500.00'],
      [2, '2500.00'],
      [4, '2500.00'],
    ]);
    expect(answer.leftOut).toMatchObject([{ seat: 3, code: 'tpp', shareGoesTo: 'fund' }]);
    // What stays is above the reseed, so that nothing is added.
    expect(answer.balancesAfter.meter).toBe('2500.00');
  });

  test('envy is for the others, once for every hand that is not their own', () => {
    const also = [{ share: 'envy', to: 'others', amount: usd('100'), clause: 'Envy' }] as const;
    const activity = sheet({ rows: [rowOf('A', fixed(usd('3000')), { also })] });
    const answer = ask(activity, {
      seats: [{ cards: 'As' }, { cards: 'Ah' }, { cards: '2c' }, { cards: '3c', fee: false }],
    });
    expect(amounts(answer).filter(([, share]) => share === 'envy')).toEqual([
      [2, 'envy', '100.00', { reserve: '100.00' }],
      [3, 'envy', '100.00', { reserve: '100.00' }],
      [1, 'envy', '100.00', { reserve: '100.00' }],
      [3, 'envy', '100.00', { reserve: '100.00' }],
    ]);
  });
});

describe('rows inside each other', () => {
  const rows = [rowOf('A', fixed(usd('50'))), { ...rowOf('A', fixed('prize')), id: 'any-ace' }];
  const ace = { seats: [{ cards: 'As' }], offering: { values: { prize: '200' } } };
  const paid = (nested: Activity['nested']) =>
    ask(sheet({ rows, nested }), ace).rows.filter(({ paid: isPaid }) => isPaid);

  test('pay the first, the dearest, or all', () => {
    expect(paid('best-row')).toMatchObject([{ row: 'card-A' }]);
    expect(paid('greatest-prize')).toMatchObject([{ row: 'any-ace' }]);
    expect(paid('all-that-apply')).toMatchObject([{ row: 'card-A' }, { row: 'any-ace' }]);
  });
});

describe('nobody', () => {
  test('is paid who may not win, and the money stays', () => {
    const answer = ask(sheet(), { seats: [{ cards: 'As', person: 'excluded' }, { cards: '2s' }] });
    expect(answer).toMatchObject({
      qualifies: false,
      rows: [{ row: 'card-A', seat: 1, paid: false }],
      awards: [],
      leftOut: [{ seat: 1, code: 'excluded' }],
      balancesAfter: { meter: '10000.00', reserve: '50000.00' },
    });
  });

  test('keeps another winner from the meter by being left out', () => {
    const seats = [{ cards: 'As', person: 'employee-on-duty' }, { cards: 'Ah' }];
    for (const several of ['each-in-full', 'divided', 'in-turn'] as const) {
      expect(amounts(ask(sheet({ several }), { seats }))).toEqual([
        [2, 'hand', '10000.00', { meter: '10000.00' }],
      ]);
    }
  });
});

describe('a beaten hand', () => {
  const activity = sheet({
    games: ['texas-holdem'],
    rows: [
      {
        ...rowOf('A', fixed(usd('100'))),
        when: beaten({ among: 'showdown', losing: () => true, secondBest: true }),
        shares: [
          { share: 'losing-hand', to: 'losing', part: ratio('50%'), divided: 'evenly' },
          { share: 'winning-hand', to: 'winning', part: ratio('30%'), divided: 'evenly' },
          { share: 'table', to: 'others', part: ratio('20%'), divided: 'evenly' },
        ],
      },
    ],
  });
  const beat = (seats: Asked['seats'], board = 'As Kd 7h 4d 2c') =>
    ask(activity, { seats, deal: { game: 'texas-holdem', decks: 1, board } }).awards.map(
      ({ seat, share, amount }) => [seat, share, amount],
    );

  test('is the second best; those between have part in the table share', () => {
    expect(beat([{ hole: 'Ah Ac' }, { hole: '7s 7c' }, { hole: 'Kh Ks' }])).toEqual([
      [3, 'losing-hand', '50.00'],
      [1, 'winning-hand', '30.00'],
      [2, 'table', '20.00'],
    ]);
  });

  test('is divided by equal hands', () => {
    expect(
      beat([{ hole: 'Ah Ac' }, { hole: 'Ks 3c' }, { hole: 'Kh 3s' }, { hole: 'Qs Jc' }]),
    ).toEqual([
      [2, 'losing-hand', '25.00'],
      [3, 'losing-hand', '25.00'],
      [1, 'winning-hand', '30.00'],
      [4, 'table', '20.00'],
    ]);
  });

  test('is not one that was folded, and a tie for the pot beats nobody in it', () => {
    expect(beat([{ hole: 'Ah Ac' }, { hole: 'Kh Ks', folded: 'turn' }])).toEqual([]);
    expect(beat([{ hole: 'Qh Jc' }, { hole: 'Qs Jd' }])).toEqual([]);
  });
});
