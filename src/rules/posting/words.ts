// How a sheet on the wall says amounts, parts, days and hours.
import { RANKS, SUITS } from '#cards';
import {
  type Cents,
  compare,
  isZero,
  makeDecimal,
  makeRatio,
  multiplyRatios,
  type Ratio,
  ratio,
  ratioOf,
  showDollars,
  usd,
} from '#money';
import type { OptionGroup } from '../activity.ts';
import type { Hours, Moment } from '../moment.ts';
import { showValue } from '../read-value.ts';
import { rangeText, type Value, type ValueRule } from '../value.ts';

/** Whole dollars without their cents, wherever they stand in a text: `$500`, `$1,250.50`. */
export const withoutZeros = (text: string): string => text.replace(/(\$[\d,]+)\.00(?!\d)/g, '$1');

export const moneyWords = (amount: Cents): string => withoutZeros(showDollars(amount));

const HUNDRED = ratioOf(100n);

/** `12.5%`; a part that has no end in decimals stays a fraction. */
export function percentWords(part: Ratio): string {
  const text = `${makeDecimal(multiplyRatios(part, HUNDRED), { digits: 2, rounding: 'down' })}%`;
  const isExact = makeRatio(ratio(text)) === makeRatio(part);
  return isExact ? text.replace(/\.?0+%$/, '%') : makeRatio(part);
}

const CARD_WORDS: Readonly<Record<string, string>> = {
  T: '10',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  c: 'clubs',
  d: 'diamonds',
  h: 'hearts',
  s: 'spades',
};

const isAllIn = (choices: readonly string[], known: readonly string[]): boolean =>
  choices.every((choice) => known.includes(choice));

/** A choice as people call it, where it is a rank or a suit of cards. */
function choiceWords(choice: string, choices: readonly string[]): string {
  const isCard = isAllIn(choices, RANKS) || isAllIn(choices, SUITS);
  return isCard ? (CARD_WORDS[choice] ?? choice) : choice;
}

export function valueWords(rule: ValueRule, value: Value): string {
  if (rule.kind === 'choice') return choiceWords(value as string, rule.choices);
  if (rule.kind === 'whole') return Number(value).toLocaleString('en-US');
  if (rule.kind === 'text') return whenWords(value as string);
  return withoutZeros(showValue(value));
}

export function rangeWords(rule: ValueRule): string {
  if (rule.kind !== 'choice') return withoutZeros(rangeText(rule));
  return `one of ${rule.choices.map((each) => choiceWords(each, rule.choices)).join(', ')}`;
}

const CENT = usd('0.01');
const OPEN = 'as the house posts it';

/** What a document approves. An end that it leaves open is no figure: the cent that an amount has at
 * the least is said by no one. */
export function approvedWords(rule: ValueRule): string {
  switch (rule.kind) {
    case 'dollars':
    case 'chart': {
      const { least, most } = rule;
      const isOpenBelow = isZero(least) ? most === undefined : compare(least, CENT) === 0;
      if (!isOpenBelow) return rangeWords(rule);
      const range = most === undefined ? OPEN : `up to ${moneyWords(most)}`;
      return rule.kind === 'chart' ? `${range} for each of ${rule.entries.join(', ')}` : range;
    }
    case 'whole':
      return rule.least <= 1 && rule.most === undefined ? OPEN : rangeWords(rule);
    case 'text':
      return rule.wheel === undefined && rule.reads === undefined ? rangeWords(rule) : OPEN;
    case 'choice':
      return rangeWords(rule);
  }
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b and c`; `a; b, b; and c` where there are commas inside. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length <= 1) return words.join('');
  const [mark, before] = words.some((each) => each.includes(', ')) ? ['; ', ';'] : [', ', ''];
  return `${words.slice(0, -1).join(mark)}${before} ${last} ${words.at(-1)}`;
}

/** A choice by its letter or number in the document; by its words where it has none there. */
export const choiceTitle = ({ choices }: OptionGroup, choice: string): string =>
  /^[a-z]/.test(choice) ? (choices[choice] ?? choice) : choice;

/** `A – losing hand 50%`. */
export function choiceLine(option: OptionGroup, choice: string, mark = ' – '): string {
  const words = option.choices[choice] ?? choice;
  return [...new Set([choiceTitle(option, choice), words])].join(mark);
}

/** As many of it as there are: `1 ticket`, `2 tickets`. */
export const counted = (count: string, noun: string): string =>
  `${count} ${noun}${count === '1' ? '' : 's'}`;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `6:00 pm`. */
function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const shown = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${shown} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `November 1, 2026`. */
function dateWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

function minutesOf(clock: string): number {
  const [hour, minute] = clock.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
}

/** `November 1, 2026, 6:00 pm`, as the room's own clock has it. */
export const momentWords = ({ date, minutes }: Moment): string =>
  `${dateWords(date)}, ${clockWords(minutes)}`;

const DATE_AND_CLOCK = /^(\d{4}-\d\d-\d\d)?(?:(?:^| )([A-Z][a-z]+ )?(\d\d?:\d\d))?$/;

/** `Friday 21:00, 2026-12-19 20:00` as people say it; any other words stay as they are. */
function whenWords(words: string): string {
  const times = words.split(', ').map((each) => DATE_AND_CLOCK.exec(each));
  const said = times.flatMap((time) => {
    if (time === null) return [];
    const [, date, weekday = '', clock] = time;
    const at = clock === undefined ? [] : [`${weekday}${clockWords(minutesOf(clock))}`];
    return [[...(date === undefined ? [] : [dateWords(date)]), ...at].join(', ')];
  });
  return said.length === times.length ? listed(said) : words;
}

function timesWords({ days, from, until }: Hours): string {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  const words = `${clockWords(start)} to ${clockWords(end)}`;
  if (start !== end % 1440) return words;
  if (start === 0) return 'all day';
  return days === undefined ? 'around the clock' : `${words} of the next day`;
}

/** `Monday and Friday, 6:00 pm to 2:00 am`. */
export const hoursWords = (hours: Hours): string => {
  const days = hours.days === undefined ? 'Every day' : listed(hours.days.map(capitalized));
  return `${days}, ${timesWords(hours)}`;
};
