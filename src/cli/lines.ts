import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Result } from '#result';
import { errorDocument, WrongInput } from './failure.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read by this user',
  EISDIR: 'it is a folder',
};

/** Why a file could not be read, in plain words where it is one of the usual reasons. */
export function whyUnread(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

/** Opens a file, or standard input for `-`. */
export async function openInput(file: string, stdin: Readable): Promise<Readable> {
  if (file === '-') return stdin;
  try {
    if ((await stat(file)).isDirectory()) throw new Error('it is a folder');
    const stream = createReadStream(file);
    await once(stream, 'open');
    return stream;
  } catch (cause) {
    const problems = [{ path: 'FILE', message: `${file}: ${whyUnread(cause)}` }];
    throw new WrongInput('unreadable-file', `can’t read ${file}`, problems);
  }
}

/** The JSON document in a file, or on standard input for `-`. */
export async function readJson(file: string, stdin: Readable): Promise<unknown> {
  const source = await text(await openInput(file, stdin));
  try {
    return JSON.parse(source);
  } catch (cause) {
    const problems = [{ path: 'FILE', message: (cause as Error).message }];
    throw new WrongInput('not-json', `${file} is not JSON`, problems);
  }
}

const MOST_BUFFERED = 64 * 1024;

/** Answers one JSON record a line with one JSON document a line, in order, as they come. A line
 * that cannot be answered gets an error of its own, and the next one is read. */
export async function answerLines(
  input: Readable,
  output: Writable,
  answer: (record: unknown) => Result<unknown>,
): Promise<void> {
  let lineNumber = 0;
  let buffered = '';
  const write = async () => {
    const text = buffered;
    buffered = '';
    if (text !== '' && !output.write(text)) await once(output, 'drain');
  };
  for await (const line of linesOf(input)) {
    lineNumber++;
    buffered += `${JSON.stringify(answerLine(lineNumber === 1 ? line.replace(/^\uFEFF/, '') : line, lineNumber, answer))}\n`;
    // Lines that have come are answered before more are waited for.
    if (buffered.length > MOST_BUFFERED || input.readableLength === 0) await write();
  }
  await write();
}

/** The text between line feeds. A carriage return before one belongs to it; elsewhere it is white
 * space, which JSON allows inside a record. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function answerLine(
  line: string,
  lineNumber: number,
  answer: (record: unknown) => Result<unknown>,
): unknown {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch (cause) {
    const message = `line ${lineNumber} is not JSON`;
    const problems = [{ path: `line ${lineNumber}`, message: (cause as Error).message }];
    return errorDocument('not-json', message, problems);
  }
  const answered = answerSafely(record, answer);
  if (answered instanceof Error) return errorDocument('failed', answered.message);
  if (answered.ok) return answered.value;
  return errorDocument('wrong-input', `line ${lineNumber} can’t be answered`, answered.error);
}

/** A mistake of ours on one line must not leave the others without an answer. */
function answerSafely(
  record: unknown,
  answer: (record: unknown) => Result<unknown>,
): Result<unknown> | Error {
  try {
    return answer(record);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}
