// The words of the glossary: what a person reads says none of those that it tells us to avoid.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMMAND_REFERENCE, REFUSALS } from '#house';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const [, avoided = ''] = read('docs/reference/glossary.md').split('## Words we avoid');
const AVOIDED = [...avoided.matchAll(/^\| ([^|]+) \|/gm)]
  .flatMap(([, words = '']) => words.split(', '))
  .filter((words) => /^[a-z ]+$/.test(words) && words !== 'avoid');

/** The avoided words in a text, each with what stands around it. */
const found = (words: string): string[] =>
  [...words.matchAll(new RegExp(`.{0,30}\\b(?:${AVOIDED.join('|')})\\b.{0,30}`, 'gi'))].map(
    ([context]) => context,
  );

const sentences = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentences)
    : [String(value)];

test('the glossary lists the words, and one of them is found', () => {
  expect(AVOIDED).toContain('whoever');
  expect(AVOIDED.length).toBeGreaterThan(20);
  expect(found('Ask whoever is at the desk.')).toEqual(['Ask whoever is at the desk.']);
  expect(found('The others heal a cheetah.')).toEqual([]);
});

test.each([
  ['refusals', Object.values(REFUSALS)],
  ['what commands do', Object.values(COMMAND_REFERENCE).map(({ does }) => does)],
])('%s avoid them', (_, all) => {
  expect(all.flatMap(found)).toEqual([]);
});

test.each(readdirSync(join(ROOT, 'src/web/text/en')))(
  'the texts of %s avoid them',
  async (file) => {
    const { default: texts } = await import(join(ROOT, 'src/web/text/en', file));
    expect(sentences(texts).flatMap(found)).toEqual([]);
  },
);

/** Pages that quote: the words themselves, the sheets, and sources that long proofs are bound to. */
const QUOTING = ['glossary', 'readings', 'hand-rules'].map((name) => `docs/reference/${name}.md`);

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].filter((page) => !QUOTING.includes(page));

test.each(pages)('%s avoids them', (page) => {
  const prose = read(page)
    .replace(/^ {4}.*$|```[\s\S]*?```|`[^`\n]*`|“[^”]*”/gm, '')
    .replaceAll(/"[^"\n]*"/g, '');
  expect(found(prose)).toEqual([]);
});
