// Every number, range, row, share, time, least number, and person rule of the sheets, typed a second
// time from the documents by another hand (facts/SHEET.json), against what the registry says. It is
// compared both ways: nothing missing, nothing more, nothing different. What no number tells (who pays
// a fee, who shares, which choice a row is for) is typed in closed words. Wording is free; of running
// words (procedure, rules, notes) only the numbers count here, clause by clause.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { type Activity, makeActivity } from '#rules';
import { plainWord, saidOf } from './said.fixture.ts';

const FOLDER = fileURLToPath(new URL('facts', import.meta.url));

type Facts = Readonly<Record<string, string>>;

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  half: '1/2',
  twice: '2',
  double: '2',
  triple: '3',
};

const NUMBER = new RegExp(
  `\\d[\\d,]*(?:\\.\\d+)?%?|\\b(?:${Object.keys(NUMBER_WORDS).join('|')})\\b`,
  'gi',
);
const APPROVAL = /GE(?:GA|AR|GR)-\d+/g;

/** The numbers in a text, "$1,000.00", "1,000", and "1000" alike. Approval numbers are no figures. */
const numbersIn = (text: string): string =>
  [...text.replace(APPROVAL, '').matchAll(NUMBER)]
    .map(([number]) => NUMBER_WORDS[number.toLowerCase()] ?? number.replace(/,/g, ''))
    .map((number) => number.replace(/\.00(?=%|$)/, ''))
    .join(' ');

/** Odds "to 1" leave the stake on top; those "for 1" include it. */
const oddsIn = (text: string): string =>
  [...text.matchAll(/\d (to|for) (?=\d\b)/g)].map((match) => match[1]).join(' ');

const numbersAndOdds = (text: string): string => `${numbersIn(text)} ${oddsIn(text)}`.trim();

/** What a text at a path states. "$0.01 or more" is any amount: the lowest end stands with the
 * range. */
const statedAt = (path: string, text: string): string =>
  numbersAndOdds(
    path.startsWith('ranges') ? text : text.replace(/(?:^|\$)0(?:\.0[01])?\b(?!\.)/, ''),
  );

/** What is not a fact of the document, or is made from other facts. */
const LEFT_OUT = new Set(
  (
    'id title venue kind summary games gameTitles gamesNote keypad posting records readings sample ' +
    'rules procedure eligibility approvalIds noPurchase'
  ).split(' '),
);

type Json = unknown;

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (value: Json, index: number): string =>
  isRecord(value) ? String(value['id'] ?? value['name'] ?? index) : String(index);

/** Every text with a number in it, by its path. */
function* factsAt(value: Json, path: readonly string[]): Generator<[string, string]> {
  if (typeof value === 'number' || typeof value === 'string') {
    const numbers = statedAt(path.join('.'), String(value));
    if (numbers !== '') yield [path.join('.'), numbers];
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      yield* factsAt(each, [...path, nameOf(each, index)]);
    }
  } else if (isRecord(value)) {
    for (const [name, each] of Object.entries(value)) {
      const isSaid = ['title', 'clause', 'id', 'name', 'games', 'note'].includes(name);
      if (!isSaid) yield* factsAt(each, [...path, name]);
    }
  }
}

/** The numbers in running words by clause, in no order: a sentence may be told sooner or later. */
function numbersByClause(said: readonly { readonly clause: string; readonly words: string }[]) {
  const clauses = new Map<string, string[]>();
  for (const { clause, words } of said) {
    const numbers = numbersIn(words);
    if (numbers !== '') clauses.set(clause, [...(clauses.get(clause) ?? []), numbers]);
  }
  return [...clauses].map(([clause, all]) => [`numbers of ${clause}`, all.sort().join('; ')]);
}

/** When employees may take part, by the words of the rule. */
const employees = (words: string): string =>
  words
    .replace(/^Employees may not take part\.$/, 'never')
    .replace(/^Employees may take part (?:only |at )?(.*)\.$/, '$1');

function registered(activity: Activity): Facts {
  const all = makeActivity(activity);
  const { words: _derived, ...claim } = all.claim;
  const shape = { ...all, claim };
  const structured = Object.entries(shape).filter(([name]) => !LEFT_OUT.has(name));
  const noted = all.fees.map(({ clause, note = '' }) => ({ clause, words: note }));
  const { clause, words } = all.noPurchase;
  const free = (words ?? []).map((each) => ({ clause, words: each }));
  return Object.fromEntries([
    ['approvalIds', all.approvalIds.join(', ')],
    ...structured.flatMap(([name, value]) => [...factsAt(value, [name])]),
    ...all.eligibility
      .map(({ code, words: said }) => [`eligibility.${code}`, numbersIn(said)])
      .filter(([, numbers]) => numbers !== ''),
    ...numbersByClause([...all.rules, ...all.procedure, ...noted, ...free]),
    ...all.eligibility
      .filter(({ code }) => code === 'employee')
      .map(({ words: said }) => ['employees', employees(said)]),
    [
      'persons',
      [...new Set(all.eligibility.map(({ code }) => code))]
        .filter((code) => code !== 'employee')
        .sort()
        .join(', '),
    ],
  ]);
}

/** The lowest that can be posted where a document sets no lower end: nothing, a cent, or one. */
const LOWEST = ['0', '0.01', '1'];

