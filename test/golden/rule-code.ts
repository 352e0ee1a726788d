// Which version of its code each sheet has, and a digest of that code: of its file, or of its folder,
// without what is only said (texts, comments, layout).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACTIVITIES } from '#activities';

const FOLDER = fileURLToPath(new URL('../../src/activities', import.meta.url));

interface SheetCode {
  readonly versions: Readonly<Record<string, number>>;
  readonly source: string;
}

const sourcesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive })
    .filter(({ name }) => /(?<!\.test|\.fixture)\.ts$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

const SOURCES = sourcesIn(FOLDER, true).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const decisionsIn = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\n\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\s+/g, '');

function* versionsIn(value: unknown, at: string): Generator<readonly [string, number]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (name === 'codeVersion') yield [at, each as number];
    else yield* versionsIn(each, at === '' ? name : `${at}.${name}`);
  }
}

function sourceOf(id: string): string {
  const sheet = SOURCES.find(({ text }) => text.includes(`id: '${id}'`))?.path as string;
  const paths = basename(sheet) === 'index.ts' ? sourcesIn(dirname(sheet), false) : [sheet];
  const hash = createHash('sha256');
  for (const path of paths) hash.update(decisionsIn(readFileSync(path, 'utf8')));
  return hash.digest('hex');
}

export const ruleCode = (): Readonly<Record<string, SheetCode>> =>
  Object.fromEntries(
    ACTIVITIES.flatMap((activity) => {
      const versions = Object.fromEntries(versionsIn(activity, ''));
      return Object.keys(versions).length === 0
        ? []
        : [[activity.id, { versions, source: sourceOf(activity.id) }]];
    }),
  );
