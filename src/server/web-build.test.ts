import { writeFileSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { webPages } from './web-build.ts';

describe('built pages', () => {
  let root = '';
  const page = () => join(root, 'src/web/index.html');
  const say = (words: string) => writeFile(page(), `<title>${words}</title>`);
  const shown = async (pages: string): Promise<string> =>
    /<title>(.*)<\/title>/.exec(await readFile(join(pages, 'index.html'), 'utf8'))?.[1] ?? '';
  const build = (log = (_line: string): void => {}) => webPages(root, log);

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'houseway-'));
    await mkdir(join(root, 'src/web'), { recursive: true });
    await writeFile(join(root, 'package.json'), '{}');
    await writeFile(
      join(root, 'vite.config.ts'),
      `export default { root: ${JSON.stringify(join(root, 'src/web'))} };`,
    );
    await say('first');
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  test('are built once for the same sources', async () => {
    const lines: string[] = [];
    const pages = await build((line) => lines.push(line));
    expect(await shown(pages)).toBe('first');
    await access(join(pages, 'index.html.br'));
    expect(lines).toHaveLength(2);
    expect(await build((line) => lines.push(line))).toBe(pages);
    expect(lines).toHaveLength(2);
  });

  test('are built once where several ask at the same time', async () => {
    const all = await Promise.all([build(), build(), build()]);
    expect(new Set(all).size).toBe(1);
  });

  test('of a server that runs stay when sources change and others build', async () => {
    const pages = await build();
    await say('second');
    const next = await build();
    expect(await shown(next)).toBe('second');
    expect(await shown(pages)).toBe('first');
  });

  test('of sources that change during the build are not kept for others', async () => {
    const mixed = await build(() => writeFileSync(page(), '<title>meanwhile</title>'));
    expect(await shown(mixed)).toBe('meanwhile');
    await say('first');
    expect(await shown(await build())).toBe('first');
  });

  test('do not mind a test of a source', async () => {
    const pages = await build();
    await writeFile(join(root, 'src/web/page.test.ts'), '');
    expect(await build()).toBe(pages);
  });

  test('go when no server has used them for a day', async () => {
    const pages = await build();
    const longAgo = Date.now() / 1_000 - 90_000;
    await utimes(pages, longAgo, longAgo);
    await say('second');
    await build();
    await expect(access(pages)).rejects.toThrow('ENOENT');
  });

  test('say what is wrong with a source', async () => {
    await writeFile(page(), '<script type="module" src="./missing.ts"></script>');
    await expect(build()).rejects.toThrow('The pages couldn’t be built');
  });
});
