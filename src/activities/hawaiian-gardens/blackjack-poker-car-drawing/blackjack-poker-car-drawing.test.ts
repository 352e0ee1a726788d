import { describe, expect, test } from 'vitest';
import { add, type Cents, dollarsOf, times } from '#money';
import { answerQualify, type Row } from '#rules';
import { BLACKJACK_POKER_CAR_DRAWING } from './index.ts';
import { cutAfter } from './show.ts';

const table = (...chips: readonly number[]) =>
  chips.map((count, index) => ({ player: `player ${index + 1}`, chips: count }));

describe('the tournament', () => {
  test('rule 4: the four with most chips of eight go through', () => {
    expect(cutAfter(4, table(900, 100, 800, 200, 700, 300, 600, 0))).toEqual({
      through: ['player 1', 'player 3', 'player 5', 'player 7'],
      tied: [],
      out: ['player 6', 'player 4', 'player 2', 'player 8'],
    });
  });

  test('rule 4: whoever has most chips at the final table wins the car', () => {
    expect(cutAfter(1, table(100, 500, 400, 300, 200, 90, 80, 70)).through).toEqual(['player 2']);
  });

  test('equal chips above the line do not matter', () => {
    const cut = cutAfter(4, table(500, 500, 500, 500, 400, 400, 400, 400));
    expect(cut.through).toHaveLength(4);
    expect(cut.tied).toEqual([]);
  });

  test('equal chips on the line are reported, for the sheet does not decide them', () => {
    const cut = cutAfter(4, table(900, 800, 700, 600, 600, 500, 400, 300));
    expect(cut.through).toEqual(['player 1', 'player 2', 'player 3']);
    expect(cut.tied).toEqual(['player 4', 'player 5']);
    expect(cut.out).toEqual(['player 6', 'player 7', 'player 8']);
  });

  test('rule 5: a drawing pays $3,700 beside the car', () => {
    const prizeOf = (id: string): Cents => {
      const { prize } = BLACKJACK_POKER_CAR_DRAWING.rows.find((each) => each.id === id) as Row;
      return (prize as { amount: Cents }).amount;
    };
    const paid = add(
      times(prizeOf('first-round-last-four'), 8n),
      times(prizeOf('final-table-others'), 7n),
    );
    expect(dollarsOf(paid)).toBe('3700.00');
  });
});

describe('tickets for two aces of one suit', () => {
  const countAt = (deal: Record<string, unknown>) => {
    const answer = answerQualify(
      {
        activity: 'hgc-blackjack-poker-car-drawing',
        deal: {
          game: 'blackjack-poker',
          seats: [{ seat: 1, cards: 'As As' }],
          dealer: { up: '9c' },
          ...deal,
        },
      },
      [BLACKJACK_POKER_CAR_DRAWING],
    );
    return answer.ok ? answer.value.awards.map(({ count }) => count) : answer.error;
  };

  test.each([
    [{ limit: '$5' }, 1],
    [{ limit: '$9-$100' }, 1],
    [{ limit: '$10' }, 2],
    [{ limit: '$1,000-$5,000' }, 2],
    [{ limit: '$100', npn: true }, 1],
    [{}, 1],
  ])('Qualifications: %o gives %i', (deal, count) => {
    expect(countAt(deal)).toEqual([count]);
  });
});
