// A log and its books in one file that verifies without a database: JSON lines, compressed.
//
//   { "format": "houseway-bundle", "version": 1, "house": …, "head": { "seq": …, "hash": … } }
//   { "seq": …, "id": …, "hash": …, "entries": [[line, kind, debit, credit, cents] …], "body": … }
//   … one line for each record, its body as it stands in the log, to the letter
//
// A second gzip member of fixed length follows, the seal: how many there are, and the SHA-256 of every
// byte before. So a file that was cut short or has one other byte is recognised before it is read;
// zcat shows it all.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { constants, crc32, createGunzip, createGzip } from 'node:zlib';
import type { Evidence } from './evidence.ts';
import type { BookedEntry, Page } from './evidence-pages.ts';
import { Found, glanceAt, numbered, recordNamed } from './finding.ts';
import { type Head, type LogLine, StoreError } from './store.ts';

const FORMAT = 'houseway-bundle';
const VERSION = 1;

interface BundleHead {
  readonly format: string;
  readonly version: number;
  readonly house: string;
  readonly head: Head;
}

/** What stands at the end of a bundle. */
export interface BundleSeal {
  readonly records: number;
  readonly entries: number;
  readonly sha256: string;
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const SEAL_TEXT_BYTES = 256;
/** The head, a stored block's own head, the text, checksum and length. */
const SEAL_BYTES = GZIP_HEAD.length + 5 + SEAL_TEXT_BYTES + 8;
const CHUNK_BYTES = 1024 * 1024;
const BODY = ',"body":';

/** A gzip member that is not compressed: one way to write it, to the bit. */
function sealBytes(seal: BundleSeal): Buffer {
  const text = Buffer.from(`${JSON.stringify({ seal }).padEnd(SEAL_TEXT_BYTES - 1)}\n`);
  const numbers = Buffer.alloc(5 + 8);
  numbers.writeUInt8(1, 0);
  numbers.writeUInt16LE(SEAL_TEXT_BYTES, 1);
  numbers.writeUInt16LE(~SEAL_TEXT_BYTES & 0xffff, 3);
  numbers.writeUInt32LE(crc32(text), 5);
  numbers.writeUInt32LE(SEAL_TEXT_BYTES, 9);
  return Buffer.concat([GZIP_HEAD, numbers.subarray(0, 5), text, numbers.subarray(5)]);
}

/** The seal in the last bytes of a file, if they are one. */
function sealIn(bytes: Buffer): BundleSeal | undefined {
  const text = bytes.subarray(GZIP_HEAD.length + 5, -8).toString();
  try {
    const { seal } = JSON.parse(text) as { readonly seal: BundleSeal };
    return seal !== null && sealBytes(seal).equals(bytes) ? seal : undefined;
  } catch {
    return undefined;
  }
}

const entryColumns = ({ line, kind, debit, credit, amount }: BookedEntry) => [
  line,
  kind,
  debit,
  credit,
  amount,
];

/** A page as lines. What does not belong to a record of its page cannot be written down. */
function linesOf({ lines, entries }: Page): string {
  let at = 0;
  let text = '';
  for (const { seq, id, hash, body } of lines) {
    const from = at;
    while (entries[at]?.seq === seq) at += 1;
    const own = entries.slice(from, at).map(entryColumns);
    const facts = JSON.stringify({ seq, id, hash, entries: own });
    if (body.includes('\n')) throw unwritable(`${recordNamed(seq)} has a line break in it`);
    text += `${facts.slice(0, -1)}${BODY}${body}}\n`;
  }
  const stray = entries[at];
  if (stray === undefined) return text;
  throw unwritable(`the books have an entry of ${recordNamed(stray.seq)}, which is not in the log`);
}

const unwritable = (why: string): StoreError =>
  new StoreError('invalid', `This can’t be exported. Verify it first: ${why}.`);

/** The name of the house, as its first record has it. */
function houseIn({ lines: [first] }: Page): string {
  const { events = [] } = glanceAt(first?.body ?? '');
  for (const event of events) if (event.type === 'house-opened') return event.name;
  return '';
}

async function* textOf(
  evidence: Evidence,
  counts: { records: number; entries: number },
  onProgress: (done: number, total: number) => void,
): AsyncGenerator<string> {
  const { seq, hash } = evidence.head;
  const headLine = (house: string): string => {
    const first: BundleHead = { format: FORMAT, version: VERSION, house, head: { seq, hash } };
    return `${JSON.stringify(first)}\n`;
  };
  let isBegun = false;
  for await (const page of evidence.pages()) {
    if (!isBegun) yield headLine(houseIn(page));
    isBegun = true;
    yield linesOf(page);
    counts.records += page.lines.length;
    counts.entries += page.entries.length;
    onProgress(counts.records, seq);
  }
  if (!isBegun) yield headLine('');
}

/** Passes bytes on and digests them. */
const digesting = (digest: ReturnType<typeof createHash>): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });

/** Writes a bundle; the file is there when it is whole and on the disk, and not before. */
export async function writeBundle(
  evidence: Evidence,
  file: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<BundleSeal> {
  const aside = `${file}.part`;
  const counts = { records: 0, entries: 0 };
  const digest = createHash('sha256');
  const output = createWriteStream(aside, { mode: 0o600 });
  try {
    await pipeline(
      textOf(evidence, counts, onProgress),
      createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES }),
      digesting(digest),
      output,
      { end: false },
    );
    const seal = { ...counts, sha256: digest.digest('hex') };
    output.end(sealBytes(seal));
    await once(output, 'close');
    const written = await open(aside, 'r');
    await written.sync();
    await written.close();
    await rename(aside, file);
    return seal;
  } catch (error) {
    // A file that is still being opened would be there again after it was removed.
    if (!output.destroy().closed) await new Promise<void>((done) => output.once('close', done));
    await rm(aside, { force: true });
    throw error;
  }
}

