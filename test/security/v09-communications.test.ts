// OWASP ASVS 4.0.3, V9: what goes over the wire. The house's proxy speaks TLS and sends
// Strict-Transport-Security: we listen on this machine only unless told otherwise.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openApp, PIN } from '../../src/server/app.fixture.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

test('9.1.1 a session’s cookie never goes over a plain connection, even where we listen on one', async () => {
  const served = await openApp();
  await served.givePin('max');
  for (const headers of [{}, { 'x-forwarded-proto': 'http' }, { host: '10.0.0.5:4020' }]) {
    const answer = await served.ask('/sign-in', { body: { badge: 'max', pin: PIN }, headers });
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-.*; Secure/);
    // RFC 6797, 7.2: not over plain HTTP; the proxy says it.
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  }
  await served.close();
});

test('9.2.1 nowhere is the certificate of the other side left unchecked', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const unchecked = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;
  const wrong = files.filter((file) => unchecked.test(readFileSync(join(SRC, file), 'utf8')));
  expect(wrong).toEqual([]);
});
