// OWASP ASVS 4.0.3, V6: what is sealed, and with what. The seal itself is tested in src/store.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, PIN, type TestApp } from '../../src/server/app.fixture.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const sourceOf = (path: string): string => readFileSync(join(SRC, path), 'utf8');

let served: TestApp;
beforeAll(async () => {
  served = await openApp();
  for (const badge of ['ada', 'cora']) await served.givePin(badge);
});
afterAll(() => served.close());

test('6.1.1 PINs, personal facts and secrets of webhooks lie sealed, with no word of theirs', async () => {
  const [ada, cora] = [await served.signIn('ada'), await served.signIn('cora')];
  const hook = { webhook: 'books', url: 'https://books.test/x', topics: ['prize-awarded'] };
  await served.ask('/commands/add-webhook', { token: ada, key: 'w', body: hook });
  const made = await served.ask('/webhooks/books/secret', { method: 'POST', token: ada });
  const secret: string = made.body.secret;
  await served.ask('/commands/enrol-patron', { token: cora, key: 'p', body: { patron: 'p1' } });
  const facts = { familyName: 'Quintero', birthDate: '1980-05-17', taxNumber: '900-12-3456' };
  await served.ask('/patrons/p1/facts', { method: 'PUT', token: cora, key: 'f', body: facts });
  const { persons } = served.room.disk;
  expect([...persons.keys()]).toEqual(
    expect.arrayContaining(['staff/ada', 'patron/p1', 'webhook/books/secret']),
  );
  const bytes = Buffer.concat([...persons.values()].map((each) => Buffer.from(each)));
  const words = [PIN, 'argon2', 'familyName', secret, secret.slice(6), ...Object.values(facts)];
  for (const word of words) {
    expect(word.length).toBeGreaterThan(3);
    for (const form of ['utf8', 'utf16le', 'hex', 'base64'] as const) {
      const hidden = Buffer.from(word, form === 'utf16le' ? 'utf16le' : 'utf8');
      const needle = form === 'hex' || form === 'base64' ? hidden.toString(form) : hidden;
      expect(bytes.includes(needle)).toBe(false);
    }
  }
});

test('6.2.4, 6.2.6 the same facts are sealed in other bytes each time', async () => {
  const { persons, disk } = { persons: served.context.persons, disk: served.room.disk };
  const seen = new Set<string>();
  for (let count = 0; count < 100; count += 1) {
    await persons.put('patron/same', { familyName: 'Quintero' });
    const bytes = Buffer.from(disk.persons.get('patron/same') as Uint8Array);
    // The form, then twelve bytes that are never used twice.
    seen.add(bytes.subarray(1, 13).toString('hex'));
  }
  expect(seen.size).toBe(100);
});

test('6.3.1 chance comes from the cryptographic generator only', () => {
  const files = ['server', 'store'].flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.prove|\.fixture)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(50);
  const seeded = files.filter((file) => /Math\.random|seededSource/.test(sourceOf(file)));
  // The demo plays made-up tables; its PINs and sessions are those of every house.
  expect(seeded.filter((file) => !file.startsWith(join('server', 'demo')))).toEqual([]);
});

test('6.2.7 secrets are compared in a time that says nothing of where they differ', () => {
  expect(sourceOf('server/access/same-text.ts')).toContain('timingSafeEqual');
  for (const file of ['server/access/asker.ts', 'server/access/setup-code.ts']) {
    expect(sourceOf(file)).toContain('isSameText(');
  }
  // Nowhere is one compared as any text is.
  const compared =
    /\b(?:key|keyHash|pin|code|token|secret|said)\b\s*[!=]==?\s*(?!undefined|null|')\w/;
  for (const file of ['asker', 'setup-code', 'pins', 'sessions']) {
    const lines = sourceOf(`server/access/${file}.ts`).split('\n');
    expect(lines.filter((line) => compared.test(line))).toEqual([]);
  }
});
