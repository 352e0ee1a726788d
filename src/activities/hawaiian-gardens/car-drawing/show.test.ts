import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { playShow } from '../../play-show.fixture.ts';
import { CAR_DRAWING } from './index.ts';

const keys = (players: number, more = {}) => playShow(CAR_DRAWING, 'keys', { players, ...more });
const envelope = (choice: string) => ({ step: 'take-envelope', choice });

/** Three holders with the cards 10, ace and 3; they choose in the order 2, 3, 1. */
const chosen = (more = {}) =>
  keys(3, more).take('10', 'A', '3').take(envelope('2'), envelope('3'), envelope('1'));

describe('rules 7 and 8', () => {
  test('each holder draws one of the cards from ace to ten that are left', () => {
    const show = keys(3);
    expect(show.outcomes('draw-card')).toHaveLength(10);
    expect(show.take('A').outcomes('draw-card')).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ]);
    expect(show.take('A').refused({ step: 'draw-card', outcome: 'A' })).toEqual(['outcome']);
  });

  test('the ace chooses an envelope first, of those that are left', () => {
    const show = keys(3).take('10', 'A', '3');
    expect(show.choices('take-envelope')).toEqual(['1', '2', '3']);
    expect(show.take(envelope('2')).choices('take-envelope')).toEqual(['1', '3']);
    expect(chosen().state['taken']).toEqual([
      { player: 1, envelope: '2' },
      { player: 2, envelope: '3' },
      { player: 0, envelope: '1' },
    ]);
  });

  test('keys are tried from the ace up until the car starts', () => {
    const show = chosen().take('does not start', 'starts');
    expect(show.steps()).toEqual([]);
    expect(show.prizes()).toEqual(['player 3 car A new four-door sedan']);
  });

  test('with as many envelopes as holders the last key starts it', () => {
    const show = chosen().take('does not start', 'does not start');
    expect(show.outcomes('try-key')).toEqual(['starts']);
    expect(show.take('starts').prizes()).toEqual(['player 1 car A new four-door sedan']);
  });

  test('with ten envelopes for three holders nobody may win', () => {
    const show = chosen({ settings: { envelopes: 'always-ten' } });
    const over = show.take('does not start', 'does not start', 'does not start');
    expect(over.steps()).toEqual([]);
    expect(over.prizes()).toEqual([]);
  });

  test('by chance each holder of ten starts the car alike', () => {
    const source = seededSource(5);
    const wins = new Array<number>(10).fill(0);
    for (let times = 0; times < 2000; times++) {
      let show = keys(10, { source });
      while (show.steps().length > 0) {
        const [step] = show.steps();
        const [choice] = show.choices('take-envelope');
        show = show.take(
          step === 'take-envelope' ? envelope(choice as string) : { step: step as string },
        );
      }
      const { taken, triedCount } = show.state as {
        taken?: readonly { readonly player: number }[];
        triedCount?: number;
      };
      const player = taken?.[(triedCount ?? 0) - 1]?.player ?? 0;
      wins[player] = (wins[player] as number) + 1;
    }
    // 9 degrees of freedom: 99 in 100 samples stay below 21.7.
    const chiSquare = wins.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(chiSquare).toBeLessThan(21.7);
  });
});
