import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/reference/requirements.md'), 'utf8');

/** How many requirements there are of each letter. */
const GROUPS = { M: 14, H: 9, F: 9, D: 6, A: 8 };

const rows = PAGE.split('\n').flatMap((line) => {
  const id = line.match(/^\| ([A-Z]\d+) \|/)?.[1];
  return id === undefined ? [] : [{ id, line }];
});

const testsIn = (line: string) =>
  [...line.matchAll(/`(src\/[^`]+\.test\.ts)` “([^”]+)”/g)].map(([, file, name]) => ({
    file: file as string,
    name: name as string,
  }));

test('every requirement is on the page once, in its order', () => {
  const wanted = Object.entries(GROUPS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test('every requirement names a test that shows it', () => {
  expect(rows.filter(({ line }) => testsIn(line).length === 0)).toEqual([]);
});

/** A name as the source may write it: in quotes that it does not contain. */
const isNamedIn = (text: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`));

test.each([...new Set(rows.flatMap(({ line }) => testsIn(line).map(({ file }) => file)))])(
  '%s has the tests that are named of it',
  (file) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    const text = readFileSync(join(ROOT, file), 'utf8');
    const named = rows.flatMap(({ line }) => testsIn(line)).filter((each) => each.file === file);
    expect(named.filter(({ name }) => !isNamedIn(text, name))).toEqual([]);
  },
);
