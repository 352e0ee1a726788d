import { ok, problem, type Result, sure } from '#result';

declare const cents: unique symbol;

/** An exact amount of money: a count of cents, below zero where a ledger needs it.
 *
 * It is a bigint that only this folder opens. To the compiler it is not a number at all, so that
 * money times money, money plus a bare count and a raw count of cents on a sign do not compile;
 * `<`, `>` and `===` between two amounts do. */
export interface Cents {
  readonly [cents]: true;
}

/** So many cents: a figure of a database, or one worked out from others. */
export const asCents = (count: bigint): Cents => count as unknown as Cents;

/** The count inside, for a store, or for weights in proportion to amounts. */
export const countOf = (amount: Cents): bigint => amount as unknown as bigint;

export const ZERO = asCents(0n);

/** Digits before the point. No fund comes near it, and it fits a 64-bit count of cents. */
const WHOLE_DIGITS_MAX = 15;
const TEXT_MAX = '-$999,999,999,999,999.99'.length;

const POINT = '.'.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);
const ZERO_DIGIT = '0'.charCodeAt(0);

const DOLLARS = /^-?\$?(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const FORM = 'write dollars and cents, such as 10, 10.50, or 1,250.00';

export interface DollarsOptions {
  /** A ledger has amounts below zero; a wager or a prize has not. */
  readonly allowNegative?: boolean;
}

/** What is wrong with a text that does not read as an amount. */
function faultOf(text: string): string {
  if (text === '') return `is empty: ${FORM}`;
  if (/\s/.test(text)) return `has a space in it: ${FORM}`;
  const decimals = /^[-$\d,]+\.(\d{3,})$/.exec(text)?.[1];
  if (decimals !== undefined) {
    return `has ${decimals.length} decimals: use at most two, for the cents`;
  }
  const hasComma = /^[-$\d.]*,[-$\d.,]*$/.test(text);
  if (hasComma && !/^-?\$?[1-9]\d{0,2}(?:,\d{3})+(?:\.[^,]*)?$/.test(text)) {
    return 'has a misplaced comma: use commas every three digits, such as 1,250.00';
  }
  return `is not an amount: ${FORM}`;
}

const PLAIN_MAX = '999999999999.99'.length;

/** Digits, a point, and two digits, as `dollarsOf` writes them: nearly every amount that is read. */
function isPlain(text: string): boolean {
  const point = text.length - 3;
  if (point < 1 || text.length > PLAIN_MAX || text.charCodeAt(point) !== POINT) return false;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO_DIGIT;
    if (at !== point && !(digit >= 0 && digit <= 9)) return false;
  }
  return true;
}

/** Digits alone, few enough for a number. */
function isWhole(text: string): boolean {
  if (text === '' || text.length > PLAIN_MAX - 3) return false;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO_DIGIT;
    if (!(digit >= 0 && digit <= 9)) return false;
  }
  return true;
}

/** Reads an amount that a person or another program wrote: `10`, `10.5`, `$1,250.00`. */
export function parseDollars(
  text: string,
  path = 'amount',
  { allowNegative = false }: DollarsOptions = {},
): Result<Cents> {
  if (isPlain(text)) return ok(centsOf(text));
  if (isWhole(text)) return ok(asCents(BigInt(Number(text) * 100)));
  const [, whole = '', fraction = ''] = DOLLARS.exec(text) ?? [];
  const digits = whole.replaceAll(',', '');
  if (text.length > TEXT_MAX || digits.length > WHOLE_DIGITS_MAX) {
    const start = JSON.stringify(text.slice(0, TEXT_MAX));
    const limit = `an amount has at most ${WHOLE_DIGITS_MAX} digits before the point`;
    return problem(path, `the amount starting ${start} is too long: ${limit}`);
  }
  const quoted = JSON.stringify(text);
  if (whole === '') return problem(path, `${quoted} ${faultOf(text)}`);
  const isBelowZero = text.startsWith('-');
  if (isBelowZero && !allowNegative) {
    return problem(path, `${quoted} is negative: an amount can’t be negative`);
  }
  const count = BigInt(digits + fraction.padEnd(2, '0'));
  return ok(asCents(isBelowZero ? -count : count));
}

