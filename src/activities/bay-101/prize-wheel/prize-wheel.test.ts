import { describe, expect, test } from 'vitest';
import { sure } from '#result';
import { answerQualify } from '#rules';
import { PRIZE_WHEEL } from './index.ts';

type Fields = Readonly<Record<string, unknown>>;

const answer = (deal: Fields, offering: Fields = {}) =>
  sure(answerQualify({ activity: PRIZE_WHEEL.id, deal, offering }, [PRIZE_WHEEL]));

describe('Tickets', () => {
  test('every player of a baccarat round with a natural tie gets those posted', () => {
    const deal = {
      game: 'zoobac',
      player: '5c 3d',
      banker: 'Kh 8s',
      seats: [
        { seat: 1 },
        { seat: 1, position: 'backline' },
        { seat: 2, person: 'employee-off-duty' },
        { seat: 3, position: 'player-dealer' },
      ],
    };
    const { awards, leftOut } = answer(deal, {
      options: { hands: 'B' },
      values: { naturalTie: 4 },
    });
    expect(awards).toMatchObject([
      { seat: 1, share: 'ticket', count: 4, position: 'seated' },
      { seat: 1, share: 'ticket', count: 4, position: 'backline' },
    ]);
    expect(leftOut).toMatchObject([
      { seat: 2, code: 'employee' },
      { seat: 3, code: 'player-dealer' },
    ]);
  });

  test('a hand that loses earns them too', () => {
    const deal = {
      game: 'crazy-4-poker',
      seats: [{ seat: 1, cards: '9s 9d 9h 4c 2d', folded: 'before the end' }],
      dealer: { cards: 'As Ad Ah Ac 2c' },
    };
    expect(answer(deal).awards).toMatchObject([{ row: 'trips-or-better', count: 1 }]);
  });

  test('reading B5.9: quads are above a straight flush in Crazy 4 Poker', () => {
    const deal = {
      game: 'crazy-4-poker',
      seats: [{ seat: 1, cards: 'As Ad Ah Ac 2c' }],
      dealer: { cards: '9s 8d 6h 4c 2d' },
    };
    expect(answer(deal, { options: { hands: 'C' } }).awards).toMatchObject([
      { row: 'straight-flush-or-better', seat: 1 },
    ]);
  });

  test('reading B5.12: pair and trips count as set, or as they could be if the house says', () => {
    const deal = {
      game: 'pai-gow-poker',
      seats: [
        { seat: 1, front: 'Ac Kd', back: '9c 9d 9h 5s 5c' },
        { seat: 2, position: 'player-dealer' },
      ],
    };
    expect(answer(deal).awards).toEqual([]);
    expect(answer(deal, { settings: { paiGowHands: 'any' } }).awards).toMatchObject([
      { row: 'pair-before-trips', seat: 1 },
    ]);
  });
});

test('reading B5.19: a misdeal counts, unless the house has it void', () => {
  const deal = {
    game: 'three-card-poker',
    seats: [
      { seat: 1, cards: '9s 8d 7h' },
      { seat: 2, position: 'player-dealer' },
    ],
    misdeal: true,
  };
  expect(answer(deal).awards).toHaveLength(1);
  expect(answer(deal, { settings: { faultyDeal: 'void' } }).awards).toEqual([]);
});

test('reading B5.20: a natural of California Blackjack is two aces, or ace and ten if the house says', () => {
  const won = (cards: string, californiaNatural: string) =>
    answer(
      {
        game: 'california-blackjack',
        decks: 6,
        seats: [
          { seat: 1, cards },
          { seat: 2, position: 'player-dealer' },
        ],
      },
      { options: { hands: 'A' }, settings: { californiaNatural } },
    ).awards.length;
  expect([won('As As', 'two-aces'), won('As Ks', 'two-aces'), won('As Ah', 'two-aces')]).toEqual([
    1, 0, 0,
  ]);
  expect([
    won('As As', 'ace-and-ten'),
    won('As Ks', 'ace-and-ten'),
    won('Ts As', 'ace-and-ten'),
    won('As Kd', 'ace-and-ten'),
    won('As 9s', 'ace-and-ten'),
  ]).toEqual([0, 1, 1, 0, 0]);
});
