import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from './index.ts';

const at = (name: string): string =>
  fileURLToPath(new URL(`../../test/tls/${name}`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'houseway-tls-'));
const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
const lines: string[] = [];
let server: RunningServer;
let port: number;
beforeAll(async () => {
  copyFileSync(at('cert.pem'), tls.cert);
  copyFileSync(at('key.pem'), tls.key);
  const log = (line: string) => void lines.push(line);
  server = await startServer({
    port: 0,
    host: 'localhost',
    log,
    tls,
    origin: 'https://house.example',
  });
  port = server.port;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly strict: string | undefined;
  /** Which certificate it came by. */
  readonly serial: string;
}

const health = (ca: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = {
      host: 'localhost',
      port,
      path: '/api/health',
      ca: readFileSync(at(ca)),
      agent: false,
    };
    get(asked, (response) => {
      response.resume();
      const { statusCode: status, headers } = response;
      const { serialNumber: serial } = (response.socket as TLSSocket).getPeerCertificate();
      resolve({ status, strict: headers['strict-transport-security'], serial });
    }).on('error', reject);
  });

describe('the server by TLS', () => {
  test('is found at the origin that it was told, and answers who trusts its certificate', async () => {
    expect(server.url).toBe('https://house.example');
    expect(await health('cert.pem')).toMatchObject({ status: 200, strict: 'max-age=31536000' });
    await expect(health('next-cert.pem')).rejects.toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
  });

  test('does not speak without it', async () => {
    await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
  });

  test('takes a renewed certificate without a restart, and keeps the old one where the new one is none', async () => {
    const { serial } = await health('cert.pem');
    writeFileSync(tls.cert, 'no certificate');
    process.emit('SIGHUP', 'SIGHUP');
    expect(lines.at(-1)).toContain('can’t be used');
    expect((await health('cert.pem')).serial).toBe(serial);
    copyFileSync(at('next-cert.pem'), tls.cert);
    copyFileSync(at('next-key.pem'), tls.key);
    process.emit('SIGHUP', 'SIGHUP');
    expect((await health('next-cert.pem')).serial).not.toBe(serial);
  });

  test('does not start with a key that belongs to another certificate', async () => {
    const wrong = { cert: at('cert.pem'), key: at('next-key.pem') };
    await expect(startServer({ port: 0, tls: wrong })).rejects.toMatchObject({
      code: 'certificate-refused',
    });
  });
});
