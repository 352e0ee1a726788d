// What makes up a version of the rules, as one text that is the same whenever they are.
import { assert } from '#result';
import type { Activity } from '../activity.ts';
import type { InCode } from '../in-code.ts';
import type { Offering } from '../offering.ts';

/** Data only: names in order, money and other whole numbers as text; for code its version, which stands
 * beside it or around it. */
function dataOf(value: unknown, at: string, version?: number): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function') {
    assert(version !== undefined, `${at} is code without a version: the hash would not cover it`);
    return `code ${version}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => dataOf(each, at, version));
  const { codeVersion = version } = value as Partial<InCode>;
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return Object.fromEntries(
    entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, dataOf(each, `${at}.${name}`, codeVersion)]),
  );
}

/** Made-up deals and offerings to try the rules on, and hints how to count hands, are no rules. */
const rulesOnly = (activity: Activity) => ({
  ...activity,
  sample: undefined,
  looksAt: undefined,
  rows: activity.rows.map((row) => ({ ...row, examples: undefined, looksAt: undefined })),
  eligibility: activity.eligibility.map((rule) => ({ ...rule, tries: undefined })),
});

/** The activity and what a house has posted of it. Neither live meters nor the day on which the
 * sheet was put up belong to the rules, and a value that was assumed is one like any other. */
export function ruleText(activity: Activity, offering: Offering | null): string {
  const { options, values, settings, games, tables, from, until, hours, windows } = offering ?? {};
  const posted = offering && {
    options,
    values,
    settings,
    games,
    tables,
    hours,
    windows,
    from: from?.text,
    until: until?.text,
    advertisedAs: offering.advertisedAs,
    restrictions: offering.restrictions,
  };
  return JSON.stringify(dataOf({ activity: rulesOnly(activity), offering: posted }, activity.id));
}
