// OWASP ASVS 4.0.3, V13: the API as such. Content types and schemas are shown beside their source.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../src/server/app.fixture.ts';
import { listening, sendRaw, statusesIn } from './attack.fixture.ts';

let served: TestApp & { readonly url: string };
let token: string;
beforeAll(async () => {
  served = await listening();
  await served.givePin('max');
  token = await served.signIn('max');
});
afterAll(() => served.close());

const send = (...lines: readonly string[]) => sendRaw(served.url, lines.join('\r\n'));

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  '13.2.1 %s makes no other method of a request',
  async (header) => {
    const headers = { [header]: 'DELETE', 'idempotency-key': 'm' };
    const { status } = await served.ask('/house', { token, headers });
    expect(status).toBe(200);
    expect((await served.ask('/house', { method: 'POST', token, headers })).status).toBe(404);
  },
);

test.each(['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND', 'SEARCH', 'QUERY', 'FOO', 'PRI'])(
  '13.2.1, 14.5.1 %s does nothing, and echoes nothing',
  async (method) => {
    const heard = await send(
      ...[`${method} /api/v1/house HTTP/1.1`, 'Host: x', 'Connection: close'],
      ...[`Authorization: Bearer ${token}`, 'X-Secret: echoed', '', ''],
    );
    expect([400, 404, 405]).toContain(statusesIn(heard)[0] ?? 400);
    expect(heard).not.toContain('echoed');
    expect(heard).not.toContain(token);
  },
);

test('13.2.5 a body is not unpacked, so that a small one cannot become a large one', async () => {
  const { statusCode } = await served.app.inject({
    method: 'POST',
    url: '/api/v1/commands/end-round',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'zip',
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: gzipSync(' '.repeat(10_000_000)),
  });
  expect(statusCode).toBe(400);
});

describe('13.1.1 a connection has one meaning', () => {
  test('of two lengths none is believed', async () => {
    const heard = await send(
      ...['POST /api/v1/sign-in HTTP/1.1', 'Host: x', 'Content-Type: application/json'],
      ...['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', ''],
      ...['GET /api/v1/sign HTTP/1.1', 'Host: x', 'Connection: close', '', ''],
    );
    expect(statusesIn(heard)).toEqual([400]);
  });

  test('two Content-Length headers end it', async () => {
    const heard = await send(
      ...['POST /api/v1/sign-in HTTP/1.1', 'Host: x', 'Content-Type: application/json'],
      ...['Content-Length: 2', 'Content-Length: 3', '', '{}'],
    );
    expect(statusesIn(heard)).toEqual([400]);
  });

  test('a request without a host is none', async () => {
    expect(statusesIn(await send('GET /api/v1/sign HTTP/1.1', '', ''))).toEqual([400]);
  });

  test('a header that goes on in another line is none', async () => {
    const heard = await send('GET / HTTP/1.1', 'Host: x', 'X-A: 1', '\u000b: 2', '', '');
    expect(statusesIn(heard)).toEqual([400]);
  });
});

describe('13.1.x what is too large is turned away before it is kept', () => {
  test('headers of more than 16 KiB', async () => {
    const heard = await send('GET / HTTP/1.1', 'Host: x', `X-A: ${'a'.repeat(17 * 1_024)}`, '', '');
    expect(statusesIn(heard)).toEqual([431]);
  });

  test('an address of more than 16 KiB', async () => {
    const heard = await send(`GET /${'a'.repeat(17 * 1_024)} HTTP/1.1`, 'Host: x', '', '');
    expect(statusesIn(heard)).toEqual([431]);
  });

  test('a body that says to be larger is not read', async () => {
    const heard = await send(
      ...['POST /api/v1/sign-in HTTP/1.1', 'Host: x', 'Content-Type: application/json'],
      ...['Connection: close', `Content-Length: ${2 ** 40}`, '', '{'],
    );
    expect(statusesIn(heard)).toEqual([413]);
  });

  test('a body in pieces that becomes larger is not read on', async () => {
    const piece = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
    const heard = await send(
      ...['POST /api/v1/sign-in HTTP/1.1', 'Host: x', 'Content-Type: application/json'],
      ...['Connection: close', 'Transfer-Encoding: chunked', '', piece.repeat(5)],
    );
    expect(statusesIn(heard)).toEqual([413]);
  });
});

test('13.1.4 who is signed in is found by the request alone, and by one way at a time', async () => {
  const cookie = `__Host-houseway=${token}`;
  const wrong = { cookie, authorization: 'Bearer wrong' };
  expect((await served.ask('/me', { headers: wrong })).status).toBe(401);
  expect((await served.ask('/me', { headers: { cookie: 'houseway=x' } })).status).toBe(401);
});
