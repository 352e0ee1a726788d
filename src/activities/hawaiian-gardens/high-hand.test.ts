import { describe, expect, test } from 'vitest';
import { type Cents, makeDollars, usd } from '#money';
import { answerQualify } from '#rules';
import { HIGH_HAND, racePrizes } from './high-hand.ts';

function countOf(deal: object, offering: object): number[] {
  const answer = answerQualify({ activity: 'hgc-high-hand', deal, offering }, [HIGH_HAND]);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.awards.map(({ count }) => count as number);
}

const POINTS = { options: { mode: 'points' } };
const TICKETS = { options: { mode: 'tickets' } };

const board = (game: string, hole: string, cards: string) => ({
  game,
  seats: [{ seat: 1, hole }],
  board: cards,
});
const held = (game: string, cards: string) => ({ game, seats: [{ seat: 1, cards }] });

const ROYAL = 'Qh Jh Th 4c 6d';
const FULL_OR_FOUR = '7c 7s 4h 4d 9c';

describe('Designated High Hands: points', () => {
  test.each([
    ["a royal flush in hold'em", board('texas-holdem', 'Ah Kh', ROYAL), 10],
    ['a royal flush in stud', held('seven-card-stud', 'Ah Kh Qh Jh Th 4c 6d'), 10],
    ['a royal flush in Crazy Pineapple', board('crazy-pineapple', 'Ah Kh', ROYAL), 5],
    ['a royal flush in Omaha', board('omaha', 'Ah Kh 2s 3s', ROYAL), 4],
    ['a royal flush in pai gow poker', held('pai-gow-poker', 'Ah Kh Qh Jh Th 4c 6d'), 5],
    ['a royal flush in Mexican Poker', held('mexican-poker', 'Ah Kh Qh Jh 7h'), 5],
    ["a straight flush in hold'em", board('texas-holdem', '9h Kh', ROYAL), 4],
    ['a straight flush in pai gow poker', held('pai-gow-poker', '9h Kh Qh Jh Th 4c 6d'), 3],
    ["four of a kind in hold'em", board('texas-holdem', '7h 7d', FULL_OR_FOUR), 3],
    ['four of a kind in Omaha', board('omaha', '7h 7d 2s 3s', FULL_OR_FOUR), 2],
    ['four of a kind in Mexican Poker', held('mexican-poker', '7h 7d 7c 7s 2d'), 4],
    ["a full house in hold'em", board('texas-holdem', '7h 2d', FULL_OR_FOUR), 2],
    ['a full house in Crazy Pineapple', board('crazy-pineapple', '7h 2d', FULL_OR_FOUR), 1],
    ["a straight in hold'em", board('texas-holdem', '9d Kh', ROYAL), 1],
    ['a flush in Mexican Poker', held('mexican-poker', '2h 4h 6h Jh Kh'), 3],
    ['three suited 3s', held('pan-9', '3h 3h 3h'), 10],
    ['three 3s, which are nine as well', held('pan-9', '3h 3h 3d'), 4],
    ['a nine', held('pan-9', '5h 4h Kd'), 1],
    ['five jokers, four of which come first', held('hawaiian-blackjack', 'XX XX XX XX XX'), 10],
    ['two aces', held('hawaiian-blackjack', 'Ah Ad'), 1],
  ])('%s', (_, deal, points) => {
    expect(countOf(deal, POINTS)).toEqual([points]);
  });

  test('a straight is nothing in Crazy Pineapple and in Omaha', () => {
    expect(countOf(board('crazy-pineapple', '9d Kh', ROYAL), POINTS)).toEqual([]);
    expect(countOf(board('omaha', '9d Kh 2s 3s', ROYAL), POINTS)).toEqual([]);
  });
});

test('tickets are as many as the house has posted for the hand, one where it has not', () => {
  const deal = board('texas-holdem', 'Ah Kh', ROYAL);
  expect(countOf(deal, TICKETS)).toEqual([1]);
  expect(countOf(deal, { ...TICKETS, values: { holdemRoyalFlush: 10 } })).toEqual([10]);
});

describe('the race of twenty places', () => {
  const amounts = (earned: Parameters<typeof racePrizes>[0], prizes: readonly Cents[]) =>
    Object.fromEntries(
      [...racePrizes(earned, prizes)].map(([player, amount]) => [player, makeDollars(amount)]),
    );

  test('points of the period add up', () => {
    const earned = [
      { player: 'A', score: 4 },
      { player: 'B', score: 3 },
      { player: 'B', score: 2 },
    ];
    expect(amounts(earned, [usd('1000'), usd('500')])).toEqual({ B: '1000.00', A: '500.00' });
  });

  test('those who tie divide the prizes of their places', () => {
    const earned = ['A', 'B', 'C'].map((player) => ({ player, score: player === 'C' ? 1 : 7 }));
    const prizes = [usd('1000'), usd('500'), usd('250')];
    expect(amounts(earned, prizes)).toEqual({ A: '750.00', B: '750.00', C: '250.00' });
  });

  test('the twenty-first place wins nothing, whatever was announced', () => {
    const earned = Array.from({ length: 21 }, (_, index) => ({
      player: `P${index + 1}`,
      score: 100 - index,
    }));
    const won = amounts(earned, Array<Cents>(21).fill(usd('100')));
    expect(Object.keys(won)).toHaveLength(20);
    expect(won['P20']).toBe('100.00');
    expect(won['P21']).toBeUndefined();
  });
});
