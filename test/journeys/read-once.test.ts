// A journey that reads a screen once does not pass the linter (scripts/read-once.grit).
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULE = 'scripts/read-once.grit';

const WRONG = [
  `expect(await page.getByText('Paid').count()).toBe(1);`,
  `expect(await shown(page)).toBe(true);`,
  `expect(page.url()).toBe('/floor');`,
  `const text = await page.getByRole('row').innerText();`,
  `const [first] = await rows.allInnerTexts();`,
  `if (await button.isVisible()) await button.click();`,
  `const name = (await field.getAttribute('name')) ?? '';`,
  `const width = await page.evaluate('innerWidth');`,
  `const height = await page.evaluate<number>('innerHeight');`,
];

const RIGHT = [
  `await expect.poll(() => page.getByText('Paid').count()).toBe(1);`,
  `await expect.poll(async () => (await rows.allInnerTexts())[0], { message }).toBe('7');`,
  `await page.getByText('Paid').waitFor();`,
  `await expect.poll(() => page.url()).toBe('/floor');`,
  `const read = () => page.getByRole('main').innerText();`,
  `await page.evaluate('localStorage.clear()');`,
  // Marked, because no one may see it at any moment.
  `// biome-ignore lint/plugin: no one may see it.`,
  `expect(await page.content()).toBe('');`,
];

/** The lines of which the linter says something, from 1. */
function linesFound(lines: readonly string[]): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-lint-'));
  try {
    copyFileSync(join(ROOT, RULE), join(folder, 'rule.grit'));
    const config = { plugins: ['./rule.grit'], linter: { rules: { preset: 'none' } } };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'planted.ts'), lines.join('\n'));
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const words = ['lint', '--reporter=github', '--max-diagnostics=none'];
    const { stdout, stderr } = spawnSync(biome, words, { cwd: folder, encoding: 'utf8' });
    const found = [...`${stdout}${stderr}`.matchAll(/,line=(\d+),/g)].map(([, line]) =>
      Number(line),
    );
    return [...new Set(found)].sort((a, b) => a - b);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what is read once is found, and nothing else', () => {
  expect(linesFound([...WRONG, ...RIGHT])).toEqual(WRONG.map((_, at) => at + 1));
});

test('all journeys are looked at', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  expect(overrides).toContainEqual({ includes: ['test/journeys/**'], plugins: [`./${RULE}`] });
});
