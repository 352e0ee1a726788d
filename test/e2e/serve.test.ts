// The house as a process of its own: it starts from nothing, says where it is, and ends cleanly. What
// is refused is refused in this process.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { houseway } from '../../src/cli/main.fixture.ts';
import { setUp } from '../../src/server/set-up.fixture.ts';
import { startPostgres } from '../postgres.ts';
import { HOUSEWAY } from './process.fixture.ts';

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

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at any answer as it likes.
  readonly body: any;
}

const healthOf = async ({ url }: Serving): Promise<Reply> => {
  const answer = await fetch(`${url}/api/health`);
  return { status: answer.status, body: await answer.json() };
};

/** The code that opens the house, once the console has it. */
async function codeIn(house: Serving): Promise<string> {
  const code = /^\* {2}([A-Z2-9]{4}(?:-[A-Z2-9]{4}){4})$/m;
  await expect.poll(() => house.said()).toMatch(code);
  return code.exec(house.said())?.[1] as string;
}

const ask = async ({ url }: Serving, path: string, body?: object): Promise<Reply> => {
  const sent = { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1${path}`, body && { ...sent, headers });
  return { status: answer.status, body: await answer.json() };
};

test('without a word it makes its data folder here, is set up once, and ends cleanly', async () => {
  const house = await serving([]);
  const data = join(folder, 'houseway-data');
  expect(house.store).toContain(data);
  expect(await healthOf(house)).toMatchObject({
    status: 200,
    body: { status: 'ok', house: { name: '', seq: 0, state: 'running' }, store: 'PGlite' },
  });

  const second = await houseway(['serve', '--port', '0', '--data', data]);
  expect(second).toMatchObject({ exitCode: 1, stdout: '' });
  expect(JSON.parse(second.stderr).error).toMatchObject({
    code: 'locked',
    message: expect.stringContaining(`Process ${house.child.pid} has the data folder ${data} open`),
  });

  const { port } = new URL(house.url);
  const other = await houseway(['serve', '--port', port, '--data', join(folder, 'other')]);
  expect(other.exitCode).toBe(1);
  expect(other.stderr).toContain(`Port ${port} on 127.0.0.1 is in use`);
  // The other house is closed again.
  expect(existsSync(join(folder, 'other'))).toBe(true);
  expect(existsSync(join(folder, 'other', 'lock'))).toBe(false);

  const list = { code: await codeIn(house), name: 'A real room', zone: 'America/Los_Angeles' };
  const opened = await setUp(
    (path, body) => ask(house, path, body),
    list,
    () => '52906417',
  );
  expect(opened).toEqual({ status: 200, body: { isOpen: true, missing: [] } });
  expect(await house.end('SIGTERM')).toBe(0);
  expect(existsSync(join(data, 'lock'))).toBe(false);

  const asDemo = await houseway(['serve', '--port', '0', '--demo', '--data', data]);
  expect(asDemo).toMatchObject({ exitCode: 1, stdout: '' });
  expect(JSON.parse(asDemo.stderr).error).toMatchObject({
    code: 'not-a-demo',
    message: 'The house "A real room" is not a demo. Start it without --demo.',
  });
});

/** How many records the log has. */
const seqOf = async (house: Serving): Promise<number> => (await healthOf(house)).body.house.seq;

/** Waits until its tables have played on. */
async function playsOn(house: Serving): Promise<void> {
  const before = await seqOf(house);
  await expect.poll(() => seqOf(house)).toBeGreaterThan(before);
}

test('a demo is alive, lets everybody in, and leaves nothing behind', async () => {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const demo = await serving(['--demo'], { temporary });
  expect(demo.store).toContain(join(temporary, 'houseway-demo-'));
  expect(await seqOf(demo)).toBeGreaterThan(1_000);
  expect((await ask(demo, '/demo')).body.badges.length).toBeGreaterThan(10);
  const door = await ask(demo, '/demo/sign-in', { badge: 'demo-floor' });
  expect(door).toMatchObject({ status: 200, body: { badge: 'demo-floor', roles: ['floor'] } });
  await playsOn(demo);
  expect(await demo.end('SIGTERM')).toBe(0);
  expect(demo.said()).toContain('DEMO HOUSE');
  expect(demo.said()).toContain('Playing the last hours of the demo house');
  expect(demo.said()).toContain('takes any role, without a PIN');
  expect(demo.said()).not.toMatch(/\d{8}/);
  expect(demo.said()).toContain(`Open ${demo.url} and choose a role.`);
  expect(readdirSync(temporary).filter((name) => name.startsWith('houseway-'))).toEqual([]);
});

test('a demo with a place of its own goes on when it is started again, with everyone let in', async () => {
  const words = ['--demo', '--data', join(folder, 'kept')];
  const first = await serving(words);
  const before = await seqOf(first);
  expect(await first.end('SIGTERM')).toBe(0);
  const second = await serving(words);
  expect(await seqOf(second)).toBeGreaterThanOrEqual(before);
  await playsOn(second);
  expect((await ask(second, '/demo/sign-in', { badge: 'demo-cage' })).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
  const plain = await serving(words.slice(1));
  expect((await ask(plain, '/demo')).status).toBe(404);
  expect((await ask(plain, '/demo/sign-in', { badge: 'demo-cage' })).status).toBe(404);
  expect(await plain.end('SIGTERM')).toBe(0);
});

test('a PostgreSQL database by its address', async () => {
  const server = await startPostgres();
  try {
    const house = await serving(['--database-url', server.url]);
    expect(house.store).toMatch(/^PostgreSQL \d+/);
    expect(await healthOf(house)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await house.end('SIGINT')).toBe(0);
  } finally {
    await server.stop();
  }
});

test.each([
  [['--database-url', 'postgres://127.0.0.1:1/none'], 1, 'The house couldn’t be opened'],
  [['--database-url', 'nowhere'], 2, 'postgres://user@host/name'],
  [['--data', '.', '--database-url', 'postgres://a/b'], 2, '--data or --database-url'],
  [['--host', '0.0.0.0'], 2, 'on 0.0.0.0 others of the network could read PINs'],
  [['--tls-cert', 'cert.pem'], 2, '--tls-cert and --tls-key come together'],
  [['--tls-cert', 'cert.pem', '--tls-key', 'key.pem'], 2, '--origin https://house.example.com'],
  [['--origin', 'https://house.example.com/floor'], 2, 'has no path'],
])('%j is refused in a sentence', async (words, exitCode, message) => {
  const ended = await houseway(['serve', '--port', '0', ...words]);
  expect(ended).toMatchObject({ exitCode, stdout: '' });
  expect(JSON.parse(ended.stderr).error.message).toContain(message);
});
