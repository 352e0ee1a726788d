import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS } from '#house';
import { REQUIREMENTS } from './all.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** How many requirements there are of each letter. */
const GROUPS = { M: 14, H: 11, F: 9, D: 8, A: 9, R: 8, P: 10, T: 8 };

const all = REQUIREMENTS.flatMap(({ requirements }) => requirements);
const named = all.flatMap(({ shownBy }) => shownBy);

test('every requirement is there once, in its order', () => {
  const wanted = Object.entries(GROUPS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  expect(all.map(({ id }) => id)).toEqual(wanted);
});

test('every requirement names a test that shows it', () => {
  expect(all.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a test has this name: as the first thing that `test` is given, also after its table, or as
 * the first cell of a row of the table. A test that is left out has none. */
const isNamedIn = (text: string, name: string): boolean =>
  new RegExp(
    `(?:\\btest|\\))\\(\\s*(['"\`])${escaped(name)}\\1,|\\[\\s*(['"\`])${escaped(name)}\\2,`,
  ).test(text);

test.each([...new Set(named.map(([file]) => file))])(
  '%s has the tests that are named of it',
  (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
    const text = readFileSync(join(ROOT, path), 'utf8');
    const missing = named.filter(([file, name]) => file === path && !isNamedIn(text, name));
    expect(missing).toEqual([]);
  },
);

test('a row that is shown by a refusal names its code', () => {
  const codes = Object.keys(REFUSALS).map((code) => `\`${code}\``);
  const bare = all.filter(
    ({ metBy, shownBy }) =>
      shownBy.some(([, name]) => name === 'is refused: %s') &&
      !codes.some((code) => metBy.includes(code)),
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('every text fits a cell of a table', () => {
  const texts = all.flatMap(({ asks, source, metBy, shownBy }) => [
    asks,
    source,
    metBy,
    ...shownBy.flat(),
  ]);
  expect(texts.filter((text) => /[|\n]/.test(text))).toEqual([]);
});
