// OWASP ASVS 4.0.3, V14: how it is set up. Packages are looked at in v10 and by `npm run audit`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../src/server/app.fixture.ts';
import { listening, routesOf } from './attack.fixture.ts';

let served: TestApp & { readonly url: string };
beforeAll(async () => {
  served = await listening();
});
afterAll(() => served.close());

const PATHS = [
  '/',
  '/api/health',
  '/api/ready',
  '/api/v1/sign',
  '/api/v1/none',
  '/api/docs/',
  '/%',
];

test.each(PATHS)('14.3.3 %s does not say what it is made with', async (url) => {
  const { headers } = await served.app.inject({ url });
  for (const name of ['server', 'x-powered-by', 'x-runtime', 'via']) {
    expect(headers[name]).toBeUndefined();
  }
});

test('14.3.2, 14.3.3 whoever asks after our health learns no place and no version of a part', async () => {
  const health = (await served.app.inject('/api/health')).json();
  expect(Object.keys(health).sort()).toEqual(['house', 'status', 'store', 'version']);
  expect(health.store).toMatch(/^\w+$/);
});

test('14.4.1, 14.4.2 every answer of the API says its type, and is a file where it is data', async () => {
  for (const { method, url } of routesOf(served.app)) {
    if (url.endsWith('/stream')) continue;
    const { headers } = await served.app.inject({ method, url });
    expect([url, headers['content-type']]).toEqual([
      url,
      expect.stringMatching(/^application\/(?:json; charset=utf-8|problem\+json)$/),
    ]);
    expect([url, headers['content-disposition']]).toEqual([url, 'attachment; filename="api.json"']);
  }
});

test.each(PATHS)('14.4.3 to 14.4.7 %s has every header that guards a browser', async (url) => {
  const { headers } = await served.app.inject({ url });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|http:/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

describe('14.5.3 no other site is let in', () => {
  test.each(['https://evil.test', 'null', 'http://127.0.0.1:4020', 'file://'])(
    'nor asked beforehand: %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await served.app.inject({
          method,
          url: '/api/v1/sign',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'x-houseway, content-type',
          },
        });
        const names = Object.keys(headers).filter((name) => name.startsWith('access-control'));
        expect(names).toEqual([]);
      }
    },
  );
});

test('14.5.x an address is never made from the host that a request names', async () => {
  for (const url of [...PATHS, '/api/openapi.json']) {
    const { body, headers } = await served.app.inject({
      url,
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
    });
    expect(JSON.stringify(headers) + body).not.toContain('evil.test');
  }
});

test('14.1.x a connection that says nothing, or too little, is not kept', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = served.app.server;
  expect(requestTimeout).toBe(30_000);
  for (const limit of [headersTimeout, keepAliveTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(120_000);
  }
});
