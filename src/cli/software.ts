import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandFailed, WrongInput } from './failure.ts';
import type { Terminal } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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

/** `houseway software`: which program this is, and whether it is the one that was approved. */
export function software(
  { expect }: { readonly expect?: string },
  terminal: Terminal,
  root = ROOT,
): void {
  if (expect !== undefined && !/^[0-9a-f]{64}$/.test(expect)) {
    const message = 'is the digest that was approved: 64 hexadecimal digits';
    throw new WrongInput('usage', message, [{ path: '--expect', message }]);
  }
  const found = softwareIn(root);
  if (expect !== undefined && found.digest !== expect) {
    throw new CommandFailed('other-software', `This is not the approved program: ${found.digest}`);
  }
  terminal.answer(
    found,
    ({ version, files, digest }) => `houseway ${version}, ${files} files\n${digest}`,
  );
}
