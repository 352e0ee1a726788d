import { describe, expect, test } from 'vitest';
import { answerQualify } from '#rules';
import { CAR_GIVEAWAY } from './car-giveaway.ts';

function rowsPaid(deal: object, offering: object): string[] {
  const answer = answerQualify({ activity: 'hgc-car-giveaway', deal, offering }, [CAR_GIVEAWAY]);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.awards.map(({ row, seat, count }) => [row, seat, count].join(' '));
}

const inChart = (hands: string) => ({ options: { hands } });

describe('the three charts', () => {
  const omaha = {
    game: 'five-card-omaha-high-low',
    seats: [{ seat: 1, hole: '6h 6d Ks Qc 2d' }],
    board: '6c 6s 9h 3d Jc',
  };
  const aces = { game: 'blackjack-poker', seats: [{ seat: 1, cards: 'As Ah' }] };
  const razz = { game: 'razz', seats: [{ seat: 1, cards: 'Ah 2s 3d 4c 5d Kh Ks' }] };

  test.each([
    ['1', 1, 0, 1],
    ['2', 0, 1, 0],
    ['3', 0, 1, 1],
  ])('option %s has its own games', (chart, ofOmaha, ofAces, ofRazz) => {
    expect(rowsPaid(omaha, inChart(chart))).toHaveLength(ofOmaha);
    expect(rowsPaid(aces, inChart(chart))).toHaveLength(ofAces);
    expect(rowsPaid(razz, inChart(chart))).toHaveLength(ofRazz);
  });

  test('a mixture of charts cannot be offered', () => {
    const answer = answerQualify(
      { activity: 'hgc-car-giveaway', deal: aces, offering: { options: { hands: ['1', '2'] } } },
      [CAR_GIVEAWAY],
    );
    expect(answer).toMatchObject({ ok: false, error: [{ path: 'offering.options.hands' }] });
  });
});

describe('who gets a ticket', () => {
  test('every seated player of a baccarat round, but nobody behind', () => {
    const seats = [
      { seat: 1 },
      { seat: 1, position: 'backline' },
      { seat: 2, position: 'player-dealer' },
      { seat: 3, person: 'tpp' },
      { seat: 4, person: 'employee-off-duty' },
    ];
    const deal = { game: 'baccarat', seats, player: '2h 2d 2c', banker: '2s 2c 3d' };
    expect(rowsPaid(deal, inChart('2'))).toEqual(['dragon-7 1 1', 'dragon-7 2 1']);
  });

  test('all whose hands qualify in one round', () => {
    const seats = [
      { seat: 1, hole: 'Ah 2d' },
      { seat: 2, hole: 'Ac 3d' },
    ];
    const deal = { game: 'texas-holdem', seats, board: 'As Ad Kc Ks 7d' };
    expect(rowsPaid(deal, inChart('1'))).toEqual(['holdem-aces-full 1 1', 'holdem-aces-full 2 1']);
  });

  test('nobody for cards that came after the hand was given up', () => {
    const deal = (folded: string | false, board: string) => ({
      game: 'texas-holdem',
      seats: [{ seat: 1, hole: 'Ah 2d', folded }, { seat: 2 }],
      board,
    });
    expect(rowsPaid(deal('flop', 'As Ad Kc Ks 7d'), inChart('1'))).toEqual([]);
    expect(rowsPaid(deal('preflop', 'As Ad 2c Ks 7d'), inChart('1'))).toEqual([]);
    expect(rowsPaid(deal('flop', 'As Ad 2c Ks 7d'), inChart('1'))).toHaveLength(1);
    expect(rowsPaid(deal(false, 'As Ad Kc Ks 7d'), inChart('1'))).toHaveLength(1);
  });

  test('once for tiles that are pair-pair and so gong-gong or better', () => {
    const deal = { game: 'pai-gow-tiles', seats: [{ seat: 1, tiles: '66 66 51 51' }] };
    expect(rowsPaid(deal, inChart('2'))).toEqual(['tiles-pair-pair 1 1']);
  });
});
