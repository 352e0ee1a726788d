// The house as a process of its own: it starts from nothing, says where it is, and ends cleanly.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { HOUSEWAY, houseway } from './process.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'houseway-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Serving {
  readonly url: string;
  readonly store: string;
  readonly child: ChildProcess;
  /** What it has said on the console so far. */
  said(): string;
  /** Asks it to end, and its exit code. */
  end(signal: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/** Starts `houseway serve` and waits until it says where it is. */
async function serving(
  words: readonly string[],
  { cwd = folder, temporary = tmpdir() } = {},
): Promise<Serving> {
  const child = spawn(process.execPath, [HOUSEWAY, 'serve', '--port', '0', '--json', ...words], {
    cwd,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const first = new Promise<string>((resolve) =>
    createInterface({ input: child.stdout }).once('line', resolve),
  );
  const line = await Promise.race([first, ended.then(() => Promise.reject(new Error(said)))]);
  return {
    ...(JSON.parse(line) as { url: string; store: string }),
    child,
    said: () => said,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

const healthOf = async ({ url }: Serving) => {
  const answer = await fetch(`${url}/api/health`);
  return { status: answer.status, body: await answer.json() };
};

test('without a word it makes its data folder here; a second one is refused; it ends cleanly', async () => {
  const house = await serving([]);
  const data = join(folder, 'houseway-data');
  expect(house.store).toContain(data);
  expect(await healthOf(house)).toMatchObject({
    status: 200,
    body: { status: 'ok', house: { name: '', seq: 0, state: 'running' }, store: 'PGlite' },
  });
  const code = /^\* {2}([A-Z2-9]{4}(?:-[A-Z2-9]{4}){4})$/m.exec(house.said())?.[1];
  expect(code).toBeDefined();
  const second = await houseway(['serve', '--port', '0', '--data', data]);
  expect(second).toMatchObject({ exitCode: 1, stdout: '' });
  expect(JSON.parse(second.stderr).error).toMatchObject({
    code: 'locked',
    message: expect.stringContaining(`Process ${house.child.pid} has the data folder ${data} open`),
  });
  expect(await house.end('SIGTERM')).toBe(0);
  expect(existsSync(join(data, 'lock'))).toBe(false);
});

test('a port that is in use: the house is closed again', async () => {
  const data = join(folder, 'houseway-data');
  const house = await serving(['--data', data]);
  const { port } = new URL(house.url);
  const words = ['serve', '--port', port, '--data', join(folder, 'other')];
  const { exitCode, stderr } = await houseway(words);
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use`);
  expect(existsSync(join(folder, 'other', 'lock'))).toBe(false);
  expect(await house.end('SIGINT')).toBe(0);
});

test('a demo leaves nothing behind', async () => {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const demo = await serving(['--demo'], { temporary });
  expect(demo.store).toContain(join(temporary, 'houseway-demo-'));
  expect(await demo.end('SIGTERM')).toBe(0);
  expect(demo.said()).toContain('DEMO HOUSE');
  expect(demo.said()).toMatch(/^ {2}demo-dealer +\d{8}$/m);
  expect(readdirSync(temporary).filter((name) => name.startsWith('houseway-'))).toEqual([]);
});

test('a PostgreSQL database by its address', async () => {
  const server = await startPostgres();
  try {
    const house = await serving(['--database-url', server.url]);
    expect(house.store).toMatch(/^PostgreSQL \d+/);
    expect(await healthOf(house)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await house.end('SIGTERM')).toBe(0);
  } finally {
    await server.stop();
  }
});

test.each([
  [['--database-url', 'postgres://127.0.0.1:1/none'], 1, 'The house could not be opened'],
  [['--database-url', 'nowhere'], 2, 'postgres://user@host/name'],
  [['--data', '.', '--database-url', 'postgres://a/b'], 2, '--data or --database-url'],
])('%j is refused in a sentence', async (words, exitCode, message) => {
  const ended = await houseway(['serve', '--port', '0', ...words]);
  expect(ended).toMatchObject({ exitCode, stdout: '' });
  expect(JSON.parse(ended.stderr).error.message).toContain(message);
});
