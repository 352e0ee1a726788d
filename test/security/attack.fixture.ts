// What the tests of security share: the routes as the API describes them, a bare connection, and a
// house that is served again after a restart.
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openApp, type TestApp } from '../../src/server/app.fixture.ts';
import { makeApp } from '../../src/server/app.ts';
import { makeContext, type ServerContext } from '../../src/server/context.ts';
import { RULEBOOK } from '../../src/store/house.fixture.ts';
import type { MemoryDisk } from '../../src/store/memory.fixture.ts';
import { runTestHouse, type TestHouse } from '../../src/store/writer.fixture.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `none` for every parameter. */
  readonly url: string;
  /** Whether its description says that it is public. */
  readonly isPublic: boolean;
}

/** Every route that the API describes. */
export function routesOf(app: FastifyInstance): readonly Route[] {
  const { paths = {} } = app.swagger() as {
    paths?: Record<string, Record<string, { security?: readonly unknown[] }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase() as Route['method'],
      url: path.replace(/\{\w+\}/g, 'none'),
      isPublic: security?.length === 0 || !path.startsWith('/api/v1'),
    })),
  );
}

/** Sends a text over a bare connection; all that comes back until the other side is done. */
export function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const connection = connect(Number(port), hostname, () => connection.write(text));
    connection.setEncoding('latin1');
    connection.on('data', (chunk) => {
      heard += chunk;
    });
    connection.on('error', () => {});
    connection.on('close', () => resolve(heard));
  });
}

/** The statuses of the answers in a raw text. */
export const statusesIn = (heard: string): readonly number[] =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => Number(match[1]));

/** A served house that listens. */
export async function listening(): Promise<TestApp & { readonly url: string }> {
  const served = await openApp();
  return { ...served, url: await served.app.listen({ port: 0, host: '127.0.0.1' }) };
}

export interface Restarted {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly room: TestHouse;
  close(): Promise<void>;
}

/** Serves the house on a disk, as a new process would. */
export async function serveAgain(
  disk: MemoryDisk,
  { personKey, now }: { readonly personKey: Uint8Array; readonly now: number },
): Promise<Restarted> {
  const room = await runTestHouse({ disk });
  room.now = now;
  const served = { house: room.house, rulebook: RULEBOOK, personKey };
  const context = await makeContext(served, { clock: () => room.now });
  const app = await makeApp({ version: 'test', log: () => {}, context });
  return {
    app,
    context,
    room,
    async close() {
      await app.close();
      await room.house.close();
    },
  };
}
