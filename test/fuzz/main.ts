// npm run fuzz -- --bodies 1000000 [--seed N]
// Sends so many random and ruined requests to a house in memory, and says what came of it.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { progressBar } from '../../src/cli/progress.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [bodies, seed] = [Number(values.bodies), Number(values.seed)];
if (!Number.isInteger(bodies) || bodies < 1 || !Number.isInteger(seed)) {
  process.stderr.write('usage: --bodies COUNT [--seed NUMBER]\n');
  process.exit(2);
}

const SAID_EVERY = 50_000;
const STUCK_MS = 60_000;

/** A request that never lets go of the processor is noticed by another thread. */
const WATCH = `
const { workerData: { done, stuckMs } } = require('node:worker_threads');
let last = -1;
setInterval(() => {
  if (done[0] === last) {
    require('node:fs').writeSync(2, 'Stuck after request ' + last + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
  last = done[0];
}, stuckMs);
`;
const counter = new Int32Array(new SharedArrayBuffer(4));
const watch = new Worker(WATCH, { eval: true, workerData: { done: counter, stuckMs: STUCK_MS } });

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const bar = progressBar('fuzz', process.stderr);
const began = performance.now();
const rate = (count: number): string =>
  `${Math.round(count / ((performance.now() - began) / 1000))} a second`;

say(`seed ${seed}`);
try {
  const outcome = await fuzz({
    bodies,
    seed,
    onProgress(count) {
      counter[0] = count;
      bar.update(count, bodies);
      if (count > 0 && count % SAID_EVERY === 0) say(`${count} of ${bodies}, ${rate(count)}`);
    },
  });
  const { answers, heaps, codes, done, routes, records, slowest } = outcome;
  say(`${bodies} requests: none failed, none hung; ${rate(bodies)}`);
  say(`  answers ${JSON.stringify(answers)}`);
  say(`  the slowest took ${slowest.tookMs} ms of the processor: ${slowest.request}`);
  say(`  ${routes} routes, ${done.size} of them done; ${codes.size} kinds of problems`);
  say(`  ${records} records, whole; heap ${heaps.join(', ')} MiB without the log`);
} catch (error) {
  say(`FAILED with --seed ${seed}\n${(error as Error).stack}`);
  process.exitCode = 1;
} finally {
  bar.stop();
  await watch.terminate();
}
