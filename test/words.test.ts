// The words of the glossary: what a person reads says none of those that it tells us to avoid.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { ACTIVITIES } from '#activities';

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

const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The texts that a node has itself, without what is filled in. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return sentences(node.value);
  if (node.type === 'TemplateElement') return sentences(node.value.cooked);
  return node.type === 'JSXText' ? [node.value] : [];
}

/** The texts in a source. One word alone is a name or a value of the log, not a text. */
function written(file: string, source: string): string[] {
  const of = (node: Node): string[] => [
    ...textsOf(node),
    ...Object.values(node).flat().filter(isNode).flatMap(of),
  ];
  return of(parseSync(file, source).program).filter((text) => /\S\s+\S/.test(text));
}

/** Outcomes that logs have, and names of people. */
const STORED = ['somebody touched the wheel', 'Fay Nobody'];

test('the glossary lists the words, and one of them is found', () => {
  expect(AVOIDED).toContain('whoever');
  expect(AVOIDED.length).toBeGreaterThan(20);
  expect(found('Ask whoever is at the desk.')).toEqual(['Ask whoever is at the desk.']);
  expect(found('The others heal a cheetah.')).toEqual([]);
});

test('texts are found in a source, and names of values are not', () => {
  const source = `const a = ['cheque', 'a cheque', \`\${b} for whoever\`]; // nobody`;
  expect(written('a.ts', source)).toEqual(['a cheque', ' for whoever']);
});

test.each(ACTIVITIES.map((activity) => [activity.id, activity] as const))(
  'the sheet %s avoids them',
  (_, activity) => {
    const texts = sentences(activity).filter((text) => !STORED.includes(text));
    expect(texts.filter((text) => text.includes(' ')).flatMap(found)).toEqual([]);
  },
);

/** All but the simulator, which speaks to those who change it. */
const FOLDERS = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'simulate')
  .map(({ name }) => name);

test.each(FOLDERS)('what src/%s says avoids them', (folder) => {
  const texts = readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|prove|fixture)\.tsx?$/.test(name))
    .flatMap((name) => written(name, read(join('src', folder, name))))
    .filter((text) => !STORED.includes(text));
  expect(texts.flatMap(found)).toEqual([]);
});

test.each(readdirSync(join(ROOT, 'src/web/text/en')))(
  'the texts of %s avoid them',
  async (file) => {
    const { default: texts } = await import(join(ROOT, 'src/web/text/en', file));
    expect(sentences(texts).flatMap(found)).toEqual([]);
  },
);

/** Pages that quote: the words themselves, and values of settings, which logs have. */
const QUOTING = ['docs/reference/glossary.md', 'docs/reference/readings.md'];

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
