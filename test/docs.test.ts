import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { activitiesPage, handRulesPage, readingsPage, roundSchemaPage } from '../scripts/docs.ts';
import {
  commandsPage,
  permissionsPage,
  refusalsPage,
  requirementsPage,
} from '../scripts/house-docs.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each([
  ['docs/reference/activities.md', activitiesPage],
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
