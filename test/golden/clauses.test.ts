// Every statement of the documents, typed by another hand (clauses/SHEET.json), against the sheet on
// the wall and the registry: each is there, and there is nothing that no document says. Every
// sentence of a sheet is held by a statement that nothing else meets, so that none can go unnoticed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';
import { type Activity, makeActivity } from '#rules';
import { isTold } from './told.fixture.ts';
import { type WallLine, wallsOf } from './wall.fixture.ts';

const FOLDER = fileURLToPath(new URL('clauses', import.meta.url));

interface Statement {
  readonly clause: string;
  readonly says: string;
  /** It hangs on the wall; otherwise it stands in the registry. */
  readonly wall: boolean;
  /** Words that one line or sentence has; `a|b` is either. */
  readonly find: readonly string[];
}

/** More lines than these on one posting, and a statement says nothing. */
const MOST_LINES = 5;

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER_WORDS = new RegExp(`\\b(?:${NUMBERS.join('|')})\\b`, 'g');

/** Case, dollar signs, commas and zeros of amounts, hyphens, and digits or words do not matter. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\$/g, '')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/(\d)\.00(?!\d)/g, '$1')
    .replace(/[-–—\s]+/g, ' ')
    .replace(NUMBER_WORDS, (word) => String(NUMBERS.indexOf(word) + 2));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word begins where a word begins and may go on; a number is the whole number. */
function patternOf(either: string): RegExp {
  const ways = either.split('|').map((each) => {
    const way = plain(each.trim());
    const start = /^\d/.test(way) ? '(?<![\\d.])' : /^\p{L}/u.test(way) ? '(?<![\\p{L}\\d])' : '';
    const end = /\d$/.test(way) ? '(?![\\d%]|\\.\\d)' : '';
    return `${start}${escaped(way)}${end}`;
  });
  return new RegExp(ways.join('|'), 'u');
}

