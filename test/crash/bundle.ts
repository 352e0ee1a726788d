// The serving process as a few files of JavaScript in a temporary folder, which Node starts several
// times faster than the sources. The folder looks like src to those that look for files beside
// them: the thread of the embedded database, and the code that a snapshot depends on.
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS_LOOKED_INTO = ['house', 'ledger', 'money'];

export interface Bundle {
  /** The words that start it, before its options. */
  readonly words: readonly string[];
  remove(): Promise<void>;
}

export async function bundleServing(): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), 'houseway-serving-'));
  const out = join(folder, 'store');
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of FOLDERS_LOOKED_INTO) {
    await cp(join(ROOT, 'src', name), join(folder, name), { recursive: true });
  }
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // Many small files take longest to find.
    ssr: { noExternal: ['zod', 'temporal-polyfill', 'temporal-utils'] },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          serving: join(ROOT, 'test/crash/serving.ts'),
          'pglite-thread': join(ROOT, 'src/store/pglite-worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return {
    // A process that lives for a moment is not worth the best code for its database.
    words: [process.execPath, '--liftoff-only', join(out, 'serving.js')],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
