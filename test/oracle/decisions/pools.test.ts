// What random predictions win beside second implementations of their sheets.
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { seededSource } from '#chance';
import { dollarsOf } from '#money';
import { assert, sure } from '#result';
import { type Activity, checkAnswers, decodeOffering } from '#rules';
import { inTier } from '../../tier.ts';
import { POOLS, type Predicted } from './pools.ts';
import { diceOf } from './record.ts';

const COUNT = inTier({ quick: 100, long: 10_000 });

function oursOf(activity: Activity, predicted: Predicted): readonly string[] {
  const { pool, sample } = activity;
  assert(pool !== undefined, `${activity.id} is no pool`);
  const { values, settings, facts, entrants, results } = predicted;
  const all = { ...(sample['values'] as Record<string, unknown>), ...values };
  const posted = sure(decodeOffering(activity, { ...sample, values: all, settings }));
  const { questions } = sure(pool.open(facts));
  const problems = [
    ...entrants.flatMap(({ answers }) =>
      checkAnswers(questions, answers, { path: 'picks', of: 'picks' }),
    ),
    ...checkAnswers(questions, results, { path: 'results', of: 'results' }),
    ...(pool.contradictions?.(questions, results) ?? []),
  ];
  expect(problems).toEqual([]);
  return pool
    .prizes(entrants, { questions, results, posted })
    .map(({ player, row, amount }) => `${player} ${row} ${dollarsOf(amount)}`);
}

describe.each(POOLS.map((sheet) => [sheet.activity, sheet] as const))('%s', (id, sheet) => {
  test('random predictions win what the document gives them', () => {
    const activity = ACTIVITIES.find((each) => each.id === id) as Activity;
    let won = 0;
    for (let seed = 1; seed <= COUNT; seed++) {
      const predicted = sheet.predicted(diceOf(seededSource(seed)));
      const slow = [...sheet.decide(predicted)].sort();
      const ours = [...oursOf(activity, predicted)].sort();
      expect(ours, `seed ${seed}: ${JSON.stringify(predicted)}`).toEqual(slow);
      if (slow.length > 0) won++;
    }
    expect(won).toBeGreaterThan(COUNT / 2);
  });
});
