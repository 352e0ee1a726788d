// The stream: 5,000 displays on one node at ten changes a second, from the commit of a change to its
// arrival at each display, in turn with a bare server that writes the same bytes to as many sockets.
// The displays run on the same machine, in a process of their own.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { openPglite, type RunningHouse, runHouse } from '#store';
import { decodeBySchema } from '../src/server/api/decode.ts';
import { addStreamRoutes } from '../src/server/stream/route.ts';
import { endRound, openingCommands, RULEBOOK, startRound } from '../src/store/house.fixture.ts';
import type { Arrived, Listen } from './displays.ts';
import { median, now, quantile, target } from './report.ts';

const DISPLAYS = 5_000;
const CHANGES = 80;
const CHANGE_MS = 100;
const REPEATS = 3;
/** How long the last change has to arrive. */
const LAST_MS = 1_000;
/** What a process needs besides its sockets. */
const OTHER_FILES = 300;

const DISPLAYS_PROGRAM = fileURLToPath(new URL('./displays.ts', import.meta.url));

/** A server that tells its displays of changes. */
interface Teller {
  readonly port: number;
  /** Makes a change; the number that the message about it has at least, and when it was durable. */
  change(): Promise<readonly [id: number, at: number]>;
  close(): Promise<void>;
}

async function houseTeller(house: RunningHouse): Promise<Teller> {
  const committed = new Map<number, number>();
  const stopHearing = house.onRecords((records) => {
    for (const { seq } of records) committed.set(seq, now());
  });
  const app = fastify();
  app.setValidatorCompiler(decodeBySchema);
  app.setSerializerCompiler(serializerCompiler);
  const whoAsks = () => ({ isKnown: false, sees: () => false });
  const context = { house, rulebook: RULEBOOK, whoAsks };
  const options = { clientsOfAddress: DISPLAYS };
  app.register(async (api) => void addStreamRoutes(api, context, options), { prefix: '/api/v1' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const round = `${port}`;
  let count = 0;
  return {
    port,
    async change() {
      count += 1;
      const { seq } = await house.submit(startRound(`s-${round}-${count}`, 'T1'));
      await house.submit(endRound(`e-${round}-${count}`, 'T1'));
      return [seq, committed.get(seq) as number];
    },
    async close() {
      stopHearing();
      await app.close();
    },
  };
}

/** What the house says, too. */
const bareText = (id: number): string =>
  `id: ${id}\nevent: sign\ndata: {"changed":{"blazing/progressive":` +
  '{"figure":"10005.60","isPending":false}},"removed":[]}\n\n';

/** No house, no HTTP: what the machine takes to write so many times. */
async function bareTeller(): Promise<Teller> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.once('data', () => {
      sockets.add(socket);
      socket.write(bareText(0));
    });
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let id = 0;
  return {
    port: (server.address() as AddressInfo).port,
    async change() {
      id += 1;
      const at = now();
      const bytes = Buffer.from(bareText(id));
      for (const socket of sockets) socket.write(bytes);
      return [id, at];
    },
    close: async () => void server.close(),
  };
}

async function answerOf(child: ChildProcess, message: Listen | 'end'): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message);
  return (await answer)[0];
}

interface Run {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Parts of a core that the server took, and microseconds of it for each message to a display. */
  readonly cores: number;
  readonly writeUs: number;
  /** Messages that some display did not get, and displays that were cut off. */
  readonly missed: number;
  readonly cut: number;
  /** Messages that each display got. */
  readonly messages: number;
}

async function measure(teller: Teller, count: number): Promise<Run> {
  const child = fork(DISPLAYS_PROGRAM, {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  await answerOf(child, { port: teller.port, count });
  const [cpuBefore, start] = [process.cpuUsage(), now()];
  const changes: (readonly [number, number])[] = [];
  for (let index = 0; index < CHANGES; index++) {
    await sleep(start + index * CHANGE_MS - now());
    changes.push(await teller.change());
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const cores = (user + system) / 1000 / (now() - start);
  await sleep(LAST_MS);
  const { arrivals, cut } = (await answerOf(child, 'end')) as Arrived;
  child.disconnect();
  const ids = [...arrivals.keys()].sort((a, b) => a - b);
  const delays = changes.flatMap(([seq, at]) => {
    const id = ids.find((each) => each >= seq);
    return id === undefined ? [] : (arrivals.get(id) ?? []).map((time) => time - at);
  });
  const got = [...arrivals.values()].reduce((sum, times) => sum + times.length, 0);
  return {
    p50: median(delays),
    p99: quantile(delays, 0.99),
    max: delays.reduce((most, each) => Math.max(most, each), 0),
    cores,
    writeUs: (user + system) / got,
    missed: count * ids.length - got,
    cut,
    messages: ids.length,
  };
}

function displayCount(): number {
  const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  const most = limit === 'unlimited' ? DISPLAYS : Number(limit) - OTHER_FILES;
  return Math.min(DISPLAYS, most);
}

const ms = (value: number): string => value.toFixed(1);
const percent = (part: number): string => `${Math.round(100 * part)}%`;

function print(name: string, runs: readonly Run[]): void {
  const each = (of: (run: Run) => string): string => runs.map(of).join(', ');
  console.log(`  ${name}, each of ${runs.length} runs`);
  console.log(`     ms: p50 ${each((run) => ms(run.p50))}; p99 ${each((run) => ms(run.p99))};`);
  console.log(
    `     max ${each((run) => ms(run.max))}; of a core: ${each((r) => percent(r.cores))}`,
  );
  console.log(
    `     messages ${each((r) => `${r.messages}`)}; us for one: ${each((r) => ms(r.writeUs))}`,
  );
}

async function measureTeller(makeTeller: () => Promise<Teller>, count: number): Promise<Run> {
  const teller = await makeTeller();
  try {
    return await measure(teller, count);
  } finally {
    await teller.close();
  }
}

export async function benchStream(): Promise<void> {
  const count = displayCount();
  const folder = mkdtempSync(join(tmpdir(), 'houseway-bench-'));
  const house = await runHouse({ open: () => openPglite(folder), rulebook: RULEBOOK });
  try {
    for (const command of openingCommands(1)) await house.submit(command);
    console.log(`\n${count} displays at ten changes a second, from commit to display`);
    const [ours, bare]: [Run[], Run[]] = [[], []];
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      ours.push(await measureTeller(() => houseTeller(house), count));
      bare.push(await measureTeller(bareTeller, count));
    }
    print('the stream of a house', ours);
    print('bare writes of the same bytes', bare);
    const usual = (runs: readonly Run[], of: (run: Run) => number) => median(runs.map(of));
    const [p99, bareP99] = [usual(ours, (run) => run.p99), usual(bare, (run) => run.p99)];
    const lost = ours.reduce((sum, { missed, cut }) => sum + missed + cut, 0);
    target('p99 in ms', p99, 'under 250', p99 < 250);
    target('p99 to that of bare writes', p99 / bareP99, 'under 3', p99 < 3 * bareP99);
    const cores = usual(ours, (run) => run.cores) / usual(bare, (run) => run.cores);
    console.log(`     processor time to that of bare writes: ${cores.toFixed(2)}`);
    target('messages and displays lost', lost, '0', lost === 0);
  } finally {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
