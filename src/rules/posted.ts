// An offering as the engine reads it: the choices made, and a value for everything that is open.
import type { ReadingValue } from '#games';
import type { Cents } from '#money';
import { assert } from '#result';
import type { Activity, Amount, Count, Row } from './activity.ts';
import type { Chosen, Value } from './value.ts';

export interface Posted {
  readonly activity: Activity;
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

/** The rows that are offered in a game, in the order of the sheet. */
export const rowsFor = (posted: Posted, game: string): readonly Row[] =>
  posted.activity.rows.filter(
    (row) => isChosen(posted, row.in) && (row.games ?? posted.activity.games).includes(game),
  );

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

export const settingOf = ({ activity, settings }: Posted, name: string): ReadingValue => {
  const reading = activity.readings.find(({ setting }) => setting?.name === name);
  assert(reading?.setting !== undefined, `${activity.id} has no setting ${name}`);
  return settings[name] ?? reading.setting.default;
};
