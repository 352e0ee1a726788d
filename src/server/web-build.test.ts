import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStale } from './web-build.ts';

describe('built pages', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);

  async function write(name: string, seconds: number): Promise<void> {
    await writeFile(at(name), '');
    await utimes(at(name), seconds, seconds);
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'houseway-'));
    await mkdir(at('src/inner'), { recursive: true });
    await write('src/inner/page.ts', 1_000);
    for (const name of ['src/inner', 'src']) await utimes(at(name), 1_000, 1_000);
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are stale when they are missing', async () => {
    expect(await isStale(at('index.html'), [at('src')])).toBe(true);
  });

  test('are fresh when they are younger than every source', async () => {
    await write('index.html', 1_001);
    expect(await isStale(at('index.html'), [at('src')])).toBe(false);
  });

  test('are stale when a source deep in a folder is younger', async () => {
    await write('index.html', 1_001);
    await utimes(at('src/inner/page.ts'), 1_002, 1_002);
    expect(await isStale(at('index.html'), [at('src')])).toBe(true);
  });

  test('are stale when a source was removed', async () => {
    await write('index.html', 1_001);
    await rm(at('src/inner/page.ts'));
    expect(await isStale(at('index.html'), [at('src')])).toBe(true);
  });

  test('do not mind a source that is not there', async () => {
    await write('index.html', 1_001);
    expect(await isStale(at('index.html'), [at('src'), at('no-such-file')])).toBe(false);
  });
});
