// An offering as the engine reads it: the choices made, and a value for everything that is open.
import type { Reading, ReadingValue } from '#games';
import type { Cents } from '#money';
import { assert } from '#result';
import type { ClaimRule } from './claim.ts';
import type { Amount, Chosen, Count, Value, ValueRule } from './value.ts';
import { parseWheel, type WheelSection } from './wheel.ts';

/** What the rules of a sheet may look at: all that is open in it, and what the house has said. */
export interface Posted {
  readonly activity: {
    readonly id: string;
    readonly values: Readonly<Record<string, ValueRule>>;
    readonly readings: readonly Reading[];
    readonly claim?: Pick<ClaimRule, 'paidIn'>;
  };
  /** The choice of each option, by the option's name. */
  readonly options: Readonly<Record<string, string>>;
  readonly values: ReadonlyMap<string, Value>;
  /** Our readings, where the house has chosen another one. */
  readonly settings: Readonly<Record<string, ReadingValue>>;
  /** What was left out and assumed, a sentence each. */
  readonly assumed: readonly string[];
}

export const isChosen = ({ options }: Pick<Posted, 'options'>, chosen: Chosen = {}): boolean =>
  Object.entries(chosen).every(([name, choices]) => choices.includes(options[name] ?? ''));

export function postedAmount({ values }: Posted, amount: Amount): Cents {
  if (typeof amount !== 'string') return amount;
  const value = values.get(amount);
  assert(typeof value === 'bigint', `${amount} is not a posted amount`);
  return value as unknown as Cents;
}

export function postedCount({ values }: Posted, count: Count): number {
  if (typeof count === 'number') return count;
  const value = values.get(count);
  assert(typeof value === 'number', `${count} is not a posted number`);
  return value;
}

/** A posted choice: a designated rank, a suit. */
export function choiceOf({ values }: Posted, name: string): string {
  const value = values.get(name);
  assert(typeof value === 'string', `${name} is not a posted choice`);
  return value;
}

/** A rank or a suit that the sheet names, or that the house posts under a name. */
export type Designated<Choice extends string> = Choice | { readonly posted: string };

export const designatedOf = (posted: Posted, choice: Designated<string>): string =>
  typeof choice === 'string' ? choice : choiceOf(posted, choice.posted);

export const isPosted = ({ values }: Posted, name: string): boolean => values.has(name);

/** How the house reads the sheet where it has the setting, or else how we do. */
export const settingOf = (
  {
    activity,
    settings,
  }: Pick<Posted, 'settings'> & {
    readonly activity: Pick<Posted['activity'], 'id' | 'readings'>;
  },
  name: string,
): ReadingValue => {
  const reading = activity.readings.find(({ setting }) => setting?.name === name);
  assert(reading?.setting !== undefined, `${activity.id} has no setting ${name}`);
  return settings[name] ?? reading.setting.default;
};

/** The wheel that is posted under a name. */
export function wheelOf({ activity, values }: Posted, name: string): readonly WheelSection[] {
  const rule = activity.values[name];
  const text = values.get(name);
  assert(rule?.kind === 'text' && rule.wheel !== undefined, `${name} is not a wheel`);
  const sections = parseWheel(String(text), rule.wheel, name);
  assert(sections.ok, `${name} was posted unread`);
  return sections.value;
}
