import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    reporters: ['default', './scripts/count-reporter.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
