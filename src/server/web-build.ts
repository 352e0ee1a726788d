// Builds the web pages of the sources as they are, so that `npm ci` and `npm start` are all the
// set-up there is.
import { createHash } from 'node:crypto';
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
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants as compression } from 'node:zlib';
import { ServerStartError } from './start-error.ts';
import { makeTurns } from './turns.ts';

export type Log = (line: string) => void;

/** Everything that ends up in the pages. */
const SOURCES = [
  'src/web',
  'src/client',
  'src/house',
  'src/reports',
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

/** Tests are no part of the pages. */
const IS_TEST = /\.(?:test|fixture|prove)\.tsx?$/;

const filesIn = async (root: string, source: string): Promise<readonly string[]> => {
  const place = join(root, source);
  if (!(await stat(place).catch(() => undefined))?.isDirectory()) return [source];
  const entries = await readdir(place, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !IS_TEST.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
};

/** A name for the sources as they are now: pages are kept by it, and never change. */
async function digestOf(root: string): Promise<string> {
  const files = await Promise.all(SOURCES.map((source) => filesIn(root, source)));
  const hash = createHash('sha256');
  for (const file of files.flat().sort()) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 16);
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

/** Puts a finished build in its place; where another process was faster, its pages stay. */
async function moveInto(place: string, built: string): Promise<void> {
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

async function buildInto(folder: string, root: string): Promise<void> {
  try {
    // Loaded only here: a server whose pages are built starts without it, in half the time.
    const { build } = await import('vite');
    await inProduction(() =>
      build({
        configFile: join(root, 'vite.config.ts'),
        configLoader: 'runner',
        logLevel: 'silent',
        build: { outDir: folder, emptyOutDir: true },
      }),
    );
    await compressAll(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new ServerStartError('web-build-failed', `The pages couldn’t be built: ${reason}`);
  }
}

const can = (access: Promise<void>): Promise<boolean> =>
  access.then(
    () => true,
    () => false,
  );

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Says now and every hour that these pages are in use; where that isn't allowed, no one
 * removes any. */
async function keep(pages: string): Promise<string> {
  const touch = () => can(utimes(pages, new Date(), new Date()));
  await touch();
  setInterval(touch, HOUR_MS).unref();
  return pages;
}

/** Pages that no server has used for a day. */
async function removeUnused(builds: string): Promise<void> {
  const places = (await readdir(builds)).map((name) => join(builds, name));
  for (const place of places) {
    const used = await stat(place).catch(() => undefined);
    if (used !== undefined && used.mtimeMs < Date.now() - DAY_MS) {
      await rm(place, { recursive: true, force: true });
    }
  }
}

/** One build at a time: NODE_ENV is the same for all of a process. */
const inTurn = makeTurns();

/** The folder of the built pages of the package at `root`, built first where that is needed. Its
 * files stay as they are while a server shows them, whatever becomes of the sources. */
export const webPages = (root: string, log: Log): Promise<string> =>
  inTurn(async () => {
    const builds = join(root, 'dist/web');
    const digest = await digestOf(root);
    const place = join(builds, digest);
    if (await can(access(join(place, 'index.html')))) return keep(place);
    log('Building the pages (only after a change; a few seconds) ...');
    const from = performance.now();
    const isOurs = await can(access(root, constants.W_OK));
    if (isOurs) await mkdir(builds, { recursive: true });
    // A new folder: no one else can put pages there.
    const folder = await mkdtemp(isOurs ? join(builds, 'new-') : join(tmpdir(), 'houseway-pages-'));
    await buildInto(folder, root);
    log(`Built the pages in ${Math.ceil((performance.now() - from) / 100) / 10} s.`);
    // Pages of sources that have changed meanwhile are no one else's.
    if (!isOurs || (await digestOf(root)) !== digest) {
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      return keep(folder);
    }
    await moveInto(place, folder);
    await removeUnused(builds);
    return keep(place);
  });
