import { defineConfig } from 'vitest/config';
import { SHARED } from './vitest.config.ts';

/** The long tier; scripts/prove.ts says which files. */
export default defineConfig({
  test: {
    ...SHARED,
    include: ['{src,test}/**/*.{prove,test}.ts'],
    provide: { tier: 'long' },
    // Proofs take as long as they take.
    testTimeout: 0,
    hookTimeout: 0,
    reporters: ['verbose'],
    maxWorkers: 2,
  },
});
