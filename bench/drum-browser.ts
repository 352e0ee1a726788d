// A drawing of a million tickets run again in a browser: from the choice of the file to the verdict.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server';
import { launchChromium } from '../test/e2e/chromium.ts';
import { median, target } from './report.ts';

const ROUNDS = 5;

export async function benchDrumBrowser(text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'houseway-drum-'));
  const file = join(folder, 'drawing.json');
  writeFileSync(file, text);
  const server = await startServer({ port: 0 });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${server.url}/proof`);
      const input = page.getByLabel('Open the file of a drawing');
      await input.waitFor({ state: 'attached' });
      const start = performance.now();
      await input.setInputFiles(file);
      await page.getByText('Every number comes out again', { exact: true }).waitFor();
      times.push(performance.now() - start);
    }
    const ms = median(times);
    target('ms in a browser, from the file to the verdict', ms, 'under 2000', ms < 2_000);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}
