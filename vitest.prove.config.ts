import { defineConfig } from 'vitest/config';
import { SHARED } from './vitest.config.ts';

/** The long tier; scripts/prove.ts says which files. */
export default defineConfig({
  test: {
    ...SHARED,
    include: ['{src,test}/**/*.{prove,test}.ts'],
    provide: { tier: 'long' },
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    reporters: ['verbose'],
    maxWorkers: 2,
  },
});
