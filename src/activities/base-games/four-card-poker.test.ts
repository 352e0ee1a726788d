// The sheet of Four Card Poker pays what the game pays.
import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { sure } from '#result';
import { answerQualify, decodeOffering } from '#rules';
import { FOUR_CARD_POKER } from './four-card-poker.ts';
import { type BaseGame, expectSamePay } from './settled.fixture.ts';

const game = (tables: BaseGame['tables']): BaseGame => ({
  activity: FOUR_CARD_POKER,
  dealerCount: 6,
  tables,
  meters: { progressive: { amount: '12345.67', reset: '5000.00' } },
  values: { seed: '5000.00' },
  base: (ante) => ({ ante }),
});

describe.each(['FCPP-1', 'FCPP-2', 'FCPP-3', 'PMG-01', 'PMG-02'])(
  'progressive %s',
  (progressive) => {
    test('wins, envy and the meter are those of the settled round', () => {
      const source = seededSource(41);
      let wins = 0;
      for (let round = 0; round < 150; round++) {
        const asked = { wager: 'progressive', fee: 'progressive', stakes: ['1', '5'] };
        const tables = { acesUp: 'FCP-01', progressive };
        if (expectSamePay(source, game(tables), { ...asked, meter: 'progressive' })) wins++;
      }
      expect(wins).toBeGreaterThan(50);
    });
  },
);

test.each([
  ['acesUp', 'acesUp', 'FCP-01'],
  ['acesUp', 'acesUp', 'FCP-05'],
  ['automaticBonus', 'ante', 'FCP-01'],
])(
  '%s for the %s, with the table %s, is paid as the settled round pays it',
  (wager, fee, acesUp) => {
    const source = seededSource(43);
    for (let round = 0; round < 150; round++) {
      const tables = { acesUp, progressive: 'FCPP-1' };
      expectSamePay(source, game(tables), { wager, fee, stakes: ['10', '25'] });
    }
  },
);