/** Of lines inside each other the highest counts, by reading 00 or the reading with the setting. */
const HIGHEST_LINE = { 'sheet.nested': 'best-row' };

/** Parts are rounded down, and the rest stays where it was. */
const ROUNDED_DOWN = { 'sheet.oddChips': 'stay' };

/** What no document states, and why it is there all the same. */
const OURS: Readonly<Record<string, Facts>> = {
  // A meter can have no more than all of a wager.
  'sd-four-card-poker': {
    'fees.progressive.amount': '1 1',
    'ranges.progressiveWager.step': '1',
    'ranges.rate.max': '10000',
  },
  'ma-crazy-4-poker': {
    'ranges.fourCardRate.max': '10000',
    'ranges.fiveCardRate.max': '10000',
    'ranges.handBonusRate.max': '10000',
  },
  // The chart leaves out how many tickets three suited 3s earn: as many as every other hand (HG-18.5).
  'hgc-high-hand': {
    'ranges.pan9SuitedThrees.max': '10',
    'rows.pan-9-suited-threes-tickets.pays': '1 10',
  },
  // The fees of a day wait in the reserve for the increase of the pools. Odd cents: B1.13.
  'bay101-poker-bonus-hand-progressive': {
    'fees.fee.split.reserve': '100%',
    ...HIGHEST_LINE,
    ...ROUNDED_DOWN,
  },
  // Odd cents: B4.12.
  'bay101-bonus-hand-progressive': { ...HIGHEST_LINE, ...ROUNDED_DOWN },
  // Lines: B9.11; odd cents: B9.12.
  'bay101-blazing-7s': { ...HIGHEST_LINE, ...ROUNDED_DOWN },
  'bay101-no-limit-bad-beat': HIGHEST_LINE,
  'bay101-omaha-bad-beat': HIGHEST_LINE,
  'bay101-limit-bad-beat': HIGHEST_LINE,
  'bay101-pai-gow-poker-bonus-hand': HIGHEST_LINE,
  'bay101-poker-high-hand-bonus': HIGHEST_LINE,
  'bay101-prize-wheel': HIGHEST_LINE,
  'bay101-baccarat-bonus-hand': HIGHEST_LINE,
  // No pay table of its games has more; what is typed beyond that is a mistake (B2.9).
  'bay101-dead-chip': {
    'instruments.dead-chips.odds.base': '500',
    'instruments.dead-chips.odds.bonus': '8000',
  },
};

/** A list of choices that the document leaves to the house. */
const isLeftOpen = (typed: Facts, path: string): boolean =>
  typed[path.replace(/\.\d+$/, '')] === 'any';

const AS_TYPED = /^(?:approvalIds|employees|persons|numbers of .*)$/;

/** What the document does not state, or leaves to the house. */
const IS_OPEN = /^(?:none|any)\b/;

/** A typed fact as it is compared; "none" is an end that the document does not state. */
function expected(typed: Facts, has: Facts): Facts {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([path, text]) => {
      if (AS_TYPED.test(path)) {
        return [[path, text]];
      }
      if (text === 'any') return [];
      const numbers = statedAt(path, text);
      if (numbers !== '') return [[path, numbers]];
      if (!IS_OPEN.test(text)) return [[path, text]];
      const lowest = has[path] ?? '';
      return path.endsWith('.min') ? [[path, LOWEST.includes(lowest) ? lowest : 'none']] : [];
    }),
  );
}

/** Each fact that is not the same on both sides, or is on one of them only. */
function differences(activity: Activity, typed: Facts): readonly string[] {
  const said = saidOf(activity);
  const words = Object.entries(typed).filter(([path]) => Object.hasOwn(said, path));
  const others = Object.fromEntries(
    Object.entries(typed).filter(([path]) => !Object.hasOwn(said, path)),
  );
  const has = registered(activity);
  const ours = Object.entries(OURS[activity.id] ?? {});
  const read = Object.fromEntries(ours.map(([path, word]) => [path, plainWord(word)]));
  const stated = Object.entries(has).filter(([path]) => !isLeftOpen(typed, path));
  const document: Facts = {
    ...expected(others, has),
    ...Object.fromEntries(words.map(([path, word]) => [path, plainWord(word)])),
    ...read,
  };
  const registry: Facts = {
    ...Object.fromEntries(stated),
    ...Object.fromEntries(Object.entries(said).map(([path, word]) => [path, plainWord(word)])),
  };
  return [...new Set([...Object.keys(document), ...Object.keys(registry)])]
    .filter((path) => document[path] !== registry[path])
    .map((path) => {
      const [typedSo, hasSo] = [document[path], registry[path]];
      // Who types it does not learn it from here.
      if (typedSo === undefined || typedSo === '') return `${path}: not typed`;
      if (hasSo === undefined) return `${path}: typed as "${typedSo}", not in the registry`;
      return `${path}: typed as "${typedSo}", the registry has "${hasSo}"`;
    });
}

const typedOf = (id: string): Facts =>
  JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')) as Facts;

test('every sheet is typed twice', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
  expect(new Set(files)).toEqual(new Set(ACTIVITIES.map(({ id }) => id)));
});

describe.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))(
  '%s',
  (id, activity) => {
    test('says what its document says', () => {
      expect(differences(activity, typedOf(id))).toEqual([]);
    });
  },
);
