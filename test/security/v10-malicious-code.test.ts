// OWASP ASVS 4.0.3, V10 (and 14.2): the code that runs is the code that was looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Locked>;
};
const manifest = JSON.parse(read('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'overrides' | 'scripts', Record<string, string>> & {
    allowScripts: Record<string, boolean>;
  }
>;
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** The programs that run, without tests and what only they use. */
const programs = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.prove|\.fixture)\.tsx?$/.test(name))
  .map((name) => ({ name, text: read(join('src', name)) }));
const programsWith = (what: RegExp): readonly string[] =>
  programs.filter(({ text }) => what.test(text)).map(({ name }) => name);

test('10.2.1 nothing is sent anywhere but to a webhook and to the house’s own database', () => {
  const ways =
    /\bfetch\(|\bhttps?\.(?:get|request)\(|from 'node:(?:net|tls|dgram|http2)'|from 'pg'/;
  expect(
    programsWith(ways)
      .filter((name) => !/^(?:client|web|cli)\//.test(name))
      .sort(),
    // What listens by TLS sends nothing by itself.
  ).toEqual([
    'server/tls.ts',
    'server/webhooks/post.ts',
    'store/open-evidence.ts',
    'store/postgres.ts',
  ]);
});

test('10.2.3 to 10.2.6 no text is run as a program, and no other program is started', () => {
  expect(programsWith(/\beval\(|new Function\(|node:vm|node:child_process/)).toEqual([]);
});

test('10.3.2, 14.2.4 every package is locked by the hash of its content', () => {
  expect(locked.length).toBeGreaterThan(100);
  const without = locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(without.map(([path]) => path)).toEqual([]);
});

test('10.3.2 every package is locked to one version, from no particular place', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides };
  expect(Object.values(wanted).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  for (const [name, version] of Object.entries(wanted)) {
    const at = packages[`node_modules/${name}`];
    if (at !== undefined) expect([name, at.version]).toEqual([name, version]);
  }
  expect(locked.filter(([, { resolved, link }]) => resolved !== undefined || link)).toEqual([]);
});

test('10.3.2 no package runs anything when it is installed but those that are listed', () => {
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripts.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !(name in manifest.allowScripts))).toEqual([]);
  for (const hook of ['preinstall', 'install', 'postinstall', 'prepare']) {
    expect(manifest.scripts[hook]).toBeUndefined();
  }
});
