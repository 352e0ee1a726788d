import { describe, expect, test } from 'vitest';
import { RANKS } from '#cards';
import { seededSource } from '#chance';
import { onStage, unevenness } from '../../stage.fixture.ts';
import { HI_LO_PROGRESSIVE } from './index.ts';

const CHOICES: Readonly<Record<string, string>> = { h: 'higher', l: 'lower' };

/** Plays these cards with these guesses; an equal card is followed by the next one. */
function play(cards: string, guesses: string, settings: object = {}) {
  const offering = { ...HI_LO_PROGRESSIVE.sample, settings };
  const stage = onStage(HI_LO_PROGRESSIVE, { offering, meters: { progressive: '1500' } });
  const [first, ...rest] = cards.split(' ');
  stage.take({ step: 'deal', outcome: first as string });
  for (const letter of guesses) {
    stage.take({ step: 'guess', choice: CHOICES[letter] as string });
    while (stage.can().includes('flip')) stage.take({ step: 'flip', outcome: rest.shift() ?? '' });
  }
  expect(rest).toEqual([]);
  return stage;
}

const rowOf = (stage: ReturnType<typeof onStage>) => stage.outcome().prizes[0]?.row;

describe('the game on stage', () => {
  test('seven right guesses win the progressive, and the meter takes no step', () => {
    const stage = play('2c 3c 4c 5c 6c 7c 8c 9c', 'hhhhhhh');
    expect(stage.can()).toEqual([]);
    expect(stage.outcome()).toMatchObject({ prizes: [{ row: 'seven-correct', player: 0 }] });
    expect(stage.outcome().isAttempt).toBeUndefined();
    expect(stage.state).toMatchObject({ ended: 'progressive' });
    const { ladder } = stage.state as { ladder: readonly string[] };
    expect([ladder[0], ladder[5], ladder[7]]).toEqual([
      '$50.00 free play',
      '$350.00 cash',
      '$1,500.00',
    ]);
  });

  test('whoever stops has the level, and it was an attempt', () => {
    const stage = play('2c 3c 4c 5c 6c 7c', 'hhhhh').take('quit');
    expect(rowOf(stage)).toBe('five-correct');
    expect(stage.outcome().isAttempt).toBe(true);
  });

  test('nobody has to guess at all: $50 in free play', () => {
    expect(rowOf(play('8c', '').take('quit'))).toBe('no-correct');
  });

  test('an equal card is followed by another, on the same guess', () => {
    const stage = play('6c 6d 9s', 'h');
    expect(stage.state).toMatchObject({ correct: 1, last: 'right', cards: ['6c', '6d', '9s'] });
  });

  test('a first miss is forgiven below the third level, a second one is not', () => {
    expect(play('9c 2c', 'h').state).toMatchObject({ last: 'forgiven', hasFreeMiss: false });
    expect(rowOf(play('9c 2c 8c 3c', 'hhh'))).toBe('missed');
    expect(rowOf(play('2c 3c 4c 2d', 'hhh'))).toBe('missed');
  });

  test('without a right guess a miss leaves $50, or $100 as the house reads it', () => {
    expect(rowOf(play('9c 8c 7c', 'hh'))).toBe('no-correct');
    expect(rowOf(play('9c 8c 7c', 'hh', { missWithNone: '100-free-play' }))).toBe('missed');
  });
});

describe('what cannot be done', () => {
  const dealt = () => onStage(HI_LO_PROGRESSIVE, { meters: { progressive: '1000' } });

  test('a guess before there is a card, a card before there is a guess', () => {
    expect(dealt().wrong({ step: 'guess', choice: 'higher' })).toContain('step');
    expect(dealt().take('deal').wrong({ step: 'flip' })).toContain('step');
  });

  test('a card that lies open already, a guess that is none, a step after the end', () => {
    const stage = dealt().take({ step: 'deal', outcome: 'Ah' });
    expect(stage.wrong({ step: 'guess', choice: 'equal' })).toContain('choice');
    stage.take({ step: 'guess', choice: 'lower' });
    expect(stage.wrong({ step: 'flip', outcome: 'Ah' })).toContain('outcome');
    stage.take({ step: 'flip', outcome: 'Kh' }).take('quit');
    expect(stage.wrong({ step: 'quit' })).toContain('is over');
  });
});

test('the second card has each of the twelve other ranks equally often (chi-square, 99%)', () => {
  const source = seededSource(12);
  const counts = new Map<string, number>();
  for (let game = 0; game < 12_000; game++) {
    const stage = onStage(HI_LO_PROGRESSIVE, { meters: { progressive: '1000' }, source });
    stage.take({ step: 'deal', outcome: '7c' }).take({ step: 'guess', choice: 'higher' });
    const { state } = stage.take('flip');
    const [, second = ''] = state.picture === 'hi-lo' ? state.cards : [];
    counts.set(second.charAt(0), (counts.get(second.charAt(0)) ?? 0) + 1);
  }
  const others = RANKS.filter((rank) => rank !== '7').map((rank) => counts.get(rank) ?? 0);
  // Eleven degrees of freedom; of the sevens three cards are left instead of four.
  expect(unevenness(others)).toBeLessThan(24.725);
  expect((counts.get('7') as number) / 12_000).toBeCloseTo(3 / 51, 2);
});