/** What a value that is no string is called in a sentence. */
function kindOf(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value !== 'object') return `a ${typeof value}`;
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : 'an object';
}

/** Reads an amount out of decoded JSON. A JSON number is refused even where it looks harmless: a
 * sender of 0.1 + 0.2 has lost the cents before we see them. */
export function decodeDollars(
  value: unknown,
  path: string,
  options: DollarsOptions = {},
): Result<Cents> {
  if (typeof value === 'string') return parseDollars(value, path, options);
  if (value === undefined) return problem(path, `the amount is missing: ${FORM}`);
  return problem(path, `an amount must be a decimal string such as "12.50", not ${kindOf(value)}`);
}

/** An amount of a command, the log or an answer, which was checked when it came in: `10`, `10.5`,
 * `10.50`. Digits that a number holds are counted by hand: every fee comes through here several
 * times. */
export function centsOf(dollars: string): Cents {
  const point = dollars.length - 3;
  if (point > 12 || dollars.charCodeAt(point) !== POINT || dollars.charCodeAt(0) === MINUS) {
    const [whole = '0', fraction = ''] = dollars.replace('-', '').split('.');
    const count = BigInt(whole + fraction.padEnd(2, '0'));
    return asCents(dollars.startsWith('-') ? -count : count);
  }
  let count = 0;
  for (let at = 0; at < dollars.length; at++) {
    if (at !== point) count = count * 10 + dollars.charCodeAt(at) - ZERO_DIGIT;
  }
  return asCents(BigInt(count));
}

/** For text in the source that is known to be right: `usd('1,250.00')`. */
export function usd(text: string): Cents {
  return sure(parseDollars(text, 'usd', { allowNegative: true }));
}

/** Sign, dollars and the two digits of the cents. */
function piecesOf(amount: Cents): { sign: string; dollars: string; cents: string } {
  const count = countOf(amount);
  const digits = (count < 0n ? -count : count).toString().padStart(3, '0');
  return { sign: count < 0n ? '-' : '', dollars: digits.slice(0, -2), cents: digits.slice(-2) };
}

const SMALL = 10n ** 12n;

/** An amount that a number holds with room to spare: nearly all of them, and several times faster. */
function makeSmall(count: number): string {
  const cents = count % 100;
  return `${(count - cents) / 100}.${cents < 10 ? '0' : ''}${cents}`;
}

/** The form of commands, the log and answers, `1250.00` or `-0.05`; `centsOf` reads it back. */
export function dollarsOf(amount: Cents): string {
  const count = countOf(amount);
  if (count >= 0n && count < SMALL) return makeSmall(Number(count));
  const { sign, dollars, cents } = piecesOf(amount);
  return `${sign}${dollars}.${cents}`;
}

/** The form for people: `$1,250.00`, `-$0.05`. */
export function showDollars(amount: Cents): string {
  const { sign, dollars, cents } = piecesOf(amount);
  return `${sign}$${dollars.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}

export const add = (a: Cents, b: Cents): Cents => asCents(countOf(a) + countOf(b));
export const subtract = (a: Cents, b: Cents): Cents => asCents(countOf(a) - countOf(b));
export const negate = (amount: Cents): Cents => asCents(-countOf(amount));
export const times = (amount: Cents, factor: bigint): Cents => asCents(countOf(amount) * factor);

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0n;
  for (const amount of amounts) total += countOf(amount);
  return asCents(total);
}

/** Adds to what a map has of something. */
export function addTo<Key>(sums: Map<Key, Cents>, key: Key, amount: Cents): void {
  sums.set(key, add(sums.get(key) ?? ZERO, amount));
}

/** For sorting: below zero where `a` is the smaller, zero where they are equal. */
export const compare = (a: Cents, b: Cents): number => (a < b ? -1 : a > b ? 1 : 0);
export const min = (a: Cents, b: Cents): Cents => (b < a ? b : a);
export const max = (a: Cents, b: Cents): Cents => (b > a ? b : a);
export const isNegative = (amount: Cents): boolean => amount < ZERO;
export const isZero = (amount: Cents): boolean => amount === ZERO;
