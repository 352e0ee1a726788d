// Answers the writer of a sheet: what the house has posted, or on the approved sheet the range. It
// notes what is asked for and was not stated, with the item that needs it, so a posting is refused
// for exactly what it would have had to print.
import type { Cents } from '#money';
import { assert, type Problem } from '#result';
import type { Activity, PostingItem } from '../activity.ts';
import { isNeeded } from '../decode-offering.ts';
import type { Offering } from '../offering.ts';
import type { Amount, Count, ValueRule } from '../value.ts';
import { approvedWords, moneyWords, rangeWords, valueWords } from './words.ts';

export interface Teller {
  readonly activity: Activity;
  /** What the house posts; null on the approved sheet. */
  readonly offering: Offering | null;
  readonly meters: Readonly<Record<string, Cents>>;
  /** The same teller, asked on behalf of other items. */
  under(items: readonly string[]): Teller;
  /** Notes something that the offering lacks. */
  lacks(path: string, what: string): void;
  /** A value that must be said; empty where it was noted as missing. */
  value(name: string): string;
  amount(amount: Amount): string;
  count(count: Count): string;
  /** Whether there is something to say about a value: the house has said it, or it is open. */
  has(name: string): boolean;
  /** Whether the posting list has the item. */
  wants(item: string): boolean;
  /** Values that were asked for, and those in effect that were not, by their names. */
  told(): ReadonlySet<string>;
  untold(): readonly string[];
  problems(): readonly Problem[];
}

export const itemKey = (item: PostingItem): string =>
  typeof item === 'string' ? item : `value:${item.value}`;

interface Lack {
  readonly what: string;
  readonly items: Set<string>;
}

export function tellerOf(
  activity: Activity,
  offering: Offering | null,
  meters: Readonly<Record<string, Cents>> = {},
): Teller {
  const { posting } = activity;
  const wanted = new Set(posting.items.map(itemKey));
  const lacking = new Map<string, Lack>();
  const told = new Set<string>();

  const ruleOf = (name: string): ValueRule | undefined =>
    Object.hasOwn(activity.values, name) ? activity.values[name] : undefined;
  const isSaid = (name: string): boolean => offering?.given.has(`values.${name}`) ?? true;

  const make = (items: readonly string[]): Teller => {
    const lacks = (path: string, what: string): void => {
      const known = lacking.get(path) ?? { what, items: new Set() };
      for (const item of items) known.items.add(item);
      lacking.set(path, known);
    };
    const value = (name: string): string => {
      told.add(name);
      const rule = ruleOf(name);
      assert(rule !== undefined, `${activity.id} leaves no value ${name} open`);
      if (offering === null) return approvedWords(rule);
      const posted = offering.values.get(name);
      if (posted !== undefined && isSaid(name)) return valueWords(rule, posted);
      const range = rule.kind === 'text' ? '' : `, ${rangeWords(rule)}`;
      const path = `offering.values.${name}`;
      lacks(path, `${rule.title}${range} (${rule.clause})`);
      const own = `value:${name}`;
      if (wanted.has(own)) lacking.get(path)?.items.add(own);
      return '';
    };
    return {
      activity,
      offering,
      meters,
      under: make,
      lacks,
      value,
      amount: (amount) => (typeof amount === 'string' ? value(amount) : moneyWords(amount)),
      count: (count) => (typeof count === 'string' ? value(count) : String(count)),
      has: (name) => ruleOf(name) !== undefined && isSaid(name),
      wants: (item) => wanted.has(item),
      told: () => new Set(told),
      untold: () =>
        Object.entries(activity.values)
          .filter(([name, rule]) => !told.has(name) && (!offering || isNeeded(rule, offering)))
          .map(([name]) => name),
      problems: () =>
        [...lacking].map(([path, { what, items: needing }]) => ({
          path,
          message:
            `is missing: ${what}; the posting must say it under ` +
            `${[...needing].join(', ')} (${posting.clause})`,
        })),
    };
  };
  return make([]);
}
