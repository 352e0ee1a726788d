// What an approval leaves open: a value inside a range, to be posted by the house before it counts.

import { RANKS, type Rank, SUITS, type Suit } from '#cards';
import { type Cents, compare, countOf, isZero, showDollars, subtract, usd } from '#money';
import { given } from '#result';
import { type WheelTerms, wheelText } from './wheel.ts';

interface Open {
  readonly title: string;
  readonly clause: string;
  /** Only under these choices of an option: `{ hands: ['A', 'B'] }`. */
  readonly in?: Chosen;
  /** Only where the offering has one of these games. */
  readonly games?: readonly string[];
  /** The house may do without it; left out, it is not offered. */
  readonly optional?: true;
  /** The documents do not define it, so that nothing can be assumed: the house must say it. */
  readonly required?: true;
  /** No hand is judged by it, so that a question may leave it out; a house that posts must say it. */
  readonly saidWhenPosted?: true;
  /** It may have another value during posted hours. */
  readonly inWindow?: true;
  /** No other value is offered at the same time. */
  readonly isAlone?: true;
  /** Names that it had before: offerings that were posted under one are still read. */
  readonly formerly?: readonly string[];
}

/** Choices of options, by the option's name. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export type ValueRule =
  | DollarsRule
  | WholeRule
  | ChoiceRule
  /** Words of the house that a posting needs, as the times of a drawing; no rule reads them. */
  | (Open & {
      readonly kind: 'text';
      /** What it means to the machine, which reads it too. */
      readonly reads?: 'times' | 'drawing-times' | 'date';
      /** It says what stands on a wheel. */
      readonly wheel?: WheelTerms;
    })
  | ChartRule;

interface ChoiceRule extends Open {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  /** Choices that are played for, each in this show of another sheet. */
  readonly plays?: Readonly<Record<string, string>>;
  /** It was free words once. In offerings of that day they are the description of this choice, unless
   * they are a choice themselves; and which value has them. */
  readonly wordsWere?: { readonly choice: string; readonly in: string };
}

export interface DollarsRule extends Open {
  readonly kind: 'dollars';
  readonly least: Cents;
  /** Undefined where the sheet sets only a minimum. */
  readonly most?: Cents;
  readonly step?: Cents;
  /** Where a choice of an option has a higher low end. */
  readonly leastFor?: { readonly option: string; readonly least: Readonly<Record<string, Cents>> };
}

export interface WholeRule extends Open {
  readonly kind: 'whole';
  readonly least: number;
  readonly most?: number;
}

/** An amount for each of several things. */
export interface ChartRule extends Open {
  readonly kind: 'chart';
  readonly entries: readonly string[];
  readonly least: Cents;
  /** Undefined where the sheet sets only a minimum. */
  readonly most?: Cents;
}

export type Value = Cents | number | string | Readonly<Record<string, Cents>>;

/** An amount that the sheet fixes, or the name of a value that the house posts. */
export type Amount = Cents | string;
export type Count = number | string;

export type More = Partial<Omit<Open, 'title' | 'clause'>>;

/** An amount from `least` to `most` dollars, both included. */
export const dollars = (
  title: string,
  [least, most]: readonly [string, string?],
  clause: string,
  more: More & Pick<Partial<DollarsRule>, 'step' | 'leastFor'> = {},
): DollarsRule => ({
  kind: 'dollars',
  title,
  least: usd(least),
  ...(most === undefined ? {} : { most: usd(most) }),
  clause,
  ...more,
});

export const whole = (
  title: string,
  [least, most]: readonly [number, number?],
  clause: string,
  more: More = {},
): WholeRule =>
  given({
    kind: 'whole',
    title,
    least,
    most,
    clause,
    ...more,
  });

export const choice = (
  title: string,
  choices: readonly string[],
  clause: string,
  more: More & Pick<ChoiceRule, 'plays' | 'wordsWere'> = {},
): ValueRule => ({ kind: 'choice', title, choices, clause, ...more });

export const rankChoice = (title: string, clause: string, more: More = {}): ValueRule =>
  choice(title, RANKS satisfies readonly Rank[], clause, more);

export const suitChoice = (title: string, clause: string, more: More = {}): ValueRule =>
  choice(title, SUITS satisfies readonly Suit[], clause, more);

