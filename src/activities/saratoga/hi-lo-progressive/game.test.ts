import { describe, expect, test } from 'vitest';
import { cardsOf, deal, leftIn, orderedShoe } from '#cards';
import { usd } from '#money';
import {
  drawingHours,
  flip,
  type Guess,
  guess,
  type HiLoGame,
  type HiLoSettings,
  quit,
  start,
} from './game.ts';
import { HI_LO_PROGRESSIVE } from './index.ts';

const SETTINGS: HiLoSettings = { missWithNone: '50-free-play', freeMisses: 'one' };

const GUESSES: Readonly<Record<string, Guess>> = { h: 'higher', l: 'lower' };

/** Plays `cards` to their end with the guesses `h` and `l`; a player with no guess left quits. */
function play(cards: string, guesses: string, settings = SETTINGS): HiLoGame {
  let shoe = orderedShoe(cardsOf(cards));
  const next = () => {
    const [[card], rest] = deal(shoe, 1);
    shoe = rest;
    return card as NonNullable<typeof card>;
  };
  let game: HiLoGame = start(next());
  for (const letter of guesses) {
    if (game.state !== 'choosing') break;
    game = guess(game, GUESSES[letter] as Guess);
    while (game.state === 'flipping') game = flip(game, next(), settings);
  }
  // A card left over is a card the rule should have used.
  expect(leftIn(shoe)).toBe(0);
  return game.state === 'choosing' ? quit(game) : game;
}

const freePlay = (amount: string) => ({ pays: 'free-play', amount: usd(amount) });
const cash = (amount: string) => ({ pays: 'cash', amount: usd(amount) });

describe('the ladder', () => {
  const climb = '2c 3c 4c 5c 6c 7c 8c 9c'.split(' ');
  test.each([
    [0, freePlay('50')],
    [1, freePlay('100')],
    [2, freePlay('150')],
    [3, freePlay('200')],
    [4, freePlay('250')],
    [5, cash('350')],
    [6, cash('500')],
  ])('%i correct guesses can be kept', (correct, prize) => {
    const game = play(climb.slice(0, correct + 1).join(' '), 'h'.repeat(correct));
    expect(game).toEqual({ state: 'over', ended: 'quit', correct, prize });
  });

  test('the seventh wins the progressive and ends the game', () => {
    expect(play(climb.join(' '), 'hhhhhhh')).toEqual({
      state: 'over',
      ended: 'progressive',
      correct: 7,
      prize: { pays: 'progressive' },
    });
  });
});

describe('a flip', () => {
  test('compares with the card before it, and the ace is high', () => {
    expect(play('Kc Ah 2d 3s', 'hlh')).toMatchObject({ ended: 'quit', correct: 3 });
  });

  test('of the same rank does not count: the guess stands for the next card', () => {
    expect(play('6c 6d 6h 9s', 'h')).toMatchObject({ ended: 'quit', correct: 1 });
    expect(play('6c 9s 9d 9h 2c', 'hl')).toMatchObject({ ended: 'quit', correct: 2 });
  });
});

describe('a wrong guess', () => {
  test('drops the winnings to $100 in free play and ends the game', () => {
    const missed = { ended: 'missed', prize: freePlay('100') };
    expect(play('2c 3c 4c 5c 2d', 'hhhh')).toMatchObject({ ...missed, correct: 3 });
    expect(play('2c 3c 4c 5c 6c 7c 8c 2d', 'hhhhhhh')).toMatchObject({ ...missed, correct: 6 });
  });

  test('is free once on the way to the first or the second level', () => {
    expect(play('9c 2c 3c', 'hh')).toMatchObject({ ended: 'quit', correct: 1 });
    expect(play('2c 9c 3c 4c', 'hhh')).toMatchObject({ ended: 'quit', correct: 2 });
  });

  test('is not free a second time, nor from the third level on', () => {
    const missed = { ended: 'missed', prize: freePlay('100') };
    expect(play('9c 2c 8c 3c', 'hhh')).toMatchObject({ ...missed, correct: 1 });
    expect(play('2c 3c 4c 2d', 'hhh')).toMatchObject({ ...missed, correct: 2 });
  });

  test('is free once at each level by the other reading', () => {
    const settings = { ...SETTINGS, freeMisses: 'one-a-level' } as const;
    expect(play('9c 2c 8c 3c 4c', 'hhhh', settings)).toMatchObject({ ended: 'quit', correct: 2 });
  });

  test('never pays more than no correct guess does, unless the house reads it so', () => {
    expect(play('9c 8c 7c', 'hh')).toMatchObject({ ended: 'missed', prize: freePlay('50') });
    const settings = { ...SETTINGS, missWithNone: '100-free-play' } as const;
    expect(play('9c 8c 7c', 'hh', settings)).toMatchObject({ prize: freePlay('100') });
  });
});

test('the progressive begins at $1,000, rises by $500 with each game and falls to the casino at night', () => {
  const reverts = { setting: 'nightEnd', value: 'reverts' };
  expect(HI_LO_PROGRESSIVE.fund.meters).toMatchObject([
    { seed: usd('1000'), reseed: usd('1000'), perAttempt: usd('500'), fallsToHouse: reverts },
  ]);
});

test('a winner is selected within each hour from 2 to 11 pm; a tenth at 11 by the other reading', () => {
  expect(drawingHours('nine')).toHaveLength(9);
  expect(drawingHours('nine')).toContain('14:00');
  expect(drawingHours('nine')).not.toContain('23:00');
  expect(drawingHours('ten').at(-1)).toBe('23:00');
});
