import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { BONUS_HAND_PROGRESSIVE_V1_1 } from './bonus-hand-progressive-v1-1.ts';

type Fields = Readonly<Record<string, unknown>>;

const answer = (
  deal: Fields,
  {
    hands = 'A',
    chip = '1',
    meter = '50000.00',
    settings = {},
  }: { hands?: string; chip?: string; meter?: string; settings?: Fields } = {},
) =>
  sure(
    answerQualify(
      {
        activity: BONUS_HAND_PROGRESSIVE_V1_1.id,
        deal,
        balances: { meter, reserve: '20000.00' },
        offering: {
          options: { hands },
          values: { chip, reseed: '2000', straight: '30' },
          settings,
        },
      },
      [BONUS_HAND_PROGRESSIVE_V1_1],
    ),
  );

const crazy4 = (seats: readonly Fields[]): Fields => ({
  game: 'crazy-4-poker',
  seats: seats.map((seat, index) => ({ seat: index + 1, ...seat })),
  dealer: { cards: '2c 4c 6c 8c Tc' },
});

describe('Progressive Prize', () => {
  test('the 10% is settled first, then two royal flushes divide the rest', () => {
    const { awards, balancesAfter } = answer(
      crazy4([
        { cards: 'As Ks Qs Js Ts' },
        { cards: '9d 8d 7d 6d 5d' },
        { cards: 'Ah Kh Qh Jh Th' },
      ]),
    );
    expect(awards).toMatchObject([
      { row: 'straight-flush', seat: 2, amount: '5000.00', from: { meter: '5000.00' } },
      { row: 'royal-flush', seat: 1, amount: '22500.00', from: { meter: '22500.00' } },
      { row: 'royal-flush', seat: 3, amount: '22500.00', from: { meter: '22500.00' } },
    ]);
    expect(balancesAfter).toEqual({ meter: '2000.00', reserve: '18000.00', advance: '0.00' });
  });

  test('two straight flushes divide one 10%, and odd chips are made up', () => {
    const deal = crazy4([{ cards: '9d 8d 7d 6d 5d' }, { cards: '9h 8h 7h 6h 5h' }]);
    const { awards, balancesAfter } = answer(deal, { meter: '10001.00' });
    // A tenth is $1,000.10 and half of it $500.05, which is paid as $501.
    expect(awards.map(({ amount }) => amount)).toEqual(['501.00', '501.00']);
    expect(balancesAfter).toEqual({ meter: '9000.90', reserve: '19998.10', advance: '0.00' });
  });

  test('a sole winner is paid to the cent: odd chips are made up only where a prize is split', () => {
    const tenth = answer(crazy4([{ cards: '9d 8d 7d 6d 5d' }]), { meter: '10001.50', chip: '5' });
    // A tenth of $10,001.50 is $1,000.15, and nothing comes out of the reserve.
    expect(tenth.awards).toMatchObject([{ amount: '1000.15', from: { meter: '1000.15' } }]);
    expect(tenth.balancesAfter).toEqual({ meter: '9001.35', reserve: '20000.00', advance: '0.00' });
    const all = answer(crazy4([{ cards: 'As Ks Qs Js Ts' }]), { meter: '10001.50', chip: '5' });
    expect(all.awards).toMatchObject([{ amount: '10001.50', from: { meter: '10001.50' } }]);
  });

  test.each([
    ['A', '10% of the pool', '5000.00', '5000.00'],
    ['B', 'all of it for the king-high one', '50000.00', '5000.00'],
    ['C', 'all of it for both', '50000.00', '50000.00'],
  ])(
    'under option %s a straight flush from the king or the queen down wins %s',
    (hands, _, king, queen) => {
      const won = (cards: string) => answer(crazy4([{ cards }]), { hands }).awards[0]?.amount;
      expect([won('Ks Qs Js Ts 9s'), won('Qs Js Ts 9s 8s')]).toEqual([king, queen]);
      expect(won('As 2s 3s 4s 5s')).toBe('5000.00');
    },
  );
});

describe('Qualifying Hands', () => {
  test('Three Card Poker adds what the player-dealer keeps face down', () => {
    const deal = (dealer: Fields): Fields => ({
      game: 'three-card-poker',
      seats: [
        { seat: 1, cards: 'As Kd Qh', folded: 'before the end' },
        { seat: 2, cards: '9s 8d Qs' },
      ],
      dealer,
    });
    expect(answer(deal({ up: '2c', down: 'Jc Th' })).awards).toMatchObject([
      { row: 'straight', seat: 1, amount: '30.00' },
      { row: 'straight', seat: 2, amount: '30.00' },
    ]);
    expect(answer(deal({ up: 'Jc', down: '2c Th' })).awards).toEqual([]);
  });

  test('the player-dealer wins nothing on a hand of his own', () => {
    const deal = {
      game: 'crazy-4-poker',
      seats: [
        { seat: 1, cards: '2c 4c 6c 8c Tc' },
        { seat: 2, position: 'player-dealer', cards: 'As Ks Qs Js Ts' },
      ],
    };
    const { awards, leftOut } = answer(deal);
    expect(awards).toMatchObject([{ row: 'flush', seat: 1 }]);
    expect(leftOut).toMatchObject([{ seat: 2, code: 'player-dealer' }]);
  });
});

test.each([{ misdeal: true }, { standardDeck: false }])(
  'reading B15.12: %j counts, unless the house has it void',
  (fault) => {
    const deal = { ...crazy4([{ cards: 'As Kd Qh Jc Ts' }]), ...fault };
    expect(answer(deal).awards).toMatchObject([{ row: 'straight', amount: '30.00' }]);
    expect(answer(deal, { settings: { faultyDeal: 'void' } }).awards).toEqual([]);
  },
);