/** What a bundle is not is a finding like others, about no record. */
const damaged = (what: string): Found => new Found({ seq: null, id: null, at: null, what });

/** The bytes before the seal, decompressed, as whole lines. */
async function* linesIn(file: string, bytes: number): AsyncGenerator<string[]> {
  const source = createReadStream(file, { end: bytes - 1, highWaterMark: CHUNK_BYTES });
  const plain = source.pipe(createGunzip({ chunkSize: CHUNK_BYTES }));
  source.on('error', (error) => plain.destroy(error));
  const decoder = new StringDecoder();
  let rest = '';
  try {
    for await (const chunk of plain) {
      const lines = (rest + decoder.write(chunk as Buffer)).split('\n');
      rest = lines.pop() as string;
      yield lines;
    }
  } finally {
    source.destroy();
  }
  if (rest !== '') throw damaged('the bundle ends in the middle of a line');
}

/** The first line, which says by which rules the rest is written. */
async function headOf(file: string, bytes: number): Promise<BundleHead> {
  const first = headIn(await firstLine(file, bytes));
  if (first?.format !== FORMAT || !Number.isInteger(first.version)) {
    throw damaged('this is not a bundle, or its beginning is damaged');
  }
  const { version, house, head } = first;
  if (version > VERSION) {
    throw new StoreError(
      'newer',
      `This bundle is version ${version}; this program knows ${VERSION}. Use a newer program.`,
    );
  }
  if (version < VERSION) throw damaged(`the bundle has an unknown version: ${version}`);
  const isWhole = Number.isInteger(head?.seq) && typeof head?.hash === 'string';
  if (!isWhole) throw damaged('the first line of the bundle does not say where its log ends');
  if (typeof house !== 'string') throw damaged('the first line of the bundle names no house');
  return first;
}

function headIn(line: string): BundleHead | undefined {
  try {
    return (JSON.parse(line) as BundleHead | null) ?? undefined;
  } catch {
    return undefined;
  }
}

async function firstLine(file: string, bytes: number): Promise<string> {
  try {
    for await (const [line] of linesIn(file, bytes)) if (line !== undefined) return line;
  } catch {
    // Damage, or no gzip at all: there is no first line.
  }
  return '';
}

/** The seal at the end of a file; nothing where there is none of our form. */
async function readSeal(file: string, bytes: number): Promise<BundleSeal | undefined> {
  const handle = await open(file, 'r');
  const tail = Buffer.alloc(SEAL_BYTES);
  try {
    await handle.read(tail, 0, SEAL_BYTES, Math.max(0, bytes - SEAL_BYTES));
  } finally {
    await handle.close();
  }
  return sealIn(tail);
}

async function checkContent(file: string, bytes: number, seal: BundleSeal): Promise<void> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file, {
    end: bytes - 1,
    highWaterMark: CHUNK_BYTES,
  })) {
    digest.update(chunk as Buffer);
  }
  if (digest.digest('hex') === seal.sha256) return;
  throw damaged('the bundle is damaged: its content doesn’t match the SHA-256 of its seal');
}

interface Facts extends Omit<LogLine, 'body'> {
  readonly entries: readonly (readonly [number, string, string, string, string])[];
}

/** Puts a line's record and entries onto a page. */
function readLine(text: string, lines: LogLine[], entries: BookedEntry[]): void {
  const at = text.indexOf(BODY);
  const { seq, id, hash, entries: own } = JSON.parse(`${text.slice(0, at)}}`) as Facts;
  lines.push({ seq, id, hash, body: text.slice(at + BODY.length, -1) });
  for (const [line, kind, debit, credit, amount] of own) {
    entries.push({ seq, line, kind, debit, credit, amount });
  }
}

async function* pagesIn(
  file: string,
  { bytes, seal, after }: { bytes: number; seal: BundleSeal; after: number },
): AsyncGenerator<Page> {
  let [number, recordCount, entryCount] = [0, 0, 0];
  for await (const texts of linesIn(file, bytes)) {
    const lines: LogLine[] = [];
    const entries: BookedEntry[] = [];
    for (const text of texts) {
      number += 1;
      // The first line is the head; record n stands on line n + 1.
      if (number <= after + 1) continue;
      try {
        readLine(text, lines, entries);
      } catch {
        throw damaged(`line ${numbered(number)} of the bundle is not a record`);
      }
    }
    recordCount += lines.length;
    entryCount += entries.length;
    if (lines.length > 0) yield { lines, entries };
  }
  const isAll = recordCount === seal.records && entryCount === seal.entries;
  if (after > 0 || isAll) return;
  const told = `${numbered(seal.records)} records and ${numbered(seal.entries)} entries`;
  throw damaged(`the bundle does not have the ${told} that its seal speaks of`);
}

/** Opens a bundle whose seal is right; throws Found where it is not. */
export async function openBundle(file: string): Promise<Evidence> {
  const { size } = await stat(file);
  const bytes = size - SEAL_BYTES;
  const seal = await readSeal(file, size);
  if (seal !== undefined && bytes === 0) throw damaged('the bundle has nothing before its seal');
  if (seal !== undefined) await checkContent(file, bytes, seal);
  const { head, house } = await headOf(file, size);
  if (seal === undefined) throw damaged('the bundle was cut short, or its seal is damaged');
  return {
    description: `the bundle ${resolve(file)}${house === '' ? '' : ` of ${house}`}`,
    head,
    hiddenCount: 0,
    pages: (after = 0) => pagesIn(file, { bytes, seal, after }),
    balances: async () => undefined,
    snapshots: async () => [],
    tree: async () => undefined,
    close: async () => {},
  };
}
