import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify, approvedSheet } from '#rules';
import { BLAZING_7S } from './blazing-7s.ts';

type Fields = Readonly<Record<string, unknown>>;

const answer = (
  deal: Fields,
  {
    hands = 'A',
    meter = '20000.00',
    settings = {},
  }: { hands?: string; meter?: string; settings?: Fields } = {},
) =>
  sure(
    answerQualify(
      {
        activity: BLAZING_7S.id,
        deal: { game: 'no-bust-blackjack', ...deal },
        balances: { meter, reserve: '10000.00' },
        offering: {
          options: { hands },
          values: { suit: 'd', twoSevens: '25', threeSevens: '200', reseed: '3000' },
          settings,
        },
      },
      [BLAZING_7S],
    ),
  );

const up7d = { dealer: { up: '7d', down: 'Kc' } };

describe('Progressive Winners', () => {
  test('two players with the specified suit divide the meter', () => {
    const seats = [
      { seat: 1, cards: '7d 7d' },
      { seat: 2, cards: '7d 7d' },
    ];
    const { awards, balancesAfter } = answer({ seats, ...up7d, decks: 6 });
    expect(awards).toMatchObject([
      { row: 'three-sevens-specified-suit', seat: 1, amount: '10000.00' },
      { row: 'three-sevens-specified-suit', seat: 2, amount: '10000.00' },
    ]);
    expect(balancesAfter).toEqual({ meter: '3000.00', reserve: '7000.00', advance: '0.00' });
  });

  test('another suit wins 10% under A and B, everything under C', () => {
    const deal = { seats: [{ seat: 1, cards: '7h 7h' }], dealer: { up: '7h' } };
    const won = (hands: string) => answer(deal, { hands }).awards.map(({ amount }) => amount);
    expect([won('A'), won('B'), won('C')]).toEqual([['2000.00'], ['2000.00'], ['20000.00']]);
  });

  test('a 10% prize leaves the meter at $1,000 or more', () => {
    const deal = { seats: [{ seat: 1, cards: '7h 7h' }], dealer: { up: '7h' } };
    const { balancesAfter } = answer(deal, { meter: '1000.00' });
    expect(balancesAfter).toEqual({ meter: '1000.00', reserve: '9900.00', advance: '0.00' });
  });
});

describe('Fixed Prizes', () => {
  test('come from the reserve, the highest row only, whatever the player drew', () => {
    const { awards, balancesAfter } = answer({ seats: [{ seat: 1, cards: '7h 7s 9c' }], ...up7d });
    expect(awards).toMatchObject([
      { row: 'three-sevens', amount: '200.00', from: { reserve: '200.00' } },
    ]);
    expect(balancesAfter).toMatchObject({ meter: '20000.00', reserve: '9800.00' });
  });

  test('reading B9.11: a house may pay every row that a hand meets', () => {
    const deal = { seats: [{ seat: 1, cards: '7h 7s' }], ...up7d };
    const { awards } = answer(deal, { settings: { nestedRows: 'all-that-apply' } });
    expect(awards.map(({ row }) => row)).toEqual(['three-sevens', 'two-sevens', 'one-seven']);
  });

  test('one 7 is a prize of option A alone', () => {
    const deal = { seats: [{ seat: 1, cards: '7h 8s' }], ...up7d };
    expect(answer(deal).awards).toMatchObject([{ row: 'one-seven', amount: '1.00' }]);
    expect(answer(deal, { hands: 'B' }).awards).toEqual([]);
  });
});

describe('Eligibility Requirements', () => {
  test('a player must be dealt in with a player-dealer', () => {
    const player = { seat: 1, cards: '7h 7s' };
    const alone = answer({ seats: [player] });
    expect(alone).toMatchObject({ awards: [], leftOut: [{ seat: 1, code: 'players' }] });
    const banked = answer({ seats: [player, { seat: 2, position: 'player-dealer' }] });
    expect(banked.awards).toMatchObject([{ seat: 1, row: 'two-sevens', amount: '25.00' }]);
  });

  test('a backline bettor with a fee wins on the hand of the seat', () => {
    const seats = [
      { seat: 1, cards: '7h 7s', fee: false },
      { seat: 1, position: 'backline' },
    ];
    const { awards } = answer({ seats, dealer: { up: '8c' } });
    expect(awards).toMatchObject([{ position: 'backline', amount: '25.00' }]);
    expect(awards).toHaveLength(1);
  });
});

test.each([{ misdeal: true }, { standardDeck: false }])(
  'reading B9.15: %j counts, unless the house has it void',
  (fault) => {
    const deal = { seats: [{ seat: 1, cards: '7h 7c' }], dealer: { up: '8c' }, ...fault };
    expect(answer(deal).awards).toMatchObject([{ row: 'two-sevens', amount: '25.00' }]);
    expect(answer(deal, { settings: { faultyDeal: 'void' } }).awards).toEqual([]);
  },
);

test('Prize, 1 and 2: the wall says that winners split the progressive and not a fixed prize', () => {
  const said = approvedSheet(BLAZING_7S)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .filter((words) => words.startsWith('Several winners'));
  expect(said).toEqual([
    'Several winners in one round split a part of the meter; a fixed prize is paid to each in full.',
  ]);
});
