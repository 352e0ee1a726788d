import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REFUSALS } from '#house';
import { REPORTS } from '#reports';
import { attacksPage } from '../scripts/attacks-page.ts';
import {
  activitiesPage,
  clausesPage,
  handRulesPage,
  readingsPage,
  roundSchemaPage,
} from '../scripts/docs.ts';
import {
  commandsPage,
  permissionsPage,
  refusalsPage,
  requirementsPage,
} from '../scripts/house-docs.ts';
import { twoPathsPicture } from '../scripts/two-paths.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each([
  ['docs/pictures/two-paths.svg', twoPathsPicture],
  ['docs/reference/activities.md', activitiesPage],
  ['docs/reference/attacks.md', attacksPage],
  ['docs/reference/clauses.md', clausesPage],
  ['docs/reference/commands.md', commandsPage],
  ['docs/reference/hand-rules.md', handRulesPage],
  ['docs/reference/permissions.md', permissionsPage],
  ['docs/reference/readings.md', readingsPage],
  ['docs/reference/refusals.md', refusalsPage],
  ['docs/reference/requirements.md', requirementsPage],
  ['docs/reference/round.schema.json', roundSchemaPage],
])('%s says what the code says; `npm run build:docs` writes it', (page, write) => {
  expect(readFileSync(join(ROOT, page), 'utf8')).toBe(write());
});

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

test.each(pages)('%s names only files and scripts that are there', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = [...text.matchAll(/`((?:src|test|docs|bench|scripts|assembly)\/[\w./-]+)`/g)].map(
    (match) => match[1] as string,
  );
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) =>
    join(dirname(page), match[1] as string),
  );
  const missing = [...files, ...links].filter((file) => !existsSync(join(ROOT, file)));
  const unknown = [...text.matchAll(/npm run ([\w:]+)/g)]
    .map((match) => match[1] as string)
    .filter((name) => !(name in scripts));
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
});

test('the index leads to every page', () => {
  const index = readFileSync(join(ROOT, 'docs/README.md'), 'utf8');
  const left = pages.filter(
    (page) => page.startsWith('docs/') && !index.includes(`(${page.slice('docs/'.length)})`),
  );
  expect(left.filter((page) => page !== 'docs/README.md' && !page.startsWith('docs/adr/'))).toEqual(
    [],
  );
});

/** A text of a screen, with anything in place of what it names. */
function patternOf(text: string): RegExp {
  const parts = text.replace(/\.$/, '').split(/\{\{\w+\}\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.+')}$`);
}

const sentencesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [String(value)];

test('every button and heading in bold in the tutorial is on a screen', async () => {
  const folder = join(ROOT, 'src/web/text/en');
  const texts = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
  const shown = [
    ...texts.flatMap((text) => sentencesIn(text.default)),
    ...Object.values(REFUSALS).flatMap((sentence) => sentence.split(/(?<=\.) /)),
    ...REPORTS.map(({ title }) => title),
  ].map(patternOf);
  const page = readFileSync(join(ROOT, 'docs/tutorial/an-evening.md'), 'utf8');
  const bold = [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) =>
    text.replace(/\s+/g, ' '),
  );
  expect(bold.length).toBeGreaterThan(25);
  expect(bold.filter((text) => !shown.some((each) => each.test(text)))).toEqual([]);
});
