// What a process asks of the operating system, as strace writes it down.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installOnDebian } from './debian.ts';

const run = promisify(execFile);

const isThere = (): Promise<boolean> =>
  run('strace', ['-V']).then(
    () => true,
    () => false,
  );

export async function needStrace(): Promise<void> {
  if (await isThere()) return;
  await installOnDebian('strace');
  if (await isThere()) return;
  throw new Error('This test needs strace: on Debian, "apt-get install strace".');
}

/** `1234 fsync(23</path>) = 0`, or in two parts when another thread speaks in between. */
const FSYNC = /^(\d+) +fsync\(\d+<([^>]*)>(?:\) += 0|.*<unfinished)/;
const FSYNC_ENDED = /^(\d+) +<\.\.\. fsync resumed>.*= 0/;
const ANSWER = /^\d+ +write\(1<[^>]*>, "\{\\"id\\"/;

/** For each answer of a serving process (see crash/serving.ts), the files whose fsync ended after
 * the answer before. */
export function fsyncsBeforeAnswers(trace: string): string[][] {
  const begun = new Map<string, string>();
  const before: string[][] = [];
  let files: string[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', file = ''] = FSYNC.exec(line) ?? [];
    const [, resumed] = FSYNC_ENDED.exec(line) ?? [];
    if (resumed !== undefined) files.push(begun.get(resumed) ?? '');
    else if (thread !== '' && line.endsWith('= 0')) files.push(file);
    else if (thread !== '') begun.set(thread, file);
    else if (ANSWER.test(line)) {
      before.push(files);
      files = [];
    }
  }
  return before;
}
