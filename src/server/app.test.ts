import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from './app.fixture.ts';

let served: TestApp;
beforeAll(async () => {
  served = await openApp();
});
afterAll(() => served.close());

test.each(['/api/v1/sign', '/api/v1/house', '/api/v1/none', '/api/openapi.json', '/api/docs/'])(
  '%s is kept by nobody on the way, and taken for nothing but what it is',
  async (url) => {
    const { headers } = await served.app.inject(url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  },
);

// A screen sets its clock by each of them.
test.each(['/api/v1/sign', '/api/v1/none', '/api/none'])(
  'an answer says what time it is in the house: %s',
  async (url) => {
    const { headers } = await served.app.inject(url);
    expect(headers.date).toBe('Mon, 16 Nov 2026 18:00:00 GMT');
  },
);

test.each(['/%', '/api/v1/meters/%ff/x', `/api/v1/funds/${'x'.repeat(300)}`])(
  'an address that cannot be read is a problem, not a failure: %s',
  async (url) => {
    const answer = await served.app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  },
);

test('a failure is logged by its path alone, and tells nothing of itself', async () => {
  // Sealed with another key, or changed on the disk.
  served.room.disk.persons.set('staff/dana', Buffer.alloc(64));
  const answer = await served.app.inject({
    method: 'POST',
    url: '/api/v1/sign-in?name=Neil',
    payload: { badge: 'dana', pin: '52906417' },
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'server-error' });
  expect(answer.body).not.toContain('dana');
  expect(served.lines.at(-1)).toMatch(/^POST \/api\/v1\/sign-in: StoreError: .* can’t be opened/);
  expect(served.lines.at(-1)).not.toMatch(/Neil|52906417/);
});
