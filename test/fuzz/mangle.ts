// Ruins a good body, or makes one up: what people, broken clients and attackers send.
import type { Dice } from '../../src/simulate/dice.ts';

type Json = unknown;
type Fields = Record<string, Json>;

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that have broken something somewhere. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '９９',
  '１２.５０',
  '../../etc/passwd',
  '..%2f',
  '%00',
  'a\u0000b',
  'a\r\nset-cookie: x=1',
  '\u2028',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '=1+1',
  '@SUM(A1)',
  '#{7*7}',
  "' or 1=1 --",
  '"; drop table log; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%s%n%x',
  '\ud800',
  '\udfff\ud800',
  'é',
  'e\u0301',
  'İ',
  'ß',
  '\u202e',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '+275760-09-13',
  '9999-12-31',
  '2026-11-16',
  '24:00',
  '06:60',
  'UTC',
  'Etc/GMT+99',
  '7h 7h 7h',
  'Zz',
  '9999999999999.99',
  '0.00',
  '0.001',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.5,
  7,
  30,
  31,
  255,
  65_536,
  2 ** 31,
  2 ** 32,
  -(2 ** 31),
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

/** Fields that only the server may set, or that mean something to the language. */
const FIELDS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'length',
  'toJSON',
  'by',
  'id',
  'type',
  'at',
  'seq',
  'events',
  'roles',
  'badge',
  'isRight',
  'moves',
  '',
  ' ',
];

/** Values that look like a text or a list to code that only checks length or words. */
const DISGUISED: readonly Json[] = [
  { length: { toString: 1 } },
  { length: { valueOf: null, toString: null } },
  { length: -1 },
  { length: 1e9, 0: 'a' },
  { size: { toString: 0 } },
  { toString: 1, valueOf: 1 },
  { toJSON: 'a' },
  { constructor: { name: 'String' } },
  { type: { length: { toString: [] } } },
];

const DEEP_MAX = 2_000;
const LONG_MAX = 20_000;

export function someText(dice: Dice): string {
  const letter = (): string => String.fromCharCode(dice.below(dice.pick([128, 256, 65_536])));
  switch (dice.below(4)) {
    case 0:
      return Array.from({ length: dice.below(40) }, letter).join('');
    case 1:
      return dice.pick(TEXTS).repeat(dice.oneIn(20) ? dice.below(500) : 1);
    default:
      return dice.pick(TEXTS);
  }
}

function deep(dice: Dice): Json {
  let value: Json = dice.pick([0, '', null, true]);
  const isList = dice.oneIn(2);
  for (let depth = dice.below(dice.oneIn(50) ? DEEP_MAX : 30); depth > 0; depth -= 1) {
    value = isList ? [value] : { values: value };
  }
  return value;
}

/** Any value at all. */
function anything(dice: Dice, depth = 0): Json {
  const isLeaf = depth > 3;
  if (dice.oneIn(15)) return dice.pick(DISGUISED);
  switch (dice.below(isLeaf ? 5 : 9)) {
    case 0:
      return null;
    case 1:
      return dice.oneIn(2);
    case 2:
    case 3:
      return dice.oneIn(2) ? dice.pick(NUMBERS) : dice.below(100) - 10;
    case 4:
    case 5:
      return someText(dice);
    case 6:
      return deep(dice);
    case 7:
      return Array.from({ length: dice.below(6) }, () => anything(dice, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: dice.below(5) }, () => [
          dice.oneIn(2) ? dice.pick(FIELDS) : someText(dice),
          anything(dice, depth + 1),
        ]),
      );
  }
}

/** Another value of the same kind. */
function alike(dice: Dice, value: Json): Json {
  if (typeof value === 'string') return alikeText(dice, value);
  if (typeof value === 'number')
    return dice.oneIn(3) ? dice.pick(NUMBERS) : value + dice.below(9) - 4;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return alikeList(dice, value);
  return anything(dice);
}

function alikeText(dice: Dice, text: string): Json {
  const at = dice.below(text.length + 1);
  switch (dice.below(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + someText(dice) + text.slice(at);
    case 2:
      return text.repeat(dice.below(dice.oneIn(20) ? Math.ceil(LONG_MAX / (text.length + 1)) : 4));
    case 3:
      return `${text}${dice.below(10)}`;
    case 4:
      return dice.oneIn(2) ? text.toUpperCase() : ` ${text} `;
    default:
      return someText(dice);
  }
}

function alikeList(dice: Dice, list: readonly Json[]): Json {
  switch (dice.below(4)) {
    case 0:
      return [];
    case 1:
      return [...list, ...list];
    case 2:
      return [...list, anything(dice)];
    default:
      return Array.from({ length: dice.below(dice.oneIn(20) ? 2_000 : 50) }, () => list[0]);
  }
}

/** One thing of a value is wrong. */
export function mangled(dice: Dice, value: Json): Json {
  if (Array.isArray(value) && value.length > 0 && !dice.oneIn(4)) {
    const at = dice.below(value.length);
    return value.map((each, index) => (index === at ? mangled(dice, each) : each));
  }
  if (!isFields(value) || dice.oneIn(30))
    return dice.oneIn(3) ? anything(dice) : alike(dice, value);
  const keys = Object.keys(value);
  switch (keys.length === 0 ? 0 : dice.below(6)) {
    case 0:
      return { ...value, [dice.oneIn(3) ? someText(dice) : dice.pick(FIELDS)]: anything(dice) };
    case 1: {
      const { [dice.pick(keys)]: _, ...rest } = value;
      return rest;
    }
    default: {
      const key = dice.pick(keys);
      return { ...value, [key]: mangled(dice, value[key]) };
    }
  }
}

/** The text of a body, broken as text. */
export function broken(dice: Dice, text: string): string | Buffer {
  const at = dice.below(text.length + 1);
  switch (dice.below(8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return (
        text.slice(0, at) +
        dice.pick([',', '}', '"', '[', '\\', '\u0000', '//', "'"]) +
        text.slice(at)
      );
    // The last of two fields with the same name counts; either may be the wrong one.
    case 3:
      return `${text.slice(0, -1)},${text.slice(1)}`;
    case 4:
      return `{"__proto__":${text},${text.slice(1)}`;
    case 5:
      return text.replace(
        /\d+/,
        dice.pick(['1e400', '-0', '1e-400', '00', '1.', '9'.repeat(400), 'NaN']),
      );
    case 6: {
      const bytes = Buffer.from(text);
      for (let count = dice.below(4); count >= 0 && bytes.length > 0; count -= 1) {
        bytes[dice.below(bytes.length)] = dice.below(256);
      }
      return bytes;
    }
    default:
      return Buffer.from(`\ufeff${text}`, dice.pick(['utf8', 'utf16le', 'latin1'] as const));
  }
}

/** No body of anything. */
export function garbage(dice: Dice): string | Buffer {
  switch (dice.below(5)) {
    case 0:
      return Buffer.from(Array.from({ length: dice.below(300) }, () => dice.below(256)));
    case 1:
      return dice.pick(['[', '{"a":', '"']).repeat(dice.below(dice.oneIn(50) ? 60_000 : 100));
    case 2:
      return someText(dice);
    case 3:
      return dice.pick(['', 'null', 'true', '0', '""', '[]', '{}', '[{}]', '{"":{}}', '1e309']);
    default:
      return JSON.stringify(anything(dice)) ?? '';
  }
}
