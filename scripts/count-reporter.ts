import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that says how many tests passed and failed. A module that could not
 * be loaded, or an error outside any test, counts as a failure. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    let skipped = 0;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else skipped++;
      }
    }
    const skippedText = skipped > 0 ? `, ${skipped} skipped` : '';
    // After whatever the other reporters still have to say.
    process.once('exit', () => console.log(`${passed} passed, ${failed} failed${skippedText}`));
  }
}
