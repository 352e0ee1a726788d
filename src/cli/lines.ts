import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Result } from '#result';
import { errorDocument, WrongInput } from './failure.ts';

/** Opens a file, or standard input for `-`. */
export async function openInput(file: string, stdin: Readable): Promise<Readable> {
  if (file === '-') return stdin;
  const stream = createReadStream(file);
  try {
    await once(stream, 'open');
  } catch (cause) {
    const problems = [{ path: 'FILE', message: `${file}: ${(cause as Error).message}` }];
    throw new WrongInput('no-such-file', `${file} cannot be read`, problems);
  }
  return stream;
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
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of reader) {
    lineNumber++;
    if (line.trim() === '') continue;
    buffered += `${JSON.stringify(answerLine(line, lineNumber, answer))}\n`;
    // Whatever has come is answered before more is waited for.
    if (buffered.length > MOST_BUFFERED || input.readableLength === 0) await write();
  }
  await write();
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
  const answered = answer(record);
  if (answered.ok) return answered.value;
  return errorDocument('wrong-input', `line ${lineNumber} cannot be answered`, answered.error);
}
