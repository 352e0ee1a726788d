import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, ServerStartError, startServer } from './index.ts';

describe('the server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ port: 0 });
  });
  afterAll(() => server.close());

  const get = (path: string) => fetch(server.url + path);

  test('listens on this machine only unless told otherwise', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });

  test('answers a health check', async () => {
    const health = await get('/api/health');
    expect(await health.json()).toMatchObject({ status: 'ok' });
  });

  test('gives the page at the root and at every path of the application', async () => {
    for (const path of ['/', '/floor/table-3', '/replay/T1.17', '/index.html']) {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('lets browsers keep the files whose names carry a hash', async () => {
    const page = await (await get('/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const asset = await get(script);
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  test.each(['/api/no-such-thing', '/assets/no-such-file.js'])(
    'tells what is wrong about %s in problem details',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await answer.json()).toMatchObject({ status: 404, title: 'Not found' });
    },
  );

  test('never leaves the folder of the pages', async () => {
    const answer = await get('/..%2f..%2fpackage.json');
    expect(await answer.text()).not.toContain('"dependencies"');
  });

  test.each(['/', '/api/health', '/api/no-such-thing'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("'unsafe-");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  test('says in a sentence that the port is in use', async () => {
    const port = Number(new URL(server.url).port);
    const second = startServer({ port });
    await expect(second).rejects.toBeInstanceOf(ServerStartError);
    await expect(second).rejects.toMatchObject({
      code: 'port-in-use',
      message: `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or choose another port.`,
    });
  });

  test('says in a sentence that the host is not its own', async () => {
    // 192.0.2.0/24 is kept for documentation (RFC 5737): no machine has it.
    await expect(startServer({ port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
      code: 'address-refused',
    });
  });
});
