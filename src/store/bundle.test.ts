import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBundle } from './bundle.ts';
import type { Evidence } from './evidence.ts';
import type { Page } from './evidence-pages.ts';
import type { LogRow } from './store.ts';
import { evidenceOf, forged, recordWith, rowsOf, storyRecords } from './verify.fixture.ts';
import { verifyBundle } from './verify.ts';

const records = storyRecords();
const rows = rowsOf(records);
const last = rows.at(-1) as LogRow;
const entries = rows.reduce((sum, each) => sum + each.entries.length, 0);
const folder = mkdtempSync(join(tmpdir(), 'houseway-bundle-'));
const file = join(folder, 'house.bundle');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (bytes: Uint8Array): string => {
  const path = join(folder, 'put.bundle');
  writeFileSync(path, bytes);
  return path;
};

/** Evidence with changed pages. */
const changed = (change: (page: Page) => Page, of: readonly LogRow[] = rows): Evidence => ({
  ...evidenceOf(of, { pageRows: of.length }),
  async *pages() {
    for await (const page of evidenceOf(of, { pageRows: of.length }).pages()) yield change(page);
  },
});

beforeAll(async () => {
  const seal = await writeBundle(evidenceOf(rows), file);
  expect(seal).toEqual({
    records: rows.length,
    entries,
    sha256: expect.stringMatching(/^\w{64}$/),
  });
});

test('what was exported verifies as it would have where it came from', async () => {
  expect(await verifyBundle(file)).toMatchObject({
    ok: true,
    house: 'Test room',
    records: rows.length,
    entries,
    source: `the bundle ${file} of Test room`,
    head: { seq: last.seq, hash: last.hash },
  });
});

test('the log of a house that nobody has opened can be exported', async () => {
  const empty = join(folder, 'empty.bundle');
  await writeBundle(evidenceOf([]), empty);
  expect(await verifyBundle(empty)).toMatchObject({ ok: true, records: 0 });
});

test('it is gzip of JSON lines, with every body as the log has it', () => {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  const [head = '', first = ''] = lines;
  expect(JSON.parse(head)).toEqual({
    format: 'houseway-bundle',
    version: 1,
    house: 'Test room',
    head: { seq: last.seq, hash: last.hash },
  });
  expect(JSON.parse(first)).toMatchObject({ seq: 1, body: records[0] });
  expect(first).toContain(rows[0]?.body);
  expect(JSON.parse(lines.at(-2) as string)).toMatchObject({ seal: { records: rows.length } });
  expect(lines).toHaveLength(1 + rows.length + 2);
});

test('the same log gives the same bytes', async () => {
  const again = join(folder, 'again.bundle');
  await writeBundle(evidenceOf(rows), again);
  expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
});

