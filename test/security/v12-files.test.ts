// OWASP ASVS 4.0.3, V12: files. None is taken in; those that go out are the built pages, reports
// and printouts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doesIn, winIn } from '../../src/server/api/won.fixture.ts';
import { openApp, type TestApp } from '../../src/server/app.fixture.ts';
import { type RunningServer, startServer } from '../../src/server/index.ts';
import { sendRaw, statusesIn } from './attack.fixture.ts';

describe('12.3.1, 12.5.1 the pages', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ port: 0 });
  });
  afterAll(() => server.close());

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/....//package.json',
    '/..\\..\\package.json',
    '/..%5c..%5cpackage.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
    '/%252e%252e/package.json',
    '//etc/passwd',
    '/etc/passwd',
    '/.env',
    '/.git/config',
    '/index.html%00.js',
    '/assets/%00',
    '/house.key',
    '/package.json',
    'http://x.test/../package.json',
    '/api/docs/static/../../../../package.json',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
  ])('never leave their folder: %s', async (path) => {
    const heard = await sendRaw(
      server.url,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    const [status = 0] = statusesIn(heard);
    expect(heard).not.toMatch(/"dependencies"|root:|\[core\]/);
    // An address without an ending is a page of the application: the same for every address.
    const isPage = heard.includes('<div id="root">') || heard.includes('<html');
    expect([path, status === 200 ? isPage : status < 500]).toEqual([path, true]);
  });
});

describe('files that are made', () => {
  let served: TestApp;
  let token: string;
  let call: string;
  const FORMULA = '=HYPERLINK("http://evil.test","x")';
  beforeAll(async () => {
    served = await openApp();
    await served.givePin('max');
    token = await served.signIn('max');
    ({ call } = await winIn(served));
    await doesIn(served)('flo', 'suspend-offering', { offering: 'blazing', reason: FORMULA });
    await doesIn(served)('abe', 'bring-capital', {
      amount: '1.00',
      reason: `@SUM(1)\r\n${FORMULA}`,
    });
  });
  afterAll(() => served.close());

  const get = (path: string) =>
    served.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });

  test('12.1.1 files are not taken in, whatever they are called', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/pdf', 'image/svg+xml']) {
      const answer = await served.app.inject({
        method: 'PUT',
        url: '/api/v1/patrons/p1/facts',
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': 'up',
          'content-type': type,
        },
        payload: '--x\r\ncontent-disposition: form-data; filename="../../x.js"\r\n\r\nx\r\n--x--',
      });
      expect(answer.statusCode).toBe(415);
    }
  });

  test('12.3.4 the name of a file is ours, whatever is asked for', async () => {
    const paths = [
      '/reports/collection?format=csv&table=T1',
      '/reports/access?format=pdf',
      `/wins/${call}/page.pdf`,
    ];
    for (const path of paths) {
      const { statusCode, headers } = await get(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(headers['content-disposition']).toMatch(/^(?:inline|attachment); filename="[\w.-]+"$/);
    }
    for (const odd of ['"x', 'x%0d%0aset-cookie:%20a=1', '../x', '%2e%2e%2fx']) {
      for (const path of [`/reports/access?format=csv&table=${odd}`, `/wins/${odd}/page.pdf`]) {
        const { statusCode, headers } = await get(path);
        expect([400, 404]).toContain(statusCode);
        expect(headers['set-cookie']).toBeUndefined();
      }
    }
  });

  test('5.3.10 words that a spreadsheet would reckon with are words in every report', async () => {
    let found = 0;
    for (const report of ['exceptions', 'monies', 'offering-changes', 'access', 'fund-statement']) {
      const { body, statusCode } = await get(`/reports/${report}?format=csv`);
      if (statusCode !== 200) continue;
      for (const line of body.split('\r\n')) {
        expect(line).not.toMatch(/(?:^|,)"?[=@+]/);
        if (line.includes('HYPERLINK')) found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
