// Starts append-loop.fixture.ts and listens to what it says.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOP = fileURLToPath(new URL('append-loop.fixture.ts', import.meta.url));

export interface AppendLoop {
  readonly child: ChildProcess;
  /** The log's end when the loop began. */
  readonly head: number;
  /** The last row that has been acknowledged so far. */
  acked(): number;
  /** Resolves when so many more appends have been acknowledged. */
  untilAcked(count: number): Promise<void>;
  /** Resolves when the process is gone, with why the last append failed, if it did. */
  readonly ended: Promise<string | undefined>;
  kill(): Promise<void>;
}

export interface LoopWords {
  readonly data: string;
  readonly batch: number;
  readonly filler?: number;
  /** How many appends, when it is to end by itself. */
  readonly times?: number;
  /** A program to run it under, with its own words. */
  readonly under?: readonly string[];
}

export async function startAppendLoop(words: LoopWords): Promise<AppendLoop> {
  const { data, batch, filler = 0, times = Infinity, under = [] } = words;
  const node = [
    process.execPath,
    '--import',
    'tsx',
    LOOP,
    data,
    ...[batch, filler, times].map(String),
  ];
  const [program = '', ...rest] = [...under, ...node];
  const child = spawn(program, rest, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let acked = 0;
  let ackedCount = 0;
  let failure: string | undefined;
  const waiting = new Set<{ readonly until: number; readonly go: () => void }>();
  const lines = createInterface({ input: child.stdout });
  const head = new Promise<number>((resolve) => {
    lines.on('line', (line) => {
      const [word, value = ''] = line.split(' ');
      if (word === 'head') resolve(Number(value));
      if (word === 'failed') failure = value;
      if (word !== 'acked') return;
      acked = Number(value);
      ackedCount += 1;
      for (const one of waiting) if (ackedCount >= one.until) one.go();
    });
  });
  const ended = new Promise<string | undefined>((resolve) =>
    child.once('close', () => resolve(failure)),
  );
  const gone = ended.then((why) => {
    throw new Error(`the process that appends has ended: ${why}`);
  });
  gone.catch(() => {});
  return {
    child,
    head: await Promise.race([head, gone]),
    acked: () => acked,
    untilAcked: (count) =>
      Promise.race([
        new Promise<void>((go) => waiting.add({ until: ackedCount + count, go })),
        gone,
      ]),
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