export const text = (title: string, clause: string, more: More = {}): ValueRule => ({
  kind: 'text',
  title,
  clause,
  ...more,
});

/** Times of the day, as `12:00, 16:00`. */
export const timesOfDay = (title: string, clause: string, more: More = {}): ValueRule => ({
  kind: 'text',
  reads: 'times',
  title,
  clause,
  ...more,
});

/** Times of drawings, of every day, a weekday or a date: `Friday 21:00, 2026-12-19 20:00`. */
export const drawingTimes = (title: string, clause: string, more: More = {}): ValueRule => ({
  kind: 'text',
  reads: 'drawing-times',
  title,
  clause,
  ...more,
});

/** A date, as `2026-11-29`. */
export const date = (title: string, clause: string, more: More = {}): ValueRule => ({
  kind: 'text',
  reads: 'date',
  title,
  clause,
  ...more,
});

/** The sections of a wheel, as `20 of $50, 1 of $1,000`. */
export const wheel = (
  title: string,
  terms: WheelTerms,
  clause: string,
  more: More = {},
): ValueRule => ({ kind: 'text', wheel: terms, title, clause, ...more });

export const chart = (
  title: string,
  {
    entries,
    range: [least, most],
  }: {
    readonly entries: readonly string[];
    readonly range: readonly [string, string?];
  },
  clause: string,
  more: More = {},
): ChartRule => ({
  kind: 'chart',
  title,
  entries,
  least: usd(least),
  ...(most === undefined ? {} : { most: usd(most) }),
  clause,
  ...more,
});

const dollarsRange = (least: Cents, most: Cents | undefined): string => {
  if (most === undefined) return `${showDollars(least)} or more`;
  return compare(least, most) === 0
    ? showDollars(least)
    : `${showDollars(least)} to ${showDollars(most)}`;
};

const READS = {
  times: 'a list of times of the day, as in 12:00, 16:00',
  'drawing-times': 'a list of times, as in 18:00, Friday 21:00, 2026-12-19 20:00',
  date: 'a date, as in 2026-11-29',
} as const;

/** The range as a person reads it. */
export function rangeText(rule: ValueRule): string {
  switch (rule.kind) {
    case 'dollars':
      return rule.step === undefined
        ? dollarsRange(rule.least, rule.most)
        : `${dollarsRange(rule.least, rule.most)} in steps of ${showDollars(rule.step)}`;
    case 'whole':
      return rule.most === undefined ? `${rule.least} or more` : `${rule.least} to ${rule.most}`;
    case 'choice':
      return `one of ${rule.choices.join(', ')}`;
    case 'text':
      if (rule.wheel !== undefined) return wheelText(rule.wheel);
      return rule.reads === undefined ? 'in words of the house' : READS[rule.reads];
    case 'chart':
      return `${dollarsRange(rule.least, rule.most)} for each of ${rule.entries.join(', ')}`;
  }
}

/** The rule as it is under some choices. */
export function ruleUnder(rule: ValueRule, options: Readonly<Record<string, string>>): ValueRule {
  if (rule.kind !== 'dollars' || rule.leastFor === undefined) return rule;
  const { option, least } = rule.leastFor;
  return { ...rule, least: least[options[option] ?? ''] ?? rule.least };
}

/** The value where the house has given none: the low end. */
export function lowEndOf(rule: ValueRule): Value | undefined {
  if (rule.optional || rule.required) return undefined;
  switch (rule.kind) {
    case 'dollars':
    case 'whole':
      return rule.least;
    case 'choice':
      return rule.choices[0];
    case 'text':
      return undefined;
    case 'chart':
      return Object.fromEntries(rule.entries.map((entry) => [entry, rule.least]));
  }
}

/** Whether an amount lies in the range and on its step. */
export function isInDollars(
  { least, most, step }: Pick<DollarsRule, 'least' | 'most' | 'step'>,
  amount: Cents,
): boolean {
  if (compare(amount, least) < 0) return false;
  if (most !== undefined && compare(amount, most) > 0) return false;
  if (step === undefined || isZero(step)) return true;
  return countOf(subtract(amount, least)) % countOf(step) === 0n;
}
