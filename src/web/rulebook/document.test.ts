import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { type Activity, makeActivity } from '#rules';
import { differencesOf, rebased } from './difference.ts';
import { openRanges, put, sentDocument, valueAt, wholeIn } from './document.ts';

const facts = (id: string) => makeActivity(ACTIVITIES.find((each) => each.id === id) as Activity);

describe('a document that is being written', () => {
  test('takes a value at its path, and loses what was emptied', () => {
    const seeded = put({}, 'values.seed', '5000.00');
    expect(seeded).toEqual({ values: { seed: '5000.00' } });
    expect(valueAt(seeded, 'values.seed')).toBe('5000.00');
    expect(put(seeded, 'values.seed', '')).toEqual({});
    expect(put(put({}, 'from', 'soon'), 'from', '')).toEqual({});
    expect(put({ hours: [{ from: '10:00', until: '12:00' }] }, 'hours', [])).toEqual({});
  });

  test('keeps what is no number as it was typed', () => {
    expect([wholeIn('12'), wholeIn('1.5'), wholeIn('two')]).toEqual([12, '1.5', 'two']);
  });

  test('has only the values that its choices leave open', () => {
    // The doubled spot is a value of the double wheel alone.
    const wheel = facts('bay101-prize-wheel');
    const under = (wheelKind: string) =>
      openRanges(wheel, { options: { wheel: wheelKind } }).map(([name]) => name);
    expect(under('double')).toContain('doubleSpot');
    const others = Object.keys(wheel.options['wheel']?.choices ?? {}).filter(
      (letter) => letter !== 'double',
    );
    for (const letter of others) {
      expect(under(letter)).not.toContain('doubleSpot');
      const document = { options: { wheel: letter }, values: { doubleSpot: '1.00', spots: 54 } };
      expect(sentDocument(wheel, document).values).toEqual({ spots: 54 });
    }
  });
});

describe('differences', () => {
  const posted = {
    options: { hands: 'A' },
    values: { seed: '100.00', cap: '200.00' },
    hours: [{ from: '10:00', until: '02:00' }],
  };

  test('are told field by field, with what was there and what is', () => {
    const after = put(put(posted, 'values.seed', '150.00'), 'until', '2026-12-01T00:00:00-08:00');
    expect(differencesOf(posted, after)).toEqual([
      { path: 'values.seed', before: '100.00', after: '150.00' },
      { path: 'until', before: undefined, after: '2026-12-01T00:00:00-08:00' },
    ]);
    expect(differencesOf(posted, { ...posted })).toEqual([]);
  });

  test('do not depend on the order of fields', () => {
    const turned = { ...posted, hours: [{ until: '02:00', from: '10:00' }] };
    expect(differencesOf(posted, turned)).toEqual([]);
  });

  test('one person’s changes are made on top of another’s', () => {
    const mine = put(put(posted, 'values.seed', '150.00'), 'hours', []);
    const theirs = put(posted, 'values.cap', '300.00');
    expect(rebased({ from: posted, to: mine }, theirs)).toEqual({
      options: { hands: 'A' },
      values: { cap: '300.00', seed: '150.00' },
    });
  });
});
