import { describe, expect, test } from 'vitest';
import { seededSource } from '#chance';
import { decodeOffering } from '#rules';
import { playShow } from '../../play-show.fixture.ts';
import { BIG_SPIN } from './index.ts';

const SPIN = { step: 'spin' };

describe('the spin (rule 7)', () => {
  test('pays the section that the pointer stands in', () => {
    const show = playShow(BIG_SPIN, 'big-spin').take('$250.00');
    expect(show.steps()).toEqual([]);
    expect(show.prizes()).toEqual(['player 1 spin 250.00']);
  });

  test('is made again on a line, until the pointer stands in a section', () => {
    const show = playShow(BIG_SPIN, 'big-spin').take('on a line', 'on a line');
    expect(show.steps()).toEqual(['spin', 'forfeit']);
    expect(show.prizes()).toEqual([]);
    expect(show.take('$50.00').prizes()).toEqual(['player 1 spin 50.00']);
  });

  test('may be given up: then nobody has won', () => {
    const show = playShow(BIG_SPIN, 'big-spin').take({ step: 'forfeit' });
    expect(show.steps()).toEqual([]);
    expect(show.prizes()).toEqual([]);
  });

  test('can come to every amount of the wheel, and to a line', () => {
    expect(playShow(BIG_SPIN, 'big-spin').outcomes('spin')).toEqual(
      expect.arrayContaining([
        '$50.00',
        '$100.00',
        '$250.00',
        '$1,000.00',
        '$100,000.00',
        'on a line',
      ]),
    );
  });

  test('by chance stops in each of the 50 sections alike', () => {
    const source = seededSource(7);
    const counts = new Array<number>(50).fill(0);
    const show = playShow(BIG_SPIN, 'big-spin', { source });
    for (let spin = 0; spin < 20_000; spin++) {
      const { stops } = show.take(SPIN).state as { readonly stops?: readonly number[] };
      const [stop = 0] = stops ?? [];
      counts[stop] = (counts[stop] as number) + 1;
    }
    // 49 degrees of freedom: 99 in 100 samples stay below 74.9.
    const chiSquare = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
    expect(chiSquare).toBeLessThan(74.9);
  });
});

describe('the posted wheel', () => {
  const wheel = (values: Record<string, string>) =>
    decodeOffering(BIG_SPIN, {
      ...BIG_SPIN.sample,
      values: { ...(BIG_SPIN.sample['values'] as object), ...values },
    });
  const pathsOf = (values: Record<string, string>) => {
    const read = wheel(values);
    return read.ok ? [] : read.error.map(({ path }) => path);
  };

  test('has amounts of $50 to $100,000 only', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ sections: '1 of $49.99, 1 of $100,000' })).toEqual([
      'offering.values.sections',
    ]);
    expect(pathsOf({ sections: '1 of $50, 1 of $100,000.01' })).toEqual([
      'offering.values.sections',
    ]);
    expect(pathsOf({ sections: '1 of $50, 1 of a watch worth $100' })).toEqual([
      'offering.values.sections',
    ]);
    expect(pathsOf({ sections: 'plenty of $50' })).toEqual(['offering.values.sections']);
  });

  test('has the lowest and the highest amount that are posted', () => {
    const sections = '3 of $100, 1 of $5,000';
    const paths = ['offering.values.lowestSection', 'offering.values.highestSection'];
    expect(pathsOf({ sections })).toEqual(paths);
    const ends = { lowestSection: '100.00', highestSection: '5000.00' };
    expect(pathsOf({ sections, ...ends })).toEqual([]);
  });
});
