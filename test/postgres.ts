// A PostgreSQL for a test: a database of its own in the server that HOUSEWAY_TEST_DATABASE_URL
// names, or a throw-away cluster from the installed programs. It refuses to run as root, so it then runs as nobody.
import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { installOnDebian } from './debian.ts';

const run = promisify(execFile);

export interface TestPostgres {
  readonly url: string;
  /** Ends the server at once, as a crash would, and starts it again. In a server that is not ours
   * it ends the connections to our database. */
  crash(): Promise<void>;
  /** Changes the setting of that name, for the whole server. */
  setFsync(value: 'on' | 'off'): Promise<void>;
  stop(): Promise<void>;
}

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const DEBIAN = '/usr/lib/postgresql';

async function installedBin(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

async function binFolder(): Promise<string> {
  const found = await installedBin();
  if (found !== null) return found;
  await installOnDebian('postgresql');
  const installed = await installedBin();
  if (installed !== null) return installed;
  throw new Error(
    'The tests of the store need PostgreSQL 15 or later: install it (on Debian: "apt-get install ' +
      'postgresql"), or set HOUSEWAY_TEST_DATABASE_URL to a server where databases may be made.',
  );
}

/** Below the ports that the system gives to connections, so that none of them takes it while the server
 * is down. */
const PORTS = { from: 20_000, to: 32_000 };

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.on('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The server reads its settings again a moment after it has been told to. */
const setFsync = (url: string, value: 'on' | 'off'): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`alter system set fsync = ${value}`);
    await client.query('select pg_reload_conf()');
    for (;;) {
      const { rows } = await client.query<{ fsync: string }>('show fsync');
      if (rows[0]?.fsync === value) return;
    }
  });

/** A fresh database in a server that is already there. */
async function databaseIn(server: string): Promise<TestPostgres> {
  const name = `houseway_test_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    crash: () =>
      withClient(server, async (client) => {
        const ours = 'select pid from pg_stat_activity where datname = $1';
        await client.query(`select pg_terminate_backend(pid) from (${ours}) as ours`, [name]);
      }),
    setFsync: (value) => setFsync(server, value),
    stop: () =>
      withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Starts the server of a cluster and resolves when it takes connections. */
function startServer(bin: string, data: string, port: number): Promise<() => Promise<void>> {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...asUser, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill('SIGQUIT');
    await exited;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve(end);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

async function throwAwayCluster(): Promise<TestPostgres> {
  const bin = await binFolder();
  const folder = await mkdtemp(join(tmpdir(), 'houseway-postgres-'));
  const data = join(folder, 'data');
  try {
    if (isRoot) await chown(folder, NOBODY, NOBODY);
    const words = ['-D', data, '-U', 'houseway', '--auth=trust', '-E', 'UTF8', '--locale=C'];
    await run(join(bin, 'initdb'), words, { ...asUser, cwd: folder });
    const port = await freePort();
    let end = await startServer(bin, data, port);
    const url = `postgres://houseway@127.0.0.1:${port}/postgres`;
    return {
      url,
      setFsync: (value) => setFsync(url, value),
      async crash() {
        await end();
        end = await startServer(bin, data, port);
      },
      async stop() {
        await end();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

export function startPostgres(): Promise<TestPostgres> {
  const server = process.env['HOUSEWAY_TEST_DATABASE_URL'];
  return server === undefined || server === '' ? throwAwayCluster() : databaseIn(server);
}
