// npm run mutate -- src/rules --most 40 --seed 7 [--also src/activities]
// Changes one thing at a time in a copy of the sources, runs the tests that lead to it, and says
// which changes no test noticed. The seed decides which of all possible changes are tried.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync } from 'oxc-parser';
import { seededSource, shuffled } from '../src/chance/index.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    /** Folders whose tests are run as well where a change lives. */
    also: { type: 'string', multiple: true, default: [] },
  },
});
const [most, seed] = [Number(values.most), Number(values.seed)];
if (positionals.length === 0 || !(most > 0) || !Number.isInteger(seed)) {
  process.stderr.write('Usage: npm run mutate -- src/rules --most 40 --seed 7 --also src/house\n');
  process.exit(2);
}
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const isIn = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`);
const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const isSource = (file: string): boolean =>
  isCode(file) && !/\.(test|fixture|prove)\.tsx?$/.test(file);

/** By file: the files that import it. */
function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const { imports } = JSON.parse(textOf('package.json')) as { imports: Record<string, string> };
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const { staticImports, staticExports } = parseSync(file, textOf(file)).module;
    const asked = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    for (const name of new Set(asked)) {
      const path = name.startsWith('.') ? join(dirname(file), name) : imports[name];
      if (path === undefined) continue;
      const target = join(path);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The tests that lead to a file, those with the shortest way first. */
function testsOf(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set([file]);
  // A set goes on with elements added to it meanwhile.
  for (const each of seen) for (const next of importers.get(each) ?? []) seen.add(next);
  return [...seen].filter(isTest);
}

/** A copy with packages of its own to look at, so that caches are not ours. */
function copied(): string {
  const place = mkdtempSync(join(tmpdir(), 'houseway-mutate-'));
  process.on('exit', () => rmSync(place, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  for (const file of all) cpSync(join(ROOT, file), join(place, file));
  mkdirSync(join(place, 'node_modules'));
  const packages = resolve(ROOT, 'node_modules');
  for (const name of readdirSync(packages).filter((each) => each !== '.vite')) {
    symlinkSync(join(packages, name), join(place, 'node_modules', name));
  }
  const database = join(ROOT, 'dist/empty-database');
  if (existsSync(database))
    cpSync(database, join(place, 'dist/empty-database'), { recursive: true });
  return place;
}

interface Ended {
  readonly ending: 'passed' | 'failed' | 'endless';
  readonly said: string;
}

/** Runs tests in the copy until one fails; what goes on for too long has no end. */
function tested(place: string, tests: readonly string[], timeoutMs: number): Promise<Ended> {
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=2', ...tests];
  return new Promise((done) => {
    const run = spawn(process.execPath, words, { cwd: place, detached: true });
    let [said, isEndless] = ['', false];
    for (const stream of [run.stdout, run.stderr]) {
      stream.on('data', (part) => {
        said += part;
      });
    }
    const timer = setTimeout(() => {
      isEndless = true;
      process.kill(-(run.pid as number), 'SIGKILL');
    }, timeoutMs);
    run.on('close', (code) => {
      clearTimeout(timer);
      const ending = isEndless ? 'endless' : code === 0 ? 'passed' : 'failed';
      done({ ending, said });
    });
  });
}

interface Tried extends Mutant {
  readonly file: string;
  readonly source: string;
}

/** Some of all changes, of every kind in turn. */
function chosen(mutants: readonly Tried[]): readonly Tried[] {
  const kinds = new Map<string, Tried[]>();
  for (const mutant of shuffled(mutants, seededSource(seed))) {
    kinds.set(mutant.kind, [...(kinds.get(mutant.kind) ?? []), mutant]);
  }
  const rows = [...kinds.values()];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? []))
    .flat()
    .slice(0, most);
}

const shown = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line || 'nothing';
};

function wordsOf({ file, source, kind, start, end, text }: Tried): string {
  const line = source.slice(0, start).split('\n').length;
  const was = kind === 'body' ? 'all of it' : shown(source.slice(start, end));
  return `${file}:${line}  ${kind}: ${was} → ${shown(text)}`;
}

const importers = importersOf(all.filter(isCode));
const mutants = all
  .filter((file) => isSource(file) && positionals.some((folder) => isIn(file, folder)))
  .flatMap((file) => {
    const source = textOf(file);
    return mutantsOf(file, source).map((mutant) => ({ ...mutant, file, source }));
  });
const picked = chosen(mutants);
say(`${picked.length} of ${mutants.length} changes in ${positionals.join(', ')}, seed ${seed}`);

/** The tests in the folder of a change, the nearest few first; then those of other folders. */
function roundsOf(file: string): readonly (readonly string[])[] {
  const tests = testsOf(file, importers);
  const top = file.split('/').slice(0, 2).join('/');
  const own = tests.filter((test) => isIn(test, top));
  const also = values.also.flatMap((folder) =>
    tests.filter((test) => isIn(test, folder) && !own.includes(test)),
  );
  return [own.slice(0, 6), own.slice(6), also].filter((round) => round.length > 0);
}

const place = copied();
const FIRST_MS = 1_800_000;
const before = performance.now();
const needed = [...new Set(picked.flatMap(({ file }) => roundsOf(file).flat()))];
say(`${needed.length} files of tests, first without any change`);
if (needed.length > 0) {
  const { ending, said } = await tested(place, needed, FIRST_MS);
  if (ending !== 'passed') {
    say(`${said.slice(-4000)}\nThe tests fail without a change: nothing can be told from them.`);
    process.exit(1);
  }
}
const timeoutMs = 60_000 + 3 * (performance.now() - before);

const survivors: string[] = [];
for (const [index, mutant] of picked.entries()) {
  const { file, source } = mutant;
  const path = join(place, file);
  const from = performance.now();
  writeFileSync(path, mutated(source, mutant));
  let isKilled = false;
  for (const round of roundsOf(file)) {
    isKilled ||= (await tested(place, round, timeoutMs)).ending !== 'passed';
    if (isKilled) break;
  }
  writeFileSync(path, source);
  const seconds = Math.round((performance.now() - from) / 1000);
  if (!isKilled) survivors.push(wordsOf(mutant));
  const fate = isKilled ? 'killed  ' : roundsOf(file).length > 0 ? 'SURVIVED' : 'UNTESTED';
  say(`[${index + 1}/${picked.length}] ${fate} ${wordsOf(mutant)}  (${seconds} s)`);
}

for (const survivor of survivors) say(`survived  ${survivor}`);
const killed = picked.length - survivors.length;
say(`${killed} killed, ${survivors.length} survived of ${picked.length}`);
