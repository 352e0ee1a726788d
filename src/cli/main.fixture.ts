// The houseway command inside this process: what it would print, and its exit code.
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { main } from './main.ts';

interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export async function houseway(words: readonly string[], input = ''): Promise<Ended> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const printed = Promise.all([text(stdout), text(stderr)]);
  const exitCode = await main(words, {
    stdin: Readable.from([Buffer.from(input)]),
    stdout,
    stderr,
  });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { exitCode, stdout: out, stderr: err };
}
