import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'houseway-log-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The routes that were answered, in this order. */
const routesIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .flatMap(({ msg, route }) => (msg === 'answered' ? [route] : []));

test('no line is lost when the server is closed', async () => {
  const logFile = join(folder, 'closed.log');
  const server = await startServer({ port: 0, logFile });
  const count = 40;
  const health = async () => (await fetch(`${server.url}/api/health`)).text();
  await Promise.all(Array.from({ length: count }, health));
  await server.close();
  expect(routesIn(logFile)).toEqual(Array(count).fill('/api/health'));
});

test('a file that was moved away is begun again', async () => {
  const logFile = join(folder, 'moved.log');
  const server = await startServer({ port: 0, logFile });
  await (await fetch(`${server.url}/api/health`)).text();
  await expect.poll(() => routesIn(logFile)).toHaveLength(1);
  renameSync(logFile, join(folder, 'yesterday.log'));
  await (await fetch(`${server.url}/api/openapi.json`)).text();
  await server.close();
  expect(routesIn(logFile)).toEqual(['/api/openapi.json']);
});

test('a request is answered where its line can’t be written, and that is told once', async () => {
  const gone = mkdtempSync(join(folder, 'gone-'));
  const notes: string[] = [];
  const log = (note: string) => notes.push(note);
  const server = await startServer({ port: 0, log, logFile: join(gone, 'requests.log') });
  rmSync(gone, { recursive: true });
  for (let times = 0; times < 3; times++) {
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  }
  await server.close();
  expect(notes.filter((note) => note.startsWith('The request log failed: ENOENT'))).toHaveLength(1);
});

test('a server that can’t write its request log does not start', async () => {
  await expect(startServer({ port: 0, logFile: folder })).rejects.toMatchObject({
    code: 'log-refused',
    message: expect.stringContaining(folder),
  });
});