const qualified = (seats: readonly object[], offering: object = {}) => {
  const answer = answerQualify(
    {
      activity: 'sd-four-card-poker',
      offering,
      balances: { meter: '20000.00' },
      deal: { game: 'four-card-poker', seats },
    },
    [FOUR_CARD_POKER],
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.awards.map(({ seat, share, amount }) => [seat, share, amount]);
};

const ROYAL = 'As Ks Qs Js Ts';
const withProgressive = { fee: { progressive: true }, wager: '1' };

describe('envy', () => {
  const options = { progressive: 'PMG-01' };

  test('goes to the others with the wager, in proportion to theirs, and not to the holder', () => {
    const seats = [
      { seat: 1, cards: ROYAL, ...withProgressive },
      { seat: 2, fee: { progressive: true }, wager: '5' },
      { seat: 3, fee: { ante: true }, wager: '10' },
    ];
    expect(qualified(seats, { options })).toEqual([
      [1, 'hand', '20000.00'],
      [2, 'envy', '5000.00'],
    ]);
  });

  test('is brought by a hand without the wager, but by a folded one only where a house says', () => {
    const holder = { seat: 1, cards: ROYAL, fee: { acesUp: false } };
    const other = { seat: 2, ...withProgressive };
    expect(qualified([holder, other], { options })).toEqual([[2, 'envy', '1000.00']]);
    const folded = { ...holder, folded: 'fold' };
    expect(qualified([folded, other], { options })).toEqual([]);
    const settings = { foldedHandTriggersEnvy: 'always' };
    expect(qualified([folded, other], { options, settings })).toEqual([[2, 'envy', '1000.00']]);
  });
});

test('a house may keep the automatic bonus for hands that win', () => {
  const trips = { seat: 1, cards: 'Ks Kh Kd 3c 2d', fee: { ante: true }, wager: '10' };
  const dealer = { cards: 'As Ah Ad 4c 5d 9h' };
  const ask = (settings: object) =>
    answerQualify(
      {
        activity: 'sd-four-card-poker',
        offering: { settings },
        deal: { game: 'four-card-poker', seats: [trips], dealer },
      },
      [FOUR_CARD_POKER],
    );
  expect(ask({})).toMatchObject({ value: { awards: [{ amount: '20.00' }] } });
  expect(ask({ automaticBonusOnLosingHand: false })).toMatchObject({ value: { awards: [] } });
});

test('(16)(a)vi: a meter that was paid whole starts again with its seed and all of the reserve', () => {
  const answer = sure(
    answerQualify(
      {
        activity: 'sd-four-card-poker',
        offering: { options: { progressive: 'FCPP-3' }, values: { seed: '1000.00' } },
        balances: { meter: '12345.67', reserve: '77.77' },
        deal: {
          game: 'four-card-poker',
          seats: [{ seat: 1, cards: 'As Ah Ad Ac 2d', wager: { progressive: '1.00' } }],
        },
      },
      [FOUR_CARD_POKER],
    ),
  );
  expect(answer.awards).toMatchObject([{ amount: '12345.67', from: { meter: '12345.67' } }]);
  expect(answer.balancesAfter).toMatchObject({ meter: '1077.77', reserve: '0.00' });
});

test('(16)(a)vi: a tenth of the meter resets nothing and leaves the reserve alone', () => {
  const answer = sure(
    answerQualify(
      {
        activity: 'sd-four-card-poker',
        offering: { options: { progressive: 'PMG-01' }, values: { seed: '1000.00' } },
        balances: { meter: '20000.00', reserve: '77.00' },
        deal: {
          game: 'four-card-poker',
          seats: [{ seat: 1, cards: 'Ks Qs Js Ts 9s', wager: { progressive: '1.00' } }],
        },
      },
      [FOUR_CARD_POKER],
    ),
  );
  expect(answer.awards).toMatchObject([{ amount: '2000.00' }]);
  expect(answer.balancesAfter).toMatchObject({ meter: '18000.00', reserve: '77.00' });
});

test('(6): who folds a pair of aces is paid for aces up all the same', () => {
  const wager = { ante: '10.00', acesUp: '5.00' };
  const seats = [{ seat: 1, cards: 'As Ah 9d 4c 2d', folded: 'fold', wager }];
  // 1 to 1 and the stake.
  expect(qualified(seats)).toEqual([[1, 'hand', '10.00']]);
});

test('each wager pays on what lies on it', () => {
  const seats = [
    { seat: 1, cards: 'Ks Kh Kd Kc 2d', wager: { ante: '10.00', progressive: '1.00' } },
  ];
  // 25 to 1 on an ante of $10, and 300 for 1 on a progressive wager of $1.
  expect(qualified(seats, { options: { progressive: 'FCPP-1' } })).toEqual([
    [1, 'hand', '250.00'],
    [1, 'hand', '300.00'],
  ]);
});

describe('(16): how much of a progressive wager its meter has is for the house to say', () => {
  const { options, values } = FOUR_CARD_POKER.sample as {
    options: Record<string, string>;
    values: Record<string, unknown>;
  };
  const posted = (progressive: string, rate: number) =>
    decodeOffering(FOUR_CARD_POKER, {
      ...FOUR_CARD_POKER.sample,
      options: { ...options, progressive },
      values: { ...values, rate },
    });

  test('it may be all of it, and no more', () => {
    expect(posted('PMG-01', 10_000).ok).toBe(true);
    expect(posted('PMG-01', 10_001).ok).toBe(false);
  });

  test('with FCPP-3 it may be all but the 5% of the reserve', () => {
    expect(posted('FCPP-3', 9500).ok).toBe(true);
    expect(posted('FCPP-3', 9501)).toEqual({
      ok: false,
      error: [
        {
          path: 'offering.values.rate',
          message: 'is more than 9500, which with the 5% of the reserve is all of the wager (16)',
        },
      ],
    });
  });
});
