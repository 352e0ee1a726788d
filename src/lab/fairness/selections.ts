// Every way in which this program selects by chance, with what each outcome weighs.
import { STANDARD_DECK, shuffledShoe } from '#cards';
import { below, type RandomSource, shuffled } from '#chance';
import { drawSerial, type Entries, rootOf } from '#drawing';
import { assert } from '#result';
import { decided, drawnFrom, type ShowAt } from '#rules';

export interface Selection {
  readonly name: string;
  /** How likely each outcome is, beside the others. */
  readonly weights: readonly number[];
  /** The index of the outcome. */
  select(source: RandomSource): number;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const even = (count: number): number[] => numbers(count).map(() => 1);

const NUMBERS: readonly Selection[] = [2, 3, 7, 10, 52, 60, 64, 100, 1000].map((limit) => ({
  name: `a number below ${limit}`,
  weights: even(limit),
  select: (source) => below(source, limit),
}));

/** Limits at which a bare modulo would favor the lower numbers by far. */
const LARGE_NUMBERS: readonly Selection[] = [
  ['3 * 2^30', 3 * 2 ** 30] as const,
  ['2^31 + 2^29', 2 ** 31 + 2 ** 29] as const,
].map(([name, limit]) => ({
  name: `a number below ${name}, in 64 parts`,
  weights: even(64),
  select: (source) => Math.floor(below(source, limit) / (limit / 64)),
}));

const FIVE = numbers(5);

/** The number of an order among all orders of its items. */
function placeOf(order: readonly number[]): number {
  return order.reduce((place, item, at) => {
    const lower = order.slice(at + 1).filter((later) => later < item).length;
    return place * (order.length - at) + lower;
  }, 0);
}

const DECK = STANDARD_DECK.cards;

const SHUFFLES: readonly Selection[] = [
  {
    name: 'the order of five things',
    weights: even(120),
    select: (source) => placeOf(shuffled(FIVE, source)),
  },
  {
    name: 'the first card of a shuffled deck',
    weights: even(52),
    select: (source) => DECK.indexOf(shuffledShoe(DECK, source).pieces[0] as (typeof DECK)[0]),
  },
  {
    name: 'where a shuffle puts the last card',
    weights: even(52),
    select: (source) => shuffled(numbers(52), source).indexOf(51),
  },
];

const things = (count: number): string[] => numbers(count).map(String);

function chosen(result: { readonly ok: boolean; readonly value?: string }): number {
  assert(result.ok, 'chance decides');
  return Number(result.value);
}

const STEP = { step: 'draw' } as const;

const SHOWS: readonly Selection[] = [
  ...[things(60), things(64)].map((sections) => ({
    name: `a wheel of ${sections.length} sections`,
    weights: even(sections.length),
    select: (source: RandomSource) =>
      chosen(decided(sections, (name) => name, { step: STEP, source })),
  })),
  ...[
    ['a table out of 37', things(37)] as const,
    ['a seat out of 9', things(9)] as const,
    ['a key out of 10', things(10)] as const,
  ].map(([name, from]) => ({
    name,
    weights: even(from.length),
    select: (source: RandomSource) =>
      chosen(drawnFrom(from, STEP, { source } as unknown as ShowAt)),
  })),
];

/** Twelve persons with 1 to 12 tickets each, some numbers between them void. */
const PERSONS: Entries = numbers(12).map((at) => [1 + at * 20, at + 1]);
const SINGLES: Entries = numbers(100).map((at) => [7 + at * 3, 1]);
const ROOTS = new Map([PERSONS, SINGLES].map((entries) => [entries, rootOf(entries)]));

const HASH_WORDS = 8;

const secretFrom = (source: RandomSource): string =>
  Array.from({ length: HASH_WORDS }, () => source.next().toString(16).padStart(8, '0')).join('');

function drawn(entries: Entries, source: RandomSource, draws: number): number {
  const of = { secret: secretFrom(source), root: ROOTS.get(entries) as string };
  const taken = new Set<number>();
  let serial = 0;
  for (let draw = 1; draw <= draws; draw++) {
    serial = drawSerial({ ...of, draw }, entries, taken);
    taken.add(serial);
  }
  return entries.findIndex(([first, count]) => serial >= first && serial < first + count);
}

const DRAWINGS: readonly Selection[] = [
  {
    name: 'a ticket out of 100',
    weights: even(100),
    select: (source) => drawn(SINGLES, source, 1),
  },
  {
    name: 'the third of 100, without those before it',
    weights: even(100),
    select: (source) => drawn(SINGLES, source, 3),
  },
  {
    name: 'a person by 1 to 12 entries',
    weights: PERSONS.map(([, count]) => count),
    select: (source) => drawn(PERSONS, source, 1),
  },
];

export const SELECTIONS: readonly Selection[] = [
  ...NUMBERS,
  ...LARGE_NUMBERS,
  ...SHUFFLES,
  ...SHOWS,
  ...DRAWINGS,
];
