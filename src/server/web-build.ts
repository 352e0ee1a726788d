// Builds the web pages when they are missing or older than their sources, so that `npm ci` and
// `npm start` are all the set-up there is.
import { constants, rmSync } from 'node:fs';
import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants as compression } from 'node:zlib';
import { ServerStartError } from './start-error.ts';

export type Log = (line: string) => void;

/** Everything that ends up in the pages. */
const SOURCES = [
  'src/web',
  'src/client',
  'src/house',
  'src/ledger',
  'src/tax',
  'src/hands',
  'src/games',
  'src/rules',
  'src/activities',
  'src/lab',
  'src/cards',
  'src/chance',
  'src/drawing',
  'src/money',
  'src/result',
  'vite.config.ts',
  'package.json',
];

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** When a file was last changed, in milliseconds; of a folder, when anything in it was. A folder's
 * own time counts too: it moves when a file is removed. 0 where there is nothing. */
async function changedAt(path: string): Promise<number> {
  try {
    const entry = await stat(path);
    if (!entry.isDirectory()) return entry.mtimeMs;
    const inside = await readdir(path);
    const times = await Promise.all(inside.map((name) => changedAt(join(path, name))));
    return Math.max(entry.mtimeMs, ...times);
  } catch (error) {
    if (isGone(error)) return 0;
    throw error;
  }
}

/** Whether a built file is missing or older than one of its sources. */
export async function isStale(built: string, sources: readonly string[]): Promise<boolean> {
  const builtAt = await changedAt(built);
  const times = await Promise.all(sources.map(changedAt));
  return builtAt === 0 || times.some((time) => time > builtAt);
}

/** React picks its slow development build by NODE_ENV, which a test runner sets to "test". */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Puts a finished build in its place. When another process has just put its own there, that one
 * is as fresh as ours. */
async function moveInto(place: string, built: string): Promise<void> {
  await rm(place, { recursive: true, force: true });
  try {
    await rename(built, place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rm(built, { recursive: true, force: true });
  }
}

const TEXT_FILE = /\.(js|css|html|svg)$/;
const brotli = promisify(brotliCompress);

/** Puts a compressed twin beside each text, which is sent to browsers that take it. */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name));
  const params = { [compression.BROTLI_PARAM_QUALITY]: 10 };
  await Promise.all(
    texts.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      await writeFile(`${path}.br`, await brotli(await readFile(path), { params }));
    }),
  );
}

async function buildInto(
  place: string,
  root: string,
  isWanted: () => Promise<boolean>,
): Promise<void> {
  const unfinished = join(dirname(place), `.web-${process.pid}`);
  try {
    await mkdir(dirname(place), { recursive: true });
    // Loaded only here: a server whose pages are built starts without it, in half the time.
    const { build } = await import('vite');
    await inProduction(() =>
      build({
        configFile: join(root, 'vite.config.ts'),
        configLoader: 'runner',
        logLevel: 'silent',
        build: { outDir: unfinished, emptyOutDir: true },
      }),
    );
    await compressAll(unfinished);
    // Where another process was faster its pages stay: they may be in use already.
    if (await isWanted()) await moveInto(place, unfinished);
    else await rm(unfinished, { recursive: true, force: true });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new ServerStartError('web-build-failed', `The pages couldn’t be built: ${reason}`);
  }
}

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** A new folder for a user who may not write to the package: no one else can put pages there. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'houseway-pages-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The folder of the built pages of the package at `root`, built first where that is needed. */
export async function webPages(root: string, log: Log): Promise<string> {
  const place = join(root, 'dist/web');
  const sources = SOURCES.map((source) => join(root, source));
  const isWanted = (folder: string) => isStale(join(folder, 'index.html'), sources);
  if (!(await isWanted(place))) return place;
  log('Building the pages (only after a change; a few seconds) ...');
  const from = performance.now();
  const made = (await isWritable(root)) ? place : join(await ownFolder(), 'web');
  await buildInto(made, root, () => isWanted(made));
  log(`Built the pages in ${Math.ceil((performance.now() - from) / 100) / 10} s.`);
  return made;
}
