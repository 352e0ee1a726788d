// Which program this is: a digest of all that runs.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What runs: the sources, which nothing builds, and the packages with their own hashes. */
const PARTS = ['bin', 'src'] as const;
const MANIFESTS = ['package.json', 'package-lock.json'] as const;

export interface Software {
  readonly version: string;
  readonly files: number;
  /** SHA-256 over every file's path and SHA-256, in the order of the paths. */
  readonly digest: string;
}

export function softwareIn(root: string): Software {
  const paths = PARTS.flatMap((part) =>
    readdirSync(join(root, part), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const all = [...paths, ...MANIFESTS].sort();
  const lines = all.map((path) => `${hash('sha256', readFileSync(join(root, path)))}  ${path}\n`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { version, files: all.length, digest: hash('sha256', lines.join('')) };
}
