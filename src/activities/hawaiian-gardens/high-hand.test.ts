import { describe, expect, test } from 'vitest';
import { type Cents, dollarsOf, usd } from '#money';
import { answerQualify, decodeOffering } from '#rules';
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

// Two hole cards, then five of the board; seven of one's own in stud and pai gow poker.
const ROYAL = 'Ah Kh Qh Jh Th 4c 6d';
const STRAIGHT_FLUSH = '9h Kh Qh Jh Th 4c 6d';
const FOUR = '7h 7d 7c 7s 4h 6d 9c';
const FULL = '7h 7d 7c 4s 4h 6d 9c';
const FLUSH = '8h Kh Qh Jh Th 4c 6d';
const STRAIGHT = '9d Kh Qh Jh Th 4c 6d';
const THREE = '7h 7d 7c Ks 4h 2d 9c';

const flop =
  (game: string, spare = '') =>
  (cards: string) =>
    board(game, cards.slice(0, 5) + spare, cards.slice(6));
const own = (game: string) => (cards: string) => held(game, cards);

const HOLDEM = [
  [ROYAL, 10],
  [STRAIGHT_FLUSH, 4],
  [FOUR, 3],
  [FULL, 2],
  [FLUSH, 1],
  [STRAIGHT, 1],
  [THREE, 0],
] as const;
const PINEAPPLE = [
  [ROYAL, 5],
  [STRAIGHT_FLUSH, 3],
  [FOUR, 2],
  [FULL, 1],
  [FLUSH, 1],
  [STRAIGHT, 0],
  [THREE, 0],
] as const;
const OMAHA = [[ROYAL, 4], ...PINEAPPLE.slice(1)] as const;
const PAI_GOW = [
  [ROYAL, 5],
  [STRAIGHT_FLUSH, 3],
  [FOUR, 3],
  [FULL, 2],
  [FLUSH, 1],
  [STRAIGHT, 1],
  [THREE, 0],
] as const;

describe('Designated High Hands: points', () => {
  test.each([
    ["Texas Hold'em", flop('texas-holdem'), HOLDEM],
    ['Seven-Card Stud', own('seven-card-stud'), HOLDEM],
    ['Seven-Card High-Low Split', own('seven-card-stud-high-low'), HOLDEM],
    ['Crazy Pineapple', flop('crazy-pineapple'), PINEAPPLE],
    ['Omaha', flop('omaha', ' 2s 3s'), OMAHA],
    ['Omaha Hi/Lo', flop('omaha-high-low', ' 2s 3s'), OMAHA],
    ['Pai Gow Poker', own('pai-gow-poker'), PAI_GOW],
    ["Joker's Wild Pai Gow Poker", own('jokers-wild-pai-gow-poker'), PAI_GOW],
    [
      'Mexican Poker',
      own('mexican-poker'),
      [
        ['Ah Kh Qh Jh 7h', 5],
        ['3h 4h 5h 6h 7h', 5],
        ['7h 7d 7c 7s 2d', 4],
        ['2h 4h 6h Jh Kh', 3],
        ['3h 4d 5c 6s 7h', 2],
        ['7h 7d 7c Ks Kd', 2],
        ['7h 7d 7c Ks Qd', 1],
        ['7h 7d Kc Ks Qd', 0],
      ] as const,
    ],
    [
      'Pan 9',
      own('pan-9'),
      [
        ['3h 3h 3h', 10],
        ['3h 3h 3d', 4],
        ['5h 4h Kd', 1],
        ['5h 3h Kd Ac', 0],
      ] as const,
    ],
    [
      'Hawaiian Blackjack',
      own('hawaiian-blackjack'),
      [
        ['XX XX XX XX XX', 10],
        ['XX XX XX XX 3h', 4],
        ['Ah Ad', 1],
        ['Ah Kd', 0],
      ] as const,
    ],
  ])('%s', (_, deal, worth) => {
    for (const [cards, points] of worth) {
      expect([cards, ...countOf(deal(cards), POINTS)]).toEqual([
        cards,
        ...(points === 0 ? [] : [points]),
      ]);
    }
  });

  test('a better hand earns what the lesser ones in it are worth only by the other reading', () => {
    const all = { ...POINTS, settings: { nestedRows: 'all-that-apply' } };
    const counts = (cards: string, game: string) =>
      countOf(held(game, cards), all).sort((a, b) => b - a);
    // Three 3s of one suit are three 3s, and nine.
    expect(counts('3h 3h 3h', 'pan-9')).toEqual([10, 4, 1]);
    expect(counts('XX XX XX XX XX', 'hawaiian-blackjack')).toEqual([10, 4]);
  });
});

test('tickets are as many as the house has posted for the hand, one where it has not', () => {
  const deal = flop('texas-holdem')(ROYAL);
  expect(countOf(deal, TICKETS)).toEqual([1]);
  expect(countOf(deal, { ...TICKETS, values: { holdemRoyalFlush: 10 } })).toEqual([10]);
});

describe('the race of twenty places', () => {
  const amounts = (earned: Parameters<typeof racePrizes>[0], prizes: readonly Cents[]) =>
    Object.fromEntries(
      [...racePrizes(earned, prizes)].map(([player, amount]) => [player, dollarsOf(amount)]),
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

  test('two at the twentieth place divide its prize, three at the nineteenth the last two', () => {
    const prizes = Array.from({ length: 20 }, (_, at) => usd(`${200 - at * 10}`));
    const race = (tied: number, from: number) =>
      Array.from({ length: from - 1 + tied }, (_, index) => ({
        player: `P${index + 1}`,
        score: 100 - Math.min(index, from - 1),
      }));
    // The last two prizes are $20 and $10.
    expect(amounts(race(2, 20), prizes)).toMatchObject({ P19: '20.00', P20: '5.00', P21: '5.00' });
    expect(amounts(race(3, 19), prizes)).toMatchObject({
      P18: '30.00',
      P19: '10.00',
      P20: '10.00',
      P21: '10.00',
    });
    const all = race(21, 1);
    // $2,100 / 21: all are first.
    const [first] = Object.values(amounts(all, prizes));
    expect(first).toBe('100.00');
  });

  test('a place that nothing was announced for wins nothing', () => {
    const earned = [
      { player: 'A', score: 4 },
      { player: 'B', score: 3 },
    ];
    expect(amounts(earned, [usd('1000'), usd('0')])).toEqual({ A: '1000.00' });
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

test('the sheet sets no end to what a place or a drawing may be worth', () => {
  const isRead = (offering: object) => decodeOffering(HIGH_HAND, offering).ok;
  const places = Array.from({ length: 20 }, (_, at) => [`${at + 1}`, '2500000.00']);
  expect(isRead({ ...POINTS, values: { placePrizes: Object.fromEntries(places) } })).toBe(true);
  expect(isRead({ ...TICKETS, values: { prize: '2500000.00' } })).toBe(true);
});
