import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { softwareIn } from '#store';
import { software } from './software.ts';
import { terminalOf } from './terminal.ts';

const root = mkdtempSync(join(tmpdir(), 'houseway-software-'));
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeAll(() => {
  mkdirSync(join(root, 'bin'));
  mkdirSync(join(root, 'src', 'house'), { recursive: true });
  write('bin/houseway.js', 'main();\n');
  write('src/house/money.ts', 'export const CENTS = 100;\n');
  write('package.json', '{"version":"1.2.3"}');
  write('package-lock.json', '{}');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function answerTo(expected?: string): unknown {
  const stdout = new PassThrough();
  const streams = { stdin: Readable.from([]), stdout, stderr: new PassThrough() };
  software(expected === undefined ? {} : { expect: expected }, terminalOf(streams, true), root);
  return JSON.parse(String(stdout.read()));
}

test('the approved program is recognised', () => {
  const { digest } = softwareIn(root);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(answerTo(digest)).toEqual({ version: '1.2.3', files: 4, digest });
});

test.each([
  ['a changed byte', 'src/house/money.ts', 'export const CENTS = 101;\n'],
  ['another package', 'package-lock.json', '{"packages":{}}'],
])('%s makes it another program, which does not start', (_, path, text) => {
  const { digest } = softwareIn(root);
  write(path, text);
  expect(softwareIn(root).digest).not.toBe(digest);
  expect(() => answerTo(digest)).toThrow('not the approved program');
});

test('so does a file more, one less, and one under another name', () => {
  const before = softwareIn(root).digest;
  write('src/house/extra.ts', 'main();\n');
  const more = softwareIn(root).digest;
  rmSync(join(root, 'src/house/extra.ts'));
  write('src/house/other.ts', 'main();\n');
  const renamed = softwareIn(root).digest;
  rmSync(join(root, 'src/house/other.ts'));
  expect(new Set([before, more, renamed]).size).toBe(3);
  expect(softwareIn(root).digest).toBe(before);
});

test('what is no digest is wrong input', () => {
  expect(() => answerTo('latest')).toThrow('64 hexadecimal digits');
});
