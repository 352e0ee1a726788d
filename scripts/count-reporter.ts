import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 10;

/** How long a file took its worker: to load it, and to run its tests. */
function secondsOf(module: TestModule): number {
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

/** Titles of a file that tell two tests not apart, or print a value that has no text. */
function badTitlesIn(module: TestModule): readonly string[] {
  const titles = [...module.children.allTests()].map(({ fullName }) => fullName);
  return titles
    .filter(
      (title, index) => titles.indexOf(title) < index || /\bundefined\b|\[object \w+\]/.test(title),
    )
    .map((title) => `A title that is not clear: ${relative('.', module.moduleId)} > ${title}\n`);
}

/** Ends a run with the files that took longest, and one line that says how many tests passed and
 * failed. A module that could not be loaded, an error outside any test, or a title that does not say
 * which test it is counts as a failure. */
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
    const badTitles = modules.flatMap(badTitlesIn);
    failed += badTitles.length;
    if (badTitles.length > 0) process.exitCode = 1;
    const slowest = modules
      .map((module) => [secondsOf(module), relative('.', module.moduleId)] as const)
      .sort(([a], [b]) => b - a)
      .slice(0, SLOWEST)
      .map(([seconds, file]) => `${Math.round(seconds).toString().padStart(5)} s  ${file}\n`);
    const skippedText = skipped > 0 ? `, ${skipped} skipped` : '';
    // After the output of the other reporters.
    process.once('exit', () =>
      console.log(
        `${badTitles.join('')}The longest files:\n${slowest.join('')}${passed} passed, ${failed} failed${skippedText}`,
      ),
    );
  }
}
