import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { ruleText } from '#rules';
import recorded from './rule-code.json' with { type: 'json' };
import { ruleCode } from './rule-code.ts';

const NOW = ruleCode();
const KNOWN: typeof NOW = recorded;

test.each(Object.keys(NOW))('%s: code that decides something else has another version', (id) => {
  // Where this fails: raise `codeVersion` if the sheet decides something else now; then `npm run golden`.
  expect(NOW[id]).toEqual(KNOWN[id]);
});

test('the text of the rules holds every sheet, and the version of all of its code', () => {
  for (const activity of ACTIVITIES) {
    const versions = Object.values(NOW[activity.id]?.versions ?? {});
    const told = ruleText(activity, null).match(/"code \d+"/g) ?? [];
    expect(told.length >= versions.length, activity.id).toBe(true);
    expect(told.length > 0, activity.id).toBe(versions.length > 0);
  }
});

test('code without a version is refused: no hash would cover it', () => {
  const [activity] = ACTIVITIES;
  const hidden = { ...activity, rows: [{ ...activity?.rows[0], secretly: () => true }] };
  expect(() => ruleText(hidden as never, null)).toThrow('secretly is code without a version');
});
