// Every figure here is worked out by hand from the rule in the test's name.

import { describe, expect, test } from 'vitest';
import { ratio, usd } from '#money';
import { given } from '#result';
import type { Activity } from './activity.ts';
import { type Asked, amounts, ask } from './ask.fixture.ts';
import { beaten, beatShares, fixed, ofMeter, sharedByHolders, table } from './rows.ts';
import type { Share } from './share.ts';
import { anyHand, anyTable, rowOf, sheet } from './sheet.fixture.ts';

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

  test('by wager: by heads where one of the wagers is not recorded', () => {
    const activity = shared({ share: 'hand', to: 'holder', part: WHOLE, divided: 'by-wager' });
    const seats = [
      { seat: 1, cards: 'As', wager: '10' },
      { seat: 1, position: 'backline' },
    ];
    expect(ask(activity, { seats }).awards.map(({ amount }) => amount)).toEqual([
      '5000.00',
      '5000.00',
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

  test('the room shares nothing that nobody has won', () => {
    const activity = shared(
      { share: 'hand', to: 'holder', part: ratio('40%'), divided: 'each' },
      { share: 'room', to: 'room', part: ratio('60%'), divided: 'evenly' },
    );
    const answer = ask(activity, { seats: [{ cards: 'As', person: 'tpp' }, { cards: '2h' }] });
    expect(answer).toMatchObject({ qualifies: false, awards: [] });
    expect(answer.balancesAfter.meter).toBe('10000.00');
  });

  test('a part that the sheet keeps in the fund is counted and not paid', () => {
    const { eligibility } = sheet();
    const activity = sheet({
      eligibility: eligibility.map((rule) =>
        rule.code === 'tpp' ? { ...rule, portion: 'stays' as const } : rule,
      ),
      rows: [rowOf('A', ofMeter('100%'), { when: table(anyTable), shares: sharedByHolders })],
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

  test('a part stays only where every rule against the person keeps it in the fund', () => {
    const { eligibility } = sheet();
    const activity = sheet({
      eligibility: eligibility.map((rule) =>
        rule.code === 'tpp' ? { ...rule, portion: 'stays' as const } : rule,
      ),
      rows: [rowOf('A', ofMeter('100%'), { when: table(anyTable), shares: sharedByHolders })],
    });
    // This player has not paid either, and a player who has not paid has no share to leave in the
    // fund.
    const answer = ask(activity, {
      seats: [{ cards: '2s' }, { cards: '3s' }, { cards: '4s', person: 'tpp', fee: false }],
    });
    expect(answer.awards.map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, '5000.00'],
      [2, '5000.00'],
    ]);
    expect(answer.leftOut.map(({ seat, code }) => [seat, code])).toEqual([
      [3, 'no-fee'],
      [3, 'tpp'],
    ]);
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

describe('a prize on top', () => {
  test('of nothing is no award', () => {
    const also = [
      {
        share: 'envy',
        to: 'others',
        amount: usd('1'),
        perWager: usd('1'),
        clause: 'Envy',
      },
    ] as const;
    const activity = sheet({ rows: [rowOf('A', fixed(usd('3000')), { also })] });
    const seats = [{ cards: 'As' }, { cards: '2c', wager: '0' }, { cards: '3c', wager: '5' }];
    expect(amounts(ask(activity, { seats }))).toEqual([
      [1, 'hand', '3000.00', { reserve: '3000.00' }],
      [3, 'envy', '5.00', { reserve: '5.00' }],
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
        when: beaten({ among: 'showdown', losing: anyHand, secondBest: true }),
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

  test('whoever may not take the winning share is not one of the others as well', () => {
    const tppStays = sheet().eligibility.map((rule) =>
      rule.code === 'tpp' ? { ...rule, portion: 'stays' as const } : rule,
    );
    const strict = { ...activity, eligibility: tppStays };
    const seats = [{ hole: 'Ah Ac', person: 'tpp' }, { hole: 'Kh Ks' }, { hole: '7s 7c' }];
    const deal = { game: 'texas-holdem', decks: 1, board: 'As Kd 7h 4d 2c' };
    expect(ask(strict, { seats, deal }).awards.map(({ seat, amount }) => [seat, amount])).toEqual([
      [2, '50.00'],
      [3, '20.00'],
    ]);
  });

  test('was paid for where others have part in its prize', () => {
    const seats = [{ hole: 'Ah Ac' }, { hole: 'Kh Ks', person: 'tpp' }];
    const deal = { game: 'texas-holdem', decks: 1, board: 'As Kd 7h 4d 2c' };
    expect(ask(activity, { seats, deal })).toMatchObject({
      rows: [{ seat: 2, paid: true }],
      awards: [{ seat: 1, share: 'winning-hand', amount: '30.00' }],
      leftOut: [{ seat: 2, code: 'tpp' }],
    });
  });

  test('is not one that was folded, and a tie for the pot beats nobody in it', () => {
    expect(beat([{ hole: 'Ah Ac' }, { hole: 'Kh Ks', folded: 'turn' }])).toEqual([]);
    expect(beat([{ hole: 'Qh Jc' }, { hole: 'Qs Jd' }])).toEqual([]);
  });
});

describe('several beaten hands that divide one prize', () => {
  // Seat 1 loses to the player-dealer at seat 2, who loses to seat 3.
  const beats = (...people: readonly string[]) => {
    const tppStays = sheet().eligibility.map((rule) =>
      rule.code === 'tpp' ? { ...rule, portion: 'stays' as const } : rule,
    );
    const activity = sheet({
      several: 'divided',
      eligibility: tppStays,
      rows: [
        {
          ...rowOf('A', ofMeter('100%')),
          when: beaten({ among: 'player-dealer', losing: anyHand }),
          shares: beatShares(['60%', '20%', '20%'], 'Hands'),
        },
      ],
    });
    const seats = ['2s', '7s', 'As', undefined].map((cards, index) => ({
      person: people[index],
      ...given({ cards }),
      ...(index === 1 ? { position: 'player-dealer' } : {}),
    }));
    return ask(activity, { seats }).awards.map(({ seat, share, amount }) => [seat, share, amount]);
  };

  test('count alike where each has as many heads', () => {
    expect(beats('patron', 'patron', 'patron', 'patron')).toEqual([
      [1, 'losing-hand', '3000.00'],
      [2, 'winning-hand', '1000.00'],
      [4, 'table', '1000.00'],
      [2, 'losing-hand', '3000.00'],
      [3, 'winning-hand', '1000.00'],
      [4, 'table', '1000.00'],
    ]);
  });

  test('a head whose part stays in the fund counts like the others', () => {
    expect(beats('tpp', 'patron', 'patron', 'patron')).toEqual([
      [2, 'winning-hand', '1000.00'],
      [4, 'table', '1000.00'],
      [2, 'losing-hand', '3000.00'],
      [3, 'winning-hand', '1000.00'],
      [4, 'table', '1000.00'],
    ]);
  });

  test.each(['tpp', 'employee-on-duty'])('leave the table its share: all of them %s', (person) => {
    expect(beats(person, person, person, 'patron')).toEqual([
      [4, 'table', '1000.00'],
      [4, 'table', '1000.00'],
    ]);
  });
});