test('an export that fails leaves no file, and an older one as it was', async () => {
  const target = join(folder, 'kept.bundle');
  writeFileSync(target, 'older');
  const failing: Evidence = {
    ...evidenceOf(rows),
    async *pages() {
      yield* evidenceOf(rows.slice(0, 3)).pages();
      throw new Error('the disk is gone');
    },
  };
  await expect(writeBundle(failing, target)).rejects.toThrow('the disk is gone');
  expect(readFileSync(target, 'utf8')).toBe('older');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('what no bundle can hold is refused: a line break, an entry of no record', async () => {
  const broken = changed(({ lines, entries: booked }) => ({
    lines: lines.map((line) => ({ ...line, body: `${line.body}\n` })),
    entries: booked,
  }));
  const stray = changed((page) => ({
    ...page,
    entries: page.entries.map((entry) => (entry.seq === 1 ? { ...entry, seq: 999 } : entry)),
  }));
  const target = join(folder, 'none.bundle');
  await expect(writeBundle(broken, target)).rejects.toMatchObject({ code: 'invalid' });
  await expect(writeBundle(stray, target)).rejects.toMatchObject({ code: 'invalid' });
});

describe('damage', () => {
  test('any byte that is another one', async () => {
    const bytes = readFileSync(file);
    const unnoticed: number[] = [];
    // Every byte of both ends, and some of those between: they are all under the same digest.
    const isEnd = (at: number): boolean => at < 20 || at > bytes.length - 300;
    for (let at = 0; at < bytes.length; at += isEnd(at) ? 1 : 7) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (bytes[at] as number) ^ (1 << (at % 8));
      if ((await verifyBundle(put(flipped))).ok) unnoticed.push(at);
    }
    expect(unnoticed).toEqual([]);
  });

  test.each([0, 1, 10, 200, 279, 1000])('%i bytes that are left of it', async (length) => {
    const verdict = await verifyBundle(put(readFileSync(file).subarray(0, length)));
    expect(verdict).toMatchObject({ ok: false, seq: null, what: expect.any(String) });
  });

  test('the last byte missing, one byte more, twice the same, something else', async () => {
    const bytes = readFileSync(file);
    const cases = [
      bytes.subarray(0, -1),
      Buffer.concat([bytes, Buffer.of(0)]),
      Buffer.concat([bytes, bytes]),
      Buffer.from('This is no bundle.\n'.repeat(100)),
      gzipSync('{"format":"something else"}\n'),
    ];
    for (const each of cases) expect((await verifyBundle(put(each))).ok).toBe(false);
  });
});

describe('a bundle that somebody has changed and sealed again', () => {
  const sealed = join(folder, 'sealed.bundle');
  const { seq } = recordWith(records, 'round-started');

  test('an amount', async () => {
    const amount = '1400';
    const evidence = changed((page) => ({
      ...page,
      entries: page.entries.map((each) =>
        each.seq === seq && each.line === 1 ? { ...each, amount } : each,
      ),
    }));
    await writeBundle(evidence, sealed);
    expect(await verifyBundle(sealed)).toMatchObject({
      ok: false,
      seq,
      what: `the amount of line 1 of the entries of record ${seq} is 14.00, the log says 1.40`,
    });
  });

  test('a body', async () => {
    const evidence = changed(({ lines, entries: booked }) => ({
      lines: lines.map((line) => ({ ...line, body: line.body.replace('"dana"', '"flo"') })),
      entries: booked,
    }));
    await writeBundle(evidence, sealed);
    expect(await verifyBundle(sealed)).toMatchObject({
      ok: false,
      what: expect.stringContaining('does not have the hash'),
    });
  });

  test('a record that is left out, the last one, an id that is there twice', async () => {
    await writeBundle(evidenceOf(rows.filter((row) => row.seq !== seq)), sealed);
    expect(await verifyBundle(sealed)).toMatchObject({
      ok: false,
      seq,
      what: expect.stringContaining('is missing'),
    });
    await writeBundle({ ...evidenceOf(rows.slice(0, -1)), head: last }, sealed);
    expect(await verifyBundle(sealed)).toMatchObject({
      ok: false,
      what: expect.stringContaining('the log ends with'),
    });
    const twice = forged(records, 9, (record) => {
      record.id = records[2]?.id as string;
    });
    await writeBundle(evidenceOf(twice), sealed);
    expect(await verifyBundle(sealed)).toMatchObject({
      ok: false,
      seq: 9,
      what: expect.stringContaining('has already'),
    });
  });

  test('a body that pretends to be more than one field', async () => {
    const evidence = changed(({ lines, entries: booked }) => ({
      lines: lines.map((line) => ({ ...line, body: `${line.body},"seq":99` })),
      entries: booked,
    }));
    await writeBundle(evidence, sealed);
    expect(await verifyBundle(sealed)).toMatchObject({ ok: false, seq: 1 });
  });
});

describe('a beginning that somebody has changed and sealed again', () => {
  const FIRST = { format: 'houseway-bundle', version: 1, house: '', head: { seq: 0, hash: '' } };
  const SEAL_TEXT_BYTES = 256;
  const found = (bytes: Buffer) => verifyBundle(put(sealedBytes(bytes)));

  /** A seal as the format has it: a gzip member with one stored block. */
  function sealedBytes(content: Buffer, seal: unknown = sealOf(content)): Buffer {
    const text = Buffer.from(`${JSON.stringify({ seal }).padEnd(SEAL_TEXT_BYTES - 1)}\n`);
    const [block, trailer] = [Buffer.from([1, 0, 1, 0xff, 0xfe]), Buffer.alloc(8)];
    trailer.writeUInt32LE(crc32(text), 0);
    trailer.writeUInt32LE(SEAL_TEXT_BYTES, 4);
    const begin = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
    return Buffer.concat([content, begin, block, text, trailer]);
  }

  const sealOf = (content: Buffer) => ({
    records: 0,
    entries: 0,
    sha256: createHash('sha256').update(content).digest('hex'),
  });

  test.each<[string, object | null | undefined]>([
    ['no head', undefined],
    ['a head that is null', null],
    ['an empty head', {}],
    ['a head with texts', { seq: '0', hash: '' }],
    ['a head without a hash', { seq: 0 }],
  ])('%s', async (_, head) => {
    const bytes = gzipSync(`${JSON.stringify({ ...FIRST, head })}\n`);
    const what = 'the first line of the bundle does not say where its log ends';
    expect(await found(bytes)).toMatchObject({ ok: false, seq: null, what });
  });

  test.each([0, -1])('the version %i', async (version) => {
    const bytes = gzipSync(`${JSON.stringify({ ...FIRST, version })}\n`);
    const what = `the bundle has an unknown version: ${version}`;
    expect(await found(bytes)).toMatchObject({ ok: false, seq: null, what });
  });

  test('a house without a name, a line that is null', async () => {
    const unnamed = gzipSync(`${JSON.stringify({ ...FIRST, house: null })}\n`);
    expect(await found(unnamed)).toMatchObject({
      ok: false,
      what: 'the first line of the bundle names no house',
    });
    expect(await found(gzipSync('null\n'))).toMatchObject({
      ok: false,
      what: 'this is not a bundle, or its beginning is damaged',
    });
  });

  test('nothing but a seal, and a seal that is null', async () => {
    expect(await found(Buffer.alloc(0))).toMatchObject({
      ok: false,
      seq: null,
      what: 'the bundle has nothing before its seal',
    });
    const whole = gzipSync(`${JSON.stringify(FIRST)}\n`);
    expect(await verifyBundle(put(sealedBytes(whole, null)))).toMatchObject({
      ok: false,
      what: 'the bundle was cut short, or its seal is damaged',
    });
  });
});

test('a bundle of a newer version is refused', async () => {
  const head = { format: 'houseway-bundle', version: 2, house: 'Later', head: {} };
  const newer = put(gzipSync(`${JSON.stringify(head)}\n${'x'.repeat(1000)}\n`));
  await expect(verifyBundle(newer)).rejects.toMatchObject({
    name: 'StoreError',
    code: 'newer',
    message: 'This bundle is version 2; this program knows 1. Use a newer program.',
  });
});
