import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

/** Tests that leave nothing behind in the modules that they use: those are loaded once a worker. */
const SHARING = [
  'src/{result,chance,money,cards,hands,games,rules,activities,ledger,tax,house,reports,requirements}/**/*.test.ts',
  'src/{lab,simulate,client,web,server,demo,print,cli,drawing,store}/**/*.test.ts',
  'test/{attacks,golden,oracle,prove,security,stories}/**/*.test.ts',
];

/** They share, too, and need the pages. */
const SCREENS = ['test/{e2e,journeys}/**/*.test.ts'];

/** What holds in both tiers. */
export const SHARED = {
  env: {
    HOUSEWAY_EMPTY_DATABASE: fileURLToPath(new URL('dist/empty-database', import.meta.url)),
  },
  expect: { poll: { timeout: 120_000 } },
  // Also of the titles, which would be cut after 40 characters.
  chaiConfig: { truncateThreshold: 200 },
  // A module is compiled once for all projects, and not again before it changes.
  experimental: { fsModuleCache: true, fsModuleCachePath: 'dist/compiled-tests' },
};

export default defineConfig({
  test: {
    ...SHARED,
    provide: { tier: 'quick' },
    setupFiles: ['./test/same-values.ts'],
    reporters: ['default', './scripts/count-reporter.ts'],
    // Two cores are what we count on; tests wait for disks and browsers, while a third goes on.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // No test takes a minute; a busy machine may take many times as long.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    projects: [
      { extends: true, test: { name: 'sharing', include: SHARING, isolate: false } },
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREENS,
          isolate: false,
          globalSetup: './test/pages.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...SHARING, ...SCREENS],
        },
      },
    ],
  },
});
