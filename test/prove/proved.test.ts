// What takes too long for every run was proved of these very sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PROOFS, provedBefore, sourcesHash } from './proofs.ts';

const proved = provedBefore();

test.each(PROOFS)('$name has been proved', async (proof) => {
  const { name, dependsOn } = proof;
  const stale = `${dependsOn.join(', ')}: not proved as they are; "npm run prove -- ${name}"`;
  expect(proved[name]?.sources, stale).toBe(await sourcesHash(proof));
  expect(proved[name]?.passed).toBeGreaterThan(0);
});

test('nothing else is said to be proved', () => {
  const names = PROOFS.map(({ name }) => name);
  expect(Object.keys(proved).filter((name) => !names.includes(name))).toEqual([]);
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const sources = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map(
      (path) => [relative(ROOT, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const,
    ),
);

/** What is only done whole in the long tier. */
const isLong = ([name, text]: readonly [string, string]): boolean =>
  name.endsWith('.prove.ts') || /from '[./]*(?:test\/)?tier\.ts'/.test(text);

test('whatever has a long tier belongs to a proof, which runs it', () => {
  const names = sources.filter(isLong).map(([name]) => name);
  const isIn = (name: string, places: readonly string[]): boolean =>
    places.some((place) => name === place || name.startsWith(`${place}/`));
  const left = names.filter((name) =>
    PROOFS.every(({ tests, dependsOn }) => {
      const isTest = /\.(?:test|prove)\.ts$/.test(name);
      return !isIn(name, isTest ? tests : [...tests, ...dependsOn]);
    }),
  );
  expect(names.length).toBeGreaterThan(PROOFS.length);
  expect(left).toEqual([]);
});