/** A sentence ends with a mark before a capital letter. */
const sentencesOf = (words: string): readonly string[] =>
  words.split(/(?<=[.!?]["”’)]?) (?=\p{Lu})/u);

type Text = Omit<WallLine, 'prose'> & Partial<WallLine>;

interface Line {
  readonly under: string;
  readonly words: string;
  readonly sentences: readonly string[];
  /** The running words of a wall, as they stand there. */
  readonly prose: readonly string[];
}

const lineOf = ({ under, words, prose = [] }: Text): Line => ({
  under: plain(under),
  words: plain(words),
  sentences: sentencesOf(words).map(plain),
  prose: prose.flatMap(sentencesOf),
});

/** The sentences of a line that hold a statement: the one that has all its words, or those that
 * have them together. A heading may have some of them, but not all. */
function heldBy(patterns: readonly RegExp[], { under, words, sentences }: Line): readonly string[] {
  const has = (text: string): boolean =>
    patterns.every((pattern) => pattern.test(text) || pattern.test(under)) &&
    patterns.some((pattern) => pattern.test(text));
  if (!has(words)) return [];
  const alone = sentences.filter(has);
  if (alone.length > 0) return alone;
  return sentences.filter((sentence) => patterns.some((pattern) => pattern.test(sentence)));
}

/** Every text of the registry, under the names of its fields. */
function* textsIn(value: unknown, name: string): Generator<Text> {
  if (typeof value === 'string' || typeof value === 'number') {
    yield { under: name, words: String(value) };
  } else if (Array.isArray(value)) {
    for (const each of value) yield* textsIn(each, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, each] of Object.entries(value)) {
      yield* textsIn(each, field === 'words' ? name : `${name} ${field}`);
    }
  }
}

function registryOf(activity: Activity): readonly Line[] {
  const { sample: _posted, readings, ...facts } = makeActivity(activity);
  const read = readings.map(({ unclear, weRead }) => ({
    under: 'readings',
    words: `${unclear} ${weRead}`,
  }));
  const texts = [...textsIn(facts, ''), ...read];
  return [...new Map(texts.map((text) => [`${text.under}: ${text.words}`, text])).values()].map(
    lineOf,
  );
}

/** Running words, each sentence of which the document has to have said. */
function wordsOf(activity: Activity): readonly string[] {
  const { rules, procedure, eligibility, claim, noPurchase, records } = makeActivity(activity);
  const said = [...rules, ...procedure, ...eligibility].map(({ words }) => words);
  const free = noPurchase.words.map((words) => words.replace(/^no purchase necessary: */i, ''));
  return [...said, ...claim.words, ...free, ...records];
}

const problemsOf = (statement: Statement): readonly string[] => [
  ...(['clause', 'says'] as const)
    .filter((field) => typeof statement[field] !== 'string' || statement[field] === '')
    .map((field) => `has no ${field}`),
  ...(typeof statement.wall === 'boolean' ? [] : ['does not say whether it hangs on the wall']),
  ...(Array.isArray(statement.find) && statement.find.some((each) => /\w/.test(each))
    ? []
    : ['has no words to find']),
];

const shown = (statement: Statement): string =>
  `"${statement.says}" (${statement.clause}) [${statement.find.join('] [')}]`;

/** What is missing, what is loose, and what no statement says. */
function differences(activity: Activity, statements: readonly Statement[]): readonly string[] {
  const walls = wallsOf(activity).map((lines) => lines.map(lineOf));
  const registry = registryOf(activity);
  const problems: string[] = [];
  /** The statements that a sentence satisfies, and the sentences without which one would fail. */
  const holders = new Map<string, Statement[]>();
  const kept = new Set<string>();
  for (const statement of statements) {
    const { wall, find } = statement;
    const patterns = find.map(patternOf);
    const hits = (wall ? walls : [registry]).map((lines) =>
      lines.map((line) => heldBy(patterns, line)).filter((held) => held.length > 0),
    );
    const most = Math.max(...hits.map((lines) => lines.length));
    if (most === 0)
      problems.push(`${wall ? 'not on the wall' : 'not in the registry'}: ${shown(statement)}`);
    if (most > MOST_LINES) problems.push(`loose, on ${most} lines: ${shown(statement)}`);
    const lines = new Map(hits.flat().map((held) => [held.join(' '), held]));
    const held = [...lines.values()].flat();
    for (const sentence of held) {
      holders.set(sentence, [...(holders.get(sentence) ?? []), statement]);
      if (lines.size === 1) kept.add(sentence);
    }
  }
  const sentences = new Set(wordsOf(activity).flatMap(sentencesOf));
  for (const sentence of sentences) {
    const key = plain(sentence);
    const holding = holders.get(key);
    if (holding === undefined) problems.push(`said by no statement: "${sentence}"`);
    else if (!kept.has(key)) {
      problems.push(
        `could go unnoticed: "${sentence}"; other lines satisfy ${holding.map(shown).join(' and ')}`,
      );
    }
  }
  return [...problems, ...invented(activity, walls.flat(), new Set(holders.keys()))];
}

/** Sentences of the walls that no statement holds, and that tell no typed fact. */
function invented(
  activity: Activity,
  lines: readonly Line[],
  held: ReadonlySet<string>,
): readonly string[] {
  const typed = Object.keys(typedIn('facts', activity.id));
  const loose = lines
    .filter(({ sentences }) => !sentences.every((sentence) => held.has(sentence)))
    .flatMap(({ prose }) => prose)
    .filter((words) => !held.has(plain(words)) && !isTold(activity, typed, words));
  return [...new Set(loose)].map((words) => `invented on the wall: "${words}"`);
}

const typedIn = (kind: 'clauses' | 'facts', id: string): object =>
  JSON.parse(readFileSync(join(FOLDER, '..', kind, `${id}.json`), 'utf8')) as object;

const typedOf = (id: string): readonly Statement[] =>
  typedIn('clauses', id) as readonly Statement[];

test('the statements of every document are typed', () => {
  const sheets = ACTIVITIES.map(({ id }) => `${id}.json`);
  expect(readdirSync(FOLDER).sort()).toEqual(sheets.sort());
});

const TYPED = ACTIVITIES.filter(({ id }) => existsSync(join(FOLDER, `${id}.json`)));

test.each(TYPED.map((activity) => [activity.id, activity] as const))(
  '%s says every statement of its document, and nothing else',
  (id, activity) => {
    const statements = typedOf(id);
    const wrong = statements.flatMap((statement, index) =>
      problemsOf(statement).map((problem) => `entry ${index + 1} ${problem}`),
    );
    expect(wrong.length > 0 ? wrong : differences(activity, statements)).toEqual([]);
  },
);
